"""The view on the poster and the cover: a caravan that follows its guide, under the stars or at dawn."""

import math
from typing import ClassVar

from render.drawing.canvas import Canvas
from render.drawing.painting import shine
from render.drawing.shapes import Point, box, curve, disc, ellipse, hole, join, polygon, rounded_rectangle
from render.games.wayfarers.sprites.views.brush import CAMEL_DRAWING
from render.sprites.landscape import (
    FLAME_COLOUR,
    mix_colours,
    paint_dune,
    paint_sky,
    paint_stars,
    paint_sun,
    place_drawing,
)
from render.sprites.poster import Vista
from render.theme import Theme

_DUSK_SKY = ((0, "#0B0B2B"), (230, "#1D1B52"), (420, "#4A3A86"), (520, "#A56A9A"))
_DAWN_SKY = ((0, "#5C63A8"), (230, "#A58BC4"), (400, "#EDB79C"), (520, "#FBDFA6"))
_FAR_DUNE_COLOURS = ("#4B3B7C", "#3A2D66", "#2E2454")
_MIDDLE_DUNE_COLOURS = ("#5D3F72", "#3C2858", "#2A1C46")
_NEAR_DUNE_COLOURS = ("#3A2650", "#1E1434", "#150E28")
_DAWN_DUNE_COLOURS = (
    ("#D9A98C", "#B98572", "#8E6168"),
    ("#E8BE84", "#BE8A5C", "#94684E"),
    ("#A87850", "#6E4A3C", "#4E3430"),
)
"""Colours of the far, the middle and the near dune at dawn: at the top, at the bottom, and on the shaded sides."""

_FAR_CRESTS = ((-20, 500), (160, 452), (360, 492), (560, 440), (760, 486), (980, 438), (1120, 470))
_MIDDLE_CRESTS = ((-20, 560), (200, 520), (430, 548), (640, 500), (860, 540), (1120, 496))
_NEAR_CRESTS = ((-20, 600), (240, 578), (520, 604), (800, 566), (1120, 590))
_CARAVAN_COLOUR, _OBSERVATORY_COLOUR = "#160E28", "#2A2156"
_CONSTELLATION: tuple[Point, ...] = (
    (700, 120), (760, 92), (822, 118), (880, 84), (938, 130), (902, 186), (838, 176), (822, 118),
)  # fmt: skip
_GUIDE_DRAWING = "M 50 6 Q 62 6 62 18 Q 62 26 56 30 Q 72 36 74 96 H 26 Q 28 36 44 30 Q 38 26 38 18 Q 38 6 50 6"


