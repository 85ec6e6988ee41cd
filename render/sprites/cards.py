"""Sprites for cards: labels, plates, chips with points, pips, small icons."""

import math

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, disc, ellipse, hole, join, ring, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.scene import DiscSprite, RectangleSprite, Sprite
from render.theme import Theme

TEXT, MUTED, GOLD, FAINT, IVORY, WHITE, INK, RED = "text", "muted", "gold", "faint", "ivory", "white", "ink", "red"
"""Names of colours for labels, which `ink_of` finds in a theme."""

_LEAVES_PER_SIDE = 7
"""Number of leaves on each side of a wreath."""


def ink_of(name: str, theme: Theme) -> str:
    """Return the colour that a theme gives to one of the names above; for any other name the casing, which is dark."""
    inks = {
        TEXT: theme.text,
        MUTED: theme.muted,
        GOLD: theme.gold.light,
        FAINT: theme.faint,
        IVORY: theme.ivory,
        WHITE: theme.white,
        RED: theme.blood.dark,
    }
    return inks.get(name, theme.casing)


class Label(Struct, Sprite, frozen=True):
    """A line of text. Its anchor is at half the height of its capitals.

    `text`: the text.
    `size`: the font size in units.
    `weight`: the font's weight, one of those in `render.drawing.text`.
    `ink`: the name of its colour, one of those above.
    `align`: where the anchor is: -1 at the start of the text, 0 in its middle, 1 at its end.
    `max_width`: the maximum width in units; letters of a longer text become narrower.
    """

    text: str
    size: float
    weight: int = BOLD
    ink: str = TEXT
    align: int = -1
    max_width: float = math.inf

    max_pixels_per_unit = 1.5

    @property
    def width(self) -> float:
        """Return the width of the text, in units."""
        return min(self.max_width, text_width(self.text, self.size, self.weight))

    def _middle_x(self) -> float:
        return -self.align * self.width / 2

    @property
    def box(self) -> Box:
        """Return the bounds of the text with accents and descenders, in units."""
        half = self.width / 2 + self.size / 2
        return Box(self._middle_x() - half, -self.size, self._middle_x() + half, self.size)

    def single_colour(self, theme: Theme) -> str:
        """Return the text's colour."""
        return ink_of(self.ink, theme)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the text. Fonts have smooth edges without oversampling."""
        canvas.write(self._middle_x(), 0, self.text, self.size, self.weight, ink_of(self.ink, theme), self.max_width)


class Plate(Struct, RectangleSprite, frozen=True):
    """A lighter rectangle on a card, anchored at its top-left corner. `width`, `height`: its size in units."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a rectangle with round corners in the colour of blocks."""
        canvas.fill(rounded_rectangle(0, 0, self.width, self.height, 7), theme.block)


class DecidingRim(Struct, RectangleSprite, frozen=True):
    """A gold rim around the card of a player who has to decide, anchored at the card's top-left corner.

    `width`, `height`: the size of the card in units.
    `radius`: the radius of its corners.
    """

    width: float
    height: float
    radius: float = 7.0

    margins = (4, 4, 4, 4)

    @property
    def hole(self) -> Box:
        """Return the bounds of the area inside the rim, in units."""
        inset = 1 + self.radius
        return Box(inset, inset, self.width - inset, self.height - inset)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint two gold lines, the outer one just outside the card."""
        w, h, r = self.width, self.height, self.radius
        outer = rounded_rectangle(-1.5, -1.5, w + 3, h + 3, r + 1.5)
        canvas.fill(join(outer, hole(rounded_rectangle(1, 1, w - 2, h - 2, r - 1))), theme.gold.base)
        canvas.fill(
            join(
                rounded_rectangle(-0.6, -0.6, w + 1.2, h + 1.2, r + 0.6),
                hole(rounded_rectangle(1, 1, w - 2, h - 2, r - 1)),
            ),
            theme.gold.light,
        )


class WinnerGround(Struct, RectangleSprite, frozen=True):
    """The gold ground of a winner's card, anchored at its top-left corner. Text on it is dark.

    `width`, `height`: its size in units.
    `radius`: the radius of its corners.
    """

    width: float
    height: float
    radius: float = 7.0

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a lit upper edge, the face, and a darker lower edge."""
        w, h, r = self.width, self.height, self.radius
        canvas.fill(rounded_rectangle(0, 0, w, h, r), theme.gold.dark)
        canvas.fill(rounded_rectangle(0, 0, w, h - 2.4, r), theme.ivory)
        canvas.fill(rounded_rectangle(0, 1.6, w, h - 4, r), theme.gold.light)


class Wreath(Struct, DiscSprite, frozen=True):
    """A laurel wreath around a winner's sign. `radius`: the sign's in units. `dark`: for a gold ground."""

    radius: float
    dark: bool = False

    margin = 11

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint two twigs that meet at the bottom and leave the top open."""
        circle_radius, length = self.radius + 4, max(5.0, self.radius * 0.3)
        for side in (-1, 1):
            for step in range(_LEAVES_PER_SIDE):
                turn = 84 - 138 * step / (_LEAVES_PER_SIDE - 1)
                angle = math.radians(turn)
                x, y = side * circle_radius * math.cos(angle), circle_radius * math.sin(angle)
                lean = (turn - 90 - 24) * side
                if not self.dark:
                    canvas.fill(ellipse(x, y, length + 1.2, length * 0.42 + 1.2, lean), theme.casing)
                ink = theme.gem[3] if self.dark else theme.gold.light
                canvas.fill(ellipse(x, y, length, length * 0.42, lean), ink)


class GoldNumber(Struct, Sprite, frozen=True):
    """A number in gold on a dark plate, around its anchor, such as a winner's score. `size`: the font size in units."""

    text: str
    size: float

    @property
    def _width(self) -> float:
        return text_width(self.text, self.size, HEAVY) + self.size * 0.9

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        return Box(-self._width / 2, -self.size * 0.56, self._width / 2, self.size * 0.56)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate and the number."""
        width, height = self._width, self.size * 1.12
        canvas.fill(rounded_rectangle(-width / 2, -height / 2, width, height, 8), theme.casing)
        canvas.write(0, 0, self.text, self.size, HEAVY, theme.gold.light)


class Ordinal(Struct, Sprite, frozen=True):
    """The number of a piece within a row, on a small disc around its anchor."""

    number: int

    box = Box(-20, -20, 20, 20)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark number on gold."""
        canvas.fill(disc(0, 0, 19), theme.casing)
        canvas.fill(disc(0, 0, 17), theme.gold.light)
        canvas.write(0, 0, str(self.number), 26, HEAVY, theme.casing)


class ActionPip(Struct, Sprite, frozen=True):
    """One of a player's actions in a turn, around its anchor. `is_left`: whether the player still has it."""

    is_left: bool

    box = Box(-6, -6, 6, 6)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a gold dot for an action that is left, otherwise a ring."""
        canvas.fill(disc(0, 0, 5.2) if self.is_left else ring(0, 0, 4.6, 1.2), theme.gold.light)


class GoldLine(Struct, Sprite, frozen=True):
    """A thin gold line to the right of its anchor. `length`: its length in units."""

    length: float

    @property
    def box(self) -> Box:
        """Return the bounds of the line, in units."""
        return Box(0, -1, self.length, 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the line, one unit thick."""
        canvas.fill(box(0, -0.5, self.length, 1), theme.gold.dark)
