"""Places that may be chosen: lit cells and squares with their coordinate."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import hole, join, rounded
from render.drawing.text import BOLD, fit
from render.kit.names import LEAST
from render.kit.sprites.tiles import CELL
from render.scene import Sprite
from render.sprites.marks import frame
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class Target(Sprite):
    """A cell that may be chosen, with its coordinate."""

    name: str
    taken: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the cell."""
        return Box(-1, -1, CELL + 1, CELL + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint an ivory plate; where something lies a frame and a smaller plate, so that it stays in sight."""
        middle = CELL / 2
        if self.taken:
            for inset, ink in ((0.2, theme.casing), (1.2, theme.ivory), (3.4, theme.casing)):
                canvas.fill(frame(inset, 4.4, CELL, CELL), ink)
            canvas.fill(rounded(6, CELL - 24, CELL - 12, 21, 6), theme.casing)
            canvas.fill(rounded(7.4, CELL - 22.6, CELL - 14.8, 18.2, 4.8), theme.ivory)
            canvas.letters(middle, CELL - 13.5, self.name, 14.5, BOLD, theme.ink)
            return
        half = middle - 1.6
        canvas.shadow(rounded(middle - half, middle - 20, 2 * half, 40, 9), 1.4, 1.2, theme.shadow, 0.5)
        canvas.fill(rounded(middle - half, middle - 20, 2 * half, 40, 8.6), theme.casing)
        canvas.fill(rounded(middle - half + 1.6, middle - 18.4, 2 * half - 3.2, 36.8, 7), theme.ivory)
        canvas.letters(middle, middle, *fit(self.name, 2 * half - 5, LEAST, BOLD, 18), BOLD, theme.ink)


@dataclass(frozen=True, slots=True)
class TargetSquare(Sprite):
    """Four cells that may be chosen together, by the coordinate of the first."""

    name: str

    @property
    def box(self) -> Box:
        """Return the bounds in units: the four cells."""
        return Box(-1, -1, 2 * CELL + 1, 2 * CELL + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a gold frame, and the coordinate on a plate in the middle."""
        side = 2 * CELL
        for inset, inner, ink in ((0.6, 8.4, theme.casing), (2, 7, theme.gold.light)):
            outer = rounded(inset, inset, side - 2 * inset, side - 2 * inset, 10 - inset)
            canvas.fill(join(outer, hole(rounded(inner, inner, side - 2 * inner, side - 2 * inner, 5))), ink)
        canvas.shadow(rounded(CELL - 24, CELL - 16, 48, 32, 9), 1.4, 1.2, theme.shadow, 0.5)
        canvas.fill(rounded(CELL - 23.6, CELL - 15.6, 47.2, 31.2, 8.6), theme.casing)
        canvas.fill(rounded(CELL - 22, CELL - 14, 44, 28, 7), theme.ivory)
        canvas.letters(CELL, CELL, self.name, 20 if len(self.name) < 3 else 18, BOLD, theme.ink)
