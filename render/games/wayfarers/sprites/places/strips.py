"""A place for a die on a strip: its id, its name, its effects."""

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, SLOT
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.wayfarers.sprites.inks import kind, plain, upon
from render.games.wayfarers.sprites.tokens import length, of_effects, row
from render.kit.names import LEAST
from render.scene import Sprite
from render.sprites.cards import ink_of
from render.theme import Theme

_SIGNS = 36.0
_LEAST_SIGNS = 26.0
_EDGE, _BETWEEN = 8.0, 12.0


class PlaceStrip(Struct, Sprite, frozen=True):
    """A place for a die, anchored at its top left corner.

    `slot`: its id.
    `name`: its name; "" if there is no room for that.
    `lead`: how far from its left edge its signs begin, in units.
    `width`: its width in units.
    `height`: its height in units.
    """

    slot: str
    name: str
    lead: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds of the strip, in units."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint id and name on the kind's colour, and the signs on paper."""
        w, h = self.width, self.height
        of_kind = CARDS[self.slot].kind if self.slot in CARDS else "special"
        hue, ink = kind(theme, of_kind), ink_of(upon(of_kind), theme)
        canvas.fill(rounded_rectangle(0, 0, w, h, 7), theme.casing)
        canvas.fill(rounded_rectangle(1, 1, w - 2, h - 2, 6), hue.base)
        x = _EDGE
        for text, weight in ((self.slot, HEAVY), (self.name, BOLD)):
            width = text_width(text, LEAST, weight)
            canvas.letters(x + width / 2, h / 2, text, LEAST, weight, ink)
            x += width + _EDGE
        left = self.lead
        canvas.fill(rounded_rectangle(left, 3, w - left - 3, h - 6, 5), plain("paper"))
        row(canvas, theme, of_effects(SLOT[self.slot].effect), (left + w - 3) / 2, h / 2, _SIGNS, w - left - _BETWEEN)


def lead(slot: str, name: str) -> float:
    """Return the width of a place's id and name, in units."""
    return 2 * _EDGE + text_width(slot, LEAST, HEAVY) + (_EDGE + text_width(name, LEAST, BOLD) if name else 0)


def min_signs_width(slot: str) -> float:
    """Return the minimum width of the signs of a place's effects, in units."""
    return length(of_effects(SLOT[slot].effect), _LEAST_SIGNS) + _BETWEEN
