"""Tables: one object a table, every move once, and whatever the log has become, the game continues."""

import ast
import asyncio
import gc
import logging
import weakref

import pytest

from bot.model.errors import NoTable, NotHost, NotSeated, NotStarted, TableClosed
from bot.model.roster import Roster
from bot.model.table import TablePlace, TableSettings
from bot.store.database import StoreUnavailable
from bot.tables import loaded
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from engine import codec
from engine.chance import Chance
from engine.game import Decision, Options
from engine.record import read_record
from engine.replay import replay_record
from engine.table import CannotUndo, StaleAction
from tests.support.core import ANN, BEN, CHANNEL, CYD, GUILD, Core, core
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState
from tests.support.sources import Source, every

__all__ = ["core"]


class NewRules(Auction):
    """An auction whose deck is dealt in another order than before."""

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> AuctionState:
        return super().setup(marks, options, Chance(bytes(32)))


async def test_a_channel_without_a_table_says_so(core: Core) -> None:
    with pytest.raises(NoTable):
        await core.tables.find_in_channel(CHANNEL)
    with pytest.raises(NoTable):
        await core.tables.find(1)


async def test_a_lobby_has_no_game_yet(core: Core) -> None:
    table = await core.lobby(ANN, BEN)
    with pytest.raises(NotStarted):
        await core.tables.play(table, ANN, ("bid", "1"), None, core.key())


