"""Regions and kingdoms (R3): flood fill on bitboards, once a board."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.game import Seat
from engine.tigris.board import EVERYWHERE, OFF_BOARD, STRIDE
from engine.tigris.pieces import SPHERES, Sphere
from engine.tigris.state import Board

_NOWHERE = (OFF_BOARD,) * 4
_NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Leader(NamedTuple):
    """Whose leader, and of which colour."""

    seat: Seat
    sphere: Sphere


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A region with leaders (R3.4)."""

    cells: int
    leaders: tuple[Leader, ...]

    def leader(self, sphere: Sphere) -> Leader | None:
        """Its leader of one colour; outside conflicts there is one at most."""
        return next((leader for leader in self.leaders if leader.sphere == sphere), None)


@dataclass(frozen=True, slots=True)
class Survey:
    """What can be read off a board: bitboards of leaders, of all that connects, of all that is not empty and of
    temples that count; the kingdoms, top-left cell first; and the cells beside at least two and three of them."""

    leaders: int
    ground: int
    taken: int
    temples: int
    kingdoms: tuple[Kingdom, ...]
    beside_two: int
    beside_three: int


def beside(cells: int) -> int:
    """The cells that share a side with one of `cells` (R3.1); those off the board or in the blank column too."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def flood(seed: int, ground: int) -> int:
    """All of `ground` that is connected with `seed`."""
    while (grown := (seed | seed << 1 | seed >> 1 | seed << STRIDE | seed >> STRIDE) & ground) != seed:
        seed = grown
    return seed


@lru_cache(maxsize=4096)
def survey(board: Board) -> Survey:
    """The survey of a board."""
    placed = [
        (1 << cell, Leader(seat, sphere))
        for seat, row in enumerate(board.leaders)
        if row != _NOWHERE
        for sphere, cell in zip(SPHERES, row, strict=True)
        if cell != OFF_BOARD
    ]
    leaders = 0
    for bit, _ in placed:
        leaders |= bit
    red, blue, green, black = board.tiles
    ground = red | blue | green | black | board.flipped | leaders
    found = _kingdoms(placed, ground)
    once = twice = thrice = 0
    for kingdom in found:
        near = beside(kingdom.cells)
        thrice |= twice & near
        twice |= once & near
        once |= near
    temples = red if board.covered == OFF_BOARD else red & ~(1 << board.covered)
    return Survey(leaders, ground, ground | board.catastrophes, temples, found, twice, thrice)


def _kingdoms(placed: list[tuple[int, Leader]], ground: int) -> tuple[Kingdom, ...]:
    regions: dict[int, list[Leader]] = {}
    for bit, leader in placed:
        home = next((cells for cells in regions if cells & bit), 0) or flood(bit, ground)
        regions.setdefault(home, []).append(leader)
    return tuple(Kingdom(cells, tuple(regions[cells])) for cells in sorted(regions, key=lambda cells: cells & -cells))


def kingdoms(board: Board) -> tuple[Kingdom, ...]:
    """All kingdoms in the order of their top-left cells."""
    return survey(board).kingdoms


def kingdom_at(board: Board, cell: int) -> Kingdom | None:
    """The kingdom to which what lies on `cell` belongs."""
    return next((kingdom for kingdom in survey(board).kingdoms if kingdom.cells >> cell & 1), None)


def kingdoms_beside(board: Board, cell: int) -> tuple[int, ...]:
    """Which kingdoms, by their place in `kingdoms`, something put on `cell` would touch."""
    near = beside(1 << cell) & EVERYWHERE
    return tuple(place for place, kingdom in enumerate(survey(board).kingdoms) if kingdom.cells & near)


def numeral(place: int) -> str:
    """The Roman numeral by which people call the kingdom at `place` (0 is the first)."""
    tens, ones = divmod(place + 1, 10)
    return "X" * tens + _NUMERALS[ones]
