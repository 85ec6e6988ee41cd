"""The journal's nodes as paper scraps, and the blots of ink between them that say what a step asks for."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, disc, join, polygon, rounded
from render.drawing.text import HEAVY
from render.games.wayfarers.sprites.inks import plain
from render.games.wayfarers.sprites.tokens import Tokens, row, rows
from render.scene import Sprite
from render.theme import Theme

NODE_WIDE, NODE_HIGH, LAST_WIDE, LAST_HIGH = 46.0, 45.0, 68.0, 41.0
BLOT = 15.5


@dataclass(frozen=True, slots=True)
class Scrap(Sprite):
    """A node around its anchor: what it brings and its name. `tile`: a journal tile lies there; `last`: the way ends
    there."""

    name: str
    tokens: Tokens
    tile: bool = False
    last: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the scrap and its shadow."""
        w, h = self._half
        return Box(-w - 2, -h - 2, w + 2, h + 3)

    @property
    def _half(self) -> tuple[float, float]:
        return (LAST_WIDE / 2, LAST_HIGH / 2) if self.last else (NODE_WIDE / 2, NODE_HIGH / 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint torn paper, or a clay tile, then signs above the name."""
        w, h = self._half
        shape = rounded(-w, -h, 2 * w, 2 * h, 6) if self.tile else _torn(w, h)
        canvas.fill(
            tuple(part._replace(points=tuple((x, y + 1.6) for x, y in part.points)) for part in shape), theme.casing
        )
        grown = tuple(part._replace(points=tuple((x * 1.035, y * 1.04) for x, y in part.points)) for part in shape)
        canvas.fill(grown, theme.casing)
        canvas.fill(shape, plain("wall") if self.tile else plain("white") if self.last else plain("paper"))
        if not self.name:
            return
        if self.last:
            rows(canvas, theme, self.tokens, Box(-w + 4, -h + 2, w - 4, h - 17), 20)
        else:
            rows(canvas, theme, self.tokens, Box(-w + 4, -h + 3, w - 4, h - 16), 23)
        canvas.letters(0, h - 9.5, self.name, 18, HEAVY, theme.casing)


def _torn(w: float, h: float) -> Shape:
    """Return a rectangle with uneven edges."""
    return polygon(
        (-w, -h + 3),
        (-w * 0.6, -h),
        (-w * 0.2, -h + 2),
        (w * 0.3, -h - 0.5),
        (w * 0.7, -h + 1.5),
        (w, -h),
        (w - 1.5, -h * 0.3),
        (w, h * 0.2),
        (w - 1, h * 0.7),
        (w, h),
        (w * 0.5, h - 1.5),
        (0, h),
        (-w * 0.5, h - 2),
        (-w, h),
        (-w + 1.5, h * 0.4),
        (-w - 0.5, -h * 0.1),
    )


@dataclass(frozen=True, slots=True)
class Blot(Sprite):
    """What a step asks for, around its anchor; `pays`: it is given up, else only shown."""

    tokens: Tokens
    pays: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the blot with its splashes."""
        return Box(-BLOT - 6, -BLOT - 5, BLOT + 6, BLOT + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint ink with splashes, a light middle, and the signs; a payment is ringed in red."""
        blot = join(disc(0, 0, BLOT), disc(-12.5, -8.5, 5.5), disc(13, 7, 5.5), disc(9, -12, 4.5), disc(-9, 13, 3.5))
        canvas.fill(
            tuple(part._replace(points=tuple((x * 1.07, y * 1.07) for x, y in part.points)) for part in blot),
            theme.ivory,
        )
        canvas.fill(blot, plain("red") if self.pays else plain("night"))
        canvas.fill(disc(0, 0, BLOT - 2), plain("paper"))
        row(canvas, theme, self.tokens, 0, 0, 17, 2 * BLOT - 6.5)
