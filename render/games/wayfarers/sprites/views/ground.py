"""Backgrounds of illustrations: lights in the sky, hills, dunes and the sea."""

import math

from render.drawing.shapes import arc, box, curve, disc, ellipse, hole, join, polygon, rounded_rectangle
from render.games.wayfarers.sprites.views.brush import (
    GOLD,
    INK,
    PALE,
    RED,
    VIEW_HEIGHT,
    VIEW_WIDTH,
    WOOD,
    Brush,
    ViewPart,
    paint_battlements,
    paint_glow,
    paint_palm,
)


def sun_painter(x: float, y: float, radius: float = 6.5) -> ViewPart:
    """Return a function that paints the sun around (x, y) with its glow."""

    def paint(brush: Brush) -> None:
        paint_glow(brush, x, y, radius, "#FFF0B8")
        brush.fill(disc(x, y, radius), "#FFD27A" if brush.is_dark else "#FFE9A8")

    return paint


def paint_full_moon(brush: Brush) -> None:
    """Paint the full moon with its glow and three craters."""
    paint_glow(brush, 62, 13, 6.5, "#E9E6F5")
    brush.fill(disc(62, 13, 6.5), "#E9E6F5")
    for x, y, radius in ((60, 11, 1.6), (64.5, 14.5, 1.2), (61, 16, 0.9)):
        brush.fill(disc(x, y, radius), "#CBC6DE")


def paint_crescent(brush: Brush) -> None:
    """Paint a crescent moon, open to the upper right."""
    brush.fill(join(disc(38, 13, 8), hole(disc(42, 10.5, 7))), "#F3EEDC")


def paint_eclipse(brush: Brush) -> None:
    """Paint the dark disc of an eclipsed sun with its corona."""
    for radius, part in ((20, 0.14), (15.5, 0.34), (12.4, 0.8)):
        brush.fill(disc(50, 19, radius), brush.sky_mixed_with(19, "#FFC65C", part))
    brush.fill(disc(50, 19, 10.4), "#120C18")


def paint_comet(brush: Brush) -> None:
    """Paint a comet that flies from the upper right to the lower left."""
    brush.fill(polygon((36, 25), (86, 0), (40, 30)), "#8FB4E0")
    brush.fill(polygon((36, 26), (74, 10), (39, 31)), "#CFE8FF")
    brush.fill(disc(36, 28, 4.6), "#FFF6DC")


def paint_evening_star(brush: Brush) -> None:
    """Paint one bright star with four rays."""
    paint_glow(brush, 50, 14, 5, "#FFE9A8")
    brush.fill(
        polygon((50, 1), (52.4, 11.6), (63, 14), (52.4, 16.4), (50, 27), (47.6, 16.4), (37, 14), (47.6, 11.6)),
        "#FFF6DC",
    )


def paint_milky_way(brush: Brush) -> None:
    """Paint the Milky Way as a band that rises to the right, with stars on it."""
    for inner, ink in ((9, "#5A4F9E"), (5, "#7D74BC"), (2, "#BDB8E4")):
        brush.fill(polygon((14, 46 + inner), (20, 46 - inner), (86, -4 - inner), (86, -4 + inner)), ink)
    for _ in range(46):
        part = brush.chance.random()
        x, y = 18 + 66 * part + brush.chance.gauss(0, 3), 45 - 48 * part + brush.chance.gauss(0, 3)
        brush.fill(disc(x, y, brush.chance.choice((0.5, 0.8, 1.1))), "#FFFFFF")


