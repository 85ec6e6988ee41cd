"""Changes that several questions make: conflicts begin (R7.1, R8.3)."""

from engine.game import Seat
from engine.kit.conflict import began
from engine.tigris.draft import Draft
from engine.tigris.pieces import Sphere
from engine.tigris.places import NAMES
from engine.tigris.reading.regions import beside, kingdom_at, own_side, survey
from engine.tigris.state import REVOLT, WAR, Board, Conflict, Fight, Side


def start_revolt(draft: Draft, seat: Seat, sphere: Sphere, rival: Seat) -> None:
    """Start the revolt of the leader that `seat` placed against the one that was there (R7.1)."""
    attacker, defender = (_temples_beside(draft.board, owner, sphere) for owner in (seat, rival))
    draft.conflict = Conflict(REVOLT, sphere, attacker.cell, attacker, defender)
    draft.agenda.push(Fight())
    began(draft.journal, draft.conflict, cell=NAMES[attacker.cell])


def _temples_beside(board: Board, seat: Seat, sphere: Sphere) -> Side:
    cell = board.leaders[seat][sphere]
    temples = beside(1 << cell) & survey(board).temples
    return Side(seat, cell, temples.bit_count(), temples)


def start_war(draft: Draft, sphere: Sphere) -> None:
    """Start the war of the two leaders of one colour; the first clockwise from the active player attacks (R8.3)."""
    kingdom = kingdom_at(draft.board, draft.board.covered)
    owners = [leader.seat for leader in kingdom.leaders if leader.sphere == sphere] if kingdom else []
    first, second = sorted(owners, key=draft.clockwise().index)
    attacker, defender = (_supporters(draft.board, owner, sphere) for owner in (first, second))
    draft.conflict = Conflict(WAR, sphere, draft.board.covered, attacker, defender)
    draft.agenda.push(Fight())
    places = {"cell": NAMES[draft.board.covered], "first": NAMES[attacker.cell], "second": NAMES[defender.cell]}
    began(draft.journal, draft.conflict, **places)


def _supporters(board: Board, seat: Seat, sphere: Sphere) -> Side:
    cell = board.leaders[seat][sphere]
    supporters = own_side(board, cell) & board.tiles[sphere]
    return Side(seat, cell, supporters.bit_count(), supporters)
