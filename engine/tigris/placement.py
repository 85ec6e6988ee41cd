"""Where tiles, leaders and catastrophes may be put (R5.2, R6.1, R6.2, R11.1), as bitboards."""

from engine.game import Seat
from engine.tigris.board import EVERYWHERE, MAPS, OFF_BOARD
from engine.tigris.pieces import Sphere
from engine.tigris.regions import survey, survey_without
from engine.tigris.state import State

_LAND = {name: EVERYWHERE & ~drawn.rivers for name, drawn in MAPS.items()}


def tile_cells(state: State, sphere: Sphere) -> int:
    """Return the cells where a tile of this colour may go."""
    ground = MAPS[state.map].rivers if sphere == Sphere.BLUE else _LAND[state.map]
    return ground & survey(state.board).tile_room


def leader_cells(state: State, seat: Seat, sphere: Sphere) -> int:
    """Return the cells where a leader may go; one on the board is lifted first and may not come back to its cell
    (R5.3)."""
    cell = state.board.leaders[seat][sphere]
    if cell == OFF_BOARD:
        return _LAND[state.map] & survey(state.board).leader_room
    return _LAND[state.map] & survey_without(state.board, seat, sphere).leader_room & ~(1 << cell)


def catastrophe_cells(state: State) -> int:
    """Return the cells where a catastrophe tile may go."""
    board = state.board
    return EVERYWHERE & ~(survey(board).leaders | board.treasures | board.flipped | board.catastrophes)
