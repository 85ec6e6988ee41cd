"""Turns that end by themselves, when nothing else can be done and the time has come."""

import asyncio

import pytest

from bot.model.reminders import due_ids
from bot.runtime.clock import MAX_SLEEP_SECONDS, Clock, Sleeper
from bot.tables.live_table import LiveTable
from engine.chance import Chance
from engine.moves import every_move, random_move
from engine.registry import GAMES, find_game
from tests.support.core import ANN, BEN, Core, core
from tests.support.manual_clock import ManualClock
from tests.support.require import require

__all__ = ["core"]

GAME = GAMES[0]


async def use_actions(core: Core) -> tuple[int, int]:
    """A game in which the first player has no action left; the table's number and that player."""
    table = await core.begin(ANN, BEN, game=GAME)
    while not (decision := core.decision(table)).automatic_move:
        seat = decision.seats[0]
        user = require(table.roster.user_of(seat))
        placed = {entry.words[1] for entry in table.log.entries}
        leader = next(word for word in ("king", "priest") if word not in placed)
        words = next(every_move(table.game, table.state, seat, ("leader", leader)))
        await core.play(table, user, words)
    user = require(table.roster.user_of(core.decision(table).seats[0]))
    return table.id, user


def test_due_tasks_are_listed_most_overdue_first() -> None:
    assert due_ids(10.0, {1: 10.0, 2: 9.0, 3: 11.0}) == (2, 1)
    assert due_ids(8.0, {1: 10.0}) == ()


async def test_the_real_clock_returns_at_once_for_what_is_past() -> None:
    clock = Clock()
    await clock.sleep_until(clock.now() - 1)
    assert clock.now() > 1_600_000_000


async def test_a_turn_ends_a_minute_after_the_last_action(core: Core) -> None:
    number, user = await use_actions(core)
    table = await core.tables.find(number)
    assert table.row.due == core.clock.now() + 60
    version = table.log.version
    await core.clock.advance(59.5)
    await core.wait_until_idle()
    assert table.log.version == version
    ended = asyncio.Event()
    core.tables.listen(lambda table: ended.set())
    await core.clock.advance(0.5)
    await ended.wait()
    await core.wait_until_idle()
    assert table.log.entries[-1].words == ("end",)
    assert table.roster.user_of(table.log.entries[-1].seat) == user
    assert table.row.due is None


async def test_a_timer_set_before_a_restart_fires_after_it(core: Core) -> None:
    number, _user = await use_actions(core)
    await core.close()
    await core.clock.advance(600)
    await core.open()
    ended = asyncio.Event()
    core.tables.listen(lambda table: ended.set())
    await core.start()
    await ended.wait()
    await core.wait_until_idle()
    assert (await core.tables.find(number)).log.entries[-1].words == ("end",)


async def test_taking_back_stops_the_clock(core: Core) -> None:
    number, user = await use_actions(core)
    table = await core.tables.find(number)
    await core.tables.undo(table, user, None, core.key())
    assert table.row.due is None
    version = table.log.version
    await core.clock.advance(600)
    await core.wait_until_idle()
    assert table.log.version == version


async def test_a_table_may_want_its_turns_ended_by_hand(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=GAME, auto_end=False)
    seat = core.decision(table).seats[0]
    user = require(table.roster.user_of(seat))
    for leader in ("king", "priest"):
        await core.play(table, user, next(every_move(table.game, table.state, seat, ("leader", leader))))
    assert core.decision(table).automatic_move
    assert table.row.due is None
    assert "In a minute" not in core.public()[-1].text


async def until_only_extras_are_left(core: Core) -> LiveTable:
    """A game of Wayfarers whose mover could still change dice, but do nothing else."""
    table, stream = (
        await core.begin(ANN, BEN, game=find_game("wayfarers"), auto_end=False),
        Chance(bytes(32)).stream(""),
    )
    while not (decision := core.decision(table)).ending_move or decision.automatic_move:
        seat = decision.seats[0]
        user = require(table.roster.user_of(seat))
        await core.play(table, user, random_move(table.game, table.state, seat, stream))
    return table


