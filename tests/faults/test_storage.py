"""A full disk, a locked database: people are told, nothing changes, and afterwards all continues by itself."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.model.guild import RETENTION_SECONDS
from bot.runtime import workers
from bot.store import file as store_file
from bot.tables.live_table import LiveTable
from bot.tables.schedule import RETRY_AFTER
from bot.text.voice import LANGUAGES
from tests.e2e.test_removed import forgotten, removed
from tests.support.house import House
from tests.support.root_log import root_log
from tests.support.stored import counted

__all__ = ["root_log"]


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can be written to."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk in these tests."""
    monkeypatch.setattr(workers, "RETRY_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(store_file, "BUSY_TIMEOUT_SECONDS", 0.0)


@pytest.mark.parametrize("kind", ["full", "locked"])
async def test_a_move_that_cannot_be_stored_gets_an_error_and_can_be_repeated(house: House, kind: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, seen = await house.to_move(), len(house.person("Guest").sees(house.channel))
    with full_disk() if kind == "full" else locked(house.database):
        for answer in (await house.type(mover, ("end",)), await house.click(mover, "My hand")):
            assert answer.ephemeral
            assert ("database" in answer.content) == (not answer.attachments)
    assert (await house.table()).log.version == 0
    await house.type(mover, ("end",))
    assert (await house.table()).log.version == 1
    assert await house.to_move() != mover
    assert len(house.person("Guest").sees(house.channel)) == seen + 1


async def test_an_unstored_move_gets_an_error_in_every_language(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    person = house.person(await house.to_move())
    with full_disk():
        for language in LANGUAGES:
            person.locale = {"en": "en-GB"}.get(language, language)
            answer = await house.type(person.name, ("end",))
            assert "unstored" not in answer.content
            assert answer.ephemeral


async def test_a_message_whose_delivery_could_not_be_stored_is_not_sent_again(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, other = await house.to_move(), ({"Ann", "Ben"} - {await house.to_move()}).pop()
    calls, seen = len(house.person(other).pings), len(house.person("Guest").sees(house.channel))
    sending = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages", after_effect=True)
    await (await house.person(mover).slash(house.channel, "tigris end")).wait_until_finished()
    await sending.carried.wait()
    with full_disk():
        sending.released.set()
        await house.sandbox.until(lambda: [one.method for one in house.sandbox.requests].count("GET") > 3)
    await house.settle()
    assert len(house.person("Guest").sees(house.channel)) == seen + 1
    assert len(house.person(other).pings) == calls + 1
    assert "Move" in house.board().labels
    assert house.board().attachments


async def test_a_computer_that_could_not_move_moves_when_there_is_room(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ann", "Add a computer player")
    await house.click("Ann", "Start")
    before = (await house.table()).log.version
    with ExitStack() as full:
        disks = [full_disk()]

        def fill(_: LiveTable) -> None:
            if disks:
                full.enter_context(disks.pop())

        house.app.services.tables.listen(fill)
        await house.person("Ann").slash(house.channel, "tigris end")
        await house.sandbox.until(lambda: "cannot be used for now" in caplog.text)
        assert (await house.table()).log.version == before + 1
    await house.settle()
    assert await house.to_move() == "Ann"
    assert (await house.table()).log.version > before + 1


@pytest.mark.usefixtures("root_log")
def test_a_bot_whose_database_is_spoilt_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "spoilt.sqlite"
    file.write_bytes(b"SQLite format 3\0" + b"\x5a" * 9000)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DUBSAR_DATABASE", str(file))
    assert main(["run"]) == 65
    (told,) = capsys.readouterr().err.splitlines()
    assert "python -m bot restore FILE --force" in told
    assert file.read_bytes().endswith(b"\x5a" * 9000)


async def test_a_deletion_that_takes_too_long_is_completed_later(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await removed(house)
    with full_disk():
        await house.clock.advance(RETENTION_SECONDS)
        await house.sandbox.until(lambda: "is forgotten later" in caplog.text)
        assert await counted(house.app.store, "tables") == 1
    await house.clock.advance(RETRY_AFTER)
    await forgotten(house)
