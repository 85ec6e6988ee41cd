"""Emblems of peoples and dynasties, each drawn in a box of 100 by 100 units."""

import math

from render.drawing.shapes import (
    Shape,
    arc,
    box,
    ellipse,
    hole,
    join,
    line,
    mirror_shape,
    path,
    polygon,
    ring,
    rounded_rectangle,
)


def _bow_shape() -> Shape:
    limb = polygon(*arc(24, 76, 66, -92, 2), *arc(14, 86, 66, -7, -83))
    string = line(4.5, (22, 12), (88, 78))
    shaft = line(6.5, (20, 80), (74, 26))
    head = path("M 94 6 L 89 38 L 62 11")
    feathers = path("M 24 62 L 38 76 L 24 88 L 22 78 L 12 76")
    return join(limb, string, shaft, head, feathers)


def _bull_shape() -> Shape:
    horn = path("M 40 34 C 22 36 8 24 12 2 C -6 20 -2 46 26 50 C 32 51 38 48 42 44")
    ear = path("M 30 50 C 18 46 8 50 4 58 C 14 66 26 64 34 58")
    head = path("M 34 34 Q 50 28 66 34 Q 74 48 66 62 L 61 80 Q 60 96 50 96 Q 40 96 39 80 L 34 62 Q 26 48 34 34")
    marks = join(
        path("M 50 37 L 55 46 L 50 55 L 45 46"), ellipse(38.5, 55, 3.4, 4.6), ellipse(61.5, 55, 3.4, 4.6),
        ellipse(45.5, 86, 2.4, 3.8, 18), ellipse(54.5, 86, 2.4, 3.8, -18),
    )  # fmt: skip
    return join(horn, mirror_shape(horn), ear, mirror_shape(ear), head, hole(marks))


def _pot_shape() -> Shape:
    body = path("M 42 20 V 28 C 20 38 16 62 38 82 V 86 H 62 V 82 C 84 62 80 38 58 28 V 20")
    lip = rounded_rectangle(30, 5, 40, 9, 3)
    foot = rounded_rectangle(30, 87, 40, 9, 3)
    handle = join(ring(22, 32, 13, 8), ring(78, 32, 13, 8))
    zigzag = line(3.6, *((20 + 7.5 * n, 52 if n % 2 else 60) for n in range(9)))
    bands = join(line(3, (40, 21), (60, 21)), line(3, (28, 72), (72, 72)), zigzag)
    return join(handle, box(42, 12, 16, 12), body, lip, foot, hole(bands))


def _lion_shape() -> Shape:
    mane = path(_star_path(50, 50, 50, 37, 15))
    gap = hole(path("M 50 20 C 68 20 74 34 72 46 C 72 60 66 84 50 84 C 34 84 28 60 28 46 C 26 34 32 20 50 20"))
    face = path("M 50 24 C 65 24 70 36 68 47 C 68 59 63 80 50 80 C 37 80 32 59 32 47 C 30 36 35 24 50 24")
    eye = path("M 36 45 Q 41 40 46 46 Q 41 48 36 45")
    nose = path("M 44 60 H 56 L 50 67")
    mouth = join(line(2.4, (50, 66), (50, 72)), line(2.4, (43, 74), (50, 72), (57, 74)))
    brow = line(2, (50, 30), (50, 40))
    return join(mane, gap, face, hole(eye, mirror_shape(eye), nose, mouth, brow))


def _star_path(x: float, y: float, outer: float, inner: float, points: int) -> str:
    corners = []
    for step in range(2 * points):
        radius = outer if step % 2 == 0 else inner
        t = math.pi * step / points - math.pi / 2
        corners.append(f"{x + radius * math.cos(t):.1f} {y + radius * math.sin(t):.1f}")
    return "M " + " L ".join(corners)


EMBLEMS = {
    "archer": _bow_shape(),
    "bull": _bull_shape(),
    "pot": _pot_shape(),
    "vase": _pot_shape(),
    "lion": _lion_shape(),
}
"""The emblem of each dynasty, in a box of 100 by 100 units."""
