"""One bot a database: the lock is the kernel's, so that nothing has to be cleaned up after a process that died."""

import asyncio
import errno
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.check import check_database
from bot.runtime import log
from bot.store import lock as store_lock
from bot.store.backup import backup
from bot.store.file import StoreError
from bot.store.lock import DatabaseLock, InUse
from bot.store.store import Store
from engine.registry import GAMES

ROOT = Path(__file__).parents[3]

HOLDER = """
import sys
from pathlib import Path
from bot.store.lock import DatabaseLock
hold = DatabaseLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


async def test_a_second_bot_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "dubsar.sqlite"
    first = await Store.open(file)
    with pytest.raises(InUse, match="another bot"):
        await Store.open(file)
    await first.store_command_digest("still ours")
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


RUNS = """
import os, sys
from bot.__main__ import main
for name in sys.argv[1:]:
    os.environ["DUBSAR_DATABASE"] = name
    print(main(["run"]), flush=True)
"""


async def runs(*names: Path, before: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """The exit codes of a process that runs the bot with each of these databases, and what it complains of."""
    process = await asyncio.create_subprocess_exec(
        *before, sys.executable, "-c", RUNS, *map(str, names), cwd=ROOT, env=os.environ | {"DISCORD_TOKEN": "unused"},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, complaints = await process.communicate()
    return told.decode().splitlines(), complaints.decode().splitlines()


async def test_another_process_is_refused_under_every_name_of_the_file(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "dubsar.sqlite", tmp_path / "elsewhere"
    elsewhere.mkdir()
    store = await Store.open(file)
    symbolic, hard = elsewhere / "symbolic.sqlite", elsewhere / "hard.sqlite"
    symbolic.symlink_to(file)
    hard.hardlink_to(file)
    names = (file, symbolic, hard, elsewhere / ".." / "dubsar.sqlite")
    codes, complaints = await runs(*names)
    assert codes == ["69"] * len(names), complaints
    assert all("another bot" in line for line in complaints)
    assert len(complaints) == len(names)
    await store.store_command_digest("still ours")
    await store.close()
    again = await Store.open(hard)
    assert await again.command_digest() == "still ours"
    await again.close()


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root may mount")
async def test_another_process_is_refused_under_a_name_that_is_mounted(tmp_path: Path) -> None:
    file, mounted = tmp_path / "dubsar.sqlite", tmp_path / "elsewhere" / "mounted.sqlite"
    mounted.parent.mkdir()
    mounted.touch()
    mount = ("unshare", "--mount", "sh", "-c", 'mount --bind "$0" "$1" && shift && exec "$@"', str(file), str(mounted))
    store = await Store.open(file)
    codes, complaints = await runs(mounted, before=mount)
    await store.close()
    if not codes and "permi" in " ".join(complaints).casefold():
        pytest.skip("no mounts here")
    assert codes == ["69"], complaints
    assert "another bot" in complaints[-1]


async def test_a_copy_is_made_by_another_process_while_the_bot_runs(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    store = await Store.open(file)
    await store.store_command_digest("ours")
    for command in (["backup", str(copy)], ["check"]):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *command, cwd=ROOT, env=os.environ | {"DUBSAR_DATABASE": str(file)}
        )
        assert await process.wait() == 0
    await store.store_command_digest("still ours")
    await store.close()
    copied = await Store.open(copy)
    assert await copied.command_digest() == "ours"
    await copied.close()


async def test_where_a_file_cannot_be_locked_it_may_have_one_name_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, hard = tmp_path / "dubsar.sqlite", tmp_path / "hard.sqlite"
    await (await Store.open(file)).close()
    monkeypatch.setattr(store_lock, "CAN_LOCK_DATABASE_FILE", False)
    await (await Store.open(file)).close()
    hard.hardlink_to(file)
    with pytest.raises(StoreError, match="another name"):
        await Store.open(file)
    hard.unlink()
    await (await Store.open(file)).close()


async def test_copies_and_checks_are_made_while_the_bot_runs(tmp_path: Path) -> None:
    file = tmp_path / "dubsar.sqlite"
    store = await Store.open(file)
    backup(file, tmp_path / "copy.sqlite")
    assert [fault async for fault in check_database(file, GAMES)] == []
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
            DatabaseLock(file)
        process.kill()
        process.wait()
    DatabaseLock(file).release()


def test_a_lock_that_was_deleted_meanwhile_is_taken_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, lock, times = tmp_path / "dubsar.sqlite", store_lock._lock, [0]

    def deleted(descriptor: int) -> None:
        if not times[0]:
            (tmp_path / "dubsar.sqlite.lock").unlink()
        times[0] += 1
        lock(descriptor)

    monkeypatch.setattr(store_lock, "_lock", deleted)
    hold = DatabaseLock(file)
    assert times == [2]
    with pytest.raises(InUse):
        DatabaseLock(file)
    hold.release()


def test_where_the_file_system_knows_no_locks_a_warning_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unknown(descriptor: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(store_lock, "_lock", unknown)
    with caplog.at_level(logging.WARNING):
        DatabaseLock(tmp_path / "dubsar.sqlite").release()
    assert "second bot" in caplog.text


def test_the_command_line_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hold = DatabaseLock(tmp_path / "dubsar.sqlite")
    monkeypatch.setattr(log, "configure_logging", lambda config: None)
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
