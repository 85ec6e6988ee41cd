"""The view on the poster and the cover: a ziggurat between two rivers at dusk or at dawn."""

from random import Random
from typing import ClassVar

from render.drawing.canvas import Canvas
from render.drawing.shapes import box, polygon, rounded_rectangle
from render.sprites.landscape import (
    PAINTING_HEIGHT,
    PAINTING_WIDTH,
    StoneColours,
    mix_colours,
    paint_boat,
    paint_hills,
    paint_palm,
    paint_reed,
    paint_sky,
    paint_stars,
    paint_sun,
    paint_ziggurat,
    rolling_line,
)
from render.sprites.poster import Vista
from render.theme import Theme

_DUSK_SKY = ((0, "#151539"), (240, "#56285A"), (360, "#B4495A"), (460, "#F6B266"))
_DAWN_SKY = ((0, "#4C86B8"), (220, "#86BBD3"), (360, "#F0DDB0"), (460, "#FBEBC0"))
_HAZE_COLOUR, _NIGHT_COLOUR = "#6B2F55", "#2B1522"
_STONE_COLOURS = StoneColours("#C98F55", "#8A5230", "#4E2A1A", "#EBCF9C")
_LEAF_COLOURS = ("#234A33", "#2F6140")


class Riverbank(Vista, frozen=True):
    """A ziggurat in front of the low sun between two rivers, which mirror the sun."""

    shade_colour: ClassVar[str] = "#12082A"
    accent: ClassVar[str] = "#D9822B"

    def paint_view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky, hills, ziggurats, rivers, boats and reeds."""
        self._paint_sky(canvas)
        far = StoneColours(
            mix_colours(_STONE_COLOURS.face, _HAZE_COLOUR, 0.35),
            mix_colours(_STONE_COLOURS.side, _HAZE_COLOUR, 0.35),
            _STONE_COLOURS.joint,
            "#C9A27E",
        )
        for x, width in ((996, 128), (528, 84)):
            paint_ziggurat(canvas, x, 456, width, 4, far, lit=False)
        paint_ziggurat(canvas, 800, 460, 360, 5, _STONE_COLOURS, lit=True)
        for x, height in ((576, 70), (608, 52), (1052, 70), (1020, 46)):
            paint_palm(canvas, x, 458, height, _NIGHT_COLOUR, _LEAF_COLOURS)
        self._paint_rivers(canvas)
        paint_boat(canvas, 650, 480, 62, _NIGHT_COLOUR, "#F3D2A0")
        paint_boat(canvas, 986, 500, 86, "#20101C", "#E8B98A")
        for x, height in ((6, 84), (20, 110), (34, 70), (1086, 96), (1072, 66), (1095, 120)):
            paint_reed(canvas, x, 596, height, "#14243A")

    def _paint_sky(self, canvas: Canvas) -> None:
        """Paint the sky, the sun and two ranges of hills."""
        if self.is_dawn:
            paint_sky(canvas, _DAWN_SKY)
            paint_sun(canvas, 890, 330, 56, ("#FFFBEA", "#FFEDB8"), "#FFF3CF", 250)
            paint_hills(canvas, 402, 16, ("#8FAAB0", "#C9BFA0"), 3, 460)
            paint_hills(canvas, 424, 10, "#7B8C86", 9, 460)
            return
        paint_sky(canvas, _DUSK_SKY)
        paint_stars(canvas, 150, 4, 260)
        paint_sun(canvas, 800, 400, 72, ("#FFE9B0", "#F7A24B"), "#FFD27A", 270)
        paint_hills(canvas, 402, 16, (_HAZE_COLOUR, "#8A3D5A"), 3, 460)
        paint_hills(canvas, 424, 10, "#4A2348", 9, 460)

    def _paint_rivers(self, canvas: Canvas) -> None:
        """Paint the two rivers, the bank between them, and the sun's reflection."""
        chance = Random(2)
        canvas.fill(
            box(0, 455, PAINTING_WIDTH, PAINTING_HEIGHT - 455),
            ("#7CC4D2", "#2B5F88") if self.is_dawn else ("#3A6E8F", "#14203B"),
        )
        canvas.fill(box(0, 453, PAINTING_WIDTH, 6), _NIGHT_COLOUR, 0.6)
        for index in range(20):
            half = 90 + 9 * index
            left, length = half * chance.uniform(0.5, 0.95), half * chance.uniform(1.1, 1.7)
            streak = rounded_rectangle(800 - left, 464 + index * index * 0.52, length, 2.2 + index * 0.12, 2)
            canvas.fill(streak, "#FFF3CF" if self.is_dawn else "#FFC878", round(max(0.06, 0.5 - 0.024 * index), 2))
        for index in range(16):
            top = 470 + 8 * index
            streak = rounded_rectangle(chance.uniform(0, 560), top, chance.uniform(30, 90), 2, 1)
            canvas.fill(streak, "#DDF2F2" if self.is_dawn else "#B4495A", 0.28)
        bank = rolling_line([(-20, 520), (130, 514), (300, 520), (420, 527)])
        canvas.fill(polygon(*bank, (420, 528), (300, 532), (130, 531), (-20, 534)), _NIGHT_COLOUR, 0.85)
        for x, height in ((96, 44), (136, 58), (188, 38)):
            paint_palm(canvas, x, 520, height, _NIGHT_COLOUR, ("#1A3329", "#214032"))
