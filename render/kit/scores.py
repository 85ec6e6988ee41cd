"""How points of four colours are compared: treasures count as the weakest colour, and the weakest decides."""

from collections.abc import Sequence
from typing import TypeAlias

Four: TypeAlias = tuple[int, int, int, int]
"""A number for each colour, in whatever order the game has."""


def filled(points: Four, treasures: int) -> Four:
    """Return how many treasures count as points of each colour: one by one where the least is."""
    added = [0, 0, 0, 0]
    for _ in range(treasures):
        added[min(range(4), key=lambda colour: points[colour] + added[colour])] += 1
    return (added[0], added[1], added[2], added[3])


def totals(points: Four, treasures: int) -> Four:
    """Return points with the treasures among them."""
    first, second, third, fourth = (sum(both) for both in zip(points, filled(points, treasures), strict=True))
    return (first, second, third, fourth)


def ranked(scores: Sequence[tuple[Four, int]]) -> tuple[int, ...]:
    """Return the rank of each pair of points and treasures, equal ones alike."""
    compared = [sorted(totals(*score)) for score in scores]
    return tuple(1 + sum(other > own for other in compared) for own in compared)
