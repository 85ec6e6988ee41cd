"""The two tracks beside the map, with the empires' seals on their positions, the higher one in front."""

from collections.abc import Iterator

from engine.mesopotamia.state import Track as Standing
from engine.mesopotamia.view import MesopotamiaView, Position
from render.games.mesopotamia.setting import TRACKS, empire
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Sign, Track
from render.layouts.frame import PIECES, Frame
from render.reader import Reader
from render.scene import Item

_WIDE, _LOW, _ROOM = 80.0, 611.0, 486.0
_RADIUS = 15.5


def track_items(view: MesopotamiaView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield both tracks with their titles and seals."""
    state = view.position
    limits = tuple(str(number) for number in state.content.population.limit)
    yield from _track(state, state.population, "population", limits, reader, frame, TRACKS[0] + 5)
    nothing = ("",) * state.content.track.positions
    yield from _track(state, state.events, "events", nothing, reader, frame, TRACKS[0] + 91)


def _track(
    state: Position, track: Standing, name: str, notes: tuple[str, ...], reader: Reader, frame: Frame, left: float
) -> Iterator[Item]:
    pitch = _ROOM / len(notes)
    yield frame.item(left + _WIDE / 2, TRACKS[1] + 18, Sign(name, 30, "gold"))
    yield frame.wide(left, _LOW, _WIDE, Track(notes, _WIDE, pitch - 4, pitch))
    for position in sorted(set(track.at)):
        there = [player for player in track.order if track.at[player] == position]
        if position:
            yield from _stack(state, there, frame, left, _LOW - pitch * (position - 1) - 5)


def _stack(state: Position, players: list[int], frame: Frame, left: float, y: float) -> Iterator[Item]:
    """Yield the seals on one position, the highest in front; numbers stay on their left for every reader."""
    step = min(2 * _RADIUS - 2, (_WIDE - 2 * _RADIUS - 21) / max(1, len(players) - 1))
    for number, player in reversed(list(enumerate(players))):
        x = frame.card((left, 0, _WIDE, 0))[0] + 19 + _RADIUS + step * number
        yield Item(PIECES + 2, x, y, Seal(empire(state, player), _RADIUS))
