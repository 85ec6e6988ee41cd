"""Pictures in full colours as JPEG: paintings with gradients that the palette of PNG files would break into bands."""

from io import BytesIO

from render.raster.compose import exact
from render.scene import Scene

LIMIT = 250_000
"""Maximum bytes of a file."""

_QUALITIES = (82, 78, 74, 68, 60)
"""Qualities, the best first, of which the best within the limit is used; from 74 on no bands or blocks are visible."""


def jpeg(scene: Scene, scale: float = 2) -> bytes:
    """Return the picture, `scale` pixels a unit."""
    picture = exact(scene, scale)
    for quality in _QUALITIES:
        made = BytesIO()
        picture.save(made, "JPEG", quality=quality, subsampling="4:2:0", optimize=True)
        if made.tell() <= LIMIT:
            break
    return made.getvalue()
