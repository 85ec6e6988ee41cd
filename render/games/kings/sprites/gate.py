"""The view on the poster and the cover: the blue gate with its glazed bulls and lions, at nightfall or at dawn."""

from typing import ClassVar

from render.drawing.canvas import Canvas
from render.drawing.painting import shine
from render.drawing.shapes import box, disc, ellipse, line, mirror_shape, place_shape, polygon
from render.sprites.emblems import EMBLEMS
from render.sprites.landscape import (
    HEIGHT,
    WIDTH,
    Stone,
    bricks,
    crenels,
    hills,
    light,
    make_arch,
    mix,
    palm,
    place_drawing,
    sky,
    stars,
    ziggurat,
)
from render.sprites.poster import Vista
from render.theme import Theme

_SKY = ((0, "#0C1B3F"), (220, "#1F3F78"), (400, "#7C5A86"), (556, "#E59A6A"))
_DAWN = ((0, "#5E9CCB"), (240, "#9FC9DD"), (420, "#F4E2B8"), (556, "#F9D9A4"))
_GLAZE, _DEEP, _BRIGHT, _GOLD = "#1F5FA8", "#143F78", "#3E86CC", "#F2CD73"
_BRICK, _JOINT, _NIGHT = "#C79B62", "#0B2347", "#2A1408"
_FAR = Stone("#A5683F", "#7A4528", "#3A1E10", "#DDB47E")
_TOWERS, _MIDDLE = (624, 914), 834
_FOOT = 552


