"""Shapes made of contours: polygons, circles, boxes, strokes, curves and path drawings. All sizes are in units."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
"""The distances of a point from the anchor, to the right and downwards."""


class Contour(NamedTuple):
    """A closed line through points. A hole is cut out of the contours before it."""

    points: tuple[Point, ...]
    hole: bool = False


Shape: TypeAlias = tuple[Contour, ...]
"""The contours of a shape, of which later ones are on top."""

_CURVE_STEPS = 14
"""Number of lines that approximate a Bezier curve."""

_QUADRATIC_POINT_COUNT = 3
"""Number of control points of a quadratic curve."""

_QUADRATIC_WEIGHTS = tuple(
    ((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in (step / _CURVE_STEPS for step in range(_CURVE_STEPS + 1))
)
"""Weights of the three control points for each point of a quadratic curve."""

_CIRCLE_POINTS = tuple((math.cos(math.pi * step / 24), math.sin(math.pi * step / 24)) for step in range(48))
"""Points on a circle of radius 1."""

_HALF_POINTS_RADIUS, _THIRD_POINTS_RADIUS = 7.7, 3.4
"""Radii below which every second or third of these points is enough: the error is less than a tenth of a pixel."""

_HALF_OF_CIRCLE_POINTS, _THIRD_OF_CIRCLE_POINTS = _CIRCLE_POINTS[::2], _CIRCLE_POINTS[::3]


_COS_SMALL_TURN = math.cos(math.radians(20))
"""Cosine of the angle of 20 degrees, up to which the joint of two lines need not be round."""


def hole(*shapes: Shape) -> Shape:
    """Return all contours of some shapes as holes."""
    return tuple(Contour(contour.points, True) for shape in shapes for contour in shape)


def join(*shapes: Shape) -> Shape:
    """Return several shapes as one, in order."""
    return tuple(contour for shape in shapes for contour in shape)


def place_shape(shape: Shape, x: float, y: float, size: float) -> Shape:
    """Return a shape that is drawn in a box of 100 by 100, scaled to a width of `size`, with its top-left corner at (x,
    y)."""
    return stretch_shape(shape, x, y, size / 100, size / 100)


def stretch_shape(shape: Shape, x: float, y: float, width: float, height: float) -> Shape:
    """Return a shape scaled by the factors `width` and `height` and then moved to (x, y)."""
    return tuple(
        [Contour(tuple([(x + px * width, y + py * height) for px, py in points]), cut) for points, cut in shape]
    )


def mirror_shape(shape: Shape) -> Shape:
    """Return the mirror image, left to right, of a shape in a box of 100 by 100."""
    return tuple(Contour(tuple((100 - x, y) for x, y in points), cut) for points, cut in shape)


def polygon(*points: Point) -> Shape:
    """Return a filled polygon."""
    return (Contour(points),)


def box(x: float, y: float, width: float, height: float) -> Shape:
    """Return a rectangle with its top-left corner at (x, y)."""
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def ellipse(x: float, y: float, rx: float, ry: float, angle: float = 0) -> Shape:
    """Return an ellipse around (x, y). `rx`, `ry`: its radii. `angle`: the degrees by which it is turned clockwise."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return polygon(
        *[(x + rx * c * cosine - ry * s * sine, y + rx * c * sine + ry * s * cosine) for c, s in _CIRCLE_POINTS]
    )


def disc(x: float, y: float, radius: float) -> Shape:
    """Return a filled circle around (x, y)."""
    points = (
        _CIRCLE_POINTS
        if radius >= _HALF_POINTS_RADIUS
        else _HALF_OF_CIRCLE_POINTS
        if radius >= _THIRD_POINTS_RADIUS
        else _THIRD_OF_CIRCLE_POINTS
    )
    return (Contour(tuple([(x + radius * c, y + radius * s) for c, s in points])),)


def arc(x: float, y: float, radius: float, start: float, end: float) -> tuple[Point, ...]:
    """Return points on a circle around (x, y). `start`, `end`: the first and last angle, in degrees clockwise from the
    right."""
    steps = max(3, int(abs(end - start) / 360 * min(60, 12 + 4 * radius)))
    return tuple([(x + radius * c, y + radius * s) for c, s in _directions(start, end, steps)])


