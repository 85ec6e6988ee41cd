"""What the game waits for: the first task on the agenda as a question, and the answers that may be ordered in
advance (R7.3, R8.5)."""

from functools import cache

from engine.game import Decision, Orders, Seat, Who, Words
from engine.kit.conflict import ordered_support, question, support_questions
from engine.tigris.board import NAMES, cells
from engine.tigris.pieces import HAND, LEADERS
from engine.tigris.placement import buildable
from engine.tigris.state import Act, Build, Conflict, Fight, State, Wars
from engine.tigris.turn.conflict import wars
from engine.tigris.turn.treasures import open_claim
from engine.tigris.view import TigrisView
from engine.tigris.words import addable

STANDING = support_questions(LEADERS, HAND)


def decision(state: State) -> Decision | None:
    """Return what the game waits for and whose choice it is, None when the game is over."""
    if not state.agenda:
        return None
    match state.agenda[0]:
        case Act():
            return _act(state.turn, state.actions)
        case Fight() if state.conflict is not None:
            return _support(state.conflict)
        case Wars():
            leaders = tuple(sphere.leader for sphere in wars(state.board))
            return Decision("war", (state.turn,), (("who", Who(state.turn)), ("leaders", leaders)))
        case Build(cell):
            monuments = tuple(buildable(state.board, cell))
            return Decision("monument", (state.turn,), (("who", Who(state.turn)), ("monuments", monuments)))
    claim = open_claim(state)
    places = tuple(NAMES[cell] for cell in cells(claim.cells))
    return Decision("treasure", (claim.seat,), (("who", Who(claim.seat)), ("cells", places)))


@cache
def _act(seat: Seat, left: int) -> Decision:
    automatic = () if left else ("end",)
    return Decision("act", (seat,), (("who", Who(seat)), ("left", left)), automatic=automatic)


def _support(conflict: Conflict) -> Decision:
    side = conflict.next_side
    facts = (("who", Who(side.seat)), *question(conflict, conflict.sphere.leader))
    return Decision("support", (side.seat,), facts, private=True)


def ordered(view: TigrisView, orders: Orders) -> Words | None:
    """Return what the view's seat adds by its orders, None when it is not asked or has ordered nothing for this."""
    conflict = view.conflict
    if conflict is None or view.hand is None or not isinstance(view.agenda[0], Fight):
        return None
    if conflict.next_side.seat != view.seat:
        return None
    counts = [int(count) for count in addable(conflict, view.hand[conflict.colour], english=view.english)]
    return ordered_support(conflict, orders, conflict.sphere.leader, counts)
