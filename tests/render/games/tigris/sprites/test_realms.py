"""Areas, cell by cell."""

from itertools import pairwise

import pytest

from engine.games.tigris.places import MAPS, ROW_BITS, cells_of_bits
from render.games.tigris.sprites.land import river_courses
from render.games.tigris.sprites.realms import KingdomCellPart, neighbourhoods
from render.raster.sprite_cache import pack_sprite
from render.theme import STANDARD
from tests.support.sprites import whole

ALONE = 0b000_010_000


def test_a_single_cell_touches_nine_places() -> None:
    found = dict(neighbourhoods(frozenset({(3, 4)})))
    assert len(found) == 9
    assert found[(3, 4)] == ALONE
    assert found[(2, 3)] == 0b100_000_000
    assert found[(4, 5)] == 0b000_000_001


def test_a_cell_amid_its_kingdom_is_only_tinted() -> None:
    area = frozenset((x, y) for x in range(3) for y in range(3))
    assert dict(neighbourhoods(area))[(1, 1)] == 0b111_111_111
    tint = whole(KingdomCellPart(0, 0b111_111_111), 2, STANDARD.key)
    assert len(tint.getcolors() or ()) == 1


def test_outlines_meet_at_the_border_of_two_cells() -> None:
    left = whole(KingdomCellPart(0, 0b000_110_000), 2, STANDARD.key)
    right = whole(KingdomCellPart(0, 0b000_011_000), 2, STANDARD.key)
    first = [left.getpixel((left.width - 1, y)) for y in range(left.height)]
    second = [right.getpixel((0, y)) for y in range(right.height)]
    assert len({*first}) > 2
    assert sum(a != b for a, b in zip(first, second, strict=True)) <= 4


def test_a_neighbour_draws_the_part_that_reaches_over_to_it() -> None:
    outer = pack_sprite(KingdomCellPart(0, 0b000_001_000), 2, STANDARD.key)
    assert outer.dx == 0
    assert 8 <= outer.size[0] <= 14


SIZE = (16, 11)
WATER = {
    name: frozenset((cell % ROW_BITS, cell // ROW_BITS) for cell in cells_of_bits(here.rivers))
    for name, here in MAPS.items()
}


@pytest.mark.parametrize("name", MAPS)
def test_courses_run_from_cell_to_neighbouring_cell(name: str) -> None:
    for course in river_courses(WATER[name], SIZE):
        for (ax, ay), (bx, by) in pairwise(course):
            assert abs(ax - bx) + abs(ay - by) == 1


@pytest.mark.parametrize("name", MAPS)
def test_courses_fill_the_water_and_none_ends_on_land(name: str) -> None:
    found = river_courses(WATER[name], SIZE)
    used = {place for course in found for place in course}
    assert WATER[name] <= used
    for course in found:
        for x, y in (course[0], course[-1]):
            outside = not (0 <= x < SIZE[0] and 0 <= y < SIZE[1])
            assert outside or any((x, y) in other for other in found if other is not course)


def test_a_lone_cell_has_water_too() -> None:
    assert river_courses(frozenset({(3, 3)}), SIZE) == [[(2.7, 3), (3.3, 3)]]
