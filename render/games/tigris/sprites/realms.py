"""Sprites that follow the shape of an area cell by cell: outlines of kingdoms, and the shade outside a fight."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, hole, join
from render.games.kingdoms.sprites.outlines import OUTLINE_DISTANCE, paint_kingdom, shade_outside
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.scene import Sprite
from render.theme import Theme

Place = tuple[int, int]
"""A column and a row, both from 0."""

_NEIGHBOUR_OFFSETS = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
_ALL_NEIGHBOURS = (1 << len(_NEIGHBOUR_OFFSETS)) - 1

_CELL_BOX = Box(0, 0, CELL_SIZE, CELL_SIZE)


def neighbourhoods(area: frozenset[Place]) -> Iterator[tuple[Place, int]]:
    """Yield every cell in or next to an area, with a bit for each of the nine cells around it that is in the area."""
    near: defaultdict[Place, int] = defaultdict(int)
    for x, y in area:
        for bit, (dx, dy) in enumerate(_NEIGHBOUR_OFFSETS):
            near[x - dx, y - dy] |= 1 << bit
    yield from sorted(near.items(), key=lambda found: (found[0][1], found[0][0]))


def _squares_shape(bits: int, grow: float) -> Shape:
    chosen: Iterable[Place] = (place for bit, place in enumerate(_NEIGHBOUR_OFFSETS) if bits >> bit & 1)
    side = CELL_SIZE + 2 * grow
    return join(*(box(dx * CELL_SIZE - grow, dy * CELL_SIZE - grow, side, side) for dx, dy in chosen))


class Neighbourhood(Struct, frozen=True):
    """The part of an area in and around one cell. `bits`: those of the nine cells that belong to the area."""

    bits: int

    def grown_shape(self, grow: float) -> Shape:
        """Return the shape of the part, larger by `grow` units than its cells, or smaller if `grow` is negative."""
        if grow >= 0:
            return _squares_shape(self.bits, grow)
        return join(_squares_shape(self.bits, 0), hole(_squares_shape(_ALL_NEIGHBOURS & ~self.bits, -grow)))


class KingdomCellPart(Struct, Sprite, frozen=True):
    """The part of a kingdom in one cell, anchored at the cell's top-left corner: its tint, and its outline if it runs
    there."""

    colour: int
    bits: int

    max_pixels_per_unit = 1

    box = _CELL_BOX
    """The bounds of the cell, in units. Neighbouring cells have parts of their own."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint bands from the outside in: dark, the kingdom's colour, dark, the tint."""
        if self.bits == _ALL_NEIGHBOURS:
            canvas.fill(box(0, 0, CELL_SIZE, CELL_SIZE), theme.kingdom_colour(self.colour), 0.3)
            return
        paint_kingdom(canvas, theme, self.colour, Neighbourhood(self.bits))


class ShadePart(Struct, Sprite, frozen=True):
    """The part of the shade outside an area in one cell or a run of cells. `part`: the bounds to which it is cut, in
    units."""

    bits: int
    part: Box = _CELL_BOX

    max_pixels_per_unit = 1

    @property
    def box(self) -> Box:
        """Return the bounds of the cell or of its shaded part, in units."""
        return self.part

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint shade outside the area's outline."""
        shade_outside(canvas, theme, Neighbourhood(self.bits).grown_shape(OUTLINE_DISTANCE))
