"""Treasures that are to be taken at the end of an action (R10)."""

from typing import NamedTuple

from engine.game import Seat
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import MAPS
from engine.games.tigris.reading.regions import kingdoms
from engine.games.tigris.state import Board


class Claim(NamedTuple):
    """A trader's owner may take `takes` treasures, the next one from `cells`."""

    seat: Seat
    cells: int
    takes: int

    @property
    def is_choice(self) -> bool:
        """Whether more than one outcome is possible (R10.2)."""
        return self.cells.bit_count() > self.takes


def claims(board: Board, map_name: str, turn: Seat) -> list[Claim]:
    """Return the treasures that are to be taken now, the active player's claims first, then clockwise (R10.2)."""
    if board.treasures & (board.treasures - 1) == 0:
        return []
    found = []
    for kingdom in kingdoms(board):
        treasures = kingdom.cells & board.treasures
        if treasures & (treasures - 1) and (trader := kingdom.leader(Sphere.GREEN)):
            corners = treasures & MAPS[map_name].corners
            found.append(Claim(trader.seat, corners or treasures, treasures.bit_count() - 1))
    if len(found) < 2:
        return found
    seats = len(board.leaders)
    return sorted(found, key=lambda claim: (claim.seat - turn) % seats)
