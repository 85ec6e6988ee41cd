"""Drawn signs, each in a box of 100 by 100: ziggurat, barley, awning, towers, dynasties, swords, ship and more."""

import math

from render.drawing.shapes import (
    Shape,
    arc,
    box,
    disc,
    ellipse,
    hole,
    join,
    line,
    mirrored,
    path,
    polygon,
    ring,
    rounded,
)
from render.reader import Reader


def _ziggurat() -> Shape:
    tiers = path("M 33 6 H 67 V 20 H 62 V 42 H 75 V 58 H 86 V 75 H 97 V 94 H 3 V 75 H 14 V 58 H 25 V 42 H 38 V 20 H 33")
    door = path("M 45 38 V 29 Q 45 24 50 24 Q 55 24 55 29 V 38")
    stairs = path("M 46 48 H 54 L 63 94 H 37")
    return join(tiers, hole(door, stairs))


def _barley() -> Shape:
    grains = [ellipse(50, 15, 10, 14.5)]
    for y, lean in ((33, 30), (52, 34), (70, 38)):
        right = ellipse(69, y, 9.5, 16.5, lean)
        grains += [right, mirrored(right)]
    return join(*grains, box(46, 36, 8, 62))


def _awning() -> Shape:
    roof = path("M 18 10 H 82 L 96 42 H 4")
    scallops = join(*(disc(15.5 + 23 * place, 42, 11.5) for place in range(4)))
    stripes = join(*(hole(line(2.6, (34 + 16 * n, 12), (27 + 23 * n, 42))) for n in range(3)))
    posts = join(box(12, 42, 7, 50), box(81, 42, 7, 50))
    counter = join(box(6, 66, 88, 10), box(12, 86, 76, 6))
    return join(posts, counter, roof, scallops, stripes)


def _towers() -> Shape:
    keep = path("M 32 94 V 6 H 41 V 14 H 46 V 6 H 54 V 14 H 59 V 6 H 68 V 94")
    side = path("M 3 94 V 32 H 10 V 39 H 14 V 32 H 21 V 39 H 29 V 94")
    gate = path("M 41 94 V 72 Q 41 60 50 60 Q 59 60 59 72 V 94")
    windows = join(box(46, 27, 8, 16), box(12, 52, 7, 15), box(81, 52, 7, 15))
    return join(side, mirrored(side), keep, hole(gate, windows))


def _sword() -> Shape:
    blade = path("M 86 8 L 92 6 L 94 8 L 92 14 L 40 70 L 30 60")
    guard = line(6.5, (21, 57), (43, 79))
    grip = line(7.5, (31, 69), (15, 85))
    return join(blade, guard, grip, disc(12, 88, 6.5))


def _swords() -> Shape:
    first = _sword()
    return join(first, mirrored(first))


def _rosette() -> Shape:
    petals = []
    for turn in range(0, 360, 45):
        t = math.radians(turn)
        petals.append(ellipse(50 + 29 * math.cos(t), 50 + 29 * math.sin(t), 16, 8, turn))
    return join(*petals, disc(50, 50, 15), hole(ring(50, 50, 13, 3)))


def _sack() -> Shape:
    body = path("M 38 30 C 6 52 2 94 26 96 H 74 C 98 94 94 52 62 30")
    neck = path("M 34 8 Q 42 14 50 8 Q 58 14 66 8 L 60 24 H 40")
    return join(body, neck, rounded(34, 24, 32, 9, 4.5))


def _ship() -> Shape:
    deck = "M 1 50 C 6 50 10 54 12 62 Q 14 68 22 68 H 78 Q 86 68 88 62 C 90 54 94 50 99 50"
    hull = path(f"{deck} C 98 78 86 94 64 94 H 36 C 14 94 2 78 1 50")
    sail = path("M 55 6 C 84 14 92 38 88 60 C 78 54 66 54 55 60")
    jib = path("M 45 16 C 26 24 16 42 15 60 C 26 55 36 55 45 60")
    return join(hull, box(47.3, 2, 5.4, 68), sail, jib)


