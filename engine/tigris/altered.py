"""New boards from old ones, one change each."""

from engine.game import Seat
from engine.kit.counts import added
from engine.tigris.pieces import Sphere
from engine.tigris.state import Board, Monument


def with_leader(board: Board, seat: Seat, sphere: Sphere, cell: int) -> Board:
    """Return the board with one leader standing on `cell` (OFF_BOARD: nowhere)."""
    rows = list(board.leaders)
    rows[seat] = added(rows[seat], sphere, cell - rows[seat][sphere])
    return Board(
        board.tiles, board.flipped, board.catastrophes, board.treasures, tuple(rows), board.monuments, board.covered
    )


def with_tiles(board: Board, sphere: Sphere, tiles: int) -> Board:
    """Return the board with other face-up tiles of one colour."""
    return Board(
        added(board.tiles, sphere, tiles - board.tiles[sphere]),
        board.flipped,
        board.catastrophes,
        board.treasures,
        board.leaders,
        board.monuments,
        board.covered,
    )


def with_monument(board: Board, monument: Monument, square: int) -> Board:
    """Return the board with a monument on four tiles turned face down (R9.1)."""
    red, blue, green, black = (tiles & ~square for tiles in board.tiles)
    return Board(
        (red, blue, green, black),
        board.flipped | square,
        board.catastrophes,
        board.treasures,
        board.leaders,
        (*board.monuments, monument),
        board.covered,
    )


def covering(board: Board, cell: int) -> Board:
    """Return the board with the unification tile on `cell`; OFF_BOARD takes it off."""
    return Board(board.tiles, board.flipped, board.catastrophes, board.treasures, board.leaders, board.monuments, cell)


def with_catastrophe(board: Board, cell: int) -> Board:
    """Return the board with a catastrophe on `cell`, whatever tile was there."""
    red, blue, green, black = (tiles & ~(1 << cell) for tiles in board.tiles)
    return Board(
        (red, blue, green, black),
        board.flipped,
        board.catastrophes | 1 << cell,
        board.treasures,
        board.leaders,
        board.monuments,
        board.covered,
    )


def without_treasure(board: Board, cell: int) -> Board:
    """Return the board without the treasure on `cell`."""
    return Board(
        board.tiles,
        board.flipped,
        board.catastrophes,
        board.treasures & ~(1 << cell),
        board.leaders,
        board.monuments,
        board.covered,
    )
