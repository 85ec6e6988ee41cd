"""What the game waits for: the first task on the agenda as a question."""

from functools import cache

from engine.game import Decision, Seat, Who
from engine.kit.conflict import question
from engine.tigris.board import NAMES, cells
from engine.tigris.squares import buildable
from engine.tigris.state import Act, Build, Conflict, Fight, State, Wars
from engine.tigris.turn.conflict import wars
from engine.tigris.turn.treasures import open_claim


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
