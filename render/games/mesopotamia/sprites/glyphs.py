"""Silhouettes in a box of 100 by 100: goods, units, buildings, and the signs on the empires' seals."""

import math
from collections.abc import Mapping
from functools import lru_cache

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import (
    Shape,
    arc,
    box,
    curve,
    disc,
    ellipse,
    hole,
    join,
    line,
    path,
    place_shape,
    polygon,
    ring,
    rounded_rectangle,
)
from render.games.mesopotamia.sprites.inks import GOOD_COLOURS
from render.sprites.emblems import EMBLEMS

_MAX_EXACT_POINTS = 40
"""Maximum number of points of an outline that is drawn exactly. Longer ones are reduced to every second point."""


def _star_shape(points: int, outer: float, inner: float, turn: float = -90) -> Shape:
    corners = []
    for step in range(2 * points):
        angle = math.radians(turn + 180 * step / points)
        reach = inner if step % 2 else outer
        corners.append((50 + reach * math.cos(angle), 50 + reach * math.sin(angle)))
    return polygon(*corners)


def _barley_shape() -> Shape:
    grains = [ellipse(50 + side * 15, y, 8.5, 15, side * 32) for y in (38, 58, 78) for side in (-1, 1)]
    return join(ellipse(50, 19, 8.5, 16), *grains, line(6, (50, 30), (50, 98)))


def _log_shape() -> Shape:
    logs = [rounded_rectangle(8, y, 84, 25, 12) for y in (22, 53)]
    return join(*logs, *(hole(ring(20, y + 12.5, 6, 3.4)) for y in (22, 53)))


def _bone_shape() -> Shape:
    ends = [disc(x, y, 14) for x, y in ((22, 62), (38, 80), (62, 20), (80, 36))]
    return join(line(20, (30, 70), (71, 29)), *ends)


def _spear_shape() -> Shape:
    head = path("M 80 0 Q 92 14 86 30 H 74 Q 68 14 80 0")
    shield = path("M 8 40 Q 8 26 34 22 Q 60 26 60 40 V 72 Q 56 90 34 98 Q 12 90 8 72")
    return join(line(6, (80, 20), (80, 98)), head, shield, hole(disc(34, 58, 15)), disc(34, 58, 7))


def _bow_shape() -> Shape:
    outer, inner = curve((20, 4), (110, 18), (84, 92)), curve((76, 96), (86, 30), (16, 12))
    string = line(4, (20, 8), (78, 94))
    arrow = join(
        line(6.5, (16, 84), (80, 26)), polygon((96, 10), (88, 38), (68, 18)), line(5, (8, 74), (16, 84), (28, 92))
    )
    return join(polygon(*outer, *inner), string, arrow)


def _horse_shape() -> Shape:
    head = path(
        "M 46 6 L 56 18 Q 78 26 84 44 L 96 66 Q 94 78 82 78 L 66 68 Q 58 70 56 68 Q 60 80 72 96 L 14 96 Q 10 44 38 20"
    )
    return join(head, hole(disc(64, 40, 4.6)))


def _wheel_shape() -> Shape:
    spokes = [
        line(6, (50, 50), (50 + 34 * math.cos(math.pi * step / 3), 50 + 34 * math.sin(math.pi * step / 3)))
        for step in range(6)
    ]
    return join(disc(50, 50, 46), hole(disc(50, 50, 34)), *spokes, disc(50, 50, 11))


def _ram_shape() -> Shape:
    roof = polygon((6, 50), (38, 14), (76, 14), (88, 50))
    wheels = [join(disc(x, 82, 13), hole(disc(x, 82, 4.5))) for x in (28, 66)]
    return join(
        roof,
        rounded_rectangle(10, 54, 70, 9, 2),
        line(11, (30, 66), (90, 66)),
        polygon((84, 54), (99, 66), (84, 78)),
        *wheels,
    )


def _ship_shape() -> Shape:
    hull = path("M 4 60 Q 0 44 8 36 Q 10 56 26 60 H 74 Q 90 56 92 36 Q 100 44 96 60 Q 84 86 66 88 H 34 Q 16 86 4 60")
    return join(hull, box(47, 10, 6, 52), path("M 56 12 Q 84 28 56 52"), path("M 44 18 Q 20 32 44 52"))


def _house_shape() -> Shape:
    walls = join(box(12, 44, 76, 48), box(12, 32, 14, 14), box(43, 32, 14, 14), box(74, 32, 14, 14))
    return join(walls, hole(rounded_rectangle(40, 60, 20, 34, 9)), hole(box(22, 58, 9, 12)), hole(box(69, 58, 9, 12)))


