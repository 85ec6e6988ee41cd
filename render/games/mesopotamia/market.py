"""The board's second picture: the order of play, the garden that may be built next, trade places, both tracks."""

from collections.abc import Iterator
from functools import lru_cache

from engine.games.mesopotamia.content.tables import Garden
from engine.games.mesopotamia.state import ASHUR_MODE, Config
from engine.games.mesopotamia.state import Track as Standing
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, text_width
from render.games.mesopotamia.described import market_lines
from render.games.mesopotamia.setting import SIZE, amounts, empire, empire_in
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Goods, Points, Sign, Space, Stand
from render.kit.names import MIN_SIZE, break_name, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED
from render.sprites.ground import Rect, Wall

ORDER: Rect = (6.0, 6.0, 440.0, 62.0)
GARDEN: Rect = (452.0, 6.0, 642.0, 62.0)
_LEFT, _TOP, _ACROSS, _DOWN = 7.0, 76.0, 272.7, 124.0
_IN_COLUMN = 3
_SEAL = 45.0

_FIRST, _WIDTH, _HEIGHT, _TRACK_TOPS = 60.0, 114.9, 116.0, (452.0, 574.0)
_RADIUS, _ABREAST = 17.5, 3
_LARGE_RADIUS, _MAX_LARGE = 25.0, 2
"""Size of seals, if at most `_MAX_LARGE` of them share a position."""


def market(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw all trade places, the garden and the tracks."""
    frame = Frame(SIZE[0], context.rtl)
    items = [
        *_order(view.position, context, frame),
        *_garden(view.position, context, frame),
        *stand_items(view.position, frame),
        *track_items(view, frame),
    ]
    alt = shorten(" ".join(market_lines(view, context)))
    signs = ((6.0, top, _FIRST - 10, _HEIGHT) for top in _TRACK_TOPS)
    wall = Wall(SIZE, tuple(map(frame.card, (ORDER, GARDEN, *signs))), ())
    return Scene("market", "mesopotamia-market", SIZE, context.theme, wall, stack(items), alt)


def stand_at(number: int) -> tuple[float, float]:
    """Return the top-left corner of a trade place, for left-to-right readers. The places of a section are stacked."""
    return _LEFT + _ACROSS * (number // _IN_COLUMN), _TOP + _DOWN * (number % _IN_COLUMN)


def stand_items(state: Position, frame: Frame) -> Iterator[Item]:
    """Yield all trade places with their tokens."""
    for number, slot in enumerate(state.content.slots):
        yield frame.top_left(*stand_at(number), Stand.WIDTH, _stand(state, number, slot.name, slot.ship))


def _stand(state: Position, number: int, name: str, ship: bool) -> Stand:
    stall = state.market[number]
    amphora = "" if stall.amphora is None else empire(state, stall.amphora)
    if not stall.token:
        return Stand(name, (), (), 0, ship, amphora)
    token = state.content.tokens[stall.token]
    return Stand(name, amounts(token.cost), amounts(token.gain), token.vp, ship, amphora)


def _order(state: Position, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the seals in the order of play, with a title if there is room. In Ashur's defence, yield the current wave
    instead."""
    x, y, width, height = ORDER
    middle = y + height / 2
    for number, player in enumerate(state.turn.order):
        yield frame.item(x + 28 + _SEAL * number, middle, Seal(empire(state, player), 20))
    room = width - 30 - _SEAL * len(state.turn.order)
    weight, ink, note = MEDIUM, MUTED, context.say("picture-order")
    if state.config.mode == ASHUR_MODE:
        weight, ink = BOLD, GOLD
        note = context.say("picture-wave", count=state.wave, most=len(state.content.defence.waves))
    lines = break_name(note, room)
    if any(text_width(line, MIN_SIZE, weight) > room for line in lines):
        return
    for number, line in enumerate(lines):
        low = middle + 28 * (number - (len(lines) - 1) / 2)
        yield frame.end(x + width - 12, low, *fit(line, room, MIN_SIZE, weight, MIN_SIZE), weight, ink)


def _garden(state: Position, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the next garden with its points, price and needs, and the number of gardens left, or a text if none is
    left."""
    x, y, width, height = GARDEN
    garden, middle = state.content.gardens.get(state.garden), y + height / 2
    yield frame.item(x + 34, middle, Sign("garden", 50, "gold"))
    if garden is None:
        words = fit(context.say("picture-gardens-done"), width - 90, MIN_SIZE, BOLD, MIN_SIZE)
        yield frame.start(x + 70, middle, *words, BOLD, MUTED)
        return
    yield frame.start(x + 64, middle, garden.name, 28, HEAVY)
    first = x + 76 + text_width(garden.name, 28, HEAVY)
    yield frame.item(first + 24, middle, Points(garden.vp, 23))
    yield from _price(garden, frame, first + 58, middle)
    text, size = fit_player_name(context.say("picture-below", count=state.below), 150, MIN_SIZE)
    yield frame.end(x + width - 12, middle, text, size, MEDIUM, MUTED)


def _price(garden: Garden, frame: Frame, left: float, y: float) -> Iterator[Item]:
    """Yield the price and the needs of a garden."""
    goods = Goods(amounts(garden.cost), 34, dark=False)
    yield frame.item(left + goods.box.right, y, goods)
    left += 2 * goods.box.right + 20
    for number, (need, least) in enumerate(garden.needs.items()):
        name = "settlement" if need == "settlements" else need
        yield frame.item(left + 12 + 78 * number, y, Sign(name, 30, "muted"))
        yield frame.start(left + 31 + 78 * number, y, f"{least}+", MIN_SIZE, HEAVY, GOLD)


def track_items(view: MesopotamiaView, frame: Frame) -> Iterator[Item]:
    """Yield both tracks with their signs and seals."""
    state = view.position
    limits = tuple(str(number) for number in state.content.population.limit)
    yield from _track(state.config, state.population, "population", limits, frame, _TRACK_TOPS[0])
    empty = ("",) * state.content.track.positions
    yield from _track(state.config, state.events, "events", empty, frame, _TRACK_TOPS[1])


@lru_cache(maxsize=500)
def _track(
    config: Config, track: Standing, name: str, notes: tuple[str, ...], frame: Frame, top: float
) -> tuple[Item, ...]:
    """Return the items of a track, cached since most moves leave it unchanged."""
    return tuple(_spaces(config, track, name, notes, frame, top))


def _spaces(
    config: Config, track: Standing, name: str, notes: tuple[str, ...], frame: Frame, top: float
) -> Iterator[Item]:
    yield frame.item(31, top + _HEIGHT / 2, Sign(name, 42, "gold"))
    for number, note in enumerate(notes, 1):
        x = _FIRST + _WIDTH * (number - 1)
        yield frame.top_left(x, top, _WIDTH, Space(str(number), note, number == len(notes), _WIDTH, _HEIGHT))
        there = [player for player in track.order if track.at[player] == number]
        for place, player in enumerate(there):
            if len(there) <= _MAX_LARGE:
                at = x + _WIDTH / 2 + 52 * (place - (len(there) - 1) / 2), top + 78
            else:
                row, column = divmod(place, _ABREAST)
                abreast, rows = min(_ABREAST, len(there) - _ABREAST * row), -(-len(there) // _ABREAST)
                at = x + _WIDTH / 2 + 36 * (column - (abreast - 1) / 2), top + 77 + 38 * (row - (rows - 1) / 2)
            yield frame.item(
                *at, Seal(empire_in(config, player), _LARGE_RADIUS if len(there) <= _MAX_LARGE else _RADIUS)
            )
