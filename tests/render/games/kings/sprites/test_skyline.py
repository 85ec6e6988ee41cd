"""The outlines of kingdoms of columns."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from render.drawing.shapes import Shape
from render.games.kings.sprites.faces import CARD_HEIGHT, CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.games.kings.sprites.skyline import COLUMN_PITCH, LINK_HEIGHT, Skyline


def inside(shape: Shape, x: float, y: float) -> bool:
    """Whether a point lies in one of a shape's boxes."""
    for contour in shape:
        xs, ys = zip(*contour.points, strict=True)
        if min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys):
            return True
    return False


def covers(skyline: Skyline, x: float, y: float, grow: float = 0) -> bool:
    """Whether a point lies in the part of the row to which it belongs."""
    for row, part in enumerate(skyline.split_by_row()):
        if part.box.top <= y - row * skyline.row_height < part.box.bottom:
            return inside(part.grown_shape(grow), x, y - row * skyline.row_height)
    return False


def points() -> Iterator[tuple[float, float]]:
    """All that lies between two columns, as far down as the shorter one has parts."""
    return (
        (x, y)
        for x in range(int(CARD_WIDTH / 2), int(COLUMN_PITCH + CARD_WIDTH / 2), 3)
        for y in range(int(-LINK_HEIGHT), 175, 7)
    )


@pytest.mark.parametrize("strip", [STRIP_HEIGHT, 77.0, 92.0])
def test_a_column_by_itself_is_as_high_as_its_cards(strip: float) -> None:
    column = Skyline(3, row_height=strip)
    assert covers(column, CARD_WIDTH / 2, 3 * strip + TAIL_HEIGHT - 1)
    assert not covers(column, CARD_WIDTH / 2, 3 * strip + TAIL_HEIGHT + 1)
    assert not covers(column, CARD_WIDTH + 1, 5)
    assert not covers(column, CARD_WIDTH / 2, -1)


def test_an_empty_column_keeps_the_place_of_a_card() -> None:
    assert list(Skyline(0).split_by_row()) == list(Skyline(1).split_by_row())


def test_joined_columns_are_one_down_to_where_both_reach() -> None:
    pair = Skyline(5, None, 2)
    gap = (CARD_WIDTH + COLUMN_PITCH) / 2
    assert covers(pair, gap, STRIP_HEIGHT + CARD_HEIGHT - 1)
    assert not covers(pair, gap, STRIP_HEIGHT + CARD_HEIGHT + 1)
    assert covers(pair, gap, 1 - LINK_HEIGHT)
    assert not covers(pair, 0, 1 - LINK_HEIGHT)


def test_between_two_joining_cards_there_is_no_hole() -> None:
    assert all(covers(Skyline(1, 1, 1), x, 10 - LINK_HEIGHT, -1) for x in range(-10, 102, 4))


@pytest.mark.parametrize("grow", [-2.0, 0.0, 5.2])
def test_neighbours_agree_about_what_lies_between_them(grow: float) -> None:
    left, right = Skyline(4, None, 2), Skyline(2, 4, None)
    for x, y in points():
        assert covers(left, x, y, grow) == covers(right, x - COLUMN_PITCH, y, grow)


def test_parts_follow_upon_each_other_and_are_few() -> None:
    whole = list(Skyline(8, 3, 5).split_by_row())
    assert len(whole) == 9
    for above, below in pairwise(whole):
        assert above.box.bottom == below.box.top + STRIP_HEIGHT
    assert len({part for own in range(9) for left in range(9) for part in Skyline(own, left, None).split_by_row()}) < 10
