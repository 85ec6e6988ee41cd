"""Charts of several players' numbers, each as a line that ends in a dot."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import Point, box, disc
from render.drawing.text import MEDIUM
from render.scene import Sprite
from render.theme import Theme


def trace(canvas: Canvas, points: Sequence[Point], colour: Ink, edge: Ink) -> None:
    """Draw the line in `colour` with an `edge` around it, and the dot on the newest point."""
    for wide, ink in ((6.2, edge), (3.6, colour)):
        canvas.stroke(points, wide, ink)
    canvas.fill(disc(*points[-1], 7), edge)
    canvas.fill(disc(*points[-1], 5.6), colour)


_GAP = 50
"""The room for numbers to the left of the lines and below them."""

_LETTERS = 26
"""The height of the numbers: capitals of 9 pixels where a picture is shown 550 wide."""

_LINE, _LEVELS = 32, 7
"""Minimum distance between numbers, and maximum number of levels."""

SIGN = 34
"""The room for a player's sign to the right of the lines."""


class Course(Struct, frozen=True):
    """The growth of one player's number.

    `colour`: the line's colour.
    `numbers`: the number at the start and after each move.
    `edge`: the colour around the line; "": the ink.
    """

    colour: str
    numbers: tuple[int, ...]
    edge: str = ""


class Chart(Struct, Sprite, frozen=True):
    """A line for each player from left to right, by its top left corner."""

    courses: tuple[Course, ...]
    width: float
    height: float

    in_parts = True

    @property
    def box(self) -> Box:
        """Return the bounds in units: the lines and the numbers beside them."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint levels, numbers if there is room for them, then the lines; the one that ends highest is drawn last."""
        steps = max(1, *(len(course.numbers) - 1 for course in self.courses))
        levels = self._levels()
        apart = self._y(levels[0]) - self._y(levels[1])
        every = max(1, math.ceil(_LINE / apart))
        for number, level in enumerate(levels):
            y = self._y(level)
            canvas.fill(box(_GAP, y - 0.5, self.width - _GAP - 12 - SIGN, 1), theme.faint)
            if number % every == 0:
                canvas.letters(_GAP / 2, y, str(level), _LETTERS, MEDIUM, theme.muted)
        for step in _round_levels(steps):
            canvas.letters(self._x(step, steps), self.height - 14, str(step), _LETTERS, MEDIUM, theme.muted)
        for place, course in enumerate(sorted(self.courses, key=lambda course: course.numbers[-1])):
            lift = 4.0 * (len(self.courses) - 1 - 2 * place) / 2
            points = [(x, y + lift) for x, y in self._points(course, steps)]
            trace(canvas, points, course.colour, course.edge or theme.ink)

    def ends(self) -> list[float]:
        """Return the lowest places of signs of `SIGN` units beside the ends of the lines, without overlaps."""
        lows = [self._y(course.numbers[-1]) for course in self.courses]
        order = sorted(range(len(lows)), key=lambda place: lows[place])
        for upper, lower in pairwise(order):
            lows[lower] = max(lows[lower], lows[upper] + SIGN)
        below = max(0.0, lows[order[-1]] + SIGN / 2 - self.height) if order else 0.0
        return [low - below for low in lows]

    def _levels(self) -> range:
        """Return round levels at equal distances that enclose all numbers."""
        return _levels(
            min(min(course.numbers) for course in self.courses), max(max(course.numbers) for course in self.courses)
        )

    def _x(self, step: float, steps: int) -> float:
        return _GAP + 6 + (self.width - _GAP - 24 - SIGN) * step / steps

    def _y(self, level: float) -> float:
        levels = self._levels()
        return 12 + (self.height - _GAP - 14) * (levels[-1] - level) / (levels[-1] - levels[0])

    def _points(self, course: Course, steps: int) -> Iterator[Point]:
        """Yield corners of a stair: a number holds until it changes."""
        before = course.numbers[0]
        for step, number in enumerate(course.numbers):
            if number != before:
                yield self._x(step, steps), self._y(before)
            if number != before or step in (0, len(course.numbers) - 1):
                yield self._x(step, steps), self._y(number)
            before = number


@lru_cache(maxsize=32)
def _levels(low: int, high: int) -> range:
    """Return at most seven round levels from the lowest number to the highest, at least two."""
    paces = (factor * 10**power for power in range(10) for factor in (1, 2, 5))
    pace = next(pace for pace in paces if -(-high // pace) - low // pace < _LEVELS)
    first = low // pace * pace
    return range(first, max(-(-high // pace) * pace, first + pace) + 1, pace)


def _round_levels(top: int) -> range:
    """Return the levels from 0 to the top in at most six round steps."""
    pace = next(pace for pace in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, top) if top <= 6 * pace)
    return range(0, top + 1, pace)
