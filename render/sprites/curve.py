"""A curve: how one number went up and down."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box
from render.drawing.text import MEDIUM
from render.scene import Sprite
from render.sprites.traces import trace
from render.theme import Theme

_LEFT, _EDGE = 62.0, 14.0
_LEVELS = 4


@dataclass(frozen=True, slots=True)
class Curve(Sprite):
    """The numbers from left to right with the levels between which they lie, by its top left corner."""

    numbers: tuple[int, ...]
    width: float
    height: float

    grain = 4

    @property
    def box(self) -> Box:
        """Return the bounds in units: the curve and the numbers beside it."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint levels, then the curve with its newest number as a dot."""
        low, high = self._range()
        for step in range(_LEVELS + 1):
            level = round(low + (high - low) * step / _LEVELS)
            y = self._y(level)
            canvas.fill(box(_LEFT, y - 0.5, self.width - _LEFT - _EDGE, 1), theme.faint)
            canvas.letters(_LEFT / 2, y, str(level), 15, MEDIUM, theme.muted)
        paces = max(1, len(self.numbers) - 1)
        wide = self.width - _LEFT - 2 * _EDGE
        points = [(_LEFT + wide * place / paces, self._y(number)) for place, number in enumerate(self.numbers)]
        trace(canvas, points, theme.gold.light, theme.ink)

    def _range(self) -> tuple[int, int]:
        """Return multiples of 20 around all numbers."""
        low, high = min(self.numbers) // 20 * 20, -(-max(self.numbers) // 20) * 20
        return low, max(high, low + 20)

    def _y(self, level: float) -> float:
        low, high = self._range()
        return _EDGE + (self.height - 2 * _EDGE) * (high - level) / (high - low)