def _ground_painter(y: float, light: str, dark: str) -> ViewPart:
    def paint(brush: Brush) -> None:
        swing = brush.chance.uniform(-2.5, 2.5)
        for drop, ink in ((0, light), (8, dark)):
            edge = curve(
                (-2, y + drop - swing),
                (30, y + drop + swing * 2),
                (64, y + drop - swing * 2),
                (VIEW_WIDTH + 2, y + drop),
            )
            brush.tint(polygon(*edge, (VIEW_WIDTH + 2, VIEW_HEIGHT + 2), (-2, VIEW_HEIGHT + 2)), ink)
        for _ in range(5):
            x, down = brush.chance.uniform(20, 80), brush.chance.uniform(y + 4, 60)
            brush.tint(ellipse(x, down, brush.chance.uniform(1.5, 4), 0.7), dark)

    return paint


paint_sand = _ground_painter(42, "#EBCF9C", "#D2A566")
paint_grass = _ground_painter(42, "#A9BE72", "#7F9C55")
paint_stone = _ground_painter(42, "#D9C8A8", "#B59D75")
paint_rock = _ground_painter(40, "#B0906A", "#8A6C4C")


def paint_dunes(brush: Brush) -> None:
    """Paint three dunes, each with a shaded side."""
    for y, crest, light, dark in (
        (33, 62, "#F0D09A", "#D9AE72"),
        (40, 36, "#E6BA7C", "#C8935A"),
        (50, 60, "#D6A062", "#B07C44"),
    ):
        left = (*curve((-2, y + 3), (crest * 0.5, y - 4), (crest, y - 5)),)
        brush.tint(
            polygon(
                *left,
                *curve((crest, y - 5), (crest + 20, y + 6), (VIEW_WIDTH + 2, y + 4)),
                (VIEW_WIDTH + 2, 64),
                (-2, 64),
            ),
            light,
        )
        brush.tint(
            polygon(
                (crest, y - 5),
                *curve((crest, y - 5), (crest + 14, y + 4), (VIEW_WIDTH + 2, y + 5)),
                (VIEW_WIDTH + 2, 64),
                *curve((crest + 12, 64), (crest + 2, y + 10), (crest, y - 5)),
            ),
            dark,
        )


def paint_hills(brush: Brush) -> None:
    """Paint two ranges of hills on the horizon."""
    for shift, ink in ((0, "#B7C39A"), (10, "#93A878")):
        brush.tint(
            polygon(
                (-2, 48),
                *curve((-2, 38 + shift / 4), (16 + shift, 18), (44 + shift, 36)),
                *curve((44 + shift, 36), (70, 16 + shift), (VIEW_WIDTH + 2, 38)),
                (VIEW_WIDTH + 2, 48),
            ),
            ink,
        )


def paint_peaks(brush: Brush) -> None:
    """Paint two mountains with snow on their peaks."""
    for x, y, half, light, dark in ((37, 14, 26, "#B39A80", "#86705C"), (60, 5, 30, "#A48A72", "#74604E")):
        brush.tint(polygon((x - half, 48), (x, y), (x + half, 48)), light)
        brush.tint(polygon((x, y), (x + half, 48), (x + half * 0.2, 48), (x + 3, y + 18)), dark)
        brush.fill(
            polygon((x - 6.4, y + 9), (x, y), (x + 6.4, y + 9), (x + 2.6, y + 7.4), (x, y + 11), (x - 2.6, y + 7.6)),
            "#FFFFFF",
        )


def paint_gorge(brush: Brush) -> None:
    """Paint a road that leads through a pass between two cliffs."""
    brush.tint(polygon((-2, 64), (-2, 3), (24, 8), (34, 26), (40, 42), (38, 64)), "#9C8068")
    brush.tint(polygon((24, 8), (34, 26), (40, 42), (38, 64), (28, 64), (30, 40)), "#7A604E")
    brush.tint(polygon((102, 64), (102, 0), (78, 6), (66, 28), (59, 42), (62, 64)), "#80664F")
    brush.tint(polygon((78, 6), (66, 28), (59, 42), (62, 64), (70, 64), (71, 34)), "#654F40")
    brush.tint(polygon((38, 64), (40, 42), (59, 42), (62, 64)), "#C9A877")
    brush.tint(
        polygon((44, 64), *curve((44, 64), (53, 52), (48, 42)), (52, 42), *curve((52, 42), (60, 52), (58, 64))),
        "#F1DDB0",
    )


