"""The counter of the last round."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc
from render.drawing.text import HEAVY
from render.games.wayfarers.sprites.inks import plain
from render.games.wayfarers.sprites.symbols import GLYPHS, paint
from render.scene import Sprite
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class LastRound(Sprite):
    """How many turns are left after this one, by its top left corner."""

    turns: int

    @property
    def box(self) -> Box:
        """Return the bounds in units: the disc."""
        return Box(0, 0, 54, 54)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a red disc with an hourglass and the number."""
        canvas.fill(disc(27, 27, 27), theme.white)
        canvas.fill(disc(27, 27, 25), plain("red"))
        paint(canvas, GLYPHS["hourglass"], 17, 27, 22)
        canvas.letters(37, 27, str(self.turns), 26, HEAVY, theme.white)
