"""Lines that swing like water."""

import math
from itertools import pairwise

from render.drawing.shapes import wavy


def test_a_wavy_line_stays_near_its_course_and_never_turns_back() -> None:
    line = wavy([(0, 0), (56, 0), (112, 0), (112, 56), (112, 112)], 9)
    assert all(min(abs(y), abs(x - 112)) < 30 for x, y in line)
    assert all(math.dist(a, b) < 20 for a, b in pairwise(line))


def test_two_points_are_a_line_too() -> None:
    assert all(math.dist(a, b) < 20 for a, b in pairwise(wavy([(0, 0), (40, 0)], 0)))