def paint_ridge(brush: Brush) -> None:
    """Paint two dark mountain ridges."""
    brush.fill(polygon((-2, 64), (-2, 46), (24, 38), (36, 43), (60, 31), (76, 38), (102, 24), (102, 64)), "#5B4A6E")
    brush.fill(polygon((-2, 64), (-2, 54), (40, 45), (62, 52), (102, 46), (102, 64)), "#3A2F50")


def paint_plain_with_road(brush: Brush) -> None:
    """Paint a plain up to the horizon, with hills in the distance and a road."""
    for x, height in ((30, 5), (52, 8), (74, 5)):
        brush.tint(polygon(*curve((x - 17, 34), (x, 34 - 2 * height), (x + 17, 34))), "#93A7BC")
    brush.tint(box(-2, 34, 104, 30), "#E2CC92")
    brush.tint(box(-2, 46, 104, 18), "#CDB074")
    brush.tint(
        polygon((34, 64), *curve((34, 64), (66, 50), (49, 34)), (51, 34), *curve((51, 34), (76, 48), (64, 64))),
        "#FBF1DA",
    )


def paint_sea(brush: Brush) -> None:
    """Paint calm water from the horizon down, with a few light ripples."""
    for y, ink in ((36, "#7FC0DA"), (41, "#4FA3CC"), (49, "#2F7FB4"), (57, "#1D5C90")):
        brush.tint(box(-2, y, 104, VIEW_HEIGHT + 2 - y), ink)
    for index in range(8):
        x, width = brush.chance.uniform(16, 76), brush.chance.uniform(5, 13)
        brush.tint(rounded_rectangle(x, 39 + index * 2.9, width, 0.9, 0.4), "#E3F4F8")


def paint_high_waves(brush: Brush) -> None:
    """Paint five rows of waves up to a high horizon."""
    for row, ink in enumerate(("#5FA8CC", "#3F8ABA", "#2A6CA0", "#1D4F80", "#143A64")):
        y, shift = 27 + 7.6 * row, 6.0 * (row % 2)
        crests = [(x - shift, y, x + 6 - shift) for x in range(-4, 112, 12)]
        top = [
            point
            for x, level, half in crests
            for point in ((x, level), (half - 3, level - 2.6), (half, level - 3.2), (half + 3, level - 2.6))
        ]
        brush.tint(polygon(*top, (114, 64), (-12, 64)), ink)


def light_on_water_painter(ink: str) -> ViewPart:
    """Return a function that paints bands of light of this colour on the water."""

    def paint(brush: Brush) -> None:
        for index, width in enumerate((24, 18, 22, 12, 16, 8)):
            brush.fill(rounded_rectangle(50 - width / 2 + (index % 2) * 2 - 1, 42 + index * 3, width, 1.3, 0.6), ink)

    return paint


def paint_beach(brush: Brush) -> None:
    """Paint a beach with surf, a shell and a palm."""
    brush.tint(polygon((-2, 64), *curve((-2, 50), (40, 34), (102, 54)), (102, 64)), "#FFFFFF")
    brush.tint(polygon((-2, 64), *curve((-2, 52.5), (40, 37), (102, 56)), (102, 64)), "#F6E7C2")
    brush.fill(polygon((62, 53), *arc(62, 50, 4.4, 190, 350)), "#E8A7B4")
    paint_palm(brush, 35, 45, 34)


def paint_cliff(brush: Brush) -> None:
    """Paint a cliff with a hut on the left, over the water."""
    brush.tint(polygon((-2, 64), (-2, 22), (40, 21), (50, 27), (50, 38), (55, 48), (56, 64)), "#C79A6A")
    brush.tint(polygon((40, 21), (50, 27), (50, 38), (55, 48), (56, 64), (46, 64), (44, 44), (40, 34)), "#9A7148")
    brush.tint(polygon((-2, 22), (40, 21), (50, 27), (-2, 26)), "#8FA85A")
    brush.tint(box(30, 12, 10, 10), "#F3E0BA")
    brush.tint(polygon((28, 13), (35, 6), (42, 13)), RED)


