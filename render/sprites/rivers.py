"""Courses of rivers: from the cells they fill to the lines that show where the water runs."""

import math
from collections.abc import Sequence

from render.drawing.shapes import Point

Place = tuple[int, int]
_SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
_STEPS = 14


def courses(water: frozenset[Place], size: Place) -> list[list[Point]]:
    """Chains of neighbouring cells that use each cell once, led over the map's edge where they reach it."""
    left = set(water)
    found: list[list[Point]] = []
    while left:
        start = min(left, key=lambda place: (not _on_edge(place, size), len(_near(place, left)), place[1], place[0]))
        chain: list[Place] = [start]
        left.discard(start)
        while ahead := _near(chain[-1], left):
            chain.append(min(ahead, key=lambda place: _turn(chain, place)))
            left.discard(chain[-1])
        found.append(_led_out(chain, water, size) if len(chain) > 1 else _pool(start, water))
    return found


def _pool(place: Place, water: frozenset[Place]) -> list[Point]:
    """The course through a cell that no other course uses: straight between two of its neighbours if it can be."""
    x, y = place
    for dx, dy in _SIDES[:2]:
        if {(x - dx, y - dy), (x + dx, y + dy)} <= water:
            return [(x - dx, y - dy), place, (x + dx, y + dy)]
    return [*_near(place, set(water))[:1], place] if _near(place, set(water)) else [(x - 0.3, y), (x + 0.3, y)]


def _near(place: Place, among: set[Place]) -> list[Place]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in _SIDES if (place[0] + dx, place[1] + dy) in among]


def _turn(chain: list[Place], place: Place) -> int:
    if len(chain) < 2:
        return 0
    (ax, ay), (bx, by) = chain[-2:]
    return 0 if (place[0] - bx, place[1] - by) == (bx - ax, by - ay) else 1


def _led_out(chain: list[Place], water: frozenset[Place], size: Place) -> list[Point]:
    line: list[Point] = [*chain]
    before = _exit(chain[0], chain[1], size) or _inlet(chain[0], chain, water)
    after = _exit(chain[-1], chain[-2], size) or _inlet(chain[-1], chain, water)
    return [*([before] if before else []), *line, *([after] if after else [])]


def _exit(end: Place, inner: Place, size: Place) -> Point | None:
    """The point beyond the map's edge where a course that ends at `end` leaves it; straight on if it can."""
    ahead = (end[0] - inner[0], end[1] - inner[1])
    for dx, dy in (ahead, *_SIDES):
        if not (0 <= end[0] + dx < size[0] and 0 <= end[1] + dy < size[1]):
            return (end[0] + dx, end[1] + dy)
    return None


def _inlet(end: Place, chain: list[Place], water: frozenset[Place]) -> Point | None:
    """The cell of another course into which one that ends at `end` flows."""
    return next((place for place in _near(end, set(water)) if place not in chain), None)


def _on_edge(place: Place, size: Place) -> bool:
    return place[0] in (0, size[0] - 1) or place[1] in (0, size[1] - 1)


def wavy(points: Sequence[Point], offset: float) -> list[Point]:
    """A smooth line through points, `offset` units to its side, swinging a little."""
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
    """A Catmull-Rom curve from b to c, a little tightened."""
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
