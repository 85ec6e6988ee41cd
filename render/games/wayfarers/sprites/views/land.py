"""Illustrations of land cards: buildings of a city, and views from a height."""

from collections.abc import Mapping

from render.drawing.shapes import Point, box, curve, disc, ellipse, polygon, rounded_rectangle
from render.games.wayfarers.sprites.views import ground as g
from render.games.wayfarers.sprites.views.brush import (
    GOLD,
    INK,
    LAMP,
    PALE,
    PLUM,
    RED,
    SILVER,
    TEAL,
    WOOD,
    Brush,
    View,
    arch_shape,
    paint_battlements,
    paint_birds,
    paint_camel,
    paint_clouds,
    paint_glow,
    paint_palm,
    paint_pennant,
    paint_person,
    paint_pot,
    pointed_dome_shape,
)
from render.sprites.landscape import place_drawing


def _paint_gate(brush: Brush) -> None:
    face, dark = brush.tinted("#3E86CC"), brush.tinted("#1F5FA8")
    brush.fill(box(40, 17, 20, 28), dark)
    brush.fill(arch_shape(50, 45, 13, 22), "#F2CD73" if brush.is_dark else "#FBE3B0")
    for x in (25, 60):
        brush.fill(box(x, 9, 15, 36), face)
        paint_battlements(brush, x - 1, 9, 17, 2, 4, face)
        for y in (15, 24, 33):
            brush.fill(box(x, y, 15, 1.4), GOLD)
            brush.fill(disc(x + 4.5, y + 5, 1.5), GOLD)
            brush.fill(disc(x + 10.5, y + 5, 1.5), GOLD)


def _paint_camel_at_gate(brush: Brush) -> None:
    paint_camel(brush, 36, 50, 27, RED)


def _paint_awning(brush: Brush) -> None:
    for pole in (27, 72):
        brush.fill(box(pole, 10, 1.6, 34), WOOD)
    for index in range(7):
        x = 24 + 7.5 * index
        ink = PALE if index % 2 else RED
        brush.tint(polygon((x + 1.4, 3), (x + 7.4, 3), (x + 7.5, 13), (x, 13)), ink)
        brush.tint(disc(x + 3.75, 13, 3.7), ink)


def _paint_spices(brush: Brush) -> None:
    brush.tint(box(26, 37, 48, 10), "#8A5A2F")
    brush.tint(box(26, 37, 48, 2.4), "#B98A4E")
    for x, ink in ((34, "#C8431E"), (50, GOLD), (66, "#8A3F22")):
        brush.fill(
            polygon(
                (x - 7.6, 37), *curve((x - 7.6, 37), (x - 3, 22), (x, 20)), *curve((x, 20), (x + 3, 22), (x + 7.6, 37))
            ),
            ink,
        )
    for x, ink in ((42, "#7A8A3A"), (58, "#D9913F")):
        brush.fill(polygon(*curve((x - 5, 37), (x, 22), (x + 5, 37))), ink)


def _paint_salt(brush: Brush) -> None:
    for x, y, half, height in ((36, 43, 13, 22), (64, 43, 13, 26), (50, 47, 14, 21)):
        brush.fill(polygon((x - half, y), (x, y - height), (x + half, y)), "#FFFFFF")
        brush.fill(polygon((x, y - height), (x + half, y), (x + half * 0.1, y)), "#C9D8E6")
    brush.fill(box(49, 4, 2, 12), WOOD)
    brush.fill(box(38, 6, 24, 1.6), WOOD)
    for x in (39, 61):
        brush.fill(polygon((x - 5, 15), (x, 8), (x + 5, 15), (x + 4, 15), (x, 9.4), (x - 4, 15)), INK)
        brush.fill(polygon((x - 6, 15), (x + 6, 15), (x + 3, 19), (x - 3, 19)), GOLD)


def _paint_kiln(brush: Brush) -> None:
    for index in range(3):
        brush.fill(disc(64 + index * 4, 12 - index * 4.6, 3 + index), "#F3E4E4")
    brush.tint(polygon((47, 46), *curve((47, 46), (48, 16), (61, 15)), *curve((61, 15), (74, 16), (75, 46))), "#B5693C")
    brush.tint(
        polygon((61, 15), *curve((61, 15), (74, 16), (75, 46)), (67, 46), *curve((67, 46), (68, 22), (61, 15))),
        "#8E4C28",
    )
    brush.fill(arch_shape(61, 46, 12, 15), "#FFB347")
    brush.fill(arch_shape(61, 46, 7, 9), "#FFE27A")
    paint_pot(brush, 33, 46, 13, brush.tinted("#2F6FA0"))
    paint_pot(brush, 43, 48, 9, brush.tinted("#9C4F2C"))


