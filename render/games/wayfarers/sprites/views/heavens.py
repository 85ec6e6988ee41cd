"""Illustrations of space cards: sun, moon, planets, comets, and constellations, whose figures are drawn faintly behind
their lines as in an atlas of the sky."""

import math
from collections.abc import Mapping, Sequence

from render.drawing.shapes import Point, Shape, arc, box, curve, disc, ellipse, hole, join, polygon, stretch_shape
from render.games.wayfarers.sprites.views import figures as f
from render.games.wayfarers.sprites.views.brush import Brush, View, ViewPart, paint_glow
from render.sprites.landscape import mix_colours

_FIGURE_LEFT, _FIGURE_TOP, _FIGURE_SIDE = 28.0, 2.0, 42.0
"""X and y coordinates of a constellation's box, and its side, in an illustration's units."""


def _constellation_painter(shape: Shape, *lines: Sequence[Point]) -> ViewPart:
    """Return a function that paints a constellation: the figure `shape`, faint, over it `lines` through its stars. Both
    are given in a box of 100 by 100."""

    def paint(brush: Brush) -> None:
        faint = mix_colours(brush.time.bands[3], "#9FB4E8", 0.36)
        brush.fill(stretch_shape(shape, _FIGURE_LEFT, _FIGURE_TOP, _FIGURE_SIDE / 100, _FIGURE_SIDE / 100), faint)
        placed = [
            [(_FIGURE_LEFT + x * _FIGURE_SIDE / 100, _FIGURE_TOP + y * _FIGURE_SIDE / 100) for x, y in line]
            for line in lines
        ]
        for line in placed:
            if len(line) > 1:
                brush.stroke(tuple(line), 0.8, "#CFE0FF")
        for index, (x, y) in enumerate(dict.fromkeys(point for line in placed for point in line)):
            radius = (2.5, 1.7, 2.0)[index % 3]
            brush.fill(disc(x, y, radius + 1.1), faint)
            brush.fill(disc(x, y, radius), "#FFE9A8" if index % 2 else "#FFFFFF")

    return paint


def _paint_sun(brush: Brush) -> None:
    for turn in range(12):
        middle = math.radians(30 * turn)
        far = 24 if turn % 2 else 28
        ends = [(50 + 15 * math.cos(middle + side), 23 + 15 * math.sin(middle + side)) for side in (-0.16, 0.16)]
        brush.fill(polygon(*ends, (50 + far * math.cos(middle), 23 + far * math.sin(middle))), "#F2A83A")
    brush.fill(disc(50, 23, 16.5), "#C97A1E")
    brush.fill(disc(50, 23, 15), "#F2C230")
    brush.fill(disc(47, 20, 10), "#FFE27A")


def _paint_moon(brush: Brush) -> None:
    paint_glow(brush, 50, 23, 11.5, "#E9E6F5")
    brush.fill(disc(50, 23, 17), "#E9E6F5")
    brush.fill(join(disc(50, 23, 17), hole(disc(45, 20, 16.4))), "#B9B4CF")
    for x, y, radius in ((45, 16, 3.6), (56, 20, 2.6), (47, 28, 4.2), (58, 31, 2), (40, 23, 1.8)):
        brush.fill(disc(x, y, radius), "#C6C1DA")


def _planet_painter(
    x: float, y: float, radius: float, inks: tuple[str, str], stripes: tuple[tuple[float, float, str], ...]
) -> ViewPart:
    """Return a function that paints a planet around (x, y). `inks`: the colours of its lit and its shaded side;
    `stripes`: the height of each from the middle, its breadth and its colour."""

    def paint(brush: Brush) -> None:
        light, dark = inks
        brush.fill(disc(x, y, radius), light)
        for top, height, ink in stripes:
            half = math.sqrt(max(0.0, radius * radius - top * top))
            foot = math.sqrt(max(0.0, radius * radius - (top + height) ** 2))
            brush.fill(
                polygon(
                    (x - half, y + top), (x + half, y + top), (x + foot, y + top + height), (x - foot, y + top + height)
                ),
                ink,
            )
        (ax, ay), *rest = arc(x, y, radius, -50, 130)
        bend = (x + radius * 0.86, y + radius * 0.7)
        brush.fill(polygon((ax, ay), *rest, *curve(rest[-1], bend, (ax, ay))), dark)

    return paint


