"""Where tiles, leaders and catastrophes may be put (R5.2, R6.1, R6.2, R11.1), as bitboards."""

from engine.game import Seat
from engine.tigris.board import EVERYWHERE, MAPS, OFF_BOARD
from engine.tigris.pieces import Sphere
from engine.tigris.regions import beside, survey, survey_without
from engine.tigris.state import State


def tile_cells(state: State, sphere: Sphere) -> int:
    """Where a tile of this colour may go."""
    rivers = MAPS[state.map].rivers
    ground = rivers if sphere == Sphere.BLUE else EVERYWHERE & ~rivers
    found = survey(state.board)
    return ground & ~found.taken & ~found.beside_three


def leader_cells(state: State, seat: Seat, sphere: Sphere) -> int:
    """Where a leader may go; one on the board is lifted first and may not come back to its cell (R5.3)."""
    cell = state.board.leaders[seat][sphere]
    found = survey_without(state.board, seat, sphere)
    cells = beside(found.temples) & EVERYWHERE & ~MAPS[state.map].rivers & ~found.taken & ~found.beside_two
    return cells if cell == OFF_BOARD else cells & ~(1 << cell)


def catastrophe_cells(state: State) -> int:
    """Where a catastrophe tile may go."""
    board = state.board
    return EVERYWHERE & ~(survey(board).leaders | board.treasures | board.flipped | board.catastrophes)
