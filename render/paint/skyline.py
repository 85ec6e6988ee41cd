"""Kingdoms of columns side by side, column by column: their outline with its tint, and the shade over all others."""

from dataclasses import dataclass

from render.paint.faces import HEIGHT, STRIP, WIDTH
from render.paint.realms import GROWN, bands, shade
from render.scene import Sprite
from render.shapes import Shape, box, join
from render.theme import Theme
from render.vec import Box, Canvas

PITCH = 112.0
"""From one column to the next."""

LIFT = 52.0
"""How far above the columns the cards lie that join them."""

_GAP = (PITCH - WIDTH) / 2


@dataclass(frozen=True, slots=True)
class Skyline:
    """How many cards a column has, and the neighbours to which it is joined; None: it is not."""

    own: int
    left: int | None = None
    right: int | None = None

    def shape(self, grow: float) -> Shape:
        """The column with what it is joined to, as far as that is near; its card on top begins at (0, 0)."""
        parts = [_column(0, self.own, grow)]
        for side, other in ((-1, self.left), (1, self.right)):
            if other is not None:
                parts += [_column(side * PITCH, other, grow), _between(side, min(self.own, other), grow)]
                parts.append(_lintel(side, grow))
        if self.left is not None and self.right is not None:
            parts.append(box(0, -LIFT - grow, WIDTH, LIFT + HEIGHT))
        return join(*parts)

    @property
    def lowest(self) -> float:
        """Where the lowest of these columns ends."""
        return _bottom(max(self.own, self.left or 0, self.right or 0))


def _bottom(cards: int) -> float:
    return (max(1, cards) - 1) * STRIP + HEIGHT


def _column(x: float, cards: int, grow: float) -> Shape:
    return box(x - grow, -grow, WIDTH + 2 * grow, _bottom(cards) + 2 * grow)


def _between(side: int, cards: int, grow: float) -> Shape:
    """The gap between two joined columns, as far down as both reach."""
    left = WIDTH / 2 if side > 0 else WIDTH / 2 - PITCH
    return box(left, -grow, PITCH, _bottom(cards) + 2 * grow)


def _lintel(side: int, grow: float) -> Shape:
    """The card that joins two columns."""
    return box(side * PITCH / 2 - grow, -LIFT - grow, WIDTH + 2 * grow, LIFT + 20 + grow)


@dataclass(frozen=True, slots=True)
class Domain(Sprite):
    """One column's part of a kingdom: its tint and outline, by the column's top left corner."""

    colour: int
    skyline: Skyline

    grain = 1

    @property
    def box(self) -> Box:
        """The column with half of the gaps beside it."""
        return Box(-_GAP, -LIFT - GROWN - 1, WIDTH + _GAP, self.skyline.lowest + GROWN + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """The bands of the outline, then the tint."""
        bands(canvas, theme, theme.kingdom(self.colour), self.skyline.shape)


@dataclass(frozen=True, slots=True)
class Dusk(Sprite):
    """Shade over one column's part of the table, from `top` to `bottom`, but for a kingdom that is lit."""

    top: float
    bottom: float
    lit: Skyline | None = None

    grain = 1

    @property
    def box(self) -> Box:
        """The column with half of the gaps beside it."""
        return Box(-_GAP, self.top, WIDTH + _GAP, self.bottom)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """All, or all but the lit part."""
        shade(canvas, theme, self.lit.shape(GROWN) if self.lit else ())
