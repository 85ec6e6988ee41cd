"""Layout of an enlarged card: its illustration, its signs, its text, and a height at which all sentences fit."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.text import BOLD, MEDIUM, text_width, wrap_text
from render.games.wayfarers.sprites.cards.effects import effect_rows
from render.games.wayfarers.sprites.cards.offers import TAB_WIDTH
from render.games.wayfarers.sprites.inks import named_colour
from render.games.wayfarers.sprites.tokens import tag_tokens
from render.kit.names import MIN_SIZE
from render.scene import Sprite
from render.theme import Theme

HEAD_HEIGHT, MIN_CARD_HEIGHT = 54.0, 249.0
"""Height of the head with the name, and height of a card with few sentences, in units."""

LARGE_FONT_SIZE = 29.0
_FONT_SIZES = ((34.0, 0.72), (31.5, 0.8), (LARGE_FONT_SIZE, 1.0), (28.0, 1.0), (27.0, 1.0), (MIN_SIZE, 1.0))
"""Font sizes, tried in turn until all cards together are low enough, each with the fraction of the maximum height that
the cards may then fill."""

MAX_NARROW_WIDTH, _MIN_VIEW_HEIGHT = 400.0, 100.0
"""Maximum width of a card whose text is below the illustration, and minimum height of that illustration, in units."""

_PANORAMA_FROM_WIDTH = 800.0
"""Width, in units, from which a card has a broad illustration; such a card is alone in its row."""

TAG_ROW_HEIGHT, _MAX_VIEW_HEIGHT = 50.0, 152.0
"""Height of tags below an illustration, and maximum height of the illustration above them, in units."""

_LINE_PITCH_RATIO, _BOTTOM_MARGIN = 1.17, 6.0
"""Distance between lines as a fraction of the font size, and free space below the last line in units."""

_MAX_CACHED_CARDS = 1024
"""Maximum number of cached line breaks. A card is measured first and painted later."""

_HEIGHT_STEP = 4
"""Heights of cards are multiples of this number of units, so that few different illustrations are painted."""


class CardHeights(NamedTuple):
    """Height of each row of cards in a picture, and the font size at which all sentences fit, in units."""

    rows: tuple[float, ...]
    font_size: float


def kind_of(name: str) -> str:
    """Return the kind of a card, tile or place for a die, which determines its colours."""
    if name in CARDS:
        return CARDS[name].kind
    return TILES[name].kind if name in TILES else "special"


def view_width(width: float) -> float:
    """Return the width of the illustration on a card of this width, in units."""
    if width <= MAX_NARROW_WIDTH:
        return 118.0
    return 190.0 if width < _PANORAMA_FROM_WIDTH else 250.0


def view_bottom(name: str, width: float, height: float) -> float:
    """Return the y coordinate of the illustration's lower edge, in units. On a wide card with tags it ends above them,
    and is low enough to show its figures whole."""
    if width > MAX_NARROW_WIDTH:
        has_tags = name in CARDS and bool(tag_tokens(CARDS[name]))
        return min(height - 3 - TAG_ROW_HEIGHT, HEAD_HEIGHT + _MAX_VIEW_HEIGHT) if has_tags else height - 3
    return (
        max(signs_area(name, width).bottom, HEAD_HEIGHT + _MIN_VIEW_HEIGHT)
        if name in CARDS
        else HEAD_HEIGHT + _MIN_VIEW_HEIGHT
    )


def arrows_width(name: str, width: float) -> float:
    """Return the width of the incoming links' arrows in units, or 0 if the text is not to their right."""
    return 12.0 if width <= MAX_NARROW_WIDTH and name in CARDS and CARDS[name].link_in else 0.0


def signs_area(name: str, width: float) -> Box:
    """Return the area, in units, for the effects of a card or place as signs, on a card of this width."""
    left, right, height = 3 + view_width(width) + 10, width - 10, 72.0
    if name in CARDS:
        card = CARDS[name]
        left, right = left + (8 if card.link_in else 0), right - (TAB_WIDTH if card.link_out else 0)
        height = 26.0 + 40 * min(3, len(effect_rows(card)))
    return Box(left, HEAD_HEIGHT + 6, right, HEAD_HEIGHT + height)


