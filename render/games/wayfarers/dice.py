"""Dice to choose from, enlarged in the order of the buttons: what each can do in the caravan, and where it may go."""

from collections.abc import Iterator, Sequence

from engine.wayfarers.reading.caravan import columns
from engine.wayfarers.reading.dice import placements
from engine.wayfarers.state import Act, Table
from engine.wayfarers.view import WayfarersView
from render.drawing.text import BOLD, wrapped
from render.games.wayfarers.caravan import symbols
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.plates import Sum
from render.kit.names import LEAST
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, stack
from render.sprites.ground import Card, Wall

VALUES = frozenset("123456")
_EDGE, _GAP, _WIDEST = 6.0, 6.0, 358.0
_DIE, _SUM, _LINE = 96.0, 108.0, 34.0
_TOP = 24.0


def goes_to(scene: Table, seat: int, die: int) -> set[str]:
    """Return the places onto which a die may go."""
    return {placement.slot for placement in placements(scene, seat, die)}


def dice_scene(view: WayfarersView, reader: Reader, seat: int, values: Sequence[str], alt: str) -> Scene:
    """Draw dice of a seat side by side; on a turn's choice of a die with the places onto which it may go."""
    frame = Frame(SIZE[0], reader.rtl)
    wide = min(_WIDEST, (SIZE[0] - 2 * _EDGE + _GAP) / len(values) - _GAP)
    first = (SIZE[0] - (wide + _GAP) * len(values) + _GAP) / 2
    lines = [_places(view, seat, int(value), wide) for value in values]
    high = _TOP + _DIE + _SUM + 34 + _LINE * max(map(len, lines))
    cards: list[Card] = [(first + (wide + _GAP) * number, _EDGE, wide, high) for number in range(len(values))]
    items: list[Item] = []
    for value, card, places in zip(values, cards, lines, strict=True):
        items += _die(view, frame, seat, int(value), card)
        top = _EDGE + _TOP + _DIE + _SUM + 26 + _LINE / 2
        for number, line in enumerate(places):
            items.append(frame.middle(card[0] + wide / 2, top + _LINE * number, line, LEAST, BOLD))
    size = (SIZE[0], round(high + 2 * _EDGE))
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    return Scene("targets", "wayfarers-dice", size, reader.theme, wall, stack(items), alt)


def _places(view: WayfarersView, seat: int, value: int, wide: float) -> list[str]:
    """Return in lines the places onto which a die may go; none where no die is placed now."""
    table = view.table
    if not table.agenda or not isinstance(table.agenda[0], Act):
        return []
    return wrapped(" ".join(sorted(goes_to(table, seat, value))), wide - 24, LEAST, BOLD)


def _die(view: WayfarersView, frame: Frame, seat: int, value: int, card: Card) -> Iterator[Item]:
    """Yield a die and, below it, the assets, steps and discounts of its column."""
    x, y, wide, _ = card
    yield frame.item(x + wide / 2, y + _TOP + _DIE / 2, Die(value, _DIE, mark_of(view, seat)))
    column = columns(view.table.players[seat].tiles)[value]
    slip = Sum(symbols(column, value), min(wide - 20, 220), _SUM)
    yield frame.wide(x + (wide - slip.width) / 2, y + _TOP + _DIE + 14, slip.width, slip)
