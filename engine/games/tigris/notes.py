"""Notes on the results of a whole move, for its seat: only public facts, or the seat's own.

Besides those of `engine.kit.notes`: `red`, `blue`, `green`, `black` (numbers: points for the seat), `gives` (who
else gets points), `monument` (words: the monuments that may be built then). The questions note what the words
themselves are about: `kingdom` (word: the numeral of the kingdom where it lands), `temples` (number: those beside a
leader, its strength in a revolt), `stock` (words: the tiles of that colour in the hand), `from` (word: the cell that a
leader leaves), `left` (number: catastrophes in hand), `stays` (words: the tiles of one kind that a swap leaves).
"""

from engine.game import Seat, Step, Who
from engine.games.kingdoms.notes import read_conflicts, read_course
from engine.games.tigris.reading.placement import buildable
from engine.games.tigris.reading.treasures import claims
from engine.games.tigris.state import Build, Collect, State
from engine.kit.notes import Notes


def follows(noted: Notes, seat: Seat, _before: State, step: Step[State]) -> None:
    """Note what a move of a seat leads to."""
    for event in step.events:
        facts = dict(event.facts)
        if event.name == "points" and facts["who"] != Who(seat):
            noted.note("gives", facts["who"])
        elif event.name == "points" and isinstance(count := facts["count"], int):
            noted.count(str(facts["colour"]), count)
    read_conflicts(noted, seat, step.events)
    read_course(noted, seat, step.events)
    after = step.state
    match after.agenda[:1]:
        case (Build(cell),):
            noted.note("monument", tuple(buildable(after.board, cell)))
        case (Collect(),) if (claim := claims(after.board, after.map, after.turn)[0]).seat == seat:
            noted.count("treasure", claim.takes)
