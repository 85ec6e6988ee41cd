"""Why a move is refused: the rule, and what would be right."""

from engine.game import BadWords, Fact, IllegalMove, Seat, Words
from engine.kings import actions as do
from engine.kings.actions import parse
from engine.kings.pieces import EVERY_COLOUR, JOIN_LEAST, Card, Colour
from engine.kings.placement import buildable, offered, short_columns
from engine.kings.places import COLUMN_NAMES, LINKS, Place
from engine.kings.state import REVOLT, Act, Build, Claim, Conflict, Fight, Point, State, Wars
from engine.kings.turn.conflict import wars
from engine.kings.words import words


def refusal(state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
    """Return what is wrong with a move that `words` does not offer to `seat`, whose decision it is."""
    try:
        action = parse(move)
    except BadWords as bad:
        return bad
    task = state.agenda[0]
    match action:
        case do.PlaceLeader() | do.AddCard() | do.JoinWith() | do.Catastrophe() if isinstance(task, Act):
            return _wrong_action(state, seat, action) if state.actions else _illegal("no-actions-left", "3")
        case do.Support() if isinstance(task, Fight) and state.conflict is not None:
            return _too_few(state, state.conflict)
        case do.Bank() if isinstance(task, Point):
            return _illegal("nothing-to-bank", "6.2", colour=task.colour.word)
        case do.ChooseWar() | do.TakeTreasure() | do.BuildShip():
            return _wrong_choice(state, seat, action)
    return _another(state, seat)


def _illegal(reason: str, rule: str, **facts: Fact) -> IllegalMove:
    return IllegalMove(reason, *facts.items(), rule=rule)


def _another(state: State, seat: Seat) -> IllegalMove:
    """Return the refusal of an answer while another question is open, or none."""
    reason = "nothing-to-answer" if isinstance(state.agenda[0], Act) else "another-question"
    return _illegal(reason, "3", verbs=tuple(words(state, seat, ())))


def _too_few(state: State, conflict: Conflict) -> IllegalMove:
    held = state.hands[conflict.next_side.seat][conflict.fought]
    rule = "9.2" if conflict.kind == REVOLT else "10.4"
    return _illegal("too-few-cards", rule, card=conflict.fought.card.word, held=held)


def _wrong_choice(state: State, seat: Seat, action: do.ChooseWar | do.TakeTreasure | do.BuildShip) -> IllegalMove:
    match action, state.agenda[0]:
        case do.ChooseWar(), Wars():
            return _illegal("no-such-war", "10.2", leaders=tuple(colour.leader for colour in wars(state.table)))
        case do.BuildShip(), Build(column):
            ships = tuple(ship.word for ship in buildable(state.table, column))
            return _illegal("no-such-ship", "8.2", ships=ships)
        case do.TakeTreasure(place), Claim(gap):
            return _wrong_treasure(state, seat, gap, place)
    return _another(state, seat)


def _wrong_treasure(state: State, seat: Seat, gap: int, place: Place) -> IllegalMove:
    found = offered(state.table, gap)
    places = found.places if found else ()
    if place in places:
        return _illegal("not-in-hand", "7", cards=_held(state, seat))
    return _illegal("no-such-treasure", "7", place=place.name, places=tuple(other.name for other in places))


def _held(state: State, seat: Seat) -> Words:
    hand = state.hands[seat]
    return tuple(colour.card.word for colour in EVERY_COLOUR for _ in range(hand[colour]))


def _wrong_action(
    state: State, seat: Seat, action: do.PlaceLeader | do.AddCard | do.JoinWith | do.Catastrophe
) -> IllegalMove:
    match action:
        case do.PlaceLeader(colour, place):
            return _wrong_leader(state, seat, colour, place)
        case do.Catastrophe(place):
            return _wrong_catastrophe(state, seat, place)
        case do.AddCard(colour) | do.JoinWith(colour) if not state.hands[seat][colour]:
            return _illegal("not-in-hand", "5", cards=_held(state, seat))
        case do.JoinWith(_, gap):
            return _wrong_gap(state, gap)
        case do.AddCard(_, column):
            return _illegal("column-full", "5.1", column=COLUMN_NAMES[column])


def _wrong_gap(state: State, gap: int) -> IllegalMove:
    if state.table.links[gap] is not None:
        return _illegal("gap-taken", "5.2", place=LINKS[gap].name)
    short = short_columns(state.table, gap)[0]
    return _illegal("too-short", "5.2", column=COLUMN_NAMES[short], least=JOIN_LEAST)


def _wrong_leader(state: State, seat: Seat, colour: Colour, place: Place) -> IllegalMove:
    card = state.table.card(place)
    if card is None:
        return _illegal("no-card-there", "4.1", place=place.name)
    if card.is_ship:
        return _illegal("leader-on-ship", "4.1", place=place.name)
    if state.table.leaders[seat][colour] == place:
        return _illegal("leader-stays", "4.1", leader=colour.leader, place=place.name)
    return _illegal("leader-there", "4.1", place=place.name)


def _wrong_catastrophe(state: State, seat: Seat, place: Place) -> IllegalMove:
    if not state.catastrophes[seat]:
        return _illegal("no-catastrophe", "11")
    card = state.table.card(place)
    if card is None:
        return _illegal("no-card-there", "11", place=place.name)
    if card.is_ship:
        return _illegal("catastrophe-on-ship", "11", place=place.name)
    reason = "catastrophe-on-treasure" if card == Card.TREASURE else "catastrophe-on-leader"
    return _illegal(reason, "11", place=place.name)
