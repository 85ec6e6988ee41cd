"""The bot's own pictures on Discord: its avatar, a clay tablet with a stylus, and its banner, a view of each game."""

import math
from collections.abc import Sequence
from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageDraw

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, polygon, rounded_rectangle
from render.raster import compose_exact
from render.scene import POSTER_KIND, Scene, Sprite
from render.theme import STANDARD, Theme

AVATAR_SIZE, BANNER_SIZE = (512, 512), (1360, 480)
"""Width and height in pixels. Discord shows the avatar as a circle over the lower left part of the banner."""

_CLAY_COLOURS, _CLAY_EDGE, _WEDGE_COLOUR = ("#F2DEB0", "#D2A965"), "#7A5228", "#3A2413"
"""Colours of the tablet from top to bottom, of its edge, and of the wedges pressed into it."""

_WEDGE_COUNT, _WEDGE_LENGTH = 8, 92.0
"""Number of wedges of the star on the tablet, and their length in units."""

_BANNER_CUTOUT = Box(600, 40, 1080, 660)
"""The part of a poster's view that the banner shows, in units: the subject, without the area for text."""

_DIVIDER_SLANT, _DIVIDER_WIDTH = 0.14, 7
"""Slant of the lines between views, relative to their height, and their width in pixels."""


class _Tablet(Struct, Sprite, frozen=True):
    """A clay tablet with the sign of a star, on a disc of lapis."""

    box = Box(0, 0, *AVATAR_SIZE)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        canvas.fill(rounded_rectangle(0, 0, *AVATAR_SIZE, 1), theme.lapis.dark)
        for radius, ink in ((256, theme.lapis.base), (206, theme.lapis.light)):
            canvas.fill(disc(256, 256, radius), ink)
        canvas = canvas.move_origin(256, 256).zoom(1.18).move_origin(-256, -256)
        canvas.draw_shadow(rounded_rectangle(128, 98, 256, 316, 40), 10, 12, theme.night, 0.5)
        canvas.fill(rounded_rectangle(128, 106, 256, 316, 40), _CLAY_EDGE)
        canvas.fill(rounded_rectangle(128, 94, 256, 316, 40), _CLAY_COLOURS)
        for index in range(_WEDGE_COUNT):
            _paint_wedge(canvas, 256, 218, math.tau * index / _WEDGE_COUNT, _WEDGE_LENGTH)
        for x in (196, 256, 316):
            _paint_wedge(canvas, x + 14, 356, math.pi, 44)
        stylus = ((404, 150), (428, 162), (322, 432), (300, 452), (302, 420))
        canvas.fill(polygon(*((x + 5, y + 7) for x, y in stylus)), theme.night, 0.35)
        canvas.fill(polygon(*stylus), theme.casing)
        canvas.fill(polygon((404, 158), (420, 166), (318, 424), (306, 420)), theme.gold.base)
        canvas.fill(polygon((404, 158), (410, 161), (310, 421), (306, 420)), theme.gold.light)


def _paint_wedge(canvas: Canvas, x: float, y: float, turn: float, length: float) -> None:
    """Paint the mark of a stylus. Its point is at (x, y), and its broad end in the direction `turn`, in radians."""
    end, half = length, length * 0.26
    ahead, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    corners = ((0.0, 2.0), (end, half), (end - half * 0.6, 0.0), (end, -half), (0.0, -2.0))
    shape = polygon(
        *((x + far * ahead[0] + off * aside[0], y + far * ahead[1] + off * aside[1]) for far, off in corners)
    )
    canvas.fill(shape, _WEDGE_COLOUR)


def draw_avatar() -> bytes:
    """Return the avatar as a PNG file."""
    scene = Scene(POSTER_KIND, "avatar", AVATAR_SIZE, STANDARD.key, _Tablet(), (), "")
    return _encode_png(compose_exact(scene, 2).resize(AVATAR_SIZE, Image.Resampling.LANCZOS))


def draw_banner(views: Sequence[Sprite]) -> bytes:
    """Return the banner as a PNG file: views of posters side by side, with slanting gold lines between them."""
    width, height = BANNER_SIZE
    lean, each = height * _DIVIDER_SLANT, width / len(views)
    picture, zoom = Image.new("RGB", BANNER_SIZE), height / (_BANNER_CUTOUT.bottom - _BANNER_CUTOUT.top)
    lines = ImageDraw.Draw(picture)
    for index, view in enumerate(views):
        drawing = compose_exact(Scene(POSTER_KIND, "banner", (1100, 700), STANDARD.key, view, (), ""), 1)
        part = drawing.crop(
            (int(_BANNER_CUTOUT.left), int(_BANNER_CUTOUT.top), int(_BANNER_CUTOUT.right), int(_BANNER_CUTOUT.bottom))
        )
        part = part.resize(
            (round((_BANNER_CUTOUT.right - _BANNER_CUTOUT.left) * zoom), height), Image.Resampling.LANCZOS
        )
        left, right = each * index, each * (index + 1)
        start = round((left + right + lean - part.width) / 2)
        mask = Image.new("L", part.size)
        corners = ((left + lean, 0), (right + lean, 0), (right, height), (left, height))
        ImageDraw.Draw(mask).polygon([(x - start - lean * (not index and x <= lean), y) for x, y in corners], 255)
        picture.paste(part, (start, 0), mask)
        if index:
            lines.line([(left + lean, 0), (left, height)], STANDARD.gold.light, _DIVIDER_WIDTH)
    return _encode_png(picture)


def _encode_png(picture: Image.Image) -> bytes:
    buffer = BytesIO()
    picture.save(buffer, "PNG")
    return buffer.getvalue()