def _paint_saturn(brush: Brush) -> None:
    for part, ink in (
        (join(ellipse(50, 23, 29, 8, -16), hole(ellipse(50, 23, 18, 4.2, -16))), "#F3E0BA"),
        (join(ellipse(50, 23, 24, 6.2, -16), hole(ellipse(50, 23, 22.4, 5.6, -16))), "#B98A4E"),
    ):
        brush.fill(part, ink)
    _planet_painter(50, 23, 14, ("#E8BC72", "#A8743C"), ((-8, 3, "#D9A055"), (2, 4, "#C98F48")))(brush)
    front = join(ellipse(50, 23, 29, 8, -16), hole(ellipse(50, 23, 18, 4.2, -16)))
    brush.fill(join(front, hole(polygon((18, 32), (84, 12), (84, -10), (18, -10)))), "#F3E0BA")


def _paint_mercury(brush: Brush) -> None:
    paint_glow(brush, 84, 6, 13, "#FFD27A")
    brush.fill(disc(84, 6, 13), "#FFE27A")
    _planet_painter(46, 25, 12, ("#B9AFA6", "#6E645E"), ())(brush)
    for x, y, radius in ((42, 20, 2.6), (49, 27, 3.2), (43, 31, 1.8), (51, 19, 1.5)):
        brush.fill(disc(x, y, radius), "#8F857C")


def _paint_venus(brush: Brush) -> None:
    paint_glow(brush, 50, 23, 10, "#FFF3C8")
    for rx, ry in ((26, 1.6), (1.6, 22)):
        brush.fill(ellipse(50, 23, rx, ry), "#FFF6DC")
    _planet_painter(50, 23, 11, ("#F6E2A8", "#CFA45E"), ((-4, 2.6, "#FFF3CF"), (3, 2.4, "#E8C98A")))(brush)


def _paint_jupiter(brush: Brush) -> None:
    stripes = ((-14, 3.6, "#C98F5E"), (-7, 3, "#E8CFA6"), (-1, 4, "#B5693C"), (7, 3, "#D9A878"), (12, 3, "#C98F5E"))
    _planet_painter(50, 23, 19, ("#EBD2A8", "#8A5A3A"), stripes)(brush)
    brush.fill(ellipse(57, 28, 4.6, 2.8), "#A8321E")
    brush.fill(ellipse(57, 28, 2.8, 1.5), "#D9603A")
    for x in (24, 76):
        brush.fill(disc(x, 22, 1.8), "#CFC4B4")


def _paint_mars(brush: Brush) -> None:
    _planet_painter(50, 23, 16, ("#D9603A", "#8E2A1E"), ((-3, 3.4, "#C24A2A"), (5, 4, "#A83A22")))(brush)
    brush.fill(ellipse(48, 8.6, 6.4, 2.4, -6), "#FFF6EE")
    for x, y in ((45, 20), (54, 27), (42, 29)):
        brush.fill(disc(x, y, 1.7), "#8E2A1E")


def _comets_painter(
    *heads: tuple[float, float, float],
    turn: float = -38,
    inks: tuple[str, str, str] = ("#4A7AC0", "#A9D0F0", "#FFF6DC"),
) -> ViewPart:
    """Return a function that paints comets with tails in the direction `turn`, in degrees. `heads`: the middle and the
    radius of each head; `inks`: the colours of tail, core and head."""

    def paint(brush: Brush) -> None:
        tail, core, head = inks
        for index, (x, y, size) in enumerate(heads):
            angle = math.radians(turn + 7 * index)
            cosine, sine = math.cos(angle), math.sin(angle)
            for spread, length, ink in ((1.25, 8.4, tail), (0.8, 6.2, core)):
                side = (-sine * size * spread * 0.9, cosine * size * spread * 0.9)
                brush.fill(
                    polygon(
                        (x + side[0], y + side[1]),
                        (x - side[0], y - side[1]),
                        (x + cosine * size * length - side[0] * 1.2, y + sine * size * length - side[1] * 1.2),
                        (x + cosine * size * (length - 1.6), y + sine * size * (length - 1.6)),
                        (x + cosine * size * length + side[0] * 1.2, y + sine * size * length + side[1] * 1.2),
                    ),
                    ink,
                )
            brush.fill(disc(x, y, size * 1.35), core)
            brush.fill(disc(x, y, size), head)

    return paint


