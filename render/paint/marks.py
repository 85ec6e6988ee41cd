"""What is drawn over the pieces: brackets, ghosts, arrows, tags and frames."""

import math
from dataclasses import dataclass

from render import symbols
from render.paint.tiles import CELL
from render.scene import Sprite
from render.shapes import Point, Shape, curve, disc, hole, join, line, placed, polygon, rounded
from render.text import HEAVY, width
from render.theme import Theme
from render.vec import Box, Canvas


def _lines(canvas: Canvas, theme: Theme, strokes: list[tuple[Point, ...]], size: float = 3.2) -> None:
    """Pink strokes with a white rim and a dark casing."""
    for wide, ink in ((size + 3.2, theme.highlight_casing), (size + 1.8, theme.white), (size, theme.highlight)):
        canvas.fill(join(*(line(wide, *points) for points in strokes)), ink)


@dataclass(frozen=True, slots=True)
class Brackets(Sprite):
    """Four corners around cells where something has just happened."""

    cells: int = 1

    @property
    def box(self) -> Box:
        """A little more than the cells."""
        side = self.cells * CELL + 5
        return Box(-5, -5, side, side)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Corners of 15 units."""
        near, far, arm = 0.4, self.cells * CELL - 0.4, 14
        strokes = [
            ((near, near + arm), (near, near), (near + arm, near)),
            ((far - arm, near), (far, near), (far, near + arm)),
            ((far, far - arm), (far, far), (far - arm, far)),
            ((near + arm, far), (near, far), (near, far - arm)),
        ]
        _lines(canvas, theme, [*strokes])


@dataclass(frozen=True, slots=True)
class Step(Sprite):
    """The number of an action, on a pink disc."""

    number: int

    @property
    def box(self) -> Box:
        """The disc's square."""
        return Box(-12, -12, 12, 12)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Casing, rim, disc, number."""
        canvas.fill(disc(0, 0, 11), theme.highlight_casing)
        canvas.fill(disc(0, 0, 10.2), theme.white)
        canvas.fill(disc(0, 0, 9), theme.highlight)
        canvas.letters(0, 0, str(self.number), 13, HEAVY, theme.white)


@dataclass(frozen=True, slots=True)
class Ghost(Sprite):
    """A dashed cell: something was here; crossed out when it has left the board."""

    gone: bool

    @property
    def box(self) -> Box:
        """The cell."""
        return Box(0, 0, CELL, CELL)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Dashes along the cell's inside."""
        near, far, dashes = 4.0, CELL - 4.0, 5
        pitch = (far - near) / dashes
        strokes: list[tuple[Point, ...]] = []
        for dash in range(dashes):
            start, end = near + pitch * dash + 1.6, near + pitch * (dash + 1) - 1.6
            strokes += [((start, near), (end, near)), ((start, far), (end, far))]
            strokes += [((near, start), (near, end)), ((far, start), (far, end))]
        if self.gone:
            strokes += [((17, 17), (CELL - 17, CELL - 17)), ((CELL - 17, 17), (17, CELL - 17))]
        _lines(canvas, theme, strokes, 2.6)


