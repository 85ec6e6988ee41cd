"""Outlines of kingdoms of adjacent columns, painted row by row: the outline with the tint, and the shade outside."""

from functools import lru_cache

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, join
from render.games.kingdoms.sprites.outlines import OUTLINE_DISTANCE, paint_kingdom, shade_outside
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.scene import Sprite
from render.theme import Theme

COLUMN_PITCH = 112.0
"""Distance from column to column, in units."""

LINK_HEIGHT = 52.0
"""Height of the visible part of joining cards above the columns, in units."""

HALF_COLUMN_GAP = (COLUMN_PITCH - CARD_WIDTH) / 2
"""Half the gap between the cards of adjacent columns, in units."""

_ROW_BORDER = 2.0
"""Distance of the border between the parts of two rows from a row's upper edge, in units."""

_MARGIN_ABOVE = LINK_HEIGHT + OUTLINE_DISTANCE + 0.8


class Skyline(Struct, frozen=True):
    """A column from one of its rows down, and the neighbours joined to it.

    `own_cards`: the number of cards from this row to the foot of the column.
    `left_cards`: the same number for the left neighbour, or None if it is not joined.
    `right_cards`: the same number for the right neighbour, or None if it is not joined.
    `is_first_row`: whether this is the first row of the column.
    `row_height`: the height of a row, in units.
    """

    own_cards: int
    left_cards: int | None = None
    right_cards: int | None = None
    is_first_row: bool = True
    row_height: float = STRIP_HEIGHT

    def split_by_row(self) -> tuple["Skyline", ...]:
        """Return the part of the column in each of its rows. Parts of two columns are equal if they look alike."""
        return _split_by_row(self)

    def grown_shape(self, grow: float) -> Shape:
        """Return the shape of the column and of the near halves of joined columns, larger by `grow` units. The top-left
        corner of the row's card is at (0, 0)."""
        start = 0.0 if self.is_first_row else -self.row_height
        parts = [self._column_shape(0, start, self.own_cards, grow)]
        for side, neighbour_cards in ((-1, self.left_cards), (1, self.right_cards)):
            if neighbour_cards is not None:
                parts.append(self._column_shape(side * COLUMN_PITCH, start, neighbour_cards, grow))
                parts.append(self._gap_shape(side, start, min(self.own_cards, neighbour_cards), grow))
                if self.is_first_row:
                    parts.append(_link_shape(side, grow))
        if self.is_first_row and self.left_cards is not None and self.right_cards is not None:
            parts.append(box(0, -LINK_HEIGHT - grow, CARD_WIDTH, LINK_HEIGHT + self.row_height))
        return join(*parts)

    @property
    def box(self) -> Box:
        """Return the bounds of the part in this row, with half of the gaps at both sides of the column, in units."""
        return Box(
            -HALF_COLUMN_GAP,
            -_MARGIN_ABOVE if self.is_first_row else _ROW_BORDER,
            CARD_WIDTH + HALF_COLUMN_GAP,
            self.row_height + _ROW_BORDER,
        )

    def _bottom_of(self, cards: int) -> float:
        return cards * self.row_height + TAIL_HEIGHT

    def _column_shape(self, x: float, start: float, cards: int, grow: float) -> Shape:
        return box(x - grow, start - grow, CARD_WIDTH + 2 * grow, self._bottom_of(cards) - start + 2 * grow)

    def _gap_shape(self, side: int, start: float, cards: int, grow: float) -> Shape:
        """Return the gap between two joined columns, down to the end of the shorter one. `side`: 1 for the right gap,
        -1 for the left one."""
        left = CARD_WIDTH / 2 if side > 0 else CARD_WIDTH / 2 - COLUMN_PITCH
        return box(left, start - grow, COLUMN_PITCH, self._bottom_of(cards) - start + 2 * grow)


@lru_cache(maxsize=2048)
def _split_by_row(whole: Skyline) -> tuple[Skyline, ...]:
    heights = [
        None if cards is None else max(1, cards) for cards in (whole.left_cards, whole.own_cards, whole.right_cards)
    ]
    rows = []
    for row in range((heights[1] or 1) + 1):
        left, own, right = (None if cards is None else max(-1, min(1, cards - row)) for cards in heights)
        rows.append(Skyline(own or 0, left, right, row == 0, whole.row_height))
    return tuple(rows)


def _link_shape(side: int, grow: float) -> Shape:
    """Return the shape of the card that joins the column to a neighbour. `side`: 1 for the right, -1 for the left."""
    return box(side * COLUMN_PITCH / 2 - grow, -LINK_HEIGHT - grow, CARD_WIDTH + 2 * grow, LINK_HEIGHT + 20 + grow)


class KingdomRowPart(Struct, Sprite, frozen=True):
    """The part of a kingdom in one row of a column, anchored at the row's top-left corner: its tint and its outline."""

    colour: int
    skyline: Skyline

    max_pixels_per_unit = 1

    @property
    def box(self) -> Box:
        """Return the bounds of this part of the row, in units."""
        return self.skyline.box

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the bands of the outline, then the tint."""
        paint_kingdom(canvas, theme, self.colour, self.skyline)


class ShadeAroundKingdom(Struct, Sprite, frozen=True):
    """Shade over one row of a column except for the kingdom `lit`. It ends at y `bottom`."""

    lit: Skyline
    bottom: float

    max_pixels_per_unit = 1

    @property
    def box(self) -> Box:
        """Return the bounds of this part of the row, in units."""
        return self.lit.box._replace(bottom=self.bottom)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint shade outside the kingdom's outline."""
        shade_outside(canvas, theme, self.lit.grown_shape(OUTLINE_DISTANCE))


class ColumnShade(Struct, Sprite, frozen=True):
    """Shade over the width of a column, from y `top` to y `bottom`."""

    top: float
    bottom: float

    max_pixels_per_unit = 1

    @property
    def box(self) -> Box:
        """Return the bounds of the column, including half of the gap on each side, in units."""
        return Box(-HALF_COLUMN_GAP, self.top, CARD_WIDTH + HALF_COLUMN_GAP, self.bottom)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a uniform shade."""
        shade_outside(canvas, theme, ())
