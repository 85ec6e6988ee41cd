"""A move without a choice is played at once, in one answer with the move that led to it."""

import re

from bot.tables.live_table import LiveTable
from engine.chance import Chance
from engine.moves import every_move, random_move
from engine.registry import find_game
from tests.support.core import ANN, BEN, Core, core
from tests.support.require import require

__all__ = ["core"]

UR = find_game("ur")


def mover(core: Core, table: LiveTable) -> int:
    """Who is asked."""
    return require(table.roster.user_of(core.decision(table).seats[0]))


async def test_a_game_of_ur_asks_only_where_there_is_a_choice(core: Core) -> None:
    table, stream, presses = await core.begin(ANN, BEN, game=UR), Chance(bytes(32)).stream("player"), 0
    while table.status == "open":
        seat = core.decision(table).seats[0]
        moves = [*every_move(UR, table.state, seat)]
        assert len(moves) > 1
        await core.play(table, mover(core, table), random_move(UR, table.state, seat, stream))
        presses += 1
    assert table.status == "over"
    assert 2 * presses < len(table.log.entries)
    assert all(entry.is_follow_up or entry.words[0] == "move" or entry.number == 1 for entry in table.log.entries)


async def test_moves_that_follow_by_themselves_are_reported_together(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR)
    first = next(every_move(UR, table.state, core.decision(table).seats[0]))
    change = require(await core.tables.play(table, mover(core, table), first, None, core.key()))
    assert change.follow_ups[0].entry.words == ("throw",)
    told = [event.name for event in change.events]
    assert told[0] in ("moved", "entered")
    assert "thrown" in told
    await core.wait_until_idle()
    assert re.search(r"throws \d", core.public()[-1].text)


async def test_where_turns_do_not_end_by_themselves_each_player_throws(core: Core) -> None:
    table = await core.begin(ANN, BEN, game=UR, auto_end=False)
    assert core.decision(table).kind == "throw"
    assert not table.log.entries
    await core.play(table, mover(core, table), ("throw",))
    assert len(table.log.entries) == 1
