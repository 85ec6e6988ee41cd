"""Charts of several players' numbers. Each player has a line that ends in a dot. Sizes are in units."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from statistics import fmean

from msgspec import Struct

from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import Point, box, disc, join, polygon, rounded_rectangle
from render.drawing.text import BOLD, MEDIUM, text_width
from render.scene import DiscSprite, Sprite
from render.theme import Theme

_EDGE_WIDTH = 3.6
"""Width that the edges on both sides add to a line."""


def paint_curve(canvas: Canvas, points: Sequence[Point], colour: Ink, edge: Ink, width: float = 3.6) -> None:
    """Draw a line in `colour`, `width` units wide, with an `edge` around it, and a dot on its last point."""
    for stroke_width, ink in ((width + _EDGE_WIDTH, edge), (width, colour)):
        canvas.stroke(points, stroke_width, ink)
    canvas.fill(disc(*points[-1], 7), edge)
    canvas.fill(disc(*points[-1], 5.6), colour)


_NUMBERS_MARGIN = 50
"""Width of the margin to the left of the lines, and height of the one below them, in which the numbers are."""

_TOP_MARGIN = 12.0
"""Height of the margin above the highest level."""

_NUMBER_SIZE = 26
"""Font size of the numbers. Capitals are 9 pixels high if a picture is shown 550 pixels wide."""

_MIN_LINE_DISTANCE, _MAX_LEVELS = 32, 7
"""Minimum distance between numbers of neighbouring levels, and maximum number of levels."""

SIGN_WIDTH = 104
"""Width of the area to the right of the lines, for each player's sign and number."""

_SIGN_GAP = 38.0
"""Distance between the signs of players, if there is room for it."""

_LEADING_LINE_WIDTH, _LINE_WIDTH, _MAX_EQUAL_LINES = 5.4, 3.6, 2
"""Widths of the leader's line and of the others, and the number of lines up to which all have the first of these."""

_MAX_LIFT = 1.8
"""Maximum distance of a line from its values, so that equal lines are visible: half a line's width."""

_POINTER_WIDTH, _SIGN_INSET = 1.6, 5.0
"""Width of the lines that lead to signs, and distance of their ends from the left edge of the signs' area."""

_OVERSHOOT = 40.0
"""Distance by which signs may extend above the lines, next to the chart's title."""

_DROP_RADIUS = 6.0
"""Radius of a drop that marks a fall."""

_TAG_MARGIN, _TAG_HEIGHT = 13.0, 38.0
"""Distance of a tag's text from its left and right edges, and height of a tag."""


