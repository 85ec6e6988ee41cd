"""What the game waits for: the first task on the agenda as a question."""

from engine.game import Decision, Facts, Seat, Who, Words
from engine.kings.state import Act, Build, Claim, Fight, Point, State, Wars
from engine.kings.treasures import offered
from engine.kings.turn.conflict import wars
from engine.kings.turn.ships import buildable
from engine.kit.conflict import question


def decision(state: State) -> Decision | None:
    """Return what the game waits for and whose choice it is, None when the game is over."""
    match state.agenda[:1]:
        case (Act(),):
            automatic = () if state.actions else ("end",)
            return _asked("act", state.turn, (("left", state.actions),), automatic=automatic)
        case (Point(seat, colour, source),):
            return _asked("point", seat, (("colour", colour.word), ("source", source)), private=True)
        case (Build(column),):
            ships = tuple(ship.word for ship in buildable(state.table, column))
            return _asked("ship", state.turn, (("ships", ships),))
        case (Wars(),):
            leaders = tuple(colour.leader for colour in wars(state.table))
            return _asked("war", state.turn, (("leaders", leaders),))
        case (Fight(),) if state.conflict is not None:
            asked = question(state.conflict, state.conflict.colour.leader)
            return _asked("support", state.conflict.next_side.seat, asked, private=True)
        case (Claim(gap),):
            return _treasure(state, gap)
    return None


def _asked(kind: str, seat: Seat, facts: Facts, private: bool = False, automatic: Words = ()) -> Decision:
    return Decision(kind, (seat,), (("who", Who(seat)), *facts), private, automatic)


def _treasure(state: State, gap: int) -> Decision | None:
    found = offered(state.table, gap)
    if found is None:
        return None
    return _asked("treasure", found.seat, (("places", tuple(place.name for place in found.places)),), private=True)
