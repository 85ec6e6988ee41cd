"""Signs of townsfolk's trades: tools and goods in a box from (60, 2) to (82, 38)."""

from render.drawing.shapes import arc, box, curve, disc, ellipse, hole, join, polygon, ring, rounded_rectangle
from render.games.wayfarers.sprites.views.brush import (
    GOLD,
    INK,
    LAMP,
    PALE,
    PLUM,
    RED,
    TEAL,
    WOOD,
    Brush,
    paint_camel,
    paint_glow,
    paint_palm,
    paint_pot,
)
from render.sprites.landscape import place_drawing


def paint_laden_camel(brush: Brush) -> None:
    """Paint a camel with a red load."""
    paint_camel(brush, 58, 34, 25, RED)


def paint_letter(brush: Brush) -> None:
    """Paint a letter with a red seal."""
    brush.fill(box(60, 14, 21, 14), INK)
    brush.fill(box(61, 15, 19, 12), PALE)
    brush.stroke(((61, 15), (70.5, 22), (80, 15)), 1, "#8A5A2F")
    brush.fill(disc(70.5, 22, 2.6), RED)


def paint_pilgrims_staff(brush: Brush) -> None:
    """Paint a pilgrim's staff in front of a palm."""
    paint_palm(brush, 75, 34, 26)
    brush.fill(box(64, 6, 1.6, 40), WOOD)
    brush.fill(disc(64.8, 6, 1.8), GOLD)


def paint_bread(brush: Brush) -> None:
    """Paint three loaves in a pile."""
    for x, y in ((66, 30), (76, 30), (71, 22)):
        brush.fill(ellipse(x, y, 6.4, 4.6), "#8A4E1C")
        brush.fill(ellipse(x, y - 0.8, 5.4, 3.6), "#D9913F")
        for shift in (-2.4, 0.4, 3):
            brush.stroke(((x + shift - 1, y - 2.4), (x + shift, y + 0.6)), 0.8, "#F3D9A0")


def paint_goat(brush: Brush) -> None:
    """Paint the head of a white goat with curved horns."""
    brush.stroke(curve((68, 14), (64, 2), (76, 3)), 2, "#6B5B3C")
    brush.stroke(curve((73, 14), (76, 4), (82, 8)), 2, "#6B5B3C")
    brush.fill(polygon((64, 13), (76, 12), (78, 28), (73, 34), (69, 34), (65, 27)), "#FFFFFF")
    brush.fill(polygon((76, 14), (83, 18), (76, 19)), "#DCD2C0")
    brush.fill(disc(69, 20, 1.1), INK)
    brush.fill(polygon((69, 34), (74, 34), (71, 41)), "#DCD2C0")


def paint_pigeon(brush: Brush) -> None:
    """Paint a pigeon that flies up with raised wings."""
    brush.fill(
        place_drawing(
            "M 0 40 L 20 34 Q 26 18 42 20 Q 52 22 56 36 L 78 0 Q 96 26 78 48 L 100 66 L 76 70 Q 62 88 40 82 Q 18 "
            "74 18 46",
            58,
            8,
            25,
        ),
        "#66788A",
    )
    brush.fill(
        place_drawing(
            "M 22 40 Q 28 24 42 26 Q 50 28 56 42 L 76 12 Q 88 28 72 50 Q 60 78 40 74 Q 24 68 22 40", 58, 8, 25
        ),
        "#F2F6FA",
    )
    brush.fill(disc(67, 15, 0.9), INK)


def paint_footsteps(brush: Brush) -> None:
    """Paint five footsteps that lead upwards."""
    for x, y in ((64, 36), (70, 29), (67, 20), (75, 14), (73, 6)):
        brush.fill(ellipse(x, y, 2.2, 3.4, 20), WOOD)
        brush.fill(disc(x + 1.2, y - 4, 1.1), WOOD)


