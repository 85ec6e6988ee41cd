"""The table for cards in columns: sand with a place for every card, water at the foot, coordinates around it."""

from itertools import product

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point, Shape, box, hole, join, polygon, rounded_rectangle, wavy
from render.games.kings.sprites.faces import STRIP_HEIGHT, TAIL_HEIGHT, WIDTH
from render.games.kings.sprites.skyline import LINK_HEIGHT, PITCH
from render.scene import Sprite
from render.sprites.ground import Rect, card, frame_wall, label
from render.theme import Theme

_GAP = (PITCH - WIDTH) / 2


class CardTable(Struct, Sprite, frozen=True):
    """The table in its frame, with the water at its foot.

    `size`: width and height of the picture in units.
    `place`: the table in the picture: left, top, width, height.
    `columns`: the number of columns.
    `rows`: the number of rows for which a column has places.
    `strip`: the height of a row.
    `top`: the upper edge of columns, in units below the table's upper edge.
    `shore`: the upper edge of the water, in units below the table's upper edge.
    `cards`: the cards on the wall.
    `trays`: the cards on the table.
    `rtl`: whether the numbers of rows are on the right.
    """

    size: tuple[int, int]
    place: Rect
    columns: int
    rows: int
    strip: float
    top: float
    shore: float
    cards: tuple[Rect, ...]
    trays: tuple[Rect, ...]
    rtl: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the whole picture, in units."""
        return Box(0, 0, *self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint everything from the wall up to the labels."""
        with frame_wall(canvas, self.size, self.cards, self.place, theme) as ground:
            self._sand(ground, theme)
            self._slots(ground, theme)
            self._water(ground, theme)
        for plate in self.trays:
            card(canvas, plate, theme, theme.tray)
        self._labels(canvas, theme)

    def _sand(self, canvas: Canvas, theme: Theme) -> None:
        _, _, width, height = self.place
        canvas.fill(box(0, 0, width, height), theme.ground[0])
        if theme.textured:
            for column in range(1, self.columns, 2):
                canvas.fill(box(column * PITCH, 0, PITCH, height), theme.ground[1], 0.6)

    def _slots(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the places of cards: an outline for each column, with a notch for every row, and one for each joining
        card."""
        for column in range(self.columns):
            x = column * PITCH + _GAP
            height = self.rows * self.strip + TAIL_HEIGHT
            canvas.fill(_slot(x, self.top, height, 1.4), theme.grid, 0.42)
            for row, side in product(range(1, self.rows), (0, WIDTH - 9)):
                canvas.fill(box(x + side, self.top + row * self.strip - 0.7, 9, 1.4), theme.grid, 0.42)
        for gap in range(1, self.columns):
            canvas.fill(_slot(gap * PITCH - WIDTH / 2, self.top - LINK_HEIGHT, STRIP_HEIGHT, 1.6), theme.grid, 0.6)

    def _water(self, canvas: Canvas, theme: Theme) -> None:
        _, _, width, height = self.place
        for depth, ink in ((-9.0, theme.flood[1]), (-1.3, theme.bank), (1.3, theme.shore), (5.0, theme.water)):
            edge = _ripple(width, self.shore + depth)
            canvas.fill(polygon(*edge, (width + 20, height), (-20, height)), ink)
        for number, ink in enumerate((theme.flow, theme.glint, theme.flow, theme.flow)):
            canvas.stroke(
                _ripple(width, self.shore + 20 + 17 * number, number + 1), 1.5 if ink == theme.flow else 2, ink
            )

    def _labels(self, canvas: Canvas, theme: Theme) -> None:
        x, y, width, _ = self.place
        for column in range(self.columns):
            label(canvas, x + (column + 0.5) * PITCH, y - 22.5, chr(ord("A") + column), theme)
        middle = x + width + 18 if self.rtl else x - 18.5
        for row in range(self.rows):
            label(canvas, middle, y + self.top + (row + 0.5) * self.strip, str(row + 1), theme)


def _slot(x: float, y: float, height: float, line: float) -> Shape:
    inner = rounded_rectangle(x + line, y + line, WIDTH - 2 * line, height - 2 * line, 6 - line)
    return join(rounded_rectangle(x, y, WIDTH, height, 6), hole(inner))


def _ripple(width: float, y: float, phase: int = 0) -> list[Point]:
    """Return a line of small waves across the table."""
    return wavy([(-60 + 40 * step, y + (step + phase) % 2) for step in range(int(width // 40) + 4)], 0)
