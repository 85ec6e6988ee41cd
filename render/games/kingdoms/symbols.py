"""Signs of both games in a box of 100 by 100: ziggurat, barley, awning, towers, swords, rosette, sack, cross, ship."""

import math

from render.context import PictureContext
from render.drawing.shapes import (
    Shape,
    box,
    disc,
    ellipse,
    hole,
    join,
    line,
    mirror_shape,
    path,
    ring,
    rounded_rectangle,
)


def _ziggurat_shape() -> Shape:
    tiers = path("M 33 6 H 67 V 20 H 62 V 42 H 75 V 58 H 86 V 75 H 97 V 94 H 3 V 75 H 14 V 58 H 25 V 42 H 38 V 20 H 33")
    door = path("M 45 38 V 29 Q 45 24 50 24 Q 55 24 55 29 V 38")
    stairs = path("M 46 48 H 54 L 63 94 H 37")
    return join(tiers, hole(door, stairs))


def _barley_shape() -> Shape:
    grains = [ellipse(50, 15, 10, 14.5)]
    for y, lean in ((33, 30), (52, 34), (70, 38)):
        right = ellipse(69, y, 9.5, 16.5, lean)
        grains += [right, mirror_shape(right)]
    return join(*grains, box(46, 36, 8, 62))


def _awning_shape() -> Shape:
    roof = path("M 18 10 H 82 L 96 42 H 4")
    scallops = join(*(disc(15.5 + 23 * place, 42, 11.5) for place in range(4)))
    stripes = join(*(hole(line(2.6, (34 + 16 * n, 12), (27 + 23 * n, 42))) for n in range(3)))
    posts = join(box(12, 42, 7, 50), box(81, 42, 7, 50))
    counter = join(box(6, 66, 88, 10), box(12, 86, 76, 6))
    return join(posts, counter, roof, scallops, stripes)


def _towers_shape() -> Shape:
    keep = path("M 32 94 V 6 H 41 V 14 H 46 V 6 H 54 V 14 H 59 V 6 H 68 V 94")
    side = path("M 3 94 V 32 H 10 V 39 H 14 V 32 H 21 V 39 H 29 V 94")
    gate = path("M 41 94 V 72 Q 41 60 50 60 Q 59 60 59 72 V 94")
    windows = join(box(46, 27, 8, 16), box(12, 52, 7, 15), box(81, 52, 7, 15))
    return join(side, mirror_shape(side), keep, hole(gate, windows))


def _sword_shape() -> Shape:
    blade = path("M 86 8 L 92 6 L 94 8 L 92 14 L 40 70 L 30 60")
    guard = line(6.5, (21, 57), (43, 79))
    grip = line(7.5, (31, 69), (15, 85))
    return join(blade, guard, grip, disc(12, 88, 6.5))


def _swords_shape() -> Shape:
    first = _sword_shape()
    return join(first, mirror_shape(first))


def _rosette_shape() -> Shape:
    petals = []
    for turn in range(0, 360, 45):
        t = math.radians(turn)
        petals.append(ellipse(50 + 29 * math.cos(t), 50 + 29 * math.sin(t), 16, 8, turn))
    return join(*petals, disc(50, 50, 15), hole(ring(50, 50, 13, 3)))


def _sack_shape() -> Shape:
    body = path("M 38 30 C 6 52 2 94 26 96 H 74 C 98 94 94 52 62 30")
    neck = path("M 34 8 Q 42 14 50 8 Q 58 14 66 8 L 60 24 H 40")
    return join(body, neck, rounded_rectangle(34, 24, 32, 9, 4.5))


def _ship_shape() -> Shape:
    deck = "M 1 50 C 6 50 10 54 12 62 Q 14 68 22 68 H 78 Q 86 68 88 62 C 90 54 94 50 99 50"
    hull = path(f"{deck} C 98 78 86 94 64 94 H 36 C 14 94 2 78 1 50")
    sail = path("M 55 6 C 84 14 92 38 88 60 C 78 54 66 54 55 60")
    jib = path("M 45 16 C 26 24 16 42 15 60 C 26 55 36 55 45 60")
    return join(hull, box(47.3, 2, 5.4, 68), sail, jib)


def _cross_shape() -> Shape:
    return join(line(16, (18, 18), (82, 82)), line(16, (82, 18), (18, 82)))


SPHERE_SHAPES = (_ziggurat_shape(), _barley_shape(), _awning_shape(), _towers_shape())
"""The sign of each colour's tiles, in the order red, blue, green, black."""

SWORDS_SHAPE, ROSETTE_SHAPE, SACK_SHAPE, CROSS_SHAPE, SHIP_SHAPE = (
    _swords_shape(),
    _rosette_shape(),
    _sack_shape(),
    _cross_shape(),
    _ship_shape(),
)

COLOUR_NAMES = ("red", "blue", "green", "black")
"""The words of the colours, in the order of `SPHERE_SHAPES`."""


def letters_of(context: PictureContext) -> tuple[str, ...]:
    """Return the letter of each colour in the reader's language, in the order of `SPHERE_SHAPES`."""
    return tuple(context.say(f"picture-letter-{colour}") for colour in COLOUR_NAMES)
