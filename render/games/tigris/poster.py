"""The poster at the end of a game and the cover at its start: the ziggurat between the rivers and the dynasties."""

from collections.abc import Sequence

from engine.game import Result, Seat
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.games.kingdoms.poster import list_people, make_outcome
from render.games.tigris.setting import name_of
from render.games.tigris.sprites.riverbank import Riverbank
from render.kit.cover import draw_cover
from render.kit.poster import poster as drawn
from render.scene import Scene
from render.sprites.vista import Daytime

_ACCENT = "#D9822B"
_POSTER, _COVER = ("tigris-poster", _ACCENT), ("tigris-cover", _ACCENT)


def poster(view: TigrisView, reader: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the end of the game."""
    houses = [(dynasty, name_of(view, reader, seat)) for seat, dynasty in enumerate(view.dynasties)]
    return drawn(reader, make_outcome(_POSTER, reader, result, moves, houses), Riverbank(Daytime.DUSK, reader.rtl))


def cover(view: TigrisView, reader: PictureContext, first: tuple[Seat, ...], chosen: Sequence[str]) -> Scene:
    """Draw the players of a new game, the starting player, and the options."""
    houses = [(dynasty, name_of(view, reader, seat)) for seat, dynasty in enumerate(view.dynasties)]
    return draw_cover(reader, _COVER, list_people(houses), first, chosen, Riverbank(Daytime.DAWN, reader.rtl))
