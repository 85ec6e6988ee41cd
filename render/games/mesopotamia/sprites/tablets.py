"""Sprites of clay, wax and reed on players' boards: action tablets, quests in envelopes, seals, the mat for goods."""

import math
import random
from typing import NamedTuple

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, curve, disc, hole, join, line, polygon, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.scenes import SCENE_HEIGHT, SCENE_WIDTH, paint_scene
from render.layouts.frame import Frame
from render.scene import DiscSprite, Item, RectangleSprite, Sprite
from render.theme import Theme

_CORNER_RADIUS, _EDGE_BULGE, _LOWER_EDGE_HEIGHT = 15.0, 3.0, 3.0
_SCENE_INSET = 11.0
"""Distance of an illustration from the edges of its tablet, in units."""

_MAX_LEVEL = 4
"""The highest level of an action."""

CLAY_COLOUR, CLAY_EDGE_COLOUR, CLAY_LINE_COLOUR = "#E6C899", "#7A5228", "#B08A58"
SEAL_COLOUR, SEAL_RIM_COLOUR, SEAL_LIGHT_COLOUR = "#9E2512", "#5E1408", "#DB5E46"
FULFILLED_RIM_COLOUR = "#1D5B46"
"""Colour of the rim around a fulfilled quest."""

_ON_WAX = "#FFF4DC"

_REED_COLOURS = ("#A5843F", "#8C611C")


def clay_outline(width: float, height: float, seed: str, inset: float = 0) -> Shape:
    """Return the outline of a piece of clay, anchored at its top-left corner, `inset` units smaller on every side.
    `seed` determines how its edges bulge."""
    dice, r = random.Random(seed), _CORNER_RADIUS
    top, right, bottom, left = (_EDGE_BULGE + dice.uniform(-1.6, 0.4) - inset for _ in range(4))
    w, h, n = width - inset, height - inset, inset
    return polygon(
        *curve((n + r, n), (width / 2, n - top), (w - r, n)),
        *curve((w - r, n), (w, n), (w, n + r)),
        *curve((w, n + r), (w + right, height / 2), (w, h - r)),
        *curve((w, h - r), (w, h), (w - r, h)),
        *curve((w - r, h), (width / 2, h + bottom), (n + r, h)),
        *curve((n + r, h), (n, h), (n, h - r)),
        *curve((n, h - r), (n - left, height / 2), (n, n + r)),
        *curve((n, n + r), (n, n), (n + r, n)),
    )


def _paint_clay(canvas: Canvas, theme: Theme, width: float, height: float, seed: str) -> None:
    """Paint a piece of clay: its shadow, its lower edge, and its face with a lit upper edge."""
    shape = clay_outline(width, height, seed)
    fallen = tuple(part._replace(points=tuple((x, y + _LOWER_EDGE_HEIGHT) for x, y in part.points)) for part in shape)
    if theme.textured:
        canvas.draw_shadow(
            shape,
            4,
            3,
            theme.night,
            0.55,
            Box(_CORNER_RADIUS, _CORNER_RADIUS, width - _CORNER_RADIUS, height - _CORNER_RADIUS),
        )
    canvas.fill(fallen, CLAY_EDGE_COLOUR)
    canvas.fill(shape, theme.clay.light)
    if theme.textured:
        canvas.fill(clay_outline(width, height, seed, 2.4), CLAY_COLOUR)


def _paint_writing(canvas: Canvas, x: float, y: float, width: float, seed: str) -> None:
    """Paint a line of pressed wedges that looks like writing, from (x, y) on."""
    dice, end = random.Random(seed), x + width
    while x < end - 8:
        if dice.random() < 0.6:
            canvas.fill(polygon((x, y - 3.4), (x + 5, y - 2), (x + 2.6, y + 4.6)), CLAY_LINE_COLOUR)
            x += 7
        else:
            canvas.fill(polygon((x, y - 3), (x + 10, y - 0.6), (x + 10, y + 0.6), (x, y + 3)), CLAY_LINE_COLOUR)
            x += 13


