"""Check that a state is possible in a game, so that one read from a file can be shown and played."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from engine.game import Options
from engine.games.kingdoms.conflict import is_sound
from engine.games.kings.pieces import (
    ACTIONS,
    CARD_COUNTS,
    CATASTROPHES_EACH,
    COLUMN_MOST,
    EVERY_COLOUR,
    HAND,
    SHIPS,
    TREASURES,
    Card,
    Colour,
    removed_cards,
)
from engine.games.kings.places import BY_NAME, COLUMNS, GAPS, LINKS
from engine.games.kings.reading.placement import buildable_ships, trade_offer
from engine.games.kings.reading.regions import cards, kingdom_at, kingdoms, temples_under, wars
from engine.games.kings.state import (
    REVOLT,
    WAR,
    Act,
    Build,
    Claim,
    Conflict,
    Fight,
    Point,
    Refill,
    Side,
    State,
    Table,
    Task,
    Wars,
)
from engine.games.kings.updates import with_leader
from engine.kit.counts import count_colours

_PLACES = frozenset(BY_NAME.values())
_ENDINGS = ("", "cards", "treasures", "standstill")


def find_error(state: State, marks: tuple[str, ...], options: Options) -> str:
    """Name the first part of a state that no game with these seats and options can hold; "" when there is none."""
    if state.dynasties != marks:
        return "dynasties"
    if state.open_piles != (options.get("open-piles", "no") == "yes"):
        return "open_piles"
    return next((name for name, holds in _CHECKS if not holds(state)), "")


def _seats(state: State) -> bool:
    each = (state.hands, state.catastrophes, state.banked, state.tops, state.table.leaders)
    return {len(kept) for kept in each} == {len(state.dynasties)}


def _end(state: State) -> bool:
    """Whether no task is open exactly if the game has ended."""
    return state.ended in _ENDINGS and bool(state.ended) != bool(state.agenda)


def _turn(state: State) -> bool:
    seats = len(state.dynasties)
    idle = seats if state.ended == "standstill" else seats - 1
    return 0 <= state.turn < seats and 0 <= state.actions <= ACTIONS and 0 <= state.idle <= idle


def _columns(state: State) -> bool:
    """Whether columns and gaps hold only possible cards: treasures on top, no ship or treasure in a gap (2, 5)."""
    table = state.table
    if len(table.columns) != COLUMNS or len(table.links) != GAPS:
        return False
    joined = (gap for gap, card in enumerate(table.links) if card is not None)
    if not all(all(table.columns[gap : gap + 2]) for gap in joined):
        return False
    low = all(len(column) <= COLUMN_MOST and Card.TREASURE not in column[1:] for column in table.columns)
    return low and all(card is None or card < Card.TREASURE for card in table.links)


def _ships(state: State) -> bool:
    """Whether each ship is there once (1.2)."""
    lying = [card for _, card in cards(state.table) if card.is_ship]
    return sorted((*state.table.ships, *lying)) == sorted(SHIPS)


def _places(state: State) -> bool:
    """Whether each leader is alone on a face-up card (4.1)."""
    table = state.table
    places = [place for row in table.leaders for place in row if place is not None]
    if len(set(places)) < len(places) or not set(places) <= _PLACES:
        return False
    found = [table.card(place) for place in places]
    return all(card is not None and not card.is_ship for card in found)


def _face_down(state: State) -> bool:
    """Whether a joining card is face down only during wars, without a leader (10.1)."""
    gap, table = state.table.face_down, state.table
    if gap is None:
        return True
    lies = gap in range(GAPS) and table.links[gap] is not None and table.leader_at(LINKS[gap]) is None
    return lies and Wars() in state.agenda


def _hands(state: State) -> bool:
    held = all(0 <= count <= CATASTROPHES_EACH for count in state.catastrophes)
    return held and all(min(hand) >= 0 and sum(hand) <= HAND for hand in state.hands)


def _piles(state: State) -> bool:
    """Whether the top card of each pile belongs to it (6.3)."""
    for pile, top in zip(state.banked, state.tops, strict=True):
        if min(pile) < 0:
            return False
        if sum(pile) if top is None else top > Card.TREASURE or not pile[top]:
            return False
    return True


def _cards(state: State) -> bool:
    """Whether each card of the box is somewhere (1.3)."""
    lying = Counter(card for _, card in cards(state.table))
    counts = (*state.hands, state.box, state.out, count_colours(state.deck))
    if min(map(min, counts)) < 0 or any(colour >= len(EVERY_COLOUR) for colour in state.deck):
        return False
    if sum(state.box) != removed_cards(len(state.dynasties)):
        return False
    if lying[Card.TREASURE] + sum(pile[Card.TREASURE] for pile in state.banked) != TREASURES:
        return False
    return (
        tuple(
            sum(count[colour] for count in counts) + sum(pile[colour] for pile in state.banked) + lying[colour.card]
            for colour in EVERY_COLOUR
        )
        == CARD_COUNTS
    )


def _peace(state: State) -> bool:
    """Whether each kingdom has one leader of a colour at most, but for an open revolt (2.3, 4.2)."""
    table, conflict = state.table, state.conflict
    if state.agenda[:1] == (Fight(),) and conflict is not None and conflict.kind == REVOLT:
        if conflict.attacker.seat not in range(len(state.dynasties)):
            return False
        table = with_leader(table, conflict.attacker.seat, conflict.colour, None)
    return all(_one_each(kingdom.leaders) for kingdom in kingdoms(table))


def _one_each(leaders: tuple[object, ...]) -> bool:
    colours = [getattr(leader, "colour", None) for leader in leaders]
    return len(set(colours)) == len(colours)


def _agenda(state: State) -> bool:
    """Whether a move can leave these tasks (3); the first is never an automatic one."""
    match state.agenda:
        case () | (Act(),):
            return True
        case (*points, Refill()):
            return bool(points) and all(_is_due(state, task) for task in points)
        case (*first, Act()):
            return state.actions < ACTIONS and _is_begun(state, tuple(first))
    return False


def _is_due(state: State, task: Task) -> bool:
    return isinstance(task, Point) and task.seat == state.turn and task.source == "ship"


def _is_begun(state: State, tasks: tuple[Task, ...]) -> bool:
    """Whether an action leaves these tasks."""
    seats = range(len(state.dynasties))
    match tasks:
        case (Fight(),):
            return True
        case (Point(seat, colour, source),):
            return seat in seats and source == REVOLT and colour == Colour.RED
        case (Point(seat, _, source), Build(column)):
            return seat in seats and source == "card" and column in range(COLUMNS)
        case (Build(column),):
            return column in range(COLUMNS)
        case (Point(seat, _, source), Wars(), Claim(gap)):
            return seat in seats and source == WAR and gap in range(GAPS) and state.table.face_down in (gap, None)
        case (Fight(), Wars(), Claim(gap)) | (Wars(), Claim(gap)):
            return gap in range(GAPS) and state.table.face_down == gap
        case (Claim(gap),):
            return gap in range(GAPS)
    return False


def _question(state: State) -> bool:
    """Whether the first question has an answer."""
    match state.agenda[:1]:
        case (Wars(),):
            return len(wars(state.table)) > 1
        case (Build(column),):
            return bool(buildable_ships(state.table, column))
        case (Claim(gap),):
            return trade_offer(state.table, gap) is not None
    return True


def _conflict(state: State) -> bool:
    """Whether an open conflict is between leaders on the table, and a finished one has a winner (9, 10)."""
    fought = state.agenda[:1] == (Fight(),)
    if state.conflict is not None and state.conflict.place not in _PLACES:
        return False
    return is_sound(state.conflict, len(state.dynasties), fought, _side, partial(_open, state))


def _side(side: Side) -> bool:
    most = HAND if side.committed else 0
    return side.place in _PLACES and 0 <= side.on_table <= sum(CARD_COUNTS) and 0 <= side.added <= most


def _open(state: State, conflict: Conflict) -> bool:
    table, war = state.table, Wars() in state.agenda
    if conflict.winner is not None or conflict.defender.committed or war != (conflict.kind == WAR):
        return False
    if not war and conflict.attacker.seat != state.turn:
        return False
    if not all(_is_side_placed(table, conflict, side) for side in (conflict.attacker, conflict.defender)):
        return False
    if war:
        return conflict.place == LINKS[table.face_down or 0] and conflict.colour in wars(table)
    together = kingdom_at(table, conflict.attacker.place) == kingdom_at(table, conflict.defender.place)
    return together and conflict.place == conflict.attacker.place


def _is_side_placed(table: Table, conflict: Conflict, side: Side) -> bool:
    """Whether a side's leader is at its place, with the right strength there (9.3, 10.4)."""
    if table.leaders[side.seat][conflict.colour] != side.place:
        return False
    if conflict.kind == REVOLT:
        return table.card(side.place) is not None and side.on_table == temples_under(table, side.place)
    return side.on_table == kingdom_at(table, side.place).counts[conflict.colour]


_CHECKS: tuple[tuple[str, Callable[[State], bool]], ...] = (
    ("seats", _seats),
    ("turn", _turn),
    ("columns", _columns),
    ("ships", _ships),
    ("leaders", _places),
    ("face_down", _face_down),
    ("hands", _hands),
    ("piles", _piles),
    ("cards", _cards),
    ("leaders", _peace),
    ("agenda", _end),
    ("agenda", _agenda),
    ("agenda", _question),
    ("conflict", _conflict),
)
"""In this order: a later check relies on the earlier ones."""
