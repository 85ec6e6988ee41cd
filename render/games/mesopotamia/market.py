"""The strip above the map: trade by sections, and the garden that may be built next."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import Garden
from engine.mesopotamia.view import MesopotamiaView, Position
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.mesopotamia.setting import GARDEN, amounts, empire
from render.games.mesopotamia.sprites.tokens import Goods, Points, Sign, Stand
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import GOLD, MUTED

_LEFT, _PITCH, _GAP, _TOP = 21.0, 77.6, 5.0, 14.0


def market_items(view: MesopotamiaView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield all places for trade, and the garden's card."""
    state = view.position
    for number, slot in enumerate(state.content.slots):
        x = _LEFT + _PITCH * number + _GAP * (slot.section - 1)
        yield frame.wide(x, _TOP, Stand.WIDE, _stand(state, number, slot.name, slot.ship))
    yield from _garden(state, reader, frame)


def _stand(state: Position, number: int, name: str, ship: bool) -> Stand:
    stall = state.market[number]
    amphora = "" if stall.amphora is None else empire(state, stall.amphora)
    if not stall.token:
        return Stand(name, (), (), 0, ship, amphora)
    token = state.content.tokens[stall.token]
    return Stand(name, amounts(token.cost), amounts(token.gain), token.vp, ship, amphora)


def _garden(state: Position, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the top garden with price, needs, points, and how many lie below it; a word where none is left."""
    x, y, wide, _ = GARDEN
    garden = state.content.gardens.get(state.garden)
    if garden is None:
        shown, size = fit(reader.say("picture-gardens-done"), wide - 14, 14, BOLD, 8)
        yield frame.item(x + wide / 2, y + 36, Sign("garden", 38, "gold"))
        yield frame.middle(x + wide / 2, y + 74, shown, size, BOLD, MUTED)
        return
    yield frame.item(x + 18, y + 20, Sign("garden", 25, "gold"))
    yield frame.start(x + 35, y + 14, garden.name, 15, HEAVY)
    shown, size = fit(reader.say("picture-below", count=state.below), wide - 68, 12, MEDIUM, 7)
    yield frame.start(x + 35, y + 29, shown, size, MEDIUM, MUTED)
    yield frame.item(x + wide - 17, y + 20, Points(garden.vp, 12))
    yield from _price(garden, frame)


def _price(garden: Garden, frame: Frame) -> Iterator[Item]:
    x, y, wide, _ = GARDEN
    goods = amounts(garden.cost)
    size = 19.0 if len(goods) < 4 else 13.5
    yield frame.item(x + wide / 2, y + 50, Goods(goods, size, dark=False))
    for number, (need, least) in enumerate(garden.needs.items()):
        left = x + wide / 2 - 24 * len(garden.needs) + 48 * number
        name = "settlement" if need == "settlements" else need
        yield frame.item(left + 12, y + 78, Sign(name, 20, "muted"))
        yield frame.start(left + 27, y + 78, f"{least}+", 16, HEAVY, GOLD)
