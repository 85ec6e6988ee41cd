"""Sprites of tiles, leaders, monuments and fights for buttons: signs of the board without letters."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, disc, place_shape, rounded_rectangle
from render.games.kingdoms import symbols
from render.games.kingdoms.sprites.tiles import CELL_SIZE, lighten, piece_outline
from render.scene import Sprite
from render.theme import Theme

_SIGN_WIDTH = 40.0
"""Width of the sign on a tile, in units."""


class SmallTile(Struct, Sprite, frozen=True):
    """A tile or card of one colour, anchored at its top-left corner. `sphere`: an index of `Theme.spheres`."""

    sphere: int

    box = Box(0, 0, CELL_SIZE, CELL_SIZE)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the tile's body and its sign."""
        hue, edge = theme.spheres[self.sphere], (CELL_SIZE - _SIGN_WIDTH) / 2
        canvas.fill(piece_outline(self.sphere), hue.light)
        canvas.fill(piece_outline(self.sphere, 4.2), (lighten(hue, 0.24), hue.base))
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[self.sphere], edge, edge, _SIGN_WIDTH), theme.ivory)


class SmallLeader(Struct, Sprite, frozen=True):
    """A leader of no dynasty, around its anchor. `sphere`: its colour, an index of `Theme.spheres`."""

    sphere: int

    box = Box(-28, -28, 28, 28)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a light ring, and on a disc of the colour its sign."""
        canvas.fill(disc(0, 0, 27), theme.ivory)
        canvas.fill(disc(0, 0, 23.6), theme.spheres[self.sphere].base)
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[self.sphere], -15, -15.5, 30), theme.ivory)


class SmallMonument(Struct, Sprite, frozen=True):
    """A monument or a ship, anchored at its top-left corner: two colours side by side with their signs, or with a ship.

    `first`, `second`: the colours, as indices of `Theme.spheres`.
    `ship`: whether it is a ship.
    """

    first: int
    second: int
    ship: bool = False

    box = Box(0, 0, CELL_SIZE, CELL_SIZE)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the rim, a half in each colour, and the ship or the signs of both colours."""
        half = CELL_SIZE / 2
        canvas.fill(rounded_rectangle(1, 1, CELL_SIZE - 2, CELL_SIZE - 2, 7), theme.gold.light)
        canvas.fill(rounded_rectangle(4, 4, CELL_SIZE - 8, CELL_SIZE - 8, 5), theme.spheres[self.first].base)
        canvas.fill(box(half, 4, half - 4, CELL_SIZE - 8), theme.spheres[self.second].base)
        if self.ship:
            canvas.fill(place_shape(symbols.SHIP_SHAPE, 7, 7, CELL_SIZE - 14), theme.ivory)
            return
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[self.first], 5.5, 15, 22), theme.ivory)
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[self.second], half + 0.5, 19, 22), theme.ivory)


class SwordsSign(Struct, Sprite, frozen=True):
    """Crossed swords on a disc around the anchor, the sign of a fight."""

    box = Box(-28, -28, 28, 28)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark disc and light swords."""
        canvas.fill(disc(0, 0, 27), theme.ivory)
        canvas.fill(disc(0, 0, 24.4), theme.rubble.dark)
        canvas.fill(place_shape(symbols.SWORDS_SHAPE, -17, -17, 34), theme.ivory)