class PlayerDot(Struct, DiscSprite, frozen=True):
    """A disc in a player's colour around its anchor, for games without pictures of players. `radius`: in units."""

    colour: str
    radius: float

    margin = 3

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the disc with a dark edge around it, 2 units wide."""
        canvas.fill(disc(0, 0, self.radius + 2), theme.ink)
        canvas.fill(disc(0, 0, self.radius), self.colour)


class ChartLine(Struct, frozen=True):
    """A player's line: how the player's number changes with the moves.

    `colour`: the line's colour.
    `numbers`: the number at the start and after each move.
    `edge`: the colour around the line; if "", it is the theme's ink.
    `rank`: the player's rank, 1 for the best; of lines with equal ends the better one is above.
    """

    colour: str
    numbers: tuple[int, ...]
    edge: str = ""
    rank: int = 1


class TurningPoint(Struct, frozen=True):
    """A turning point of a game: the index of its line, the number of moves before it, and the text on its tag."""

    line: int
    moves_before: int
    text: str


class Chart(Struct, Sprite, frozen=True):
    """A line for each player from left to right, anchored at the chart's top-left corner.

    `lines`: the lines.
    `width`, `height`: its size in units.
    `turning_point`: the turning point of the game, or None.
    `shows_drops`: whether each fall of a number is marked by a red drop at its lower end.
    """

    lines: tuple[ChartLine, ...]
    width: float
    height: float
    turning_point: TurningPoint | None = None
    shows_drops: bool = False

    is_sliceable = True

    @property
    def box(self) -> Box:
        """Return the bounds of the lines, the numbers next to them and the leader lines to the signs, in units."""
        return Box(0, min([0.0, *(end - 2 for end in self.sign_heights())]), self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the levels, all numbers for which there is room, and the lines. The one that ends highest is on top."""
        steps = max(1, *(len(course.numbers) - 1 for course in self.lines))
        levels = self._chart_levels()
        apart = self._y(levels[0]) - self._y(levels[1])
        every = max(1, math.ceil(_MIN_LINE_DISTANCE / apart))
        for index, level in enumerate(levels):
            y = self._y(level)
            canvas.fill(box(_NUMBERS_MARGIN, y - 0.5, self.width - _NUMBERS_MARGIN - 12 - SIGN_WIDTH, 1), theme.faint)
            if index % every == 0:
                canvas.write(_NUMBERS_MARGIN / 2, y, str(level), _NUMBER_SIZE, MEDIUM, theme.muted)
        for step in _round_levels(steps):
            canvas.write(self._x(step, steps), self.height - 14, str(step), _NUMBER_SIZE, MEDIUM, theme.muted)
        self._paint_pointers(canvas, theme, steps)
        order = sorted(self.lines, key=lambda course: (course.numbers[-1], -course.rank))
        for place, course in enumerate(order):
            lift = _MAX_LIFT * (1 - 2 * place / (len(order) - 1)) if len(order) > 1 else 0.0
            points = [(x, y + lift) for x, y in self._stair_points(course, steps)]
            leads = course.numbers[-1] == max(other.numbers[-1] for other in self.lines)
            width = _LEADING_LINE_WIDTH if leads or len(self.lines) <= _MAX_EQUAL_LINES else _LINE_WIDTH
            paint_curve(canvas, points, course.colour, course.edge or theme.ink, width)
            for x, y in self._fall_points(course, steps) if self.shows_drops else ():
                _paint_drop(canvas, theme, x, y + lift)
        if self.turning_point:
            self._paint_turning_point(canvas, theme, self.turning_point, steps)

    def _paint_pointers(self, canvas: Canvas, theme: Theme, steps: int) -> None:
        """Paint a thin line from the end of each line to its sign, if the sign is not next to it."""
        for course, sign_y in zip(self.lines, self.sign_heights(), strict=True):
            x, y = self._x(steps, steps), self._y(course.numbers[-1])
            if abs(sign_y - y) > _LINE_WIDTH:
                canvas.stroke(
                    [(x + 8, y), (self.width - SIGN_WIDTH + _SIGN_INSET, sign_y)], _POINTER_WIDTH, theme.muted
                )

    def _paint_turning_point(self, canvas: Canvas, theme: Theme, turn: "TurningPoint", steps: int) -> None:
        """Paint a ring on a line, and a tag with text, which a short line connects to the ring."""
        x, y = self._x(turn.moves_before, steps), self._y(self.lines[turn.line].numbers[turn.moves_before])
        width = text_width(turn.text, _NUMBER_SIZE, BOLD) + 2 * _TAG_MARGIN
        left, top = self._find_tag_place(x, y, width, steps)
        near = min(max(x, left + 14), left + width - 14), min(max(y, top), top + _TAG_HEIGHT)
        for stroke_width, ink in ((4.4, theme.casing), (2.0, theme.ivory)):
            canvas.stroke([(x, y), near], stroke_width, ink)
        canvas.fill(rounded_rectangle(left - 1.4, top - 1.4, width + 2.8, _TAG_HEIGHT + 2.8, 9), theme.casing)
        canvas.fill(rounded_rectangle(left, top, width, _TAG_HEIGHT, 8), theme.ivory)
        canvas.write(left + width / 2, top + _TAG_HEIGHT / 2, turn.text, _NUMBER_SIZE, BOLD, theme.casing)
        for radius, ink in ((12.0, theme.casing), (10.4, theme.ivory), (6.4, theme.gold.dark)):
            canvas.fill(disc(x, y, radius), ink)

    def _find_tag_place(self, x: float, y: float, width: float, steps: int) -> Point:
        """Return the top-left corner of a tag for the point (x, y): of the places around it, the first one that covers
        the fewest points of lines. `width`: that of the tag."""
        points = [
            (self._x(step, steps), self._y(value)) for line in self.lines for step, value in enumerate(line.numbers)
        ]
        lefts = (x - width - 16, x - width / 2, x + 16)
        tops = (y - 58, y + 18, 0.0, self.height - _NUMBERS_MARGIN - _TAG_HEIGHT - 6)
        places = [
            (
                min(max(_NUMBERS_MARGIN + 8, left), self.width - SIGN_WIDTH - 16 - width),
                min(max(0.0, top), self.height - _NUMBERS_MARGIN - _TAG_HEIGHT),
            )
            for top in tops
            for left in lefts
        ]

        def count_covered(place: Point) -> int:
            left, top = place
            near = Box(left - 6, top - 8, left + width + 6, top + _TAG_HEIGHT + 8)
            return sum(near.left < px < near.right and near.top < py < near.bottom for px, py in [*points, (x, y)])

        return min(places, key=count_covered)

    def sign_heights(self) -> list[float]:
        """Return the height of each line's sign: level with the line's end, or as near to it as the distance between
        signs allows (isotonic regression, by pooling neighbours that are too near)."""
        lows = [self._y(course.numbers[-1]) for course in self.lines]
        order = sorted(range(len(lows)), key=lambda place: (lows[place], self.lines[place].rank))
        pools: list[list[float]] = []
        for index, place in enumerate(order):
            pools.append([lows[place] - self.min_sign_distance * index])
            while len(pools) > 1 and fmean(pools[-2]) > fmean(pools[-1]):
                pools[-2:] = [pools[-2] + pools[-1]]
        spread = self.min_sign_distance * (len(order) - 1)
        bottom = min(
            self.height - self.min_sign_distance / 2, max(self.height - _NUMBERS_MARGIN + 10, _TOP_MARGIN + spread)
        )
        top = min(_TOP_MARGIN, bottom - spread)
        starts = [min(max(fmean(pool), top), bottom - spread) for pool in pools for _ in pool]
        for index, place in enumerate(order):
            lows[place] = starts[index] + self.min_sign_distance * index
        return lows

    @property
    def min_sign_distance(self) -> float:
        """Return the minimum distance between the signs at the ends of the lines, in units."""
        return min(_SIGN_GAP, (self.height + _OVERSHOOT) / len(self.lines))

    def _chart_levels(self) -> range:
        """Return round levels at equal distances that include all numbers."""
        return _levels_between(
            min(min(course.numbers) for course in self.lines), max(max(course.numbers) for course in self.lines)
        )

    def _x(self, step: float, steps: int) -> float:
        return _NUMBERS_MARGIN + 6 + (self.width - _NUMBERS_MARGIN - 24 - SIGN_WIDTH) * step / steps

    def _y(self, level: float) -> float:
        levels = self._chart_levels()
        return _TOP_MARGIN + (self.height - _NUMBERS_MARGIN - 14) * (levels[-1] - level) / (levels[-1] - levels[0])

    def _stair_points(self, course: ChartLine, steps: int) -> Iterator[Point]:
        """Yield the corners of a line, which is level between moves and steps up or down where the number changes."""
        last_value = course.numbers[0]
        for step, value in enumerate(course.numbers):
            if value != last_value:
                yield self._x(step, steps), self._y(last_value)
            if value != last_value or step in (0, len(course.numbers) - 1):
                yield self._x(step, steps), self._y(value)
            last_value = value

    def _fall_points(self, course: ChartLine, steps: int) -> Iterator[Point]:
        """Yield the lower end of each step down."""
        for step, (last_value, value) in enumerate(pairwise(course.numbers), 1):
            if value < last_value:
                yield self._x(step, steps), self._y(value)


def _paint_drop(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """Paint a red drop that hangs from (x, y)."""
    for radius, ink in (
        (_DROP_RADIUS + 2.4, theme.casing),
        (_DROP_RADIUS + 1.2, theme.ivory),
        (_DROP_RADIUS, theme.blood.light),
    ):
        side = radius * 0.9
        canvas.fill(
            join(disc(x, y, radius), polygon((x - side, y - side / 2), (x, y - radius * 2), (x + side, y - side / 2))),
            ink,
        )


@lru_cache(maxsize=32)
def _levels_between(lowest: int, highest: int) -> range:
    """Return two to seven round levels at equal distances, the first and the last of which enclose the numbers."""
    paces = (factor * 10**power for power in range(10) for factor in (1, 2, 5))
    pace = next(pace for pace in paces if -(-highest // pace) - lowest // pace < _MAX_LEVELS)
    first = lowest // pace * pace
    return range(first, max(-(-highest // pace) * pace, first + pace) + 1, pace)


def _round_levels(top: int) -> range:
    """Return the numbers of moves to write below a chart, from 0 up to `top` at most, in at most six equal steps."""
    pace = next(pace for pace in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, top) if top <= 6 * pace)
    return range(0, top + 1, pace)
