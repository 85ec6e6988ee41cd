"""Sprites of pieces, dice, arrowheads, and rings around movable pieces."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, line, polygon, ring
from render.scene import DiscSprite, Sprite
from render.theme import Theme


class Piece(Struct, DiscSprite, frozen=True):
    """A round piece with five dots, around its anchor."""

    is_light: bool
    radius: float

    margin = 6

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the edge, the face and the dots."""
        r = self.radius
        canvas.draw_shadow(disc(0, 0, r), 2, 2, theme.shadow, 0.5)
        face, edge, dots = (
            (theme.white, theme.gold.dark, theme.lapis.dark) if self.is_light else (theme.ink, theme.ivory, theme.white)
        )
        canvas.fill(disc(0, 0, r), theme.casing if self.is_light else theme.ivory)
        canvas.fill(disc(0, 0, r * 0.94), edge if self.is_light else theme.lapis.dark)
        canvas.fill(disc(0, 0, r * 0.84), face)
        step = r * 0.4
        for x, y in ((-step, -step), (step, -step), (0, 0), (-step, step), (step, step)):
            canvas.fill(disc(x, y, r * 0.15), dots)


class EmptyPlace(Struct, DiscSprite, frozen=True):
    """An empty place for a piece that is off the board, around its anchor."""

    radius: float

    margin = 2

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a faint ring."""
        canvas.fill(ring(0, 0, self.radius, 2.4), theme.faint)


class SelectableRing(Struct, DiscSprite, frozen=True):
    """A highlighted ring around a movable piece or its destination."""

    radius: float

    margin = 6

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink ring between white and dark lines."""
        for width, ink in ((10.0, theme.highlight_casing), (7.6, theme.white), (5.0, theme.highlight)):
            canvas.fill(ring(0, 0, self.radius, width), ink)


class Die(Struct, Sprite, frozen=True):
    """A four-sided die around its anchor. `is_marked`: whether its upper corner counts; `is_thrown`: whether it was
    thrown, otherwise it is an outline."""

    is_marked: bool
    is_thrown: bool = True

    box = Box(-32, -32, 32, 32)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint two faces and the upper corner, or their outlines."""
        top, left, right, foot = (0.0, -25.0), (-27.0, 18.0), (27.0, 18.0), (4.0, 26.0)
        if not self.is_thrown:
            for edge in ((top, left, foot, right, top), (top, foot)):
                canvas.stroke(edge, 3, theme.muted)
            return
        canvas.fill(polygon((0, -29), (-31, 20), (4, 30), (31, 20)), theme.casing)
        canvas.fill(polygon(top, left, foot), theme.gold.light)
        canvas.fill(polygon(top, foot, right), theme.gold.base)
        if self.is_marked:
            canvas.fill(disc(0, -14, 9.5), theme.casing)
            canvas.fill(disc(0, -14, 7.5), theme.white)


class DirectionChevrons(Struct, Sprite, frozen=True):
    """Three chevrons that point to the left, around the anchor: the direction of pieces that enter or leave."""

    box = Box(-70, -26, 70, 26)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the chevrons in a faint colour."""
        for x in (-44, 0, 44):
            canvas.stroke(((x + 10, -20), (x - 10, 0), (x + 10, 20)), 6, theme.faint)


class DirectionArrowhead(Struct, Sprite, frozen=True):
    """A small arrowhead around the anchor: the direction of pieces from a square to the next one.

    `across`, `down`: the direction, each -1, 0 or 1.
    `side`: the player whose pieces move there: `light`, `dark`, or `both`.
    """

    across: int
    down: int
    side: str

    box = Box(-17, -17, 17, 17)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the arrowhead in the colour of the pieces, or in gold for both players', with a contrasting rim."""
        face, rim = {
            "light": (theme.white, theme.casing),
            "dark": (theme.casing, theme.white),
            "both": (theme.gold.light, theme.casing),
        }[self.side]
        x, y = self.across, self.down
        head = ((11 * x, 11 * y), (-7 * x - 12 * y, -7 * y - 12 * x), (-7 * x + 12 * y, -7 * y + 12 * x))
        canvas.fill(line(7, *head, head[0]), rim)
        canvas.fill(polygon(*head), face)