def paint_coins(brush: Brush) -> None:
    """Paint four silver coins."""
    for x, y in ((66, 30), (76, 30), (71, 21), (71, 10)):
        brush.fill(disc(x, y, 5), "#66788A")
        brush.fill(disc(x, y - 0.6, 4.2), "#E3EAF0")
        brush.fill(box(x - 0.6, y - 3, 1.2, 4.8), "#66788A")


def paint_juggling_balls(brush: Brush) -> None:
    """Paint five of a juggler's balls in the air."""
    for x, y, ink in ((64, 24, RED), (67, 12, GOLD), (74, 7, TEAL), (80, 14, "#5DB9F5"), (79, 26, PLUM)):
        brush.fill(disc(x, y, 4), ink)
        brush.fill(disc(x - 1.2, y - 1.2, 1.2), "#FFFFFF")


def paint_jug(brush: Brush) -> None:
    """Paint a clay jug with its handle."""
    brush.stroke(curve((75, 13), (83, 14), (77, 26)), 1.8, "#9C4F2C")
    paint_pot(brush, 71, 34, 17, "#C2603A")


def paint_oar(brush: Brush) -> None:
    """Paint an oar that leans to the right, its blade up."""
    brush.stroke(((62, 40), (74, 10)), 2, WOOD)
    brush.fill(ellipse(76, 8, 3.4, 8, 22), "#C99B5E")


def paint_message_in_bottle(brush: Brush) -> None:
    """Paint a rolled message in a green bottle with its cork."""
    brush.fill(polygon((68, 4), (74, 4), (74, 12), (78, 18), (78, 36), (64, 36), (64, 18), (68, 12)), "#2F7F79")
    brush.fill(polygon((69.4, 11), (72.6, 11), (76, 18.6), (76, 34), (66, 34), (66, 18.6)), "#8FD0C4")
    brush.fill(box(68.6, 20, 5, 13), PALE)
    brush.fill(box(69, 2, 4, 4), "#B98A4E")


def paint_admirals_flag(brush: Brush) -> None:
    """Paint a blue swallow-tailed flag on its pole."""
    brush.fill(box(61, 2, 1.6, 42), WOOD)
    brush.fill(polygon((62.6, 3), (83, 3), (78, 11), (83, 19), (62.6, 19)), "#1D5C90")
    brush.fill(
        polygon(
            (70, 5),
            (71.6, 9.4),
            (76, 9.6),
            (72.6, 12.4),
            (73.8, 17),
            (70, 14.4),
            (66.2, 17),
            (67.4, 12.4),
            (64, 9.6),
            (68.4, 9.4),
        ),
        GOLD,
    )


def paint_fish(brush: Brush) -> None:
    """Paint two fish, one above the other."""
    for y, ink in ((14, "#5DB9F5"), (27, "#F2885A")):
        brush.fill(ellipse(69, y, 8.4, 4.6), ink)
        brush.fill(polygon((75, y), (83, y - 5), (83, y + 5)), ink)
        brush.fill(disc(64.6, y - 1, 1), INK)
        brush.stroke(curve((68, y - 3.6), (70.4, y), (68, y + 3.6)), 0.8, PALE)


def paint_toll_bar(brush: Brush) -> None:
    """Paint a striped toll bar that is half open."""
    brush.fill(box(61, 12, 3.4, 34), WOOD)
    brush.stroke(((62, 22), (84, 8)), 4.4, PALE)
    for x, y in ((65, 20), (72, 15.6), (79, 11.2)):
        brush.stroke(((x, y), (x + 2.6, y - 1.6)), 4.4, RED)


def paint_book(brush: Brush) -> None:
    """Paint an open book with three lines on each page."""
    for side, ink in ((-1, PALE), (1, "#E8D6AE")):
        brush.fill(
            polygon(
                (71, 14),
                *curve((71, 14), (71 + 5 * side, 10), (71 + 11 * side, 13)),
                (71 + 11 * side, 29),
                *curve((71 + 11 * side, 29), (71 + 5 * side, 26), (71, 31)),
            ),
            ink,
        )
        for index in range(3):
            brush.stroke(((71 + 3 * side, 17.6 + 3.6 * index), (71 + 8.6 * side, 16.6 + 3.6 * index)), 0.9, "#5A3510")


