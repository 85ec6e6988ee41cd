"""Leaders: placed, moved, withdrawn and sent home (R5)."""

from engine.game import Seat, Who
from engine.tigris.board import NAMES, OFF_BOARD
from engine.tigris.draft import Draft
from engine.tigris.pieces import SPHERES, Sphere
from engine.tigris.regions import beside, kingdom_at, survey


def put(draft: Draft, seat: Seat, sphere: Sphere, cell: int) -> Seat | None:
    """Place or move a leader; return the owner of the leader that it rises against, None where there is none (R5.6)."""
    start = draft.board.leaders[seat][sphere]
    draft.leader_to(seat, sphere, cell)
    if start == OFF_BOARD:
        draft.journal.tell("leader-placed", who=Who(seat), leader=sphere.leader, cell=NAMES[cell])
    else:
        draft.journal.tell("leader-moved", who=Who(seat), leader=sphere.leader, start=NAMES[start], cell=NAMES[cell])
    kingdom = kingdom_at(draft.board, cell)
    leaders = kingdom.leaders if kingdom else ()
    return next((leader.seat for leader in leaders if leader.sphere == sphere and leader.seat != seat), None)


def withdraw(draft: Draft, seat: Seat, sphere: Sphere) -> None:
    """Withdraw a leader because its owner wants so (R5.1)."""
    cell = draft.board.leaders[seat][sphere]
    draft.leader_to(seat, sphere, OFF_BOARD)
    draft.journal.tell("leader-withdrawn", who=Who(seat), leader=sphere.leader, cell=NAMES[cell])


def send_home(draft: Draft, seat: Seat, sphere: Sphere) -> None:
    """Send a leader home that lost a conflict or its temple."""
    cell = draft.board.leaders[seat][sphere]
    draft.leader_to(seat, sphere, OFF_BOARD)
    draft.journal.tell("leader-home", who=Who(seat), leader=sphere.leader, cell=NAMES[cell])


def send_home_the_homeless(draft: Draft) -> None:
    """Send home all leaders without a face-up temple beside them (R5.5)."""
    found = survey(draft.board)
    homeless = found.leaders & ~beside(found.temples)
    if homeless:
        for seat in draft.clockwise():
            for sphere in SPHERES:
                cell = draft.board.leaders[seat][sphere]
                if cell != OFF_BOARD and homeless >> cell & 1:
                    send_home(draft, seat, sphere)
