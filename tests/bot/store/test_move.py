"""Everything moves from one kind of database to another and back: all of it or nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import UNREACHABLE, UNREADABLE, main
from bot.store.file import StoreError
from bot.store.move import NUMBERED_TABLES, TABLES_IN_ORDER, digest_of_rows, move
from bot.store.places import SqliteFile, place_of
from bot.store.schema import CHILDREN, SCHEMA
from bot.store.statements import Transaction
from bot.store.store import Store
from tests.bot.store.test_store import ROW
from tests.support.house import House
from tests.support.postgres import PostgresHost

FORMATS = Path(__file__).parent / "formats"


@pytest.fixture
async def stocked(tmp_path: Path) -> Path:
    """A file with games, of today's format."""
    file = tmp_path / "stocked.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(max(FORMATS.iterdir()).read_text("utf-8"))
    store = await Store.open(file)
    last = await store.tables.create(replace(ROW, channel=4710), 7_000_000, ())

    def fill(work: Transaction) -> None:
        work.execute("INSERT INTO bound (table_id, users, log) VALUES (?, '[]', ?)", (last.id, bytes(range(256))))
        work.execute(
            "INSERT INTO votes (id, table_id, kind, version, absent, proposal, verdict)"
            " VALUES (40, ?, 'end', 1, 0, '', '')",
            (last.id,),
        )
        work.execute("DELETE FROM votes WHERE id = 40")

    await store._database.change(fill)
    await store.close()
    return file


def dump(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a file, by table."""
    with closing(sqlite3.connect(file)) as connection:
        return {
            table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)
            for table in (*SCHEMA, "sqlite_sequence")
        }


def files(folder: Path) -> list[str]:
    """What is in a folder."""
    return [file.name for file in folder.iterdir()]


async def test_there_and_back_everything_is_the_same(postgres: PostgresHost, stocked: Path, tmp_path: Path) -> None:
    address, back = postgres.new(), tmp_path / "back.sqlite"
    before = dump(stocked)
    moved = await move(place_of(stocked), place_of(address))
    assert moved == sum(len(rows) for table, rows in before.items() if table in SCHEMA)
    assert await move(place_of(address), place_of(back)) == moved
    assert {**dump(back), "sqlite_sequence": []} == {**before, "sqlite_sequence": []}
    assert set(dump(back)["sqlite_sequence"]) <= set(before["sqlite_sequence"])
    assert ("votes", 40) in dump(back)["sqlite_sequence"]
    left = dump(stocked)
    assert [note for note in left["notes"] if note not in before["notes"]] == [("moved", place_of(address).name)]
    assert left | {"notes": before["notes"]} == before


async def test_no_bot_starts_on_a_moved_database_unless_forced(house: House, tmp_path: Path) -> None:
    await house.app.close()
    source, target = house.address or house.database, tmp_path / "target.sqlite"
    await move(place_of(source), place_of(target))
    with pytest.raises(StoreError, match=f"moved to {target}"):
        await house.start()
    with pytest.raises(StoreError, match=f"moved to {target}"):
        await move(place_of(source), place_of(tmp_path / "other.sqlite"))
    assert not (tmp_path / "other.sqlite").exists()
    store = await Store.open(source)
    await store.require_not_moved("", force=True)
    await store.close()
    await house.start()


async def test_numbers_go_on(postgres: PostgresHost, stocked: Path) -> None:
    address = postgres.new()
    await move(place_of(stocked), place_of(address))
    (last,) = [number for table, number in dump(stocked)["sqlite_sequence"] if table == "tables"]
    store = await Store.open(address)
    row = await store.tables.create(replace(ROW, channel=4711), 7_000_001, ())
    await store.close()
    assert row.id == int(str(last)) + 1


async def test_a_target_that_is_not_empty_is_left_alone(stocked: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    store = await Store.open(other)
    await store.store_command_digest("mine")
    await store.close()
    before = dump(other)
    with pytest.raises(StoreError, match="not empty"):
        await move(place_of(stocked), place_of(other))
    assert dump(other) == before


async def test_a_changed_row_is_found_and_nothing_is_moved(stocked: Path, tmp_path: Path) -> None:
    other = SqliteFile(tmp_path / "other.sqlite")
    opened = other.database()
    await opened.open()
    await opened.run(("CREATE TRIGGER spoil AFTER INSERT ON people BEGIN UPDATE people SET dm = 1 - dm; END", ()))
    await opened.close()
    with pytest.raises(StoreError, match="people is not what was written"):
        await move(place_of(stocked), other)
    assert not any(rows for table, rows in dump(tmp_path / "other.sqlite").items() if table in SCHEMA)


@pytest.mark.parametrize("used", ["source", "target"])
async def test_neither_may_be_in_use(
    postgres: PostgresHost, stocked: Path, used: str, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.new()
    store = await Store.open(stocked if used == "source" else address)
    assert await asyncio.to_thread(main, ["move", str(stocked), address]) == UNREACHABLE
    assert "in use by another bot" in capsys.readouterr().err
    await store.close()
    assert await asyncio.to_thread(main, ["move", str(stocked), address]) == 0
    assert "rows" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["move", str(stocked), address]) == UNREADABLE


async def test_a_source_that_is_not_there_is_not_made(stocked: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        await move(place_of(tmp_path / "none.sqlite"), place_of(tmp_path / "other.sqlite"))
    assert files(tmp_path) == [stocked.name]


def test_every_table_comes_after_those_it_belongs_to() -> None:
    assert sorted(TABLES_IN_ORDER) == sorted(SCHEMA)
    assert set(NUMBERED_TABLES) == {*CHILDREN, "debts", "notices", "results", "reviews", "entrants", "fixtures"}


def test_a_digest_is_of_all_rows_and_of_no_order() -> None:
    assert digest_of_rows([(1, "a"), (2, "b")]) == digest_of_rows([(2, "b"), (1, "a")])
    assert digest_of_rows([(1, "a")]) != digest_of_rows([(1, "b")])
    assert digest_of_rows([(1,)]) != digest_of_rows([(1.0,)])
