"""A database that cannot be used is refused with what to do, and left as it is."""

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.model.person import Person
from bot.store import file as store_file
from bot.store.database import StoreUnavailable
from bot.store.file import StoreError, check_integrity
from bot.store.store import Store


async def made(file: Path) -> None:
    """A database with somebody in it."""
    store = await Store.open(file)
    await store.people.store(Person(1, "cs"))
    await store.close()


def scribble(file: Path) -> None:
    """Spoil all pages but the first."""
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\x5a" * (len(content) - 4096))


async def test_a_damaged_database_is_refused_and_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.sqlite"
    await made(file)
    scribble(file)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"damaged.*restore FILE --force"):
        await Store.open(file)
    assert file.read_bytes() == before


async def test_an_emptied_database_is_refused_and_not_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "emptied.sqlite"
    await made(file)
    file.write_bytes(b"")
    with pytest.raises(StoreError, match=r"empty.*restore FILE --force"):
        await Store.open(file)
    assert file.read_bytes() == b""


async def test_a_lost_database_whose_journal_is_there_is_not_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "lost.sqlite"
    store = await Store.open(file)
    await store.people.store(Person(1, "cs"))
    journal = (tmp_path / "lost.sqlite-wal").read_bytes()
    await store.close()
    file.unlink()
    (tmp_path / "lost.sqlite-wal").write_bytes(journal)
    with pytest.raises(StoreError, match=r"gone.*restore FILE --force"):
        await Store.open(file)
    assert not file.exists()
    assert (tmp_path / "lost.sqlite-wal").read_bytes() == journal


async def test_a_beginning_that_was_cut_short_is_begun_again(tmp_path: Path) -> None:
    (tmp_path / "first.sqlite.begun").write_bytes(b"half")
    await made(tmp_path / "first.sqlite")
    assert check_integrity(tmp_path / "first.sqlite")
    assert not (tmp_path / "first.sqlite.begun").exists()


async def test_a_file_that_is_no_database_is_refused_and_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100)
    with pytest.raises(StoreError, match="damaged"):
        await Store.open(file)
    assert file.read_text() == "Dear Ann, " * 100


async def test_a_read_only_database_is_an_error_that_says_so(tmp_path: Path) -> None:
    file = tmp_path / "fixed.sqlite"
    await made(file)
    with file.open("r+b") as opened:
        opened.seek(18)
        opened.write(b"\x03")  # the format's own mark of a file that only newer programs may write
    with pytest.raises(StoreError, match="only be read"):
        await Store.open(file)


@contextmanager
def fixed(folder: Path) -> Iterator[None]:
    """Nothing can be made in a folder; for root, whom its mode does not keep, by a mount where that is allowed."""
    folder.chmod(0o500)
    root = os.access(folder, os.W_OK)
    try:
        if root and (_run("mount", "--bind", folder, folder) or _run("mount", "-o", "remount,bind,ro", folder)):
            pytest.skip("nothing keeps this user from writing")
        yield
    finally:
        if root:
            _run("umount", folder)
        folder.chmod(0o700)


def _run(*command: str | Path) -> int:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode
    except FileNotFoundError:
        return 1


async def test_a_database_in_a_read_only_folder_is_an_error_that_says_so(tmp_path: Path) -> None:
    file = tmp_path / "disk" / "kept.sqlite"
    file.parent.mkdir()
    await made(file)
    with fixed(file.parent), pytest.raises(StoreError, match="only be read"):
        await Store.open(file)
    await (await Store.open(file)).close()


async def test_a_locked_database_is_an_error_that_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "busy.sqlite"
    await made(file)
    monkeypatch.setattr(store_file, "OPEN_TIMEOUT_SECONDS", 0.0)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await Store.open(file)


async def test_a_folder_in_place_of_the_database_is_an_error_that_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        await Store.open(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(tmp_path / "file" / "inside.sqlite")


async def test_looking_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "seen.sqlite"
    await made(file)
    before = file.read_bytes()
    store = await Store.open_read_only(file)
    assert (await store.people.find(1)).language == "cs"
    with pytest.raises(StoreUnavailable, match="readonly"):
        await store.people.store(Person(2))
    await store.close()
    assert file.read_bytes() == before
    assert _names(tmp_path) == [file.name]


def _names(folder: Path) -> list[str]:
    return [found.name for found in folder.iterdir()]


async def test_only_what_is_there_and_of_this_version_can_be_looked_at(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        await Store.open_read_only(tmp_path / "none.sqlite")
    assert not (tmp_path / "none.sqlite").exists()
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE some (thing TEXT)")
    with pytest.raises(StoreError, match="not a database of this bot"):
        await Store.open_read_only(file)
    assert check_integrity(file) == 0
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 1")
    with pytest.raises(StoreError, match="format 1"):
        await Store.open_read_only(file)


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="format 99"):
        await Store.open(file)