def _paint_lanterns(brush: Brush) -> None:
    for x, ink in ((26, "#5A2440"), (50, "#233A66"), (72, "#2E4A36")):
        brush.fill(polygon((x - 12, 33), (x, 26), (x + 12, 33), (x + 10, 46), (x - 10, 46)), ink)
        brush.fill(box(x - 8, 35, 16, 11), "#16122E")
    for x, cloth in ((40, "#8A3F7A"), (61, "#B5693C")):
        paint_person(brush, x, 48, 19, cloth)
    brush.stroke(curve((18, 3), (50, 20), (82, 3)), 0.8, GOLD)
    for x, y, ink in (
        (28, 8, "#FFB347"),
        (39, 11, "#F2667A"),
        (50, 12, "#FFD56A"),
        (61, 11, "#7FD1E0"),
        (72, 8, "#FFB347"),
    ):
        paint_glow(brush, x, y + 4, 3.6, ink)
        brush.fill(rounded_rectangle(x - 2.8, y, 5.6, 8, 2.6), ink)


def _paint_arcade(brush: Brush) -> None:
    brush.tint(box(-2, 9, 104, 37), "#E9C893")
    brush.tint(box(-2, 6, 104, 4), PALE)
    brush.tint(box(-2, 10, 104, 1.6), "#B98A4E")
    for x in (8, 37, 63, 92):
        brush.tint(arch_shape(x, 46, 19, 31), "#FBF1DA")
        brush.tint(arch_shape(x, 46, 16, 28), "#4A3024")


def _paint_silks(brush: Brush) -> None:
    for x, inks in ((37, ("#B5397A", GOLD)), (63, (TEAL, "#6D4FA8"))):
        for shift, ink in zip((-4, 3.6), inks, strict=True):
            left = x + shift - 3.4
            brush.fill(
                polygon(
                    (left, 22),
                    (left + 6.8, 22),
                    *curve((left + 6.8, 22), (left + 9, 34), (left + 6, 44)),
                    *curve((left, 44), (left - 2, 34), (left, 22)),
                ),
                ink,
            )
            brush.fill(polygon((left + 1.6, 22), (left + 3, 22), (left + 2.4, 43), (left + 1, 43)), "#FBF1DA")


def _paint_saddle(brush: Brush) -> None:
    brush.fill(box(36, 34, 2.4, 14), WOOD)
    brush.fill(box(62, 34, 2.4, 14), WOOD)
    brush.fill(
        place_drawing(
            "M 2 30 Q 10 6 22 22 Q 34 40 50 40 Q 70 38 80 18 Q 92 2 98 26 Q 104 60 88 92 L 60 92 L 56 66 L 44 66 L "
            "40 92 L 12 92 Q -4 60 2 30",
            28,
            9,
            44,
            34,
        ),
        "#A8431E",
    )
    brush.fill(
        place_drawing(
            "M 10 34 Q 14 20 22 30 Q 34 48 50 48 Q 70 46 82 26 Q 90 14 92 34 Q 70 60 50 60 Q 26 60 10 34", 28, 9, 44, 34
        ),
        "#D9913F",
    )
    for x in (34, 66):
        brush.fill(polygon((x - 5, 32), (x + 5, 32), (x + 4, 40), (x - 4, 40)), TEAL)
        brush.fill(disc(x, 36, 1.8), GOLD)


def _paint_oasis(brush: Brush) -> None:
    brush.tint(ellipse(50, 50, 34, 6), "#4FA3CC")
    brush.tint(ellipse(47, 49, 20, 2.2), "#D8F0F7")
    paint_palm(brush, 30, 46, 34)
    paint_palm(brush, 72, 46, 28)


