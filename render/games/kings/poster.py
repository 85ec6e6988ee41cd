"""The poster at the end of a game and the cover at its start: the blue gate and the dynasties."""

from collections.abc import Sequence

from engine.game import Result, Seat
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.games.kingdoms.poster import list_people, make_outcome
from render.games.kings.setting import name_of
from render.games.kings.sprites.gate import Gate
from render.kit.cover import draw_cover
from render.kit.poster import poster as drawn
from render.scene import Scene
from render.sprites.vista import Daytime

_ACCENT = "#2F6FC4"
_POSTER, _COVER = ("kings-poster", _ACCENT), ("kings-cover", _ACCENT)


def poster(view: KingsView, reader: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the end of the game."""
    houses = [(dynasty, name_of(view, reader, seat)) for seat, dynasty in enumerate(view.dynasties)]
    return drawn(reader, make_outcome(_POSTER, reader, result, moves, houses), Gate(Daytime.DUSK, reader.rtl))


def cover(view: KingsView, reader: PictureContext, first: tuple[Seat, ...], chosen: Sequence[str]) -> Scene:
    """Draw the players of a new game, the starting player, and the options."""
    houses = [(dynasty, name_of(view, reader, seat)) for seat, dynasty in enumerate(view.dynasties)]
    return draw_cover(reader, _COVER, list_people(houses), first, chosen, Gate(Daytime.DAWN, reader.rtl))
