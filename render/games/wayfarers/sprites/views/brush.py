"""A brush for illustrations: a canvas in a box of 100 by 62, a time of day that tints the colours, and random numbers
for details. The subject is between x 27 and 73 and above y 42; narrow cards and tags cut off or cover the rest."""

from collections.abc import Callable, Mapping
from copy import copy
from random import Random
from typing import NamedTuple, TypeAlias

from render.drawing.canvas import Canvas
from render.drawing.shapes import Point, Shape, box, curve, disc, ellipse, polygon, rounded_rectangle
from render.sprites.landscape import mix_colours, place_drawing

VIEW_WIDTH, VIEW_HEIGHT = 100.0, 62.0
"""Width and height of an illustration, in its own units."""

BAND_HEIGHT = 9.5
"""Height of a band of the sky, in an illustration's units."""

MAX_DEPTH = 130.0
"""Y coordinate down to which the sky and people extend, for rectangles that are higher than an illustration."""

INK, WOOD, PALE = "#231A14", "#6B4A2C", "#FBF1DA"
"""Colours of outlines, of wood such as posts and hulls, and of paper."""

RED, TEAL, GOLD, SILVER, PLUM = "#C23B2A", "#2F9C95", "#E5B144", "#CBD5E0", "#86356B"
"""Colours of cloth, glaze and metal."""

WINDOW, LAMP = "#5A3A28", "#FFC65C"
"""Colours of a window by day, and of a lit window or a flame."""

_NIGHT_TONE, _DAY_TONE = 0.4, 0.14
"""Share of the haze in the colours of objects, by night and by day."""

CAMEL_DRAWING = (
    "M 6 96 L 10 62 Q 6 52 14 46 Q 22 44 28 36 Q 36 18 44 34 Q 48 44 54 34 Q 62 18 68 38 Q 74 46 80 40 Q 84 30 84 20 "
    "Q 86 12 94 14 L 100 18 L 98 23 L 91 24 Q 92 46 78 58 L 76 62 L 78 96 L 73 96 L 69 66 L 62 62 L 34 62 L 24 66 "
    "L 22 80 L 24 96 L 19 96 L 15 76 L 11 96"
)
"""SVG path of a camel in a box of 100 by 100."""


class DayTime(NamedTuple):
    """A time of day.

    `bands`: the sky's colours from top to bottom.
    `haze`: the colour that tints objects.
    `is_dark`: whether lamps are lit and stars are visible.
    """

    bands: tuple[str, str, str, str]
    haze: str
    is_dark: bool = False


TIME_BY_NAME: Mapping[str, DayTime] = {
    "day": DayTime(("#8FCBE0", "#B4DDE6", "#D6EBE4", "#F1ECCF"), "#F1ECCF"),
    "noon": DayTime(("#5FB4DA", "#86C9E0", "#B4DEE6", "#DCEFE4"), "#DCEFE4"),
    "dawn": DayTime(("#8C9BC9", "#C3A9C6", "#F0BFA6", "#FBDDA8"), "#FBDDA8"),
    "rose": DayTime(("#B96F98", "#D793AB", "#EDB7B7", "#FAD9BE"), "#FAD9BE"),
    "dusk": DayTime(("#4A3472", "#8A4A7E", "#CF6D62", "#F3A862"), "#B4586A", True),
    "fire": DayTime(("#6A1628", "#99261F", "#D4552A", "#F39A3E"), "#99261F", True),
    "green": DayTime(("#84C2AE", "#AAD6BE", "#D2E6CC", "#F0F0CC"), "#F0F0CC"),
    "grey": DayTime(("#77899A", "#94A5B0", "#B2C0C4", "#CFD8D5"), "#CFD8D5"),
    "eclipse": DayTime(("#14111F", "#291E2E", "#4A2F38", "#7A4A3A"), "#291E2E", True),
    "night": DayTime(("#12133C", "#1B1A45", "#2B2C6C", "#3B3A80"), "#1B1A45", True),
    "deep": DayTime(("#0B1030", "#101C4A", "#173066", "#1F4480"), "#101C4A", True),
    "teal": DayTime(("#0A2238", "#0F3650", "#16506A", "#216A7C"), "#0F3650", True),
    "violet": DayTime(("#26184F", "#352A72", "#4A3E98", "#6C5CB8"), "#352A72", True),
    "wine": DayTime(("#2E0F2C", "#4F1A3D", "#6D2B56", "#86356B"), "#4F1A3D", True),
    "ember": DayTime(("#2A1420", "#4A2030", "#743240", "#A04E4A"), "#4A2030", True),
    "pine": DayTime(("#0C2A26", "#124038", "#1D5A4C", "#2E7662"), "#124038", True),
}
"""Times of day by name."""


