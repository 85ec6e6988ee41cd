"""Enlarged dice to choose from, in the order of the buttons: their abilities in the caravan, and the places where they
may go."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.reading.caravan import columns
from engine.games.wayfarers.reading.dice import placements
from engine.games.wayfarers.state import Act, Table
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.places.plates import DieColumn, PlaceStrip, lead, min_signs_width
from render.games.wayfarers.tableau.caravan import symbols
from render.games.wayfarers.tableau.shelves import SLOTS, cards_of
from render.layouts.frame import Frame
from render.scene import Item, Scene, stack
from render.sprites.ground import Rect, Wall

VALUES = frozenset("123456")
_EDGE, _GAP, _WIDEST = 6.0, 6.0, 541.0
_DIE, _TOP, _MARGIN = 96.0, 14.0, 12.0
_BESIDE_FROM_WIDTH = 260.0
"""Minimum width of a die's card with its abilities next to the die instead of below."""

_STRIP, _PITCH = 46.0, 50.0


def goes_to(scene: Table, seat: int, die: int) -> set[str]:
    """Return the places to which a die may go."""
    return {slot for _, slot, *_ in placements(scene, seat, (die,))}


def is_die(table: Table, seat: int, word: str) -> bool:
    """Whether a word names a die of a seat, by its value or its place."""
    return word in VALUES or word in dict(table.players[seat].placed)


def dice_scene(view: WayfarersView, context: PictureContext, seat: int, words: Sequence[str], alt: str) -> Scene:
    """Draw dice of a seat side by side, a placed die with its place. If a die is to be placed, each die is shown with
    the places where it may go."""
    frame = Frame(SIZE[0], context.rtl)
    placed = dict(view.table.players[seat].placed)
    values = [placed[word] if word in placed else int(word) for word in words]
    width = min(_WIDEST, (SIZE[0] - 2 * _EDGE + _GAP) / len(values) - _GAP)
    places = [
        [word] if word in placed else _places(view, seat, value) for word, value in zip(words, values, strict=True)
    ]
    names = {slot: card_name(context, slot) for column in places for slot in column}
    room = width - 2 * _MARGIN
    if max((lead(*named) for named in names.items()), default=0) + max(map(min_signs_width, names), default=0) > room:
        names = dict.fromkeys(names, "")
    begin = max((lead(*named) for named in names.items()), default=0)
    top = _TOP + _DIE + 14 + (0 if width >= _BESIDE_FROM_WIDTH else _DIE + 10)
    height = top + _PITCH * max(map(len, places)) + 6
    cards: list[Rect] = [(_EDGE + (width + _GAP) * number, _EDGE, width, height) for number in range(len(values))]
    items: list[Item] = []
    for value, card, column in zip(values, cards, places, strict=True):
        items += _die(view, frame, seat, value, card)
        for number, slot in enumerate(column):
            strip = PlaceStrip(slot, names[slot], begin, room, _STRIP)
            items.append(frame.top_left(card[0] + _MARGIN, _EDGE + top + _PITCH * number, room, strip))
    size = (SIZE[0], round(height + 2 * _EDGE))
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    return Scene("choices", "wayfarers-dice", size, context.theme, wall, stack(items), alt)


def _places(view: WayfarersView, seat: int, value: int) -> list[str]:
    """Return the places where a die may go, or () if no die is placed now."""
    table = view.table
    if not table.agenda or not isinstance(table.agenda[0], Act):
        return []
    free = goes_to(table, seat, value)
    return [slot for slot in (*SLOTS, *cards_of(table.players[seat])) if slot in free]


def _die(view: WayfarersView, frame: Frame, seat: int, value: int, card: Rect) -> Iterator[Item]:
    """Yield a die and, next to it or below it, the assets, steps and discounts of its column."""
    x, y, width, _ = card
    beside = width >= _BESIDE_FROM_WIDTH
    column = columns(view.table.players[seat].tiles)[value]
    middle = x + _MARGIN + _DIE / 2 + 1 if beside else x + width / 2
    yield frame.item(middle, y + _TOP + _DIE / 2, Die(value, _DIE, mark_of(view, seat)))
    left = x + _MARGIN + (_DIE + 14 if beside else 0)
    slip = DieColumn(symbols(column, value), x + width - _MARGIN - left, _DIE)
    yield frame.top_left(left, y + _TOP + (0 if beside else _DIE + 10), slip.width, slip)
