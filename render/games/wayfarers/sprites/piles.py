"""Piles of tiles: what one of them does, how many are left."""

from dataclasses import dataclass

from engine.wayfarers.components.tables import FACES, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, rounded
from render.drawing.text import HEAVY, width
from render.games.wayfarers.sprites.inks import kind, plain
from render.games.wayfarers.sprites.pieces import symbol_at
from render.games.wayfarers.sprites.tokens import Token, row
from render.scene import Sprite
from render.theme import Theme

WIDE, HIGH = 131.0, 102.0
_HEAD = 36.0
_FIRST = FACES[0]
_SIGN, _MOST = 28.6, 52.0
"""How large a sign is at least, in units, several of which may lie over each other, and at most on a pile."""


@dataclass(frozen=True, slots=True)
class Pile(Sprite):
    """A pile by its top left corner.

    `tile`: the id of its tiles.
    `left`: how many there are; an empty pile is dark.
    """

    tile: str
    left: int

    grain = 4

    @property
    def box(self) -> Box:
        """Return the bounds in units: the plate."""
        return Box(-1, -1, WIDE + 1, HIGH + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the id, the symbols in one row, a dot for each copy, the points."""
        tile = TILES[self.tile]
        hue = kind(theme, tile.kind)
        canvas.fill(rounded(-0.6, -0.6, WIDE + 1.2, HIGH + 1.2, 8), theme.casing)
        canvas.fill(rounded(0, 0, WIDE, HIGH, 7.5), hue.base if self.left else theme.panel)
        canvas.letters(10 + width(self.tile, 29, HEAVY) / 2, _HEAD / 2 + 1, self.tile, 29, HEAVY, self._ink(theme))
        if not self.left:
            return
        canvas.fill(rounded(3, _HEAD, WIDE - 6, HIGH - _HEAD - 3, 5), plain("paper"))
        middle, points = (_HEAD + HIGH - 3) / 2, tile.vp > 0
        room = WIDE - 14 - (50 if points else 0)
        signs(canvas, theme, self.tile, 7 + room / 2, middle, room, _MOST)
        if points:
            row(canvas, theme, (Token("points", tile.vp),), WIDE - 32, middle, 44, 54)
        for number in range(self.left if tile.copies > 1 else 0):
            canvas.fill(disc(WIDE - 11 - 12 * number, _HEAD / 2, 4.6), self._ink(theme))

    def _ink(self, theme: Theme) -> str:
        """Return what the id is written with: dark on gold."""
        if not self.left:
            return theme.muted
        return theme.casing if TILES[self.tile].kind == "special" else theme.white


def signs(canvas: Canvas, theme: Theme, name: str, x: float, y: float, room: float, most: float) -> None:
    """Draw what a tile shows in one row around (x, y), each at most so large."""
    tile = TILES[name]
    shown = [symbol for column in tile.faces[FACES.index(_FIRST)] for symbol in column] + [*tile.tags]
    size = min(most, max(_SIGN, room / max(1, len(shown))))
    pitch = min(size, (room - _SIGN) / max(1, len(shown) - 1))
    for number, symbol in enumerate(shown):
        symbol_at(canvas, theme, symbol, x + (number - (len(shown) - 1) / 2) * pitch, y, size, max(26, size / 2))
