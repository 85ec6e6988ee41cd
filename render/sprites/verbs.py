"""Signs for buttons of moves without a piece: a light silhouette on a dark disc."""

from collections.abc import Mapping

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, arc, box, disc, hole, join, line, path, place_shape, polygon, rounded_rectangle
from render.scene import Sprite
from render.theme import Theme

_DISC_RADIUS, _SIGN_WIDTH = 27.0, 34.0
"""Radius of the disc, and width and height of the silhouette, in units."""


def _arrow_shape(y: float, side: int) -> Shape:
    """Return an arrow at the height `y` that points left for a `side` of -1, right for 1."""
    return join(
        line(13, (50 - side * 40, y), (50 + side * 22, y)),
        polygon((50 + side * 16, y - 24), (50 + side * 48, y), (50 + side * 16, y + 24)),
    )


def _lock_shape() -> Shape:
    outer, inner = (polygon(*arc(50, 40, reach, 180, 360), (50 + reach, 54), (50 - reach, 54)) for reach in (26, 14))
    keyhole = join(disc(50, 66, 8), box(46, 68, 8, 16))
    return join(outer, hole(inner), rounded_rectangle(14, 48, 72, 48, 8), hole(keyhole))


def _tray_shape() -> Shape:
    arrow = join(line(14, (50, 4), (50, 40)), polygon((24, 34), (76, 34), (50, 66)))
    return join(arrow, path("M 6 52 H 20 V 82 H 80 V 52 H 94 V 96 H 6"))


VERB_SHAPES: Mapping[str, Shape] = {
    "end": join(polygon((8, 12), (42, 50), (8, 88)), polygon((42, 12), (76, 50), (42, 88)), box(78, 12, 14, 76)),
    "done": line(17, (12, 54), (38, 80), (88, 22)),
    "skip": join(polygon((14, 10), (66, 50), (14, 90)), box(70, 10, 16, 80)),
    "decline": join(line(17, (18, 18), (82, 82)), line(17, (18, 82), (82, 18))),
    "swap": join(_arrow_shape(28, 1), _arrow_shape(72, -1)),
    "keep": _lock_shape(),
    "bank": _tray_shape(),
    "retreat": join(polygon((46, 12), (8, 44), (46, 76)), line(15, (36, 44), (70, 44), (84, 60), (84, 90))),
}
"""The silhouette of each verb, in a box of 100 by 100 units."""


class VerbSign(Struct, Sprite, frozen=True):
    """The sign of a verb, around its anchor. `verb`: one of `VERB_SHAPES`."""

    verb: str

    box = Box(-_DISC_RADIUS - 1, -_DISC_RADIUS - 1, _DISC_RADIUS + 1, _DISC_RADIUS + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the disc with a light ring around it, and the silhouette."""
        canvas.fill(disc(0, 0, _DISC_RADIUS), theme.ivory)
        canvas.fill(disc(0, 0, _DISC_RADIUS - 2.6), theme.lapis.base)
        canvas.fill(place_shape(VERB_SHAPES[self.verb], -_SIGN_WIDTH / 2, -_SIGN_WIDTH / 2, _SIGN_WIDTH), theme.ivory)


def verb_signs(*verbs: str) -> Mapping[str, Sprite]:
    """Return the sign of each of these verbs."""
    return {verb: VerbSign(verb) for verb in verbs}