class ActionTablet(NamedTuple):
    """The layout of an action's clay tablet, which has the action's illustration at its left end.

    `action`: the name of the action in code.
    `width`, `height`: the size of the tablet, in units.
    `max_scene_height`: the maximum height of the illustration with its margins, in units.
    """

    action: str
    width: float
    height: float
    max_scene_height: float = math.inf

    @property
    def scene_width(self) -> float:
        """Return the width of the illustration with its margins, in units."""
        return (
            min(self.height, self.max_scene_height) - 2 * _SCENE_INSET
        ) * SCENE_WIDTH / SCENE_HEIGHT + 2 * _SCENE_INSET

    def tablet_items(self, frame: Frame, x: float, y: float) -> tuple[Item, Item]:
        """Return the clay and the illustration as items, with the tablet's top-left corner at (x, y)."""
        view = FramedScene(self.action, min(self.height, self.max_scene_height) - 2 * _SCENE_INSET)
        clay = frame.place_rectangle(x, y, self.width, ClayPiece(self.width, self.height, self.action))
        return clay, frame.place_rectangle(
            x + _SCENE_INSET, y + _SCENE_INSET, self.scene_width - 2 * _SCENE_INSET, view
        )


class ClayPiece(Struct, RectangleSprite, frozen=True):
    """A piece of clay, anchored at its top-left corner; `seed` determines its shape."""

    width: float
    height: float
    seed: str

    margins = (8, 8, 8, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the clay."""
        _paint_clay(canvas, theme, self.width, self.height, self.seed)


class FramedScene(Struct, Sprite, frozen=True):
    """The framed illustration of an action, anchored at its top-left corner."""

    action: str
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds of the scene and its frame, in units."""
        return Box(-5, -5, self.height * SCENE_WIDTH / SCENE_HEIGHT + 5, self.height + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the frame and the illustration."""
        paint_scene(canvas.zoom(self.height / SCENE_HEIGHT), self.action, CLAY_EDGE_COLOUR)


class LevelWedges(Struct, Sprite, frozen=True):
    """A player's level in an action as wedges in clay, around the anchor: as many full ones as the level, in reading
    direction, and empty ones up to the highest level.

    `level`: how many are reached.
    `rtl`: whether it is for a language written from right to left.
    """

    level: int
    rtl: bool = False

    box = Box(-12.0 * _MAX_LEVEL + 2, -15.0, 12.0 * _MAX_LEVEL - 2, 15.0)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wedges."""
        for number in range(_MAX_LEVEL):
            x = 24.0 * (number - (_MAX_LEVEL - 1) / 2) * (-1 if self.rtl else 1)
            whole = polygon((x - 10, -13), (x + 10, -9), (x + 1, 14))
            canvas.fill(whole, SEAL_RIM_COLOUR if number < self.level else CLAY_EDGE_COLOUR)
            inner = polygon((x - 6.4, -10), (x + 6.4, -7.2), (x + 0.8, 8.6))
            canvas.fill(inner, SEAL_LIGHT_COLOUR if number < self.level else theme.clay.light)


class LevelNumber(Struct, Sprite, frozen=True):
    """The level in an action as a number, underlined by as many of four red dashes, anchored at the middle of its left
    edge.

    `level`: the level.
    `size`: the size of the number, in units.
    `rtl`: whether it is for a language written from right to left.
    """

    level: int
    size: float
    rtl: bool = False

    @property
    def width(self) -> float:
        """Return the width of the dashes, in units."""
        return 1.1 * self.size

    @property
    def box(self) -> Box:
        """Return the bounds of the number and the dashes, in units."""
        return Box(0, -0.6 * self.size, self.width, 0.6 * self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the number over the first dashes, and the dashes."""
        size, pitch = self.size, self.width / _MAX_LEVEL
        middle = text_width(str(self.level), size, HEAVY) / 2
        canvas.write(
            self.width - middle if self.rtl else middle, -0.12 * size, str(self.level), size, HEAVY, theme.casing
        )
        for number in range(_MAX_LEVEL):
            left = pitch * (_MAX_LEVEL - 1 - number if self.rtl else number)
            ink = SEAL_COLOUR if number < self.level else CLAY_LINE_COLOUR
            canvas.fill(rounded_rectangle(left, 0.4 * size, 0.8 * pitch, 0.16 * size, 0.06 * size), ink)


class QuestEnvelope(Struct, RectangleSprite, frozen=True):
    """The clay envelope of a quest, anchored at its top-left corner. It is closed with a seal, or open with a green
    band if the quest is fulfilled.

    `width`, `height`: the size of the envelope, in units.
    `needs_height`: the height of the band with the needs, in units, or 0 for an envelope that shows only its back.
    `is_fulfilled`: whether the quest is fulfilled.
    `rtl`: whether it is mirrored for right-to-left readers.
    """

    width: float
    height: float
    needs_height: float = 0.0
    is_fulfilled: bool = False
    rtl: bool = False

    margins = (8, 8, 8, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the clay, the flap or the band, and the seal."""
        width, height, seed = self.width, self.height, "envelope"
        _paint_clay(canvas, theme, width, height, seed)
        if not self.needs_height:
            for end in (3.0, width - 3):
                canvas.fill(line(2.4, (end, 6), (width / 2, height * 0.56)), CLAY_EDGE_COLOUR)
            self._paint_seal(canvas, width / 2, height * 0.54, min(21.0, height * 0.45))
            return
        top, band = height - self.needs_height, theme.flood[1] if self.is_fulfilled else theme.ground[0]
        canvas.fill(rounded_rectangle(1, top, width - 2, self.needs_height - 2, 11), band)
        canvas.fill(box(1, top, width - 2, 12), band)
        canvas.fill(box(1, top, width - 2, 2), CLAY_EDGE_COLOUR)
        if self.is_fulfilled:
            rim = join(clay_outline(width, height, seed, -1.5), hole(clay_outline(width, height, seed, 2.8)))
            canvas.fill(rim, FULFILLED_RIM_COLOUR)
        _paint_writing(canvas, 16 if not self.rtl else 52, top - 9, width - 68, f"{width}{height}")
        x = 32 if self.rtl else width - 32
        if self.is_fulfilled:
            FulfilledTick(19).paint(canvas.move_origin(x, 30), theme)
        else:
            self._paint_seal(canvas, x, 30, 20)

    def _paint_seal(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        _paint_wax(canvas, x, y, radius)
        glyphs.paint_sign(canvas, "star", x, y, radius * 1.4, _ON_WAX)


def _paint_wax(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Paint a seal of wax without a sign, around (x, y)."""
    canvas.fill(disc(x, y + 1, radius), SEAL_RIM_COLOUR)
    canvas.fill(disc(x, y, radius - 1.6), SEAL_COLOUR)


class NumberSeal(Struct, DiscSprite, frozen=True):
    """A seal of wax with the number of an option, around its anchor."""

    number: int
    radius: float

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wax and the number."""
        _paint_wax(canvas, 0, 0, self.radius)
        canvas.write(0, 0, str(self.number), self.radius * 1.4, HEAVY, _ON_WAX)


class FulfilledTick(Struct, DiscSprite, frozen=True):
    """The tick on the envelope of a fulfilled quest, around its anchor."""

    radius: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a white tick on green."""
        canvas.fill(disc(0, 0, self.radius), FULFILLED_RIM_COLOUR)
        canvas.fill(line(5, (-9, 1), (-3, 8), (10, -8)), theme.white)


class ReedMat(Struct, RectangleSprite, frozen=True):
    """A mat of reeds for goods, anchored at its top-left corner."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint reeds in two alternating colours, and the threads across them."""
        width, height = self.width, self.height
        canvas.fill(rounded_rectangle(0, 0, width, height, 8), _REED_COLOURS[0])
        if not theme.textured:
            return
        for reed in range(int((width - 16) // 18)):
            canvas.fill(box(10 + 18 * reed, 2, 8, height - 4), _REED_COLOURS[1])
        for y in (height * 0.2, height * 0.8):
            canvas.fill(box(4, y, width - 8, 2), CLAY_EDGE_COLOUR)


class CountPlate(Struct, Sprite, frozen=True):
    """A dark plate behind a number, anchored at the middle of its left edge."""

    width: float
    height: float = 38.0

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        return Box(0, -self.height / 2, self.width, self.height / 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate."""
        canvas.fill(rounded_rectangle(0, -self.height / 2, self.width, self.height, 8), theme.casing)
