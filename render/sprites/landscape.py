"""Parts of landscapes for paintings: skies, stars, hills, palms, reeds, boats, walls, stepped towers. Each function
paints one on a canvas, in units. What is random depends on a seed and is always the same."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from msgspec import Struct

from render.drawing.canvas import Canvas, Ink
from render.drawing.painting import shine
from render.drawing.shapes import (
    Point,
    Shape,
    box,
    curve,
    disc,
    ellipse,
    line,
    path,
    polygon,
    rounded_rectangle,
    stretch_shape,
)

PAINTING_WIDTH, PAINTING_HEIGHT = 1100, 700
"""Width and height of a painting, in units."""

FLAME_COLOUR = "#FFC65C"
"""Colour of light in windows and lamps."""


class StoneColours(Struct, frozen=True):
    """The colours of a building: the lit `face`, the shaded `side`, the `joint` between bricks, the `lip` of a step."""

    face: str
    side: str
    joint: str
    lip: str


def mix_colours(ink: str, added_ink: str, part: float) -> str:
    """Return a mixture of two colours, as "#RRGGBB". `part`: the share of `added_ink`, from 0 to 1."""
    ends = zip(bytes.fromhex(ink[1:]), bytes.fromhex(added_ink[1:]), strict=True)
    return "#" + "".join(f"{round(start + (end - start) * part):02X}" for start, end in ends)


def place_drawing(drawing: str, x: float, y: float, width: float, height: float | None = None) -> Shape:
    """Return a shape in units from a drawing in a box of 100 by 100.

    `drawing`: the data of an SVG path.
    `x`, `y`: the top-left corner of the box.
    `width`, `height`: the size of the box; by default it is as high as wide.
    """
    return stretch_shape(path(drawing), x, y, width / 100, (width if height is None else height) / 100)


def paint_sky(canvas: Canvas, stops: Sequence[tuple[float, str]]) -> None:
    """Paint a sky with a gradient. `stops`: heights from top to bottom, and the colours there."""
    for (top, above), (bottom, below) in pairwise(stops):
        canvas.fill(box(0, top, PAINTING_WIDTH, bottom - top + 1), (above, below))


def paint_stars(canvas: Canvas, count: int, seed: int, horizon: float) -> None:
    """Paint `count` stars above the height `horizon`, fainter towards it."""
    chance = Random(seed)
    for _ in range(count):
        x, y = chance.uniform(0, PAINTING_WIDTH), chance.uniform(8, horizon)
        radius, ink = chance.choice((0.8, 1.0, 1.3, 1.9)), chance.choice(("#FFE9A8", "#FFFFFF", "#CFE0FF"))
        canvas.fill(disc(x, y, radius), ink, round(chance.uniform(0.25, 0.95) * (1 - 0.6 * y / horizon), 2))


_SUN_GLOW_OPACITY = 0.37
"""Opacity of the sunlight at the edge of the sun."""


def paint_sun(canvas: Canvas, x: float, y: float, radius: float, ink: Ink, ring: str, reach: float) -> None:
    """Paint the sun around (x, y), and light in the colour `ring` that extends `reach` units from its middle."""
    shine(canvas, x, y, reach, ring, _SUN_GLOW_OPACITY)
    canvas.fill(disc(x, y, radius), ink)


def paint_hills(canvas: Canvas, y: float, swing: float, ink: Ink, seed: int, foot: float) -> None:
    """Paint hills whose tops are at most `swing` units above or below the height `y`, down to the height `foot`."""
    chance = Random(seed)
    tops: list[Point] = [(-20, y)]
    while tops[-1][0] < PAINTING_WIDTH + 20:
        tops.append((tops[-1][0] + 70 * chance.uniform(0.7, 1.4), y + chance.uniform(-swing, swing)))
    canvas.fill(polygon(*rolling_line(tops), (tops[-1][0], foot), (-20, foot)), ink)


def rolling_line(points: Sequence[Point]) -> list[Point]:
    """Return a smooth line through the points that is level at each of them."""
    curve_points: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(points):
        middle_x = (ax + bx) / 2
        curve_points += curve((ax, ay), (middle_x, ay), (middle_x, by), (bx, by))
    return curve_points


def paint_dune(canvas: Canvas, crests: Sequence[Point], ink: Ink, shaded: str) -> None:
    """Paint a dune down to the lower edge. `crests`: its outline from left. `shaded`: the colour of falling slopes."""
    canvas.fill(polygon(*rolling_line(crests), (PAINTING_WIDTH + 10, PAINTING_HEIGHT), (-10, PAINTING_HEIGHT)), ink)
    for start, end in pairwise(crests):
        if end[1] > start[1]:
            (ax, ay), (bx, by), middle_x = start, end, (start[0] + end[0]) / 2
            slope = curve(start, (middle_x, ay), (middle_x, by), end)
            canvas.fill(polygon(*slope, (ax + (bx - ax) * 0.35, by + 30)), shaded, 0.3)


_PALM_FRONDS = ((-165, 0.5), (-15, 0.5), (-135, 0.48), (-45, 0.48), (-100, 0.36), (-75, 0.36), (170, 0.42), (10, 0.42))
"""The angle of each frond of a palm in degrees, and its length relative to the palm's height."""

