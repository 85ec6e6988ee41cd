"""The start of revolts and wars, with the strengths of both sides on the board (R7.1, R8.3, R8.4)."""

from engine.game import Seat
from engine.games.kingdoms.conflict import announce_conflict
from engine.games.tigris.draft import Draft
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import CELL_NAMES
from engine.games.tigris.reading.regions import Leader, adjacent_cells, leaders_at_war, supporting_cells, survey
from engine.games.tigris.state import REVOLT, WAR, Board, Conflict, Fight, Side


def start_revolt(draft: Draft, seat: Seat, sphere: Sphere, rival: Seat) -> None:
    """Start the revolt of the leader that `seat` placed against the leader of `rival` in the same kingdom (R7.1)."""
    attacker, defender = (_revolt_side(draft.board, owner, sphere) for owner in (seat, rival))
    draft.conflict = Conflict(REVOLT, sphere, attacker.cell, attacker, defender)
    draft.agenda.push(Fight())
    announce_conflict(draft.journal, draft.conflict, cell=CELL_NAMES[attacker.cell])


def _revolt_side(board: Board, seat: Seat, sphere: Sphere) -> Side:
    cell = board.leaders[seat][sphere]
    temples = adjacent_cells(1 << cell) & survey(board).temples
    return Side(seat, cell, temples.bit_count(), temples)


def start_war(draft: Draft, sphere: Sphere) -> None:
    """Start the war of the two leaders of a colour. The first clockwise from the active player attacks (R8.3)."""
    order = draft.clockwise()
    first, second = sorted(leaders_at_war(draft.board, sphere), key=lambda leader: order.index(leader.seat))
    attacker, defender = (_war_side(draft.board, leader) for leader in (first, second))
    draft.conflict = Conflict(WAR, sphere, draft.board.covered, attacker, defender)
    draft.agenda.push(Fight())
    places = {
        "cell": CELL_NAMES[draft.board.covered],
        "first": CELL_NAMES[attacker.cell],
        "second": CELL_NAMES[defender.cell],
    }
    announce_conflict(draft.journal, draft.conflict, **places)


def _war_side(board: Board, leader: Leader) -> Side:
    counted = supporting_cells(board, leader)
    return Side(leader.seat, board.leaders[leader.seat][leader.sphere], counted.bit_count(), counted)
