"""Parts shared by all pictures of this game: places of cells, layers, the order of colours, and the deciding seat."""

from enum import IntEnum, auto

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import MAPS, ROW_BITS, cells_of_bits
from engine.games.tigris.play import Tigris
from engine.games.tigris.view import TigrisView
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.games.tigris.sprites.realms import Place
from render.layouts.frame import PIECES_LAYER

LAND_CORNER = (34, 42)
SHOWN_SPHERES = (Sphere.BLACK, Sphere.RED, Sphere.BLUE, Sphere.GREEN)
"""The colours in the order of the pictures, the king's first."""


_RULES = Tigris()


class Layer(IntEnum):
    """Layers of the board, from bottom to top."""

    REALM = auto()
    FACE_DOWN = auto()
    TILE = auto()
    GEM = auto()
    CATASTROPHE = auto()
    MONUMENT = auto()
    LOOSE_GEM = auto()
    UNIFICATION = auto()
    SUPPORT = auto()
    RING = auto()
    LEADER = auto()
    VEIL = auto()
    TARGET = auto()
    GHOST = auto()
    ARROW = auto()
    BRACKETS = auto()
    TAG = auto()
    BADGE = auto()
    PANEL = PIECES_LAYER


def column_and_row(cell: int) -> Place:
    """Return the column and the row of a cell, both from 0."""
    return cell % ROW_BITS, cell // ROW_BITS


def cell_corner(cell: int) -> tuple[float, float]:
    """Return the top-left corner of a cell, in units."""
    column, row = column_and_row(cell)
    return LAND_CORNER[0] + column * CELL_SIZE, LAND_CORNER[1] + row * CELL_SIZE


def cell_middle(cell: int) -> tuple[float, float]:
    """Return the middle of a cell, in units."""
    x, y = cell_corner(cell)
    return x + CELL_SIZE / 2, y + CELL_SIZE / 2


def columns_and_rows(board: int) -> tuple[Place, ...]:
    """Return the column and the row of each cell of the mask `board`."""
    return tuple(column_and_row(cell) for cell in cells_of_bits(board))


def corner_cells(view: TigrisView) -> int:
    """Return the mask of the cells whose treasures must be taken first (R10.2)."""
    return MAPS[view.map].corners


def deciding_seat(view: TigrisView) -> int | None:
    """Return the seat for whose publicly known decision the game waits, or None after the end."""
    question = None if view.over else _RULES.question(view, view.agenda[0])
    return question.seats[0] if question else None
