"""The market's picture, the second of the board: the order of play, the next garden, the trade places, both tracks."""

from collections.abc import Iterator
from functools import lru_cache

from engine.games.mesopotamia.content.tables import Garden
from engine.games.mesopotamia.state import ASHUR_MODE, Config
from engine.games.mesopotamia.state import Track as Standing
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.mesopotamia.described import market_lines
from render.games.mesopotamia.setting import SIZE, empire_in, empire_of, goods_amounts
from render.games.mesopotamia.sprites.pieces import EmpireSeal
from render.games.mesopotamia.sprites.tokens import GoodsRow, PointsDisc, TrackSpace, TradeStall, WordSign
from render.kit.names import MIN_SIZE, break_name, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED
from render.sprites.ground import Rect, Wall

ORDER_RECT: Rect = (6.0, 6.0, 440.0, 62.0)
GARDEN_RECT: Rect = (452.0, 6.0, 642.0, 62.0)
_STALLS_LEFT, _STALLS_TOP, _STALL_COLUMN_PITCH, _STALL_ROW_PITCH = 7.0, 76.0, 272.7, 124.0
_STALLS_IN_COLUMN = 3
SELECTED_STALL_OUTSET = 5.0
"""Distance of a selectable place's rim from the place, in units, so that the rim cuts none of its signs."""
_SEAL_PITCH = 45.0

_FIRST_SPACE_X, _SPACE_WIDTH, _SPACE_HEIGHT, _TRACK_TOPS = 60.0, 114.9, 116.0, (452.0, 574.0)
_SMALL_SEAL_RADIUS, _MAX_SEALS_IN_ROW = 17.5, 3
_LARGE_SEAL_RADIUS, _MAX_LARGE_SEALS = 25.0, 2
"""Radius of seals on a track in units, and maximum number at one position with seals of this radius."""


def draw_market(view: MesopotamiaView, context: PictureContext) -> Scene:
    """Draw the order of play, the next garden, all trade places and both tracks."""
    frame = Frame(SIZE[0], context.rtl)
    items = [
        *_order_items(view.position, context, frame),
        *_garden_items(view.position, context, frame),
        *stall_items(view.position, frame),
        *track_items(view, frame),
    ]
    alt = shorten_alt(" ".join(market_lines(view, context)))
    signs = ((6.0, top, _FIRST_SPACE_X - 10, _SPACE_HEIGHT) for top in _TRACK_TOPS)
    wall = Wall(SIZE, tuple(map(frame.place_card, (ORDER_RECT, GARDEN_RECT, *signs))), ())
    return Scene("market", "mesopotamia-market", SIZE, context.theme, wall, sort_by_layer(items), alt)


def stall_corner(index: int) -> tuple[float, float]:
    """Return the top-left corner of the trade place with this index, for left-to-right readers, in units."""
    return _STALLS_LEFT + _STALL_COLUMN_PITCH * (index // _STALLS_IN_COLUMN), _STALLS_TOP + _STALL_ROW_PITCH * (
        index % _STALLS_IN_COLUMN
    )


def stall_items(state: Position, frame: Frame) -> Iterator[Item]:
    """Yield all trade places with their tokens and amphorae."""
    for index, slot in enumerate(state.content.slots):
        yield frame.place_rectangle(
            *stall_corner(index), TradeStall.WIDTH, _make_stall(state, index, slot.name, slot.ship)
        )


def _make_stall(state: Position, index: int, name: str, ship: bool) -> TradeStall:
    stall = state.market[index]
    amphora = "" if stall.amphora is None else empire_of(state, stall.amphora)
    if not stall.token:
        return TradeStall(name, (), (), 0, ship, amphora)
    token = state.content.tokens[stall.token]
    return TradeStall(name, goods_amounts(token.cost), goods_amounts(token.gain), token.vp, ship, amphora)


