"""What stands on the map: armies, settlements, ships, ziggurats, events, and the seals of the empires."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, cut_corners, disc, hole, join, line, path, placed, polygon, ring, rounded
from render.drawing.text import HEAVY
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.inks import EMPIRES
from render.scene import Sprite
from render.theme import Theme

_WRITTEN = 20.5
"""Units: letters of this size can be read also where the picture is 550 pixels wide."""


def seal(canvas: Canvas, theme: Theme, empire: str, x: float, y: float, radius: float) -> None:
    """Draw an empire's seal around (x, y)."""
    livery = EMPIRES[empire]
    canvas.fill(disc(x, y, radius), theme.casing)
    canvas.fill(disc(x, y, radius * 0.93), livery.sign)
    canvas.fill(disc(x, y, radius * 0.85), livery.field)
    glyphs.sign(canvas, empire, x, y, radius * 1.16, livery.sign)


@dataclass(frozen=True, slots=True)
class Seal(Sprite):
    """An empire's seal around its anchor; pale where its player has had the turn."""

    empire: str
    radius: float
    lit: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the seal and its rim."""
        reach = self.radius + 4
        return Box(-reach, -reach, reach, reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the seal, in gold where it is lit."""
        if self.lit:
            canvas.fill(disc(0, 0, self.radius + 3.4), theme.casing)
            canvas.fill(disc(0, 0, self.radius + 2.6), theme.gold.light)
        seal(canvas, theme, self.empire, 0, 0, self.radius)


