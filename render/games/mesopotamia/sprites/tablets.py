"""Parts of a player's board that look like clay or reed: action tablets, quests in envelopes, the mat for goods."""

import math
import random
from typing import NamedTuple

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, curve, disc, hole, join, line, polygon, rounded_rectangle
from render.drawing.text import HEAVY
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.scenes import HEIGHT, WIDTH, draw_scene
from render.layouts.frame import Frame
from render.scene import DiscSprite, Item, RectangleSprite, Sprite
from render.theme import Theme

_CORNER, _BULGE, _FOOT = 15.0, 3.0, 3.0
_SCENE_INSET = 11.0
"""Distance from an illustration to the edges of its tablet."""

_LEVELS = 4
"""The highest level of an action."""

CLAY, CLAY_FOOT, CLAY_LINE = "#E6C899", "#7A5228", "#B08A58"
WAX, WAX_RIM, WAX_LIT = "#9E2512", "#5E1408", "#DB5E46"
READY_RIM = "#1D5B46"
"""Colour of the rim around a fulfilled quest, and colours of clay and seals."""

_ON_WAX = "#FFF4DC"

_REEDS = ("#A5843F", "#8C611C")


def pillow(width: float, height: float, seed: str, inset: float = 0) -> Shape:
    """Return the outline of a piece of clay anchored at its top left corner; its edges bulge irregularly, by `seed`."""
    dice, r = random.Random(seed), _CORNER
    top, right, low, left = (_BULGE + dice.uniform(-1.6, 0.4) - inset for _ in range(4))
    w, h, n = width - inset, height - inset, inset
    return polygon(
        *curve((n + r, n), (width / 2, n - top), (w - r, n)),
        *curve((w - r, n), (w, n), (w, n + r)),
        *curve((w, n + r), (w + right, height / 2), (w, h - r)),
        *curve((w, h - r), (w, h), (w - r, h)),
        *curve((w - r, h), (width / 2, h + low), (n + r, h)),
        *curve((n + r, h), (n, h), (n, h - r)),
        *curve((n, h - r), (n - left, height / 2), (n, n + r)),
        *curve((n, n + r), (n, n), (n + r, n)),
    )


def _lump(canvas: Canvas, theme: Theme, width: float, height: float, seed: str) -> None:
    """Draw a piece of clay: its shadow, its lower edge, its face with a lit upper edge."""
    shape = pillow(width, height, seed)
    fallen = tuple(part._replace(points=tuple((x, y + _FOOT) for x, y in part.points)) for part in shape)
    if theme.textured:
        canvas.shadow(shape, 4, 3, theme.night, 0.55, Box(_CORNER, _CORNER, width - _CORNER, height - _CORNER))
    canvas.fill(fallen, CLAY_FOOT)
    canvas.fill(shape, theme.clay.light)
    if theme.textured:
        canvas.fill(pillow(width, height, seed, 2.4), CLAY)


def _scratches(canvas: Canvas, x: float, y: float, width: float, seed: str) -> None:
    """Draw a line of pressed wedges that look like writing."""
    dice, end = random.Random(seed), x + width
    while x < end - 8:
        if dice.random() < 0.6:
            canvas.fill(polygon((x, y - 3.4), (x + 5, y - 2), (x + 2.6, y + 4.6)), CLAY_LINE)
            x += 7
        else:
            canvas.fill(polygon((x, y - 3), (x + 10, y - 0.6), (x + 10, y + 0.6), (x, y + 3)), CLAY_LINE)
            x += 13


class Tablet(NamedTuple):
    """A clay tablet of an action, with the action's illustration at its start.

    `action`: its name in the code.
    `width`, `height`: its size in units.
    `most`: the greatest height of the scene, in units.
    """

    action: str
    width: float
    height: float
    most: float = math.inf

    @property
    def scene(self) -> float:
        """Return the width of the illustration and the gap after it, in units."""
        return (min(self.height, self.most) - 2 * _SCENE_INSET) * WIDTH / HEIGHT + 2 * _SCENE_INSET

    def parts(self, frame: Frame, x: float, y: float) -> tuple[Item, Item]:
        """Return the clay and the illustration, anchored at the tablet's upper left corner."""
        view = View(self.action, min(self.height, self.most) - 2 * _SCENE_INSET)
        clay = frame.top_left(x, y, self.width, Clay(self.width, self.height, self.action))
        return clay, frame.top_left(x + _SCENE_INSET, y + _SCENE_INSET, self.scene - 2 * _SCENE_INSET, view)


