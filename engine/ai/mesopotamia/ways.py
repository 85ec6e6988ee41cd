"""How far areas of the map are, counted once for as long as what bars the ways stays the same."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from engine.mesopotamia.content.load import with_digest
from engine.mesopotamia.reading.board import steps_from


@lru_cache(512)
def steps(content: str, start: tuple[int, ...], barred: frozenset[int] = frozenset()) -> Mapping[int, int]:
    """Return how many steps every area is from the nearest of `start` around the barred ones, on the map of a
    content."""
    return steps_from(with_digest(content).map.near, start, lambda area: area not in barred)


@lru_cache(512)
def ways(content: str, goal: int, held: frozenset[int], barred: frozenset[int]) -> Mapping[int, tuple[int, int]]:
    """Return for each area how many steps and battles the best way from there to `goal` has, around the barred areas.

    `held`: the areas where a battle is fought on the way; one takes as long as two steps.
    """
    near = with_digest(content).map.near
    found: dict[int, tuple[int, int]] = {}
    edge = [(0.0, 0, 0, goal)]
    while edge:
        price, far, battles, area = heappop(edge)
        if area not in found:
            found[area] = far, battles
            fought = int(area != goal and area in held)
            for other in near[area]:
                if other not in barred:
                    heappush(edge, (price + 1 + 2 * fought, far + 1, battles + fought, other))
    return found
