"""What a player gets, pays or risks by a word: the move is tried in a position that looks like the view, and only what
is public about its outcome, or the player's own, is told.

Besides those of `engine.kit.notes`: `black`, `green`, `red`, `blue` (numbers: cards that the seat banks, or may
bank then), `no-card` (words: colours of points for which the seat has no card), `gives` (who else gets a point),
`kingdom` (word: the numeral of the kingdom where it lands), `temples` (number: 1 where a leader stands on a red
card, which counts in a revolt), `ship` (words: the ships that may be built then), `held` (number: cards of the
colour in the hand), `from` (word: the place that a leader leaves), `left` (number: catastrophes in hand).
"""

from engine.game import Seat, Step, Who, Words
from engine.kings import actions as do
from engine.kings.draft import Draft
from engine.kings.pieces import BY_CARD, BY_LEADER, Colour
from engine.kings.placement import buildable, offered
from engine.kings.places import CELLS, Place
from engine.kings.regions import name_at
from engine.kings.setup import imagine
from engine.kings.state import Build, Claim, Point, State
from engine.kings.turn.apply import perform
from engine.kings.words import words
from engine.kit.counts import added
from engine.kit.notes import Notes, note_support, noting, read_conflicts, read_course


def _begun(noted: Notes, state: State, seat: Seat, move: Words) -> None:
    """Note what the first words of a move are about."""
    match move:
        case ("card", card):
            noted.note("held", state.hands[seat][BY_CARD[card]])
        case ("leader", leader):
            _leaves(noted, state, seat, BY_LEADER[leader])
        case ("catastrophe",):
            noted.note("left", state.catastrophes[seat])
        case ("support",) if state.conflict is not None:
            note_support(noted, state.conflict, 0, state.hands[seat][state.conflict.fought])


def _leaves(noted: Notes, state: State, seat: Seat, colour: Colour) -> None:
    place = state.table.leaders[seat][colour]
    noted.note("from", place.name if place else "")


def _whole(noted: Notes, state: State, seat: Seat, move: Words) -> None:
    """Note what a move does."""
    action = do.parse(move)
    draft = Draft(state)
    perform(draft, seat, action)
    match action:
        case do.AddCard(_, column):
            _lands(noted, state, CELLS[column][0])
        case do.Catastrophe(place):
            _lands(noted, state, place)
        case do.PlaceLeader(colour, place):
            _leaves(noted, state, seat, colour)
            _lands(noted, state, place)
            card = state.table.card(place)
            noted.note("temples", int(card is not None and card.colour == Colour.RED))
        case do.Support(count) if state.conflict is not None:
            note_support(noted, state.conflict, count, state.hands[seat][state.conflict.fought])
    _follows(noted, seat, state, draft.step())


def _lands(noted: Notes, state: State, place: Place) -> None:
    noted.note("kingdom", name_at(state.naming, state.table, place))


def _follows(noted: Notes, seat: Seat, before: State, step: Step[State]) -> None:
    _banks(noted, seat, before, step.state)
    _earns(noted, seat, before, step.state)
    read_conflicts(noted, seat, step.events)
    read_course(noted, seat, step.events)
    match step.state.agenda[:1]:
        case (Build(column),):
            noted.note("ship", tuple(ship.word for ship in buildable(step.state.table, column)))
        case (Claim(gap),) if (found := offered(step.state.table, gap)) and found.seat == seat:
            noted.count("treasure", int(step.state.hands[seat][Colour.RED] > 0))


def _banks(noted: Notes, seat: Seat, before: State, after: State) -> None:
    """Note the cards that go onto victory piles at once."""
    for owner, (then, now) in enumerate(zip(before.banked, after.banked, strict=True)):
        if owner != seat and then != now:
            noted.note("gives", Who(owner))
    for colour in Colour:
        noted.count(colour.word, after.banked[seat][colour] - before.banked[seat][colour])


def _earns(noted: Notes, seat: Seat, before: State, after: State) -> None:
    """Note the points that are asked for next; the question that the word answers is no more among them."""
    known = [task for task in before.agenda if isinstance(task, Point)]
    hand = after.hands[seat]
    for task in after.agenda:
        if not isinstance(task, Point) or any(task is point for point in known):
            continue
        if task.seat != seat:
            noted.note("gives", Who(task.seat))
        elif hand[task.colour]:
            hand = added(hand, task.colour, -1)
            noted.count(task.colour.word, 1)
        else:
            noted.collect("no-card", task.colour.word)


notes = noting(imagine, words, _begun, _whole)
"""Return the notes of a word after those typed, for the view's seat; () for the public."""
