"""Illustrations of inspiration cards, each of which shows a lit object."""

from collections.abc import Mapping

from render.drawing.shapes import arc, box, curve, disc, ellipse, polygon, ring, rounded_rectangle
from render.games.wayfarers.sprites.views.brush import (
    GOLD,
    INK,
    PALE,
    PLUM,
    RED,
    SILVER,
    TEAL,
    WOOD,
    Brush,
    View,
    paint_camel,
    paint_pennant,
    paint_person,
    paint_pot,
    pointed_dome_shape,
)
from render.games.wayfarers.sprites.views.water import galley_painter, sloop_painter
from render.sprites.landscape import mix_colours


def _paint_ray_of_light(brush: Brush) -> None:
    _, _, far, near = brush.time.bands
    for radius, ink in ((34, far), (26, near), (18, mix_colours(near, "#FFC98A", 0.3))):
        brush.fill(disc(50, 25, radius), ink)


def _paint_workshop(brush: Brush) -> None:
    brush.fill(box(20, 38, 60, 6), "#8A5A2F")
    brush.fill(polygon((30, 38), (33, 30), (27, 27), (27, 23), (58, 23), (54, 29), (50, 30), (54, 38)), SILVER)
    brush.fill(polygon((50, 24), (47, 20), (66, 7), (69, 11)), "#B98A4E")
    brush.fill(polygon((60, 2), (66, -2), (76, 10), (70, 15)), "#66788A")
    brush.fill(polygon((60, 2), (66, -2), (69, 2), (63, 6)), SILVER)


def _paint_gathering(brush: Brush) -> None:
    for x, height, cloth in ((34, 30, RED), (66, 30, "#6D7FD6"), (44, 34, TEAL), (57, 34, GOLD)):
        paint_person(brush, x, 47, height, cloth)
    brush.fill(ellipse(50, 48, 24, 5), "#8A5A2F")
    brush.fill(ellipse(50, 47, 22, 4), "#B98A4E")


def _paint_throne(brush: Brush) -> None:
    brush.fill(polygon((32, 48), (34, 10), (66, 10), (68, 48)), "#B98A2E")
    brush.fill(polygon((31, 12), (33, 2), (42, 9), (50, -1), (58, 9), (67, 2), (69, 12)), "#F2CD73")
    brush.fill(rounded_rectangle(38, 15, 24, 20, 3), "#A8203A")
    for x in (44, 50, 56):
        brush.fill(disc(x, 22, 1.3), GOLD)
    brush.fill(rounded_rectangle(29, 34, 42, 7, 3), "#F2CD73")


def _paint_feast(brush: Brush) -> None:
    brush.fill(ellipse(50, 41, 28, 6), "#D8A443")
    brush.fill(ellipse(50, 39.6, 25, 4.6), "#F6E7C6")
    for x, y, ink in (
        (38, 34, "#A8431E"),
        (49, 33, "#7DB866"),
        (60, 35, GOLD),
        (44, 26, PLUM),
        (54, 26, RED),
        (49, 19, "#D9913F"),
    ):
        brush.fill(disc(x, y, 5.6), ink)
        brush.fill(disc(x - 1.8, y - 1.8, 1.6), "#FFE9D8")


def _paint_treasury(brush: Brush) -> None:
    for x, y in ((33, 26), (41, 22), (50, 20), (59, 22), (67, 26), (45, 27), (55, 27)):
        brush.fill(disc(x, y, 4.6), "#9A6A14")
        brush.fill(disc(x, y - 0.6, 4), GOLD)
    brush.fill(rounded_rectangle(27, 27, 46, 18, 2), "#8A5A2F")
    for x in (31, 65):
        brush.fill(box(x, 27, 4, 18), "#C99B5E")
    brush.fill(rounded_rectangle(45.6, 26, 8.8, 9, 1), "#F2CD73")
    brush.fill(disc(50, 30, 1.4), INK)


