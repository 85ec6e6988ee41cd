"""Illustrations of water cards: a harbour and the sea."""

from collections.abc import Mapping

from render.drawing.shapes import arc, box, curve, disc, ellipse, polygon, ring, rounded_rectangle
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
    ViewPart,
    paint_battlements,
    paint_birds,
    paint_clouds,
    paint_glow,
    paint_palm,
    paint_pennant,
    paint_person,
)
from render.sprites.landscape import place_drawing

_HULL_DRAWING = "M 0 62 Q 40 76 100 54 Q 92 92 66 92 L 26 92 Q 8 88 0 62"


def dhow_painter(x: float, y: float, width: float, sail: str = PALE, hull: str = WOOD) -> ViewPart:
    """Return a function that paints a dhow with a slanting sail, anchored at the left end of its foot."""

    def paint(brush: Brush) -> None:
        top = y - width
        brush.fill(place_drawing("M 44 4 L 48 4 L 48 74 L 44 74", x, top, width), INK)
        brush.fill(place_drawing("M 16 64 Q 28 28 78 -4 Q 90 40 74 66 Q 44 58 16 64", x, top, width), sail)
        brush.fill(place_drawing("M 78 -4 Q 90 40 74 66 L 66 64 Q 82 36 78 -4", x, top, width), "#D9BE8E")
        brush.tint(place_drawing(_HULL_DRAWING, x, top, width), hull)
        brush.tint(place_drawing("M 2 66 Q 40 80 98 60 L 96 67 Q 40 86 5 73", x, top, width), GOLD)

    return paint


def galley_painter(x: float, y: float, width: float, stripe: str = RED) -> ViewPart:
    """Return a function that paints a galley with oars, anchored at the left end of its foot."""

    def paint(brush: Brush) -> None:
        top = y - width
        for index in range(6):
            start = x + width * (0.24 + 0.11 * index)
            brush.stroke(
                ((start, y - width * 0.18), (start - width * 0.08, y + width * 0.04)), width * 0.025, "#C99B5E"
            )
        brush.fill(place_drawing("M 48 4 L 52 4 L 52 72 L 48 72", x, top, width), INK)
        brush.fill(place_drawing("M 22 10 L 78 10 Q 88 34 78 58 L 22 58 Q 32 34 22 10", x, top, width), stripe)
        for left in (34, 58):
            brush.fill(
                place_drawing(
                    "M 0 0 L 30 0 Q 50 50 30 100 L 0 100 Q 20 50 0 0",
                    x + width * left / 100,
                    top + width * 0.1,
                    width * 0.28,
                    width * 0.48,
                ),
                PALE,
            )
        brush.tint(
            place_drawing(
                "M 0 52 Q 10 70 20 70 L 84 70 Q 96 66 100 40 Q 102 92 78 92 L 20 92 Q 2 88 0 52", x, top, width
            ),
            WOOD,
        )
        brush.fill(disc(x + width * 0.9, y - width * 0.24, width * 0.03), PALE)

    return paint


def reed_boat_painter(x: float, y: float, width: float, cloth: str = TEAL) -> ViewPart:
    """Return a function that paints a reed boat with a boatman, anchored at the left end of its foot."""

    def paint(brush: Brush) -> None:
        top = y - width
        paint_person(brush, x + width * 0.48, y - width * 0.2, width * 0.5, cloth)
        brush.stroke(((x + width * 0.66, y - width * 0.74), (x + width * 0.54, y + width * 0.02)), width * 0.035, WOOD)
        brush.tint(
            place_drawing(
                "M 0 36 Q 8 74 34 74 L 66 74 Q 92 74 100 36 Q 98 98 66 94 L 34 94 Q 2 98 0 36", x, top, width
            ),
            "#C9A24A",
        )
        for left in (22, 36, 50, 64, 76):
            brush.tint(
                place_drawing(
                    "M 0 0 L 40 0 L 40 100 L 0 100",
                    x + width * left / 100,
                    top + width * 0.75,
                    width * 0.04,
                    width * 0.18,
                ),
                "#7A5A1C",
            )

    return paint