class Clay(Struct, RectangleSprite, frozen=True):
    """A piece of clay anchored at its top left corner; `seed` determines its shape."""

    width: float
    height: float
    seed: str

    margins = (8, 8, 8, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the clay."""
        _lump(canvas, theme, self.width, self.height, self.seed)


class View(Struct, Sprite, frozen=True):
    """The framed illustration of an action, anchored at its top left corner."""

    action: str
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds of the scene and its frame, in units."""
        return Box(-5, -5, self.height * WIDTH / HEIGHT + 5, self.height + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the frame and the illustration."""
        draw_scene(canvas.zoom(self.height / HEIGHT), self.action, CLAY_FOOT)


class Wedges(Struct, Sprite, frozen=True):
    """The level in an action around the anchor: four wedges pressed into clay, in the direction of reading; those that
    are reached are full.

    `level`: how many are reached.
    `rtl`: whether it is for a language written from right to left.
    `across`: how many are in a row.
    """

    level: int
    rtl: bool = False
    across: int = 4

    @property
    def box(self) -> Box:
        """Return the bounds of the wedges, in units."""
        half, rows = 12.0 * self.across - 2, _LEVELS // self.across
        return Box(-half, -15.0 * rows, half, 15.0 * rows)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wedges."""
        for number in range(_LEVELS):
            row, column = divmod(number, self.across)
            x = 24.0 * (column - (self.across - 1) / 2) * (-1 if self.rtl else 1)
            y = 30.0 * (row - (_LEVELS // self.across - 1) / 2)
            whole = polygon((x - 10, y - 13), (x + 10, y - 9), (x + 1, y + 14))
            canvas.fill(whole, WAX_RIM if number < self.level else CLAY_FOOT)
            inner = polygon((x - 6.4, y - 10), (x + 6.4, y - 7.2), (x + 0.8, y + 8.6))
            canvas.fill(inner, WAX_LIT if number < self.level else theme.clay.light)


class Envelope(Struct, RectangleSprite, frozen=True):
    """A clay envelope anchored at its top-left corner, closed with a seal. It is green and open if its quest is
    fulfilled now.

    `width`, `height`: its size in units.
    `band`: the height of the part for the needs at its foot, 0 for an envelope that shows only its back.
    `ready`: whether the quest is fulfilled.
    `rtl`: whether it is mirrored for a language written from right to left.
    """

    width: float
    height: float
    band: float = 0.0
    ready: bool = False
    rtl: bool = False

    margins = (8, 8, 8, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the clay, the flap or the band, and the seal."""
        width, height, seed = self.width, self.height, "envelope"
        _lump(canvas, theme, width, height, seed)
        if not self.band:
            for end in (3.0, width - 3):
                canvas.fill(line(2.4, (end, 6), (width / 2, height * 0.56)), CLAY_FOOT)
            self._seal(canvas, width / 2, height * 0.54, min(21.0, height * 0.45))
            return
        top, band = height - self.band, theme.flood[1] if self.ready else theme.ground[0]
        canvas.fill(rounded_rectangle(1, top, width - 2, self.band - 2, 11), band)
        canvas.fill(box(1, top, width - 2, 12), band)
        canvas.fill(box(1, top, width - 2, 2), CLAY_FOOT)
        if self.ready:
            rim = join(pillow(width, height, seed, -1.5), hole(pillow(width, height, seed, 2.8)))
            canvas.fill(rim, READY_RIM)
        _scratches(canvas, 16 if not self.rtl else 52, top - 9, width - 68, f"{width}{height}")
        x = 32 if self.rtl else width - 32
        if self.ready:
            Fulfilled(19).paint(canvas.move_origin(x, 30), theme)
        else:
            self._seal(canvas, x, 30, 20)

    def _seal(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        _wax(canvas, x, y, radius)
        glyphs.sign(canvas, "star", x, y, radius * 1.4, _ON_WAX)


def _wax(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a bare seal of wax around (x, y)."""
    canvas.fill(disc(x, y + 1, radius), WAX_RIM)
    canvas.fill(disc(x, y, radius - 1.6), WAX)


class NumberSeal(Struct, DiscSprite, frozen=True):
    """A seal of wax around its anchor, with the number of an option."""

    number: int
    radius: float

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wax and the number."""
        _wax(canvas, 0, 0, self.radius)
        canvas.letters(0, 0, str(self.number), self.radius * 1.4, HEAVY, _ON_WAX)


class Fulfilled(Struct, DiscSprite, frozen=True):
    """The tick on the envelope of a fulfilled quest, around its anchor."""

    radius: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a white tick on green."""
        canvas.fill(disc(0, 0, self.radius), READY_RIM)
        canvas.fill(line(5, (-9, 1), (-3, 8), (10, -8)), theme.white)


class Mat(Struct, RectangleSprite, frozen=True):
    """A mat of reeds on which goods lie, anchored at its top left corner."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint reeds, every second one darker, and the threads across them."""
        width, height = self.width, self.height
        canvas.fill(rounded_rectangle(0, 0, width, height, 8), _REEDS[0])
        if not theme.textured:
            return
        for reed in range(int((width - 16) // 18)):
            canvas.fill(box(10 + 18 * reed, 2, 8, height - 4), _REEDS[1])
        for y in (height * 0.2, height * 0.8):
            canvas.fill(box(4, y, width - 8, 2), CLAY_FOOT)


class Count(Struct, Sprite, frozen=True):
    """A dark plate for a number on a mat, anchored at the middle of its left edge."""

    width: float
    height: float = 38.0

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        return Box(0, -self.height / 2, self.width, self.height / 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate."""
        canvas.fill(rounded_rectangle(0, -self.height / 2, self.width, self.height, 8), theme.casing)
