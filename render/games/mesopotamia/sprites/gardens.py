"""The view on the poster and the cover: the hanging gardens behind the city wall, at sunset or at dawn."""

from random import Random
from typing import ClassVar

from render.drawing.canvas import Canvas
from render.drawing.shapes import box, disc, ellipse, line, polygon, rounded_rectangle
from render.sprites.landscape import (
    FLAME_COLOUR,
    PAINTING_HEIGHT,
    PAINTING_WIDTH,
    arch_shape,
    mix_colours,
    paint_battlements,
    paint_boat,
    paint_bricks,
    paint_hills,
    paint_palm,
    paint_reed,
    paint_sky,
    paint_stars,
    paint_sun,
)
from render.sprites.poster import Vista
from render.theme import Theme

_DUSK_SKY = ((0, "#10243C"), (200, "#1F5560"), (345, "#7A9A72"), (470, "#F2CE86"))
_DAWN_SKY = ((0, "#4F9FA6"), (210, "#93CDC4"), (345, "#E3E8BC"), (470, "#FBF0C4"))
_WALL_COLOUR, _WALL_SIDE_COLOUR, _JOINT_COLOUR, _LIT_EDGE_COLOUR = "#C79A66", "#8F6640", "#4A3220", "#EED3A4"
_LEAF_COLOURS = ("#1F5A3A", "#2F7A4A", "#57A05C")
_TERRACES = ((420, 470, 80), (330, 394, 76), (240, 322, 72), (150, 256, 66))
"""Width, y coordinate of the upper edge, and height of each terrace, from the lowest one up, in units."""

_TERRACES_X, _WALL_LEFT = 868, 444


