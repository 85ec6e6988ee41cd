"""The view on the poster and the cover: the blue gate with its glazed bulls and lions, at nightfall or at dawn."""

from typing import ClassVar

from render.drawing.canvas import Canvas
from render.drawing.painting import shine
from render.drawing.shapes import box, disc, ellipse, line, mirror_shape, place_shape, polygon
from render.sprites.emblems import EMBLEMS
from render.sprites.landscape import (
    PAINTING_HEIGHT,
    PAINTING_WIDTH,
    StoneColours,
    arch_shape,
    mix_colours,
    paint_battlements,
    paint_bricks,
    paint_hills,
    paint_palm,
    paint_sky,
    paint_stars,
    paint_sun,
    paint_ziggurat,
    place_drawing,
)
from render.sprites.poster import Vista
from render.theme import Theme

_DUSK_SKY = ((0, "#0C1B3F"), (220, "#1F3F78"), (400, "#7C5A86"), (556, "#E59A6A"))
_DAWN_SKY = ((0, "#5E9CCB"), (240, "#9FC9DD"), (420, "#F4E2B8"), (556, "#F9D9A4"))
_GLAZE_BLUE, _DARK_BLUE, _LIGHT_BLUE, _GOLD = "#1F5FA8", "#143F78", "#3E86CC", "#F2CD73"
_BRICK_COLOUR, _JOINT_COLOUR, _DARKNESS = "#C79B62", "#0B2347", "#2A1408"
_ZIGGURAT_COLOURS = StoneColours("#A5683F", "#7A4528", "#3A1E10", "#DDB47E")
_TOWERS_X, _GATE_X = (648, 938), 858
_HORIZON_Y = 552


