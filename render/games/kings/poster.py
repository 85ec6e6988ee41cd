"""The poster at the end of a game: the blue gate, the dynasties with the points of their weakest colours."""

from engine.game import Result
from engine.games.kings.view import KingsView
from render.games.kingdoms.poster import make_outcome
from render.games.kings.setting import name_of
from render.games.kings.sprites.gate import Gate
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene

_LOOK = ("kings-poster", "#2F6FC4")


def poster(view: KingsView, reader: Reader, result: Result, moves: int) -> Scene:
    """Draw how the game ended."""
    houses = [(dynasty, name_of(view, reader, seat)) for seat, dynasty in enumerate(view.dynasties)]
    return drawn(reader, make_outcome(_LOOK, reader, result, moves, houses), Gate(False, reader.rtl))
