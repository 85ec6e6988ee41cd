"""What a player may order in advance: how many tiles to add in a conflict (R7.3, R8.5)."""

from engine.game import OrderQuestion, Orders, Words
from engine.kit.conflict import needed
from engine.standing_orders import answer
from engine.tigris.pieces import HAND, LEADERS
from engine.tigris.state import Conflict, Fight
from engine.tigris.view import TigrisView
from engine.tigris.words import addable

ANY, NEVER, WIN = "any", "never", "win"
_SCOPES = (ANY, *LEADERS)
_ANSWERS = (NEVER, WIN, *(str(count) for count in range(1, HAND + 1)))
STANDING = (OrderQuestion("attack", _SCOPES, _ANSWERS), OrderQuestion("defence", _SCOPES, _ANSWERS))


def ordered(view: TigrisView, orders: Orders) -> Words | None:
    """Return what the view's seat adds by its orders, None when it is not asked or has ordered nothing for this."""
    conflict = view.conflict
    if conflict is None or view.hand is None or not isinstance(view.agenda[0], Fight):
        return None
    if conflict.next_side.seat != view.seat:
        return None
    name = "attack" if conflict.next_side is conflict.attacker else "defence"
    said = answer(orders, name, conflict.sphere.leader, ANY)
    if not said:
        return None
    counts = [int(count) for count in addable(conflict, view.hand[conflict.colour], english=view.english)]
    return ("support", str(_added(said, conflict, counts)))


def _added(said: str, conflict: Conflict, counts: list[int]) -> int:
    """Return one of `counts`: nothing, the fewest that win, or the most up to a number."""
    if said == WIN:
        enough = needed(conflict)
        return min((count for count in counts if count >= enough), default=0)
    most = 0 if said == NEVER else int(said)
    return max(count for count in counts if count <= most)
