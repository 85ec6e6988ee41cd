"""Charts: how numbers of several players grew, each as a line that ends in a dot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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


_GAP = 34
"""The room for numbers to the left of the lines and below them."""


@dataclass(frozen=True, slots=True)
class Course:
    """How one player's number grew.

    `mark`: the player's mark, which has a colour in the theme.
    `numbers`: the number at the start and after each move.
    """

    mark: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart(Sprite):
    """A line for each player from left to right, by its top left corner."""

    courses: tuple[Course, ...]
    width: float
    height: float

    grain = 4
    in_parts = True

    @property
    def box(self) -> Box:
        """Return the bounds in units: the lines and the numbers beside them."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint levels with their numbers, then the lines; who ends highest is drawn last."""
        top = max(1, *(max(course.numbers) for course in self.courses))
        steps = max(1, *(len(course.numbers) - 1 for course in self.courses))
        for level in _round_levels(top):
            y = self._y(level, top)
            canvas.fill(box(_GAP, y - 0.5, self.width - _GAP - 12, 1), theme.faint)
            canvas.letters(_GAP / 2, y, str(level), 15, MEDIUM, theme.muted)
        for step in _round_levels(steps):
            canvas.letters(self._x(step, steps), self.height - 10, str(step), 15, MEDIUM, theme.muted)
        for place, course in enumerate(sorted(self.courses, key=lambda course: course.numbers[-1])):
            lift = 4.0 * (len(self.courses) - 1 - 2 * place) / 2
            points = [(x, y + lift) for x, y in self._points(course, top, steps)]
            trace(canvas, points, theme.dynasty(course.mark), theme.ink)

    def _x(self, step: float, steps: int) -> float:
        return _GAP + 6 + (self.width - _GAP - 24) * step / steps

    def _y(self, level: float, top: int) -> float:
        return 12 + (self.height - _GAP - 14) * (1 - level / top)

    def _points(self, course: Course, top: int, steps: int) -> Iterator[Point]:
        """Yield corners of a stair: a number holds until it changes."""
        before = course.numbers[0]
        for step, number in enumerate(course.numbers):
            if number != before:
                yield self._x(step, steps), self._y(before, top)
            if number != before or step in (0, len(course.numbers) - 1):
                yield self._x(step, steps), self._y(number, top)
            before = number


def _round_levels(top: int) -> range:
    """Return the levels from 0 to the top in at most six round steps."""
    pace = next(pace for pace in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, top) if top <= 6 * pace)
    return range(0, top + 1, pace)
