"""Annotations of a whole move for its seat: public facts, and facts that only this seat may know.

Besides those of `engine.kit.annotations`:

`red`, `blue`, `green`, `black` (numbers): points for the seat.
`gives` (who): other seats that get points.
`monument` (words): the monuments that may be built after the move.

The questions annotate single words:

`kingdom` (word): the numeral of the kingdom in which the piece lands.
`temples` (number): the temples next to a leader, its strength in a revolt.
`stock` (words): the tiles of the named colour in the hand.
`from` (word): the cell that a leader leaves.
`left` (number): catastrophes in hand.
`stays` (words): the tiles that a swap leaves, if they are of one kind.
"""

from engine.game import Seat, SeatRef, Step
from engine.games.kingdoms.annotations import annotate_conflicts, annotate_results
from engine.games.tigris.reading.placement import buildable_monuments, open_treasure_claims
from engine.games.tigris.state import Build, Collect, State
from engine.kit.annotations import Annotations


def annotate_outcome(annotations: Annotations, seat: Seat, _before: State, step: Step[State]) -> None:
    """Note the results of a seat's move: points, conflicts, monuments and treasures."""
    for event in step.events:
        facts = dict(event.facts)
        if event.name == "points" and facts["who"] != SeatRef(seat):
            annotations.note("gives", facts["who"])
        elif event.name == "points" and isinstance(count := facts["count"], int):
            annotations.add_to_count(str(facts["colour"]), count)
    annotate_conflicts(annotations, seat, step.events)
    annotate_results(annotations, seat, step.events)
    state = step.state
    match state.agenda[:1]:
        case (Build(cell),):
            annotations.note("monument", tuple(buildable_monuments(state.board, cell)))
        case (Collect(),) if (claim := open_treasure_claims(state.board, state.map, state.turn)[0]).seat == seat:
            annotations.add_to_count("treasure", claim.treasure_count)