def paint_surf_at_rock(brush: Brush) -> None:
    """Paint surf at the foot of a rock on which a person stands."""
    brush.tint(polygon((-2, 64), (-2, 33), (40, 34), (53, 44), (58, 64)), "#A8906A")
    brush.tint(polygon((-2, 33), (40, 34), (44, 38), (-2, 37)), "#8FA85A")
    for index in range(5):
        x = 51 + index * 9
        brush.stroke(curve((x, 50), (x + 4, 43), (x + 8, 50)), 2, "#FFFFFF")


def paint_isles(brush: Brush) -> None:
    """Paint three isles with a palm on each."""
    for x, y, half in ((34, 45, 11), (62, 40, 12), (50, 52, 15)):
        brush.tint(polygon(*curve((x - half, y), (x, y - half), (x + half, y))), "#8FA85A")
        brush.tint(
            polygon((x - half, y), (x + half, y), (x + half * 0.8, y + 1.6), (x - half * 0.8, y + 1.6)), "#F3DFB0"
        )
    paint_palm(brush, 34, 40, 20)
    paint_palm(brush, 63, 36, 26)
    paint_palm(brush, 51, 46, 16)


def paint_far_coast(brush: Brush) -> None:
    """Paint a coast on the left that ends in the distance."""
    brush.tint(polygon((-2, 37), (-2, 28), (22, 25), (44, 31), (64, 36), (66, 37)), "#8A6C78")


def paint_straits(brush: Brush) -> None:
    """Paint the rocks at both sides of a strait."""
    brush.tint(polygon((-2, 50), (-2, 6), (26, 10), (33, 28), (40, 46)), "#B0906A")
    brush.tint(polygon((26, 10), (33, 28), (40, 46), (30, 46), (28, 28)), "#8A6C4C")
    brush.tint(polygon((102, 50), (102, 4), (76, 8), (70, 26), (61, 46)), "#94765A")


def paint_whirling_current(brush: Brush) -> None:
    """Paint a current that turns in a spiral."""
    for shift, width in ((0, 2.4), (5, 1.8), (10, 1.4)):
        points = (
            *curve((18, 34 + shift), (46, 20 + shift), (54, 36 + shift)),
            *curve((54, 36 + shift), (60, 52), (84, 36 + shift)),
        )
        brush.stroke(points, width, "#A9F0F0")
    whirl = [(45 + 0.62 * step * math.cos(step * 0.5), 45 + 0.42 * step * math.sin(step * 0.5)) for step in range(21)]
    brush.stroke(tuple(whirl), 1.6, "#E3F8F8")


def paint_city_wall(brush: Brush) -> None:
    """Paint a city wall with battlements and three towers."""
    face, light = brush.tinted("#D9AE74"), brush.tinted("#EBCF9C")
    brush.fill(box(-2, 28, 104, 20), face)
    paint_battlements(brush, -2, 28, 104, 14, 3, face)
    for x in (28, 50, 72):
        brush.fill(box(x - 6.5, 18, 13, 30), light)
        paint_battlements(brush, x - 7.5, 18, 15, 2, 3.6, light)
        brush.fill(rounded_rectangle(x - 1.5, 24, 3, 7, 1.5), brush.window_colour())


def paint_city_at_night(brush: Brush) -> None:
    """Paint thirteen dark houses of a city with lit windows."""
    for index in range(13):
        height = 9 + index * 7 % 19 + (index % 3) * 3
        x = 2 + index * 7.6
        brush.fill(box(x, 46 - height, 7, height + 18), "#232148" if index % 2 else "#2E2A5C")
        if index % 4 == 1:
            brush.fill(polygon((x, 46 - height), (x + 3.5, 40 - height), (x + 7, 46 - height)), "#232148")
        for level in range(2 + index % 3):
            brush.fill(box(x + 1.4 + 2.6 * ((index + level) % 2), 49 - height + 5 * level, 1.8, 2.6), "#FFD56A")


