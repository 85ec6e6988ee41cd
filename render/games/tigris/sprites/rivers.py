"""Courses of rivers: from their cells to the lines of the water."""

from render.drawing.shapes import Point

Place = tuple[int, int]
_SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def courses(water: frozenset[Place], size: Place) -> list[list[Point]]:
    """Return chains of neighbouring cells that use each cell once, extended over the map's edge if they reach it."""
    left = set(water)
    found: list[list[Point]] = []
    while left:
        start = min(
            left, key=lambda place: (not _on_edge(place, size), len(_neighbours(place, left)), place[1], place[0])
        )
        chain: list[Place] = [start]
        left.discard(start)
        while ahead := _neighbours(chain[-1], left):
            chain.append(min(ahead, key=lambda place: _turn(chain, place)))
            left.discard(chain[-1])
        found.append(_led_out(chain, water, size) if len(chain) > 1 else _pool(start, water))
    return found


def _pool(place: Place, water: frozenset[Place]) -> list[Point]:
    """Return the course through a cell that no other course uses: straight between two of its neighbours if it can
    be."""
    x, y = place
    for dx, dy in _SIDES[:2]:
        if {(x - dx, y - dy), (x + dx, y + dy)} <= water:
            return [(x - dx, y - dy), place, (x + dx, y + dy)]
    return (
        [*_neighbours(place, set(water))[:1], place] if _neighbours(place, set(water)) else [(x - 0.3, y), (x + 0.3, y)]
    )


def _neighbours(place: Place, among: set[Place]) -> list[Place]:
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
    """Return the point beyond the map's edge at which a course that ends at `end` leaves it; straight on if it can."""
    ahead = (end[0] - inner[0], end[1] - inner[1])
    for dx, dy in (ahead, *_SIDES):
        if not (0 <= end[0] + dx < size[0] and 0 <= end[1] + dy < size[1]):
            return (end[0] + dx, end[1] + dy)
    return None


def _inlet(end: Place, chain: list[Place], water: frozenset[Place]) -> Point | None:
    """Return the cell of another course into which one that ends at `end` flows."""
    return next((place for place in _neighbours(end, set(water)) if place not in chain), None)


def _on_edge(place: Place, size: Place) -> bool:
    return place[0] in (0, size[0] - 1) or place[1] in (0, size[1] - 1)