async def test_a_turn_ends_by_itself_before_extras_for_the_one_who_wants_it_so_and_for_nobody_else(core: Core) -> None:
    table = await until_only_extras_are_left(core)
    seat = core.decision(table).seats[0]
    user = require(table.roster.user_of(seat))
    assert table.row.due is None
    await core.people.set_auto_end(user, ends=True)
    await core.tables.undo(table, user, None, core.key())
    again = next(move for move in every_move(table.game, table.state, seat) if move == table.log.entries[-2].words)
    await core.play(table, user, again)
    assert table.row.due == core.clock.now() + 60
    assert "optional actions" in core.public()[-1].text
    ended = asyncio.Event()
    core.tables.listen(lambda table: ended.set())
    await core.clock.advance(60)
    await ended.wait()
    await core.wait_until_idle()
    assert table.log.entries[-1].words == ("end",)
    assert table.roster.user_of(table.log.entries[-1].seat) == user


async def test_all_who_owe_it_go_on_at_once(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    for _ in range(2):
        for user in (ANN, BEN):
            if not core.decision(table).automatic_move:
                await core.play(table, user, ("bid", "1"))
    version = table.log.version
    assert table.row.due is not None
    told: asyncio.Queue[int] = asyncio.Queue()
    core.tables.listen(lambda table: told.put_nowait(table.log.version))
    await core.clock.advance(60)
    assert [await told.get(), await told.get()] == [version + 1, version + 2]


async def test_a_table_that_fails_does_not_stop_the_clock(
    core: Core, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*given: object, **named: object) -> None:
        failed.set()
        raise RuntimeError("no move")

    await use_actions(core)
    failed = asyncio.Event()
    monkeypatch.setattr(core.tables, "play_seat", broken)
    await core.clock.advance(60)
    await failed.wait()
    await core.close()
    assert "no move" in caplog.text
    await core.open()
    await core.start()


NOON = 1_000_000.0


async def test_it_ends_when_the_time_has_come() -> None:
    clock = ManualClock(NOON)
    sleeper = Sleeper(clock)
    sleeping = asyncio.create_task(sleeper.sleep(NOON + 10))
    await sleeper.wait_until_asleep()
    await clock.advance(9)
    assert sleeper.is_asleep
    await clock.advance(1)
    await sleeping
    assert not sleeper.is_asleep


async def test_a_change_ends_it() -> None:
    sleeper = Sleeper(ManualClock(NOON))
    sleeping = asyncio.create_task(sleeper.sleep(None))
    await sleeper.wait_until_asleep()
    sleeper.wake()
    assert not sleeper.is_asleep
    await sleeping


@pytest.mark.parametrize(("when", "asleep"), [(NOON + 9, False), (NOON + 10, True), (NOON + 11, True), (None, True)])
async def test_only_an_earlier_time_ends_it(when: float | None, asleep: bool) -> None:
    sleeper = Sleeper(ManualClock(NOON))
    sleeping = asyncio.create_task(sleeper.sleep(NOON + 10))
    await sleeper.wait_until_asleep()
    sleeper.wake_by(when)
    assert sleeper.is_asleep == asleep
    sleeper.wake()
    await sleeping


async def test_any_time_ends_a_sleep_without_end() -> None:
    sleeper = Sleeper(ManualClock(NOON))
    sleeping = asyncio.create_task(sleeper.sleep(None))
    await sleeper.wait_until_asleep()
    sleeper.wake_by(NOON + 10)
    await sleeping


async def test_a_change_that_comes_while_the_times_are_read_is_not_slept_through() -> None:
    sleeper = Sleeper(ManualClock(NOON))
    sleeper.clear_wakes()
    sleeper.wake()
    await sleeper.sleep(None)
    assert not sleeper.is_asleep


@pytest.mark.parametrize("look", [MAX_SLEEP_SECONDS, 60.0])
async def test_it_looks_at_the_clock_now_and_then(look: float) -> None:
    clock = ManualClock(NOON)
    sleeper = Sleeper(clock, look)
    sleeping = asyncio.create_task(sleeper.sleep(NOON + 100 * MAX_SLEEP_SECONDS))
    await sleeper.wait_until_asleep()
    await clock.advance(look)
    await sleeping