def paint_road(brush: Brush) -> None:
    """Paint a winding road from the foreground to the horizon."""
    brush.tint(
        polygon((30, 64), *curve((30, 64), (62, 52), (50, 42)), (54, 42), *curve((54, 42), (74, 52), (58, 64))),
        "#F3E0BA",
    )


def paint_signpost(brush: Brush) -> None:
    """Paint a signpost with two boards that point in opposite directions."""
    brush.fill(box(68, 22, 1.8, 24), WOOD)
    brush.tint(polygon((64, 23), (75, 23), (78, 26), (75, 29), (64, 29)), PALE)
    brush.tint(polygon((73, 31), (63, 31), (60, 34), (63, 37), (73, 37)), PALE)


def paint_constellation(brush: Brush) -> None:
    """Paint six stars joined by lines, in the upper half of the sky."""
    points = ((30, 16), (38, 8), (48, 14), (58, 5), (68, 11), (64, 20))
    brush.stroke(points, 0.7, "#CFE0FF")
    for x, y in points:
        brush.fill(disc(x, y, 1.7), "#FFE9A8")


def paint_storm(brush: Brush) -> None:
    """Paint a dark cloud with rain and lightning."""
    for index in range(8):
        x = 26 + index * 6.6
        brush.stroke(((x, 24), (x - 4, 36)), 0.9, "#E3F0F4")
    for x, y, radius in ((30, 12, 9), (42, 8, 10), (54, 9, 11), (68, 12, 9), (50, 16, 11)):
        brush.fill(disc(x, y, radius), "#4A5866" if y > 10 else "#5C6B7A")
    brush.fill(polygon((50, 19), (58, 19), (53, 27), (59, 27), (46, 42), (49.5, 31), (44, 31)), "#FFE27A")


def paint_wind(brush: Brush) -> None:
    """Paint three gusts of wind, each with a curl at its end."""
    for y, length in ((8, 66), (15, 76), (22, 62)):
        brush.stroke(
            (*curve((20, y + 2), (length - 24, y - 4), (length, y)), *arc(length, y + 2.6, 2.6, 270, 460)),
            1.5,
            "#FFFFFF",
        )


def paint_sun_over_calm_sea(brush: Brush) -> None:
    """Paint the setting sun and its reflection on a still sea."""
    brush.fill(disc(50, 34, 11), "#FFF0C0")
    brush.fill(box(-2, 36, 104, 28), brush.time.bands[1])
    brush.fill(box(-2, 50, 104, 14), brush.time.bands[0])
    brush.fill(ellipse(50, 39, 10, 4), "#FFE9B8")
    for index, width in enumerate((26, 30, 20, 24)):
        brush.fill(rounded_rectangle(50 - width / 2, 44 + index * 4, width, 1, 0.5), "#F6F0F4")


def paint_sundial(brush: Brush) -> None:
    """Paint a sundial with its hour lines and gnomon."""
    brush.tint(ellipse(50, 37, 27, 11), "#B59A6C")
    brush.tint(ellipse(50, 34, 27, 11), "#F6EBD2")
    for turn in range(0, 360, 30):
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        brush.stroke(((50 + 20 * cosine, 34 + 8 * sine), (50 + 24 * cosine, 34 + 9.6 * sine)), 1.1, INK)
    brush.fill(polygon((50, 34), (70, 40), (52, 36)), "#8A7458")
    brush.fill(polygon((45, 35), (53, 35), (50, 7)), GOLD)
    brush.fill(polygon((50, 7), (53, 35), (50, 35)), "#9A6A14")
