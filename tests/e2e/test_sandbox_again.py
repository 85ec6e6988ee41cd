"""`dubsar sandbox --database FILE`: what was begun there goes on when it is started again on the same file."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeAlias
from urllib.request import Request, urlopen

import pytest

from bot.__main__ import main
from bot.messages.outgoing import EditBoard
from bot.sandbox.limits.components import BUTTON, TEXT, every_component
from bot.store.outbox import queue_statements
from tests.support.sources import ROOT

Json: TypeAlias = dict[str, Any]


class Visit:
    """The people before the page of a sandbox, which is a process of its own."""

    def __init__(self, url: str) -> None:
        self._url = url

    def screen(self, who: str = "Guest") -> Json:
        """Everything that somebody sees."""
        with urlopen(f"{self._url}/sandbox/screen?who={who}") as answer:
            return dict(json.load(answer))

    def act(self, name: str, **body: object) -> None:
        """Somebody does something on the page."""
        asked = Request(f"{self._url}/sandbox/{name}", json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(asked) as answer:
            done = json.load(answer)
        assert "failed" not in done, done

    def channel(self, kind: str, name: str = "") -> Json:
        """The only channel of a kind, or the one with a name."""
        (found,) = [one for one in self.screen()["channels"] if one["kind"] == kind and name in one["name"]]
        return dict(found)

    def board(self, channel: Json, label: str, after: str = "") -> Json:
        """The newest message there with a button, once there is one newer than `after`."""
        return self.once(lambda: next((one for one in self._with(channel, label) if one["id"] > after), None))

    def press(self, who: str, channel: Json, label: str) -> None:
        """Somebody presses a button of the newest message that has it."""
        board = self.board(channel, label)
        (custom_id,) = [one["custom_id"] for one in _buttons(board) if one.get("label") == label]
        self.act("click", who=who, channel=channel["id"], message=board["id"], custom_id=custom_id)

    def slash(self, who: str, channel: Json, command: str, **options: str) -> None:
        """Somebody types a command."""
        self.act("slash", who=who, channel=channel["id"], command=command, options=options)

    def sit(self, who: str, channel: Json) -> None:
        """Somebody joins a lobby, and is named there."""
        self.press(who, channel, "Join")
        self.once(lambda: next((one for one in self._with(channel, "Join") if who in _text(one)), None))

    def end_turn(self, channel: Json) -> Json:
        """The asked player does nothing; return the board after that."""
        board = self.board(channel, "Move")
        (asked,) = [one["name"] for one in self.screen()["people"] if f"<@{one['id']}>" in _text(board)]
        self.slash(asked, channel, "tigris end")
        return self.board(channel, "Move", board["id"])

    def once(self, found: Callable[[], Json | None]) -> Json:
        """What is looked for, as soon as it is there: the page is told whenever something has changed."""
        with urlopen(f"{self._url}/sandbox/events") as changes:
            return next(there for _ in changes if (there := found()) is not None)

    def _with(self, channel: Json, label: str) -> list[Json]:
        shown = self.screen()["messages"].get(channel["id"], [])
        return [one for one in reversed(shown) if any(button.get("label") == label for button in _buttons(one))]


def _text(message: Json) -> str:
    texts = [one["content"] for one in every_component(message["components"]) if one["type"] == TEXT]
    return "\n".join([message["content"], *texts])


def _buttons(message: Json) -> list[Json]:
    return [one for one in every_component(message["components"]) if one["type"] == BUTTON]


@contextmanager
def visit(database: Path) -> Iterator[Visit]:
    """A sandbox from its start to the signal that stops it."""
    command = [sys.executable, "-m", "bot", "sandbox", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found is not None
            yield Visit(found[0])
        finally:
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate()
    assert (process.returncode, complaints) == (0, "")


@pytest.mark.full
def test_last_times_tables_are_there_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time the sandbox is stopped by a signal in good order."""
    with visit(tmp_path / "kept.sqlite3") as first:
        channel, other = first.channel("text", "table-1"), first.channel("text", "tables")
        first.sit("Ben", channel)
        first.press("Ann", channel, "Start")
        left = first.end_turn(channel)
        first.slash("Ann", other, "admin setup", threads="on")
        first.slash("Cyd", other, "game new", game="kings")
        thread = first.once(lambda: next((one for one in first.screen()["channels"] if one["kind"] == "thread"), None))
        first.board(thread, "Join")
    with visit(tmp_path / "kept.sqlite3") as second:
        assert second.channel("text", "table-1") == channel
        again = second.board(channel, "Move")
        assert (_text(again), again["id"] > left["id"]) == (_text(left), True)
        assert [one["custom_id"] for one in _buttons(again)] == [one["custom_id"] for one in _buttons(left)]
        second.end_turn(channel)
        again = second.channel("thread")
        assert (again["id"], again["name"]) == (thread["id"], thread["name"])
        second.sit("Dan", thread)
    monkeypatch.setenv("DUBSAR_DATABASE", str(tmp_path / "kept.sqlite3"))
    assert main(["check"]) == 0


@pytest.mark.full
def test_messages_unsent_at_a_kill_are_sent_afterwards(tmp_path: Path) -> None:
    """The queue still has the text of a move, and the table's board the text before it."""
    database = tmp_path / "kept.sqlite3"
    with visit(database) as first:
        channel = first.channel("text", "table-1")
        first.sit("Ben", channel)
        first.press("Ann", channel, "Start")
        left = first.board(channel, "Move")
    told = "What nobody has read yet."
    with closing(sqlite3.connect(database)) as stored, stored:
        for sql, values in queue_statements(1, int(channel["id"]), [EditBoard(told)]):
            stored.execute(sql, values)
    with visit(database) as second:
        second.once(
            lambda: next((one for one in (second.board(channel, "Move", left["id"]),) if told in _text(one)), None)
        )
    with closing(sqlite3.connect(database)) as stored:
        assert stored.execute("SELECT text FROM boards").fetchall() == [(told,)]
        assert stored.execute("SELECT debt FROM debts WHERE debt LIKE '%EditBoard%'").fetchall() == []
