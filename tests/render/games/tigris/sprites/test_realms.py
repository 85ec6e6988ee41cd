"""Areas, cell by cell."""

from render.games.tigris.sprites.realms import Realm, surroundings
from render.raster.sprite_cache import packed, whole
from render.theme import STANDARD

ALONE = 0b000_010_000


def test_a_single_cell_touches_nine_places() -> None:
    found = dict(surroundings(frozenset({(3, 4)})))
    assert len(found) == 9
    assert found[(3, 4)] == ALONE
    assert found[(2, 3)] == 0b100_000_000
    assert found[(4, 5)] == 0b000_000_001


def test_a_cell_amid_its_kingdom_is_only_tinted() -> None:
    area = frozenset((x, y) for x in range(3) for y in range(3))
    assert dict(surroundings(area))[(1, 1)] == 0b111_111_111
    tint = whole(packed(Realm(0, 0b111_111_111), 2, STANDARD.key))
    assert len(tint.getcolors() or ()) == 1


def test_outlines_meet_at_the_border_of_two_cells() -> None:
    left = whole(packed(Realm(0, 0b000_110_000), 2, STANDARD.key))
    right = whole(packed(Realm(0, 0b000_011_000), 2, STANDARD.key))
    first = [left.getpixel((left.width - 1, y)) for y in range(left.height)]
    second = [right.getpixel((0, y)) for y in range(right.height)]
    assert len({*first}) > 2
    assert sum(a != b for a, b in zip(first, second, strict=True)) <= 4


def test_a_neighbour_draws_the_part_that_reaches_over_to_it() -> None:
    outer = packed(Realm(0, 0b000_001_000), 2, STANDARD.key)
    assert outer.dx == 0
    assert 8 <= outer.size[0] <= 14
