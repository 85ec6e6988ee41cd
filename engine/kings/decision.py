"""What the game waits for: the first task on the agenda as a question, and the answers that may be ordered in
advance (6.2, 9.2, 10.4, R5)."""

from engine.game import Decision, Facts, OrderQuestion, Orders, Seat, Who, Words
from engine.kings.pieces import COLOURS, HAND, LEADERS
from engine.kings.placement import buildable, offered
from engine.kings.state import Act, Build, Claim, Conflict, Fight, Point, State, Wars
from engine.kings.turn.conflict import wars
from engine.kings.view import KingsView
from engine.kit.conflict import needed, question
from engine.kit.counts import FourCounts
from engine.standing_orders import answer

ANY, NEVER, WIN, ALWAYS, ASK = "any", "never", "win", "always", "ask"
_CONFLICTS = (ANY, *LEADERS)
_ADDED = (NEVER, WIN, *(str(count) for count in range(1, HAND + 1)))

STANDING = (
    OrderQuestion("attack", _CONFLICTS, _ADDED),
    OrderQuestion("defence", _CONFLICTS, _ADDED),
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
        case (Fight(),) if view.conflict is not None:
            return _support(view.seat, view.hand, view.conflict, orders)
        case (Point(seat, colour, _),) if seat == view.seat:
            said = answer(orders, "point", colour.word, ANY)
            if said in ("", ASK):
                return None
            return ("bank",) if said == ALWAYS and view.hand[colour] else ("keep",)
    return None


def _support(seat: Seat, hand: FourCounts, conflict: Conflict, orders: Orders) -> Words | None:
    if conflict.next_side.seat != seat:
        return None
    name = "attack" if conflict.next_side is conflict.attacker else "defence"
    said = answer(orders, name, conflict.colour.leader, ANY)
    return ("support", str(_added(said, conflict, hand[conflict.fought]))) if said else None


def _added(said: str, conflict: Conflict, held: int) -> int:
    """Return how many cards are added: none, the fewest that win, or as many as are held up to a number."""
    if said == WIN:
        enough = max(0, needed(conflict))
        return enough if enough <= held else 0
    return 0 if said == NEVER else min(int(said), held)