def _order_items(state: Position, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the seals in the order of play, with a title if there is room. In Ashur's defence, the current wave
    replaces the title."""
    x, y, width, height = ORDER_RECT
    middle = y + height / 2
    for index, player in enumerate(state.turn.order):
        yield frame.place_sprite(x + 28 + _SEAL_PITCH * index, middle, EmpireSeal(empire_of(state, player), 20))
    room = width - 30 - _SEAL_PITCH * len(state.turn.order)
    weight, ink, note = MEDIUM, MUTED, context.say("picture-order")
    if state.config.mode == ASHUR_MODE:
        weight, ink = BOLD, GOLD
        note = context.say("picture-wave", count=state.wave, most=len(state.content.defence.waves))
    lines = break_name(note, room)
    if any(text_width(line, MIN_SIZE, weight) > room for line in lines):
        return
    for index, line in enumerate(lines):
        line_y = middle + 28 * (index - (len(lines) - 1) / 2)
        yield frame.write_to(x + width - 12, line_y, *fit_text(line, room, MIN_SIZE, weight, MIN_SIZE), weight, ink)


def _garden_items(state: Position, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the next garden with points, price and needs, and the number of gardens left; or a text if none is left."""
    x, y, width, height = GARDEN_RECT
    garden, middle = state.content.gardens.get(state.garden), y + height / 2
    yield frame.place_sprite(x + 34, middle, WordSign("garden", 50, "gold"))
    if garden is None:
        words = fit_text(context.say("picture-gardens-done"), width - 90, MIN_SIZE, BOLD, MIN_SIZE)
        yield frame.write_from(x + 70, middle, *words, BOLD, MUTED)
        return
    yield frame.write_from(x + 64, middle, garden.name, 28, HEAVY)
    sign_x = x + 76 + text_width(garden.name, 28, HEAVY)
    yield frame.place_sprite(sign_x + 24, middle, PointsDisc(garden.vp, 23))
    yield from _price_items(garden, frame, sign_x + 58, middle)
    text, size = fit_player_name(context.say("picture-below", count=state.below), 150, MIN_SIZE)
    yield frame.write_to(x + width - 12, middle, text, size, MEDIUM, MUTED)


def _price_items(garden: Garden, frame: Frame, left: float, y: float) -> Iterator[Item]:
    """Yield the goods and the needs of a garden in a line at y, from x `left` on."""
    goods = GoodsRow(goods_amounts(garden.cost), 34, is_dark=False)
    yield frame.place_sprite(left + goods.box.right, y, goods)
    left += 2 * goods.box.right + 20
    for index, (need, count) in enumerate(garden.needs.items()):
        name = "settlement" if need == "settlements" else need
        yield frame.place_sprite(left + 12 + 78 * index, y, WordSign(name, 30, "muted"))
        yield frame.write_from(left + 31 + 78 * index, y, f"{count}+", MIN_SIZE, HEAVY, GOLD)


def track_items(view: MesopotamiaView, frame: Frame) -> Iterator[Item]:
    """Yield the population track and the event track with the players' seals."""
    state = view.position
    limits = tuple(str(limit) for limit in state.content.population.limit)
    yield from _cached_track_items(state.config, state.population, "population", limits, frame, _TRACK_TOPS[0])
    empty = ("",) * state.content.track.positions
    yield from _cached_track_items(state.config, state.events, "events", empty, frame, _TRACK_TOPS[1])


@lru_cache(maxsize=500)
def _cached_track_items(
    config: Config, track: Standing, name: str, notes: tuple[str, ...], frame: Frame, top: float
) -> tuple[Item, ...]:
    """Return the items of a track from the cache, since most moves leave them unchanged."""
    return tuple(_track_space_items(config, track, name, notes, frame, top))


def _track_space_items(
    config: Config, track: Standing, name: str, notes: tuple[str, ...], frame: Frame, top: float
) -> Iterator[Item]:
    yield frame.place_sprite(31, top + _SPACE_HEIGHT / 2, WordSign(name, 42, "gold"))
    for number, note in enumerate(notes, 1):
        x = _FIRST_SPACE_X + _SPACE_WIDTH * (number - 1)
        yield frame.place_rectangle(
            x, top, _SPACE_WIDTH, TrackSpace(str(number), note, number == len(notes), _SPACE_WIDTH, _SPACE_HEIGHT)
        )
        players = [player for player in track.order if track.at[player] == number]
        for place, player in enumerate(players):
            if len(players) <= _MAX_LARGE_SEALS:
                marker_x = x + _SPACE_WIDTH / 2 + 52 * (place - (len(players) - 1) / 2), top + 78
            else:
                row, column = divmod(place, _MAX_SEALS_IN_ROW)
                abreast, rows = (
                    min(_MAX_SEALS_IN_ROW, len(players) - _MAX_SEALS_IN_ROW * row),
                    -(-len(players) // _MAX_SEALS_IN_ROW),
                )
                marker_x = (
                    x + _SPACE_WIDTH / 2 + 36 * (column - (abreast - 1) / 2),
                    top + 77 + 38 * (row - (rows - 1) / 2),
                )
            yield frame.place_sprite(
                *marker_x,
                EmpireSeal(
                    empire_in(config, player),
                    _LARGE_SEAL_RADIUS if len(players) <= _MAX_LARGE_SEALS else _SMALL_SEAL_RADIUS,
                ),
            )
