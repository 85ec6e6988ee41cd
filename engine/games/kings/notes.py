"""Notes on the results of a whole move, for its seat: only public facts, or the seat's own.

Besides those of `engine.kit.notes`: `black`, `green`, `red`, `blue` (numbers: cards that the seat banks, or may
bank then), `no-card` (words: colours of points for which the seat has no card), `gives` (who else gets a point),
`ship` (words: the ships that may be built then). The questions note what the words themselves are about: `kingdom`
(word: the numeral of the kingdom where it lands), `temples` (number: 1 where a leader stands on a red card, which
counts in a revolt), `stock` (words: the cards of that colour in the hand), `from` (word: the place that a leader
leaves), `left` (number: catastrophes in hand).
"""

from engine.game import Seat, Step, Who
from engine.games.kingdoms.notes import read_conflicts, read_course
from engine.games.kings.pieces import Colour
from engine.games.kings.reading.placement import buildable, trade_offer
from engine.games.kings.state import Build, Claim, Point, State
from engine.kit.counts import add_count
from engine.kit.notes import Notes


def follows(noted: Notes, seat: Seat, before: State, step: Step[State]) -> None:
    """Note what a move of a seat leads to."""
    _banks(noted, seat, before, step.state)
    _earns(noted, seat, before, step.state)
    read_conflicts(noted, seat, step.events)
    read_course(noted, seat, step.events)
    match step.state.agenda[:1]:
        case (Build(column),):
            noted.note("ship", tuple(ship.word for ship in buildable(step.state.table, column)))
        case (Claim(gap),) if (found := trade_offer(step.state.table, gap)) and found.seat == seat:
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
            hand = add_count(hand, task.colour, -1)
            noted.count(task.colour.word, 1)
        else:
            noted.collect("no-card", task.colour.word)