def sloop_painter(x: float, y: float, width: float, jib: str = RED) -> ViewPart:
    """Return a function that paints a sloop with two sails, anchored at the left end of its foot."""

    def paint(brush: Brush) -> None:
        top = y - width
        brush.fill(place_drawing("M 44 4 L 48 4 L 48 66 L 44 66", x, top, width), INK)
        brush.fill(place_drawing("M 51 8 Q 88 28 88 58 L 51 61", x, top, width), PALE)
        brush.fill(place_drawing("M 41 18 L 41 60 L 12 63 Q 18 34 41 18", x, top, width), jib)
        brush.tint(place_drawing("M 4 66 L 96 60 Q 86 92 62 92 L 28 92 Q 10 88 4 66", x, top, width), "#6B4028")

    return paint


def _paint_quay(brush: Brush) -> None:
    brush.tint(box(48, 40, 54, 24), "#C9A877")
    brush.tint(box(46, 38, 56, 4), "#EBD8B0")
    for row in range(3):
        for index in range(5):
            x = 50 + 11 * index - 5 * (row % 2)
            brush.tint(box(max(48.6, x), 43.5 + 6 * row, 9.4, 4.6), "#B08C5A")


def _paint_jetty(brush: Brush) -> None:
    for x in (34, 48, 62, 76, 90):
        brush.tint(box(x, 42, 2.4, 16), "#5A3A20")
    brush.tint(box(30, 39, 72, 4), "#A8743C")
    brush.tint(box(30, 39, 72, 1.3), "#D9A868")


def _paint_letter(brush: Brush) -> None:
    brush.fill(box(31, 8, 38, 23), INK)
    brush.fill(box(32, 9, 36, 21), PALE)
    brush.fill(polygon((32, 9), (68, 9), (50, 22)), "#E2CC9A")
    brush.stroke(((32, 9), (50, 22), (68, 9)), 1.2, "#8A5A2F")
    brush.fill(disc(50, 21, 4.4), RED)
    brush.fill(disc(50, 21, 2), "#8E2A1E")


def _archive(brush: Brush) -> None:
    brush.tint(box(49, 16, 28, 23), "#C9A24A")
    brush.tint(polygon((45, 17), (63, 3), (81, 17)), "#8A6A2A")
    for x in (50, 57, 64, 71):
        brush.tint(box(x, 17, 1.8, 22), "#7A5A1C")
    for x, y in ((55, 24), (62, 24), (69, 24), (55, 31), (62, 31), (69, 31)):
        brush.fill(disc(x, y, 2.7), PALE)
        brush.fill(disc(x, y, 1), "#B5693C")


def _paint_lighthouse(brush: Brush) -> None:
    brush.fill(polygon((56, 9), (4, -2), (4, 22)), brush.sky_mixed_with(12, "#FFF3B0", 0.5))
    brush.tint(polygon((49, 40), (53, 14), (65, 14), (69, 40)), "#FFF6E2")
    for y, spread in ((19, 0.8), (29, 2.4)):
        brush.tint(polygon((52.2 - spread, y), (65.8 + spread, y), (66.6 + spread, y + 5), (51.4 - spread, y + 5)), RED)
    paint_glow(brush, 59, 9, 4, "#FFE27A")
    brush.fill(rounded_rectangle(54, 5, 10, 9, 2), "#FFE27A")
    brush.fill(polygon((52, 6), (59, -1), (66, 6)), "#5A2A28")


def _paint_coin_stacks(brush: Brush, stacks: tuple[tuple[float, int], ...], low: float, dark: str, light: str) -> None:
    for x, count in stacks:
        for index in range(count):
            brush.fill(ellipse(x, low - 2.8 * index, 6, 2.4), dark)
            brush.fill(ellipse(x, low - 2.8 * index - 1.2, 6, 2.2), light)


def _paint_gold_stacks(brush: Brush) -> None:
    _paint_coin_stacks(brush, ((53, 5), (65, 9), (76, 4)), 37.5, "#9A6A14", GOLD)


def _paint_silver_stacks(brush: Brush) -> None:
    _paint_coin_stacks(brush, ((60, 8), (72, 5)), 38, "#66788A", "#E3EAF0")


def _paint_twin_piers(brush: Brush) -> None:
    for y, length in ((38, 30), (48, 34)):
        for left in (-2, 102 - length):
            for index in range(4):
                brush.tint(box(left + 4 + index * 8, y + 2, 2, 13), "#5A3A20")
            brush.tint(box(left, y, length, 4), "#A8743C")
            brush.tint(box(left, y, length, 1.3), "#D9A868")


