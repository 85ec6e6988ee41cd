"""Regions and kingdoms (R3), found by flood fill on bitboards, and the leaders at war (R8)."""

from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.game import Seat
from engine.games.kingdoms.naming import Kingdoms, Name, Naming, rename_kingdoms
from engine.games.tigris.pieces import SPHERES, Sphere
from engine.games.tigris.places import ALL_CELLS, OFF_BOARD, ROW_BITS
from engine.games.tigris.state import NO_LEADER_CELLS, Board, State
from engine.kit.memory import cache_incrementally, cache_last, cache_recent


class Leader(NamedTuple):
    """A leader: its seat and its colour."""

    seat: Seat
    sphere: Sphere


PlacedLeaders: TypeAlias = tuple[tuple[int, Leader], ...]
"""The cell of each leader on the board, with the leader."""


class Kingdom(NamedTuple):
    """A region with leaders (R3.4). `near`: its cells and the cells next to them."""

    cells: int
    leaders: tuple[Leader, ...]
    near: int

    def leader(self, sphere: Sphere) -> Leader | None:
        """Return the kingdom's leader of one colour, or None. Outside conflicts it has at most one."""
        for leader in self.leaders:
            if leader.sphere == sphere:
                return leader
        return None


class Survey(NamedTuple):
    """Facts about a board. A set of cells is a number with a bit for each cell.

    `placed`: the leaders on the board.
    `leaders`: the cells with a leader.
    `ground`: the cells with pieces that connect.
    `occupied`: the cells that are not empty.
    `temples`: the cells of the temples that count.
    `kingdoms`: the kingdoms in the order of their top-left cells.
    """

    placed: PlacedLeaders
    leaders: int
    ground: int
    occupied: int
    temples: int
    kingdoms: tuple[Kingdom, ...]


class LegalCells(NamedTuple):
    """The legal cells of a board, as sets, without regard to rivers.

    `tile_cells`: the cells for a tile: next to at most two kingdoms (R6.2).
    `leader_cells`: the cells for a leader: next to a temple and at most one kingdom (R5.2).
    """

    tile_cells: int
    leader_cells: int


def adjacent_cells(cells: int) -> int:
    """Return the cells that share a side with one of `cells` (R3.1), including cells off the board or in the blank
    column."""
    return cells << 1 | cells >> 1 | cells << ROW_BITS | cells >> ROW_BITS


def flood_fill(seed: int, ground: int) -> int:
    """Return all cells of `ground` that are connected with `seed`."""
    while (grown := (seed | seed << 1 | seed >> 1 | seed << ROW_BITS | seed >> ROW_BITS) & ground) != seed:
        seed = grown
    return seed


@cache_incrementally(1 << 10)
def survey(board: Board, previous: Survey | None) -> Survey:
    """Return the kingdoms and sets of cells of a board. `previous`: the survey of a similar board, whose unchanged
    kingdoms are reused."""
    placed, leaders = _leaders_on_board(board.leaders)
    red, blue, green, black = board.tiles
    ground = red | blue | green | black | board.flipped | leaders
    temples = red if board.covered == OFF_BOARD else red & ~(1 << board.covered)
    changed = 0 if previous is None else ground ^ previous.ground | _changed_cells(placed, previous.placed)
    kingdoms = _kingdoms(placed, ground, previous, changed)
    return Survey(placed, leaders, ground, ground | board.catastrophes, temples, kingdoms)


@lru_cache(maxsize=1 << 10)
def survey_without_leader(board: Board, seat: Seat, sphere: Sphere) -> Survey:
    """Return the survey of the board without one leader, which is lifted (R5.3)."""
    full = survey(board)
    cell = board.leaders[seat][sphere]
    if cell == OFF_BOARD:
        return full
    bit = 1 << cell
    placed, ground = tuple([pair for pair in full.placed if pair[0] != bit]), full.ground & ~bit
    kingdoms = _kingdoms(placed, ground, full, bit)
    return Survey(placed, full.leaders & ~bit, ground, full.occupied & ~bit, full.temples, kingdoms)


