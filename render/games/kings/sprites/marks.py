"""Sprites of marks on victory piles and columns: gained cards, seams of removed cards, places and ships to choose."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, hole, join, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT
from render.scene import Sprite
from render.sprites.marks import dash_spans, paint_strokes, rim_shape
from render.theme import Theme


class GainLabel(Struct, Sprite, frozen=True):
    """The recent growth of a pile, such as +2, around the anchor."""

    count: int

    box = Box(-34, -15, 34, 15)
    """The bounds of the label, twice as wide as the label itself, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark label with a pink rim: white text on pink would be illegible."""
        words = f"+{self.count}"
        half = text_width(words, 26, HEAVY) / 2 + 3
        for grow, ink in ((3.0, theme.highlight_casing), (2.2, theme.highlight), (0.0, theme.panel)):
            canvas.fill(rounded_rectangle(-half - grow, -11 - grow, 2 * (half + grow), 2 * (11 + grow), 8), ink)
        canvas.write(0, 0, words, 26, HEAVY, theme.white)


class RemovedCardSeam(Struct, Sprite, frozen=True):
    """The seam between two cards where a card was removed, anchored at its left end."""

    width: float

    @property
    def box(self) -> Box:
        """Return the bounds of the seam and the cross on it, in units."""
        return Box(-12, -12, self.width + 4, 12)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint dashes that begin with a crossed-out disc."""
        paint_strokes(canvas, theme, [((start, 0.0), (end, 0.0)) for start, end in dash_spans(12, self.width)], 2.6)
        for radius, ink in ((10.8, theme.highlight_casing), (10, theme.white), (8.8, theme.highlight)):
            canvas.fill(disc(0, 0, radius), ink)
        canvas.stroke(((-3.6, -3.6), (3.6, 3.6)), 2.6, theme.white)
        canvas.stroke(((3.6, -3.6), (-3.6, 3.6)), 2.6, theme.white)


class SelectablePlace(Struct, Sprite, frozen=True):
    """A place for a card to choose, anchored at the card's top-left corner.

    `name`: the name of the place.
    `height`: the visible height of the card, in units.
    `has_card`: whether the place has a card, which gets a frame and a plate that leaves its sign visible; otherwise
        there is only a plate.
    `is_low`: whether the plate leaves room for a numeral below it.
    """

    name: str
    height: float
    has_card: bool = False
    is_low: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the card, in units."""
        return Box(-1, -1, CARD_WIDTH + 1, self.height + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the frame around a card, and a plate with the name."""
        if self.has_card:
            for inset, ink in ((0.0, theme.casing), (1.2, theme.ivory), (3.6, theme.casing)):
                canvas.fill(rim_shape(inset, 4.6, CARD_WIDTH, self.height), ink)
        x, width = (CARD_WIDTH - 49, 47.0) if self.has_card else (CARD_WIDTH / 2 - 33, 66.0)
        height = 31.0 if self.has_card or self.is_low else 44.0
        y = (STRIP_HEIGHT - height) / 2
        canvas.draw_shadow(rounded_rectangle(x, y, width, height, 8), 1.4, 1.2, theme.shadow, 0.5)
        canvas.fill(rounded_rectangle(x, y, width, height, 8), theme.casing)
        canvas.fill(rounded_rectangle(x + 1.6, y + 1.6, width - 3.2, height - 3.2, 6.6), theme.ivory)
        canvas.write(x + width / 2, STRIP_HEIGHT / 2, self.name, 26, BOLD, theme.ink)


class SelectableShip(Struct, Sprite, frozen=True):
    """A rim around a ship to choose, anchored at the ship's top-left corner."""

    box = Box(-8, -8, CARD_WIDTH + 8, STRIP_HEIGHT + 8)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink rim between dark lines."""
        ship = hole(rounded_rectangle(0.4, 0.4, CARD_WIDTH - 0.8, STRIP_HEIGHT - 0.8, 9))
        for width, ink in ((7.0, theme.highlight_casing), (6.0, theme.highlight), (1.0, theme.highlight_casing)):
            canvas.fill(
                join(
                    rounded_rectangle(-width, -width, CARD_WIDTH + 2 * width, STRIP_HEIGHT + 2 * width, 9 + width), ship
                ),
                ink,
            )
