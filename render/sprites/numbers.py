"""Plates with the numbers of possible moves, the same as on a panel's buttons, shaped like the pieces to play."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, disc, hole, join, path, polygon, rounded_rectangle, stretch_shape
from render.drawing.text import HALF_CAPITAL_HEIGHT, HEAVY
from render.scene import RectangleSprite, Sprite
from render.sprites.landscape import mix_colours
from render.theme import Theme

_CASING_SHARE, _RING_SHARE = 0.032, 0.064
"""Widths of the dark line around a plate and of the light ring inside it, relative to the plate's width."""

_COIN_RADIUS_SHARE = 0.2
"""Radius of the coin and the plus at the corners of a plate, relative to the plate's width."""

_SHIELD_SHAPE = path("M 3 6 Q 50 -2 97 6 V 54 C 97 78 78 91 50 100 C 22 91 3 78 3 54")
"""A shield in a box of 100 by 100 units."""


class PlateOutline(StrEnum):
    """The shape of a plate, which depends on the kind of piece to play."""

    DISC = "disc"
    SQUARE = "square"
    SHIELD = "shield"
    HEXAGON = "hexagon"


class PlateInk(StrEnum):
    """The colour of a plate, that of the piece to play."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"
    YELLOW = "yellow"
    RUBBLE = "rubble"
    BLOOD = "blood"
    WALL = "wall"


_PLATE_COLOURS: Mapping[PlateInk, Callable[[Theme], str]] = {
    PlateInk.RED: lambda theme: mix_colours(
        theme.spheres[0].base, theme.spheres[0].dark, 0 if theme.textured else 0.45
    ),
    PlateInk.BLUE: lambda theme: theme.spheres[1].base,
    PlateInk.GREEN: lambda theme: theme.spheres[2].dark,
    PlateInk.BLACK: lambda theme: theme.spheres[3].base,
    PlateInk.YELLOW: lambda theme: theme.gem[3],
    PlateInk.RUBBLE: lambda theme: theme.rubble.base,
    PlateInk.BLOOD: lambda theme: theme.blood.base,
    PlateInk.WALL: lambda theme: theme.lapis.base,
}
"""The colours of plates, dark enough for light figures; a light colour is represented by its darkest shade."""


def plate_colour(ink: PlateInk, theme: Theme) -> str:
    """Return the colour of a plate in a theme."""
    return _PLATE_COLOURS[ink](theme)


class NumberPlate(Struct, Sprite, frozen=True):
    """The number of a possible move, on a plate around its anchor.

    `number`: the number on the button.
    `outline`: the plate's shape.
    `ink`: the plate's colour.
    `width`: its width in units.
    `height`: the height of the figure in units.
    `spends`: whether the move has an extra cost, shown by a coin.
    `has_more`: whether there was no room for further moves there, shown by a plus.
    """

    number: int
    outline: PlateOutline
    ink: PlateInk
    width: float
    height: float
    spends: bool = False
    has_more: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the plate with its shadow and the signs at its corners, in units."""
        reach = self.width * (0.5 + (_COIN_RADIUS_SHARE if self.spends or self.has_more else 0.06))
        return Box(-reach, -reach, reach, reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark line, a light ring, the face and the figure."""
        width, size = self.width, self.height / (2 * HALF_CAPITAL_HEIGHT)
        canvas.draw_shadow(self._plate_shape(0), 1.4, 1.3, theme.shadow, 0.5)
        inset = 0.0
        for ink, line in (
            (theme.casing, _CASING_SHARE),
            (theme.ivory, _RING_SHARE),
            (plate_colour(self.ink, theme), 0.0),
        ):
            canvas.fill(self._plate_shape(inset), ink)
            inset += width * line
        figure_y = -0.025 * width if self.outline is PlateOutline.SHIELD else 0
        canvas.write(0, figure_y, str(self.number), size, HEAVY, theme.ivory, width * (0.6 if self.number > 9 else 1))
        if self.spends:
            self._paint_coin(canvas, theme)
        if self.has_more:
            self._paint_plus(canvas, theme)

    def _plate_shape(self, inset: float) -> Shape:
        half = self.width / 2 - inset
        if self.outline is PlateOutline.DISC:
            return disc(0, 0, half)
        if self.outline is PlateOutline.SQUARE:
            return rounded_rectangle(-half, -half, 2 * half, 2 * half, max(1.0, 0.17 * self.width - inset))
        if self.outline is PlateOutline.SHIELD:
            return stretch_shape(_SHIELD_SHAPE, -half, -half, half / 50, half / 50)
        edge, slant = half * 0.92, half * 0.56
        return polygon((-half, 0), (-slant, -edge), (slant, -edge), (half, 0), (slant, edge), (-slant, edge))

    def _paint_coin(self, canvas: Canvas, theme: Theme) -> None:
        x, radius = 0.44 * self.width, _COIN_RADIUS_SHARE * self.width
        canvas.fill(disc(x, -x, radius), theme.casing)
        canvas.fill(disc(x, -x, radius * 0.84), theme.gold.light)
        canvas.fill(disc(x, -x, radius * 0.6), theme.gold.dark)
        canvas.fill(disc(x, -x, radius * 0.44), theme.gold.base)

    def _paint_plus(self, canvas: Canvas, theme: Theme) -> None:
        x, radius = 0.44 * self.width, _COIN_RADIUS_SHARE * self.width
        arm, thickness = radius * 0.62, radius * 0.36
        canvas.fill(disc(x, x, radius), theme.casing)
        canvas.fill(disc(x, x, radius * 0.86), theme.ivory)
        canvas.fill(box(x - arm, x - thickness / 2, 2 * arm, thickness), theme.casing)
        canvas.fill(box(x - thickness / 2, x - arm, thickness, 2 * arm), theme.casing)


class TakenPieceRim(Struct, RectangleSprite, frozen=True):
    """A frame around a piece that a move takes, anchored at the piece's top-left corner. `width`, `height`: the size of
    the piece in units."""

    width: float
    height: float

    margins = (6, 6, 6, 6)

    @property
    def hole(self) -> Box:
        """Return the bounds of the area inside the frame, in units."""
        return Box(4, 4, self.width - 4, self.height - 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink line with a white and a dark line around it."""
        w, h = self.width, self.height
        inner = hole(rounded_rectangle(0, 0, w, h, 6))
        for reach, ink in ((5.6, theme.highlight_casing), (4.6, theme.white), (3.6, theme.highlight)):
            canvas.fill(join(rounded_rectangle(-reach, -reach, w + 2 * reach, h + 2 * reach, 6 + reach), inner), ink)