def _paint_grain(brush: Brush) -> None:
    for x, y, width in ((52, 38, 16), (68, 38, 18), (60, 25, 16)):
        brush.tint(
            place_drawing("M 36 20 Q 6 50 14 88 Q 50 104 86 88 Q 94 50 64 20", x - width / 2, y - width, width),
            "#D9B47E",
        )
        brush.tint(place_drawing("M 30 4 L 50 12 L 70 4 L 62 24 L 38 24", x - width / 2, y - width, width), "#B98A4E")
        brush.stroke(((x, y - 3), (x, y - width * 0.56)), 1, "#7A5A1C")
        for up in (0.3, 0.44):
            for side in (-1, 1):
                brush.fill(ellipse(x + 1.9 * side, y - width * up, 1.8, 1, -40 * side), "#9A6A14")


def _paint_porters(brush: Brush) -> None:
    for x, cloth, load in ((44, RED, "#D9B47E"), (58, TEAL, "#8A5A2F"), (72, GOLD, "#B5693C")):
        paint_person(brush, x, 39, 21, cloth)
        brush.tint(rounded_rectangle(x - 7, 10, 14, 8, 3), load)


def _paint_pilgrims(brush: Brush) -> None:
    for x, cloth in ((39, "#FFFFFF"), (51, "#E8D6AE"), (63, "#FFFFFF"), (75, "#E8D6AE")):
        paint_person(brush, x, 39, 22, cloth)
        brush.fill(box(x + 5, 15, 1.2, 24), WOOD)


def _paint_scales(brush: Brush) -> None:
    brush.fill(box(60, 6, 2.4, 33), "#8C611C")
    brush.fill(box(44, 8, 34, 2), "#8C611C")
    for x in (46, 76):
        for end in (x - 7, x + 7):
            brush.stroke(((x, 9), (end, 25)), 0.8, INK)
        brush.fill(polygon(*arc(x, 25, 8, 0, 180)), GOLD)
    brush.fill(rounded_rectangle(42, 20, 8, 5.4, 1), "#A8431E")
    brush.fill(polygon((54, 39), (61, 33), (68, 39)), "#8C611C")


def _paint_rope(brush: Brush) -> None:
    for index in range(3):
        points = curve((24, 8 + 7 * index), (50, 24 + 7 * index), (84, 6 + 7 * index))
        brush.stroke(points, 3.4, "#7A5028")
        brush.stroke(points, 1.8, "#D9B06A")
    brush.fill(ring(58, 42, 7, 4), "#7A5028")
    brush.fill(ring(58, 42, 7, 2.2), "#D9B06A")


def _paint_ship_frame(brush: Brush) -> None:
    brush.tint(box(-2, 46, 104, 18), "#EBD8AE")
    for x in (34, 47, 60):
        brush.fill(
            polygon(
                (x, 9),
                (x + 2.6, 8),
                *curve((x + 2.6, 8), (x - 3, 24), (x + 4, 42)),
                (x + 1, 42),
                *curve((x + 1, 42), (x - 6, 24), (x, 9)),
            ),
            "#7A4E26",
        )
        brush.fill(
            polygon(
                (x + 10, 6),
                (x + 12.6, 7),
                *curve((x + 12.6, 7), (x + 11, 26), (x + 8, 42)),
                (x + 5, 42),
                *curve((x + 5, 42), (x + 8, 26), (x + 10, 6)),
            ),
            "#5E3A1C",
        )
    brush.tint(
        place_drawing("M 0 0 Q 14 46 34 46 L 74 46 Q 94 44 100 -20 Q 104 96 72 98 L 28 98 Q 4 92 0 0", 24, 28, 54, 20),
        "#A8743C",
    )
    for x in (32, 66):
        brush.stroke(((x, 56), (x + 5, 40)), 2, WOOD)


def _paint_toll_island(brush: Brush) -> None:
    brush.tint(polygon(*curve((24, 46), (54, 20), (86, 46))), "#8FA85A")
    brush.tint(box(45, 12, 17, 24), "#EBCF9C")
    brush.tint(box(56, 12, 6, 24), "#B98A4E")
    paint_battlements(brush, 43.5, 12, 20, 3, 4, brush.tinted("#EBCF9C"))
    brush.fill(rounded_rectangle(49, 20, 5, 9, 2.4), LAMP)
    paint_pennant(brush, 53, 9, 11, RED)
    brush.stroke(curve((10, 44), (24, 54), (44, 40)), 1.6, INK)


