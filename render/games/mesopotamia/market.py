"""The second picture of the board: places for trade, the garden that may be built next, and both tracks."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import Garden
from engine.mesopotamia.view import MesopotamiaView, Position
from render.drawing.text import BOLD, HEAVY, MEDIUM
from render.games.mesopotamia.blocks import block_items, places_of
from render.games.mesopotamia.described import market_lines
from render.games.mesopotamia.header import header_items, order_items
from render.games.mesopotamia.setting import SIZE, amounts, empire
from render.games.mesopotamia.sprites.tokens import Goods, Points, Sign, Stand
from render.games.mesopotamia.tracks import track_items
from render.kit.headline import PLACE
from render.kit.names import LEAST, whole
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED
from render.sprites.ground import Card, Wall

_LEFT, _TOP, _PITCH, _GAP = 7.0, 63.0, 154.0, 10.0
_ACROSS = 6
GARDEN: Card = (944.0, 63.0, 149.0, 304.0)


def market(view: MesopotamiaView, reader: Reader) -> Scene:
    """Draw all places for trade, the garden and the tracks."""
    frame = Frame(SIZE[0], reader.rtl)
    items = [
        *header_items(view, reader, frame),
        *order_items(view, reader, frame),
        *_stands(view.position, frame),
        *_garden(view.position, reader, frame),
        *track_items(view, frame),
        *block_items(view, reader, frame),
    ]
    alt = shorten(" ".join(market_lines(view, reader)))
    plates = (PLACE, GARDEN, *places_of(len(view.position.players)))
    wall = Wall(SIZE, tuple(frame.card(card) for card in plates), ())
    return Scene("market", "mesopotamia-market", SIZE, reader.theme, wall, stack(items), alt)


def stand_at(state: Position, number: int) -> tuple[float, float]:
    """Return the top left corner of a place for trade, for who reads from the left."""
    second = (state.content.slots[number].section - 1) % 2
    return _LEFT + _PITCH * (number % _ACROSS) + _GAP * second, _TOP + _PITCH * (number // _ACROSS)


def _stands(state: Position, frame: Frame) -> Iterator[Item]:
    for number, slot in enumerate(state.content.slots):
        yield frame.wide(*stand_at(state, number), Stand.WIDE, _stand(state, number, slot.name, slot.ship))


def _stand(state: Position, number: int, name: str, ship: bool) -> Stand:
    stall = state.market[number]
    amphora = "" if stall.amphora is None else empire(state, stall.amphora)
    if not stall.token:
        return Stand(name, (), (), 0, ship, amphora)
    token = state.content.tokens[stall.token]
    return Stand(name, amounts(token.cost), amounts(token.gain), token.vp, ship, amphora)


def _garden(state: Position, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the top garden with price, needs, points, and how many lie below it; a word where none is left."""
    x, y, wide, high = GARDEN
    garden = state.content.gardens.get(state.garden)
    yield frame.item(x + 44, y + 46, Sign("garden", 70, "gold"))
    if garden is None:
        for line, word in enumerate(reader.say("picture-gardens-done").split()):
            yield frame.middle(x + wide / 2, y + 130 + 34 * line, *whole(word, wide - 8, LEAST), BOLD, MUTED)
        return
    yield frame.item(x + wide - 32, y + 34, Points(garden.vp, 25))
    yield frame.end(x + wide - 8, y + 82, garden.name, LEAST, HEAVY)
    yield from _price(garden, frame)
    text, size = whole(reader.say("picture-below", count=state.below), wide - 10, LEAST)
    yield frame.middle(x + wide / 2, y + high - 20, text, size, MEDIUM, MUTED)


def _price(garden: Garden, frame: Frame) -> Iterator[Item]:
    """Yield what a garden costs, two goods in a row, and what it needs."""
    x, y, wide, _ = GARDEN
    goods = amounts(garden.cost)
    for line in range(0, len(goods), 2):
        yield frame.item(x + wide / 2, y + 124 + 20 * line, Goods(goods[line : line + 2], 34, dark=False))
    for number, (need, least) in enumerate(garden.needs.items()):
        name = "settlement" if need == "settlements" else need
        middle = x + wide * (number + 0.5) / len(garden.needs)
        yield frame.item(middle - 18, y + 226, Sign(name, 28, "muted"))
        yield frame.start(middle - 2, y + 226, f"{least}+", LEAST, HEAVY, GOLD)
