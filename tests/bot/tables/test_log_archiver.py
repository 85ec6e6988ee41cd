"""Logs of old games: bound they say the same, take little room, and still know whom they name."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from bot.cli.check import check_database
from bot.model.times import DAY
from bot.store.store import Store
from bot.tables.log_archiver import LogArchiver
from engine.registry import GAMES
from engine.replay import replay_record
from tests.bench.stocked import EPOCH, FLAKE, Stocked, stock, wholes
from tests.support.core import ANN, BEN, CHANNEL, Core, core
from tests.support.manual_clock import ManualClock
from tests.support.stored import counted, rows, until

__all__ = ["core"]

KIB = 1024
GAMES_OVER = 12


async def finish(core: Core) -> int:
    """A game to its end; its number."""
    table = await core.begin(ANN, BEN)
    while table.status == "open":
        user = table.roster.user_of(core.decision(table).seats[0])
        await core.play(table, user or 0, ("pass",))
    return table.id


async def test_a_log_is_bound_a_day_after_its_end(core: Core) -> None:
    table = await finish(core)
    binder = core.services.archiver
    log = await core.store.tables.find_log(table)
    await core.clock.advance(DAY)
    await core.wait_until_idle()
    assert (await counted(core.store, "entries"), await counted(core.store, "bound")) == (len(log), 0)
    await core.clock.advance(1)
    await binder.archive_due()
    assert (await counted(core.store, "entries"), await counted(core.store, "bound")) == (0, 1)
    assert await core.store.tables.find_log(table) == tuple(replace(kept, key=None) for kept in log)
    await binder.archive_due()
    assert await counted(core.store, "bound") == 1


async def test_a_game_whose_log_is_bound_is_there_as_before(core: Core) -> None:
    table = await finish(core)
    await core.clock.advance(DAY + 1)
    await core.wait_until_idle()
    assert await counted(core.store, "bound") == 1
    told = len(core.public())
    await core.restart()
    await core.wait_until_idle()
    live = await core.tables.find_in_channel(CHANNEL)
    assert (live.id, live.status) == (table, "over")
    assert replay_record(live.game, live.record).fold == live.log.fold
    assert [fault async for fault in check_database(core.address or core.file, core.games)] == []
    assert await core.store.outbox.unpictured_tables() == ()
    assert len(core.public()) == told


async def test_open_games_are_left_alone(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    await core.clock.advance(9 * DAY)
    await core.wait_until_idle()
    assert (await counted(core.store, "entries"), await counted(core.store, "bound")) == (1, 0)


async def test_whom_a_bound_log_names_is_told_and_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    await finished(file)
    store = await Store.open(file)
    before = (await store.privacy.rows_about(FLAKE))["entries"]
    await LogArchiver(store.archived_logs, ManualClock(2 * EPOCH)).archive_due()
    assert (await store.privacy.rows_about(FLAKE))["entries"] == [told | {"key": None} for told in before]
    await store.privacy.forget(FLAKE)
    assert "entries" not in await store.privacy.rows_about(FLAKE)
    named = {kept.user for table in range(1, GAMES_OVER + 1) for kept in await store.tables.find_log(table)}
    assert named >= {None, FLAKE + 1}
    assert FLAKE not in named
    await store.close()


async def test_a_bot_binds_at_every_start(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    await finished(file)
    store = await Store.open(file)
    binder = LogArchiver(store.archived_logs, ManualClock(2 * EPOCH))
    await binder.start()
    await until(store, "bound", GAMES_OVER)
    await binder.close()
    assert await counted(store, "entries") == 0
    await store.close()


async def test_a_finished_game_takes_little_room(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    await finished(file)
    store = await Store.open(file)
    empty = await Store.open(tmp_path / "empty.sqlite")
    await LogArchiver(store.archived_logs, ManualClock(2 * EPOCH)).archive_due()
    assert (await used(store) - await used(empty)) / GAMES_OVER <= 16 * KIB
    await empty.close()
    await store.close()


async def finished(file: Path) -> None:
    """A database of games that are over."""
    tables = []
    for number, whole in enumerate(wholes(GAMES[0], GAMES_OVER), 1):
        people = tuple((FLAKE + seat, f"Person {seat}") for seat in range(len(whole.record.header.marks)))
        tables.append(Stocked(number, 9, FLAKE + number, people, whole, len(whole.record.entries)))
    await asyncio.to_thread(stock, file, tables, {})


async def used(store: Store) -> int:
    """The bytes of a file that hold something."""
    ((size,),) = await rows(
        store,
        "SELECT (page_count - freelist_count) * page_size"
        " FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
    )
    return int(size)