async def test_only_seated_people_play_and_undo(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    with pytest.raises(NotSeated):
        await core.tables.play(table, CYD, ("bid", "1"), None, core.key())
    with pytest.raises(NotSeated):
        await core.tables.undo(table, CYD, None, core.key())
    assert table.log.version == 0


async def test_the_same_interaction_plays_once(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    key = core.key()
    first = await core.tables.play(table, ANN, ("bid", "1"), 0, key)
    again = await core.tables.play(table, ANN, ("bid", "1"), 0, key)
    assert again == first
    assert table.log.version == 1


async def test_two_presses_at_once_play_once(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    key = core.key()
    one, two = await asyncio.gather(*(core.tables.play(table, ANN, ("bid", "1"), None, key) for _ in range(2)))
    assert one == two
    assert table.log.version == 1


async def test_an_interaction_that_took_back_does_it_once(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    key = core.key()
    await core.tables.undo(table, ANN, 1, key)
    again = await core.tables.undo(table, ANN, 1, key)
    assert again.entry.first_undone == 1
    assert table.log.version == 2


async def test_two_players_at_once_both_play(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await asyncio.gather(*(core.tables.play(table, user, ("bid", "1"), 0, core.key()) for user in (ANN, BEN)))
    assert table.log.version == 2


async def test_a_stale_version_changes_nothing(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    with pytest.raises(StaleAction):
        await core.tables.play(table, ANN, ("bid", "2"), 0, core.key())
    assert table.log.version == 1


async def test_nobody_takes_back_anothers_move(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    with pytest.raises(CannotUndo):
        await core.tables.undo(table, BEN, None, core.key())


async def test_a_cancelled_caller_does_not_cut_a_move_in_two(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    asking = asyncio.create_task(core.tables.play(table, ANN, ("bid", "1"), None, core.key()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert table.change_lock.locked()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    async with table.change_lock:
        assert table.log.version == 1
    assert len(await core.store.tables.find_log(table.id)) == 1


async def test_listeners_are_called_when_the_table_is_free(core: Core) -> None:
    heard: list[bool] = []
    core.tables.listen(lambda changed: heard.append(changed.change_lock.locked()))
    table = await core.lobby(ANN, BEN, CYD)
    await core.lobbies.change_option(table.id, ANN, "rounds", "five")
    await core.lobbies.leave(table.id, CYD)
    await core.lobbies.start(table.id, ANN)
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await core.tables.undo(table, ANN, None, core.key())
    await core.services.absences.announce_absence(table, ANN, 0.0, 9e9)
    await core.services.absences.announce_return(table, ANN)
    await core.services.votes.propose(table, ANN, "end", None)
    await core.services.privacy.delete(BEN)
    await core.wait_until_idle()
    assert table.status == "cancelled"
    assert len(heard) >= 12
    assert not any(heard)


@every("bot")
def test_only_the_tables_themselves_hold_the_lock_of_one(source: Source) -> None:
    """Else listeners might be called while it is held."""
    held = [node.lineno for node in source.nodes if isinstance(node, ast.Attribute) and node.attr == "lock"]
    assert not held or source.name in ("bot/tables/tables.py", "bot/tables/live_table.py")


async def test_a_change_that_was_stored_is_heard_of_although_something_fails_after_it(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(table: int, user: int) -> None:
        raise StoreUnavailable

    table = await core.begin(ANN, BEN)
    await core.lobbies.leave(table.id, BEN)
    heard: list[Roster] = []
    core.tables.listen(lambda changed: heard.append(changed.roster))
    monkeypatch.setattr(core.store.votes, "delete_replaced", lost)
    with pytest.raises(StoreUnavailable):
        await core.services.votes.ask_to_return(table, BEN)
    assert BEN in heard[-1].users


async def test_a_move_that_was_not_stored_has_no_effect(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    row, log = table.row, table.log

    async def full(*_: object) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as broken:
        broken.setattr(core.store.tables, "store_entries", full)
        with pytest.raises(StoreUnavailable):
            await core.tables.play(table, BEN, ("bid", "2"), 1, core.key())
        with pytest.raises(StoreUnavailable):
            await core.tables.undo(table, ANN, 1, core.key())
    assert table.row is row
    assert table.log is log
    await core.tables.play(table, BEN, ("bid", "2"), 1, core.key())
    assert table.log.version == 2


async def test_a_restart_finds_everything_as_it_was(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    await core.play(table, BEN, ("bid", "2"))
    await core.restart()
    again = await core.tables.find_in_channel(CHANNEL)
    assert again is not table
    assert (again.row, again.log.fold, again.log.entries) == (table.row, table.log.fold, table.log.entries)


async def begin_twice(core: Core) -> LiveTable:
    """The first of two tables of which the second was used last."""
    first = await core.begin(ANN, BEN)
    await core.tables.cancel(first, ANN, False, core.key())
    await core.begin(ANN, BEN)
    return first


async def test_one_object_a_table_however_few_are_kept(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "MAX_IDLE_TABLES", 1)
    monkeypatch.setattr(loaded, "MAX_IDLE_FINISHED_TABLES", 1)
    await core.restart()
    table = await begin_twice(core)
    found = await asyncio.gather(*(core.tables.find(table.id) for _ in range(3)))
    assert all(one is table for one in found)


async def test_tables_that_nobody_uses_are_let_go(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "MAX_IDLE_TABLES", 1)
    await core.restart()
    unused = weakref.ref(await core.begin(ANN, BEN))
    place = TablePlace(GUILD, CHANNEL + 1)
    await core.lobbies.create(Auction(), place, (CYD, "Cyd"), TableSettings("en", ()), interaction=core.key())
    gc.collect()
    assert unused() is None


async def test_of_the_games_that_are_over_few_stay_in_memory(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "MAX_IDLE_FINISHED_TABLES", 1)
    await core.restart()
    first, second = weakref.ref(await begin_twice(core)), weakref.ref(await core.tables.find_in_channel(CHANNEL))
    gc.collect()
    assert first() is not None
    last = second()
    assert last is not None
    await core.tables.cancel(last, ANN, False, core.key())
    gc.collect()
    assert first() is None


async def test_changed_rules_go_on_from_the_snapshot(core: Core, caplog: pytest.LogCaptureFixture) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    state = table.state
    core.games = (NewRules(),)
    with caplog.at_level(logging.WARNING):
        await core.restart()
        again = await core.tables.find(table.id)
    assert "snapshot" in caplog.text
    assert again.log.fold.state == state
    assert again.log.version == 1
    await core.play(again, BEN, ("bid", "2"))
    record = read_record(again.record.text())
    assert replay_record(NewRules(), record).fold.state == again.log.fold.state


async def test_the_snapshot_is_the_newest_state(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    assert table.row.snapshot == codec.dumps(table.state)
    (kept,) = await core.store.tables.find_log(table.id)
    assert kept.digest == codec.digest(table.state)
    assert (kept.user, kept.played) == (ANN, core.clock.now())


async def test_only_the_host_or_a_manager_cancels(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    with pytest.raises(NotHost):
        await core.tables.cancel(table, BEN, False, core.key())
    await core.tables.cancel(table, CYD, True, core.key())
    await core.wait_until_idle()
    assert table.status == "cancelled"
    assert table.log.header.seed.hex() in core.public()[-1].text
    with pytest.raises(TableClosed):
        await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    with pytest.raises(TableClosed):
        await core.tables.cancel(table, ANN, False, core.key())
    with pytest.raises(NoTable):
        await core.tables.find_in_channel(CHANNEL)


async def test_a_table_that_is_deleted_while_it_is_loaded_is_not_found(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    tables = Tables(core.store, core.games, core.clock)
    finding = asyncio.create_task(tables.find(table.id))
    await asyncio.sleep(0)
    tables.forget(table.id)
    with pytest.raises(NoTable):
        await finding


async def test_a_move_asks_the_game_once_what_each_position_waits_for(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await core.begin(ANN, BEN)
    asked: list[object] = []
    decision = Auction.decision

    def spied(game: Auction, state: AuctionState) -> Decision | None:
        asked.append(state)
        return decision(game, state)

    monkeypatch.setattr(Auction, "decision", spied)
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    assert asked == [table.state]
