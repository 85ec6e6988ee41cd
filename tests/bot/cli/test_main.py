"""The command line: exit codes and kind words, and a real process that stops when it is told to."""

import argparse
import asyncio
import errno
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import _parser, main
from bot.cli import sandbox as tryout
from bot.config.files import error_text
from bot.config.program import VERSION
from bot.runtime import log
from bot.store.store import Store
from engine import replay
from engine.chance import SEED_BYTES, Chance, commitment
from engine.moves import random_move
from engine.record import Entry, Header, Record
from engine.registry import GAMES
from tests.support.require import require
from tests.support.samples import rarely

ROOT = Path(__file__).parents[3]


def record(moves: int) -> Record:
    """A game by chance."""
    game, seed = GAMES[0], bytes(range(SEED_BYTES))
    options = tuple((option.name, option.choices[0]) for option in game.options)
    header = Header(game.name, game.rules, options, game.marks[:2], commitment(seed), seed)
    folded, stream = replay.begin_fold(game, header), Chance(seed).stream("test")
    entries: tuple[Entry, ...] = ()
    for number in range(1, moves + 1):
        decision = require(game.decision(folded.state))
        entry = Entry(number, decision.seats[0], random_move(game, folded.state, decision.seats[0], stream))
        folded, entries = replay.add_entry(game, folded, entry), (*entries, entry)
    return Record(header, entries)


@pytest.fixture
def tablet(tmp_path: Path) -> Path:
    """A record that holds."""
    path = tmp_path / "game.tablet"
    path.write_text(record(20).text(), "utf-8")
    return path


def test_a_record_that_holds(tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tablet)]) == 0
    assert capsys.readouterr().out.startswith("OK: 20 moves")


def test_a_record_that_was_changed_does_not(tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *lines, last = tablet.read_text("utf-8").splitlines()
    number, seat, *_ = last.split()
    tablet.write_text("\n".join([*lines, f"{number} {seat} treasure A1"]), "utf-8")
    assert main(["verify", str(tablet)]) == 1
    assert "entry 20" in capsys.readouterr().out


def test_a_seed_that_was_not_promised_is_found_out(tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = tablet.read_text("utf-8").replace("seed: 00", "seed: 01")
    tablet.write_text(changed, "utf-8")
    assert main(["verify", str(tablet)]) == 65
    assert "promised" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "no record", "game: chess 1\nseats: white black\n"])
def test_a_file_that_is_no_record_is_reported_in_one_line(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.txt"
    path.write_text(text, "utf-8")
    assert main(["verify", str(path)]) == 65
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("replay", "none.tablet"), "none.tablet: there is no such file"),
        (("verify", "game.tablet/none"), "none: there is no such file"),
        (("verify", "."), "it is a folder, not a file"),
        (("verify", "painted.png"), "painted.png: it is not text in UTF-8"),
        (("verify", "loop"), "loop: it is a link that leads back to itself"),
        (("replay", "game.tablet", "--pictures", "painted.png"), "painted.png: there is something else"),
        (("replay", "game.tablet", "--animation", "none/game.webp"), "game.webp: there is no such file"),
        (("restore", "none.sqlite3"), "there is no database none.sqlite3"),
        (("restore", "."), "a folder or a device, not a file"),
        (("restore", "painted.png"), "painted.png is damaged (file is not a database)"),
        (("backup", "copy"), "there is no database dubsar.sqlite3"),
        (("check",), "there is no database dubsar.sqlite3"),
        (("move", "empty.sqlite3", "empty.sqlite3"), "empty.sqlite3 can't be moved to itself"),
        (("move", "empty.sqlite3", "new.sqlite3"), "empty.sqlite3 is not a database of this bot"),
    ],
)
def test_a_file_that_cannot_be_used_gets_a_sentence(
    given: tuple[str, ...], says: str, tablet: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tablet.parent)
    monkeypatch.delenv("DUBSAR_DATABASE", raising=False)
    Path("painted.png").write_bytes(b"\x89PNG")
    Path("loop").symlink_to("loop")
    Path("empty.sqlite3").touch()
    assert main(given) == 65
    told = capsys.readouterr().err
    assert (says in told, "Errno" in told, len(told.splitlines())) == (True, False, 1), told


def test_a_file_of_another_program_gets_a_sentence() -> None:
    assert error_text(PermissionError(errno.EACCES, "no", "their.tablet")) == (
        "their.tablet: the user whom this runs as may not use it"
    )