_DARK_FROND_ANGLES = (-135, -45, -100, 170, 10)
"""The angles of the fronds that have the darker green."""


def paint_palm(canvas: Canvas, x: float, y: float, height: float, trunk: str, leaves: tuple[str, str]) -> None:
    """Paint a date palm with its foot at (x, y). `leaves`: a darker and a lighter green."""
    canvas.fill(
        line(height * 0.07, (x, y), (x + height * 0.05, y - height * 0.5), (x + height * 0.02, y - height)), trunk
    )
    top, crown = y - height, x + height * 0.02
    for turn, reach in _PALM_FRONDS:
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        reach_x, frond_start = height * reach, (crown, top)
        end = (crown + reach_x * cosine, top + reach_x * 0.62 * sine + height * 0.16)
        bend = (crown + reach_x * 0.6 * cosine, top + reach_x * 0.9 * sine - height * 0.03)
        back = curve(end, (bend[0], bend[1] + height * 0.09), (crown, top + height * 0.03))
        canvas.fill(polygon(*curve(frond_start, bend, end), *back), leaves[0 if turn in _DARK_FROND_ANGLES else 1])
    for side in (-1, 0, 1):
        canvas.fill(ellipse(crown + side * height * 0.05, top + height * 0.08, height * 0.03, height * 0.05), trunk)


def paint_reed(canvas: Canvas, x: float, y: float, height: float, ink: str) -> None:
    """Paint a reed with its foot at (x, y)."""
    canvas.stroke(curve((x, y), (x + height * 0.02, y - height * 0.6), (x + height * 0.14, y - height)), 2.2, ink)
    canvas.fill(ellipse(x + height * 0.12, y - height * 0.92, 3, height * 0.1, 12), mix_colours(ink, "#C08A4A", 0.35))


def paint_boat(canvas: Canvas, x: float, y: float, width: float, hull: str, sail: str) -> None:
    """Paint a boat under sail, and its reflection in the water. (x, y) is the top-left corner."""
    canvas.fill(place_drawing("M 47 4 H 51 V 68 H 47", x, y, width), hull)
    canvas.fill(place_drawing("M 53 8 Q 88 26 84 60 Q 68 54 53 60", x, y, width), sail)
    canvas.fill(place_drawing("M 45 14 Q 22 34 20 60 Q 32 56 45 60", x, y, width), mix_colours(sail, hull, 0.18))
    canvas.fill(
        place_drawing("M 0 60 Q 6 60 12 68 H 88 Q 94 60 100 58 Q 98 80 80 86 H 22 Q 4 82 0 60", x, y, width), hull
    )
    for index, part in enumerate((0.8, 0.55, 0.3)):
        length = width * part
        top = y + width * (0.92 + 0.09 * index)
        canvas.fill(rounded_rectangle(x + (width - length) / 2, top, length, 2, 1), sail, 0.3 - 0.08 * index)


def paint_battlements(canvas: Canvas, x: float, y: float, width: float, count: int, height: float, ink: str) -> None:
    """Paint stepped battlements on a wall whose upper edge begins at (x, y): `count` gaps and one more merlon."""
    step = width / (2 * count + 1)
    for index in range(count + 1):
        left = x + 2 * index * step
        steps = [(0, 0), (0, 0.5), (0.25, 0.5), (0.25, 1), (0.75, 1), (0.75, 0.5), (1, 0.5), (1, 0)]
        canvas.fill(polygon(*((left + step * x_share, y - height * y_share) for x_share, y_share in steps)), ink)