@cache_last
def legal_cells(board: Board) -> LegalCells:
    """Return the legal cells of a board, computed only on request because most of the boards that computers try are
    never played on."""
    return _legal_cells_of(survey(board))


@lru_cache(maxsize=1 << 10)
def legal_cells_without(board: Board, seat: Seat, sphere: Sphere) -> LegalCells:
    """Return the legal cells of the board after one leader was lifted (R5.3)."""
    return _legal_cells_of(survey_without_leader(board, seat, sphere))


def _legal_cells_of(surveyed: Survey) -> LegalCells:
    once = twice = thrice = 0
    for _, _, neighbourhood in surveyed.kingdoms:
        thrice |= twice & neighbourhood
        twice |= once & neighbourhood
        once |= neighbourhood
    free = ALL_CELLS & ~surveyed.occupied
    return LegalCells(free & ~thrice, free & ~twice & adjacent_cells(surveyed.temples))


@cache_recent
def _leaders_on_board(rows: tuple[tuple[int, int, int, int], ...]) -> tuple[PlacedLeaders, int]:
    """Return the leaders on the board, and the set of their cells. It is cached because most moves move no leader."""
    placed: list[tuple[int, Leader]] = []
    for seat, row in enumerate(rows):
        if row != NO_LEADER_CELLS:
            placed += _leaders_of_seat(seat, row)
    return tuple(placed), sum([bit for bit, _ in placed])


@lru_cache(maxsize=1 << 10)
def _leaders_of_seat(seat: Seat, row: tuple[int, int, int, int]) -> PlacedLeaders:
    return tuple([(1 << cell, Leader(seat, sphere)) for sphere, cell in zip(SPHERES, row, strict=True) if cell >= 0])


def _kingdoms(placed: PlacedLeaders, ground: int, previous: Survey | None, changed: int) -> tuple[Kingdom, ...]:
    """Return the kingdoms of the leaders. A kingdom of the previous survey is reused if neither its cells nor its
    neighbourhood have changed. `changed`: the cells that differ from that survey."""
    kingdoms, old_bodies, kept_cells = [], [], 0
    for kingdom in previous.kingdoms if previous is not None else ():
        cells = kingdom.cells
        if not changed & kingdom.near:
            kingdoms.append(kingdom)
            kept_cells |= cells
        elif cells & ground == cells:
            old_bodies.append(cells)
    regions: dict[int, list[Leader]] = {}
    for bit, leader in placed:
        if not kept_cells & bit:
            home = _region_of(bit, regions) or flood_fill(_region_of(bit, old_bodies) or bit, ground)
            regions.setdefault(home, []).append(leader)
    kingdoms += [Kingdom(cells, tuple(leaders), cells | adjacent_cells(cells)) for cells, leaders in regions.items()]
    kingdoms.sort(key=_top_left_cell)
    return tuple(kingdoms)


def _changed_cells(placed: PlacedLeaders, previous: PlacedLeaders) -> int:
    """Return the set of cells that leaders have left or entered between `previous` and `placed`."""
    moved = 0
    if placed != previous:  # fast, because equal parts are mostly the same objects
        for bit, _ in {*placed}.symmetric_difference(previous):
            moved |= bit
    return moved


def _region_of(bit: int, regions: Iterable[int]) -> int:
    """Return the first of some regions that contains a cell, or 0 if none does."""
    for cells in regions:
        if cells & bit:
            return cells
    return 0


def _top_left_cell(kingdom: Kingdom) -> int:
    return kingdom.cells & -kingdom.cells


def kingdoms(board: Board) -> tuple[Kingdom, ...]:
    """Return all kingdoms in the order of their top-left cells."""
    return survey(board).kingdoms


