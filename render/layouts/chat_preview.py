"""A mock-up of a chat: pictures in the size in which Discord shows them, on its dark or light background."""

from collections.abc import Sequence

from PIL import Image

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, rounded_rectangle

MAX_PICTURE_WIDTH, MAX_PICTURE_HEIGHT = 550, 350
"""Width and height in pixels into which a desktop client fits a picture."""

_LEFT, _GAP, _MARGIN = 72, 18, 16
"""Left edge of the pictures, gap between messages, and margins around all, in pixels."""

_DARK_COLOURS, _LIGHT_COLOURS = ("#313338", "#5865F2", "#4E5058"), ("#FFFFFF", "#5865F2", "#D4D7DC")
"""Colours of the background, of avatars, and of the bars that stand for text."""


def shown_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height in pixels at which the client shows a picture of this size."""
    part = min(MAX_PICTURE_WIDTH / size[0], MAX_PICTURE_HEIGHT / size[1], 1.0)
    return round(size[0] * part), round(size[1] * part)


def draw_chat(pictures: Sequence[Image.Image], *, dark: bool) -> Image.Image:
    """Return a picture of messages below one another: an avatar, a bar that stands for text, and a picture. `dark`:
    whether the background is dark."""
    ground, avatar, words = _DARK_COLOURS if dark else _LIGHT_COLOURS
    small = [picture.resize(shown_size(picture.size), Image.Resampling.LANCZOS) for picture in pictures]
    height = sum(picture.height + 40 + _GAP for picture in small) + _MARGIN
    canvas = Canvas(Box(0, 0, _LEFT + MAX_PICTURE_WIDTH + _MARGIN, height), 1, 2, ground)
    tops = [_MARGIN + sum(other.height + 40 + _GAP for other in small[:place]) for place in range(len(small))]
    for top in tops:
        canvas.fill(disc(36, top + 20, 20), avatar)
        canvas.fill(rounded_rectangle(_LEFT, top + 2, 90, 12, 6), words)
        canvas.fill(rounded_rectangle(_LEFT, top + 20, 320, 10, 5), words)
    page = canvas.finish()
    for top, picture in zip(tops, small, strict=True):
        page.paste(picture, (_LEFT, top + 40), _rounded_mask(picture.size))
    return page


def _rounded_mask(size: tuple[int, int]) -> Image.Image:
    """Return the mask that makes the corners of a picture round."""
    canvas = Canvas(Box(0, 0, *size), 1, 4, "#000000")
    canvas.fill(rounded_rectangle(0, 0, *size, 8), "#FFFFFF")
    return canvas.finish().convert("L")
