"""Tags of strength beside fighters."""

from itertools import product

import pytest

from engine.kings.places import CELLS as CARD_CELLS
from engine.tigris.board import CELLS
from render.games.kings.setting import seat_of
from render.games.tigris.setting import middle
from render.kit.sprites.fight import Strength, strength_tags

WIDE = (Strength(3, False), Strength(12, True), Strength(10, False))
PAIRS = list(product(WIDE, WIDE))


def apart(spots: list[tuple[float, float]], tags: tuple[Strength, Strength], aside: float, above: float) -> bool:
    """Whether two fighters' tags do not touch."""
    fighters = [(*spot, tag) for spot, tag in zip(spots, tags, strict=True)]
    (ax, ay, a), (bx, by, b) = strength_tags(fighters, aside, above)
    across = ax + a.box.right <= bx + b.box.left or bx + b.box.right <= ax + a.box.left
    return across or abs(ay - by) >= a.box.bottom - a.box.top


@pytest.mark.parametrize("tags", PAIRS, ids=str)
def test_tags_never_touch_wherever_two_leaders_fight_on_the_map(tags: tuple[Strength, Strength]) -> None:
    home = CELLS[len(CELLS) // 2]
    assert all(apart([middle(home), middle(other)], tags, 20, 25) for other in CELLS if other != home)
    assert all(apart([middle(other), middle(home)], tags, 20, 25) for other in CELLS if other != home)


@pytest.mark.parametrize("tags", PAIRS, ids=str)
def test_tags_never_touch_wherever_two_leaders_fight_among_cards(tags: tuple[Strength, Strength]) -> None:
    places = [place for column in CARD_CELLS for place in column]
    home = places[len(places) // 2]
    assert all(apart([seat_of(home), seat_of(other)], tags, 21, 24) for other in places if other != home)


def test_a_tag_stands_above_its_leader_on_the_right_where_it_may() -> None:
    (first, second) = strength_tags([(100, 100, Strength(1, True)), (300, 100, Strength(2, True))], 20, 25)
    assert (first[:2], second[:2]) == ((120, 75), (320, 75))
