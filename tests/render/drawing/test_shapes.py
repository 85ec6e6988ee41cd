"""Contours."""

import math
from itertools import pairwise

import pytest

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import (
    Shape,
    box,
    curve,
    disc,
    hole,
    join,
    line,
    mirror_shape,
    path,
    place_shape,
    rounded_rectangle,
    stepped_rectangle,
    wavy_line,
)


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    xs = [x for contour in shape for x, _ in contour.points]
    ys = [y for contour in shape for _, y in contour.points]
    return min(xs), min(ys), max(xs), max(ys)


def test_a_path_goes_where_it_is_told() -> None:
    (contour,) = path("M 10 20 H 30 V 40 L 10 60")
    assert contour.points == ((10, 20), (30, 20), (30, 40), (10, 60))


def test_a_curve_starts_and_ends_at_its_ends() -> None:
    points = curve((0, 0), (50, 100), (100, 0))
    assert points[0] == (0, 0)
    assert points[-1] == pytest.approx((100, 0))
    assert max(y for _, y in points) == pytest.approx(50, abs=1)
    assert path("M 0 0 Q 50 100 100 0")[0].points[-1] == pytest.approx((100, 0))


def test_placing_scales_and_moves() -> None:
    assert bounds(place_shape(box(0, 0, 100, 50), 10, 20, 30)) == (10, 20, 40, 35)


def test_mirroring_turns_sides_around() -> None:
    assert bounds(mirror_shape(box(10, 0, 20, 5))) == (70, 0, 90, 5)


def test_holes_are_marked_as_holes() -> None:
    shape = join(disc(0, 0, 5), hole(disc(0, 0, 2)))
    assert [contour.hole for contour in shape] == [False, True]


@pytest.mark.parametrize(
    "shape",
    [rounded_rectangle(1, 2, 30, 20, 6), stepped_rectangle(1, 2, 20, 30, 4), rounded_rectangle(1, 2, 10, 10, 99)],
)
def test_boxes_keep_to_their_corner(shape: Shape) -> None:
    assert bounds(shape)[:2] == pytest.approx((1, 2))


def test_a_line_has_the_given_thickness() -> None:
    assert bounds(line(4, (0, 0), (10, 0))) == pytest.approx((-2, -2, 12, 2))


def test_a_wavy_line_stays_near_its_course_and_never_turns_back() -> None:
    line = wavy_line([(0, 0), (56, 0), (112, 0), (112, 56), (112, 112)], 9)
    assert all(min(abs(y), abs(x - 112)) < 30 for x, y in line)
    assert all(math.dist(a, b) < 20 for a, b in pairwise(line))


def test_two_points_are_a_line_too() -> None:
    assert all(math.dist(a, b) < 20 for a, b in pairwise(wavy_line([(0, 0), (40, 0)], 0)))


def test_a_smooth_stroke_has_few_points_and_covers_what_round_joints_would() -> None:
    points = (*curve((10, 10), (90, 10), (90, 90)), (20, 60))
    stroke = line(10, *points)
    assert sum(len(contour.points) for contour in stroke) < 8 * len(points) + 4 * 48
    painted = []
    for shape in (stroke, join(stroke, *(disc(x, y, 5) for x, y in points))):
        canvas = Canvas(Box(0, 0, 100, 100), 4, 1, "#000000")
        canvas.fill(shape, "#ffffff")
        painted.append(canvas.finish().convert("L").histogram()[255])
    assert painted[0] > 0.995 * painted[1]
