"""The outlines of kingdoms of columns."""

import pytest

from render.paint.faces import HEIGHT, STRIP, WIDTH
from render.paint.skyline import LIFT, PITCH, Skyline
from render.shapes import Shape


def covers(shape: Shape, x: float, y: float) -> bool:
    """Whether a point lies in one of a shape's boxes."""
    for contour in shape:
        xs, ys = zip(*contour.points, strict=True)
        if min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys):
            return True
    return False


def test_a_column_by_itself_is_as_high_as_its_cards() -> None:
    shape = Skyline(3).shape(0)
    assert covers(shape, WIDTH / 2, 2 * STRIP + HEIGHT - 1)
    assert not covers(shape, WIDTH / 2, 2 * STRIP + HEIGHT + 1)
    assert not covers(shape, WIDTH + 1, 5)
    assert not covers(shape, WIDTH / 2, -1)


def test_an_empty_column_keeps_the_place_of_a_card() -> None:
    assert Skyline(0).shape(0) == Skyline(1).shape(0)


def test_joined_columns_are_one_down_to_where_both_reach() -> None:
    shape = Skyline(5, None, 2).shape(0)
    gap = (WIDTH + PITCH) / 2
    assert covers(shape, gap, STRIP + HEIGHT - 1)
    assert not covers(shape, gap, STRIP + HEIGHT + 1)
    assert covers(shape, gap, 1 - LIFT)
    assert not covers(shape, 0, 1 - LIFT)


def test_between_two_joining_cards_there_is_no_hole() -> None:
    shape = Skyline(1, 1, 1).shape(-1)
    assert all(covers(shape, x, 10 - LIFT) for x in range(-10, 102, 4))


@pytest.mark.parametrize("grow", [-2.0, 0.0, 5.2])
def test_neighbours_agree_about_what_lies_between_them(grow: float) -> None:
    left, right = Skyline(4, None, 2).shape(grow), Skyline(2, 4, None).shape(grow)
    for x in range(int(WIDTH / 2), int(PITCH + WIDTH / 2), 3):
        for y in range(int(-LIFT), 300, 7):
            assert covers(left, x, y) == covers(right, x - PITCH, y)