def _cross() -> Shape:
    return join(line(16, (18, 18), (82, 82)), line(16, (82, 18), (18, 82)))


def _bow() -> Shape:
    limb = polygon(*arc(24, 76, 66, -92, 2), *arc(14, 86, 66, -7, -83))
    string = line(4.5, (22, 12), (88, 78))
    shaft = line(6.5, (20, 80), (74, 26))
    head = path("M 94 6 L 89 38 L 62 11")
    feathers = path("M 24 62 L 38 76 L 24 88 L 22 78 L 12 76")
    return join(limb, string, shaft, head, feathers)


def _bull() -> Shape:
    horn = path("M 40 34 C 22 36 8 24 12 2 C -6 20 -2 46 26 50 C 32 51 38 48 42 44")
    ear = path("M 30 50 C 18 46 8 50 4 58 C 14 66 26 64 34 58")
    head = path("M 34 34 Q 50 28 66 34 Q 74 48 66 62 L 61 80 Q 60 96 50 96 Q 40 96 39 80 L 34 62 Q 26 48 34 34")
    marks = join(
        path("M 50 37 L 55 46 L 50 55 L 45 46"), ellipse(38.5, 55, 3.4, 4.6), ellipse(61.5, 55, 3.4, 4.6),
        ellipse(45.5, 86, 2.4, 3.8, 18), ellipse(54.5, 86, 2.4, 3.8, -18),
    )  # fmt: skip
    return join(horn, mirrored(horn), ear, mirrored(ear), head, hole(marks))


def _pot() -> Shape:
    body = path("M 42 20 V 28 C 20 38 16 62 38 82 V 86 H 62 V 82 C 84 62 80 38 58 28 V 20")
    lip = rounded(30, 5, 40, 9, 3)
    foot = rounded(30, 87, 40, 9, 3)
    handle = join(ring(22, 32, 13, 8), ring(78, 32, 13, 8))
    zigzag = line(3.6, *((20 + 7.5 * n, 52 if n % 2 else 60) for n in range(9)))
    bands = join(line(3, (40, 21), (60, 21)), line(3, (28, 72), (72, 72)), zigzag)
    return join(handle, box(42, 12, 16, 12), body, lip, foot, hole(bands))


def _lion() -> Shape:
    mane = path(_star(50, 50, 50, 37, 15))
    gap = hole(path("M 50 20 C 68 20 74 34 72 46 C 72 60 66 84 50 84 C 34 84 28 60 28 46 C 26 34 32 20 50 20"))
    face = path("M 50 24 C 65 24 70 36 68 47 C 68 59 63 80 50 80 C 37 80 32 59 32 47 C 30 36 35 24 50 24")
    eye = path("M 36 45 Q 41 40 46 46 Q 41 48 36 45")
    nose = path("M 44 60 H 56 L 50 67")
    mouth = join(line(2.4, (50, 66), (50, 72)), line(2.4, (43, 74), (50, 72), (57, 74)))
    brow = line(2, (50, 30), (50, 40))
    return join(mane, gap, face, hole(eye, mirrored(eye), nose, mouth, brow))


def _star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    corners = []
    for step in range(2 * points):
        radius = outer if step % 2 == 0 else inner
        t = math.pi * step / points - math.pi / 2
        corners.append(f"{x + radius * math.cos(t):.1f} {y + radius * math.sin(t):.1f}")
    return "M " + " L ".join(corners)


SPHERES = (_ziggurat(), _barley(), _awning(), _towers())
"""The sign of each colour of tiles: red, blue, green, black."""

DYNASTIES = {"archer": _bow(), "bull": _bull(), "pot": _pot(), "vase": _pot(), "lion": _lion()}

SWORDS, ROSETTE, SACK, CROSS, SHIP = _swords(), _rosette(), _sack(), _cross(), _ship()

COLOURS = ("red", "blue", "green", "black")
"""What each colour is called, in the order of `SPHERES`."""


def letters_of(reader: Reader) -> tuple[str, ...]:
    """Return the letter of each colour in the reader's language, in the order of `SPHERES`."""
    return tuple(reader.say(f"picture-letter-{colour}") for colour in COLOURS)