@dataclass(frozen=True, slots=True)
class Troop(Sprite):
    """All that an empire has in an area, around its anchor: the seal, then its units.

    `empire`: the empire, or `tribe`.
    `units`: each kind, its letter, and how many there are.
    `height`: the plate's height in units.
    `room`: the widest that the plate may be, in units.
    """

    empire: str
    units: tuple[tuple[str, str, int], ...]
    height: float
    room: float

    @property
    def slot(self) -> float:
        """Return the width of the seal and of each kind, in units."""
        return min(self.height * 0.98, self.room / (len(self.units) + 0.98))

    @property
    def width(self) -> float:
        """Return the plate's width in units."""
        return self.slot * (len(self.units) + 0.98)

    @property
    def box(self) -> Box:
        """Return the bounds in units: the plate and its shadow."""
        return Box(-self.width / 2 - 3, -self.height / 2 - 3, self.width / 2 + 3, self.height / 2 + 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate in the empire's colour, the seal, the units."""
        livery = EMPIRES[self.empire]
        wide, high, slot = self.width, self.height, self.slot
        left = -wide / 2
        canvas.shadow(rounded(left, -high / 2, wide, high, high / 2), 1.6, 1.2, theme.shadow, 0.5)
        for grow, ink in ((1.4, theme.casing), (0.0, livery.sign), (-1.2, livery.field)):
            plate = rounded(left - grow, -high / 2 - grow, wide + 2 * grow, high + 2 * grow, high / 2.6 + grow)
            canvas.fill(plate, ink)
        glyphs.sign(canvas, self.empire, left + slot * 0.5, 0, min(slot, high) * 0.66, livery.sign)
        canvas.fill(box(left + slot * 0.92, -high * 0.34, 1, high * 0.68), livery.sign, 0.6)
        for number, (kind, letter, count) in enumerate(self.units):
            self._unit(canvas, left + slot * (number + 1.36), (kind, letter, count), theme)

    def _unit(self, canvas: Canvas, x: float, unit: tuple[str, str, int], theme: Theme) -> None:
        kind, letter, count = unit
        livery = EMPIRES[self.empire]
        size = min(self.slot, self.height)
        written = max(size * 0.36, min(_WRITTEN, size * 0.72))
        glyphs.sign(canvas, kind, x - size * 0.18, -size * 0.1, size * 0.62, livery.sign)
        near, low = x + size * 0.46 - written * 0.42, self.height / 2 - written * 0.5
        canvas.fill(disc(near, low, written * 0.46), livery.field)
        canvas.letters(near, low, letter, written, HEAVY, livery.sign)
        if count > 1:
            self._count(canvas, near, min(written, self.height * 0.5), count, theme)

    def _count(self, canvas: Canvas, x: float, written: float, count: int, theme: Theme) -> None:
        y = written * 0.36 - self.height / 2
        canvas.fill(disc(x, y, written * 0.54), theme.casing)
        canvas.fill(disc(x, y, written * 0.47), theme.ivory)
        canvas.letters(x, y, str(count), written * 0.9, HEAVY, theme.casing)


@dataclass(frozen=True, slots=True)
class Settlement(Sprite):
    """A settlement around its anchor: a house in its owner's colour with the seal on its front."""

    empire: str
    size: float = 30.0

    @property
    def box(self) -> Box:
        """Return the bounds in units: the house."""
        reach = self.size / 2 + 3
        return Box(-reach, -reach, reach, reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a house with battlements and its owner's sign."""
        livery, half = EMPIRES[self.empire], self.size / 2
        house = path("M 4 96 V 20 H 24 V 32 H 40 V 20 H 60 V 32 H 76 V 20 H 96 V 96")
        shape = placed(house, -half, -half, self.size)
        canvas.shadow(shape, 1.4, 1, theme.shadow, 0.45)
        (outline,) = shape
        canvas.fill(line(3, *outline.points, outline.points[0]), theme.casing)
        canvas.fill(shape, livery.field)
        glyphs.sign(canvas, self.empire, 0, half * 0.24, self.size * 0.56, livery.sign)


@dataclass(frozen=True, slots=True)
class Boat(Sprite):
    """A ship around its anchor: a hull in its owner's colour with the seal as a sail."""

    empire: str

    @property
    def box(self) -> Box:
        """Return the bounds in units: hull and sail."""
        return Box(-18, -17, 18, 13)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the hull and a round sail."""
        livery = EMPIRES[self.empire]
        hull = placed(path("M 2 34 Q 4 50 18 54 H 82 Q 96 50 98 34 Q 100 84 70 90 H 30 Q 0 84 2 34"), -16, -18, 32)
        (outline,) = hull
        canvas.fill(line(2.8, *outline.points, outline.points[0]), theme.casing)
        canvas.fill(hull, livery.field)
        canvas.fill(line(1.2, (-12, 2.4), (12, 2.4)), livery.sign)
        seal(canvas, theme, self.empire, 0, -6, 10)


@dataclass(frozen=True, slots=True)
class Tower(Sprite):
    """The ziggurat of a home around its anchor: its owner's seal, and the floors built so far."""

    empire: str
    floors: int
    most: int = 6

    @property
    def box(self) -> Box:
        """Return the bounds in units: the whole tower."""
        return Box(-40, -29, 40, 27)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint floor on floor, those to come only as outlines."""
        livery = EMPIRES[self.empire]
        for number in range(self.most + 1):
            wide, y = 74 - 9.4 * number, 18.5 - 6.6 * number
            built = number <= self.floors
            if built:
                canvas.fill(box(-wide / 2 - 1.2, y - 1.2, wide + 2.4, 9), theme.casing)
                canvas.fill(box(-wide / 2, y, wide, 6.6), livery.field if number else theme.clay.light)
                canvas.fill(box(-wide / 2, y, wide, 1.3), livery.sign, 0.35)
            else:
                edge = join(box(-wide / 2, y, wide, 6.6), hole(box(-wide / 2 + 1, y + 1, wide - 2, 5.6)))
                canvas.fill(edge, theme.clay.dark, 0.5)
        seal(canvas, theme, self.empire, 0, 11, 13)


@dataclass(frozen=True, slots=True)
class Happening(Sprite):
    """An event token around its anchor: `text` is what it shows, a question mark while it lies face down; `prize` is
    one that counts for who holds the area."""

    shape: str
    text: str
    prize: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the token."""
        return Box(-21, -21, 21, 21)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the terrain's shape, dark while it lies face down."""
        down = self.text == "?"
        face = theme.lapis.base if down else theme.gold.light if self.prize else theme.ivory
        canvas.shadow(_outline(self.shape, 0), 1.6, 1.2, theme.shadow, 0.5)
        for grow, ink in ((1.6, theme.casing), (0.0, theme.gold.light if down else theme.gold.dark), (-1.8, face)):
            canvas.fill(_outline(self.shape, grow), ink)
        lift = 4.5 if self.shape == "mountain" else 0
        ink = theme.gold.light if down else theme.casing
        canvas.letters(0, lift, self.text, 19 if len(self.text) == 1 else 14.5, HEAVY, ink)


def _outline(shape: str, grow: float) -> Shape:
    if shape == "mountain":
        return polygon((0, -17 - 2 * grow), (19.5 + 1.7 * grow, 15 + grow), (-19.5 - 1.7 * grow, 15 + grow))
    if shape == "desert":
        side = 15 + grow
        return cut_corners(-side, -side, 2 * side, 2 * side, 3)
    return disc(0, 0, 16.5 + grow)


@dataclass(frozen=True, slots=True)
class Running(Sprite):
    """An event on six rounds around its anchor: the die in its owner's colour, with the seal."""

    empire: str
    round: int

    @property
    def box(self) -> Box:
        """Return the bounds in units: the die and the seal."""
        return Box(-20, -18, 22, 21)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the die with its number and the owner's seal at its corner."""
        livery = EMPIRES[self.empire]
        canvas.shadow(rounded(-15, -15, 30, 30, 6), 1.6, 1.2, theme.shadow, 0.5)
        for grow, ink in ((1.5, theme.casing), (0.0, livery.sign), (-1.5, livery.field)):
            canvas.fill(rounded(-15 - grow, -15 - grow, 30 + 2 * grow, 30 + 2 * grow, 6 + grow), ink)
        canvas.letters(-1.5, -0.5, str(self.round), 22, HEAVY, livery.sign)
        seal(canvas, theme, self.empire, 12, 11, 8.6)


@dataclass(frozen=True, slots=True)
class Fray(Sprite):
    """Where a battle is open: crossed blades on a glowing disc around the anchor."""

    @property
    def box(self) -> Box:
        """Return the bounds in units: the disc."""
        return Box(-17, -17, 17, 17)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint casing, ember, blades."""
        canvas.fill(disc(0, 0, 16), theme.highlight_casing)
        canvas.fill(disc(0, 0, 14.6), theme.ember)
        canvas.fill(ring(0, 0, 13.4, 1.4), theme.blood.base)
        for side in (-1, 1):
            canvas.stroke(((side * -7, 7), (side * 8, -8)), 2.6, theme.blood.dark)
            canvas.stroke(((side * -8, 3), (side * -3, 8)), 2.2, theme.blood.dark)
