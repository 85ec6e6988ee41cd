"""Parts shared by all pictures of this game: the size, layers, places of squares, and players' names."""

from enum import IntEnum, auto

from engine.game import Seat
from engine.games.ur.view import UrView
from render.context import PictureContext
from render.sprites.ground import Rect

SIZE = (1100, 620)
SQUARE_SIDE = 132.0
"""Side of a square, in units."""

BOARD_LEFT, BOARD_TOP = 22.0, 112.0
"""X and y coordinates of the board's top-left corner, in units."""

PLAYER_RECTS: tuple[Rect, Rect] = ((14, 10, 1072, 88), (14, 522, 1072, 88))
"""Rectangles of the players' plates, above and below the board, in units."""


class Layer(IntEnum):
    """Layers of the board, from bottom to top."""

    SQUARE = auto()
    PIECE = auto()
    LIT = auto()
    NAME = auto()
    DICE = auto()
    MARK = auto()


def square_corner(square: str) -> tuple[float, float]:
    """Return the top-left corner of a square such as B4, or of a gap next to the squares, in units."""
    return BOARD_LEFT + SQUARE_SIDE * (int(square[1]) - 1), BOARD_TOP + SQUARE_SIDE * "ABC".index(square[0])


def square_middle(square: str) -> tuple[float, float]:
    """Return the middle of a square, in units."""
    x, y = square_corner(square)
    return x + SQUARE_SIDE / 2, y + SQUARE_SIDE / 2


def name_of(view: UrView, context: PictureContext, seat: Seat) -> str:
    """Return the name of a seat's player, or that of the pieces if the font lacks a letter of it."""
    return context.name(seat, view.marks[seat])


def full_name_of(view: UrView, context: PictureContext, seat: Seat) -> str:
    """Return the name of a seat's player for a text, in any script."""
    return context.full_name(seat, view.marks[seat])


def is_light(view: UrView, seat: Seat) -> bool:
    """Whether a seat has the light pieces."""
    return view.marks[seat] == "light"