class BlueGate(Vista, frozen=True):
    """The gate between its towers, with torches along the road that leads through it."""

    shade_colour: ClassVar[str] = "#081530"
    accent: ClassVar[str] = "#2F6FC4"

    def paint_view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky, the walls, the towers, the gate and the road."""
        paint_sky(canvas, _DAWN_SKY if self.is_dawn else _DUSK_SKY)
        if not self.is_dawn:
            paint_stars(canvas, 130, 7, 300)
        paint_sun(canvas, _GATE_X, 330, 60, "#FFE9C0", "#FFD9A0", 260)
        paint_hills(canvas, 470, 14, ("#8BA4A8", "#BFB190") if self.is_dawn else ("#54466F", "#7C5A6E"), 5, 556)
        for left, width in ((518, 190), (1018, 96)):
            self._paint_wall(canvas, left, width)
        for left in _TOWERS_X:
            self._paint_tower(canvas, left)
        self._paint_gate(canvas)
        self._paint_road(canvas)
        for x, height in ((558, 96), (590, 70), (1084, 104)):
            paint_palm(canvas, x, 560, height, "#2B1A22", ("#1F4636", "#2D5C45"))
        for x, y, zoom in ((766, 574, 1.0), (950, 574, 1.0), (714, 628, 1.4), (1002, 628, 1.4)):
            _paint_torch(canvas, x, y, zoom)

    def _paint_wall(self, canvas: Canvas, left: float, width: float) -> None:
        canvas.fill(box(left, 400, width, 156), (_BRICK_COLOUR, mix_colours(_BRICK_COLOUR, "#5A3510", 0.35)))
        paint_battlements(canvas, left, 400, width, 8, 16, _BRICK_COLOUR)
        paint_bricks(canvas, (left, 404, width, 150), 13, "#3A2210", 0.18, int(left))
        canvas.fill(box(left, 430, width, 24), _GLAZE_BLUE)
        for index in range(int(width / 46)):
            canvas.fill(place_shape(mirror_shape(EMBLEMS["lion"]), left + 12 + index * 46, 431, 22), _GOLD)

    def _paint_tower(self, canvas: Canvas, left: int) -> None:
        canvas.fill(box(left, 208, 130, _HORIZON_Y - 208), (_LIGHT_BLUE, _DARK_BLUE))
        canvas.fill(box(left + 92, 208, 38, _HORIZON_Y - 208), _DARK_BLUE, 0.45)
        paint_bricks(canvas, (left, 214, 130, _HORIZON_Y - 214), 12, _JOINT_COLOUR, 0.22, left)
        canvas.fill(box(left - 5, 196, 140, 16), _GLAZE_BLUE)
        paint_battlements(canvas, left - 5, 198, 140, 5, 22, _LIGHT_BLUE)
        canvas.fill(box(left - 5, 208, 140, 4), _GOLD)
        for index, top in enumerate((240, 318, 396, 474)):
            for edge in (top - 14, top + 44):
                canvas.fill(box(left, edge, 130, 3), _GOLD, 0.9)
            beast = EMBLEMS["lion" if index % 2 else "bull"]
            for dx in (14, 72):
                canvas.fill(place_shape(beast, left + dx, top - 6, 44), _GOLD)
        for index in range(8):
            canvas.fill(disc(left + 10 + index * 16, 546, 3.4), "#FFF4DC")

    def _paint_gate(self, canvas: Canvas) -> None:
        left, x = _GATE_X - 80, _GATE_X
        canvas.fill(box(left, 262, 160, _HORIZON_Y - 262), (_GLAZE_BLUE, _DARK_BLUE))
        paint_bricks(canvas, (left, 266, 160, _HORIZON_Y - 266), 12, _JOINT_COLOUR, 0.22, 3)
        paint_battlements(canvas, left, 262, 160, 6, 18, _LIGHT_BLUE)
        canvas.fill(box(left, 262, 160, 4), _GOLD)
        for index in range(7):
            flower = x - 64 + index * 21.3
            canvas.fill(disc(flower, 290, 7.5), _GOLD)
            for turn in range(0, 180, 45):
                canvas.fill(ellipse(flower, 290, 6.4, 1.7, turn), "#FFF4DC")
            canvas.fill(disc(flower, 290, 2.4), _GOLD)
        canvas.fill(arch_shape(x - 64, _HORIZON_Y, 128, 216), _GOLD)
        canvas.fill(arch_shape(x - 54, _HORIZON_Y, 108, 206), ("#F7B267", "#5A2A2A"))
        paint_ziggurat(canvas, x, _HORIZON_Y, 78, 4, _ZIGGURAT_COLOURS, lit=True)
        for side in (-1, 1):
            door = polygon(
                (x + side * 54, _HORIZON_Y), (x + side * 54, 400), (x + side * 34, 386), (x + side * 34, _HORIZON_Y)
            )
            canvas.fill(door, _DARKNESS, 0.7)
            for top in (424, 466, 508):
                canvas.fill(box(x + side * 44 - 10, top, 20, 3), _GOLD, 0.6)

    def _paint_road(self, canvas: Canvas) -> None:
        canvas.fill(
            box(0, _HORIZON_Y - 2, PAINTING_WIDTH, PAINTING_HEIGHT - _HORIZON_Y + 2),
            ("#B58F5E", "#6B4E3A") if self.is_dawn else ("#8A6242", "#3B2A2A"),
        )
        near, far, x = 230, 50, _GATE_X
        road = polygon(
            (x - far, _HORIZON_Y), (x + far, _HORIZON_Y), (x + near, PAINTING_HEIGHT), (x - near, PAINTING_HEIGHT)
        )
        canvas.fill(road, ("#D9B27A", "#8A6848"))
        for index in range(9):
            top = 556 + index * index * 1.9
            part = (top - _HORIZON_Y) / (PAINTING_HEIGHT - _HORIZON_Y)
            canvas.fill(box(x - far - 180 * part, top, 2 * far + 360 * part, 1.6), "#3B2A2A", 0.3)
        for part in (-1, -0.33, 0.33, 1):
            canvas.fill(line(1.4, (x + far * part, _HORIZON_Y), (x + near * part, PAINTING_HEIGHT)), "#3B2A2A", 0.25)


def _paint_torch(canvas: Canvas, x: float, y: float, zoom: float) -> None:
    """Paint a burning torch on its stand, anchored at its foot, at the scale `zoom`."""
    top = y - 62 * zoom
    shine(canvas, x, top - 8 * zoom, 56 * zoom, "#FFB45A", 0.55)
    canvas.fill(line(3.4 * zoom, (x, y), (x, top)), _DARKNESS)
    canvas.fill(line(3.4 * zoom, (x - 9 * zoom, y), (x + 9 * zoom, y)), _DARKNESS)
    canvas.fill(place_drawing("M 16 0 H 84 L 66 60 H 34", x - 9 * zoom, top - 2, 18 * zoom), "#8C611C")
    flame = "M 50 0 Q 76 34 66 58 Q 60 74 50 74 Q 38 74 34 58 Q 28 36 50 0"
    canvas.fill(place_drawing(flame, x - 15 * zoom, top - 30 * zoom, 30 * zoom, 40 * zoom), "#F7A24B")
    canvas.fill(place_drawing(flame, x - 8 * zoom, top - 18 * zoom, 16 * zoom, 24 * zoom), "#FFF0B8")