def kingdom_at(board: Board, cell: int) -> Kingdom | None:
    """Return the kingdom to which the piece on `cell` belongs, or None."""
    for kingdom in survey(board).kingdoms:
        if kingdom.cells >> cell & 1:
            return kingdom
    return None


def kingdoms_beside(board: Board, cell: int) -> tuple[int, ...]:
    """Return the kingdoms, by their index in `kingdoms`, that a piece put on `cell` would touch."""
    neighbours = adjacent_cells(1 << cell) & ALL_CELLS
    return tuple([place for place, kingdom in enumerate(survey(board).kingdoms) if kingdom.cells & neighbours])


def colours_at_war(board: Board) -> tuple[Sphere, ...]:
    """Return the colours at war: those with two leaders in the kingdom of the covered tile (R8.1, R8.8)."""
    kingdom = kingdom_at(board, board.covered)
    spheres = [leader.sphere for leader in kingdom.leaders] if kingdom else []
    return tuple(sphere for sphere in SPHERES if spheres.count(sphere) > 1)


def leaders_at_war(board: Board, sphere: Sphere) -> tuple[Leader, ...]:
    """Return the leaders of a colour in the kingdom of the covered tile: two if that colour is at war (R8.1)."""
    kingdom = kingdom_at(board, board.covered)
    return tuple(leader for leader in kingdom.leaders if leader.sphere == sphere) if kingdom else ()


def supporting_cells(board: Board, leader: Leader) -> int:
    """Return the cells of the tiles that support a leader in a war: those of its colour in its kingdom (R8.4)."""
    return kingdom_without_joining_tile(board, board.leaders[leader.seat][leader.sphere]) & board.tiles[leader.sphere]


def lost_tiles(board: Board, loser: Leader, supporters: int) -> int:
    """Return the cells of the supporting tiles that the loser of a war loses. Temples with a treasure or next to
    another leader stay (R8.6)."""
    if loser.sphere == Sphere.RED:
        supporters &= ~(
            board.treasures | adjacent_cells(survey_without_leader(board, loser.seat, loser.sphere).leaders)
        )
    return supporters


def kingdom_without_joining_tile(board: Board, cell: int) -> int:
    """Return the cells of the kingdom of the leader on `cell`, as if the covered tile were absent (R8.4)."""
    ground = survey(board).ground
    return flood_fill(1 << cell, ground if board.covered == OFF_BOARD else ground & ~(1 << board.covered))


def without_unification_tile(board: Board) -> Board:
    """Return the board without the tile that joins kingdoms, so that during wars each side is a separate kingdom."""
    if board.covered == OFF_BOARD:
        return board
    red, blue, green, black = (tiles & ~(1 << board.covered) for tiles in board.tiles)
    return replace(board, tiles=(red, blue, green, black), covered=OFF_BOARD)


def kingdom_bits(board: Board) -> tuple[int, ...]:
    """Return the set of cells of each kingdom. Kingdoms at war count as separate while a tile joins them."""
    return tuple([kingdom.cells for kingdom in kingdoms(without_unification_tile(board))])


def kingdom_names(naming: Naming, board: Board) -> tuple[Name, ...]:
    """Return the names of the kingdoms of a board, in the order of `kingdoms`."""
    return rename_kingdoms(naming, kingdom_bits(board)).names


def name_at(naming: Naming, board: Board, cell: int) -> str:
    """Return the numeral of the kingdom at `cell`, otherwise of the only adjacent kingdom, otherwise ""."""
    realms = kingdoms(without_unification_tile(board))
    places = [place for place, kingdom in enumerate(realms) if kingdom.cells >> cell & 1]
    places = places or list(kingdoms_beside(without_unification_tile(board), cell))
    return kingdom_names(naming, board)[places[0]].numeral if len(places) == 1 else ""


KINGDOM_READERS: Kingdoms[State, Board] = Kingdoms(attrgetter("board"), kingdom_bits)
"""The functions that read the kingdoms of this game."""