class Brush:
    """The painter of an illustration. `chance` is seeded with the card's id, so that details are always the same."""

    def __init__(self, canvas: Canvas, time: str, seed: str) -> None:
        self.canvas = canvas
        self.time = TIME_BY_NAME[time]
        self.chance = Random(seed)

    def move(self, across: float) -> "Brush":
        """Return the same brush with its origin `across` units to the right."""
        moved = copy(self)
        moved.canvas = self.canvas.move_origin(across, 0)
        return moved

    @property
    def is_dark(self) -> bool:
        """Whether it is so dark that lamps are lit."""
        return self.time.is_dark

    def fill(self, shape: Shape, ink: str) -> None:
        """Fill a shape with a colour as it is."""
        self.canvas.fill(shape, ink)

    def sky_mixed_with(self, y: float, ink: str, part: float) -> str:
        """Return the sky's colour at height `y` mixed with `ink`, whose share is `part`. For mist and light this is
        faster than blending."""
        return mix_colours(self.time.bands[max(0, min(3, int(y / BAND_HEIGHT)))], ink, part)

    def tint(self, shape: Shape, ink: str) -> None:
        """Fill a shape with a colour tinted by this time of day."""
        self.canvas.fill(shape, self.tinted(ink))

    def stroke(self, points: tuple[Point, ...], width: float, ink: str) -> None:
        """Draw a line through `points`, `width` units wide, with round ends."""
        self.canvas.stroke(points, width, ink)

    def tinted(self, ink: str) -> str:
        """Return a colour tinted by this time of day."""
        return mix_colours(ink, self.time.haze, _NIGHT_TONE if self.is_dark else _DAY_TONE)

    def window_colour(self) -> str:
        """Return the colour of windows and doors: lit if it is dark."""
        return LAMP if self.is_dark else WINDOW

    def paint_sky(self) -> None:
        """Paint the sky in four bands, with stars if it is dark."""
        top, *lower = self.time.bands
        self.fill(box(-2, -2, VIEW_WIDTH + 4, BAND_HEIGHT + 8), top)
        swing = self.chance.uniform(-3, 3)
        for band, ink in enumerate(lower, 1):
            y = BAND_HEIGHT * band + self.chance.uniform(-1.5, 1.5)
            edge = curve((-2, y - swing), (30, y + swing * 1.6), (66, y - swing * 1.6), (VIEW_WIDTH + 2, y + swing))
            bottom = y + BAND_HEIGHT + 8 if band < len(lower) else MAX_DEPTH
            self.fill(polygon(*edge, (VIEW_WIDTH + 2, bottom), (-2, bottom)), ink)
        if self.is_dark:
            self.paint_stars(20)

    def paint_stars(self, count: int, low: float = 40) -> None:
        """Paint `count` stars at random places of the sky above y `low`."""
        for index in range(count):
            x, y = self.chance.uniform(2, 98), self.chance.uniform(1, low)
            self.fill(disc(x, y, (0.45, 0.6, 0.9)[index % 3]), "#FFE9A8" if index % 2 else "#FFFFFF")


ViewPart: TypeAlias = Callable[[Brush], None]
"""A function that paints a part of an illustration with a brush."""


class View(NamedTuple):
    """The illustration of a card.

    `time`: the name of the time of day.
    `parts`: the functions that paint its parts, from back to front.
    `always_visible_width`: the width that stays visible even in a rectangle narrower than the illustration; with 0, as
        much is visible as the full height leaves.
    """

    time: str
    parts: tuple[ViewPart, ...]
    always_visible_width: float = 0


def arch_shape(x: float, y: float, width: float, height: float) -> Shape:
    """Return an opening with a round top, anchored at the middle of its foot."""
    half = width / 2
    top = curve((x - half, y - height + half), (x - half, y - height - half * 0.35), (x, y - height))
    back = curve((x, y - height), (x + half, y - height - half * 0.35), (x + half, y - height + half))
    return polygon((x - half, y), *top, *back, (x + half, y))


def pointed_dome_shape(x: float, y: float, width: float, height: float) -> Shape:
    """Return a pointed dome, anchored at the middle of its foot."""
    half = width / 2
    left = curve(
        (x - half, y), (x - half * 1.3, y - height * 0.62), (x - half * 0.2, y - height * 0.72), (x, y - height)
    )
    right = curve(
        (x, y - height), (x + half * 0.2, y - height * 0.72), (x + half * 1.3, y - height * 0.62), (x + half, y)
    )
    return polygon(*left, *right)


def paint_battlements(brush: Brush, x: float, y: float, width: float, count: int, height: float, ink: str) -> None:
    """Paint `count` + 1 battlements on a wall whose upper left corner is (x, y)."""
    step = width / (2 * count + 1)
    for index in range(count + 1):
        brush.fill(box(x + 2 * step * index, y - height, step, height + 0.4), ink)


