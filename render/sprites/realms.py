"""What follows the shape of an area, cell by cell: kingdom outlines and the veil over all that does not fight."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from render.drawing.canvas import Box, Canvas, inverse, without
from render.drawing.shapes import Shape, box, hole, join
from render.scene import Sprite
from render.sprites.tiles import CELL
from render.theme import Theme

Place = tuple[int, int]
"""A column and a row."""

_AROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
_EVERYWHERE = (1 << len(_AROUND)) - 1
_REACH = 8
GROWN = 5.2
"""How far a kingdom's outline reaches beyond what it encloses."""

_CELL = Box(0, 0, CELL, CELL)


def surroundings(area: frozenset[Place]) -> Iterator[tuple[Place, int]]:
    """Every place that touches the area, with the bits of which of the nine places around it belong to it."""
    near: defaultdict[Place, int] = defaultdict(int)
    for x, y in area:
        for bit, (dx, dy) in enumerate(_AROUND):
            near[x - dx, y - dy] |= 1 << bit
    yield from sorted(near.items(), key=lambda found: (found[0][1], found[0][0]))


def _squares(bits: int, grow: float) -> Shape:
    chosen: Iterable[Place] = (place for bit, place in enumerate(_AROUND) if bits >> bit & 1)
    side = CELL + 2 * grow
    return join(*(box(dx * CELL - grow, dy * CELL - grow, side, side) for dx, dy in chosen))


def grown(bits: int, by: float) -> Shape:
    """The area around one cell, `by` units larger than its cells, or smaller."""
    if by >= 0:
        return _squares(bits, by)
    return join(_squares(bits, 0), hole(_squares(_EVERYWHERE & ~bits, -by)))


@dataclass(frozen=True, slots=True)
class Realm(Sprite):
    """One cell's part of a kingdom: its tint, and the outline where it runs through this cell."""

    colour: int
    bits: int

    grain = 1

    @property
    def box(self) -> Box:
        """The cell itself: its neighbours draw their own parts."""
        return _CELL

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Bands from the outside in: casing, colour, casing, tint."""
        colour = theme.kingdom(self.colour)
        if self.bits == _EVERYWHERE:
            canvas.fill(box(0, 0, CELL, CELL), colour, 0.3)
            return
        bands(canvas, theme, colour, partial(grown, self.bits))


def bands(canvas: Canvas, theme: Theme, colour: str, area: Callable[[float], Shape]) -> None:
    """A kingdom's tint with its outline; `area` tells its shape, larger or smaller by some units."""
    wide = theme.outline
    reaches = (GROWN, GROWN - 1.3 * wide, 1.2 - 1.4 * wide, 1.2 - 2.6 * wide)
    areas = [canvas.soften(area(reach), _REACH) for reach in reaches]
    for outer, inner, ink in zip(areas, areas[1:], (theme.casing, colour, theme.casing), strict=False):
        canvas.wash(without(outer, inner), (0, 0), ink)
    canvas.wash(areas[-1], (0, 0), colour, 0.3)


def shade(canvas: Canvas, theme: Theme, lit: Shape) -> None:
    """Shade over all but a shape."""
    canvas.wash(inverse(canvas.soften(lit, _REACH)), (0, 0), theme.ink, 0.58)


@dataclass(frozen=True, slots=True)
class Veil(Sprite):
    """One cell's part of the shade over everything but an area."""

    bits: int
    part: Box = _CELL

    grain = 1

    @property
    def box(self) -> Box:
        """The cell, or the part of it that is to be shaded."""
        return self.part

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Shade outside of the area's outline."""
        shade(canvas, theme, grown(self.bits, GROWN))
