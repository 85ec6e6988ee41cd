"""The games of Mesopotamia by which its promises are examined: every mode, and a settlement that is occupied."""

from typing import cast

from msgspec.structs import replace

from engine import codec
from engine.chance import Chance
from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.playing import GAME, TABLES, header, played_out
from tests.engine.games.mesopotamia.positions import at, bare, battle_phase
from tests.engine.playouts import Played, Playout


def every_mode() -> tuple[Playout[object], ...]:
    """Return a game of each mode, combat and luck, and the end of one in which a settlement is occupied."""
    games = (*(played_out(table, number) for number, table in enumerate(TABLES)), _occupied())
    return tuple(cast("Playout[object]", game) for game in games)


def _occupied() -> Playout[State]:
    """Return the last move of a game in which a settlement is occupied, which happens in few short ones."""
    state = at(bare(rounds="12"), "B2", "babylon 1 spearman", settlement="sumer")
    state = battle_phase(replace(state, turn=replace(state.turn, round=12))).state
    head = replace(header(TABLES[0], 1), position=codec.dumps(state))
    step = GAME.play(state, 1, ("conquer",))
    return Playout(head, state, (Played(state, 1, ("conquer",), step),), Chance(head.seed).stream("examiner"))
