"""Guilds: a minaret each, and how much influence everybody has there."""

from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, path, rounded
from render.drawing.text import HEAVY
from render.games.wayfarers.sprites.inks import GUILDS
from render.games.wayfarers.sprites.pieces import badge
from render.games.wayfarers.sprites.symbols import GLYPHS, paint
from render.scene import Sprite
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class Minaret(Sprite):
    """A guild's tower by its top left corner, with the guild's sign."""

    guild: str

    @property
    def box(self) -> Box:
        """Return the bounds in units: the tower."""
        return Box(0, 0, 34, 37)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the tower in the guild's colour."""
        hue = GUILDS[self.guild]
        tower = path("M 5 36 L 7 15 L 4 15 L 4 12 L 8 12 Q 9 5 17 0 Q 25 5 26 12 L 30 12 L 30 15 L 27 15 L 29 36")
        canvas.fill(tower, theme.ivory)
        canvas.fill(path("M 7 35 L 9 15 L 6 14 L 9 12.6 Q 11 6 17 2 Q 23 6 25 12.6 L 28 14 L 25 15 L 27 35"), hue.base)
        canvas.fill(box(8, 15, 18, 1.6), hue.dark)
        paint(canvas, GLYPHS[self.guild], 17, 26, 17)


@dataclass(frozen=True, slots=True)
class Tally(Sprite):
    """How much a player has of something, from its left end; gold where it is the most."""

    mark: str
    count: int
    leads: bool

    @property
    def box(self) -> Box:
        """Return the bounds in units: the plate."""
        return Box(-2, -10, 46, 10)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a plate where the player leads, the player's sign, the number."""
        if self.leads:
            canvas.fill(rounded(-1, -9.4, 45, 18.8, 9.4), theme.gold.light)
        badge(canvas, theme, self.mark, 8, 0, 7.8)
        canvas.letters(30, 0, str(self.count), 17, HEAVY, theme.casing if self.leads else theme.text)
