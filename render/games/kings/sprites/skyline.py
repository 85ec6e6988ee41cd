"""Kingdoms of adjacent columns, row by row: the outline with the tint, and the shade over all others."""

from functools import lru_cache

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, join
from render.games.kingdoms.sprites.outlines import OUTLINE_DISTANCE, bands, shade
from render.games.kings.sprites.faces import STRIP_HEIGHT, TAIL_HEIGHT, WIDTH
from render.scene import Sprite
from render.theme import Theme

PITCH = 112.0
"""Distance from one column to the next."""

LINK_HEIGHT = 52.0
"""Height of the joining cards above the columns."""

_GAP = (PITCH - WIDTH) / 2
_ROW_BORDER = 2.0
"""The border between the parts of two rows, halfway between the possible ends of columns."""

_MARGIN_ABOVE = LINK_HEIGHT + OUTLINE_DISTANCE + 0.8


class Skyline(Struct, frozen=True):
    """A column and the neighbours joined to it. Each of its rows is a separate part.

    `own`: the number of cards from this row to the foot of the column.
    `left`: the same number for the left neighbour, or None if it is not joined.
    `right`: the same number for the right neighbour, or None if it is not joined.
    `top`: whether the column begins in this row; otherwise it continues from above.
    `strip`: the height of a row.
    """

    own: int
    left: int | None = None
    right: int | None = None
    top: bool = True
    strip: float = STRIP_HEIGHT

    def parts(self) -> tuple["Skyline", ...]:
        """Return the parts row by row down to the end of the column. Equal parts look the same everywhere."""
        return _parts(self)

    def shape(self, grow: float) -> Shape:
        """Return the shape of the column with the near parts of joined columns. The row's card begins at (0, 0)."""
        start = 0.0 if self.top else -self.strip
        parts = [self._column(0, start, self.own, grow)]
        for side, other in ((-1, self.left), (1, self.right)):
            if other is not None:
                parts.append(self._column(side * PITCH, start, other, grow))
                parts.append(self._gap_to(side, start, min(self.own, other), grow))
                if self.top:
                    parts.append(_lintel(side, grow))
        if self.top and self.left is not None and self.right is not None:
            parts.append(box(0, -LINK_HEIGHT - grow, WIDTH, LINK_HEIGHT + self.strip))
        return join(*parts)

    @property
    def box(self) -> Box:
        """Return the bounds of the row's part, including half of the gap on each side of the column, in units."""
        return Box(-_GAP, -_MARGIN_ABOVE if self.top else _ROW_BORDER, WIDTH + _GAP, self.strip + _ROW_BORDER)

    def _bottom(self, cards: int) -> float:
        return cards * self.strip + TAIL_HEIGHT

    def _column(self, x: float, start: float, cards: int, grow: float) -> Shape:
        return box(x - grow, start - grow, WIDTH + 2 * grow, self._bottom(cards) - start + 2 * grow)

    def _gap_to(self, side: int, start: float, cards: int, grow: float) -> Shape:
        """Return the gap between two joined columns, down to the end of the shorter one."""
        left = WIDTH / 2 if side > 0 else WIDTH / 2 - PITCH
        return box(left, start - grow, PITCH, self._bottom(cards) - start + 2 * grow)


@lru_cache(maxsize=2048)
def _parts(whole: Skyline) -> tuple[Skyline, ...]:
    heights = [None if cards is None else max(1, cards) for cards in (whole.left, whole.own, whole.right)]
    found = []
    for row in range((heights[1] or 1) + 1):
        left, own, right = (None if cards is None else max(-1, min(1, cards - row)) for cards in heights)
        found.append(Skyline(own or 0, left, right, row == 0, whole.strip))
    return tuple(found)


def _lintel(side: int, grow: float) -> Shape:
    """Return the shape of the card that joins two columns."""
    return box(side * PITCH / 2 - grow, -LINK_HEIGHT - grow, WIDTH + 2 * grow, LINK_HEIGHT + 20 + grow)


class Domain(Struct, Sprite, frozen=True):
    """The part of a kingdom in one row of a column: its tint and outline, anchored at the row's top-left corner."""

    colour: int
    skyline: Skyline

    grain = 1

    @property
    def box(self) -> Box:
        """Return the bounds of this part of the row, in units."""
        return self.skyline.box

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the bands of the outline, then the tint."""
        bands(canvas, theme, self.colour, self.skyline)


class Dusk(Struct, Sprite, frozen=True):
    """Shade over one row of a column, except for a lit kingdom. It ends at `bottom`."""

    lit: Skyline
    bottom: float

    grain = 1

    @property
    def box(self) -> Box:
        """Return the bounds of this part of the row, in units."""
        return self.lit.box._replace(bottom=self.bottom)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint everything but the lit part."""
        shade(canvas, theme, self.lit.shape(OUTLINE_DISTANCE))


class Night(Struct, Sprite, frozen=True):
    """Shade over all of a column's place from `top` to `bottom`."""

    top: float
    bottom: float

    grain = 1

    @property
    def box(self) -> Box:
        """Return the bounds of the column, including half of the gap on each side, in units."""
        return Box(-_GAP, self.top, WIDTH + _GAP, self.bottom)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a uniform shade."""
        shade(canvas, theme, ())
