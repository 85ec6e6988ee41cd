"""Painted views for posters and covers, and parts on them: letters with a dark rim, the wreath around a winner's
emblem, the foot."""

import math
from enum import Enum
from typing import ClassVar

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import bloom, fade, mirror, shade
from render.drawing.shapes import box, disc, ellipse, rounded_rectangle
from render.drawing.text import text_width
from render.scene import DiscSprite, RectangleSprite, Sprite
from render.sprites.cards import TEXT, ink_of
from render.sprites.landscape import PAINTING_HEIGHT, PAINTING_WIDTH
from render.theme import Theme

_TEXT_RIM_WIDTH = 3.2
_LEAVES_PER_TWIG = 9


class OutlinedText(Struct, Sprite, frozen=True):
    """A line of text on a view, with the middle of its capitals at the anchor's height.

    `text`: the text.
    `size`: the font size in units.
    `weight`: one of those in `render.drawing.text`.
    `ink`: an ink of labels.
    `align`: where the anchor is: -1 at the start of the text, 1 at its end.
    """

    text: str
    size: float
    weight: int
    ink: str = TEXT
    align: int = -1

    max_pixels_per_unit = 1.5

    @property
    def width(self) -> float:
        """Return the width of the text, in units."""
        return text_width(self.text, self.size, self.weight)

    @property
    def box(self) -> Box:
        """Return the bounds of the text with its outline, accents and descenders, in units."""
        half, middle = self.width / 2 + self.size / 2 + _TEXT_RIM_WIDTH, -self.align * self.width / 2
        return Box(middle - half, -self.size, middle + half, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the outline, then the text."""
        x, room = -self.align * self.width / 2, self.box
        clip = box(room.left, room.top, room.right - room.left, room.bottom - room.top)
        canvas.draw_text_outline(x, 0, self.text, self.size, self.weight, theme.night, _TEXT_RIM_WIDTH, clip)
        canvas.write(x, 0, self.text, self.size, self.weight, ink_of(self.ink, theme))


class LaurelWreath(Struct, DiscSprite, frozen=True):
    """A wreath around the emblem of a winner, in two shades of gold."""

    radius: float

    reach_ratio = 1.25

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint two twigs that meet at the bottom in a knot and leave the top open."""
        r = self.radius
        for rim in (1.6, 0.0):
            for side in (-1, 1):
                for leaf in range(_LEAVES_PER_TWIG):
                    turn = 90 - side * (14 + leaf * 16.5)
                    across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                    lean = turn - side * 90
                    for out, long, thick, bend, ink in (
                        (0.04, 0.155, 0.062, -28, theme.gold.light),
                        (-0.04, 0.135, 0.055, 24, theme.gold.base),
                    ):
                        x, y = r * (1 + out) * across, r * (1 + out) * down
                        shape = ellipse(x, y, r * long + rim, r * thick + rim, lean + side * bend)
                        canvas.fill(shape, theme.casing if rim else ink)
        canvas.fill(rounded_rectangle(-r * 0.1, r * 0.93, r * 0.2, r * 0.14, 3), theme.gold.base)


class EmblemGround(Struct, DiscSprite, frozen=True):
    """A dark ground around an emblem, so that its rim is visible on any view."""

    radius: float

    margin = 12

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a soft shadow and a disc."""
        canvas.draw_shadow(disc(0, 0, self.radius), 3, 4, theme.night, 0.6)
        canvas.fill(disc(0, 0, self.radius + 2), theme.night)


class PosterFoot(Struct, Sprite, frozen=True):
    """The ground of the lowest part of a poster, anchored at its top-left corner, with a line in the game's colour
    above it."""

    height: float
    ink: str
    accent: str

    @property
    def box(self) -> Box:
        """Return the bounds of the ground, in units."""
        return Box(0, 0, PAINTING_WIDTH, self.height)

    def ground_colour(self, theme: Theme) -> str:
        """Return the colour below everything else."""
        return self.ink if theme.textured else theme.panel

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the ground and the line."""
        canvas.fill(box(0, 0, PAINTING_WIDTH, self.height), self.ground_colour(theme))
        canvas.fill(box(0, 0, PAINTING_WIDTH, 3), self.accent)


class PosterEdge(Struct, Sprite, frozen=True):
    """A line in the game's colour along the upper edge of a poster."""

    accent: str

    box = Box(0, 0, PAINTING_WIDTH, 6)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the line."""
        canvas.fill(box(0, 0, PAINTING_WIDTH, 6), self.accent)


class DarkPane(Struct, RectangleSprite, frozen=True):
    """A darker part of the view behind several lines, anchored at its top-left corner."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the pane."""
        canvas.fill(rounded_rectangle(0, 0, self.width, self.height, 16), theme.night, 0.5 if theme.textured else 0.85)


_BLOOM_REACH, _BLOOM_SHARE, _BLOOM_BRIGHTNESS = 17.0, 0.2, 1.25
_LOSS_SATURATION, _LOSS_BRIGHTNESS = 0.62, 0.72
_SHADE_FULL_UNTIL, _SHADE_CLEAR_FROM, _SHADE_OPACITY, _PLAIN_SHADE_OPACITY = 150.0, 820.0, 0.82, 0.96


class Daytime(Enum):
    """The light of a view: dawn before a game, dusk after it, and grey if nobody has won."""

    DAWN = "dawn"
    DUSK = "dusk"
    GREY = "grey"


class Vista(Struct, Sprite, frozen=True):
    """A view anchored at its top-left corner. The text is on its left side, which is darker.

    `time`: the time of day.
    `rtl`: whether it is mirrored, for reading from right to left.
    `shade_colour`: the colour of the darker side.
    `accent`: the game's colour, for the lines on its posters and covers.
    """

    time: Daytime
    rtl: bool
    shade_colour: ClassVar[str] = "#000000"
    accent: ClassVar[str] = "#FFFFFF"

    @property
    def is_dawn(self) -> bool:
        """Whether it is dawn."""
        return self.time is Daytime.DAWN

    box = Box(0, 0, PAINTING_WIDTH, PAINTING_HEIGHT)

    def paint_view(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the view without its light."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the view and its light, or in high contrast the view without glow on a darker ground."""
        self.paint_view(canvas, theme)
        if theme.textured:
            bloom(canvas, _BLOOM_REACH, _BLOOM_SHARE, _BLOOM_BRIGHTNESS)
        if self.time is Daytime.GREY:
            fade(canvas, _LOSS_SATURATION, _LOSS_BRIGHTNESS)
        shade(
            canvas,
            self.shade_colour,
            _SHADE_FULL_UNTIL,
            _SHADE_CLEAR_FROM,
            _SHADE_OPACITY if theme.textured else _PLAIN_SHADE_OPACITY,
        )
        if self.rtl:
            mirror(canvas)