def paint_lens(brush: Brush) -> None:
    """Paint a magnifying lens with its handle."""
    brush.stroke(((74, 24), (81, 36)), 3, WOOD)
    brush.fill(disc(70, 16, 9.4), "#9A6A14")
    brush.fill(disc(70, 16, 7.4), "#CFE8FF")
    brush.fill(ellipse(67.4, 13, 2.6, 1.6, -40), "#FFFFFF")


def paint_dice(brush: Brush) -> None:
    """Paint two dice with three and four red pips."""
    for x, y, pips in ((61, 20, ((3, 3), (9, 9), (6, 6))), (70, 7, ((3, 3), (9, 3), (3, 9), (9, 9)))):
        brush.fill(rounded_rectangle(x - 0.8, y - 0.8, 13.6, 13.6, 3), INK)
        brush.fill(rounded_rectangle(x, y, 12, 12, 2.4), PALE)
        for dx, dy in pips:
            brush.fill(disc(x + dx, y + dy, 1.3), RED)


def paint_falcon(brush: Brush) -> None:
    """Paint a falcon on its perch."""
    brush.fill(box(60, 33, 23, 2), WOOD)
    brush.fill(
        place_drawing(
            "M 40 0 Q 70 0 70 26 Q 96 50 84 100 L 60 84 Q 20 70 24 34 L 8 24 L 26 16 Q 28 2 40 0", 61, 6, 20, 30
        ),
        "#6B4A2C",
    )
    brush.fill(place_drawing("M 44 34 Q 64 40 66 74 Q 36 64 38 36", 61, 6, 20, 30), "#E8D6AE")
    brush.fill(disc(68.4, 11.6, 1), GOLD)


def paint_carpets(brush: Brush) -> None:
    """Paint a red carpet with a golden border and fringes, hung up."""
    brush.fill(box(62, 4, 20, 31), "#A8203A")
    brush.fill(box(64, 6, 16, 27), GOLD)
    brush.fill(box(65.2, 7.2, 13.6, 24.6), "#2A3A78")
    for y in (13, 25):
        brush.fill(polygon((72, y - 5), (77, y), (72, y + 5), (67, y)), RED)
        brush.fill(disc(72, y, 1.6), GOLD)
    for x in range(63, 82, 3):
        brush.fill(box(x, 35, 1, 3), PALE)


def paint_hoop(brush: Brush) -> None:
    """Paint an acrobat's red hoop with golden studs."""
    brush.fill(ring(71, 18, 10, 3), RED)
    for turn in range(0, 360, 60):
        (x, y), *_ = arc(71, 18, 10, turn, turn + 1)
        brush.fill(disc(x, y, 1.8), GOLD)


def paint_quill(brush: Brush) -> None:
    """Paint a white quill in its inkwell."""
    brush.fill(place_drawing("M 92 0 Q 40 14 26 64 L 12 92 L 20 94 L 34 70 Q 82 58 92 0", 62, 0, 22, 30), "#FFFFFF")
    brush.stroke(curve((66, 27), (70, 14), (81, 2)), 0.8, "#A8A093")
    brush.fill(polygon((60, 30), (72, 30), (74, 38), (58, 38)), "#1D3F6E")
    brush.fill(ellipse(66, 30, 6, 1.6), INK)


def paint_moon_and_star(brush: Brush) -> None:
    """Paint a crescent moon and a star on a disc of night sky, for a teller of tales."""
    brush.fill(disc(71, 17, 12.4), "#1B1A45")
    brush.fill(join(disc(69, 18, 8), hole(disc(72.4, 15.6, 7))), "#FFE9A8")
    brush.fill(polygon((76, 10), (77, 13), (80, 14), (77, 15), (76, 18), (75, 15), (72, 14), (75, 13)), PALE)


