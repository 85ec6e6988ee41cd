"""Legal places of tiles, leaders, catastrophes and monuments (R5.2, R6.1, R6.2, R9.1, R11.1), as bitboards; and the
treasures that are to be taken (R10)."""

from typing import NamedTuple, Protocol

from engine.game import Seat
from engine.games.tigris.pieces import MONUMENT_COLOURS, SPHERES, Sphere, monument_word
from engine.games.tigris.places import ALL_CELLS, CELLS, MAPS, OFF_BOARD, ROW_BITS
from engine.games.tigris.reading.regions import kingdom_at, kingdoms, legal_cells, legal_cells_without, survey
from engine.games.tigris.state import Board, State

_LAND_BY_MAP = {name: ALL_CELLS & ~drawn.rivers for name, drawn in MAPS.items()}


class BoardOnMap(Protocol):
    """The part of a position or a view that legal cells depend on."""

    @property
    def map(self) -> str: ...
    @property
    def board(self) -> Board: ...


def tile_cells(state: State, sphere: Sphere) -> int:
    """Return the legal cells for a tile of this colour, as a bitboard."""
    ground = MAPS[state.map].rivers if sphere == Sphere.BLUE else _LAND_BY_MAP[state.map]
    return ground & legal_cells(state.board).tile_cells


def leader_cells(situation: BoardOnMap, seat: Seat, sphere: Sphere) -> int:
    """Return the legal cells for a leader. A leader on the board is lifted first and may not return to its cell
    (R5.3)."""
    cell = situation.board.leaders[seat][sphere]
    if cell == OFF_BOARD:
        return _LAND_BY_MAP[situation.map] & legal_cells(situation.board).leader_cells
    return _LAND_BY_MAP[situation.map] & legal_cells_without(situation.board, seat, sphere).leader_cells & ~(1 << cell)


def can_be_placed(situation: BoardOnMap, seat: Seat, sphere: Sphere) -> bool:
    """Whether a leader has a legal cell. Lifting the leader changes only its own kingdom, so cells without it are
    searched only if there is no legal cell elsewhere."""
    cell, free = (
        situation.board.leaders[seat][sphere],
        legal_cells(situation.board).leader_cells & _LAND_BY_MAP[situation.map],
    )
    home = None if cell == OFF_BOARD else kingdom_at(situation.board, cell)
    return (free & ~home.near > 0 or leader_cells(situation, seat, sphere) > 0) if home else free > 0


def catastrophe_cells(state: State) -> int:
    """Return the legal cells for a catastrophe tile, as a bitboard (R11.1)."""
    board = state.board
    return ALL_CELLS & ~(survey(board).leaders | board.treasures | board.flipped | board.catastrophes)


_CORNER_OFFSETS = (ROW_BITS + 1, ROW_BITS, 1, 0)
"""Distances from a tile to the top-left cells of the four squares that contain it, row by row."""


def square_cells(cell: int) -> int:
    """Return the bits of the four cells of the square with this top-left cell."""
    return 0b11 << cell | 0b11 << (cell + ROW_BITS)


_SQUARES_BY_CELL = {
    cell: tuple((corner, square_cells(corner)) for corner in (cell - back for back in _CORNER_OFFSETS) if corner >= 0)
    for cell in CELLS
}
"""For each cell the squares that contain it, each with its top-left cell."""


def squares_with(board: Board, cell: int) -> dict[int, Sphere]:
    """Return the top-left cells of the face-up squares of one colour that contain `cell`, each with that colour."""
    for sphere in SPHERES:
        tiles = board.tiles[sphere]
        if tiles >> cell & 1:
            return {corner: sphere for corner, cells in _SQUARES_BY_CELL[cell] if cells & tiles == cells}
    return {}


def unbuilt_monuments(board: Board, sphere: Sphere) -> tuple[tuple[Sphere, Sphere], ...]:
    """Return the colours of each unbuilt monument that has this colour."""
    built = {monument.colours for monument in board.monuments}
    return tuple(pair for pair in MONUMENT_COLOURS if sphere in pair and pair not in built)


def buildable_monuments(board: Board, cell: int) -> dict[str, tuple[int, ...]]:
    """Return the possible squares of each monument after a tile was put on `cell`: their top-left cells by the
    monument's word."""
    squares = squares_with(board, cell)
    words: dict[str, tuple[int, ...]] = {}
    for pair in MONUMENT_COLOURS if squares else ():
        corners = tuple(corner for corner, sphere in squares.items() if pair in unbuilt_monuments(board, sphere))
        if corners:
            words[monument_word(pair)] = corners
    return words


class TreasureClaim(NamedTuple):
    """A trader's owner may take `treasure_count` treasures, the next one from `cells`."""

    seat: Seat
    cells: int
    treasure_count: int

    @property
    def is_choice(self) -> bool:
        """Whether more than one outcome is possible (R10.2)."""
        return self.cells.bit_count() > self.treasure_count


def open_treasure_claims(board: Board, map_name: str, turn: Seat) -> list[TreasureClaim]:
    """Return the treasures to be taken now: the active player's claims first, then clockwise (R10.2)."""
    if board.treasures & (board.treasures - 1) == 0:
        return []
    claims = []
    for kingdom in kingdoms(board):
        treasures = kingdom.cells & board.treasures
        if treasures & (treasures - 1) and (trader := kingdom.leader(Sphere.GREEN)):
            corners = treasures & MAPS[map_name].corners
            claims.append(TreasureClaim(trader.seat, corners or treasures, treasures.bit_count() - 1))
    if len(claims) < 2:
        return claims
    seats = len(board.leaders)
    return sorted(claims, key=lambda claim: (claim.seat - turn) % seats)