def _paint_houses(brush: Brush) -> None:
    for x, width, height, ink in ((34, 13, 15, "#EBCF9C"), (46, 12, 23, "#D9B47E"), (57, 14, 13, "#F3E0BA")):
        brush.tint(box(x, 45 - height, width, height), ink)
        brush.tint(box(x - 0.8, 44 - height, width + 1.6, 2), "#B98A4E")
        brush.fill(rounded_rectangle(x + width / 2 - 2, 36, 4, 9, 1.8), brush.window_colour())


def _paint_dome(brush: Brush) -> None:
    for x in (24, 71):
        brush.tint(box(x, 17, 6, 29), "#D9B47E")
        brush.tint(pointed_dome_shape(x + 3, 18, 7, 12), TEAL)
    brush.tint(box(32, 28, 36, 18), "#EBCF9C")
    brush.tint(box(31, 26, 38, 3), PALE)
    brush.tint(pointed_dome_shape(50, 27, 30, 21), "#3FB5AD")
    brush.tint(
        polygon(*curve((50, 6), (53, 12), (67, 12), (65, 27)), (58, 27), *curve((58, 27), (60, 16), (50, 6))), "#1F7F79"
    )
    brush.fill(disc(50, 5, 1.7), GOLD)
    brush.fill(arch_shape(50, 46, 9, 13), brush.window_colour())


def _paint_scroll(brush: Brush) -> None:
    brush.fill(box(35, 30, 30, 17), PALE)
    for x in (32, 63):
        brush.fill(rounded_rectangle(x, 27, 5, 23, 2.4), "#B5693C")
        brush.fill(disc(x + 2.5, 27, 2.2), GOLD)
    for index, width in enumerate((20, 16, 21, 12)):
        brush.fill(box(40, 33 + 3.4 * index, width, 1.3), "#5A3510")


def _paint_telescope(brush: Brush) -> None:
    brush.tint(polygon((-2, 64), *curve((-2, 54), (46, 20), (102, 56)), (102, 64)), "#7F9C55")
    for x in (40, 60):
        brush.stroke(((50, 26), (x, 45)), 2.2, WOOD)
    brush.fill(polygon((31, 34), (60, 10), (67, 18), (36, 41)), "#9A6A14")
    brush.fill(polygon((33, 36), (62, 12.4), (64.4, 15.2), (35, 39)), GOLD)
    brush.fill(polygon((57, 7), (64, 2), (74, 14), (67, 19)), "#9A6A14")
    brush.fill(ellipse(69, 8, 3, 7.6, -40), "#CFE8FF")


def _paint_brass_dome(brush: Brush) -> None:
    brush.tint(box(24, 36, 52, 12), "#D9B47E")
    for x in (32, 44, 56, 68):
        brush.fill(arch_shape(x, 48, 7, 9), brush.window_colour())
    for inset, ink in ((0, "#B9821E"), (5, "#D9A63A"), (13, "#F2CD73")):
        brush.fill(
            polygon(
                (24 + inset, 36),
                *curve((24 + inset, 36), (22 + inset * 0.8, 5 + inset * 0.5), (46, 4 + inset * 0.3)),
                *curve((46, 4 + inset * 0.3), (76 - inset * 2.6, 5 + inset * 0.7), (76 - inset * 2.6, 36)),
            ),
            ink,
        )
    for end in (30, 40, 50, 60, 70):
        brush.stroke(curve((50, 4), ((50 + end) / 2 + (end - 50) * 0.5, 10), (end, 36)), 0.7, "#7A5010")
    brush.fill(box(49, 0, 2, 5), INK)


def _paint_watchtower(brush: Brush) -> None:
    face = brush.tinted("#EBCF9C")
    brush.fill(box(40, 10, 20, 38), face)
    brush.fill(box(52, 10, 8, 38), brush.tinted("#B98A4E"))
    paint_battlements(brush, 38, 10, 24, 3, 5, face)
    brush.fill(arch_shape(50, 30, 8, 12), LAMP)
    for x in (32, 68):
        brush.fill(box(x - 0.8, 20, 1.6, 14), WOOD)
        paint_glow(brush, x, 17, 4, "#FFB347")
        brush.fill(place_drawing("M 50 0 Q 96 50 80 78 Q 50 110 20 78 Q 4 50 50 0", x - 3.6, 10, 7.2, 11), "#FFB347")