def paint_hive(brush: Brush) -> None:
    """Paint a beehive with its entrance and a few bees."""
    for index, half in enumerate((5, 8.4, 10.4, 10.4, 9)):
        brush.fill(rounded_rectangle(72 - half, 7 + 6 * index, 2 * half, 6.4, 3), "#D9A23A" if index % 2 else GOLD)
    brush.fill(disc(72, 29, 3), INK)
    for x, y in ((60, 9), (83, 6)):
        brush.fill(ellipse(x, y - 1.4, 1.8, 1), PALE)
        brush.fill(ellipse(x, y, 2.2, 1.5), INK)


def paint_grapes(brush: Brush) -> None:
    """Paint a bunch of grapes with a leaf."""
    brush.fill(box(70.4, 2, 1.4, 6), WOOD)
    brush.fill(polygon((71, 7), (81, 3), (80, 11)), "#4C8A4B")
    for row, count in enumerate((4, 3, 2, 1)):
        for index in range(count):
            x, y = 71 + (index - (count - 1) / 2) * 5.4, 13 + 5.2 * row
            brush.fill(disc(x, y, 3.1), "#5A2A78")
            brush.fill(disc(x - 0.9, y - 0.9, 0.9), "#C9A8E8")


def paint_palette(brush: Brush) -> None:
    """Paint a palette with dabs of colour, and a brush."""
    brush.fill(
        place_drawing(
            "M 10 50 Q 10 8 54 8 Q 98 8 98 46 Q 98 66 78 62 Q 60 60 64 78 Q 64 94 46 92 Q 10 86 10 50", 58, 9, 26
        ),
        "#C99B5E",
    )
    for x, y, ink in ((66, 17, RED), (73, 14, GOLD), (79, 19, "#1D5C90"), (65, 25, TEAL)):
        brush.fill(disc(x, y, 2.5), ink)
    brush.stroke(((60, 40), (82, 4)), 1.4, WOOD)


def paint_gold_pan(brush: Brush) -> None:
    """Paint a pan of water with grains of gold."""
    brush.fill(ellipse(71, 24, 12, 7), "#4A4440")
    brush.fill(ellipse(71, 23, 10, 5.2), "#5DA8D0")
    for x, y in ((66, 23), (70, 25), (74, 22), (77, 25), (71, 20.6)):
        brush.fill(disc(x, y, 1.5), "#F2C230")


def paint_anchor(brush: Brush) -> None:
    """Paint a ship's anchor upright."""
    brush.fill(ring(71, 7, 3, 2), "#2A3A4E")
    brush.fill(join(box(69.8, 9, 2.4, 26), box(64, 13, 14, 2.4)), "#2A3A4E")
    brush.stroke(curve((61, 24), (62, 36), (71, 36)), 2.6, "#2A3A4E")
    brush.stroke(curve((81, 24), (80, 36), (71, 36)), 2.6, "#2A3A4E")


def paint_steering_oar(brush: Brush) -> None:
    """Paint a steering oar in front of a sail."""
    brush.fill(polygon((64, 30), *curve((64, 30), (68, 8), (82, 2)), *curve((82, 2), (86, 18), (80, 32))), "#FFFFFF")
    brush.stroke(((62, 40), (76, 6)), 1.8, WOOD)
    brush.fill(polygon((58, 46), (62, 32), (67, 34), (65, 47)), "#8A5A2F")


