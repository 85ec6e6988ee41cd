"""A person's rating from game to game, as a curve. Sizes are in units."""

from collections.abc import Sequence

from msgspec import Struct

from render.context import PictureContext
from render.drawing.canvas import Canvas
from render.drawing.shapes import box, disc, polygon
from render.drawing.text import HEAVY, MEDIUM, fit_text
from render.scene import Item, RectangleSprite, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import TEXT, Label
from render.sprites.charts import paint_curve
from render.sprites.ground import Wall
from render.theme import Theme

SIZE = (1100, 520)
"""Width and height of the picture."""

_LEFT_MARGIN, _TOP_MARGIN, _RIGHT_MARGIN, _BOTTOM_MARGIN = 92.0, 18.0, 150.0, 50.0
"""Margins around the curve: for the levels' numbers, above it, for the last rating, and for the numbers of games."""

_NUMBER_SIZE = 26.0
"""Font size of the numbers around the curve. Capitals are nine pixels high if the picture is shown 550 pixels wide."""

_MAX_LEVELS, _LEVEL_DISTANCES = 7, (10, 20, 50, 100, 200, 500)
"""Maximum number of levels, and possible differences between two of them."""

_MAX_COUNTED_GAMES = 10
"""Maximum number of games up to which each has its number below the curve."""

_BAND_OPACITY = 0.3
"""Opacity of the band of uncertainty."""


class RatingCurve(Struct, RectangleSprite, frozen=True):
    """A curve of ratings in a band of uncertainty, over the lines of levels, anchored at its top-left corner.

    `numbers`: the rating before the first game and after each.
    `spread`: half the height of the band at each rating, in points.
    `width`, `height`: its size in units.
    """

    numbers: tuple[int, ...]
    spread: tuple[int, ...]
    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the levels, the band, and the curve with a dot and a number at its end."""
        width, last = self.width - _LEFT_MARGIN - _RIGHT_MARGIN, len(self.numbers) - 1
        for level in self.levels():
            y = self._y(level)
            canvas.fill(box(_LEFT_MARGIN, y - 0.5, width, 1), theme.faint)
            canvas.write(_LEFT_MARGIN / 2, y, str(level), _NUMBER_SIZE, MEDIUM, theme.muted)
        xs = [_LEFT_MARGIN + 10 + (width - 20) * place / max(1, last) for place in range(last + 1)]
        points = [(x, self._y(rating)) for x, rating in zip(xs, self.numbers, strict=True)]
        upper, lower = (
            [(x, self._y(rating + side * off)) for x, rating, off in zip(xs, self.numbers, self.spread, strict=True)]
            for side in (1, -1)
        )
        canvas.fill(polygon(*upper, *reversed(lower)), theme.gold.base, _BAND_OPACITY)
        every = -(-last // _MAX_COUNTED_GAMES) or 1
        for game in range(every, last + 1, every):
            canvas.write(xs[game], self.height - 18, str(game), _NUMBER_SIZE, MEDIUM, theme.muted)
        paint_curve(canvas, points, theme.gold.light, theme.panel, 5)
        for x, y in points[:-1]:
            canvas.fill(disc(x, y, 6.4), theme.panel)
            canvas.fill(disc(x, y, 5), theme.gold.light)
        x, y = (
            _LEFT_MARGIN + width + _RIGHT_MARGIN / 2,
            min(max(points[-1][1], 24.0), self.height - _BOTTOM_MARGIN - 44),
        )
        canvas.write(x, y, str(self.numbers[-1]), 40, HEAVY, theme.gold.light)
        canvas.write(x, y + 38, f"± {self.spread[-1]}", _NUMBER_SIZE, MEDIUM, theme.muted)

    def levels(self) -> range:
        """Return ratings at equal distances that enclose all ratings with their uncertainty."""
        lowest = min(rating - deviation for rating, deviation in zip(self.numbers, self.spread, strict=True))
        highest = max(rating + deviation for rating, deviation in zip(self.numbers, self.spread, strict=True))
        pace = next((pace for pace in _LEVEL_DISTANCES if -(-highest // pace) - lowest // pace < _MAX_LEVELS), 1000)
        first = lowest // pace * pace
        return range(first, max(-(-highest // pace) * pace, first + 3 * pace) + 1, pace)

    def _y(self, level: float) -> float:
        lowest, *_, highest = self.levels()
        return _TOP_MARGIN + (self.height - _TOP_MARGIN - _BOTTOM_MARGIN) * (highest - level) / (highest - lowest)


def draw_rating(game: str, numbers: Sequence[int], spread: Sequence[int], context: PictureContext) -> Scene:
    """Return a chart of ratings. `numbers`: those before the first game and after each. `spread`: their uncertainty."""
    title, size = fit_text(context.say("picture-rating", game=game), SIZE[0] - 60, 36, HEAVY, _NUMBER_SIZE)
    x, align = (SIZE[0] - 30, 1) if context.rtl else (30, -1)
    items = (
        Item(0, x, 44, Label(title, size, HEAVY, TEXT, align)),
        Item(0, 20, 76, RatingCurve(tuple(numbers), tuple(spread), SIZE[0] - 40, SIZE[1] - 96)),
    )
    text = context.say(
        "picture-rating-alt", game=game, count=len(numbers) - 1, first=str(numbers[0]), last=str(numbers[-1])
    )
    wall = Wall(SIZE, ((12.0, 12.0, SIZE[0] - 24.0, SIZE[1] - 24.0),), ())
    return Scene("rating", "rating", SIZE, context.theme, wall, sort_by_layer(items), shorten_alt(text))
