"""Sprites of squares: inlaid shell, lapis and carnelian, in the patterns of the board from Ur."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, disc, ellipse, hole, join, polygon, ring, rounded_rectangle
from render.drawing.text import BOLD
from render.scene import Sprite
from render.theme import Theme

_RIM_WIDTH, _PATTERN_INSET = 5.0, 14.0
_PETAL_COUNT = 8
_NAME_SIZE = 26.0
_WALL_WIDTH = 9.0


def _petals_shape(x: float, y: float, radius: float) -> Shape:
    """Return the petals of a rosette of this radius around (x, y)."""
    return join(*(ellipse(x, y, radius, radius * 0.34, 360 / _PETAL_COUNT * index) for index in range(_PETAL_COUNT)))


def _paint_rosette(canvas: Canvas, side: float, theme: Theme) -> None:
    middle = side / 2
    canvas.fill(disc(middle, middle, middle - _PATTERN_INSET - 4), theme.lapis.base)
    for ink, reach in ((theme.gold.dark, 0.0), (theme.ivory, 2.5)):
        canvas.fill(_petals_shape(middle, middle, middle - _PATTERN_INSET - 9 - reach), ink)
    canvas.fill(disc(middle, middle, 17), theme.lapis.dark)
    canvas.fill(disc(middle, middle, 13), theme.blood.light)
    canvas.fill(disc(middle, middle, 5), theme.ivory)


def _paint_safe_rosette(canvas: Canvas, side: float, theme: Theme) -> None:
    """Paint a rosette within a wall, which stands for the safety of the piece on it."""
    _paint_rosette(canvas, side, theme)
    edge, width = _RIM_WIDTH, _WALL_WIDTH
    wall = join(
        rounded_rectangle(edge, edge, side - 2 * edge, side - 2 * edge, 5),
        hole(box(edge + width, edge + width, side - 2 * (edge + width), side - 2 * (edge + width))),
    )
    canvas.fill(wall, theme.gold.base)
    for x in (edge + width / 2, side / 2, side - edge - width / 2):
        for y in (edge + width / 2, side / 2, side - edge - width / 2):
            if (x, y) != (side / 2, side / 2):
                canvas.fill(disc(x, y, width / 2 - 1), theme.gold.dark)


def _paint_eye(canvas: Canvas, x: float, y: float, theme: Theme) -> None:
    canvas.fill(ellipse(x, y, 21, 11), theme.lapis.base)
    canvas.fill(ellipse(x, y, 16.5, 7.4), theme.ivory)
    canvas.fill(disc(x, y, 6.6), theme.lapis.dark)


def _paint_eyes(canvas: Canvas, side: float, theme: Theme) -> None:
    left, right = side * 0.31, side * 0.69
    for x, y in ((left, left + 3), (right, left + 3), (left, right - 3), (right, right - 3)):
        _paint_eye(canvas, x, y, theme)


def _paint_dot(canvas: Canvas, x: float, y: float, theme: Theme) -> None:
    canvas.fill(disc(x, y, 12.5), theme.lapis.base)
    canvas.fill(disc(x, y, 8.2), theme.ivory)
    canvas.fill(disc(x, y, 4.2), theme.blood.base)


def _paint_five_dots(canvas: Canvas, side: float, theme: Theme) -> None:
    left, right, middle = side * 0.3, side * 0.7, side / 2
    for x, y in ((left, left), (right, left), (middle, middle), (left, right), (right, right)):
        _paint_dot(canvas, x, y, theme)


def _paint_lozenges(canvas: Canvas, side: float, theme: Theme) -> None:
    left, right = _PATTERN_INSET + 6, side - _PATTERN_INSET - 6
    width = (right - left) / 3
    for row in range(3):
        for column in range(3):
            x, y = left + width * (column + 0.5), left + width * (row + 0.5)
            ink = theme.blood.base if (row + column) % 2 else theme.lapis.base
            reach = width / 2 - 1.5
            canvas.fill(polygon((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)), ink)


def _paint_rings(canvas: Canvas, side: float, theme: Theme) -> None:
    middle = side / 2
    for radius, ink in ((40.0, theme.lapis.base), (25.0, theme.blood.base), (10.0, theme.lapis.base)):
        canvas.fill(ring(middle, middle, radius, 7), ink)


_PATTERN_PAINTERS: Mapping[str, Callable[[Canvas, float, Theme], None]] = {
    "rosette": _paint_rosette,
    "safe": _paint_safe_rosette,
    "eyes": _paint_eyes,
    "five": _paint_five_dots,
    "lozenges": _paint_lozenges,
    "rings": _paint_rings,
}


class Square(Struct, Sprite, frozen=True):
    """A square, anchored at its top-left corner. `pattern`: the name of its pattern; `safe` is a rosette on which a
    piece can't be captured."""

    pattern: str
    side: float

    @property
    def box(self) -> Box:
        """Return the bounds of the square, in units."""
        return Box(0, 0, self.side, self.side)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the shell in its gold frame, and the pattern on it."""
        side = self.side
        canvas.fill(rounded_rectangle(1, 1, side - 2, side - 2, 8), theme.casing)
        canvas.fill(
            rounded_rectangle(_RIM_WIDTH - 2, _RIM_WIDTH - 2, side - 2 * _RIM_WIDTH + 4, side - 2 * _RIM_WIDTH + 4, 6),
            theme.gold.base,
        )
        canvas.fill(
            rounded_rectangle(_RIM_WIDTH, _RIM_WIDTH, side - 2 * _RIM_WIDTH, side - 2 * _RIM_WIDTH, 5), theme.ground
        )
        inner = join(
            box(_PATTERN_INSET, _PATTERN_INSET, side - 2 * _PATTERN_INSET, side - 2 * _PATTERN_INSET),
            hole(
                box(
                    _PATTERN_INSET + 2, _PATTERN_INSET + 2, side - 2 * _PATTERN_INSET - 4, side - 2 * _PATTERN_INSET - 4
                )
            ),
        )
        canvas.fill(inner, theme.lapis.base)
        _PATTERN_PAINTERS[self.pattern](canvas, side, theme)


class SquareName(Struct, Sprite, frozen=True):
    """The name of a square, in the square's top-left corner."""

    name: str

    box = Box(0, 0, 52, 36)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint gold text on dark ground."""
        canvas.fill(rounded_rectangle(4, 4, 46, 30, 7), theme.casing)
        canvas.write(27, 19, self.name, _NAME_SIZE, BOLD, theme.gold.light)