def _paint_fish(brush: Brush) -> None:
    brush.fill(box(42, 8, 36, 1.6), WOOD)
    for x, ink in ((47, SILVER), (56, "#F2A07A"), (65, "#9FC4D8"), (74, "#F2C230")):
        brush.fill(box(x - 0.4, 9, 0.8, 5), INK)
        brush.fill(ellipse(x, 21, 3.6, 7.6), ink)
        brush.fill(polygon((x, 27), (x - 3.8, 34), (x + 3.8, 34)), ink)
        brush.fill(disc(x + 1, 16.6, 0.9), INK)
    brush.fill(box(43, 9, 1.4, 30), WOOD)


def _paint_ferry(brush: Brush) -> None:
    brush.stroke(curve((0, 16), (50, 28), (100, 14)), 1, "#5A3A20")
    for index, ink in enumerate(("#6B4A2C", "#8A5A2F", "#A8743C")):
        brush.tint(rounded_rectangle(29, 48 - 4 * index, 44, 4, 1.6), ink)
    brush.fill(box(50, 16, 1.8, 24), INK)
    brush.fill(polygon((53, 18), (69, 30), (53, 38)), "#EBCF9C")
    paint_person(brush, 40, 40, 18, PLUM)


def _paint_upturned_boat(brush: Brush) -> None:
    brush.tint(box(-2, 44, 104, 20), "#D9BE8E")
    for x in (34, 50, 66):
        brush.stroke(((x, 54), (x - 4, 32)), 2.4, WOOD)
    brush.tint(place_drawing("M 0 90 Q 4 20 50 14 Q 96 20 100 90 Q 50 60 0 90", 26, 10, 48, 28), "#A8743C")
    for start, end in ((38, 34), (50, 50), (62, 66)):
        brush.stroke(curve((50, 14), (start, 17), (end, 29)), 1, "#6B4028")
    brush.tint(rounded_rectangle(53, 20, 10, 7, 1), "#F3DFB0")
    paint_person(brush, 36, 56, 22, RED)


def _paint_dates(brush: Brush) -> None:
    paint_palm(brush, 62, 40, 38)
    for x, y in ((58, 10), (60, 13), (64, 12), (66, 9), (62, 16), (57, 14)):
        brush.fill(disc(x, y, 2), "#A8431E")


def _paint_home_harbour(brush: Brush) -> None:
    for x, width, height in ((49, 12, 17), (60, 14, 24), (73, 14, 15)):
        brush.tint(box(x, 39 - height, width, height), "#F3E0BA" if height > 20 else "#E2C08A")
        brush.fill(rounded_rectangle(x + width / 2 - 2, 29, 4, 10, 1.8), brush.window_colour())
    paint_pennant(brush, 67, 15, 12, RED)


def _paint_ships_log(brush: Brush) -> None:
    brush.fill(rounded_rectangle(31, 6, 40, 30, 2), "#8A3F22")
    brush.fill(box(34, 8, 35, 26), PALE)
    brush.fill(box(50.6, 8, 1.6, 26), "#D9C29A")
    for index in range(5):
        brush.fill(box(37, 12 + 4 * index, 11 - 3 * (index % 2), 1.3), "#5A3510")
        brush.fill(box(55, 12 + 4 * index, 9 - 2 * (index % 3), 1.3), "#5A3510")
    brush.stroke(((74, 2), (60, 27)), 2, SILVER)


def _paint_musical_notes(brush: Brush) -> None:
    for x, y, size in ((34, 22, 1.3), (48, 15, 1.6), (64, 22, 1.4)):
        brush.fill(ellipse(x, y, 2.8 * size, 2.1 * size, -20), "#FFFFFF")
        brush.fill(box(x + 1.9 * size, y - 9 * size, 0.9 * size, 9 * size), "#FFFFFF")
        brush.stroke(
            curve((x + 2.3 * size, y - 8.6 * size), (x + 5 * size, y - 7 * size), (x + 5 * size, y - 4 * size)),
            size,
            "#FFFFFF",
        )


def _paint_pearls(brush: Brush) -> None:
    for x, y, radius in ((44, 33, 5.4), (57, 36, 4.4), (51, 43, 3.6)):
        brush.fill(disc(x, y, radius + 0.8), "#5A7A94")
        brush.fill(disc(x, y, radius), "#F4F0F7")
        brush.fill(disc(x - radius * 0.3, y - radius * 0.3, radius * 0.4), "#FFFFFF")


