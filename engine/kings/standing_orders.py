"""What a player may order in advance: how many cards to add in a conflict (9.2, 10.4), and what to bank (6.2, R5)."""

from engine.game import OrderQuestion, Orders, Seat, Words
from engine.kings.pieces import COLOURS, HAND, LEADERS
from engine.kings.state import Conflict, Fight, Point
from engine.kings.view import KingsView
from engine.kit.conflict import needed
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
