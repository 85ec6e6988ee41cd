"""The sprite of a monument: a stepped tower in two colours over four cells."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, join, place_shape
from render.games.kingdoms import symbols
from render.games.kingdoms.sprites.tiles import paint_badge
from render.scene import Sprite
from render.theme import Hue, Theme

MONUMENT_SIDE = 112
_MONUMENT_INSET = 2.5


def _battlements_shape(inset: float, teeth: int, size: float) -> Shape:
    """Return a square `inset` units inside the monument's cells, with `teeth` battlements of `size` units per edge."""
    side = MONUMENT_SIDE - 2 * inset
    parts = [box(inset, inset, side, side)]
    pitch = side / teeth
    for tooth in range(teeth):
        left = inset + pitch * (tooth + 0.5) - size / 2
        parts += [box(left, inset - size / 3, size, size), box(left, inset + side - size * 2 / 3, size, size)]
        parts += [box(inset - size / 3, left, size, size), box(inset + side - size * 2 / 3, left, size, size)]
    return join(*parts)


class Monument(Struct, Sprite, frozen=True):
    """A monument, anchored at its top-left corner: a base in one colour and a tower in the other, each with its sign
    and letter."""

    upper_sphere: int
    lower_sphere: int
    letters: tuple[str, str]

    box = Box(-1, -1, MONUMENT_SIDE + 2, MONUMENT_SIDE + 5)
    """The bounds of the four cells and the monument's shadow, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the base with terraces and stairs, the tower on it, and the two letters."""
        lower, upper = theme.spheres[self.lower_sphere], theme.spheres[self.upper_sphere]
        base = _battlements_shape(_MONUMENT_INSET + 2, 8, 7)
        canvas.draw_shadow(base, 2.4, 1.8, theme.shadow, 0.5)
        canvas.fill(base, lower.dark)
        self._paint_terraces(canvas, lower)
        self._paint_stairs(canvas, lower, theme)
        self._paint_tower(canvas, upper, theme)
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[self.lower_sphere], 10, 76, 27), theme.ivory)
        paint_badge(canvas, theme, (93, 94), self.letters[1], theme.ivory, lower.dark)
        paint_badge(canvas, theme, (84, 65), self.letters[0], theme.ivory, upper.dark)

    def _paint_terraces(self, canvas: Canvas, hue: Hue) -> None:
        for inset, ink, opacity in (
            (5.5, hue.base, 1.0),
            (8, hue.light, 0.55),
            (9.4, hue.base, 1.0),
            (19, hue.light, 0.35),
            (20.4, hue.base, 1.0),
        ):
            canvas.fill(box(inset, inset, MONUMENT_SIDE - 2 * inset, MONUMENT_SIDE - 2 * inset), ink, opacity)

    def _paint_stairs(self, canvas: Canvas, hue: Hue, theme: Theme) -> None:
        canvas.fill(box(45, 70, 22, 36), hue.dark)
        for step in range(8):
            canvas.fill(box(46.5, 72 + step * 4.2, 19, 2.2), hue.light, 0.8)

    def _paint_tower(self, canvas: Canvas, hue: Hue, theme: Theme) -> None:
        tower = _battlements_shape(29.5, 6, 6)
        canvas.draw_shadow(tower, 2.2, 1.4, theme.night, 0.5)
        canvas.fill(tower, hue.dark)
        canvas.fill(box(31, 31, 50, 50), hue.base)
        canvas.fill(
            join(
                box(33.5, 33.5, 45, 1.2), box(33.5, 77.3, 45, 1.2), box(33.5, 33.5, 1.2, 45), box(77.3, 33.5, 1.2, 45)
            ),
            hue.light,
            0.8,
        )
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[self.upper_sphere], 35.5, 33.5, 34), theme.ivory)