def _paint_shoal(brush: Brush) -> None:
    for index in range(12):
        x, y = 28 + index * 17 % 46, 31 + index * 3 % 21
        ink = ("#F2C230", "#F2A07A", PALE)[index % 3]
        brush.fill(ellipse(x, y, 4.4, 2), ink)
        brush.fill(polygon((x - 3.6, y), (x - 7, y - 2.4), (x - 7, y + 2.4)), ink)
        brush.fill(disc(x + 2.4, y - 0.5, 0.6), INK)


def _paint_chest(brush: Brush) -> None:
    paint_glow(brush, 50, 32, 11, "#FFE27A")
    brush.fill(polygon((32, 30), *curve((32, 30), (30, 12), (50, 11)), *curve((50, 11), (70, 12), (68, 30))), "#A8743C")
    for x in (38, 44, 50, 56, 62):
        brush.fill(disc(x, 30 - (x % 4), 3.4), GOLD)
    brush.fill(rounded_rectangle(31, 30, 38, 16, 1.6), "#8A5A2F")
    for x in (34, 62):
        brush.fill(box(x, 30, 3.4, 16), "#C99B5E")
    brush.fill(rounded_rectangle(46.4, 31, 7.2, 8, 1), GOLD)


def _paint_pearl_shell(brush: Brush) -> None:
    brush.fill(polygon((50, 46), *arc(50, 34, 22, 185, 355)), "#E8A7B4")
    for end in (32, 38, 44, 50, 56, 62, 68):
        brush.stroke(((50, 45), (end, 16 + abs(end - 50) * 0.5)), 1, "#A8607A")
    brush.fill(polygon((28, 38), *curve((28, 38), (50, 58), (72, 38)), (50, 46)), "#C97F98")
    brush.fill(disc(50, 39, 6), "#FFFFFF")
    brush.fill(disc(50, 39, 4.6), "#F4EBF7")


def _paint_castaway(brush: Brush) -> None:
    brush.tint(polygon(*curve((24, 47), (50, 30), (76, 47))), "#F3DFB0")
    paint_palm(brush, 57, 41, 32)
    paint_person(brush, 42, 43, 18, "#C9A877")
    brush.stroke(((45, 32), (51, 22)), 1.6, "#8F5A36")


def _paint_driftwood(brush: Brush) -> None:
    brush.stroke(curve((22, 46), (46, 36), (80, 44)), 6, brush.tinted("#6B5140"))
    brush.stroke(((52, 40), (64, 26)), 3.6, brush.tinted("#6B5140"))
    brush.stroke(((36, 42), (31, 33)), 2.6, brush.tinted("#6B5140"))
    brush.fill(ellipse(45, 30, 7, 4.4, 10), "#FFFFFF")
    brush.fill(polygon((40, 30), (31, 26), (38, 33)), "#DCE6EE")
    brush.fill(disc(51, 25, 3.2), "#FFFFFF")
    brush.fill(polygon((53.6, 24.4), (58, 26), (53.6, 27)), "#D9913F")
    brush.fill(box(45, 33, 1, 5), "#D9913F")


def _paint_whale(brush: Brush) -> None:
    brush.fill(
        polygon(
            *curve((27, 50), (28, 24), (54, 31)),
            *curve((54, 31), (64, 35), (68, 24)),
            *curve((68, 24), (62, 20), (60, 15)),
            *curve((60, 15), (68, 14), (71, 20)),
            *curve((71, 20), (75, 14), (82, 15)),
            *curve((82, 15), (80, 22), (74, 26)),
            *curve((74, 26), (72, 46), (56, 52)),
        ),
        "#1C3450",
    )
    brush.fill(polygon(*curve((28, 46), (40, 42), (58, 51)), (56, 53), (34, 53)), "#9FB8C9")
    for end in (31, 43):
        brush.stroke(curve((37, 28), (37, 14), (end, 14)), 1.5, "#E3F4F8")
    brush.fill(disc(35, 38, 1.3), "#FFFFFF")


def _paint_guide_stars(brush: Brush) -> None:
    points = ((28, 18), (35, 10), (44, 13), (52, 5), (62, 9), (71, 4))
    brush.stroke(points, 0.7, "#CFE0FF")
    for x, y in points:
        brush.fill(disc(x, y, 1.8), "#FFE9A8")


