"""Updates: a database of every earlier format is brought up to date with all that is in it, and played on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.check import check_database
from bot.store.migrations import migration_steps
from bot.store.store import Store
from engine.registry import GAMES
from engine.replay import replay_record
from tests.support.core import BEN, CHANNEL, Core
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock
from tests.support.samples import some
from tests.support.schemas import FOLDER, LOBBY, LOCKED, OVER, WITH_COMPUTER, play

NUMBERS = [number for number, _ in migration_steps()]
Row = tuple[object, ...]


RENAMED = {"Post": "PostBoard", "Renew": "EditBoard", "Strip": "RetireBoard", "Ask": "SendHand", "Tell": "PostText"}
RENAMED |= {"Publish": "PostRecord", "Nudge": "PingPlayer", "Notice": "PostAbsenceNotice", "Poll": "PostVote"}
RENAMED |= {"Sight": "SendWatcherUpdate", "Invite": "InviteToThread", "Signpost": "EditThreadStarter"}
RENAMED["Opening"] = "OpenThread"
"""What kinds of messages in the outbox were called before format 13."""


def renamed(value: object) -> object:
    """A stored value, with the kind of its message called as it is now."""
    for before, now in RENAMED.items() if isinstance(value, str) else ():
        value = str(value).replace(f'"is":"{before}"', f'"is":"{now}"')
    return value


def old(file: Path, version: int) -> Path:
    """A database as it was in a format: as it was stored then, or brought there from the newest that is older."""
    stored = max(path for path in FOLDER.glob("*.sql") if int(path.stem) <= version)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(stored.read_text("utf-8"))
        for number, sql in migration_steps():
            if int(stored.stem) < number <= version:
                connection.executescript(f"{sql} PRAGMA user_version = {number};")
    return file


def shape(file: Path) -> dict[str, set[Row]]:
    """Every table and index, with its columns."""
    with closing(sqlite3.connect(file)) as connection:
        things = connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall()
        columns = 'SELECT name, type, "notnull", pk FROM pragma_table_info(?)'
        parts = "SELECT name, desc FROM pragma_index_xinfo(?)"
        return {
            f"{kind} {name}": set(connection.execute(columns if kind == "table" else parts, (name,)))
            for kind, name in things
        }


def content(file: Path, known: dict[str, list[str]]) -> dict[str, list[Row]]:
    """All rows, in the columns that were there before."""
    with closing(sqlite3.connect(file)) as connection:
        return {
            table: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {table}"), key=repr)
            for table, columns in known.items()
        }


def columns(file: Path) -> dict[str, list[str]]:
    """The columns of every table that has rows."""
    with closing(sqlite3.connect(file)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: connection.execute(f"SELECT * FROM {name}") for name in names}
        return {name: [part[0] for part in row.description] for name, row in rows.items() if row.fetchone()}


STORED = {int(path.stem) for path in FOLDER.glob("*.sql")}


async def updated(file: Path) -> Path:
    """The same database after an update."""
    await (await Store.open(file)).close()
    return file


@pytest.mark.parametrize("version", some(NUMBERS[:-1], *STORED, *NUMBERS[-2::-6]))
async def test_nothing_is_lost(tmp_path: Path, version: int) -> None:
    file = old(tmp_path / "old.sqlite", version)
    known = columns(file)
    before = content(file, known)
    assert set(known) >= {"tables", "entries", "debts", "boards", "people"}
    await updated(file)
    before["debts"] = [tuple(map(renamed, row)) for row in before["debts"]]
    assert {table: sorted(rows, key=repr) for table, rows in before.items()} == content(file, known)
    assert shape(file) == shape(await updated(tmp_path / "new.sqlite"))
    assert [fault async for fault in check_database(file, GAMES)] == []


@pytest.mark.parametrize("version", some(NUMBERS[:-1], *STORED))
async def test_games_go_on(tmp_path: Path, version: int) -> None:
    core = Core(old(tmp_path / "old.sqlite", version), Mailbox(), ManualClock(2_000_000.0), GAMES)
    await core.open()
    await core.start()
    await core.wait_until_idle()
    table = await core.tables.find_in_channel(CHANNEL)
    entries = table.log.version
    await play(core, table, 5)
    assert table.log.version == entries + 5
    assert replay_record(table.game, table.record).fold == table.log.fold
    assert (await core.people.find(BEN)).language == "fi"
    assert {(await core.tables.find_in_channel(place)).status for place in (LOBBY, LOCKED)} == {"lobby"}
    over, alone = await core.tables.find_in_channel(OVER), await core.tables.find_in_channel(WITH_COMPUTER)
    assert over.status == "over"
    assert replay_record(over.game, over.record).fold == over.log.fold
    await play(core, alone, 3)
    assert await core.store.outbox.queues_with_messages() == ()
    await core.close()


def test_some_databases_are_as_they_were_stored_then() -> None:
    assert {int(path.stem) for path in FOLDER.glob("*.sql")} >= {1, 7}
    for path in FOLDER.glob("*.sql"):
        assert f"PRAGMA user_version = {int(path.stem)};" in path.read_text("utf-8")
