"""Treasures: who takes which at the end of an action (R10)."""

from typing import NamedTuple

from engine.game import Seat, Who
from engine.tigris.board import MAPS, NAMES, cells
from engine.tigris.changes import without_treasure
from engine.tigris.draft import Draft
from engine.tigris.pieces import Sphere
from engine.tigris.regions import kingdoms
from engine.tigris.state import Board, State


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
    seats = len(board.leaders)
    return sorted(found, key=lambda claim: (claim.seat - turn) % seats)


def open_claim(state: State) -> Claim:
    """Return the claim about which its owner is asked. Raises IndexError where there is none."""
    return claims(state.board, state.map, state.turn)[0]


def collect(draft: Draft) -> bool:
    """Take what leaves no choice; False when somebody must choose."""
    while found := claims(draft.board, draft.rules.map, draft.turn):
        claim = found[0]
        if claim.is_choice:
            return False
        for cell in cells(claim.cells):
            take(draft, claim.seat, cell)
    draft.agenda.pop()
    return True


def take(draft: Draft, seat: Seat, cell: int) -> None:
    """Give the treasure on a cell to a seat."""
    draft.board = without_treasure(draft.board, cell)
    draft.treasures[seat] += 1
    draft.journal.tell("treasure-taken", who=Who(seat), cell=NAMES[cell])