def paint_person(brush: Brush, x: float, y: float, height: float, cloth: str) -> None:
    """Paint a standing person in a cloak, anchored at the middle of the foot."""
    brush.fill(
        place_drawing(
            "M 28 26 Q 6 60 8 100 L 92 100 Q 94 60 72 26 Q 50 16 28 26",
            x - height * 0.24,
            y - height,
            height * 0.48,
            height,
        ),
        cloth,
    )
    brush.fill(disc(x, y - height * 0.83, height * 0.13), "#8F5A36")
    brush.fill(
        place_drawing(
            "M 0 60 Q 0 0 50 0 Q 100 0 100 60 Q 50 30 0 60", x - height * 0.16, y - height, height * 0.32, height * 0.26
        ),
        PALE,
    )


def paint_palm(brush: Brush, x: float, y: float, height: float) -> None:
    """Paint a date palm with six leaves, anchored at its foot."""
    top, dark, light = y - height, brush.tinted("#2F6B3A"), brush.tinted("#5B9C50")
    brush.stroke(curve((x, y), (x + height * 0.1, y - height * 0.5), (x, top)), height * 0.07, brush.tinted(WOOD))
    for x_share, y_share, ink in (
        (-0.5, 0.22, dark),
        (0.5, 0.22, dark),
        (-0.44, -0.08, light),
        (0.44, -0.08, light),
        (-0.18, -0.24, dark),
        (0.2, -0.24, dark),
    ):
        tip_x, tip_y = x + height * x_share, top + height * y_share
        upper = curve((x, top), (x + height * x_share * 0.5, top + height * (y_share - 0.24)), (tip_x, tip_y))
        under = curve(
            (tip_x, tip_y), (x + height * x_share * 0.5, top + height * (y_share - 0.08)), (x, top + height * 0.05)
        )
        brush.fill(polygon(*upper, *under), ink)


def paint_camel(brush: Brush, x: float, y: float, width: float, load: str, ink: str = "#5A3018") -> None:
    """Paint a camel with a load, anchored at the left end of its foot."""
    top = y - width * 0.96
    brush.fill(place_drawing(CAMEL_DRAWING, x, top, width), ink)
    brush.fill(place_drawing("M 36 28 L 62 28 L 70 52 L 30 52", x, top, width), load)
    brush.fill(place_drawing("M 33 42 L 66 42 L 67 47 L 32 47", x, top, width), GOLD)


def paint_pennant(brush: Brush, x: float, y: float, height: float, ink: str) -> None:
    """Paint a triangular pennant on its pole, anchored at the foot of the pole."""
    brush.fill(box(x - 0.5, y - height, 1, height), INK)
    brush.fill(polygon((x, y - height), (x + height * 0.7, y - height * 0.8), (x, y - height * 0.56)), ink)


def paint_pot(brush: Brush, x: float, y: float, width: float, ink: str) -> None:
    """Paint a jar with a pale stripe, anchored at the middle of its foot."""
    brush.fill(
        place_drawing(
            "M 34 0 L 66 0 L 62 14 Q 100 30 92 62 Q 84 90 66 100 L 34 100 Q 16 90 8 62 Q 0 30 38 14",
            x - width / 2,
            y - width * 1.2,
            width,
            width * 1.2,
        ),
        ink,
    )
    brush.fill(rounded_rectangle(x - width * 0.42, y - width * 0.72, width * 0.84, width * 0.12, 0.5), PALE)


def paint_glow(brush: Brush, x: float, y: float, radius: float, ink: str) -> None:
    """Paint two rings of light around (x, y), as a glow of something with this radius."""
    for reach, part in ((2.4, 0.16), (1.7, 0.34)):
        brush.fill(disc(x, y, radius * reach), brush.sky_mixed_with(y, ink, part))


def paint_birds(brush: Brush) -> None:
    """Paint three birds in a line at a random place of the sky."""
    x, y, ink = brush.chance.uniform(30, 50), brush.chance.uniform(5, 13), PALE if brush.is_dark else INK
    for dx, dy in ((0, 0), (9, -3), (15, 2)):
        left, top = x + dx, y + dy
        brush.stroke(
            (
                *curve((left, top), (left + 2.4, top - 3), (left + 3.6, top)),
                *curve((left + 3.6, top), (left + 5, top - 3), (left + 7.4, top)),
            ),
            0.9,
            ink,
        )


def paint_clouds(brush: Brush) -> None:
    """Paint two clouds at random places of the sky."""
    ink = mix_colours(brush.time.bands[1], "#FFFFFF", 0.55)
    for left, right in ((18, 40), (58, 84)):
        x, y, width = brush.chance.uniform(left, right), brush.chance.uniform(6, 17), brush.chance.uniform(7, 11)
        for x_share, up, part in ((-0.8, 0, 0.45), (0, 0.3, 0.7), (0.8, 0, 0.5)):
            brush.fill(ellipse(x + width * x_share, y - width * up * 0.5, width * part, width * part * 0.55), ink)