def _paint_skyline(brush: Brush) -> None:
    for x, width, height in ((20, 10, 8), (32, 6, 13), (40, 12, 7), (56, 6, 12), (63, 14, 8)):
        brush.fill(box(x, 46 - height, width, height + 20), "#0C1A1C")
        brush.fill(disc(x + width / 2, 46 - height, width / 2), "#0C1A1C")
    brush.fill(box(-2, 44, 104, 20), "#0C1A1C")


def _paint_star_cluster(brush: Brush) -> None:
    for x, y, radius in ((50.0, 22.0, 17.0), (42.0, 18.0, 11.0), (59.0, 26.0, 12.0)):
        brush.fill(disc(x, y, radius), mix_colours(brush.time.bands[3], "#7FB4F0", 0.26))
    for x, y, radius in (
        (40, 15, 2.6),
        (49, 11, 2),
        (58, 16, 3),
        (46, 23, 3.4),
        (56, 27, 2.4),
        (63, 33, 2),
        (39, 29, 2.2),
    ):
        brush.fill(disc(x, y, radius + 1.6), "#7FB4F0")
        brush.fill(polygon((x, y - radius * 2.2), (x + 0.7, y), (x, y + radius * 2.2), (x - 0.7, y)), "#FFFFFF")
        brush.fill(disc(x, y, radius), "#FFFFFF")