def text_area(name: str, width: float, height: float) -> Box:
    """Return the area for the text, in units: right of the illustration and below the signs, or below both."""
    left, _, right, bottom = signs_area(name, width)
    signed = name not in TILES and (name not in CARDS or effect_rows(CARDS[name]))
    top = bottom + 4 if signed else HEAD_HEIGHT + 8.0
    if width <= MAX_NARROW_WIDTH and name not in TILES:
        left, top = 10.0 + arrows_width(name, width), max(top, HEAD_HEIGHT + _MIN_VIEW_HEIGHT + 6)
    return Box(left, top, right, height - _BOTTOM_MARGIN)


def card_heights(
    effects_by_card: Sequence[tuple[str, tuple[str, ...]]], width: float, cards_in_row: int = 1, max_height: float = 0.0
) -> CardHeights:
    """Return the height of each row of cards, in units, at which all sentences fit. Cards grow first; if all rows
    together are higher than `max_height`, the font size is reduced, down to the minimum.

    `effects_by_card`: the id of each card with the sentences on its effects, in order.
    `width`: the width of a card, in units.
    `cards_in_row`: the number of cards in a row.
    """
    for font_size, fraction in _FONT_SIZES:
        needed = [_needed_height(name, effects, width, font_size) for name, effects in effects_by_card]
        rows = tuple(max(needed[first : first + cards_in_row]) for first in range(0, len(needed), cards_in_row))
        if sum(rows) <= fraction * max_height and _fits(effects_by_card, width, font_size):
            break
    return CardHeights(rows, font_size)


def _fits(effects_by_card: Sequence[tuple[str, tuple[str, ...]]], width: float, font_size: float) -> bool:
    """Whether each word fits on a line in this font size. Sizes up to `LARGE_FONT_SIZE` always fit."""
    if font_size <= LARGE_FONT_SIZE:
        return True
    areas = [text_area(name, width, MIN_CARD_HEIGHT) for name, _ in effects_by_card]
    return all(
        text_width(line, font_size, weight) <= area.right - area.left
        for (_, effects), area in zip(effects_by_card, areas, strict=True)
        for line, weight in _text_lines(effects, area.right - area.left, font_size)
    )


def _needed_height(name: str, effects: tuple[str, ...], width: float, font_size: float) -> float:
    """Return the height of a card with all its sentences, in units."""
    room = text_area(name, width, MIN_CARD_HEIGHT)
    low = (
        room.top
        + len(_text_lines(effects, room.right - room.left, font_size)) * font_size * _LINE_PITCH_RATIO
        + _BOTTOM_MARGIN
    )
    return max(MIN_CARD_HEIGHT, -(-low // _HEIGHT_STEP) * _HEIGHT_STEP)


@lru_cache(_MAX_CACHED_CARDS)
def _text_lines(effects: tuple[str, ...], width: float, font_size: float) -> tuple[tuple[str, int], ...]:
    """Return the lines of all sentences, each with its font weight. The first sentence is bold."""
    return tuple(
        (line, MEDIUM if index else BOLD)
        for index, text in enumerate(effects)
        for line in wrap_text(text, width, font_size, MEDIUM if index else BOLD)
    )


class EffectText(Struct, Sprite, frozen=True):
    """The effects of a component as text.

    `effects`: the sentences on its effects.
    `area`: the area for them, in units from the card's top-left corner.
    `font_size`: the font size in units.
    `rtl`: whether lines begin on the right.
    """

    effects: tuple[str, ...]
    area: Box
    font_size: float
    rtl: bool

    max_pixels_per_unit = 1.5

    @property
    def box(self) -> Box:
        """Return the bounds of the text's rectangle including descenders, in units."""
        return self.area._replace(top=self.area.top - 2, bottom=self.area.bottom + _BOTTOM_MARGIN)

    def single_colour(self, theme: Theme) -> str:
        """Return the text's colour."""
        return named_colour("ink")

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Write the text line by line."""
        y = self.area.top + self.font_size * _LINE_PITCH_RATIO / 2
        for line, weight in _text_lines(self.effects, self.area.right - self.area.left, self.font_size):
            half = text_width(line, self.font_size, weight) / 2
            x = self.area.right - half if self.rtl else self.area.left + half
            canvas.write(x, y, line, self.font_size, weight, named_colour("ink"))
            y += self.font_size * _LINE_PITCH_RATIO
