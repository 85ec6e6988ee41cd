"""Annotations of a whole move for its seat: public facts, and facts that only this seat may know.

Besides those of `engine.kit.annotations`:

`black`, `green`, `red`, `blue` (numbers): cards that the seat banks by the move, or may bank after it.
`no-card` (words): colours of points for which the seat has no card.
`gives` (who): the other seat that gets a point.
`ship` (words): the ships that may be built after the move.

The questions annotate single words:

`kingdom` (word): the numeral of the kingdom in which the piece lands.
`temples` (number): 1 if a leader stands on a red card, which counts in a revolt.
`stock` (words): the cards of the named colour in the hand.
`from` (word): the place that a leader leaves.
`left` (number): catastrophes in hand.
"""

from engine.game import Seat, SeatRef, Step
from engine.games.kingdoms.annotations import annotate_conflicts, annotate_results
from engine.games.kings.pieces import Colour
from engine.games.kings.reading.placement import buildable_ships, trade_offer
from engine.games.kings.state import Build, Claim, Point, State
from engine.kit.annotations import Annotations
from engine.kit.counts import add_count


def annotate_outcome(annotations: Annotations, seat: Seat, state_before: State, step: Step[State]) -> None:
    """Note the results of a seat's move: banked and promised cards, conflicts, ships and treasures."""
    _annotate_banked(annotations, seat, state_before, step.state)
    _annotate_earned(annotations, seat, state_before, step.state)
    annotate_conflicts(annotations, seat, step.events)
    annotate_results(annotations, seat, step.events)
    match step.state.agenda[:1]:
        case (Build(column),):
            annotations.note("ship", tuple(ship.word for ship in buildable_ships(step.state.table, column)))
        case (Claim(gap),) if (offer := trade_offer(step.state.table, gap)) and offer.seat == seat:
            annotations.add_to_count("treasure", int(step.state.hands[seat][Colour.RED] > 0))


def _annotate_banked(annotations: Annotations, seat: Seat, state_before: State, after: State) -> None:
    """Note the cards that go to victory piles at once."""
    for owner, (then, now) in enumerate(zip(state_before.banked, after.banked, strict=True)):
        if owner != seat and then != now:
            annotations.note("gives", SeatRef(owner))
    for colour in Colour:
        annotations.add_to_count(colour.word, after.banked[seat][colour] - state_before.banked[seat][colour])


def _annotate_earned(annotations: Annotations, seat: Seat, state_before: State, after: State) -> None:
    """Note the points that the move adds to the agenda: for the seat, cards it can bank; for others, who gets them."""
    old_points = [task for task in state_before.agenda if isinstance(task, Point)]
    hand = after.hands[seat]
    for task in after.agenda:
        if not isinstance(task, Point) or any(task is point for point in old_points):
            continue
        if task.seat != seat:
            annotations.note("gives", SeatRef(task.seat))
        elif hand[task.colour]:
            hand = add_count(hand, task.colour, -1)
            annotations.add_to_count(task.colour.word, 1)
        else:
            annotations.add_word("no-card", task.colour.word)