def _paint_terrace(brush: Brush) -> None:
    for index, ink in enumerate(("#A87B50", "#C99B66", "#EBCF9C")):
        brush.tint(box(22 + 8 * index, 41 - 6.5 * index, 56 - 16 * index, 8), ink)
        brush.tint(box(22 + 8 * index, 41 - 6.5 * index, 56 - 16 * index, 1.4), PALE)
    paint_person(brush, 48, 28.5, 14, RED)
    brush.stroke(((51, 21), (58, 14)), 1.6, GOLD)


def _paint_spiral_tower(brush: Brush) -> None:
    for index, ink in enumerate(("#B98A4E", "#C99B5E", "#DDB47A", "#EBCF9C", PALE)):
        half, y = 18 - 3.3 * index, 47 - 8.2 * index
        brush.tint(polygon((50 - half, y), (51.6 - half, y - 8.4), (48.4 + half, y - 8.4), (50 + half, y)), ink)
        brush.tint(polygon((50 - half, y), (50 + half, y - 4), (50 + half, y - 1.6), (50 - half, y + 1)), "#8A5A34")
        for x in (-0.5, 0.1, 0.6):
            brush.fill(rounded_rectangle(50 + half * x - 1, y - 6.4, 2, 3, 1), brush.window_colour())
    paint_pennant(brush, 50, 7, 7, RED)


def _paint_map(brush: Brush) -> None:
    brush.fill(
        polygon((23, 12), (37, 7), (50, 12), (63, 7), (77, 12), (77, 42), (63, 37), (50, 42), (37, 37), (23, 42)),
        "#F6E7C6",
    )
    for left in (37, 63):
        brush.fill(polygon((left, 7), (left + 13, 12), (left + 13, 42), (left, 37)), "#E2CC9A")
    brush.fill(
        place_drawing("M 0 40 Q 20 0 50 20 Q 90 10 100 50 Q 80 100 40 80 Q 0 90 0 40", 28, 15, 22, 15), "#9FB36A"
    )
    brush.fill(
        place_drawing("M 0 40 Q 30 0 60 20 Q 100 10 100 60 Q 60 100 30 80 Q 0 90 0 40", 55, 22, 16, 13), "#D9A566"
    )
    points: tuple[Point, ...] = ((29, 36), (36, 31), (44, 35), (52, 30), (60, 33), (66, 20))
    for index, (x, y) in enumerate(points):
        brush.fill(disc(x, y, 1.2 if index < 5 else 0.1), RED)
    for start, end in (((63, 17), (69, 23)), ((69, 17), (63, 23))):
        brush.stroke((start, end), 1.6, RED)


def _paint_columns(brush: Brush) -> None:
    brush.tint(polygon((22, 16), (50, 3), (78, 16)), "#D9B47E")
    brush.tint(polygon((30, 14.6), (50, 5.6), (70, 14.6)), "#B5693C")
    brush.tint(box(22, 16, 56, 4), PALE)
    for x in (25, 36, 59, 70):
        brush.tint(box(x, 20, 5, 25), PALE)
        brush.tint(box(x + 3.4, 20, 1.6, 25), "#C9A877")
    brush.tint(box(20, 44, 60, 4), "#C9A877")


def _paint_ledger(brush: Brush) -> None:
    for side in (-1, 1):
        brush.fill(
            polygon(
                (50, 27),
                *curve((50, 27), (50 + 8 * side, 22), (50 + 17 * side, 26)),
                (50 + 17 * side, 43),
                *curve((50 + 17 * side, 43), (50 + 8 * side, 39), (50, 45)),
            ),
            PALE if side < 0 else "#E8D6AE",
        )
        for index in range(4):
            y = 30 + 3.2 * index
            brush.stroke(((50 + 4 * side, y + 0.6), (50 + 14 * side, y)), 0.9, "#5A3510")


def _paint_garden(brush: Brush) -> None:
    for x, y, radius in ((27, 28, 9), (73, 28, 9)):
        brush.fill(box(x - 1, y, 2, 20), WOOD)
        brush.tint(disc(x, y, radius), "#3F7A45")
        brush.tint(disc(x - 2.5, y - 2.5, radius * 0.58), "#7DB866")
        for dx, dy in ((3, 1), (-4, 3), (1, -5)):
            brush.fill(disc(x + dx, y + dy, 1.3), "#F2667A")
    brush.tint(ellipse(50, 47, 15, 3.6), "#4FA3CC")
    for side in (-1, 1):
        brush.stroke(curve((50, 47), (50 + 2 * side, 28), (50 + 9 * side, 42)), 1.2, "#FFFFFF")


