"""Games of the Royal Game of Ur with three pieces, played to the end at once, with one player's mistakes."""

from collections.abc import Callable

from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from engine.ai.evaluator import evaluator_of
from engine.moves import every_move
from tests.support.require import require

OPTIONS = {"pieces": "3"}


async def play_badly(tables: Tables, table: LiveTable, bad: int, key: Callable[[], int]) -> None:
    """Play a game of Ur to its end: the person `bad` makes the worst move of each throw, everybody else the first."""
    evaluator = require(evaluator_of(table.game))
    while table.status == "open":
        seat = require(table.decision).seats[0]
        user = require(table.roster.user_of(seat))
        moves = list(every_move(table.game, table.state, seat))
        if user == bad:
            state, value = table.state, evaluator.value
            after = {move: table.game.view(table.game.play(state, seat, move).state, seat) for move in moves}
            moves = [min(moves, key=lambda move: value(after[move], seat))]
        await tables.play(table, user, moves[0], None, key())
