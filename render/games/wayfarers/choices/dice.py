"""Pictures of dice to choose from, in the order of the buttons: each with its abilities in the caravan, and below them
every place where one of them may go."""

from collections.abc import Iterator, Mapping, Sequence

from engine.games.wayfarers.reading.caravan import columns
from engine.games.wayfarers.reading.dice import placements
from engine.games.wayfarers.state import Act, Table
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.places.plates import DicePlace, DieColumn
from render.games.wayfarers.tableau.caravan import ability_symbols
from render.games.wayfarers.tableau.shelves import PRINTED_SLOTS, untucked_cards
from render.layouts.frame import Frame
from render.scene import Item, Scene, sort_by_layer
from render.sprites.ground import Rect, Wall

DIE_VALUES = frozenset("123456")
_PICTURE_MARGIN, _CARD_GAP = 6.0, 6.0
_DIE_SIZE, _DIE_TOP, _CARD_PADDING = 96.0, 12.0, 12.0
_ABILITIES_ASIDE_FROM_WIDTH = 260.0
"""Minimum width of a die's card, in units, with its abilities next to the die; in a narrower one they are below it."""

_PLACE_HEIGHTS = {1: 156.0, 2: 156.0, 3: 156.0, 4: 142.0}
"""Height of a place, in units, by the number of places in a row."""

_MAX_IN_THREES = 9
"""Maximum number of places in rows of three. If there are more, they are in rows of four."""


def places_for_die(table: Table, seat: int, die: int) -> set[str]:
    """Return the ids of the places to which a die of this value may go."""
    return {slot for _, slot, *_ in placements(table, seat, (die,))}


def is_die(table: Table, seat: int, word: str) -> bool:
    """Whether a word names a die of a seat: by its value, or by the place where it lies."""
    return word in DIE_VALUES or word in dict(table.players[seat].placed)


def dice_scene(view: WayfarersView, context: PictureContext, seat: int, words: Sequence[str], alt: str) -> Scene:
    """Draw a seat's dice in `words` side by side, and below them their places: where a placed die lies, or where a die
    may be placed."""
    frame, placed = Frame(SIZE[0], context.rtl), dict(view.table.players[seat].placed)
    width = (SIZE[0] - 2 * _PICTURE_MARGIN + _CARD_GAP) / len(words) - _CARD_GAP
    height = _DIE_TOP + _DIE_SIZE + 14 + (0 if width >= _ABILITIES_ASIDE_FROM_WIDTH else _DIE_SIZE + 10)
    cards: list[Rect] = [
        (_PICTURE_MARGIN + (width + _CARD_GAP) * index, _PICTURE_MARGIN, width, height) for index in range(len(words))
    ]
    items: list[Item] = []
    for word, card in zip(words, cards, strict=True):
        items += _die_items(view, frame, seat, placed.get(word) or int(word), card)
    below, foot = _place_items(view, context, frame, seat, words, _PICTURE_MARGIN + height + _CARD_GAP)
    size = (SIZE[0], round(foot))
    wall = Wall(size, tuple(frame.place_card(card) for card in cards), ())
    return Scene("choices", "wayfarers-dice", size, context.theme, wall, sort_by_layer([*items, *below]), alt)


def _place_items(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: int, words: Sequence[str], top: float
) -> tuple[list[Item], float]:
    """Return the places for the dice in `words`, from `top` down, each with its dice, and the picture's lower edge."""
    dice_by_slot = _dice_of_places(view, seat, words)
    columns = max(1, min(len(dice_by_slot), 3 if len(dice_by_slot) <= _MAX_IN_THREES else 4))
    width, height = (SIZE[0] - 2 * _PICTURE_MARGIN + _CARD_GAP) / max(2, columns) - _CARD_GAP, _PLACE_HEIGHTS[columns]
    items = []
    for index, (slot, dice) in enumerate(dice_by_slot.items()):
        row, column = divmod(index, columns)
        missing = max(2, columns) - min(columns, len(dice_by_slot) - row * columns)
        left = _PICTURE_MARGIN + (width + _CARD_GAP) * (column + missing / 2)
        place = DicePlace(slot, card_name(context, slot), dice, mark_of(view, seat), width, height)
        items.append(frame.place_rectangle(left, top + (height + _CARD_GAP) * row, width, place))
    return items, top + (height + _CARD_GAP) * -(-len(dice_by_slot) // columns)


def _dice_of_places(view: WayfarersView, seat: int, words: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
    """Return the places for the dice in `words`, in the order of the board, each with the values of its dice."""
    table, placed = view.table, dict(view.table.players[seat].placed)
    is_turn = bool(table.agenda) and isinstance(table.agenda[0], Act)
    goals = {
        word: {word} if word in placed else places_for_die(table, seat, int(word)) if is_turn else set()
        for word in words
    }
    every = (*PRINTED_SLOTS, *untucked_cards(table.players[seat]))
    dice = {slot: tuple(placed.get(word) or int(word) for word in words if slot in goals[word]) for slot in every}
    return {slot: values for slot, values in dice.items() if values}


def _die_items(view: WayfarersView, frame: Frame, seat: int, value: int, card: Rect) -> Iterator[Item]:
    """Yield a die and, next to it or below it, the assets, steps and discounts of its column in the caravan."""
    x, y, width, _ = card
    beside = width >= _ABILITIES_ASIDE_FROM_WIDTH
    column = columns(view.table.players[seat].tiles)[value]
    middle = x + _CARD_PADDING + _DIE_SIZE / 2 + 1 if beside else x + width / 2
    yield frame.place_sprite(middle, y + _DIE_TOP + _DIE_SIZE / 2, Die(value, _DIE_SIZE, mark_of(view, seat)))
    left = x + _CARD_PADDING + (_DIE_SIZE + 14 if beside else 0)
    slip = DieColumn(ability_symbols(column, value), x + width - _CARD_PADDING - left, _DIE_SIZE)
    yield frame.place_rectangle(left, y + _DIE_TOP + (0 if beside else _DIE_SIZE + 10), slip.width, slip)
