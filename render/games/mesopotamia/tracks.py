"""The two tracks below the market, with the empires' seals on their positions in the order of their ranks."""

from collections.abc import Iterator
from functools import lru_cache

from engine.mesopotamia.state import Config
from engine.mesopotamia.state import Track as Standing
from engine.mesopotamia.view import MesopotamiaView
from render.games.mesopotamia.setting import empire_in
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Sign, Space
from render.layouts.frame import Frame
from render.scene import Item

_FIRST, _TOP, _WIDE, _HIGH, _PITCH = 60.0, 450.0, 111.0, 119.0, 115.0
_RADIUS, _ABREAST = 17.5, 3
_LARGE, _FEW = 25.0, 2
"""How large seals are where so few share a position."""


def track_items(view: MesopotamiaView, frame: Frame) -> Iterator[Item]:
    """Yield both tracks with their signs and seals."""
    state = view.position
    limits = tuple(str(number) for number in state.content.population.limit)
    yield from _track(state.config, state.population, "population", limits, frame, _TOP)
    empty = ("",) * state.content.track.positions
    yield from _track(state.config, state.events, "events", empty, frame, _TOP + _HIGH + 6)


@lru_cache(maxsize=500)
def _track(
    config: Config, track: Standing, name: str, notes: tuple[str, ...], frame: Frame, top: float
) -> tuple[Item, ...]:
    """Return a track, which most moves leave as it is."""
    return tuple(_spaces(config, track, name, notes, frame, top))


def _spaces(
    config: Config, track: Standing, name: str, notes: tuple[str, ...], frame: Frame, top: float
) -> Iterator[Item]:
    yield frame.item(32, top + _HIGH / 2, Sign(name, 46, "gold"))
    for number, note in enumerate(notes, 1):
        x = _FIRST + _PITCH * (number - 1)
        yield frame.wide(x, top, _WIDE, Space(str(number), note, number == len(notes), _WIDE, _HIGH))
        there = [player for player in track.order if track.at[player] == number]
        for place, player in enumerate(there):
            if len(there) <= _FEW:
                at = x + _WIDE / 2 + 52 * (place - (len(there) - 1) / 2), top + 78
            else:
                at = x + 20 + 36 * (place % _ABREAST), top + 58 + 38 * (place // _ABREAST)
            yield frame.item(*at, Seal(empire_in(config, player), _LARGE if len(there) <= _FEW else _RADIUS))
