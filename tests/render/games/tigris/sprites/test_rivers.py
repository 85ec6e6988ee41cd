"""Courses of rivers."""

from itertools import pairwise

import pytest

from engine.tigris.board import MAPS, STRIDE, cells
from render.games.tigris.sprites.rivers import courses

SIZE = (16, 11)
WATER = {name: frozenset((cell % STRIDE, cell // STRIDE) for cell in cells(here.rivers)) for name, here in MAPS.items()}


@pytest.mark.parametrize("name", MAPS)
def test_courses_run_from_cell_to_neighbouring_cell(name: str) -> None:
    for course in courses(WATER[name], SIZE):
        for (ax, ay), (bx, by) in pairwise(course):
            assert abs(ax - bx) + abs(ay - by) == 1


@pytest.mark.parametrize("name", MAPS)
def test_courses_fill_the_water_and_none_ends_on_land(name: str) -> None:
    found = courses(WATER[name], SIZE)
    used = {place for course in found for place in course}
    assert WATER[name] <= used
    for course in found:
        for x, y in (course[0], course[-1]):
            outside = not (0 <= x < SIZE[0] and 0 <= y < SIZE[1])
            assert outside or any((x, y) in other for other in found if other is not course)


def test_a_lone_cell_has_water_too() -> None:
    assert courses(frozenset({(3, 3)}), SIZE) == [[(2.7, 3), (3.3, 3)]]
