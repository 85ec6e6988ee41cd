"""Layout of the journal's nodes, ways and tags: two bands, each read from left to right."""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.wayfarers.components.tables import EDGES, NODES, Edge
from render.drawing.shapes import Point
from render.games.wayfarers.sprites.places.journal import LAST_HEIGHT, LAST_WIDTH, NODE_HEIGHT, NODE_WIDTH, TAG_WIDTH
from render.sprites.ground import Rect

BANDS: tuple[Rect, Rect] = ((6, 6, 1088, 341), (6, 353, 1088, 341))
FOLD = 6
"""The first column of the lower band."""

_X = (58.0, 180.0, 395.0, 610.0, 825.0, 1040.0, 207.0, 391.0, 571.0, 759.0, 993.0)
"""The middle of each column."""

TAG_X = 38.0
"""Where a way from the upper band begins in the lower one."""

_LOWER = 5.0
"""Distance by which nodes lie below the middle of a band, which leaves room for markers on their upper edges."""

_PITCH, _RIM = 56.0, 6.0
"""Maximum distance between a way's costs, and their distance from a band's frame."""


class Way(NamedTuple):
    """The layout of a way: its first point, the middle of its requirements, and its last point."""

    start: Point
    ask: Point
    end: Point


@cache
def node_at(node: str) -> Point:
    """Return the middle of a node."""
    column = NODES[node].column
    beside = [other.id for other in NODES.values() if other.column == column]
    _, top, _, height = BANDS[column >= FOLD]
    lower = 0.0 if NODES[node].last else _LOWER
    return _X[column], top + height * (beside.index(node) + 0.5) / len(beside) + lower


@cache
def half_of(node: str) -> Point:
    """Return half the width and half the height of a node."""
    return (LAST_WIDTH / 2, LAST_HEIGHT / 2) if NODES[node].last else (NODE_WIDTH / 2, NODE_HEIGHT / 2)


def crosses(edge: Edge) -> bool:
    """Whether a way leads from the upper band to the lower one."""
    return NODES[edge.start].column < FOLD <= NODES[edge.end].column


@lru_cache(maxsize=1)
def ways() -> dict[tuple[str, str], Way]:
    """Return the layout of each way, by its two nodes. In a gap of several ways, their requirements stand one below the
    other."""
    found: dict[tuple[str, str], Way] = {}
    for column in range(max(node.column for node in NODES.values())):
        gap = [edge for edges in EDGES.values() for edge in edges if NODES[edge.start].column == column]
        _, top, _, height = BANDS[column >= FOLD - 1]
        pitch = min(_PITCH, (height - 2 * _RIM) / max(1, len(gap)))
        least, most = top + _RIM + pitch / 2, top + height - _RIM - pitch / 2
        levels = _spread([_level(edge) for edge in gap], pitch, least, most)
        for edge, level in zip(gap, levels, strict=True):
            found[edge.start, edge.end] = _way(edge, level)
    return found


def _level(edge: Edge) -> float:
    start, end = node_at(edge.start)[1], node_at(edge.end)[1]
    if crosses(edge):
        return end + (start - BANDS[0][1] - BANDS[0][3] / 2) / 10
    outwards = 100 * (NODES[edge.end].column - NODES[edge.start].column - 1)
    _, top, _, height = BANDS[NODES[edge.start].column >= FOLD]
    return (start + end) / 2 + (-outwards if start < top + height / 2 else outwards)


def _way(edge: Edge, level: float) -> Way:
    column = NODES[edge.start].column
    end = node_at(edge.end)[0] - half_of(edge.end)[0]
    if crosses(edge):
        return Way((TAG_X, level), ((TAG_X + TAG_WIDTH / 2 + end) / 2, level), (end, node_at(edge.end)[1]))
    start = node_at(edge.start)[0] + NODE_WIDTH / 2
    near = _X[column + 1] - (LAST_WIDTH if NODES[edge.end].last else NODE_WIDTH) / 2
    return Way((start, node_at(edge.start)[1]), ((start + near) / 2, level), (end, node_at(edge.end)[1]))


def _spread(levels: list[float], pitch: float, least: float, most: float) -> list[float]:
    """Return the levels in the same order, at least `pitch` apart and between `least` and `most`."""
    order = sorted(range(len(levels)), key=lambda number: levels[number])
    placed = [0.0] * len(levels)
    for place, number in enumerate(order):
        low = least if not place else placed[order[place - 1]] + pitch
        placed[number] = max(low, levels[number])
    for place, number in reversed(list(enumerate(order))):
        height = most if place == len(order) - 1 else placed[order[place + 1]] - pitch
        placed[number] = min(height, placed[number])
    return placed
