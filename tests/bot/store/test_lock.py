"""One bot a database: the lock is the kernel's, so that nothing has to be cleaned up after a process that died."""

import asyncio
import errno
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.check import checkup
from bot.runtime import log
from bot.store import lock as store_lock
from bot.store.backup import backup
from bot.store.file import StoreError
from bot.store.lock import Hold, InUse
from bot.store.store import Store
from engine.games import GAMES

HOLDER = """
import sys
from pathlib import Path
from bot.store.lock import Hold
hold = Hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


async def test_a_second_bot_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "dubsar.sqlite"
    first = await Store.open(file)
    with pytest.raises(InUse, match="another bot"):
        await Store.open(file)
    await first.keep_command_digest("still ours")
    await first.close()
    second = await Store.open(file)
    assert await second.command_digest() == "still ours"
    await second.close()
    assert not (tmp_path / "dubsar.sqlite.lock").exists()


async def test_another_name_of_the_file_is_the_same_database(tmp_path: Path) -> None:
    file, name = tmp_path / "dubsar.sqlite", tmp_path / "other.sqlite"
    first = await Store.open(file)
    name.symlink_to(file)
    with pytest.raises(InUse):
        await Store.open(name)
    await first.close()


async def test_copies_and_checks_are_made_while_the_bot_runs(tmp_path: Path) -> None:
    file = tmp_path / "dubsar.sqlite"
    store = await Store.open(file)
    backup(file, tmp_path / "copy.sqlite")
    assert [fault async for fault in checkup(file, GAMES)] == []
    await store.close()


async def test_a_database_that_cannot_be_opened_is_not_held(tmp_path: Path) -> None:
    file = tmp_path / "dubsar.sqlite"
    file.write_bytes(b"no database at all" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="damaged"):
            await Store.open(file)


def test_a_process_that_is_killed_lets_go(tmp_path: Path) -> None:
    file = tmp_path / "dubsar.sqlite"
    command = [sys.executable, "-c", HOLDER, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse):
            Hold(file)
        process.kill()
        process.wait()
    Hold(file).release()


def test_a_lock_that_was_deleted_meanwhile_is_taken_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, lock, times = tmp_path / "dubsar.sqlite", store_lock._lock, [0]

    def deleted(descriptor: int) -> None:
        if not times[0]:
            (tmp_path / "dubsar.sqlite.lock").unlink()
        times[0] += 1
        lock(descriptor)

    monkeypatch.setattr(store_lock, "_lock", deleted)
    hold = Hold(file)
    assert times == [2]
    with pytest.raises(InUse):
        Hold(file)
    hold.release()


def test_where_the_file_system_knows_no_locks_a_warning_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unknown(descriptor: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(store_lock, "_lock", unknown)
    with caplog.at_level(logging.WARNING):
        Hold(tmp_path / "dubsar.sqlite").release()
    assert "second bot" in caplog.text


def test_the_command_line_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hold = Hold(tmp_path / "dubsar.sqlite")
    monkeypatch.setattr(log, "start", lambda config: None)
    monkeypatch.setenv("DISCORD_TOKEN", "unused")
    monkeypatch.setenv("DUBSAR_DATABASE", str(tmp_path / "dubsar.sqlite"))
    assert main(["run"]) == 69
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "another bot" in told[0]
    hold.release()
    assert asyncio.run(_opens(tmp_path / "dubsar.sqlite"))


async def _opens(file: Path) -> bool:
    store = await Store.open(file)
    await store.close()
    return True