def _ziggurat_shape() -> Shape:
    steps = join(box(4, 74, 92, 18), box(17, 54, 66, 20), box(30, 34, 40, 20), box(40, 16, 20, 18))
    return join(steps, hole(polygon((45, 92), (48, 34), (52, 34), (55, 92))))


def _amphora_shape() -> Shape:
    body = path("M 38 8 H 62 L 60 26 Q 82 40 72 62 Q 64 84 56 90 L 58 96 H 42 L 44 90 Q 36 84 28 62 Q 18 40 40 26")
    return join(body, *(line(6, *curve((50 + s * 9, 18), (50 + s * 44, 12), (50 + s * 24, 44))) for s in (-1, 1)))


def _crescent_shape() -> Shape:
    moon = join(disc(46, 50, 42), hole(disc(62, 44, 33)))
    return join(moon, place_shape(_star_shape(5, 50, 21), 52, 20, 44))


def _ibex_shape() -> Shape:
    horns = [
        line(
            9,
            *curve((50 + s * 9, 52), (50 + s * 14, 6), (50 + s * 40, 8)),
            *curve((50 + s * 40, 8), (50 + s * 48, 22), (50 + s * 38, 36)),
        )
        for s in (-1, 1)
    ]
    face = path("M 30 46 L 40 48 L 60 48 L 70 46 L 66 60 L 59 92 Q 50 100 41 92 L 34 60")
    return join(*horns, face, hole(disc(42, 63, 3.6)), hole(disc(58, 63, 3.6)))


def _winged_shape() -> Shape:
    wings = []
    for s in (-1, 1):
        for drop, reach in ((36, 48), (50, 40), (64, 30)):
            wings.append(line(9, (50 + s * 14, drop + 2), (50 + s * (reach - 3), drop - 3)))
    tail = polygon((42, 62), (58, 62), (68, 96), (32, 96))
    return join(*wings, tail, disc(50, 46, 21), hole(ring(50, 46, 12, 4.5)))


def _sun_shape() -> Shape:
    return join(_star_shape(8, 48, 26, -67.5), hole(ring(50, 50, 18, 4.5)))


def _palm_shape() -> Shape:
    fronds = [
        line(9, *curve((50, 36), (50 + s * width / 2, rise), (50 + s * width, low)))
        for s in (-1, 1)
        for width, rise, low in ((40, 2, 40), (24, 10, 62), (42, 24, 16))
    ]
    trunk = path("M 45 34 H 55 Q 52 70 62 96 H 38 Q 48 70 45 34")
    return join(*fronds, trunk)


def _tent_shape() -> Shape:
    return join(
        polygon((50, 8), (94, 90), (6, 90)),
        line(6, (50, 14), (38, 2)),
        line(6, (50, 14), (62, 2)),
        hole(polygon((50, 44), (66, 92), (34, 92))),
    )


def _people_shape() -> Shape:
    def body(x: float, y: float, k: float) -> Shape:
        shoulders = polygon(*arc(x, y + 44 * k, 25 * k, 180, 360), (x + 25 * k, y + 58 * k), (x - 25 * k, y + 58 * k))
        return join(disc(x, y, 15 * k), shoulders)

    return join(body(26, 32, 0.8), body(74, 32, 0.8), hole(body(50, 30, 1.2)), body(50, 34, 1.0))


def _scroll_shape() -> Shape:
    return join(_star_shape(8, 48, 30), hole(box(46, 26, 8, 32)), hole(disc(50, 69, 5.5)))


def _compass_shape() -> Shape:
    return join(ring(50, 50, 46, 9), _star_shape(4, 36, 11))


def _hammer_shape() -> Shape:
    return join(line(15, (16, 90), (60, 42)), polygon((34, 26), (60, 4), (98, 46), (76, 70)))


def _lens_shape() -> Shape:
    return join(ring(40, 40, 34, 13), line(18, (66, 66), (90, 90)))


def _sickle_shape() -> Shape:
    blade = polygon(*arc(50, 42, 42, -150, 80), *arc(44, 48, 30, 80, -140))
    return join(blade, line(15, (22, 94), (44, 70)))


def _axes_shape() -> Shape:
    def axe(side: int) -> Shape:
        edge = polygon(*((50 + side * x, y) for x, y in ((8, 12), (34, 2), (50, 34), (40, 44), (24, 40))))
        return join(line(11, (50 + side * 32, 16), (50 - side * 36, 94)), edge)

    return join(axe(-1), axe(1))


