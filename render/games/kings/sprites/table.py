"""The sprite of the table: sand with places for cards, water at its foot, and the names of columns and rows."""

from itertools import product

from msgspec import Struct

from render.drawing.canvas import Canvas
from render.drawing.shapes import Point, Shape, box, hole, join, polygon, rounded_rectangle, wavy_line
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.games.kings.sprites.skyline import COLUMN_PITCH, HALF_COLUMN_GAP, LINK_HEIGHT
from render.scene import BackdropSprite
from render.sprites.ground import Rect, paint_card, paint_framed_wall, paint_label
from render.theme import Theme


class CardTable(Struct, BackdropSprite, frozen=True):
    """The table in its frame, with the water at its foot.

    `size`: width and height of the picture, in units.
    `place`: the rectangle of the table.
    `columns`: the number of columns.
    `rows`: the number of rows in each column.
    `row_height`: the height of a row, in units.
    `columns_top`: the distance of the columns from the table's upper edge, in units.
    `water_top`: the distance of the water from the table's upper edge, in units.
    `cards`: the rectangles of the panels next to the table.
    `trays`: the rectangles of the trays on the table.
    `rtl`: whether the names of rows are on the right.
    """

    size: tuple[int, int]
    place: Rect
    columns: int
    rows: int
    row_height: float
    columns_top: float
    water_top: float
    cards: tuple[Rect, ...]
    trays: tuple[Rect, ...]
    rtl: bool = False

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall and the panels, the table, its trays, and the names of columns and rows."""
        with paint_framed_wall(canvas, self.size, self.cards, self.place, theme) as ground:
            self._paint_sand(ground, theme)
            self._paint_slots(ground, theme)
            self._paint_water(ground, theme)
        for plate in self.trays:
            paint_card(canvas, plate, theme, theme.tray)
        self._paint_labels(canvas, theme)

    def _paint_sand(self, canvas: Canvas, theme: Theme) -> None:
        _, _, width, height = self.place
        canvas.fill(box(0, 0, width, height), theme.ground[0])
        if theme.textured:
            for column in range(1, self.columns, 2):
                canvas.fill(box(column * COLUMN_PITCH, 0, COLUMN_PITCH, height), theme.ground[1], 0.6)

    def _paint_slots(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the places of cards: an outline for each column with notches at rows, and one for each joining card."""
        for column in range(self.columns):
            x = column * COLUMN_PITCH + HALF_COLUMN_GAP
            height = self.rows * self.row_height + TAIL_HEIGHT
            canvas.fill(_slot_shape(x, self.columns_top, height, 1.4), theme.grid, 0.42)
            for row, side in product(range(1, self.rows), (0, CARD_WIDTH - 9)):
                canvas.fill(box(x + side, self.columns_top + row * self.row_height - 0.7, 9, 1.4), theme.grid, 0.42)
        for gap in range(1, self.columns):
            canvas.fill(
                _slot_shape(gap * COLUMN_PITCH - CARD_WIDTH / 2, self.columns_top - LINK_HEIGHT, STRIP_HEIGHT, 1.6),
                theme.grid,
                0.6,
            )

    def _paint_water(self, canvas: Canvas, theme: Theme) -> None:
        _, _, width, height = self.place
        for depth, ink in ((-9.0, theme.flood[1]), (-1.3, theme.bank), (1.3, theme.shore), (5.0, theme.water)):
            edge = _ripple_line(width, self.water_top + depth)
            canvas.fill(polygon(*edge, (width + 20, height), (-20, height)), ink)
        for index, ink in enumerate((theme.flow, theme.glint, theme.flow, theme.flow)):
            canvas.stroke(
                _ripple_line(width, self.water_top + 20 + 17 * index, index + 1), 1.5 if ink == theme.flow else 2, ink
            )

    def _paint_labels(self, canvas: Canvas, theme: Theme) -> None:
        x, y, width, _ = self.place
        for column in range(self.columns):
            paint_label(canvas, x + (column + 0.5) * COLUMN_PITCH, y - 22.5, chr(ord("A") + column), theme)
        middle = x + width + 18 if self.rtl else x - 18.5
        for row in range(self.rows):
            paint_label(canvas, middle, y + self.columns_top + (row + 0.5) * self.row_height, str(row + 1), theme)


def _slot_shape(x: float, y: float, height: float, line: float) -> Shape:
    inner = rounded_rectangle(x + line, y + line, CARD_WIDTH - 2 * line, height - 2 * line, 6 - line)
    return join(rounded_rectangle(x, y, CARD_WIDTH, height, 6), hole(inner))


def _ripple_line(width: float, y: float, phase: int = 0) -> list[Point]:
    """Return a line of small waves across the table at y, shifted by `phase` points."""
    return wavy_line([(-60 + 40 * step, y + (step + phase) % 2) for step in range(int(width // 40) + 4)], 0)
