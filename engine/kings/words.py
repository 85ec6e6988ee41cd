"""The words that may come next (what a menu offers), for each question of the game."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.game import STOP, Seat, Words
from engine.kings.pieces import BY_CARD, BY_LEADER, EVERY_COLOUR, LEADERS, Colour
from engine.kings.placement import buildable, catastrophe_places, leader_places, offered, open_columns, open_gaps
from engine.kings.places import COLUMN_NAMES, LINKS
from engine.kings.state import Act, Build, Claim, Conflict, Fight, Point, State, Table, Wars
from engine.kings.turn.conflict import wars

ENDED: Sequence[str] = (STOP,)
NOTHING: Sequence[str] = ()


def words(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    """Return the possible next words of `seat` after `typed`."""
    match state.agenda[:1]:
        case (Act(),):
            return _acting(state, seat, typed) if seat == state.turn else NOTHING
        case (Point(asked, colour, _),):
            return _answers(_banking(state, seat, colour), typed) if seat == asked else NOTHING
        case (Build(column),):
            ships = tuple(ship.word for ship in buildable(state.table, column))
            return _answers({"ship": ships, "decline": ENDED}, typed) if seat == state.turn else NOTHING
        case (Wars(),):
            leaders = tuple(colour.leader for colour in wars(state.table))
            return _answers({"war": leaders}, typed) if seat == state.turn else NOTHING
        case (Fight(),) if state.conflict is not None:
            asked = state.conflict.next_side.seat
            return _answers({"support": support_counts(state, state.conflict)}, typed) if seat == asked else NOTHING
        case (Claim(gap),):
            return _claiming(state, seat, gap, typed)
    return NOTHING


def support_counts(state: State, conflict: Conflict) -> Sequence[str]:
    """Return the numbers of cards that may be added (9.2, 10.4)."""
    held = state.hands[conflict.next_side.seat][conflict.fought]
    return tuple(str(count) for count in range(held + 1))


def _answers(offers: dict[str, Sequence[str]], typed: Words) -> Sequence[str]:
    """Return the verbs of `offers`; after each its answers, or nothing more."""
    match typed:
        case ():
            return tuple(offers)
        case (verb,) if verb in offers:
            return offers[verb]
        case (verb, answer) if answer in offers.get(verb, NOTHING) and answer != STOP:
            return ENDED
    return NOTHING


def _banking(state: State, seat: Seat, colour: Colour) -> dict[str, Sequence[str]]:
    return {"bank": ENDED, "keep": ENDED} if state.hands[seat][colour] else {"keep": ENDED}


def _claiming(state: State, seat: Seat, gap: int, typed: Words) -> Sequence[str]:
    found = offered(state.table, gap)
    if found is None or found.seat != seat:
        return NOTHING
    if not state.hands[seat][Colour.RED]:
        return _answers({"decline": ENDED}, typed)
    return _answers({"treasure": tuple(place.name for place in found.places), "decline": ENDED}, typed)


def _acting(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    if not typed:
        return _verbs(state, seat)
    if typed == ("end",):
        return ENDED
    offer = _ACTIONS.get(typed[0]) if state.actions else None
    return offer(state, seat, typed[1:]) if offer else NOTHING


def _verbs(state: State, seat: Seat) -> Sequence[str]:
    possible = [verb for verb, offer in _ACTIONS.items() if state.actions and offer(state, seat, ())]
    return [*possible, "end"]


def _leader(state: State, _seat: Seat, typed: Words) -> Sequence[str]:
    if typed and typed[0] not in BY_LEADER:
        return NOTHING
    places = _leader_words(state.table)
    return (LEADERS if places else NOTHING) if not typed else _answer(places, typed[1:])


@lru_cache(maxsize=1 << 10)
def _leader_words(table: Table) -> Sequence[str]:
    return tuple(place.name for place in leader_places(table))


def _card(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    hand = state.hands[seat]
    if typed and not (typed[0] in BY_CARD and hand[BY_CARD[typed[0]]]):
        return NOTHING
    wheres = where_words(state.table)
    held = [colour.card.word for colour in EVERY_COLOUR if hand[colour] and wheres]
    return _answer(wheres, typed[1:]) if typed else held


def where_words(table: Table) -> Sequence[str]:
    """Return the columns and gaps into which a card may be put (5)."""
    columns = [COLUMN_NAMES[column] for column in open_columns(table)]
    return [*columns, *(LINKS[gap].name for gap in open_gaps(table))]


def _catastrophe(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    return _answer(_catastrophe_words(state.table) if state.catastrophes[seat] else NOTHING, typed)


@lru_cache(maxsize=1 << 10)
def _catastrophe_words(table: Table) -> Sequence[str]:
    return tuple(place.name for place in catastrophe_places(table))


def _answer(answers: Sequence[str], typed: Words) -> Sequence[str]:
    match typed:
        case ():
            return answers
        case (said,) if said in answers:
            return ENDED
    return NOTHING


_ACTIONS: dict[str, Callable[[State, Seat, Words], Sequence[str]]] = {
    "leader": _leader,
    "card": _card,
    "catastrophe": _catastrophe,
}
