"""Turns that end by themselves, when nothing else can be done and the time has come."""

from bot.clock import Clock
from bot.clock_alarm import due
from engine.games import GAMES
from engine.moves import every_move
from engine.table import Table
from tests.bot.core import ANN, BEN, Core, core

__all__ = ["core"]

GAME = GAMES[0]


async def use_actions(core: Core) -> tuple[int, int]:
    """A game in which the first player has no action left; the table's number and that player."""
    at = await core.begin(ANN, BEN, game=GAME)
    while not (decision := core.decision(at)).automatic:
        seat = decision.seats[0]
        user = at.roster.user_of(seat)
        assert user is not None
        placed = {entry.words[1] for entry in at.table.entries}
        leader = next(word for word in ("king", "priest") if word not in placed)
        words = next(every_move(at.game, at.table.fold.state, seat, ("leader", leader)))
        await core.play(at, user, words)
    user = at.roster.user_of(core.decision(at).seats[0])
    assert user is not None
    return at.id, user


def test_what_is_due_longest_overdue_first() -> None:
    assert due(10.0, {1: 10.0, 2: 9.0, 3: 11.0}) == (2, 1)
    assert due(8.0, {1: 10.0}) == ()


async def test_the_real_clock_returns_at_once_for_what_is_past() -> None:
    clock = Clock()
    await clock.sleep_until(clock.now() - 1)
    assert clock.now() > 1_600_000_000


async def test_a_turn_ends_a_minute_after_the_last_action(core: Core) -> None:
    number, user = await use_actions(core)
    at = await core.tables.find(number)
    assert at.row.due == core.clock.now() + 60
    version = at.table.version
    await core.clock.advance(59.5)
    await core.settled()
    assert at.table.version == version
    await core.clock.advance(0.5)
    while at.table.version == version:
        await core.clock.advance(0)
    await core.settled()
    assert at.table.entries[-1].words == ("end",)
    assert at.roster.user_of(at.table.entries[-1].seat) == user
    assert at.row.due is None