def test_without_a_command_all_of_them_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([])
    printed = capsys.readouterr().err
    assert (left.value.code, "sandbox" in printed, "restore" in printed) == (2, True, True)


def test_it_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert (left.value.code, capsys.readouterr().out) == (0, f"dubsar {VERSION}\n")


def test_a_replay_prints_every_move(tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tablet.write_text(record(3).text(), "utf-8")
    assert main(["replay", str(tablet)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert sum(line.startswith(("1 ", "2 ", "3 ")) for line in printed) == 3


def test_a_replay_paints_every_move_instead(tmp_path: Path, tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tablet.write_text(record(3).text(), "utf-8")
    assert main(["replay", str(tablet), "--pictures", str(tmp_path / "pictures")]) == 0
    written, verdict = capsys.readouterr().out.splitlines()
    assert written.startswith("3 pictures")
    assert verdict.startswith("OK: ")
    painted = sorted((tmp_path / "pictures").iterdir())
    assert [path.suffix for path in painted] == [".png"] * 3
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in painted)


def test_a_replay_can_be_one_moving_picture(tmp_path: Path, tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tablet.write_text(record(2).text(), "utf-8")
    assert main(["replay", str(tablet), "--animation", str(tmp_path / "game.webp")]) == 0
    made = (tmp_path / "game.webp").read_bytes()
    assert (made[8:12], made.count(b"ANMF")) == (b"WEBP", 3)
    written, verdict = capsys.readouterr().out.splitlines()
    assert "game.webp" in written
    assert verdict.startswith("OK: ")


def test_every_command_explains_itself_and_what_it_is_given() -> None:
    commands = next(one for one in _parser()._actions if isinstance(one, argparse._SubParsersAction)).choices
    unexplained = [name for name, command in commands.items() if not command.description]
    unexplained += [
        f"{name} {action.dest}" for name, command in commands.items() for action in command._actions if not action.help
    ]
    assert "run" in commands
    assert unexplained == []


@pytest.mark.parametrize("command", [("replay", "game.tablet"), ("--help",), ("verify", "game.tablet")])
def test_a_command_whose_reader_leaves_ends_quietly(tablet: Path, command: tuple[str, ...]) -> None:
    tablet.write_text(record(60).text(), "utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    program = [
        sys.executable,
        "-c",
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); from bot.__main__ import main; sys.exit(main())",
    ]
    done = subprocess.run(
        [*program, *command], cwd=tablet.parent, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert done.returncode in (0, 141)
    assert not done.stderr


def test_a_bot_that_holds_waits_to_be_stopped_when_no_restart_would_help(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "DUBSAR"))}
    command = [sys.executable, "-m", "bot", "run", "--hold"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "DISCORD_TOKEN" in process.stderr.readline()
        assert "waiting" in process.stderr.readline()
        assert process.poll() is None
        process.terminate()
        assert process.wait() == 78


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_pipe_or_a_device_is_no_record(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for odd in (tmp_path / "pipe", Path("/dev/zero")):
        assert main([command, str(odd)]) == 65
        assert "not a file" in capsys.readouterr().err


def test_a_backup_says_what_it_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DUBSAR_DATABASE", str(tmp_path / "dubsar.sqlite3"))
    asyncio.run(_made(tmp_path / "dubsar.sqlite3"))
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    said = capsys.readouterr().out
    assert all(fact in said for fact in ("dubsar.sqlite3", "copy.sqlite3", "KiB"))


async def _made(file: Path) -> None:
    await (await Store.open(file)).close()


@pytest.mark.parametrize("before", [None, b"an older one"])
def test_a_moving_picture_that_cannot_be_painted_leaves_its_file_as_it_was(
    before: bytes | None, tmp_path: Path, tablet: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bytes:
        raise MemoryError

    file = tmp_path / "game.webp"
    if before is not None:
        file.write_bytes(before)
    tablet.write_text(record(2).text(), "utf-8")
    monkeypatch.setattr("render.raster.encode_animation", broken)
    with pytest.raises(MemoryError):
        main(["replay", str(tablet), "--animation", str(file)])
    assert (file.read_bytes() if file.exists() else None) == before


def test_without_a_token_one_line_says_where_to_put_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    assert main(["run"]) == 78
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "DISCORD_TOKEN" in told[0]


@pytest.mark.parametrize("given", [[], ["dance"], ["verify"]])
def test_an_unknown_command_is_explained(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(given)
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.fixture
def sandboxed(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`python -m bot sandbox` as a process of its own."""
    command = [sys.executable, "-m", "bot", "sandbox", "--port", "0", "--database", str(tmp_path / "kept.sqlite3")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


@pytest.mark.full
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_sandbox_in_good_order(
    sandboxed: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    assert "http://127.0.0.1:" in require(sandboxed.stdout).readline()
    sandboxed.send_signal(number)
    _, complaints = sandboxed.communicate()
    assert (sandboxed.returncode, complaints) == (0, "")
    monkeypatch.setenv("DUBSAR_DATABASE", str(tmp_path / "kept.sqlite3"))
    assert main(["check"]) == 0


def taken(port: int) -> socket.socket:
    """Something else that listens there."""
    other = socket.socket()
    other.bind(("127.0.0.1", port))
    other.listen()
    return other


def test_a_requested_port_that_is_taken_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with taken(0) as other:
        assert main(["sandbox", "--port", str(other.getsockname()[1])]) == 69
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "choose another with --port" in told[0]


@pytest.mark.parametrize("port", ["70000", "-1", "web"])
def test_an_invalid_port_is_explained(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sandbox", f"--port={port}"])
    assert "0 (any that is free) to 65535" in capsys.readouterr().err


async def test_without_a_port_the_next_free_one_is_used_and_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    with taken(0) as other:
        busy = other.getsockname()[1]
        monkeypatch.setattr(tryout, "PORTS", (busy, 0))
        stops: list[asyncio.Event] = []
        monkeypatch.setattr(tryout, "stop_on_signal", stops.append)
        monkeypatch.setattr(log, "configure_logging", lambda config: None)
        monkeypatch.setattr(log, "hide_slowness_warnings", lambda: None)

        def announce(text: str) -> None:
            told.append(text)
            if text.startswith("Open"):
                stops[0].set()

        assert await tryout.run(None, None, announce) == 0
    assert f"Port {busy} is in use" in told[0]
    assert f":{busy} " not in told[1]


AT = "import runpy, sys; from bot.sandbox.connect import turn_discord_to; turn_discord_to(sys.argv.pop(1)); {}"
RUN = AT.format("runpy.run_module('bot', run_name='__main__', alter_sys=True)")


@pytest.mark.parametrize(("token", "code"), [("sandbox-token", 0), ("another-token", 78)])
async def test_the_bot_as_a_process(tmp_path: Path, token: str, code: int) -> None:
    from bot.sandbox.sandbox import Sandbox

    sandbox = Sandbox()
    await sandbox.start()
    environment = os.environ | {"DISCORD_TOKEN": token, "DUBSAR_DATABASE": str(tmp_path / "dubsar.sqlite3")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", RUN, sandbox.url, "run", cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    if code == 0:
        await sandbox.until(lambda: any("commands" in request.path for request in sandbox.requests))
        process.send_signal(signal.SIGTERM)
    told, complaints = await process.communicate()
    await sandbox.stop()
    assert process.returncode == code, (told, complaints)
    assert token not in told.decode() + complaints.decode()
    assert len(complaints.splitlines()) == (0 if code == 0 else 1)


@pytest.mark.parametrize(("servers", "sessions", "says"), [(0, 9, "4011"), *rarely((9, 0, "0 more sessions"))])
async def test_a_refusal_at_the_start_is_reported_in_one_sentence_and_wastes_no_session(
    tmp_path: Path, servers: int, sessions: int, says: str
) -> None:
    import asyncio

    from bot.sandbox.sandbox import Sandbox

    sandbox = Sandbox()
    sandbox.gateway.admission.guilds_a_shard, sandbox.gateway.admission.total = servers, sessions
    await sandbox.start()
    environment = os.environ | {"DISCORD_TOKEN": sandbox.token, "DUBSAR_DATABASE": str(tmp_path / "dubsar.sqlite3")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", RUN, sandbox.url, "run", cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    _, complaints = await process.communicate()
    await sandbox.stop()
    (line,) = complaints.decode().splitlines()
    assert (process.returncode, says in line) == (69, True), line
    assert sandbox.gateway.admission.spent == min(sessions, 1)
