"""Copies: put back only when they are whole, and nothing is lost by it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.model.person import Person
from bot.store import backup as store_copy
from bot.store.backup import backup, restore
from bot.store.file import StoreError, check_integrity
from bot.store.lock import DatabaseLock, InUse
from bot.store.store import Store
from tests.bot.store.test_file import made, scribble
from tests.support.require import require


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a lock here."""
    monkeypatch.setattr(store_copy, "OPEN_TIMEOUT_SECONDS", 0.0)


async def language(file: Path) -> str | None:
    """What the one person in a database speaks."""
    store = await Store.open(file)
    person = await store.people.find(1)
    await store.close()
    return person.language


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_a_copy_comes_back_where_there_is_nothing(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(file)
    backup(file, copy)
    file.unlink()
    assert restore(copy, file, force=False) is None
    assert file.stat().st_mode & 0o777 == 0o600
    assert await language(file) == "cs"
    assert copy.exists()


async def test_a_database_is_moved_aside_only_when_told(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(file)
    backup(file, copy)
    store = await Store.open(file)
    await store.people.store(Person(1, "fi"))
    await store.close()
    with pytest.raises(StoreError, match="--force"):
        restore(copy, file, force=False)
    assert await language(file) == "fi"
    aside = require(restore(copy, file, force=True))
    assert (await language(file), await language(aside)) == ("cs", "fi")
    assert restore(copy, file, force=True) not in (None, aside)


async def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(file)
    backup(file, copy)
    file.write_bytes(b"no database at all" * 100)
    aside = require(restore(copy, file, force=True))
    assert aside.read_bytes() == b"no database at all" * 100
    assert await language(file) == "cs"


async def test_a_journal_that_is_left_alone_is_moved_too(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(file)
    backup(file, copy)
    file.unlink()
    journal = tmp_path / "dubsar.sqlite-wal"
    journal.write_bytes(b"of the one before")
    with pytest.raises(StoreError, match="--force"):
        restore(copy, file, force=False)
    assert restore(copy, file, force=True) == tmp_path / "dubsar.sqlite.old1"
    assert not journal.exists()
    assert (tmp_path / "dubsar.sqlite.old1-wal").read_bytes() == b"of the one before"


async def test_a_running_bot_keeps_its_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    store = await Store.open(file)
    await store.people.store(Person(1, "he"))
    backup(file, copy)
    with pytest.raises(StoreError, match="in use by another bot"):
        restore(copy, file, force=True)
    await store.people.store(Person(1, "fi"))
    await store.close()
    assert names(tmp_path) == ["copy.sqlite", "dubsar.sqlite"]
    assert await language(file) == "fi"


async def test_only_a_whole_copy_of_ours_is_taken(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(copy)
    scribble(copy)
    with pytest.raises(StoreError, match="damaged"):
        restore(copy, file, force=True)
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE some (thing TEXT)")
    with pytest.raises(StoreError, match="not a database of this bot"):
        restore(other, file, force=True)
    astray = tmp_path / "astray.sqlite"
    await made(astray)
    with closing(sqlite3.connect(astray)) as connection:
        connection.execute("INSERT INTO boards VALUES (99, 1, '', 0, '')")
        connection.commit()
    with pytest.raises(StoreError, match="boards belongs to no tables"):
        restore(astray, file, force=True)
    newer = tmp_path / "newer.sqlite"
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="format 99"):
        restore(newer, file, force=True)
    assert not file.exists()


async def test_a_bot_whose_database_file_is_gone_is_not_restored_over(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(copy)
    store = await Store.open(file)
    for name in names(tmp_path):
        if name.startswith("dubsar") and not name.endswith(".lock"):
            (tmp_path / name).unlink()
    with pytest.raises(InUse):
        restore(copy, file, force=False)
    await store.close()
    assert restore(copy, file, force=False) is None


async def test_a_backup_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(file)
    (tmp_path / "copy.sqlite.begun").write_bytes(b"half of it")
    backup(file, copy)
    assert names(tmp_path) == ["copy.sqlite", "dubsar.sqlite"]
    assert await language(copy) == "cs"


async def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    file.write_bytes(b"no database at all" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="damaged"):
            backup(file, copy)
    assert names(tmp_path) == ["dubsar.sqlite"]


async def test_two_backups_do_not_write_one_file(tmp_path: Path) -> None:
    file, copy = tmp_path / "dubsar.sqlite", tmp_path / "copy.sqlite"
    await made(file)
    hold = DatabaseLock(copy)
    with pytest.raises(StoreError, match="another process"):
        backup(file, copy)
    hold.release()
    backup(file, copy)
    assert names(tmp_path) == ["copy.sqlite", "dubsar.sqlite"]


async def test_a_database_of_another_program_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    file, foreign = tmp_path / "dubsar.sqlite", tmp_path / "foreign.sqlite"
    await made(file)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute(f"PRAGMA user_version = {check_integrity(file)}")
        connection.execute("CREATE TABLE some (thing TEXT)")
    before = names(tmp_path)
    with pytest.raises(StoreError, match="not a database of this bot"):
        restore(foreign, file, force=True)
    assert names(tmp_path) == before
    assert await language(file) == "cs"
