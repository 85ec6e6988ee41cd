"""The poster at the end of a game: the ziggurat at dusk, the dynasties with the points of their weakest colours."""

from engine.game import Result
from engine.games.tigris.view import TigrisView
from render.games.kingdoms.poster import make_outcome
from render.games.tigris.setting import name_of
from render.games.tigris.sprites.dusk import Dusk
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene

_LOOK = ("tigris-poster", "#D9822B")


def poster(view: TigrisView, reader: Reader, result: Result, moves: int) -> Scene:
    """Draw how the game ended."""
    houses = [(dynasty, name_of(view, reader, seat)) for seat, dynasty in enumerate(view.dynasties)]
    return drawn(reader, make_outcome(_LOOK, reader, result, moves, houses), Dusk(False, reader.rtl))
