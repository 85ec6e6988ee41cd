"""Sprites drawn over pieces: brackets, ghosts, arrows, numbers, and the rim around recent events."""

import math

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point, Shape, curve, disc, hole, join, line, polygon, rounded_rectangle
from render.drawing.text import HEAVY
from render.scene import RectangleSprite, Sprite
from render.theme import Theme


def paint_strokes(canvas: Canvas, theme: Theme, lines: list[tuple[Point, ...]], size: float = 3.2) -> None:
    """Draw pink strokes with a white rim and a dark outer line. `size`: the width of the pink in units."""
    for width, ink in ((size + 3.2, theme.highlight_casing), (size + 1.8, theme.white), (size, theme.highlight)):
        canvas.fill(join(*(line(width, *points) for points in lines)), ink)


class Brackets(Struct, RectangleSprite, frozen=True):
    """Brackets at the corners of a recent change, anchored at its top left. `width`, `height`: its size in units."""

    width: float
    height: float

    margins = (5, 5, 5, 5)

    @property
    def hole(self) -> Box:
        """Return the bounds of the area inside the strokes of the corners, in units."""
        return Box(4, 4, self.width - 4, self.height - 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint corners with arms 14 units long."""
        near, right, bottom, arm = 0.4, self.width - 0.4, self.height - 0.4, 14
        corners = [
            ((near, near + arm), (near, near), (near + arm, near)),
            ((right - arm, near), (right, near), (right, near + arm)),
            ((right, bottom - arm), (right, bottom), (right - arm, bottom)),
            ((near + arm, bottom), (near, bottom), (near, bottom - arm)),
        ]
        paint_strokes(canvas, theme, [*corners])


class ActionNumber(Struct, Sprite, frozen=True):
    """The number of an action of the last turn, on a pink disc around its anchor."""

    number: int

    box = Box(-17, -17, 17, 17)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink ring on a dark disc, and the number in white."""
        canvas.fill(disc(0, 0, 16), theme.highlight_casing)
        canvas.fill(disc(0, 0, 15), theme.highlight)
        canvas.fill(disc(0, 0, 13), theme.casing)
        canvas.write(0, 0, str(self.number), 26, HEAVY, theme.white)


class GhostFrame(Struct, RectangleSprite, frozen=True):
    """A dashed frame at the previous place of a piece, anchored at its top-left corner. `has_left_board`: whether the
    piece is gone, so that the frame is crossed out. `width`, `height`: its size in units."""

    has_left_board: bool
    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint dashes 4 units inside the frame's edges, and the cross."""
        near, right, bottom = 4.0, self.width - 4.0, self.height - 4.0
        drawn: list[tuple[Point, ...]] = []
        for start, end in dash_spans(near, right):
            drawn += [((start, near), (end, near)), ((start, bottom), (end, bottom))]
        for start, end in dash_spans(near, bottom):
            drawn += [((near, start), (near, end)), ((right, start), (right, end))]
        if self.has_left_board:
            x, y = self.width / 2, self.height / 2
            drawn += [((x - 11, y - 11), (x + 11, y + 11)), ((x + 11, y - 11), (x - 11, y + 11))]
        paint_strokes(canvas, theme, drawn, 2.6)


def dash_spans(near: float, far: float) -> list[tuple[float, float]]:
    """Return the starts and ends of dashes between `near` and `far`, all of the same length, about 6.4 units."""
    count = max(1, round((far - near) / 9.6))
    pitch = (far - near) / count
    return [(near + pitch * dash + 1.6, near + pitch * (dash + 1) - 1.6) for dash in range(count)]


_UPRIGHT_BEND_SHARE = 0.25
"""Height of the control point of an arrow that ends upright, relative to the arrow's height."""


class Arrow(Struct, Sprite, frozen=True):
    """A curved arrow from the anchor to (dx, dy). `ends_upright`: whether its head points straight up or down."""

    dx: float
    dy: float
    ends_upright: bool = False

    def _control_point(self) -> Point:
        """Return the curve's control point, beside the middle so that the arrow hides no pieces between its ends."""
        if self.ends_upright:
            return self.dx, self.dy * _UPRIGHT_BEND_SHARE
        lift = min(40.0, 0.22 * math.hypot(self.dx, self.dy))
        length = math.hypot(self.dx, self.dy) or 1
        side = -1 if self.dx > 0 else 1
        return self.dx / 2 - side * -self.dy / length * lift, self.dy / 2 - side * self.dx / length * lift

    @property
    def box(self) -> Box:
        """Return the bounds of the arrow, including its head, in units."""
        xs, ys = zip(*curve((0, 0), self._control_point(), (self.dx, self.dy)), strict=True)
        return Box(min(xs) - 14, min(ys) - 14, max(xs) + 14, max(ys) + 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the shaft and the head in dark, slightly narrower in white, and narrowest in pink."""
        bend, tip = self._control_point(), (self.dx, self.dy)
        angle = math.atan2(tip[1] - bend[1], tip[0] - bend[0])
        back = (tip[0] - 15 * math.cos(angle), tip[1] - 15 * math.sin(angle))
        shaft = curve((0, 0), bend, back)
        wing = [(back[0] + side * 9.5 * math.sin(angle), back[1] - side * 9.5 * math.cos(angle)) for side in (-1, 1)]
        for extra, ink in ((3.2, theme.highlight_casing), (1.8, theme.white), (0.0, theme.highlight)):
            head = join(polygon(tip, *wing), line(extra, tip, *wing, tip)) if extra else polygon(tip, *wing)
            canvas.fill(join(line(4.2 + extra, *shaft), head), ink)


def rim_shape(inset: float, inner: float, width: float, height: float) -> Shape:
    """Return the rim of a rectangle with round corners. `inset`, `inner`: the distances of its outer and inner edges
    from the edges of the rectangle. `width`, `height`: the size of the rectangle."""
    outer = rounded_rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 7 - inset)
    return join(outer, hole(rounded_rectangle(inner, inner, width - 2 * inner, height - 2 * inner, 3.4)))


NEWS_HEIGHT = 33.0
"""Height in units of the strip of recent events above a board."""


class NewsRim(Struct, Sprite, frozen=True):
    """A pink rim around the strip of recent events, anchored at its top-left corner.

    `width`: that of the strip in units.
    `rtl`: whether text is read from right to left; a tip points out of the side where reading begins.
    """

    width: float
    rtl: bool

    @property
    def box(self) -> Box:
        """Return the bounds of the strip and its tip, in units."""
        return Box(-12, 0, self.width + 12, NEWS_HEIGHT)

    @property
    def hole(self) -> Box:
        """Return the bounds of the area inside the rim, in units."""
        return Box(12, 4, self.width - 12, NEWS_HEIGHT - 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the rim, 3 units wide, and the tip."""
        middle = NEWS_HEIGHT / 2
        body = rounded_rectangle(0, 0, self.width, NEWS_HEIGHT, 9)
        canvas.fill(join(body, hole(rounded_rectangle(3, 3, self.width - 6, NEWS_HEIGHT - 6, 6))), theme.highlight)
        foot, end = (self.width - 1, self.width + 10) if self.rtl else (1, -10)
        canvas.fill(polygon((foot, middle - 9), (end, middle), (foot, middle + 9)), theme.highlight)
