"""What is drawn over the pieces: brackets, ghosts, arrows, tags and frames."""

import math
from dataclasses import dataclass

from render.drawing import symbols
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point, Shape, curve, disc, hole, join, line, placed, polygon, rounded
from render.drawing.text import HEAVY, width
from render.scene import Sprite
from render.sprites.tiles import CELL
from render.theme import Theme


def _lines(canvas: Canvas, theme: Theme, strokes: list[tuple[Point, ...]], size: float = 3.2) -> None:
    """Pink strokes with a white rim and a dark casing."""
    for wide, ink in ((size + 3.2, theme.highlight_casing), (size + 1.8, theme.white), (size, theme.highlight)):
        canvas.fill(join(*(line(wide, *points) for points in strokes)), ink)


@dataclass(frozen=True, slots=True)
class Brackets(Sprite):
    """Four corners around where something has just happened."""

    width: float = CELL
    height: float = CELL

    @property
    def box(self) -> Box:
        """A little more than what they are around."""
        return Box(-5, -5, self.width + 5, self.height + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Corners of 15 units."""
        near, far, low, arm = 0.4, self.width - 0.4, self.height - 0.4, 14
        strokes = [
            ((near, near + arm), (near, near), (near + arm, near)),
            ((far - arm, near), (far, near), (far, near + arm)),
            ((far, low - arm), (far, low), (far - arm, low)),
            ((near + arm, low), (near, low), (near, low - arm)),
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
class Gain(Sprite):
    """By how much something has just grown."""

    count: int

    @property
    def box(self) -> Box:
        """The label's width on both sides."""
        return Box(-22, -12, 22, 12)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A pink label with a white rim and a dark casing."""
        words = f"+{self.count}"
        half = width(words, 13, HEAVY) / 2 + 5
        for grow, ink in ((2.0, theme.highlight_casing), (1.2, theme.white), (0.0, theme.highlight)):
            canvas.fill(rounded(-half - grow, -9 - grow, 2 * (half + grow), 2 * (9 + grow), 8), ink)
        canvas.letters(0, 0, words, 13, HEAVY, theme.white)


@dataclass(frozen=True, slots=True)
class Ghost(Sprite):
    """A dashed frame: something was here; crossed out when it has left the board."""

    gone: bool
    width: float = CELL
    height: float = CELL

    @property
    def box(self) -> Box:
        """What it frames."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Dashes along the inside."""
        near, far, low = 4.0, self.width - 4.0, self.height - 4.0
        strokes: list[tuple[Point, ...]] = []
        for start, end in _dashes(near, far):
            strokes += [((start, near), (end, near)), ((start, low), (end, low))]
        for start, end in _dashes(near, low):
            strokes += [((near, start), (near, end)), ((far, start), (far, end))]
        if self.gone:
            x, y = self.width / 2, self.height / 2
            strokes += [((x - 11, y - 11), (x + 11, y + 11)), ((x + 11, y - 11), (x - 11, y + 11))]
        _lines(canvas, theme, strokes, 2.6)


def _dashes(near: float, far: float) -> list[tuple[float, float]]:
    """Where dashes of about the same length begin and end."""
    number = max(1, round((far - near) / 9.6))
    pitch = (far - near) / number
    return [(near + pitch * dash + 1.6, near + pitch * (dash + 1) - 1.6) for dash in range(number)]


@dataclass(frozen=True, slots=True)
class Arrow(Sprite):
    """A bent arrow from the anchor to (dx, dy)."""

    dx: float
    dy: float

    grain = 4

    def _bend(self) -> Point:
        """The control point: to the side of the middle, so that the arrow does not hide what lies between."""
        lift = min(40.0, 0.22 * math.hypot(self.dx, self.dy))
        length = math.hypot(self.dx, self.dy) or 1
        side = -1 if self.dx > 0 else 1
        return self.dx / 2 - side * -self.dy / length * lift, self.dy / 2 - side * self.dx / length * lift

    @property
    def box(self) -> Box:
        """Both ends and the way between them, with room for the head."""
        xs, ys = zip(*curve((0, 0), self._bend(), (self.dx, self.dy)), strict=True)
        return Box(min(xs) - 14, min(ys) - 14, max(xs) + 14, max(ys) + 14)

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

    @property
    def half(self) -> float:
        """Half the tag's width, as much as the numeral needs."""
        return max(11.0, width(self.numeral, 14.5, HEAVY) / 2 + 7)

    @property
    def box(self) -> Box:
        """The tag and its casing."""
        return Box(-self.half - 2, -14, self.half + 2, 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A rounded label with a dark casing."""
        half = self.half
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
    """The frame around a tile or card that counts for one of the fighters."""

    width: float = CELL
    height: float = CELL

    @property
    def box(self) -> Box:
        """What it frames."""
        return Box(-2, -2, self.width + 2, self.height + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Pink between white and dark."""
        for inset, ink in (
            (-0.6, theme.highlight_casing),
            (0.2, theme.white),
            (0.9, theme.highlight),
            (3.2, theme.white),
        ):
            canvas.fill(frame(inset, 4.2, self.width, self.height), ink)


def frame(inset: float, inner: float, width: float = CELL, height: float = CELL) -> Shape:
    """A cell's rim, or that of something else, from one inset to another."""
    outer = rounded(inset, inset, width - 2 * inset, height - 2 * inset, 7 - inset)
    return join(outer, hole(rounded(inner, inner, width - 2 * inner, height - 2 * inner, 3.4)))


@dataclass(frozen=True, slots=True)
class Gone(Sprite):
    """The seam between two cards where another has been taken away, by its left end."""

    width: float

    @property
    def box(self) -> Box:
        """The seam and the cross on it."""
        return Box(-12, -12, self.width + 4, 12)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Dashes with a crossed disc at their beginning."""
        _lines(canvas, theme, [((start, 0.0), (end, 0.0)) for start, end in _dashes(12, self.width)], 2.6)
        for radius, ink in ((10.8, theme.highlight_casing), (10, theme.white), (8.8, theme.highlight)):
            canvas.fill(disc(0, 0, radius), ink)
        canvas.stroke(((-3.6, -3.6), (3.6, 3.6)), 2.6, theme.white)
        canvas.stroke(((3.6, -3.6), (-3.6, 3.6)), 2.6, theme.white)
