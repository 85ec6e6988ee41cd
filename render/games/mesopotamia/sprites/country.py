"""The landscape in an area's background: marsh, mountains, dunes, barley, groves, a home's court. It fills the lower
part of the area, so that names, events and goods are on plain ground."""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import Struct

from render.drawing.canvas import Canvas
from render.drawing.shapes import Point, box, curve, ellipse, line, polygon
from render.sprites.ground import Rect
from render.sprites.landscape import mix_colours
from render.theme import Theme

BANK_GAP = 3.9
"""Distance from the middle of a river to the ground of an area on its bank, in units."""

_SIDE_MARGIN, _TOP_SHARE = 9.0, 0.4
"""Distance of the landscape from the sides of its area in units, and its upper edge as a share of the area's height."""


class PrintedArea(Struct, frozen=True):
    """An area as it is printed on the map.

    `name`: the area's name.
    `place`: its rectangle, in units from the map's corner.
    `kind`: the terrain of its event, or "".
    `good`: the printed good, or "".
    `home`: the number of its home, or 0.
    """

    name: str
    place: Rect
    kind: str
    good: str = ""
    home: int = 0


class _Landscape(NamedTuple):
    """The part of an area that its landscape fills, with the colours.

    `point_at`: returns the point at these fractions of the width and the height.
    `percent_of_width`: one hundredth of the width, in units.
    `random`: the area's own random numbers.
    `light`, `soft`, `dark`: the colours of lit, plain and shaded parts.
    `water`: the colour of rivers.
    """

    point_at: Callable[[float, float], Point]
    percent_of_width: float
    random: random.Random
    light: str
    soft: str
    dark: str
    water: str


def paint_landscape(canvas: Canvas, field: PrintedArea, pair: tuple[str, str], theme: Theme) -> None:
    """Paint the landscape of an area. `pair`: the colours of the ground and of the marks on it."""
    x, y, width, height = field.place
    dice, (face, mark) = random.Random(field.name), pair
    turned = dice.random() < 0.5
    left, top, across, down = (
        x + _SIDE_MARGIN,
        y + _TOP_SHARE * height,
        width - 2 * _SIDE_MARGIN,
        (1 - _TOP_SHARE) * height - _SIDE_MARGIN,
    )

    def at(part: float, low: float) -> Point:
        return left + across * (1 - part if turned else part), top + down * low

    unit = across / 100
    shades = (mix_colours(face, theme.white, 0.45), mix_colours(face, mark, 0.4), mix_colours(face, mark, 0.8))
    ground = _Landscape(at, unit, dice, *shades, theme.water)
    name = "home" if field.home else field.kind or field.good
    _LANDSCAPE_PAINTERS.get(name, _paint_steppe)(canvas, ground)


def _paint_marsh(canvas: Canvas, land: _Landscape) -> None:
    """Paint three pools with reeds."""
    for x_share, y_share, width in ((0.2, 0.42, 17), (0.76, 0.58, 20), (0.42, 0.84, 22)):
        x, y = land.point_at(x_share, y_share)
        canvas.fill(ellipse(x, y + 1.6, width * land.percent_of_width, 6.4), land.dark, 0.5)
        canvas.fill(ellipse(x, y, width * land.percent_of_width, 6), land.water)
        canvas.fill(line(1.5, (x - 7, y + 0.6), (x + 5, y + 0.6)), land.light)
        for reed in range(4):
            foot = x + (reed * 8 - 18) * land.percent_of_width + land.random.uniform(-2, 2)
            tall = land.random.uniform(13, 19)
            canvas.fill(line(1.7, (foot, y + 4), (foot + 1.6, y + 4 - tall)), land.dark)
            canvas.fill(ellipse(foot + 1.5, y + 4 - tall, 1.7, 4), land.dark)


def _paint_mountain(canvas: Canvas, land: _Landscape) -> None:
    """Paint three ridges, each lit on one side."""
    for x_share, y_share, width, tall in ((0.28, 0.66, 24, 0.62), (0.78, 0.74, 24, 0.56), (0.5, 0.98, 32, 0.6)):
        x, foot = land.point_at(x_share, y_share)
        _, top = land.point_at(x_share, y_share - tall)
        half, bend = width * land.percent_of_width, 3 * land.percent_of_width
        canvas.fill(polygon((x - half, foot), (x, top), (x + half, foot)), land.dark)
        crest = [
            (x, top),
            (x + bend, top + (foot - top) * 0.4),
            (x - bend, top + (foot - top) * 0.68),
            (x + bend, foot),
        ]
        canvas.fill(polygon((x - half, foot), *crest), land.soft)
        snow = (foot - top) * 0.26
        canvas.fill(
            polygon((x, top), (x + half * 0.26, top + snow), (x, top + snow * 0.7), (x - half * 0.26, top + snow)),
            land.light,
        )


