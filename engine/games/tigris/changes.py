"""Changes that several questions make: beginning a conflict (R7.1, R8.3)."""

from engine.game import Seat
from engine.games.kingdoms.conflict import announce_conflict
from engine.games.tigris.draft import Draft
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import NAMES
from engine.games.tigris.reading.regions import Leader, at_war, neighbours, supporters, survey
from engine.games.tigris.state import REVOLT, WAR, Board, Conflict, Fight, Side


def start_revolt(draft: Draft, seat: Seat, sphere: Sphere, rival: Seat) -> None:
    """Start the revolt of the leader that `seat` placed against the leader that was there (R7.1)."""
    attacker, defender = (_temples_beside(draft.board, owner, sphere) for owner in (seat, rival))
    draft.conflict = Conflict(REVOLT, sphere, attacker.cell, attacker, defender)
    draft.agenda.push(Fight())
    announce_conflict(draft.journal, draft.conflict, cell=NAMES[attacker.cell])


def _temples_beside(board: Board, seat: Seat, sphere: Sphere) -> Side:
    cell = board.leaders[seat][sphere]
    temples = neighbours(1 << cell) & survey(board).temples
    return Side(seat, cell, temples.bit_count(), temples)


def start_war(draft: Draft, sphere: Sphere) -> None:
    """Start the war of the two leaders of a colour. The first clockwise from the active player attacks (R8.3)."""
    order = draft.clockwise()
    first, second = sorted(at_war(draft.board, sphere), key=lambda leader: order.index(leader.seat))
    attacker, defender = (_side_of(draft.board, leader) for leader in (first, second))
    draft.conflict = Conflict(WAR, sphere, draft.board.covered, attacker, defender)
    draft.agenda.push(Fight())
    places = {"cell": NAMES[draft.board.covered], "first": NAMES[attacker.cell], "second": NAMES[defender.cell]}
    announce_conflict(draft.journal, draft.conflict, **places)


def _side_of(board: Board, leader: Leader) -> Side:
    counted = supporters(board, leader)
    return Side(leader.seat, board.leaders[leader.seat][leader.sphere], counted.bit_count(), counted)
