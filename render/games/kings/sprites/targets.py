"""Cards' places that may be chosen: lit, with their name."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded
from render.drawing.text import BOLD
from render.games.kings.sprites.faces import STRIP, WIDTH
from render.scene import Sprite
from render.sprites.marks import frame
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class TargetCard(Sprite):
    """A card's place that may be chosen, with its name: a plate on an empty one, else a frame and a plate that leaves
    the card's sign in sight."""

    name: str
    height: float
    taken: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the card."""
        return Box(-1, -1, WIDTH + 1, self.height + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint frame, plate and name."""
        if self.taken:
            for inset, ink in ((0.0, theme.casing), (1.2, theme.ivory), (3.6, theme.casing)):
                canvas.fill(frame(inset, 4.6, WIDTH, self.height), ink)
        x, wide = (WIDTH - 42, 38.0) if self.taken else (WIDTH / 2 - 33, 66.0)
        high = 28.0 if self.taken else 44.0
        y = (STRIP - high) / 2
        canvas.shadow(rounded(x, y, wide, high, 8), 1.4, 1.2, theme.shadow, 0.5)
        canvas.fill(rounded(x, y, wide, high, 8), theme.casing)
        canvas.fill(rounded(x + 1.6, y + 1.6, wide - 3.2, high - 3.2, 6.6), theme.ivory)
        canvas.letters(x + wide / 2, STRIP / 2, self.name, 19 if self.taken else 26, BOLD, theme.ink)