def _paint_capital(brush: Brush) -> None:
    for x, height in ((26, 24), (68, 24), (36, 18), (58, 18)):
        brush.fill(box(x, 46 - height, 6, height), "#EBCF9C")
        brush.fill(pointed_dome_shape(x + 3, 47 - height, 8, 9), GOLD)
    brush.fill(box(38, 28, 24, 18), PALE)
    brush.fill(pointed_dome_shape(50, 29, 24, 24), TEAL)
    brush.fill(rounded_rectangle(46, 34, 8, 12, 4), INK)
    brush.fill(box(22, 44, 56, 5), "#B98A4E")


def _paint_omen(brush: Brush) -> None:
    brush.fill(polygon(*curve((24, 24), (50, -6), (76, 24)), *curve((76, 24), (50, 54), (24, 24))), "#FFF6E2")
    brush.fill(disc(50, 24, 12), "#2F7FA8")
    brush.fill(disc(50, 24, 6.4), INK)
    brush.fill(disc(46, 20, 2.6), "#FFFFFF")
    for start, end in (((32, 12), (26, 4)), ((50, 6), (50, -2)), ((68, 12), (74, 4))):
        brush.stroke((start, end), 1.8, GOLD)


def _paint_fleet(brush: Brush) -> None:
    brush.fill(box(-2, 38, 104, 26), "#1D3F6E")
    sloop_painter(22, 39, 22, GOLD)(brush)
    sloop_painter(58, 39, 22, GOLD)(brush)
    galley_painter(32, 47, 37)(brush)


def _paint_shelves(brush: Brush) -> None:
    for y in (15, 29, 43):
        for index in range(6):
            x = 30 + 8 * index
            brush.fill(disc(x, y - 4.6, 4), PALE if (index + y) % 3 else "#D9A878")
            brush.fill(disc(x, y - 4.6, 1.5), "#B5693C")
        brush.fill(box(24, y, 52, 2.4), "#B98A4E")
    for x in (23, 75):
        brush.fill(box(x, 2, 2.4, 46), "#8A5A2F")


def _paint_stargazers(brush: Brush) -> None:
    brush.paint_stars(30, 34)
    brush.fill(polygon((-2, 64), *curve((-2, 50), (50, 34), (102, 50)), (102, 64)), "#1A1230")
    for x, cloth in ((36, "#6D7FD6"), (45, PLUM)):
        paint_person(brush, x, 44, 25, cloth)
    brush.stroke(((58, 25), (54, 43)), 1.8, WOOD)
    brush.stroke(((60, 25), (66, 43)), 1.8, WOOD)
    brush.fill(polygon((48, 28), (70, 10), (75, 15), (51, 33)), GOLD)


def _paint_compass(brush: Brush) -> None:
    brush.fill(disc(50, 24, 23), "#9A6A14")
    brush.fill(disc(50, 24, 20.6), "#F6E7C6")
    for turn in range(8):
        (x, y), *_ = arc(50, 24, 17.6, 45 * turn, 45 * turn + 1)
        brush.fill(disc(x, y, 1), "#8A5A2F")
    brush.fill(polygon((50, 6), (55, 24), (45, 24)), RED)
    brush.fill(polygon((50, 42), (55, 24), (45, 24)), "#3A4A6E")
    brush.fill(disc(50, 24, 2.6), GOLD)


def _paint_spheres(brush: Brush) -> None:
    for reach in (9, 16, 23):
        brush.fill(ring(50, 24, reach, 1.2), GOLD)
    brush.fill(disc(50, 24, 5), "#FFE27A")
    for x, y, radius, ink in (
        (57, 30, 2.8, RED),
        (38, 34, 3.6, "#5DB9F5"),
        (52, 1.6, 4, "#D9913F"),
        (72, 29, 3.2, "#8DB866"),
    ):
        brush.fill(disc(x, y, radius), ink)