def _paint_monsoon_palm(brush: Brush) -> None:
    sloop_painter(38, 52, 20, GOLD)(brush)


WATER_VIEWS: Mapping[str, View] = {
    "W01": View("day", (g.paint_sea, _paint_quay, _paint_letter)),
    "W02": View("green", (g.paint_sea, _paint_quay, _archive, reed_boat_painter(22, 52, 22))),
    "W03": View("night", (_paint_lighthouse, g.paint_sea, _paint_quay, _paint_lighthouse)),
    "W04": View("dawn", (g.paint_sea, _paint_quay, galley_painter(26, 52, 42))),
    "W05": View("noon", (g.paint_sea, _paint_quay, _paint_gold_stacks)),
    "W06": View("rose", (g.paint_sea, _paint_twin_piers, sloop_painter(33, 50, 34))),
    "W07": View("day", (paint_clouds, g.paint_sea, _paint_quay, _paint_grain)),
    "W08": View("dusk", (g.paint_sea, _paint_jetty, _paint_porters)),
    "W09": View("grey", (g.paint_sea, _paint_jetty, _paint_silver_stacks, reed_boat_painter(24, 50, 24, PLUM))),
    "W10": View("dawn", (g.sun_painter(34, 14), g.paint_sea, _paint_jetty, _paint_pilgrims)),
    "W11": View("noon", (paint_clouds, g.paint_sea, _paint_quay, _paint_scales)),
    "W12": View("green", (g.paint_sea, _paint_jetty, _paint_rope)),
    "W13": View("noon", (paint_birds, g.paint_sea, _paint_ship_frame)),
    "W14": View("dusk", (g.paint_sea, _paint_toll_island)),
    "W15": View("rose", (g.paint_sea, _paint_quay, _paint_fish, reed_boat_painter(22, 54, 22, GOLD))),
    "W16": View("day", (g.paint_far_coast, g.paint_sea, _paint_ferry)),
    "W17": View("grey", (g.paint_sea, _paint_upturned_boat)),
    "W18": View("dawn", (g.paint_sea, _paint_quay, _paint_dates, dhow_painter(22, 50, 28))),
    "HW": View(
        "dawn", (g.sun_painter(36, 16), g.paint_sea, _paint_quay, _paint_home_harbour, dhow_painter(22, 52, 30, RED))
    ),
    "W19": View("grey", (g.paint_high_waves, g.paint_storm, _paint_monsoon_palm)),
    "W20": View("rose", (g.paint_sea, _paint_ships_log)),
    "W21": View("dawn", (g.paint_sea, g.paint_straits, _paint_pearls)),
    "W22": View("dusk", (g.paint_high_waves, _paint_musical_notes)),
    "W23": View("noon", (g.paint_wind, g.paint_sea, dhow_painter(30, 50, 42))),
    "W24": View("green", (g.paint_sea, g.paint_whirling_current)),
    "W25": View("day", (paint_clouds, g.paint_sea, g.paint_isles)),
    "W26": View("noon", (g.paint_high_waves, _paint_shoal)),
    "W27": View("dusk", (g.sun_painter(62, 30, 9), g.paint_far_coast, g.paint_sea, sloop_painter(32, 52, 34))),
    "W28": View(
        "green",
        (g.sun_painter(64, 12), g.paint_sea, g.light_on_water_painter("#FFFFFF"), reed_boat_painter(30, 48, 36, RED)),
    ),
    "W29": View("teal", (g.paint_high_waves, _paint_chest)),
    "W30": View("rose", (g.paint_high_waves, _paint_pearl_shell)),
    "W31": View("dawn", (g.paint_sun_over_calm_sea, reed_boat_painter(36, 42, 28, PLUM))),
    "W32": View("noon", (g.sun_painter(32, 12), g.paint_sea, _paint_castaway)),
    "W33": View("grey", (paint_clouds, g.paint_sea, _paint_driftwood)),
    "W34": View("dusk", (g.paint_far_coast, g.paint_sea, sloop_painter(56, 41, 13), paint_birds)),
    "W35": View("night", (_paint_guide_stars, g.paint_sea, galley_painter(29, 52, 42, TEAL))),
    "W36": View("deep", (g.paint_high_waves, _paint_whale)),
}
