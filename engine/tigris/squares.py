"""Squares of four for monuments: which ones a tile completes, and what may stand there (R9.1)."""

from engine.tigris.board import CELLS, STRIDE
from engine.tigris.pieces import MONUMENTS, SPHERES, Sphere, monument_word
from engine.tigris.state import Board

_CORNERS = (STRIDE + 1, STRIDE, 1, 0)
"""How far above a tile the top-left cells of its four squares are, so that they come row by row."""


def square(cell: int) -> int:
    """Return the four cells of the square with this top-left cell."""
    return 0b11 << cell | 0b11 << (cell + STRIDE)


_AROUND = {
    cell: tuple((corner, square(corner)) for corner in (cell - back for back in _CORNERS) if corner >= 0)
    for cell in CELLS
}
"""The squares that contain a cell, by their top-left cells."""


def squares_with(board: Board, cell: int) -> dict[int, Sphere]:
    """Return the top-left cells of face-up squares of one colour that contain `cell`, and their colour."""
    for sphere in SPHERES:
        tiles = board.tiles[sphere]
        if tiles >> cell & 1:
            return {corner: sphere for corner, cells in _AROUND[cell] if cells & tiles == cells}
    return {}


def unbuilt(board: Board, sphere: Sphere) -> tuple[tuple[Sphere, Sphere], ...]:
    """Return the monuments of this colour that nobody has built."""
    built = {monument.colours for monument in board.monuments}
    return tuple(pair for pair in MONUMENTS if sphere in pair and pair not in built)


def buildable(board: Board, cell: int) -> dict[str, tuple[int, ...]]:
    """Return where each monument may stand after a tile was put on `cell`: top-left cells by the monument's word."""
    found = squares_with(board, cell)
    words: dict[str, tuple[int, ...]] = {}
    for pair in MONUMENTS if found else ():
        corners = tuple(corner for corner, sphere in found.items() if pair in unbuilt(board, sphere))
        if corners:
            words[monument_word(pair)] = corners
    return words