def paint_bricks(
    canvas: Canvas, place: tuple[float, float, float, float], row: float, ink: str, opacity: float, seed: int
) -> None:
    """Paint the joints of brickwork. `place`: the left and upper edges, the width and the height. `row`: the height of
    a row of bricks."""
    chance, (x, y, width, height) = Random(seed), place
    top = y
    while top < y + height - 1:
        canvas.fill(box(x, top, width, 1), ink, opacity)
        joint_x = x + chance.uniform(0, row * 2)
        while joint_x < x + width - 3:
            canvas.fill(box(joint_x, top, 1, min(row, y + height - top)), ink, opacity)
            joint_x += row * chance.uniform(2, 3.4)
        top += row


def arch_shape(x: float, foot: float, width: float, height: float) -> Shape:
    """Return a doorway with a round arch. `x`: left edge. `foot`: lower edge. `height`: that of its straight sides."""
    shape = rounded_rectangle(x, foot - height, width, height + width, width / 2)
    points = [(px, min(py, foot)) for px, py in shape[0].points]
    return polygon(*points)


def paint_ziggurat(
    canvas: Canvas, x: float, y: float, width: float, steps: int, stone: StoneColours, lit: bool
) -> None:
    """Paint a stepped tower with stairs and a shrine on top, with the middle of its foot at (x, y). `lit`: whether
    there is light in the shrine."""
    height = width * 0.125
    for index in range(steps):
        step_width, top = width * (1 - index * 0.185), y - height * (index + 1)
        left, right = x - step_width / 2, x + step_width / 2
        shape = polygon((left, top + height), (left + 6, top), (right - 6, top), (right, top + height))
        canvas.fill(shape, (mix_colours(stone.face, stone.lip, 0.15), stone.face))
        edge = x + step_width * 0.12
        side = polygon((edge, top + height), (edge, top), (right - 6, top), (right, top + height))
        canvas.fill(side, (stone.side, mix_colours(stone.side, stone.joint, 0.35)))
        count = max(3, int(step_width / 18))
        for rib in range(count + 1):
            canvas.fill(box(left + 8 + rib * (step_width - 20) / count, top + 6, 4.5, height - 6), stone.joint, 0.26)
        canvas.fill(box(left + 3, top - 1, step_width - 6, 4), stone.lip)
        canvas.fill(box(left + 3, top + 3, step_width - 6, 2.5), stone.joint, 0.35)
    _paint_stairs(canvas, x, y, width, height * steps, stone)
    _paint_shrine(canvas, x, y - height * steps, width * 0.17, stone, lit)


def _paint_stairs(canvas: Canvas, x: float, y: float, width: float, height: float, stone: StoneColours) -> None:
    foot, head, top = width * 0.115, width * 0.05, y - height
    ramp = polygon((x - foot, y), (x - head, top), (x + head, top), (x + foot, y))
    canvas.fill(ramp, (stone.lip, mix_colours(stone.lip, stone.face, 0.6)))
    count = int(height / 7)
    for step in range(count):
        half = width * (0.108 - 0.06 * step / count)
        canvas.fill(box(x - half, y - 7 * step - 2.4, 2 * half, 2), stone.joint, 0.38)
    for turn in (-1, 1):
        near, far = (x + turn * foot, y), (x + turn * head, top)
        rail = polygon(near, far, (x + turn * width * 0.062, top), (x + turn * width * 0.135, y))
        canvas.fill(rail, stone.side)


def _paint_shrine(canvas: Canvas, x: float, foot: float, width: float, stone: StoneColours, lit: bool) -> None:
    height = width * 0.72
    canvas.fill(box(x - width / 2, foot - height, width, height), (mix_colours(stone.face, stone.lip, 0.3), stone.face))
    canvas.fill(box(x + width * 0.1, foot - height, width * 0.4, height), stone.side)
    paint_battlements(canvas, x - width / 2, foot - height, width, 3, width * 0.13, stone.lip)
    canvas.fill(
        arch_shape(x - width * 0.16, foot, width * 0.32, width * 0.52), mix_colours(stone.joint, "#000000", 0.5)
    )
    if lit:
        canvas.fill(arch_shape(x - width * 0.1, foot, width * 0.2, width * 0.42), FLAME_COLOUR)
