"""A few rectangles around all that differs between two pictures: each is painted in one go."""

from collections.abc import Iterable, Iterator

from render.raster.compose import Area

_WORTH = 5000
"""To paint a rectangle more costs as much as to paint so many pixels more."""


def rectangles(changed: Iterable[Iterable[Area]]) -> list[Area]:
    """Return rectangles around areas; these come band by band from top to bottom, none reaching beyond its band."""
    found: list[Area] = []
    for band in changed:
        for area in _beside(band):
            around = next((one for one in reversed(found) if _worth(one, area)), None)
            if around:
                found.remove(around)
            found.append(_union(around, area) if around else area)
    return found


def _beside(areas: Iterable[Area]) -> Iterator[Area]:
    """Yield the areas of a band from left to right, those near each other as one."""
    last: Area | None = None
    for area in sorted(areas):
        if last and not _worth(last, area):
            yield last
            last = None
        last = _union(last, area) if last else area
    if last:
        yield last


def _worth(one: Area, other: Area) -> bool:
    """Whether both are better painted together."""
    return _size(_union(one, other)) <= _size(one) + _size(other) + _WORTH


def _size(area: Area) -> int:
    return (area.right - area.left) * (area.bottom - area.top)


def _union(one: Area, other: Area) -> Area:
    left, top = min(one.left, other.left), min(one.top, other.top)
    return Area(left, top, max(one.right, other.right), max(one.bottom, other.bottom))