SPACE_VIEWS: Mapping[str, View] = {
    "S01": View("dusk", (_paint_sun,)),
    "S02": View("night", (_paint_moon,)),
    "S03": View("ember", (_paint_mercury,)),
    "S04": View("violet", (_paint_venus,)),
    "S05": View("wine", (_paint_mars,)),
    "S06": View("deep", (_paint_jupiter,)),
    "S07": View("night", (_paint_saturn,)),
    "S08": View("deep", (_comets_painter((40, 30, 4.6)),)),
    "S09": View("grey", (_comets_painter((40, 28, 5), turn=-22, inks=("#DCE6EE", "#F4F8FA", "#FFFFFF")),)),
    "S10": View("night", (_comets_painter((36, 22, 4), (45, 36, 3.6)),)),
    "S11": View(
        "wine", (_comets_painter((36, 31, 4), (54, 34, 3.4), turn=-66, inks=("#A8321E", "#F2885A", "#FFE3A8")),)
    ),
    "S12": View(
        "dawn", (_comets_painter((36, 24, 4), (42, 38, 3.4), turn=-20, inks=("#FFFFFF", "#FFF0C0", "#FFFFFF")),)
    ),
    "S13": View(
        "fire",
        (_comets_painter((34, 26, 3.4), (48, 33, 4), (62, 28, 3.2), turn=-74, inks=("#F2A33A", "#FFE27A", "#FFFFFF")),),
    ),
    "S14": View(
        "pine",
        (
            _comets_painter((34, 14, 3), (44, 23, 3), (55, 31, 3), turn=-30, inks=("#4FA37A", "#BFEBC8", "#FFF6DC")),
            _paint_skyline,
        ),
    ),
    "S15": View(
        "violet",
        (_comets_painter((36, 13, 3.2), (31, 25, 3.8), (38, 37, 3), turn=-8, inks=("#8F5AC0", "#DDB4F0", "#FFFFFF")),),
    ),
    "S16": View(
        "night",
        (
            _constellation_painter(
                f.LYRE, ((28, 8), (20, 44), (38, 82), (62, 82), (80, 44), (72, 8)), ((28, 20), (72, 20))
            ),
        ),
    ),
    "S17": View(
        "ember",
        (_constellation_painter(f.TOWER, ((8, 96), (24, 60), (42, 22), (50, 8), (58, 22), (76, 60), (92, 96))),),
    ),
    "S18": View("teal", (_constellation_painter(f.GATE, ((18, 94), (18, 42), (50, 12), (82, 42), (82, 94))),)),
    "S19": View(
        "deep",
        (_constellation_painter(f.ANCHOR, ((50, 14), (50, 90)), ((28, 38), (72, 38)), ((14, 62), (50, 90), (86, 62))),),
    ),
    "S20": View(
        "pine",
        (
            _constellation_painter(
                f.STEERSMAN, ((43, 18), (40, 60), (28, 90)), ((46, 42), (84, 62), (96, 20)), ((84, 62), (70, 92))
            ),
        ),
    ),
    "S21": View(
        "teal",
        (
            _constellation_painter(
                f.WHALE, ((6, 60), (30, 32), (72, 46), (88, 30), (66, 12)), ((88, 30), (60, 80), (6, 60))
            ),
        ),
    ),
    "S22": View(
        "violet",
        (
            _constellation_painter(
                f.DOLPHIN, ((8, 52), (44, 22), (60, 8)), ((44, 22), (76, 52), (92, 86)), ((76, 66), (54, 90))
            ),
        ),
    ),
    "S23": View("deep", (_paint_star_cluster,)),
    "S24": View(
        "wine",
        (
            _constellation_painter(
                f.EAGLE,
                ((6, 14), (44, 46), (50, 20), (56, 46), (94, 14)),
                ((50, 46), (50, 80), (36, 90)),
                ((50, 80), (64, 90)),
            ),
        ),
    ),
    "S25": View(
        "pine",
        (
            _constellation_painter(
                f.SHEPHERD,
                ((36, 20), (34, 60), (14, 94)),
                ((34, 60), (50, 94)),
                ((69, 94), (69, 30), (82, 12)),
                ((88, 84), (88, 84)),
            ),
        ),
    ),
    "S26": View(
        "violet",
        (
            _constellation_painter(
                f.ROSE, ((50, 2), (50, 98)), ((2, 50), (98, 50)), ((24, 24), (76, 76)), ((76, 24), (24, 76))
            ),
        ),
    ),
    "S27": View(
        "ember",
        (
            _constellation_painter(
                f.ASTROLABE, ((50, 9), (50, 24), (18, 46), (28, 84), (72, 84), (82, 46), (50, 24)), ((36, 46), (64, 66))
            ),
        ),
    ),
    "S28": View(
        "night",
        (
            _constellation_painter(
                f.BALANCE_SCALES, ((18, 70), (18, 18), (50, 8), (82, 18), (82, 70)), ((50, 8), (50, 94))
            ),
        ),
    ),
    "S29": View(
        "ember", (_constellation_painter(f.SCROLL, ((10, 20), (80, 16), (88, 90), (28, 92), (20, 34), (10, 20))),)
    ),
    "S30": View(
        "teal",
        (
            _constellation_painter(
                f.LENS, ((40, 8), (10, 28), (16, 62), (48, 70), (70, 44), (40, 8)), ((62, 64), (92, 94))
            ),
        ),
    ),
    "S31": View(
        "wine",
        (
            _constellation_painter(
                f.LANTERN, ((50, 4), (50, 24), (28, 38), (22, 88), (78, 88), (72, 38), (50, 24)), ((50, 60), (50, 60))
            ),
        ),
    ),
    "S32": View(
        "ember",
        (
            _constellation_painter(
                f.CAMEL,
                ((12, 92), (16, 52), (38, 24), (50, 40), (64, 24), (80, 46), (90, 18), (98, 22)),
                ((72, 60), (74, 92)),
            ),
        ),
    ),
    "S33": View(
        "pine",
        (
            _constellation_painter(
                f.OWL, ((20, 10), (36, 34), (50, 50), (64, 34), (80, 10)), ((20, 60), (50, 94), (80, 60))
            ),
        ),
    ),
    "S34": View(
        "deep",
        (
            _constellation_painter(
                f.SHIP,
                ((4, 66), (30, 92), (66, 92), (96, 62), (4, 66)),
                ((44, 62), (44, 6), (88, 52)),
                ((40, 20), (14, 58)),
            ),
        ),
    ),
    "S35": View(
        "violet",
        (
            _constellation_painter(
                f.FAMILY,
                ((24, 18), (24, 60), (8, 94)),
                ((76, 24), (76, 60), (92, 94)),
                ((24, 60), (50, 52), (76, 60)),
                ((50, 52), (50, 90)),
            ),
        ),
    ),
    "S36": View(
        "wine",
        (
            _constellation_painter(
                f.CROWN, ((8, 86), (4, 28), (28, 54), (50, 10), (72, 54), (96, 28), (92, 86), (8, 86))
            ),
        ),
    ),
    "HS": View(
        "teal", (_constellation_painter(f.HOUSE, ((16, 92), (16, 50), (50, 10), (84, 50), (84, 92), (16, 92))),)
    ),
}
