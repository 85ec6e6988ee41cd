"""The initial position (1.2, 2.1)."""

from engine.chance import Chance
from engine.game import Option, Options
from engine.games.ur.places import START_NUMBER
from engine.games.ur.state import NO_THROW, State
from engine.games.ur.variant import variant_of
from engine.kit.hiding import new_key

PIECES_OPTION = Option("pieces", ("7", "5", "3"))


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the position with all pieces off the board. Seat 0 begins, since the seats were drawn by lot."""
    count = int(options.get(PIECES_OPTION.name, PIECES_OPTION.choices[0]))
    pieces, key = ((START_NUMBER,) * count,) * len(marks), new_key(chance.stream("luck"))
    return State(marks, pieces, 0, NO_THROW, 0, key, variant_of(options))
