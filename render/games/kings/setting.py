"""Parts shared by all pictures of this game: places and faces of cards, layers, and the deciding seat."""

from collections.abc import Sequence
from enum import IntEnum, auto
from functools import lru_cache

from engine.games.kings.pieces import EVERY_COLOUR, SHIP_COLOURS, Card, Colour
from engine.games.kings.places import COLUMN_NAMES, GAP_COUNT, ROW_COUNT, Place
from engine.games.kings.play import Kings
from engine.games.kings.reading.regions import Kingdom
from engine.games.kings.state import Table
from engine.games.kings.view import KingsView
from render.games.kings.sprites import faces
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.games.kings.sprites.skyline import COLUMN_PITCH, HALF_COLUMN_GAP, LINK_HEIGHT, Skyline
from render.scene import Sprite

SIZE, BARE_SIZE = (1100, 700), (946, 700)
"""Width and height of a picture of the table with its panel, and without it, in units."""

TABLE_RECT = (34.0, 42.0, 896.0, 644.0)
"""Rectangle of the table for left-to-right readers, in units."""

COLUMNS_TOP, WATER_TOP = 60.0, 568.0
"""Distances of the columns' and of the water's upper edge from the table's upper edge, in units."""

SPHERE_OF_COLOUR = (3, 2, 0, 1)
"""The index in `Theme.spheres` of each colour."""

TABLE_LEADER_RADIUS = 26.0


_RULES = Kings()


class Layer(IntEnum):
    """Layers of the table, from bottom to top. Pieces and text on the wall are above all of them."""

    REALM = auto()
    CARD = auto()
    LINK = auto()
    SUPPORT = auto()
    RING = auto()
    LEADER = auto()
    VEIL = auto()
    TARGET = auto()
    GHOST = auto()
    ARROW = auto()
    BRACKETS = auto()
    TAG = auto()
    BADGE = auto()


_ROW_HEIGHTS = ((5, 92.0), (6, 77.0), (7, 66.0), (ROW_COUNT, STRIP_HEIGHT))
"""Each possible number of rows with its row height in units. Short columns have higher rows."""


def row_layout(table: Table) -> tuple[int, float]:
    """Return the number of rows on the table, more than in its longest column if possible, and the height of a row,
    which is the visible height of a covered card, in units."""
    longest = max(map(len, table.columns))
    return next((room for room in _ROW_HEIGHTS if room[0] > longest), _ROW_HEIGHTS[-1])


def card_corner(place: Place, strip: float) -> tuple[float, float]:
    """Return the top-left corner of a card, in units. `strip`: the height of a row."""
    x = TABLE_RECT[0] + place.column * COLUMN_PITCH + HALF_COLUMN_GAP
    y = TABLE_RECT[1] + COLUMNS_TOP
    return (x + COLUMN_PITCH / 2, y - LINK_HEIGHT) if place.is_link else (x, y + place.row * strip)


def leader_position(place: Place, strip: float) -> tuple[float, float]:
    """Return the middle of a leader on a card, in units. It covers the card's letter and leaves its sign visible."""
    x, y = card_corner(place, strip)
    return x + 65, y + (STRIP_HEIGHT if place.is_link else strip) / 2


def visible_height(view: KingsView, place: Place) -> float:
    """Return the height of the visible part of a card, in units. The last card of a column is visible as a whole."""
    if place.is_link:
        return STRIP_HEIGHT
    _, strip = row_layout(view.table)
    return strip + TAIL_HEIGHT * (place.row >= len(view.table.columns[place.column]) - 1)


@lru_cache(maxsize=256)
def card_face(
    card: Card, letters: tuple[str, ...], *, whole: bool = True, width: float = CARD_WIDTH, strip: float = STRIP_HEIGHT
) -> Sprite:
    """Return the sprite of an open card. `whole`: whether its lower part is visible; `strip`: upper part's height."""
    if card.is_ship:
        blue, second = (SPHERE_OF_COLOUR[colour] for colour in reversed(SHIP_COLOURS[card]))
        return faces.ShipCard((blue, second), (letters[blue], letters[second]), whole, strip)
    sphere = SPHERE_OF_COLOUR[card.colour or Colour.BLACK]
    return faces.CardFace(sphere, letters[sphere], whole, card == Card.TREASURE, width, strip)


def column_skyline(table: Table, links: Sequence[Card | None], column: int) -> Skyline:
    """Return the outline of a column and the neighbours to which the cards in `links` join it."""
    heights = [len(cards) for cards in table.columns]
    left = heights[column - 1] if column and links[column - 1] is not None else None
    right = heights[column + 1] if column < GAP_COUNT and links[column] is not None else None
    return Skyline(heights[column], left, right, row_height=row_layout(table)[1])


def column_span(kingdom: Kingdom) -> str:
    """Return the names of a kingdom's columns: `C`, or `C–E`."""
    first, last = COLUMN_NAMES[kingdom.first], COLUMN_NAMES[kingdom.last]
    return first if first == last else f"{first}–{last}"


def treasures_left(view: KingsView) -> int:
    """Return the number of treasures that are still on the table."""
    return sum(column.count(Card.TREASURE) for column in view.table.columns)


def deciding_seat(view: KingsView) -> int | None:
    """Return the seat for whose publicly known decision the game waits, or None after the end."""
    question = None if view.over else _RULES.question(view, view.agenda[0])
    return question.seats[0] if question else None


def card_colours(counts: tuple[int, ...]) -> list[Colour]:
    """Return the colour of every card, in the order of the pictures, given the number of cards of each colour."""
    return [colour for colour in EVERY_COLOUR for _ in range(counts[colour])]
