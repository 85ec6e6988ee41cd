"""Sprites of round pieces: leaders, emblems of dynasties, rings around fighters."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, place_shape, ring
from render.drawing.text import BOLD
from render.games.kingdoms.sprites.tiles import paint_badge, write_rimmed
from render.scene import DiscSprite
from render.sprites.emblems import EMBLEMS
from render.theme import Theme

LEADER_RADIUS = 26.0


class Leader(Struct, DiscSprite, frozen=True):
    """A leader around its anchor: a disc with the dynasty's ring and sign, and the leader's letter on a badge.

    `dynasty`: the dynasty's name, a key of `EMBLEMS`.
    `sphere`: the colour, as an index of `Theme.spheres`.
    `letter`: the leader's letter in the reader's language.
    `radius`: the radius of the disc, in units.
    """

    dynasty: str
    sphere: int
    letter: str
    radius: float = LEADER_RADIUS

    reach_ratio = 1.2

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the shadow, the rim, the ring, the face, the sign and the badge."""
        small = canvas.zoom(self.radius / LEADER_RADIUS)
        hue = theme.spheres[self.sphere]
        small.draw_shadow(disc(0, 0, 26), 2, 1.4, theme.shadow, 0.5, Box(-18, -18, 18, 18))
        small.fill(disc(0, 1.2, 26), theme.ink)
        small.fill(disc(0, 0, 26), theme.ink)
        small.fill(disc(0, 0, 25), theme.dynasty_colour(self.dynasty))
        small.fill(disc(0, 0, 21.4), theme.ink)
        small.fill(disc(0, 0, 20.4), hue.base if self.sphere == 3 else (_lighten(hue.base), hue.base))
        small.fill(place_shape(EMBLEMS[self.dynasty], -18, -18, 30), theme.ivory)
        paint_badge(small, theme, (14.5, 14.5), self.letter, theme.ivory, hue.dark)


def _lighten(colour: str) -> str:
    return "#" + bytes(min(255, round(part * 1.12) + 4) for part in bytes.fromhex(colour[1:])).hex()


class DynastyEmblem(Struct, DiscSprite, frozen=True):
    """A dynasty's sign in a ring of its colour, around the anchor."""

    dynasty: str
    radius: float

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the ring, and the sign on the panel's dark colour."""
        r = self.radius
        colour = theme.dynasty_colour(self.dynasty)
        canvas.fill(disc(0, 0, r), theme.ink)
        canvas.fill(disc(0, 0, r - 0.5), colour)
        canvas.fill(disc(0, 0, r * 0.87), theme.lapis.dark)
        side = r * 1.16
        canvas.fill(place_shape(EMBLEMS[self.dynasty], -side / 2, -side / 2, side), colour)


class LeaderSeal(Struct, DiscSprite, frozen=True):
    """A leader in a player's block or hand, around its anchor: a disc at home, an empty ring on the board.

    `sphere`: the colour, as an index of `Theme.spheres`.
    `letter`: the leader's letter in the reader's language.
    `is_home`: whether the leader is off the board.
    `radius`: the radius of the disc, in units.
    """

    sphere: int
    letter: str
    is_home: bool
    radius: float

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a disc with a light rim and the letter, or a faint ring with a pale letter."""
        r, size = self.radius, max(26.0, self.radius * (1.12 if len(self.letter) == 1 else 0.85))
        if not self.is_home:
            canvas.fill(ring(0, 0, r - 0.8, 1.4), theme.faint)
            canvas.write(0, 0, self.letter, size, BOLD, theme.muted)
            return
        hue, inner = theme.spheres[self.sphere], disc(0, 0, r - 1.5)
        canvas.fill(disc(0, 0, r), theme.ivory)
        canvas.fill(inner, hue.base)
        write_rimmed(canvas, theme, (0, 0), self.letter, size, hue, inner)


class FighterRing(Struct, DiscSprite, frozen=True):
    """A ring around a fighting leader. `radius`: that of the middle of its line, in units."""

    radius: float = 29.0

    margin = 5

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink line between two dark ones."""
        canvas.fill(ring(0, 0, self.radius, 6.4), theme.highlight_casing)
        canvas.fill(ring(0, 0, self.radius, 4.6), theme.white)
        canvas.fill(ring(0, 0, self.radius, 3.2), theme.highlight)
