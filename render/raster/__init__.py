"""Turn scenes into PNG files and moving pictures. Nothing else makes pixels.

Other packages import the names below and no module of this package. How a picture is made:

    Scene                             backdrop, items (z, x, y, sprite), theme
      | item_index                    each item gets a number; a band of rows is known by the numbers that touch it
      v
    strip_cache.StripCache            bands that were made before are used again
      | compose.covering_rectangles   of a changed band only the changed rectangles are made anew
      v
    compose  <-- grounds              backdrops: painted once for each scale and theme, by a process of its own;
      |                               cards are laid on one bare wall
      |      <-- sprite_cache         pieces: painted once for each scale and theme; both are kept compressed, in the
      |                               256 colours of the theme's palette where they are opaque (regions)
      v
    png                               compressed rows (strips) that are put together to one file

The words of this package: a *strip* is a band of a picture's rows over its whole width; a *ground* is a painted
backdrop; a *region* is a rectangle of one sprite whose pixels are pasted in one way; a *piece* is a region ready to
paste; *packed* pixels are compressed; a *shade* is what a colour of the theme becomes under another colour.

`animation` does the same for each scene, without strips, and stores only what differs from the one before.
`encode_jpeg` paints a poster once, whole and in full colours. `sign` makes small pictures of single sprites,
transparent around them.
"""

from render.raster.animation import AnimationStopped, encode_animation
from render.raster.compose import compose, compose_exact, encode_jpeg
from render.raster.grounds import GROUNDS
from render.raster.png import encode_png
from render.raster.sign import encode_sign, sign_digest
from render.raster.strip_cache import StripCache

__all__ = [
    "GROUNDS",
    "AnimationStopped",
    "StripCache",
    "compose",
    "compose_exact",
    "encode_animation",
    "encode_jpeg",
    "encode_png",
    "encode_sign",
    "sign_digest",
]
