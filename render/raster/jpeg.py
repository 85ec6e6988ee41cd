"""Pictures in full colours as JPEG: paintings with gradients that the palette of PNG files would break into bands."""

from io import BytesIO

from render.raster.compose import exact
from render.scene import Scene

LIMIT = 250_000
"""Maximum bytes of a file."""

_QUALITIES = (82, 78, 74, 68, 60)
"""No band or block can be seen at 74 and above; the best is taken that the limit allows."""


def jpeg(scene: Scene, scale: float = 2) -> bytes:
    """Return the picture, `scale` pixels a unit."""
    picture = exact(scene, scale)
    for quality in _QUALITIES:
        made = BytesIO()
        picture.save(made, "JPEG", quality=quality, subsampling="4:2:0", optimize=True)
        if made.tell() <= LIMIT:
            break
    return made.getvalue()
