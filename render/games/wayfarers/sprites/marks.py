"""Marks on pictures of choices: highlights, shades, prices, missing assets; and the frame of the rival's next card."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, disc, hole, join, polygon, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.games.wayfarers.sprites.cards.offers import paint_coin
from render.games.wayfarers.sprites.inks import named_colour
from render.games.wayfarers.sprites.pieces import paint_badge
from render.games.wayfarers.sprites.tokens import Token, paint_row
from render.kit.names import MIN_SIZE
from render.scene import DiscSprite, RectangleSprite, Sprite
from render.theme import Theme


class SelectableRim(Struct, RectangleSprite, frozen=True):
    """A bright frame around a place, anchored at its top-left corner. `name`: what is written in it, if anything."""

    width: float
    height: float
    name: str = ""

    margins = (5, 5, 5, 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a frame of three lines, and the name on a tag inside."""
        w, h = self.width, self.height
        for reach, inner, ink in (
            (4.4, -1.6, theme.highlight_casing),
            (3.6, -0.8, theme.white),
            (2.8, 0.0, theme.highlight),
        ):
            outer = rounded_rectangle(-reach, -reach, w + 2 * reach, h + 2 * reach, 8)
            canvas.fill(join(outer, hole(rounded_rectangle(-inner, -inner, w + 2 * inner, h + 2 * inner, 5))), ink)
        if self.name:
            width = text_width(self.name, MIN_SIZE, HEAVY) + 14
            canvas.fill(rounded_rectangle(w / 2 - width / 2, h - 38, width, 32, 7), theme.highlight)
            canvas.fill(rounded_rectangle(w / 2 - width / 2 + 2, h - 36, width - 4, 28, 6), theme.highlight_casing)
            canvas.write(w / 2, h - 22, self.name, MIN_SIZE, HEAVY, theme.white)


class ShadeOverPlace(Struct, RectangleSprite, frozen=True):
    """Shade over a place that can't be chosen, anchored at its top-left corner. `is_light`: whether it is lighter,
    because the question is not about such places."""

    width: float
    height: float
    is_light: bool = False

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a half-transparent night colour."""
        canvas.fill(rounded_rectangle(0, 0, self.width, self.height, 5), theme.panel, 0.32 if self.is_light else 0.5)


class PriceCoin(Struct, DiscSprite, frozen=True):
    """The current price of a card or tile in silver, on a coin that covers the usual price."""

    silver: int
    radius: float = 17.5

    margin = 6

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a coin with a white rim between dark ones."""
        canvas.fill(disc(0, 0, self.radius + 5), theme.highlight_casing)
        canvas.fill(disc(0, 0, self.radius + 3.6), theme.white)
        paint_coin(canvas, theme, 0, 0, self.radius, str(self.silver), 27)


class FeePlate(Struct, Sprite, frozen=True):
    """The fee for a card, one influence to another player: "+1" and the owner's badge, around the anchor."""

    owner: str

    box = Box(-36, -19, 36, 19)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a plate with a plus and the owner's sign."""
        canvas.fill(rounded_rectangle(-36, -19, 72, 38, 9), theme.highlight_casing)
        canvas.fill(rounded_rectangle(-34, -17, 68, 34, 8), theme.white)
        canvas.write(-16, 0, "+1", 27, HEAVY, named_colour("red") if theme.textured else theme.ink)
        paint_badge(canvas, theme, self.owner, 15, 0, 14)


class MissingAssets(Struct, Sprite, frozen=True):
    """The assets that a die lacks for a place, each struck out, on a plate around the anchor."""

    assets: tuple[str, ...]

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        half = 15 * len(self.assets) + 4
        return Box(-half, -18, half, 18)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a red plate, and each asset with a red stroke through it."""
        half = 15 * len(self.assets) + 3
        canvas.fill(rounded_rectangle(-half, -17, 2 * half, 34, 8), named_colour("red"))
        canvas.fill(rounded_rectangle(-half + 2.5, -14.5, 2 * half - 5, 29, 6), theme.white)
        for index, asset in enumerate(self.assets):
            x = 30 * (index - (len(self.assets) - 1) / 2)
            paint_row(canvas, theme, (Token(asset),), x, 0, 26, 28)
            for width, ink in ((6.0, theme.white), (3.6, named_colour("red"))):
                canvas.stroke([(x - 12, 11), (x + 12, -11)], width, ink)


class RivalsNextCardFrame(Struct, RectangleSprite, frozen=True):
    """A white frame with an arrow at its lower edge, anchored at a card's top-left corner: the rival takes it next."""

    width: float
    height: float

    margins = (9, 9, 9, 9)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a frame and an arrow, white on dark."""
        w, h = self.width, self.height
        for reach, inner, ink in ((3.0, -2.4, theme.panel), (2.0, -1.4, theme.white)):
            outer = rounded_rectangle(-reach, -reach, w + 2 * reach, h + 2 * reach, 8)
            canvas.fill(join(outer, hole(rounded_rectangle(-inner, -inner, w + 2 * inner, h + 2 * inner, 5))), ink)
        for size, ink in ((9.0, theme.panel), (6.6, theme.white)):
            canvas.fill(self._arrow_shape(size), ink)

    def _arrow_shape(self, size: float) -> Shape:
        """Return a triangle of this half width at the lower edge, which points to the card."""
        w, h = self.width, self.height
        return polygon((w / 2 - size, h + size), (w / 2 + size, h + size), (w / 2, h - size * 0.7))