@dataclass(frozen=True, slots=True)
class Arrow(Sprite):
    """A bent arrow from the anchor to (dx, dy)."""

    dx: float
    dy: float

    def _bend(self) -> Point:
        """The control point: to the side of the middle, so that the arrow does not hide what lies between."""
        lift = min(40.0, 0.22 * math.hypot(self.dx, self.dy))
        length = math.hypot(self.dx, self.dy) or 1
        side = -1 if self.dx > 0 else 1
        return self.dx / 2 - side * -self.dy / length * lift, self.dy / 2 - side * self.dx / length * lift

    @property
    def box(self) -> Box:
        """Both ends and the bend."""
        xs, ys = zip((0, 0), (self.dx, self.dy), self._bend(), strict=True)
        return Box(min(xs) - 16, min(ys) - 16, max(xs) + 16, max(ys) + 16)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Shaft and head, three times: casing, rim, pink."""
        bend, tip = self._bend(), (self.dx, self.dy)
        angle = math.atan2(tip[1] - bend[1], tip[0] - bend[0])
        back = (tip[0] - 15 * math.cos(angle), tip[1] - 15 * math.sin(angle))
        shaft = curve((0, 0), bend, back)
        wing = [(back[0] + side * 9.5 * math.sin(angle), back[1] - side * 9.5 * math.cos(angle)) for side in (-1, 1)]
        for extra, ink in ((3.2, theme.highlight_casing), (1.8, theme.white), (0.0, theme.highlight)):
            head = join(polygon(tip, *wing), line(extra, tip, *wing, tip)) if extra else polygon(tip, *wing)
            canvas.fill(join(line(4.2 + extra, *shaft), head), ink)


@dataclass(frozen=True, slots=True)
class KingdomTag(Sprite):
    """A kingdom's Roman numeral in its colour."""

    numeral: str
    colour: int

    def _half(self) -> float:
        return max(11.0, width(self.numeral, 14.5, HEAVY) / 2 + 7)

    @property
    def box(self) -> Box:
        """The tag, as wide as the numeral needs."""
        return Box(-self._half() - 2, -14, self._half() + 2, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A rounded label with a dark casing."""
        half = self._half()
        canvas.fill(rounded(-half - 1.4, -12.4, 2 * half + 2.8, 24.8, 7.4), theme.casing)
        canvas.fill(rounded(-half, -11, 2 * half, 22, 6), theme.kingdom(self.colour))
        canvas.letters(0, 0, self.numeral, 14.5, HEAVY, theme.ink)


@dataclass(frozen=True, slots=True)
class Strength(Sprite):
    """A side's strength, on a white tag; `more` while tiles may still be added."""

    value: int
    more: bool

    def _words(self) -> str:
        return f"{self.value}+?" if self.more else str(self.value)

    def _half(self) -> float:
        return max(11.5, width(self._words(), 16, HEAVY) / 2 + 6)

    @property
    def box(self) -> Box:
        """The tag, as wide as the number needs."""
        return Box(-self._half() - 2, -14, self._half() + 2, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A rounded label with a dark casing."""
        half = self._half()
        canvas.fill(rounded(-half - 1.4, -12.4, 2 * half + 2.8, 24.8, 7.4), theme.highlight_casing)
        canvas.fill(rounded(-half, -11, 2 * half, 22, 6), theme.white)
        canvas.letters(0, 0, self._words(), 16, HEAVY, theme.ink)


@dataclass(frozen=True, slots=True)
class Clash(Sprite):
    """Crossed swords: where two leaders fight."""

    radius: float = 21.0
    pink: bool = True

    @property
    def box(self) -> Box:
        """The disc's square."""
        reach = self.radius * 1.15
        return Box(-reach, -reach, reach, reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A rimmed disc with the swords on it."""
        r = self.radius
        if self.pink:
            canvas.fill(disc(0, 0, r), theme.highlight_casing)
            canvas.fill(disc(0, 0, r * 0.95), theme.white)
            canvas.fill(disc(0, 0, r * 0.86), theme.highlight)
        else:
            canvas.shadow(disc(0, 0, r), r * 0.05, r * 0.06, theme.night, 0.5)
            canvas.fill(disc(0, 0, r), theme.gold.dark)
            canvas.fill(disc(0, 0, r * 0.98), (theme.gold.light, theme.gold.base))
            canvas.fill(disc(0, 0, r * 0.9), theme.blood.dark)
            canvas.fill(disc(0, 0, r * 0.88), (theme.blood.light, theme.blood.dark))
        side = r * (1.05 if self.pink else 0.98)
        canvas.fill(placed(symbols.SWORDS, -side / 2, -side / 2, side), theme.ivory)


@dataclass(frozen=True, slots=True)
class Support(Sprite):
    """The frame around a tile that counts for one of the fighters."""

    @property
    def box(self) -> Box:
        """The cell."""
        return Box(-2, -2, CELL + 2, CELL + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Pink between white and dark."""
        for inset, ink in (
            (-0.6, theme.highlight_casing),
            (0.2, theme.white),
            (0.9, theme.highlight),
            (3.2, theme.white),
        ):
            canvas.fill(frame(inset, 4.2), ink)


def frame(inset: float, inner: float) -> Shape:
    """A cell's rim from one inset to another."""
    side, hollow = CELL - 2 * inset, CELL - 2 * inner
    return join(rounded(inset, inset, side, side, 7 - inset), hole(rounded(inner, inner, hollow, hollow, 3.4)))