@lru_cache(maxsize=256)
def _directions(start: float, end: float, steps: int) -> tuple[Point, ...]:
    """Return points on a circle of radius 1 around (0, 0). They are cached, since a wall has the same corners a
    thousand times."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple((math.cos(t), math.sin(t)) for t in angles)


def rounded_rectangle(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """Return a rectangle with round corners, accurate to a tenth of a pixel, with its top-left corner at (x, y)."""
    r = min(radius, width / 2, height / 2)
    left, top, right, bottom = x + r, y + r, x + width - r, y + height - r
    steps = max(3, math.ceil(2.3 * math.sqrt(max(0.0, r))))
    first, second, third, last = (_directions(start, start + 90, steps) for start in (180, 270, 0, 90))
    return (
        Contour(
            (
                *[(left + r * c, top + r * s) for c, s in first],
                *[(right + r * c, top + r * s) for c, s in second],
                *[(right + r * c, bottom + r * s) for c, s in third],
                *[(left + r * c, bottom + r * s) for c, s in last],
            )
        ),
    )


def rectangle_with_cut_corners(x: float, y: float, width: float, height: float, cut: float) -> Shape:
    """Return a rectangle whose corners are cut off diagonally, `cut` units from each corner."""
    right, bottom = x + width, y + height
    return polygon(
        (x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut),
        (right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut),
    )  # fmt: skip


def stepped_rectangle(x: float, y: float, width: float, height: float, step: float) -> Shape:
    """Return a rectangle with a square notch, `step` units wide, at each corner."""
    right, bottom = x + width, y + height
    return polygon(
        (x + step, y), (right - step, y), (right - step, y + step), (right, y + step),
        (right, bottom - step), (right - step, bottom - step), (right - step, bottom), (x + step, bottom),
        (x + step, bottom - step), (x, bottom - step), (x, y + step), (x + step, y + step),
    )  # fmt: skip


def line(width: float, *points: Point) -> Shape:
    """Return a line through points as a stroke with round joints and ends, `width` units wide."""
    half = width / 2
    sides = [_line_edge_offset(start, end, half) for start, end in pairwise(points)]
    parts: list[Shape] = []
    for (x, y), last_side, after in zip(points, [None, *sides], [*sides, None], strict=True):
        if last_side and after and last_side[0] * after[0] + last_side[1] * after[1] > _COS_SMALL_TURN * half * half:
            parts.append(_joint_filling(x, y, last_side, after))
        else:
            parts.append(disc(x, y, half))
    for (ax, ay), (bx, by), (dx, dy) in zip(points, points[1:], sides, strict=False):
        parts.append(polygon((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)))
    return join(*parts)


def _line_edge_offset(start: Point, end: Point, half: float) -> Point:
    """Return the vector from the middle of a line to its edge. `half`: half the width of the line."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay) or 1
    return (by - ay) / length * half, (ax - bx) / length * half


def _joint_filling(x: float, y: float, last_side: Point, after: Point) -> Shape:
    """Return the triangle that fills the gap on the outer side of a joint, which looks as good as a disc if the line
    turns only a little. `last_side`, `after`: the vectors to the edges of the lines before and after."""
    outer = 1 if last_side[0] * after[1] - last_side[1] * after[0] > 0 else -1
    ends = [(x + outer * dx, y + outer * dy) for dx, dy in (last_side, after)]
    return polygon((x, y), *ends)


def ring(x: float, y: float, radius: float, width: float) -> Shape:
    """Return a ring around (x, y), `width` units thick. `radius`: that of its middle line."""
    return join(disc(x, y, radius + width / 2), hole(disc(x, y, radius - width / 2)))


def curve(*points: Point) -> tuple[Point, ...]:
    """Return points on the Bezier curve with these control points, usually three or four."""
    if len(points) == _QUADRATIC_POINT_COUNT:
        (ax, ay), (bx, by), (cx, cy) = points
        return tuple([(ax * a + bx * b + cx * c, ay * a + by * b + cy * c) for a, b, c in _QUADRATIC_WEIGHTS])
    steps = [step / _CURVE_STEPS for step in range(_CURVE_STEPS + 1)]
    return tuple(_bezier_point(points, t) for t in steps)


def _bezier_point(points: Sequence[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(points)]
    return points[0]


@lru_cache(maxsize=128)
def path(drawing: str) -> Shape:
    """Return one filled contour. `drawing`: the data of an SVG path, with absolute M, L, H, V, Q and C commands."""
    points: list[Point] = []
    command, numbers = "M", list[float]()
    need = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}
    for token in drawing.split():
        if token in need:
            command = token
            continue
        numbers.append(float(token))
        if len(numbers) == need[command]:
            points.extend(_segment_points(command, numbers, points))
            numbers = []
    return polygon(*points)


def _segment_points(command: str, numbers: list[float], drawn: list[Point]) -> tuple[Point, ...]:
    if command == "H":
        return ((numbers[0], drawn[-1][1]),)
    if command == "V":
        return ((drawn[-1][0], numbers[0]),)
    ends = tuple(zip(numbers[::2], numbers[1::2], strict=True))
    return ends if command in "ML" else curve(drawn[-1], *ends)[1:]


_WAVY_STEPS = 14
"""Number of lines between two points of a wavy line."""


def wavy_line(points: Sequence[Point], offset: float) -> list[Point]:
    """Return a smooth, slightly wavy line along points, at a distance of `offset` units to their right."""
    smooth = _smooth_line(points)
    line: list[Point] = []
    distance = 0.0
    for index in range(1, len(smooth) - 1):
        (ax, ay), (x, y), (bx, by) = smooth[index - 1 : index + 2]
        length = math.hypot(bx - ax, by - ay) or 1
        distance += math.hypot(x - ax, y - ay)
        side = offset + 3.2 * math.sin(distance / 13 + offset / 9)
        point = (x - (by - ay) / length * side, y + (bx - ax) / length * side)
        if not line or (point[0] - line[-1][0]) * (bx - ax) + (point[1] - line[-1][1]) * (by - ay) > 0:
            line.append(point)
    return line


def _smooth_line(points: Sequence[Point]) -> list[Point]:
    padded = [points[0], *points, points[-1]]
    line: list[Point] = []
    for earlier, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        line.extend(_spline_point(earlier, start, end, after, step / _WAVY_STEPS) for step in range(_WAVY_STEPS))
    return [*line, points[-1]]


def _spline_point(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Return the point at `t`, from 0 to 1, on a slightly tightened Catmull-Rom curve from b to c."""
    weights = (
        -0.5 * t**3 + t**2 - 0.5 * t,
        1.5 * t**3 - 2.5 * t**2 + 1,
        -1.5 * t**3 + 2 * t**2 + 0.5 * t,
        0.5 * t**3 - 0.5 * t**2,
    )
    corners = (a, b, c, d)
    return (
        sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True)),
        sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True)),
    )
