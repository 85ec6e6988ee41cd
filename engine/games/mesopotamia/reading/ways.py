"""Distances between areas of the map, cached as long as the obstacles stay the same."""

from collections.abc import Mapping
from functools import lru_cache

from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.reading.board import steps_from


@lru_cache(512)
def steps_between(content: str, start: tuple[int, ...], barred: frozenset[int] = frozenset()) -> Mapping[int, int]:
    """Return the distance in steps of every area to the nearest of `start` around the barred ones, on the map of a
    content."""
    return steps_from(content_with_digest(content).map.near, start, lambda area: area not in barred)
