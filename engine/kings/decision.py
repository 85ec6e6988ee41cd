"""What the game waits for: the first task on the agenda as a question, and the answers that may be ordered in
advance (6.2, 9.2, 10.4, R5)."""

from engine.game import Decision, Facts, OrderQuestion, Orders, Seat, Who, Words
from engine.kings.pieces import COLOURS, HAND, LEADERS
from engine.kings.placement import buildable, offered
from engine.kings.state import Act, Build, Claim, Fight, Point, State, Wars
from engine.kings.turn.conflict import wars
from engine.kings.view import KingsView
from engine.kit.conflict import ANY, NEVER, ordered_support, question, support_questions
from engine.standing_orders import answer

ALWAYS, ASK = "always", "ask"
STANDING = (
    *support_questions(LEADERS, HAND),
    OrderQuestion("point", (ANY, *COLOURS), (ALWAYS, NEVER, ASK), usual=ALWAYS, prompt=True),
)


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


def ordered(view: KingsView, orders: Orders) -> Words | None:
    """Return what the view's seat does by its orders, None when it is not asked or has ordered nothing for this."""
    if view.seat is None or view.hand is None:
        return None
    match view.agenda[:1]:
        case (Fight(),) if view.conflict is not None and view.conflict.next_side.seat == view.seat:
            counts = range(view.hand[view.conflict.fought] + 1)
            return ordered_support(view.conflict, orders, view.conflict.colour.leader, counts)
        case (Point(seat, colour, _),) if seat == view.seat:
            said = answer(orders, "point", colour.word, ANY)
            if said in ("", ASK):
                return None
            return ("bank",) if said == ALWAYS and view.hand[colour] else ("keep",)
    return None
