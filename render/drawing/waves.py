"""Lines that swing like water: a smooth course through points, a little to and fro."""

import math
from collections.abc import Sequence

from render.drawing.shapes import Point

_STEPS = 14


def wavy(points: Sequence[Point], offset: float) -> list[Point]:
    """Return a smooth line through points, `offset` units to its side, swinging a little."""
    smooth = _smooth(points)
    line: list[Point] = []
    way = 0.0
    for index in range(1, len(smooth) - 1):
        (ax, ay), (x, y), (bx, by) = smooth[index - 1 : index + 2]
        length = math.hypot(bx - ax, by - ay) or 1
        way += math.hypot(x - ax, y - ay)
        side = offset + 3.2 * math.sin(way / 13 + offset / 9)
        point = (x - (by - ay) / length * side, y + (bx - ax) / length * side)
        if not line or (point[0] - line[-1][0]) * (bx - ax) + (point[1] - line[-1][1]) * (by - ay) > 0:
            line.append(point)
    return line


def _smooth(points: Sequence[Point]) -> list[Point]:
    padded = [points[0], *points, points[-1]]
    line: list[Point] = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        line.extend(_between(before, start, end, after, step / _STEPS) for step in range(_STEPS))
    return [*line, points[-1]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Return a Catmull-Rom curve from b to c, a little tightened."""
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
