"""The sprite of an effect or an option as a line of signs and numbers."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, mirror_shape, place_shape, polygon
from render.drawing.text import HEAVY, text_width
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.duel import SECTION_SHAPES
from render.scene import Sprite
from render.theme import Theme

NUMBER, SIGN, GOOD, ANY_GOOD, THEN, MOVE, RAISE, GAP = "number", "sign", "good", "any", "then", "move", "raise", "gap"
POINTS = "points"

EffectPart = tuple[str, str]
"""A part of a line: its kind, and the number, sign or good that it shows or ""."""

_SIGN_SIZE, _TEXT_SIZE = 34.0, 31.0
_PART_WIDTHS = {SIGN: 38.0, GOOD: 38.0, ANY_GOOD: 48.0, THEN: 26.0, MOVE: 36.0, RAISE: 30.0, GAP: 20.0, POINTS: 44.0}


class EffectSigns(Struct, Sprite, frozen=True):
    """A line of signs and numbers, anchored at the middle of its left end.

    `parts`: the parts in reading order.
    `rtl`: whether they are read from right to left.
    `zoom`: the scale of the line.
    `is_dark`: whether the signs are dark, for a ground of clay.
    """

    parts: tuple[EffectPart, ...]
    rtl: bool = False
    zoom: float = 1.0
    is_dark: bool = False

    @property
    def width(self) -> float:
        """Return the width of the line, in units."""
        return sum(_part_width(part) for part in self.parts) * self.zoom

    @property
    def box(self) -> Box:
        """Return the bounds of the line, in units."""
        return Box(-2, -22 * self.zoom, self.width + 2, 22 * self.zoom)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the parts side by side, mirrored in order if they are read from right to left."""
        canvas, x = canvas.zoom(self.zoom), 0.0
        inks = (theme.casing, theme.blood.dark) if self.is_dark else (theme.text, theme.gold.light)
        for part in reversed(self.parts) if self.rtl else self.parts:
            width = _part_width(part)
            _paint_part(canvas, theme, part, x + width / 2, -1.0 if self.rtl else 1.0, inks)
            x += width


def _part_width(part: EffectPart) -> float:
    kind, value = part
    return text_width(value, _TEXT_SIZE, HEAVY) + 6 if kind == NUMBER else _PART_WIDTHS[kind]


def _paint_part(canvas: Canvas, theme: Theme, part: EffectPart, x: float, turn: float, inks: tuple[str, str]) -> None:
    """Paint a part with its middle at x. `turn`: 1 for left-to-right readers, -1 for others; `inks`: the colours of
    signs and of arrows."""
    (kind, value), (ink, lit) = part, inks
    if kind == NUMBER:
        canvas.write(x, 0, value, _TEXT_SIZE, HEAVY, ink)
    elif kind == SIGN:
        glyphs.paint_sign(canvas, value, x, 0, _SIGN_SIZE, ink)
    elif kind == POINTS:
        canvas.fill(disc(x, 0, 21.4), theme.casing)
        canvas.fill(disc(x, 0, 20), theme.gold.light)
        canvas.write(x, 0, value, _TEXT_SIZE - 3, HEAVY, theme.casing)
    elif kind == GOOD:
        _paint_disc(canvas, theme, x)
        glyphs.paint_good(canvas, value, x, 0, _SIGN_SIZE * 0.82)
    elif kind == ANY_GOOD:
        for dx, name in ((-6, "stone"), (7, "food")):
            _paint_disc(canvas, theme, x + dx)
            glyphs.paint_good(canvas, name, x + dx, 0, _SIGN_SIZE * 0.82)
    elif kind == THEN:
        canvas.fill(polygon((x - 9 * turn, -11), (x + 9 * turn, 0), (x - 9 * turn, 11)), lit)
    elif kind == MOVE:
        arrow = SECTION_SHAPES[2] if turn > 0 else mirror_shape(SECTION_SHAPES[2])
        canvas.fill(place_shape(arrow, x - _SIGN_SIZE / 2, -_SIGN_SIZE / 2, _SIGN_SIZE), ink)
    elif kind == RAISE:
        canvas.fill(polygon((x - 13, 1), (x, -15), (x + 13, 1)), lit)
        canvas.fill(polygon((x - 5, 0), (x + 5, 0), (x + 5, 15), (x - 5, 15)), lit)


def _paint_disc(canvas: Canvas, theme: Theme, x: float) -> None:
    canvas.fill(disc(x, 0, _SIGN_SIZE * 0.59), theme.casing)
    canvas.fill(disc(x, 0, _SIGN_SIZE * 0.55), theme.ivory)
