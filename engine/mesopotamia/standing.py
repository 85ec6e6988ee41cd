"""What a player may order in advance: how a tribe fights, what becomes of settlements, where bones go (27.9)."""

from engine.game import OrderQuestion, Orders, Words
from engine.mesopotamia.content.tables import LAND, ROWS
from engine.mesopotamia.decision import asked
from engine.mesopotamia.reading.battle.duels import tiring
from engine.mesopotamia.reading.battle.rows import placing, row_places
from engine.mesopotamia.reading.battle.sides import cheapest, spaces, tribe_commander
from engine.mesopotamia.state import TRIBE, Battle, Fight, Lose, Settle, State, Tire
from engine.mesopotamia.view import MesopotamiaView
from engine.standing_orders import answer

ANY = "any"
EVEN, FIRST = "even", "first"
MOBILITY_FIRST, STRENGTH_FIRST = "mobility-first", "strength-first"

STANDING: tuple[OrderQuestion, ...] = (
    OrderQuestion("tribe", (ANY,), (EVEN,)),
    OrderQuestion("settlement", (ANY,), ("conquer", "destroy")),
    OrderQuestion("tire", (ANY,), (MOBILITY_FIRST, STRENGTH_FIRST)),
    OrderQuestion("place", (ANY,), (FIRST,)),
)


def ordered(view: MesopotamiaView, orders: Orders) -> Words | None:
    """Return what the view's seat does by its orders; None when it is not asked, or has ordered nothing for this."""
    state = view.position
    if view.seat is None or view.seat not in asked(state):
        return None
    task = state.agenda[0]
    if isinstance(task, Settle):
        said = answer(orders, "settlement", ANY)
        return (said,) if said else None
    battle = state.battle
    if battle is None:
        return None
    if battle.defender == TRIBE and tribe_commander(state, battle.attacker) == view.seat:
        return _tribe(state, battle) if answer(orders, "tribe", ANY) else None
    match task:
        case Tire(card):
            said = answer(orders, "tire", ANY)
            rows = tiring(battle.fighter(card))
            return ("tire", ROWS[rows[-1] if said == MOBILITY_FIRST else rows[0]]) if said else None
        case Fight("strength" | "tactics" | "mobility" as stage):
            return _widest(state, battle, ROWS.index(stage)) if answer(orders, "place", ANY) else None
    return None


def _widest(state: State, battle: Battle, row: int) -> Words:
    """Return the move that fills the card with most empty spaces."""
    choices = placing(state, battle, row)
    name, most = max(choices, key=lambda choice: spaces(state, battle.fighter(choice[0]), row))
    return ("place", name, str(most))


def _tribe(state: State, battle: Battle) -> Words | None:
    """Return how a tribe is played by rote: even bids, bones on the first cards, rows as drawn."""
    task = state.agenda[0]
    match task:
        case Fight("bid"):
            third = battle.tribe // 3
            return ("bid", str(battle.tribe - 2 * third), str(third), str(third))
        case Fight("rows"):
            return ("row", battle.queue[0], row_places(battle)[0])
        case Fight(stage):
            name, most = placing(state, battle, ROWS.index(stage))[0]
            return ("place", name, str(most))
        case Tire(card):
            return ("tire", ROWS[tiring(battle.fighter(card))[-1]])
        case Lose():
            return ("lose", LAND[cheapest(state, battle.area, TRIBE)])
    return None
