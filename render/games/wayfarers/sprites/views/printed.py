"""Illustrations of the places for dice that are printed on a player's board."""

from collections.abc import Mapping

from render.drawing.shapes import box, disc, line, polygon, rounded_rectangle
from render.games.wayfarers.sprites.views import ground as g
from render.games.wayfarers.sprites.views.brush import (
    GOLD,
    INK,
    LAMP,
    PALE,
    RED,
    SILVER,
    WOOD,
    Brush,
    View,
    arch_shape,
    paint_pot,
)

_BIRD_POINTS = ((0, 0), (3, -3.4), (5, -0.6), (9, -4.4), (8, 1.4), (4, 3.4))


def _paint_observatory(brush: Brush) -> None:
    brush.fill(polygon((52, 16), (70, 2), (74, 7), (57, 22)), GOLD)
    brush.fill(arch_shape(50, 34, 34, 24), brush.tinted("#D8E0EA"))
    brush.fill(polygon((48, 12), (56, 12), (60, 30), (50, 30)), "#14163F")
    brush.fill(box(33, 30, 34, 18), brush.tinted("#E6C48E"))
    brush.fill(box(31, 29, 38, 3), brush.tinted("#B98A4E"))
    brush.fill(arch_shape(50, 48, 8, 12), LAMP)


def _paint_dovecote(brush: Brush) -> None:
    brush.tint(polygon((38, 48), (40, 16), (60, 16), (62, 48)), "#E2B98A")
    brush.tint(polygon((35, 17), (50, 3), (65, 17)), "#8E2A1E")
    for row in range(3):
        for column in range(3):
            brush.fill(arch_shape(44 + 6 * column, 27 + 9 * row, 3.4, 5), "#3A2010")
    for x, y in ((24, 16), (66, 12), (62, 32)):
        brush.fill(polygon(*((x + dx, y + dy) for dx, dy in _BIRD_POINTS)), PALE)


def _paint_guesthouse(brush: Brush) -> None:
    brush.tint(box(33, 20, 34, 28), "#D8A860")
    brush.tint(box(30, 17, 40, 4), "#8A5A2F")
    for x in (39, 61):
        brush.fill(arch_shape(x, 34, 6.4, 9), LAMP)
    brush.fill(arch_shape(50, 48, 11, 18), "#FFE9A8")
    brush.fill(arch_shape(53, 48, 5, 16), "#5A3018")
    brush.fill(polygon((40, 30), (60, 30), (64, 37), (36, 37)), RED)
    paint_pot(brush, 70, 50, 8, "#C2603A")


def _paint_toolmaker(brush: Brush) -> None:
    brush.tint(box(28, 36, 44, 4), WOOD)
    for x in (31, 65):
        brush.tint(box(x, 39, 4, 12), WOOD)
    brush.fill(polygon((36, 24), (64, 24), (58, 31), (55, 31), (57, 36), (43, 36), (45, 31), (42, 31)), INK)
    brush.fill(polygon((36, 24), (64, 24), (62, 26), (38, 26)), SILVER)
    brush.fill(line(2.6, (54, 21), (68, 8)), "#8A5A2F")
    brush.fill(polygon((46, 17), (53, 10), (60, 17), (53, 24)), SILVER)
    brush.fill(rounded_rectangle(30, 10, 2.4, 16, 1), SILVER)
    brush.fill(disc(31.2, 10, 3.6), GOLD)


PRINTED_VIEWS: Mapping[str, View] = {
    "H1": View("night", (g.paint_crescent, g.paint_hills, _paint_observatory)),
    "H2": View("day", (g.sun_painter(72, 12), g.paint_grass, _paint_dovecote)),
    "H3": View("dusk", (g.paint_stone, _paint_guesthouse)),
    "H4": View("dawn", (g.paint_stone, _paint_toolmaker)),
}
