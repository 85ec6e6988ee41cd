"""Backdrops: brick walls, cards, and the land between the rivers in its gold frame."""

import random
from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas, shows
from render.drawing.shapes import box, rounded
from render.drawing.text import BOLD
from render.scene import Sprite
from render.theme import Theme

Card = tuple[float, float, float, float]
"""The left, top, width and height of a card that lies on the wall."""

FRAME = 5
"""How far the gold frame reaches around a map."""

_BRICK = 14.0


def wall(canvas: Canvas, size: tuple[int, int], theme: Theme) -> None:
    """Draw glazed bricks all over, the same ones each time; one plain colour where the theme has no texture."""
    if not theme.textured:
        canvas.fill(box(0, 0, *size), theme.bricks[0])
        return
    dice = random.Random(11)
    y = -4.0
    while y < size[1]:
        x = -dice.uniform(4, 40)
        while x < size[0]:
            length = dice.choice((18, 28, 36, 40))
            ink = dice.choice(theme.bricks)
            if shows(canvas, y, y + _BRICK):
                canvas.fill(rounded(x + 0.6, y + 0.6, length - 1.2, _BRICK - 1.2, 1.6), ink)
            x += length
        y += _BRICK


def card(canvas: Canvas, place: Card, theme: Theme, ink: str | None = None) -> None:
    """Draw a plate with a thin gold rim."""
    x, y, width, height = place
    canvas.shadow(rounded(x, y, width, height, 9), 2, 2.5, theme.night, 0.45)
    canvas.fill(rounded(x, y, width, height, 9), theme.gold.dark)
    canvas.fill(rounded(x + 1.2, y + 1.2, width - 2.4, height - 2.4, 8), ink or theme.panel)


def frame(canvas: Canvas, place: Card, theme: Theme) -> None:
    """Draw a gold frame around a place on the wall."""
    x, y, width, height = place
    canvas.shadow(rounded(x - 5, y - 5, width + 10, height + 10, 7), 2, 3, theme.night, 0.55)
    for reach, ink in ((FRAME, theme.gold.dark), (4, theme.gold.light), (2.9, theme.gold.base), (1.2, theme.casing)):
        canvas.fill(rounded(x - reach, y - reach, width + 2 * reach, height + 2 * reach, reach + 2), ink)


def label(canvas: Canvas, x: float, y: float, string: str, theme: Theme) -> None:
    """Draw a coordinate on the wall."""
    canvas.letters(x, y, string, 26, BOLD, theme.gold.light)


@dataclass(frozen=True, slots=True)
class Wall(Sprite):
    """A wall with cards on it: dark ones, and clay-coloured trays for pieces."""

    size: tuple[int, int]
    cards: tuple[Card, ...]
    trays: tuple[Card, ...]

    grain = 4
    in_parts = True

    @property
    def box(self) -> Box:
        """Return the bounds in units: the whole picture."""
        return Box(0, 0, *self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint bricks, cards, trays."""
        wall(canvas, self.size, theme)
        for place in self.cards:
            card(canvas, place, theme)
        for place in self.trays:
            card(canvas, place, theme, theme.tray)