def paint_bale_on_waves(brush: Brush) -> None:
    """Paint a bale with two straps above waves."""
    brush.fill(rounded_rectangle(61, 8, 21, 17, 4), "#C97F4A")
    for x in (66, 75):
        brush.fill(box(x, 8, 2, 17), WOOD)
    brush.fill(box(61, 15, 21, 2), WOOD)
    for y in (29, 35):
        brush.stroke(
            (
                *curve((60, y), (64, y - 4), (67, y)),
                *curve((67, y), (70, y + 4), (74, y)),
                *curve((74, y), (78, y - 4), (82, y)),
            ),
            1.8,
            "#1D5C90",
        )


def paint_kettle(brush: Brush) -> None:
    """Paint a kettle with three wisps of steam."""
    for x in (66, 71, 76):
        brush.stroke(curve((x, 14), (x + 4, 9), (x - 2, 4)), 1.4, "#FFFFFF")
    brush.fill(
        polygon((60, 18), (82, 18), *curve((82, 18), (83, 36), (71, 36)), *curve((71, 36), (59, 36), (60, 18))),
        "#3A3634",
    )
    brush.fill(ellipse(71, 18, 11, 3), "#D9603A")


def paint_pearl(brush: Brush) -> None:
    """Paint a pearl in an open shell."""
    brush.fill(polygon((71, 30), *arc(71, 22, 12, 190, 350)), "#E8A7B4")
    for end in (62, 67, 71, 75, 80):
        brush.stroke(((71, 29), (end, 13 + abs(end - 71) * 0.4)), 0.7, "#A8607A")
    brush.fill(polygon((59, 25), *curve((59, 25), (71, 42), (83, 25)), (71, 31)), "#C97F98")
    brush.fill(disc(71, 26, 3.8), "#FFFFFF")


def paint_astrolabe(brush: Brush) -> None:
    """Paint a brass astrolabe with a red pivot."""
    brush.fill(ring(71, 4, 2.4, 1.6), "#9A6A14")
    brush.fill(ring(71, 20, 11, 3.6), GOLD)
    brush.fill(ring(71, 20, 5, 1.6), "#9A6A14")
    brush.stroke(((62, 27), (80, 13)), 1.8, "#9A6A14")
    brush.fill(disc(71, 20, 1.8), RED)


def paint_stock_list(brush: Brush) -> None:
    """Paint a list with four ticked lines on a board."""
    brush.fill(box(62, 5, 18, 30), WOOD)
    brush.fill(box(63.4, 7, 15.2, 26.6), PALE)
    for index in range(4):
        y = 11 + 6 * index
        brush.stroke(((65, y), (66.4, y + 1.6), (69, y - 1.6)), 1.1, "#2F7A4A")
        brush.fill(box(70.6, y - 0.6, 6, 1.2), INK)


def paint_net(brush: Brush) -> None:
    """Paint a fishing net with a netting needle."""
    for index in range(5):
        brush.stroke(curve((60, 6 + 6 * index), (71, 12 + 6 * index), (83, 6 + 6 * index)), 0.9, "#5A4632")
        brush.stroke(((61 + 5 * index, 5), (61 + 5 * index, 36)), 0.9, "#5A4632")
    brush.stroke(((66, 34), (78, 12)), 1.8, "#D9A868")


def paint_lantern(brush: Brush) -> None:
    """Paint a lit lantern on a dark disc."""
    brush.fill(disc(71, 19, 14), "#1A1A2E")
    paint_glow(brush, 71, 20, 4.4, LAMP)
    brush.fill(rounded_rectangle(66, 12, 10, 16, 2), "#4A4440")
    brush.fill(rounded_rectangle(68, 14.6, 6, 11, 1.4), "#FFD56A")
    brush.fill(ring(71, 9, 3, 1.4), "#8A8078")


def paint_key(brush: Brush) -> None:
    """Paint a brass key with its bit at the bottom."""
    brush.fill(ring(71, 9, 5, 3), "#9A6A14")
    brush.fill(box(69.8, 13, 2.6, 22), "#9A6A14")
    brush.fill(box(72, 27, 5, 2.6), "#9A6A14")
    brush.fill(box(72, 32, 5, 2.6), "#9A6A14")