def _paint_window(brush: Brush) -> None:
    brush.fill(
        polygon(
            (26, 50), (26, 22), *curve((26, 22), (27, -2), (50, -4)), *curve((50, -4), (73, -2), (74, 22)), (74, 50)
        ),
        "#D8A443",
    )
    brush.fill(
        polygon((30, 50), (30, 22), *curve((30, 22), (31, 2), (50, 0)), *curve((50, 0), (69, 2), (70, 22)), (70, 50)),
        "#14163F",
    )
    brush.fill(polygon((30, 50), (30, 38), *curve((30, 38), (50, 28), (70, 40)), (70, 50)), "#2E2A6C")
    points = ((38, 22), (44, 12), (54, 14), (62, 24), (53, 31))
    brush.stroke((*points, points[1]), 0.8, "#CFE0FF")
    for x, y in points:
        brush.fill(disc(x, y, 2), "#FFE9A8")


def _paint_summit(brush: Brush) -> None:
    for x, y, half, ink in ((34, 22, 24, "#6E5A7A"), (66, 18, 24, "#5E4A6C"), (50, 10, 30, "#A48AA0")):
        brush.fill(polygon((x - half, 49), (x, y), (x + half, 49)), ink)
    brush.fill(polygon((50, 10), (80, 49), (56, 49), (53, 26)), "#7A6280")
    brush.fill(polygon((42, 21), (50, 10), (58, 21), (54, 19), (50, 24), (46, 19)), "#FFFFFF")
    paint_pennant(brush, 50, 11, 9, RED)


def _paint_camels(brush: Brush) -> None:
    brush.fill(disc(64, 14, 8), "#FFE27A")
    brush.fill(polygon((-2, 64), *curve((-2, 46), (40, 30), (102, 44)), (102, 64)), "#D99A58")
    brush.fill(polygon((-2, 64), *curve((-2, 58), (50, 44), (102, 54)), (102, 64)), "#A86A3A")
    paint_camel(brush, 24, 42, 26, TEAL, "#2A1420")
    paint_camel(brush, 51, 45, 26, RED, "#2A1420")


def _paint_cargo(brush: Brush) -> None:
    for x, y, side, ink in ((28, 30, 16, "#C99B5E"), (46, 27, 19, "#B98A4E"), (38, 12, 16, "#DDB47A")):
        brush.fill(box(x, y, side, side), "#5A3A20")
        brush.fill(box(x + 1.2, y + 1.2, side - 2.4, side - 2.4), ink)
        brush.stroke(((x + 2, y + 2), (x + side - 2, y + side - 2)), 1.4, "#5A3A20")
    paint_pot(brush, 70, 46, 12, "#C2603A")
    paint_pot(brush, 61, 26, 9, "#2F6FA0")


INSPIRATION_VIEWS: Mapping[str, View] = {
    "I01": View("ember", (_paint_ray_of_light, _paint_workshop)),
    "I02": View("wine", (_paint_ray_of_light, _paint_gathering)),
    "I03": View("violet", (_paint_ray_of_light, _paint_throne)),
    "I04": View("wine", (_paint_ray_of_light, _paint_feast)),
    "I05": View("ember", (_paint_ray_of_light, _paint_treasury)),
    "I06": View("violet", (_paint_ray_of_light, _paint_capital)),
    "I07": View("wine", (_paint_omen,)),
    "I08": View("dusk", (_paint_ray_of_light, _paint_fleet)),
    "I09": View("ember", (_paint_ray_of_light, _paint_shelves)),
    "I10": View("violet", (_paint_stargazers,)),
    "I11": View("wine", (_paint_ray_of_light, _paint_compass)),
    "I12": View("violet", (_paint_spheres,)),
    "I13": View("ember", (_paint_ray_of_light, _paint_window)),
    "I14": View("dusk", (_paint_summit,)),
    "I15": View("fire", (_paint_camels,)),
    "I16": View("wine", (_paint_ray_of_light, _paint_cargo)),
}
