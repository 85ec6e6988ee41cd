"""Painting a sprite: in one go, or in parts where it would take too much room for a moment."""

from collections.abc import Iterator, Sequence

from PIL import Image

from render.drawing.canvas import Box, Canvas
from render.scene import Sprite
from render.theme import THEMES

_PART = 140
"""Units of height that are painted at a time: a whole number of pixels at every scale."""


def parts(sprite: Sprite, scale: float, theme: str, ground: str | None = None) -> Iterator[Image.Image]:
    """Yield a sprite from top to bottom, in RGB on a ground, else in RGBA."""
    left, top, right, bottom = sprite.box
    high = _PART if sprite.in_parts else bottom - top
    while top < bottom:
        canvas = Canvas(Box(left, top, right, min(top + high, bottom)), scale, _oversample(sprite, scale), ground)
        sprite.paint(canvas, THEMES[theme])
        yield canvas.finish()
        top += high


def joined(images: Sequence[Image.Image]) -> Image.Image:
    """Return parts from top to bottom as one picture."""
    if len(images) == 1:
        return images[0]
    whole = Image.new(images[0].mode, (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return whole


def _oversample(sprite: Sprite, scale: float) -> int:
    """Return how many times as large it is painted as it is kept."""
    return max(1, round(sprite.grain / scale))
