"""Sprites of places to choose: highlighted cells and squares with their names."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, hole, join, ring, rounded_rectangle
from render.drawing.text import BOLD
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.kit.names import MIN_SIZE
from render.scene import Sprite
from render.sprites.marks import rim_shape
from render.theme import Theme


class SelectableCell(Struct, Sprite, frozen=True):
    """A cell to choose, anchored at its top-left corner.

    `name`: the cell's name, or "" if it is not shown.
    `has_piece`: whether there is a piece on the cell.
    """

    name: str
    has_piece: bool = False

    box = Box(-1, -1, CELL_SIZE + 1, CELL_SIZE + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint an ivory plate with the name. A piece gets a frame and a smaller plate, so that it stays visible."""
        middle = CELL_SIZE / 2
        if self.has_piece:
            for inset, ink in ((0.2, theme.casing), (1.2, theme.ivory), (3.4, theme.casing)):
                canvas.fill(rim_shape(inset, 4.4, CELL_SIZE, CELL_SIZE), ink)
            if not self.name:
                return
            canvas.fill(rounded_rectangle(2, CELL_SIZE - 29, CELL_SIZE - 4, 27, 6), theme.casing)
            canvas.fill(rounded_rectangle(3.4, CELL_SIZE - 27.6, CELL_SIZE - 6.8, 24.2, 4.8), theme.ivory)
            canvas.write(middle, CELL_SIZE - 15.5, self.name, MIN_SIZE, BOLD, theme.ink, CELL_SIZE - 8)
            return
        half = middle - 1.6
        canvas.draw_shadow(rounded_rectangle(middle - half, middle - 17, 2 * half, 34, 9), 1.4, 1.2, theme.shadow, 0.5)
        canvas.fill(rounded_rectangle(middle - half, middle - 17, 2 * half, 34, 8.6), theme.casing)
        canvas.fill(rounded_rectangle(middle - half + 1.6, middle - 15.4, 2 * half - 3.2, 30.8, 7), theme.ivory)
        canvas.write(middle, middle, self.name, MIN_SIZE, BOLD, theme.ink, 2 * half - 5)


class SelectableDot(Struct, Sprite, frozen=True):
    """A cell to choose among so many that their names are not shown."""

    box = Box(14, 14, CELL_SIZE - 14, CELL_SIZE - 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a small, half-transparent ivory disc with a dark rim."""
        middle = CELL_SIZE / 2
        canvas.fill(disc(middle, middle, 11), theme.ivory, 0.75)
        canvas.fill(ring(middle, middle, 11, 2.4), theme.casing)


class SelectableSquare(Struct, Sprite, frozen=True):
    """A frame around four cells to choose together, anchored at the top-left corner of the first cell."""

    box = Box(-1, -1, 2 * CELL_SIZE + 1, 2 * CELL_SIZE + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a gold frame between dark lines."""
        side = 2 * CELL_SIZE
        for inset, inner, ink in ((0.6, 8.4, theme.casing), (2, 7, theme.gold.light)):
            outer = rounded_rectangle(inset, inset, side - 2 * inset, side - 2 * inset, 10 - inset)
            canvas.fill(join(outer, hole(rounded_rectangle(inner, inner, side - 2 * inner, side - 2 * inner, 5))), ink)


class SelectableSquareName(Struct, Sprite, frozen=True):
    """The name of four cells to choose together, which is that of the first cell, around their middle."""

    name: str

    box = Box(-34, -18, 34, 21)
    """The bounds of the plate and its shadow, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the name on an ivory plate with a shadow."""
        canvas.draw_shadow(rounded_rectangle(-33, -17, 66, 34, 9), 1.4, 1.2, theme.shadow, 0.5)
        canvas.fill(rounded_rectangle(-32.6, -16.6, 65.2, 33.2, 8.6), theme.casing)
        canvas.fill(rounded_rectangle(-31, -15, 62, 30, 7), theme.ivory)
        canvas.write(0, 0, self.name, MIN_SIZE, BOLD, theme.ink)