class HangingGardens(Vista, frozen=True):
    """Terraces with palms, vines and a waterfall behind the wall with its towers, in front of it the river."""

    shade_colour: ClassVar[str] = "#061A22"
    accent: ClassVar[str] = "#3F9D5A"

    def paint_view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky, hills, gardens, the wall and the river."""
        if self.is_dawn:
            paint_sky(canvas, _DAWN_SKY)
            paint_sun(canvas, 660, 372, 46, ("#FFFDF0", "#FFF0C0"), "#FFF6D8", 230)
            paint_hills(canvas, 455, 14, ("#7FA79A", "#B9BF94"), 6, 562)
            paint_hills(canvas, 480, 8, "#6C9082", 8, 562)
        else:
            paint_sky(canvas, _DUSK_SKY)
            paint_stars(canvas, 110, 21, 240)
            paint_sun(canvas, 648, 420, 50, ("#FFF3D0", "#F5C06A"), "#FFE6A8", 240)
            paint_hills(canvas, 455, 14, ("#3E5A55", "#5C7460"), 6, 562)
            paint_hills(canvas, 480, 8, "#2E4A48", 8, 562)
        for index in range(len(_TERRACES)):
            _paint_terrace(canvas, index)
        for top, height, x in ((262, 60, 918), (328, 66, 930), (400, 70, 944)):
            fall = polygon((x, top), (x + 14, top), (x + 18, top + height), (x - 2, top + height))
            canvas.fill(fall, ("#E4F6F6", "#9BD2DD"), 0.85)
            canvas.fill(box(x + 4, top + 4, 2, height - 4), "#FFFFFF", 0.7)
            canvas.fill(ellipse(x + 8, top + height, 16, 4), "#E4F6F6", 0.6)
        self._paint_wall(canvas)
        self._paint_river(canvas)

    def _paint_wall(self, canvas: Canvas) -> None:
        pale = mix_colours(_WALL_COLOUR, _LIT_EDGE_COLOUR, 0.2)
        canvas.fill(box(_WALL_LEFT, 500, PAINTING_WIDTH - _WALL_LEFT, 62), (pale, _WALL_SIDE_COLOUR))
        paint_battlements(canvas, _WALL_LEFT, 500, PAINTING_WIDTH - _WALL_LEFT, 24, 18, pale)
        paint_bricks(canvas, (_WALL_LEFT, 504, PAINTING_WIDTH - _WALL_LEFT, 58), 12, _JOINT_COLOUR, 0.2, 7)
        pale = mix_colours(_WALL_COLOUR, _LIT_EDGE_COLOUR, 0.35)
        for left in (480, 690, 1020):
            canvas.fill(box(left, 456, 64, 106), (pale, _WALL_SIDE_COLOUR))
            canvas.fill(box(left + 44, 456, 20, 106), _WALL_SIDE_COLOUR, 0.5)
            paint_bricks(canvas, (left, 460, 64, 100), 12, _JOINT_COLOUR, 0.2, left)
            paint_battlements(canvas, left - 3, 456, 70, 3, 18, pale)
            canvas.fill(rounded_rectangle(left + 24, 482, 14, 26, 7), _JOINT_COLOUR)
            canvas.fill(rounded_rectangle(left + 26, 486, 10, 22, 5), FLAME_COLOUR, 0.85)
        canvas.fill(arch_shape(860, 562, 40, 44), _JOINT_COLOUR)
        canvas.fill(arch_shape(865, 562, 30, 38), FLAME_COLOUR, 0.5)

    def _paint_river(self, canvas: Canvas) -> None:
        chance = Random(5)
        canvas.fill(
            box(0, 560, PAINTING_WIDTH, PAINTING_HEIGHT - 560),
            ("#6FBEC0", "#2A6A7C") if self.is_dawn else ("#2E6C7C", "#12303F"),
        )
        canvas.fill(box(0, 557, PAINTING_WIDTH, 5), _JOINT_COLOUR, 0.5)
        for index in range(26):
            left, top, length = chance.uniform(0, PAINTING_WIDTH), 568 + index * 1.4, chance.uniform(30, 90)
            canvas.fill(rounded_rectangle(left, top + chance.uniform(0, 10), length, 2, 1), "#F5D9A0", 0.28)
        paint_boat(canvas, 560, 520, 66, "#20201C", "#F0DDB0")
        for x, height in ((60, 130), (120, 96)):
            paint_palm(canvas, x, 564, height, "#1C2420", ("#173F30", "#21543C"))
        for x, height in ((8, 90), (24, 64), (1084, 80)):
            paint_reed(canvas, x, 612, height, "#10302C")


def _paint_terrace(canvas: Canvas, index: int) -> None:
    """Paint a terrace with its arches, plants and palms. `index`: its place in `_TERRACES`."""
    (width, top, height), chance = _TERRACES[index], Random(index + 5)
    left = _TERRACES_X - width / 2 + index * 8
    canvas.fill(box(left, top, width, height), (_WALL_COLOUR, _WALL_SIDE_COLOUR))
    canvas.fill(box(left + width * 0.72, top, width * 0.28, height), _WALL_SIDE_COLOUR, 0.4)
    paint_bricks(canvas, (left, top + 4, width, height - 4), 12, _JOINT_COLOUR, 0.14, index)
    count = int(width / 44)
    pace = (width - 24) / count
    for arch in range(count):
        x = left + 12 + arch * pace
        canvas.fill(arch_shape(x, top + height, pace - 12, height * 0.5 + (pace - 12) / 2), _JOINT_COLOUR, 0.78)
        if (arch + index) % 3 == 0:
            canvas.fill(arch_shape(x + 3, top + height, pace - 18, height * 0.45 + (pace - 12) / 2), FLAME_COLOUR, 0.6)
    canvas.fill(box(left - 4, top - 4, width + 8, 9), _LIT_EDGE_COLOUR)
    for plant in range(int(width / 11)):
        x = left + plant * 11 + chance.uniform(-3, 3)
        canvas.fill(ellipse(x, top - 5 - chance.uniform(0, 7), 9, 8), _LEAF_COLOURS[plant % 3])
    for vine in range(int(width / 26)):
        x, length = left + 10 + vine * 26 + chance.uniform(-6, 6), chance.uniform(16, 40)
        canvas.fill(line(5, (x, top), (x + chance.uniform(-4, 4), top + length)), _LEAF_COLOURS[(vine + 1) % 3])
        canvas.fill(disc(x, top + length, 4.5), _LEAF_COLOURS[vine % 3])
        if vine % 4 == 1:
            canvas.fill(disc(x + 5, top - 10, 3), "#E5603A")
    highest = index == len(_TERRACES) - 1
    for x in (left + width * 0.5,) if highest else (left + width * 0.16, left + width * 0.84):
        paint_palm(canvas, x, top - 2, 54 - 6 * index + 14 * highest, _JOINT_COLOUR, _LEAF_COLOURS[:2])
