"""Sprites of tiles of this game: backs, the unification tile, the bag."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, hole, join, place_shape, ring, rounded_rectangle
from render.games.kingdoms import symbols
from render.games.kingdoms.sprites.tiles import CELL_SIZE, PIECE_INSET, paint_badge, paint_body
from render.scene import Sprite
from render.theme import Theme

_TILE_SIDE = CELL_SIZE - 2 * PIECE_INSET


class TileBack(Struct, Sprite, frozen=True):
    """The back of a tile, anchored at its top-left corner. `opacity`: below 1 for a tile that may still be added."""

    size: float = CELL_SIZE
    opacity: float = 1

    @property
    def box(self) -> Box:
        """Return the bounds of the cell and its shadow, in units."""
        return Box(-2, -2, self.size + 2, self.size + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a clay tile with a rosette pressed into it."""
        small = canvas.zoom(self.size / CELL_SIZE)
        shape = rounded_rectangle(PIECE_INSET, PIECE_INSET, _TILE_SIDE, _TILE_SIDE, 5)
        if self.opacity == 1:
            paint_body(small, theme, shape, theme.back, theme.clay.dark)
        else:
            small.fill(shape, theme.clay.dark, self.opacity * 0.5)
        frame = join(rounded_rectangle(5, 5, 46, 46, 3.5), hole(rounded_rectangle(6.6, 6.6, 42.8, 42.8, 2.5)))
        small.fill(frame, theme.clay.dark, self.opacity * 0.8)
        small.fill(place_shape(symbols.ROSETTE_SHAPE, 9, 9, 38), theme.clay.dark, self.opacity)


class UnificationTile(Struct, Sprite, frozen=True):
    """The tile that joins two kingdoms during their war. The badge with its letter names the covered tile."""

    sphere: int
    letter: str

    box = Box(-2, -2, CELL_SIZE + 3, CELL_SIZE + 5)
    """The bounds of the cell and its shadow, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint an ivory and gold tile with two links of a chain."""
        paint_body(
            canvas,
            theme,
            rounded_rectangle(PIECE_INSET, PIECE_INSET, _TILE_SIDE, _TILE_SIDE, 5),
            theme.joining,
            theme.gold.dark,
        )
        canvas.fill(
            join(rounded_rectangle(5, 5, 46, 46, 3.5), hole(rounded_rectangle(6.6, 6.6, 42.8, 42.8, 2.5))),
            theme.gold.dark,
            0.7,
        )
        canvas.fill(ring(20.5, 24, 8.4, 4.6), theme.link)
        canvas.fill(ring(34, 24, 8.4, 4.6), theme.blood.base)
        lower = join(ring(20.5, 24, 8.4, 4.6), hole(box(0, 0, CELL_SIZE, 24), box(0, 0, 20.5, CELL_SIZE)))
        canvas.fill(lower, theme.link)
        paint_badge(canvas, theme, (41.5, 42), self.letter, theme.ivory, theme.spheres[self.sphere].dark)


class Sack(Struct, Sprite, frozen=True):
    """The bag of tiles, anchored at its top-left corner."""

    size: float

    @property
    def box(self) -> Box:
        """Return the bounds of the square, in units."""
        return Box(0, 0, self.size, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a tied sack."""
        canvas.fill(place_shape(symbols.SACK_SHAPE, 0, 0, self.size), theme.sack)