def _paint_city(brush: Brush) -> None:
    g.paint_city_wall(brush)
    brush.tint(pointed_dome_shape(50, 20, 22, 18), "#3FB5AD")
    paint_pennant(brush, 28, 16, 12, RED)
    paint_pennant(brush, 72, 16, 12, GOLD)


def _paint_inn(brush: Brush) -> None:
    brush.tint(box(30, 24, 30, 24), "#D9A868")
    brush.tint(polygon((25, 25), (45, 7), (65, 25)), "#9C4A30")
    brush.tint(box(52, 8, 5, 10), "#9C4A30")
    brush.fill(arch_shape(45, 48, 10, 14), LAMP)
    for x in (34, 52):
        brush.fill(rounded_rectangle(x, 28, 6, 6.4, 1), LAMP)


def _paint_well(brush: Brush) -> None:
    brush.fill(box(37, 14, 2.4, 20), WOOD)
    brush.fill(box(61, 14, 2.4, 20), WOOD)
    brush.tint(polygon((30, 17), (50, 4), (70, 17)), RED)
    brush.tint(polygon((50, 4), (70, 17), (50, 17)), "#8E2A1E")
    brush.fill(box(49.5, 17, 1, 8), INK)
    brush.fill(polygon((45.5, 24), (54.5, 24), (53.4, 31), (46.6, 31)), "#8A5A2F")
    brush.tint(rounded_rectangle(33, 32, 34, 16, 3), "#B0A28A")
    for index in range(8):
        brush.tint(
            rounded_rectangle(34.5 + index % 4 * 8.2, 34 + index // 4 * 6.4, 6.6, 4.6, 1),
            "#8A7C68" if index % 3 else "#C9BCA4",
        )


def _paint_masts(brush: Brush) -> None:
    for x, height, ink in ((32, 34, "#F2B98A"), (50, 40, PALE), (68, 33, "#E88A6A")):
        brush.fill(box(x - 0.8, 46 - height, 1.6, height), INK)
        brush.fill(
            polygon(
                (x - 8, 46 - height * 0.8),
                (x + 8, 46 - height * 0.86),
                (x + 7, 46 - height * 0.34),
                (x - 7, 46 - height * 0.3),
            ),
            ink,
        )
        brush.fill(
            place_drawing("M 0 0 L 100 0 Q 90 90 70 90 L 28 90 Q 10 90 0 0", x - 9, 43, 18, 8), brush.tinted(WOOD)
        )


def _paint_scholar(brush: Brush) -> None:
    brush.tint(polygon((-2, 64), *curve((-2, 58), (44, 8), (102, 58)), (102, 64)), "#9FB36A")
    brush.tint(polygon((60, 31), *curve((60, 31), (80, 38), (102, 58)), (102, 64), (70, 64)), "#7F9C55")
    paint_palm(brush, 64, 36, 30)
    paint_person(brush, 44, 38, 20, "#6D4FA8")
    brush.fill(polygon((47, 28), (52, 26), (57, 28), (57, 35), (52, 33), (47, 35)), PALE)


def _paint_courtyard_tree(brush: Brush) -> None:
    brush.tint(box(-2, 46, 104, 18), "#8FA85A")
    brush.fill(box(48.6, 28, 2.8, 20), WOOD)
    brush.tint(disc(50, 22, 12), "#3F7A45")
    brush.tint(disc(46, 18, 6.6), "#6FA858")
    for x, y in ((54, 19), (47, 27), (58, 26), (50, 14)):
        brush.fill(disc(x, y, 1.6), "#F2667A")


def _paint_person_at_sea(brush: Brush) -> None:
    paint_person(brush, 37, 36, 22, TEAL)
    brush.fill(box(43, 13, 1.4, 23), WOOD)


def _paint_tent(brush: Brush) -> None:
    brush.fill(polygon((26, 46), (50, 18), (74, 46)), "#A83A2C")
    brush.fill(polygon((50, 18), (74, 46), (62, 46)), "#7A2418")
    brush.fill(polygon((50, 18), (57, 46), (43, 46)), LAMP)
    brush.fill(polygon((50, 22), (53, 46), (47, 46)), "#FFE9A8")
    for start, end in ((30, 35), (65, 70)):
        brush.fill(polygon((50, 18), (start, 46), (end, 46)), "#E2B98A")
    paint_camel(brush, 60, 54, 16, TEAL, "#16102C")


def _paint_caravan(brush: Brush) -> None:
    for x, load in ((22, RED), (42, TEAL), (62, GOLD)):
        paint_camel(brush, x, 45, 17, load, "#3A2010")


def _paint_pilgrim(brush: Brush) -> None:
    paint_person(brush, 50, 50, 10, PLUM)


def _paint_silver_road(brush: Brush) -> None:
    brush.fill(polygon((40, 64), (49, 40), (51, 40), (60, 64)), SILVER)


LAND_VIEWS: Mapping[str, View] = {
    "L01": View("day", (g.paint_sand, _paint_gate, _paint_camel_at_gate)),
    "L02": View("noon", (g.paint_sand, _paint_awning, _paint_spices)),
    "L03": View("noon", (paint_clouds, g.paint_stone, _paint_salt)),
    "L04": View("rose", (g.paint_stone, _paint_kiln)),
    "L05": View("night", (g.paint_stone, _paint_lanterns)),
    "L06": View("dawn", (g.paint_stone, _paint_arcade, _paint_silks)),
    "L07": View("day", (g.sun_painter(66, 12), g.paint_sand, _paint_saddle)),
    "L08": View("noon", (g.sun_painter(64, 10), g.paint_sand, _paint_houses, _paint_oasis)),
    "L09": View("dawn", (g.paint_stone, _paint_dome, _paint_scroll)),
    "L10": View("dusk", (g.sun_painter(38, 16), _paint_telescope)),
    "L11": View("green", (paint_clouds, g.paint_stone, _paint_brass_dome)),
    "L12": View("night", (g.paint_city_wall, _paint_watchtower, g.paint_stone)),
    "L13": View("violet", (g.paint_constellation, g.paint_stone, _paint_terrace)),
    "L14": View("noon", (g.sun_painter(32, 11), g.paint_stone, g.paint_sundial)),
    "L15": View("dusk", (g.paint_stone, _paint_spiral_tower)),
    "L16": View("green", (g.paint_hills, _paint_map)),
    "L17": View("day", (paint_clouds, g.paint_stone, _paint_columns, _paint_ledger)),
    "L18": View("green", (g.paint_grass, _paint_dome, _paint_garden)),
    "HL": View("dawn", (g.sun_painter(50, 14), _paint_city, g.paint_sand, g.paint_road)),
    "L19": View("dawn", (g.sun_painter(38, 12), g.paint_hills, g.paint_city_wall, g.paint_grass, paint_birds)),
    "L20": View("night", (g.paint_full_moon, g.paint_city_at_night)),
    "L21": View("night", (g.paint_comet, g.paint_ridge)),
    "L22": View("fire", (g.sun_painter(50, 28, 10), g.paint_dunes)),
    "L23": View("dusk", (g.paint_grass, _paint_inn, g.paint_signpost, g.paint_road)),
    "L24": View("day", (g.sun_painter(68, 10), g.paint_grass, _paint_well)),
    "L25": View("noon", (g.paint_sea, g.paint_cliff, paint_birds)),
    "L26": View("dawn", (g.sun_painter(50, 34, 10), g.paint_sea, _paint_masts)),
    "L27": View("green", (g.sun_painter(34, 13), _paint_scholar)),
    "L28": View("rose", (_paint_arcade, _paint_courtyard_tree)),
    "L29": View("grey", (paint_clouds, g.paint_sea, g.paint_surf_at_rock, _paint_person_at_sea)),
    "L30": View("noon", (g.sun_painter(64, 12), g.paint_sea, g.paint_beach)),
    "L31": View("dusk", (g.paint_evening_star, g.paint_gorge)),
    "L32": View("eclipse", (g.paint_eclipse, g.paint_sand, _paint_silver_road)),
    "L33": View("night", (g.paint_crescent, g.paint_dunes, _paint_tent)),
    "L34": View("violet", (g.paint_milky_way, g.paint_dunes)),
    "L35": View("day", (paint_birds, g.paint_plain_with_road, _paint_pilgrim)),
    "L36": View("rose", (g.paint_peaks, g.paint_grass, _paint_caravan)),
}