class Desert(Vista, frozen=True):
    """Dunes with an observatory, a caravan and its guide; at dusk the Milky Way, a constellation, a comet, the moon."""

    shade_colour: ClassVar[str] = "#07071F"
    accent: ClassVar[str] = "#8A63D2"

    def paint_view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sky, the dunes, the observatory and the caravan."""
        far, middle, near = (
            _DAWN_DUNE_COLOURS if self.is_dawn else (_FAR_DUNE_COLOURS, _MIDDLE_DUNE_COLOURS, _NEAR_DUNE_COLOURS)
        )
        if self.is_dawn:
            paint_sky(canvas, _DAWN_SKY)
            paint_sun(canvas, 880, 396, 54, ("#FFFBEA", "#FFE7A8"), "#FFEFC0", 250)
        else:
            paint_sky(canvas, _DUSK_SKY)
            self._paint_heavens(canvas)
        paint_dune(canvas, _FAR_CRESTS, far[:2], far[2])
        _paint_observatory(canvas, 966, 446)
        paint_dune(canvas, _MIDDLE_CRESTS, middle[:2], middle[2])
        for index, (x, y, load) in enumerate(((612, 518, "#C23B2A"), (720, 526, "#2F9C95"), (828, 546, "#E5B144"))):
            _paint_camel(canvas, x, y, load)
            if index < 2:
                canvas.stroke(curve((x + 92, y - 70), (x + 108, y - 44), (x + 114, y - 52)), 1.6, _CARAVAN_COLOUR)
        _paint_guide(canvas, 956, 540)
        paint_dune(canvas, _NEAR_CRESTS, near[:2], near[2])

    def _paint_heavens(self, canvas: Canvas) -> None:
        for index in range(60):
            part = index / 59
            x, y = 420 + part * 680, 330 - part * 300 + 28 * math.sin(part * 9)
            canvas.fill(ellipse(x, y, 60 - 20 * abs(part - 0.5), 26, -24), "#8F7FD0", 0.025)
        paint_stars(canvas, 360, 11, 430)
        canvas.stroke(_CONSTELLATION, 1.6, "#CFE0FF", 0.6)
        for x, y in _CONSTELLATION:
            canvas.fill(disc(x, y, 10), "#FFE9A8", 0.18)
            canvas.fill(disc(x, y, 4.6), "#FFE9A8")
        canvas.fill(polygon((1030, 56), (930, 18), (1026, 72)), "#CFE8FF", 0.4)
        canvas.fill(polygon((1032, 60), (962, 22), (1030, 70)), "#FFFFFF", 0.45)
        canvas.fill(disc(1030, 64, 18), "#CFE8FF", 0.2)
        canvas.fill(disc(1030, 64, 9), "#FFF6DC")
        shine(canvas, 720, 268, 96, "#E9E6F5", 0.3)
        canvas.fill(join(disc(720, 268, 36), hole(disc(736, 257, 31))), "#F3EEDC")


def _paint_observatory(canvas: Canvas, x: float, y: float) -> None:
    """Paint a domed observatory with a telescope and lit windows, anchored at the middle of its foot."""
    dome = mix_colours(_OBSERVATORY_COLOUR, "#2F9C95", 0.5)
    canvas.fill(box(x - 46, y - 46, 92, 56), _OBSERVATORY_COLOUR)
    canvas.fill(place_drawing("M 14 66 Q 16 18 50 16 Q 84 18 86 66", x - 40, y - 86, 80), dome)
    canvas.fill(
        place_drawing("M 14 66 Q 16 18 50 16 Q 32 24 30 66", x - 40, y - 86, 80), mix_colours(dome, "#9FE0D4", 0.35)
    )
    canvas.fill(polygon((x - 4, y - 66), (x + 30, y - 100), (x + 38, y - 92), (x + 6, y - 58)), "#C99A4A")
    canvas.fill(box(x - 66, y - 76, 14, 86), _OBSERVATORY_COLOUR)
    canvas.fill(polygon((x - 70, y - 76), (x - 59, y - 98), (x - 48, y - 76)), dome)
    canvas.fill(rounded_rectangle(x - 61, y - 66, 4, 12, 2), FLAME_COLOUR)
    for dx in (-30, -6, 18):
        canvas.fill(rounded_rectangle(x + dx, y - 32, 9, 16, 4), FLAME_COLOUR)


def _paint_camel(canvas: Canvas, x: float, y: float, load: str) -> None:
    """Paint a laden camel anchored at the left end of its foot."""
    top = y - 90
    canvas.fill(place_drawing(CAMEL_DRAWING, x, top, 94), _CARAVAN_COLOUR)
    canvas.fill(place_drawing("M 36 28 L 62 28 L 70 52 L 30 52", x, top, 94), load)
    canvas.fill(place_drawing("M 36 28 L 62 28 L 64 33 L 34 33", x, top, 94), mix_colours(load, "#FFFFFF", 0.35))
    canvas.fill(place_drawing("M 33 42 L 66 42 L 67 46 L 32 46", x, top, 94), "#F2CD73")


def _paint_guide(canvas: Canvas, x: float, y: float) -> None:
    """Paint the guide with a lantern, anchored at the left end of the foot."""
    shine(canvas, x + 60, y - 34, 90, FLAME_COLOUR, 0.6)
    canvas.fill(place_drawing(_GUIDE_DRAWING, x, y - 60, 60), _CARAVAN_COLOUR)
    canvas.stroke(((x + 36, y - 36), (x + 58, y - 46)), 4, _CARAVAN_COLOUR)
    canvas.fill(rounded_rectangle(x + 54, y - 43, 12, 18, 3), "#FFE9A8")
    canvas.stroke(((x + 54, y - 43), (x + 66, y - 43)), 2.4, _CARAVAN_COLOUR)