def _paint_desert(canvas: Canvas, land: _Landscape) -> None:
    """Paint three dunes with lit crests."""
    for x_share, y_share, width in ((0.3, 0.4, 30), (0.74, 0.62, 26), (0.4, 0.96, 40)):
        x, foot = land.point_at(x_share, y_share)
        half = width * land.percent_of_width
        crest = curve(
            (x - half, foot), (x - half * 0.3, foot - 4), (x + half * 0.1, foot - 22), (x + half * 0.2, foot - 20)
        )
        lee = curve((x + half * 0.2, foot - 20), (x + half * 0.3, foot - 7), (x + half, foot))
        canvas.fill(polygon(*crest, *lee), land.soft)
        canvas.fill(polygon(*lee, (x, foot), (x + half * 0.16, foot - 10)), land.dark)
        canvas.fill(line(1.8, *crest), land.light)


def _paint_barley(canvas: Canvas, land: _Landscape) -> None:
    """Paint rows of barley on both sides of a canal."""
    for row in range(5):
        y_share = 0.2 + 0.19 * row
        canvas.fill(line(2.2, land.point_at(0.02, y_share), land.point_at(0.98, y_share)), land.soft)
        for ear in range(11):
            x, y = land.point_at(0.04 + 0.092 * ear + (row % 2) * 0.03, y_share)
            canvas.fill(ellipse(x, y - 3.4, 1.7, 4.2, 12), land.dark)
    canal = [land.point_at(0.36, 0.02), land.point_at(0.52, 0.34), land.point_at(0.42, 0.66), land.point_at(0.58, 1.0)]
    for width, ink in ((13.0, land.soft), (9.6, land.water), (1.6, land.light)):
        canvas.fill(line(width, *curve(*canal)), ink)


def _paint_grove(canvas: Canvas, land: _Landscape) -> None:
    """Paint trees on grass."""
    for x_share, y_share, size in (
        (0.16, 0.62, 1.0),
        (0.46, 0.5, 0.86),
        (0.84, 0.6, 1.0),
        (0.32, 0.98, 1.1),
        (0.68, 0.98, 1.1),
    ):
        x, foot = land.point_at(x_share, y_share)
        canvas.fill(ellipse(x, foot, 11 * size, 2.8), land.soft)
        canvas.fill(line(3 * size, (x, foot), (x, foot - 10 * size)), land.dark)
        for dx, up, radius in ((-6, 14, 7.0), (6, 14, 7.0), (0, 20, 8.6)):
            canvas.fill(ellipse(x + dx * size, foot - up * size, radius * size, radius * 0.86 * size), land.dark)
        canvas.fill(ellipse(x - 3 * size, foot - 21 * size, 4.6 * size, 3.4 * size), land.soft)


def _paint_steppe(canvas: Canvas, land: _Landscape) -> None:
    """Paint tufts of grass on two low hills."""
    for y_share in (0.44, 0.8):
        first, middle, last = (
            land.point_at(0.02, y_share + 0.1),
            land.point_at(0.5, y_share - 0.3),
            land.point_at(0.98, y_share + 0.1),
        )
        canvas.fill(polygon(*curve(first, middle, last)), land.soft)
    for index in range(8):
        x, y = land.point_at(0.08 + 0.12 * index, 0.4 + 0.56 * land.random.random())
        for lean in (-5, 0, 5):
            canvas.fill(line(1.7, (x, y), (x + lean, y - 9 + abs(lean) / 2)), land.dark)


def _paint_court(canvas: Canvas, land: _Landscape) -> None:
    """Paint a brick terrace of three courses, with steps in its middle."""
    for course in range(3):
        y_share, inset = 0.36 + 0.2 * course, 0.06 * (2 - course)
        (left_x, top), (right, _), (_, foot) = (
            land.point_at(inset, y_share),
            land.point_at(1 - inset, y_share),
            land.point_at(0, y_share + 0.2),
        )
        left, width = min(left_x, right), abs(left_x - right)
        canvas.fill(box(left, top, width, foot - top), land.soft)
        canvas.fill(box(left, top, width, 2.4), land.light)
        for joint in range(9):
            across = left + width * (joint + (0.7 if course % 2 else 0.3)) / 9
            canvas.fill(box(across, top + 4, 1.6, foot - top - 4), land.dark)
        canvas.fill(box(left, foot - 1.4, width, 1.4), land.dark)
    (x, top), (_, foot) = land.point_at(0.5, 0.36), land.point_at(0.5, 0.96)
    canvas.fill(polygon((x - 12, top), (x + 12, top), (x + 18, foot), (x - 18, foot)), land.light)
    for step in range(5):
        down = top + (foot - top) * (step + 0.6) / 5
        canvas.fill(box(x - 13 - step, down, 26 + 2 * step, 2), land.dark)


_LANDSCAPE_PAINTERS: Mapping[str, Callable[[Canvas, _Landscape], None]] = {
    "plains": _paint_marsh,
    "mountain": _paint_mountain,
    "desert": _paint_desert,
    "food": _paint_barley,
    "wood": _paint_grove,
    "home": _paint_court,
}
"""The function that paints the landscape of each kind of area or, for areas without a kind, of each good. All others
are steppe."""
