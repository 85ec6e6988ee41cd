"""Painted views for posters and covers, and what is drawn on them: text with a dark outline, wreaths, panes, lines."""

import math
from enum import Enum
from typing import ClassVar

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import bloom, fade, mirror, shade, shade_box
from render.drawing.shapes import box, disc, ellipse, rounded_rectangle
from render.drawing.text import text_width
from render.scene import DiscSprite, RectangleSprite, Sprite
from render.sprites.cards import TEXT, ink_of
from render.sprites.landscape import PAINTING_HEIGHT, PAINTING_WIDTH
from render.theme import Theme

_TEXT_RIM_WIDTH = 3.2
"""Width in units of the dark outline around text."""

_LEAVES_PER_TWIG = 9
"""Number of leaves on each of the two twigs of a wreath."""


class OutlinedText(Struct, Sprite, frozen=True):
    """A line of text with a dark outline. Its anchor is at half the height of its capitals.

    `text`: the text.
    `size`: the font size in units.
    `weight`: one of those in `render.drawing.text`.
    `ink`: the name of its colour, one of those in `render.sprites.cards`.
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
    """A wreath in two shades of gold around a winner's emblem. `radius`: that of the wreath in units."""

    radius: float

    reach_ratio = 1.25

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint two twigs that meet at a knot at the bottom and leave the top open."""
        r = self.radius
        for rim in (1.6, 0.0):
            for side in (-1, 1):
                for leaf in range(_LEAVES_PER_TWIG):
                    turn = 90 - side * (14 + leaf * 16.5)
                    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                    lean = turn - side * 90
                    for out, length, thickness, bend, ink in (
                        (0.04, 0.155, 0.062, -28, theme.gold.light),
                        (-0.04, 0.135, 0.055, 24, theme.gold.base),
                    ):
                        x, y = r * (1 + out) * cosine, r * (1 + out) * sine
                        shape = ellipse(x, y, r * length + rim, r * thickness + rim, lean + side * bend)
                        canvas.fill(shape, theme.casing if rim else ink)
        canvas.fill(rounded_rectangle(-r * 0.1, r * 0.93, r * 0.2, r * 0.14, 3), theme.gold.base)


class EmblemGround(Struct, DiscSprite, frozen=True):
    """A dark disc under an emblem, so that its rim is visible on any view. `radius`: in units."""

    radius: float

    margin = 12

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a soft shadow, and the disc 2 units larger than the radius."""
        canvas.draw_shadow(disc(0, 0, self.radius), 3, 4, theme.night, 0.6)
        canvas.fill(disc(0, 0, self.radius + 2), theme.night)


class PosterFoot(Struct, Sprite, frozen=True):
    """The ground of the lowest part of a poster, anchored at its top-left corner, as wide as a painting.

    `height`: its height in units.
    `ink`: its colour, except in a theme without texture.
    `accent`: the colour of the line along its upper edge.
    """

    height: float
    ink: str
    accent: str

    @property
    def box(self) -> Box:
        """Return the bounds of the ground, in units."""
        return Box(0, 0, PAINTING_WIDTH, self.height)

    def ground_colour(self, theme: Theme) -> str:
        """Return the colour that covers the ground."""
        return self.ink if theme.textured else theme.panel

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the ground, and the line 3 units thick."""
        canvas.fill(box(0, 0, PAINTING_WIDTH, self.height), self.ground_colour(theme))
        canvas.fill(box(0, 0, PAINTING_WIDTH, 3), self.accent)


class PosterEdge(Struct, Sprite, frozen=True):
    """A line along the upper edge of a poster. `accent`: its colour."""

    accent: str

    box = Box(0, 0, PAINTING_WIDTH, 6)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the line, 6 units thick."""
        canvas.fill(box(0, 0, PAINTING_WIDTH, 6), self.accent)


_PANE_START_FADE, _PANE_END_FADE, _PANE_ROW_FADE = 24.0, 170.0, 18.0
"""Widths within which a pane fades where lines begin, where they end, and above and below them, in units."""


class DarkPane(Struct, RectangleSprite, frozen=True):
    """A darker part of the view behind several lines, anchored at its top-left corner. It fades into the view, but has
    edges in high contrast.

    `width`, `height`: its size in units.
    `rtl`: whether lines end on the left.
    """

    width: float
    height: float
    rtl: bool = False

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the pane."""
        if not theme.textured:
            canvas.fill(rounded_rectangle(0, 0, self.width, self.height, 16), theme.night, 0.85)
            return
        left, right = (_PANE_END_FADE, _PANE_START_FADE) if self.rtl else (_PANE_START_FADE, _PANE_END_FADE)
        shade_box(canvas, self.box, theme.night, 0.56, (left, right, _PANE_ROW_FADE))


_BLOOM_REACH, _BLOOM_SHARE, _BLOOM_BRIGHTNESS = 17.0, 0.2, 1.25
"""Arguments of `bloom` for a view: how far bright parts glow in units, how strongly, and the brightness of the glow."""

_LOSS_SATURATION, _LOSS_BRIGHTNESS = 0.62, 0.72
"""Saturation and brightness of a view if nobody has won, relative to the original."""

_SHADE_FULL_UNTIL, _SHADE_CLEAR_FROM, _SHADE_OPACITY, _PLAIN_SHADE_OPACITY = 150.0, 820.0, 0.82, 0.96
"""The dark gradient behind text: its full opacity extends to the first of these distances from the left edge, in units,
and it is clear from the second one on. The opacities are for themes with and without texture."""


class Daytime(Enum):
    """The light of a view: dawn before a game, dusk after it, and grey if nobody has won."""

    DAWN = "dawn"
    DUSK = "dusk"
    GREY = "grey"


class Vista(Struct, Sprite, frozen=True):
    """A view for a poster or a cover, anchored at its top-left corner. Its left side is darker, for text.

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
        """Paint the landscape and what is in it."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the view with its glow and its darker side, mirrored for reading from right to left. A theme without
        texture has no glow and a darker side."""
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
