"""New boards derived from old ones, each by one change."""

from msgspec.structs import replace

from engine.game import Seat
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.state import Board, Monument
from engine.kit.counts import add_count


def with_leader(board: Board, seat: Seat, sphere: Sphere, cell: int) -> Board:
    """Return the board with one leader on `cell`, or off the board for OFF_BOARD."""
    rows = list(board.leaders)
    rows[seat] = add_count(rows[seat], sphere, cell - rows[seat][sphere])
    return replace(board, leaders=tuple(rows))


def with_tiles(board: Board, sphere: Sphere, tiles: int) -> Board:
    """Return the board with the face-up tiles of one colour replaced."""
    return replace(board, tiles=add_count(board.tiles, sphere, tiles - board.tiles[sphere]))


def with_monument(board: Board, monument: Monument, square: int) -> Board:
    """Return the board with a monument on four tiles turned face down (R9.1)."""
    red, blue, green, black = (tiles & ~square for tiles in board.tiles)
    monuments = (*board.monuments, monument)
    return replace(board, tiles=(red, blue, green, black), flipped=board.flipped | square, monuments=monuments)


def with_unification_tile(board: Board, cell: int) -> Board:
    """Return the board with the unification tile on `cell`, or without it for OFF_BOARD."""
    return replace(board, covered=cell)


def with_catastrophe(board: Board, cell: int) -> Board:
    """Return the board with a catastrophe on `cell`, which replaces any tile there."""
    red, blue, green, black = (tiles & ~(1 << cell) for tiles in board.tiles)
    return replace(board, tiles=(red, blue, green, black), catastrophes=board.catastrophes | 1 << cell)


def without_treasure(board: Board, cell: int) -> Board:
    """Return the board without the treasure on `cell`."""
    return replace(board, treasures=board.treasures & ~(1 << cell))
