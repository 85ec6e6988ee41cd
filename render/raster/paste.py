"""Sprites onto pixels."""

from collections.abc import Sequence

from PIL import Image

from render.raster.pixels import filled
from render.raster.sprite_cache import painted
from render.scene import Item

FILLED = 1 << 15
"""Pieces of one colour with fewer pixels are pasted as pixels of that colour, which takes half as long as the colour as
a number; of larger ones mostly a small part is in the picture."""


def paste(
    picture: Image.Image, items: Sequence[Item], scale: float, theme: str, corner: tuple[int, int] = (0, 0)
) -> None:
    """Paste the pieces of items that touch a picture in RGB, whose top left pixel is at `corner`; most of a long item's
    lie beside a small one. They are thousands, of four bytes a pixel like the picture or of one colour, so that
    `Image.paste` would spend as long on its checks as on pixels."""
    (left, top), (wide, high), pixels = corner, picture.size, picture.im
    for _, x, y, sprite in items:
        dx, dy, pieces = painted(sprite, scale, theme)
        across, down = round(x * scale) + dx - left, round(y * scale) + dy - top
        for image, aside, below, width, height, mask, ink in pieces:
            begins, highest = across + aside, down + below
            if begins < wide and highest < high and begins + width > 0 and highest + height > 0:
                place = begins, highest, begins + width, highest + height
                if mask is None:
                    pixels.paste(image, place)
                elif ink is None:
                    pixels.paste(image, place, mask)
                else:
                    pixels.paste(filled((width, height), ink) if width * height < FILLED else ink, place, mask)
