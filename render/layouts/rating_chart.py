"""A person's rating from game to game, as a curve on a small picture."""

from collections.abc import Sequence

from msgspec import Struct

from render.context import PictureContext
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, width
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import TEXT, Label
from render.sprites.charts import trace
from render.sprites.ground import Wall
from render.theme import Theme

_LEFT, _EDGE, _NEWEST = 62.0, 14.0, 90.0
"""The room beside the curve for the levels, around it, and behind it for the newest number."""

_LEVELS = 4


class Curve(Struct, Sprite, frozen=True):
    """The numbers from left to right with the levels around them, by its top left corner."""

    numbers: tuple[int, ...]
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds in units: the curve and the numbers beside it."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint levels, then the curve with its newest number as a dot, and beside that the number."""
        wide = self.width - _LEFT - _NEWEST
        for level in self.levels():
            y = self._y(level)
            canvas.fill(box(_LEFT, y - 0.5, wide, 1), theme.faint)
            canvas.letters(_LEFT / 2, y, str(level), 18, MEDIUM, theme.muted)
        paces = max(1, len(self.numbers) - 1)
        points = [(_LEFT + wide * place / paces, self._y(number)) for place, number in enumerate(self.numbers)]
        trace(canvas, points, theme.gold.light, theme.ink)
        newest = str(self.numbers[-1])
        x = _LEFT + wide + _EDGE + width(newest, 24, HEAVY) / 2
        canvas.letters(x, points[-1][1], newest, 24, HEAVY, theme.gold.light)

    def levels(self) -> range:
        """Return round numbers at equal distances that enclose all numbers."""
        low, pace = min(self.numbers) // 10 * 10, 10 * _LEVELS
        distance = max(1, -(-(max(self.numbers) - low) // pace)) * 10
        return range(low, low + distance * _LEVELS + 1, distance)

    def _y(self, level: float) -> float:
        low, *_, high = self.levels()
        return _EDGE + (self.height - 2 * _EDGE) * (high - level) / (high - low)


SIZE = (640, 320)


def rating(game: str, numbers: Sequence[int], reader: PictureContext) -> Scene:
    """Draw the chart; `numbers` are the rating before the first game and after each."""
    title, size = fit(reader.say("picture-rating", game=game), SIZE[0] - 60, 24, BOLD, 14)
    x, align = (SIZE[0] - 30, 1) if reader.rtl else (30, -1)
    items = (
        Item(0, x, 36, Label(title, size, BOLD, TEXT, align)),
        Item(0, 20, 56, Curve(tuple(numbers), SIZE[0] - 40, SIZE[1] - 80)),
    )
    text = reader.say(
        "picture-rating-alt", game=game, count=len(numbers) - 1, first=str(numbers[0]), last=str(numbers[-1])
    )
    wall = Wall(SIZE, ((12.0, 12.0, SIZE[0] - 24.0, SIZE[1] - 24.0),), ())
    return Scene("rating", "rating", SIZE, reader.theme, wall, stack(items), shorten(text))