class Gate(Vista, frozen=True):
    """The gate between its towers, with torches along the road that leads through it."""

    shade: ClassVar[str] = "#081530"

    def view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky, the walls, the towers, the gate and the road."""
        sky(canvas, _DAWN if self.is_dawn else _SKY)
        if not self.is_dawn:
            stars(canvas, 130, 7, 300)
        light(canvas, _MIDDLE, 330, 60, "#FFE9C0", "#FFD9A0", 260)
        hills(canvas, 470, 14, ("#8BA4A8", "#BFB190") if self.is_dawn else ("#54466F", "#7C5A6E"), 5, 556)
        for left, width in ((494, 190), (994, 120)):
            self._wall(canvas, left, width)
        for left in _TOWERS:
            self._tower(canvas, left)
        self._gate(canvas)
        self._way(canvas)
        for x, height in ((534, 96), (566, 70), (1074, 104)):
            palm(canvas, x, 560, height, "#2B1A22", ("#1F4636", "#2D5C45"))
        for x, y, zoom in ((742, 574, 1.0), (926, 574, 1.0), (690, 628, 1.4), (978, 628, 1.4)):
            _torch(canvas, x, y, zoom)

    def _wall(self, canvas: Canvas, left: float, width: float) -> None:
        canvas.fill(box(left, 400, width, 156), (_BRICK, mix(_BRICK, "#5A3510", 0.35)))
        crenels(canvas, left, 400, width, 8, 16, _BRICK)
        bricks(canvas, (left, 404, width, 150), 13, "#3A2210", 0.18, int(left))
        canvas.fill(box(left, 430, width, 24), _GLAZE)
        for number in range(int(width / 46)):
            canvas.fill(place_shape(mirror_shape(EMBLEMS["lion"]), left + 12 + number * 46, 431, 22), _GOLD)

    def _tower(self, canvas: Canvas, left: int) -> None:
        canvas.fill(box(left, 208, 130, _FOOT - 208), (_BRIGHT, _DEEP))
        canvas.fill(box(left + 92, 208, 38, _FOOT - 208), _DEEP, 0.45)
        bricks(canvas, (left, 214, 130, _FOOT - 214), 12, _JOINT, 0.22, left)
        canvas.fill(box(left - 5, 196, 140, 16), _GLAZE)
        crenels(canvas, left - 5, 198, 140, 5, 22, _BRIGHT)
        canvas.fill(box(left - 5, 208, 140, 4), _GOLD)
        for number, top in enumerate((240, 318, 396, 474)):
            for edge in (top - 14, top + 44):
                canvas.fill(box(left, edge, 130, 3), _GOLD, 0.9)
            beast = EMBLEMS["lion" if number % 2 else "bull"]
            for across in (14, 72):
                canvas.fill(place_shape(beast, left + across, top - 6, 44), _GOLD)
        for number in range(8):
            canvas.fill(disc(left + 10 + number * 16, 546, 3.4), "#FFF4DC")

    def _gate(self, canvas: Canvas) -> None:
        left, x = _MIDDLE - 80, _MIDDLE
        canvas.fill(box(left, 262, 160, _FOOT - 262), (_GLAZE, _DEEP))
        bricks(canvas, (left, 266, 160, _FOOT - 266), 12, _JOINT, 0.22, 3)
        crenels(canvas, left, 262, 160, 6, 18, _BRIGHT)
        canvas.fill(box(left, 262, 160, 4), _GOLD)
        for number in range(7):
            flower = x - 64 + number * 21.3
            canvas.fill(disc(flower, 290, 7.5), _GOLD)
            for turn in range(0, 180, 45):
                canvas.fill(ellipse(flower, 290, 6.4, 1.7, turn), "#FFF4DC")
            canvas.fill(disc(flower, 290, 2.4), _GOLD)
        canvas.fill(make_arch(x - 64, _FOOT, 128, 216), _GOLD)
        canvas.fill(make_arch(x - 54, _FOOT, 108, 206), ("#F7B267", "#5A2A2A"))
        ziggurat(canvas, x, _FOOT, 78, 4, _FAR, lit=True)
        for side in (-1, 1):
            door = polygon((x + side * 54, _FOOT), (x + side * 54, 400), (x + side * 34, 386), (x + side * 34, _FOOT))
            canvas.fill(door, _NIGHT, 0.7)
            for top in (424, 466, 508):
                canvas.fill(box(x + side * 44 - 10, top, 20, 3), _GOLD, 0.6)

    def _way(self, canvas: Canvas) -> None:
        canvas.fill(
            box(0, _FOOT - 2, WIDTH, HEIGHT - _FOOT + 2),
            ("#B58F5E", "#6B4E3A") if self.is_dawn else ("#8A6242", "#3B2A2A"),
        )
        near, far, x = 230, 50, _MIDDLE
        road = polygon((x - far, _FOOT), (x + far, _FOOT), (x + near, HEIGHT), (x - near, HEIGHT))
        canvas.fill(road, ("#D9B27A", "#8A6848"))
        for number in range(9):
            top = 556 + number * number * 1.9
            part = (top - _FOOT) / (HEIGHT - _FOOT)
            canvas.fill(box(x - far - 180 * part, top, 2 * far + 360 * part, 1.6), "#3B2A2A", 0.3)
        for part in (-1, -0.33, 0.33, 1):
            canvas.fill(line(1.4, (x + far * part, _FOOT), (x + near * part, HEIGHT)), "#3B2A2A", 0.25)


def _torch(canvas: Canvas, x: float, y: float, zoom: float) -> None:
    """Paint a torch on its stand, anchored at its foot."""
    top = y - 62 * zoom
    shine(canvas, x, top - 8 * zoom, 56 * zoom, "#FFB45A", 0.55)
    canvas.fill(line(3.4 * zoom, (x, y), (x, top)), _NIGHT)
    canvas.fill(line(3.4 * zoom, (x - 9 * zoom, y), (x + 9 * zoom, y)), _NIGHT)
    canvas.fill(place_drawing("M 16 0 H 84 L 66 60 H 34", x - 9 * zoom, top - 2, 18 * zoom), "#8C611C")
    flame = "M 50 0 Q 76 34 66 58 Q 60 74 50 74 Q 38 74 34 58 Q 28 36 50 0"
    canvas.fill(place_drawing(flame, x - 15 * zoom, top - 30 * zoom, 30 * zoom, 40 * zoom), "#F7A24B")
    canvas.fill(place_drawing(flame, x - 8 * zoom, top - 18 * zoom, 16 * zoom, 24 * zoom), "#FFF0B8")