def _sprout_shape() -> Shape:
    leaves = (path("M 50 50 Q 4 54 6 10 Q 50 8 50 50"), path("M 50 66 Q 52 26 94 28 Q 96 68 50 66"))
    return join(line(11, (50, 46), (50, 98)), *leaves)


def _scales_shape() -> Shape:
    pans = [path(f"M {x - 20} 62 H {x + 20} Q {x} 88 {x - 20} 62") for x in (22, 78)]
    ropes = [line(5, (x - 16, 62), (x, 24), (x + 16, 62)) for x in (22, 78)]
    return join(line(8, (22, 22), (78, 22)), line(8, (50, 10), (50, 92)), line(8, (30, 93), (70, 93)), *pans, *ropes)


SIGN_SHAPES: Mapping[str, Shape] = {
    "stone": path("M 30 18 L 62 10 L 90 38 L 94 74 L 66 92 L 22 90 L 6 58"),
    "wood": _log_shape(),
    "clay": join(*(rounded_rectangle(x, y, 38, 23, 4) for x, y in ((31, 12), (8, 39), (54, 39), (8, 66), (54, 66)))),
    "food": _barley_shape(),
    "tablet": join(rounded_rectangle(17, 8, 66, 84, 14), *(hole(line(6, (32, y), (68, y))) for y in (32, 50, 68))),
    "bone": _bone_shape(),
    "spearman": _spear_shape(),
    "archer": _bow_shape(),
    "rider": _horse_shape(),
    "chariot": _wheel_shape(),
    "ram": _ram_shape(),
    "ship": _ship_shape(),
    "wall": path("M 6 92 V 34 H 24 V 48 H 38 V 34 H 62 V 48 H 76 V 34 H 94 V 92"),
    "settlement": _house_shape(),
    "floor": _ziggurat_shape(),
    "garden": _palm_shape(),
    "amphora": _amphora_shape(),
    "population": _people_shape(),
    "events": _scroll_shape(),
    "star": _star_shape(8, 50, 20),
    "quest": join(rounded_rectangle(16, 6, 68, 88, 9), hole(_star_shape(5, 24, 10))),
    "sumer": EMBLEMS["bull"],
    "babylon": EMBLEMS["lion"],
    "akkad": _crescent_shape(),
    "elam": _ibex_shape(),
    "assyria": _winged_shape(),
    "hittites": _sun_shape(),
    "mari": EMBLEMS["pot"],
    "ebla": _palm_shape(),
    "tribe": _tent_shape(),
    "explore": _compass_shape(),
    "build": _hammer_shape(),
    "research": _lens_shape(),
    "gather": _sickle_shape(),
    "warfare": _axes_shape(),
    "growth": _sprout_shape(),
    "trade": _scales_shape(),
}
"""The silhouette of each good, unit, building, track, action and empire, by its name."""


def paint_sign(canvas: Canvas, name: str, x: float, y: float, size: float, ink: str) -> None:
    """Paint the silhouette of a word around (x, y), `size` units wide."""
    canvas.draw_sign([(SIGN_SHAPES[name], ink)], x, y, size)


def paint_good(canvas: Canvas, name: str, x: float, y: float, size: float, rim: str = "") -> None:
    """Paint a good around (x, y), `size` units wide. `rim`: the colour of its outline; "" is the good's dark colour."""
    canvas.stamp(_good_masks(name, size * canvas.pixels_per_unit, rim or GOOD_COLOURS[name][1]), x, y)


@lru_cache(maxsize=32)
def _good_masks(name: str, pixels: float, rim: str) -> Canvas:
    """Return a canvas with a good and its outline, `pixels` wide. It is cached, since many pictures have dozens of
    goods of the same size."""
    canvas = Canvas(Box(-60, -60, 60, 60), pixels / 100, 1)
    face, _ = GOOD_COLOURS[name]
    shape = place_shape(SIGN_SHAPES[name], -50, -50, 100)
    solid = tuple(contour for contour in shape if not contour.hole)
    coarse = [points[:: 2 if len(points) > _MAX_EXACT_POINTS else 1] for points, _ in solid]
    canvas.fill(join(*(line(13, *points, points[0]) for points in coarse)), rim)
    canvas.fill(solid, face)
    for contour in shape:
        if contour.hole:
            canvas.fill((contour._replace(hole=False),), rim)
    if name == "stone":
        canvas.fill(place_shape(path("M 30 18 L 62 10 L 58 40 L 22 52"), -50, -50, 100), "#DDE4F5")
    return canvas
