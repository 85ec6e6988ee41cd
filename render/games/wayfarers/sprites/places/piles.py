"""Piles of tiles: their effects, and the number of tiles left."""

from msgspec import Struct

from engine.games.wayfarers.components.tables import FACES, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.wayfarers.sprites.inks import kind, plain, upon
from render.games.wayfarers.sprites.pieces import symbol_at
from render.games.wayfarers.sprites.tokens import Token, row
from render.kit.names import MIN_SIZE
from render.scene import Sprite
from render.sprites.cards import ink_of
from render.theme import Theme

WIDTH, HEIGHT = 215.0, 70.0
_NAME_SIZE, _HEAD_HEIGHT, _NAME_WIDTH, _ID_SIZE = 31.0, 35.0, 203.0, 30.0
"""Size of a pile's name, height of its head, width for the name there, and size of the id."""

_MIN_SIGN_SIZE, _MAX_SIGN_SIZE, _SIGN_GAP = 28.6, 33.0, 5.0
"""Minimum size of a sign (several may overlap), maximum size of a sign on a pile, and gap between signs if there is
room, in units."""

_FIRST = FACES[0]


class Pile(Struct, Sprite, frozen=True):
    """A pile anchored at its top-left corner.

    `tile`: the id of its tiles.
    `name`: their name.
    `left`: the number of tiles left; an empty pile is dark.
    """

    tile: str
    name: str
    left: int

    box = Box(-1, -1, WIDTH + 1, HEIGHT + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the name, and below it the id, a dot for each copy, the symbols in one row, and the VP."""
        tile = TILES[self.tile]
        hue = kind(theme, tile.kind)
        canvas.fill(rounded_rectangle(-0.6, -0.6, WIDTH + 1.2, HEIGHT + 1.2, 8), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, WIDTH, HEIGHT, 7.5), hue.base if self.left else theme.panel)
        self._head(canvas, theme)
        y = (_HEAD_HEIGHT + HEIGHT - 3) / 2
        id_ink = hue.dark if self.left else theme.muted
        if self.left:
            canvas.fill(rounded_rectangle(3, _HEAD_HEIGHT, WIDTH - 6, HEIGHT - _HEAD_HEIGHT - 3, 5), plain("paper"))
        canvas.letters(9 + text_width(self.tile, _ID_SIZE, HEAVY) / 2, y, self.tile, _ID_SIZE, HEAVY, id_ink)
        if not self.left:
            return
        left = 14 + text_width(self.tile, _ID_SIZE, HEAVY)
        copies = self.left if tile.copies > 1 else 0
        for number in range(copies):
            canvas.fill(disc(left + 6 + 11 * (number // 2), y - 5.5 + 11 * (number % 2), 4.4), id_ink)
        left += 11 * -(-copies // 2) + 4
        right = WIDTH - 5 - (40 if tile.vp else 0)
        signs(canvas, theme, self.tile, (left + right) / 2, y, right - left, _MAX_SIGN_SIZE)
        if tile.vp:
            row(canvas, theme, (Token("points", tile.vp),), WIDTH - 25, y, 31, 42)

    def _head(self, canvas: Canvas, theme: Theme) -> None:
        """Write the name, in narrower letters if it is too long, and dark on gold."""
        ink = ink_of(upon(TILES[self.tile].kind), theme) if self.left else theme.muted
        size = min(_NAME_SIZE, max(MIN_SIZE, _NAME_SIZE * _NAME_WIDTH / text_width(self.name, _NAME_SIZE, BOLD)))
        half = min(text_width(self.name, size, BOLD), _NAME_WIDTH) / 2
        canvas.letters(8 + half, _HEAD_HEIGHT / 2 - 0.5, self.name, size, BOLD, ink, _NAME_WIDTH)


def price_at(tile: str) -> tuple[float, float]:
    """Return the middle of the price on a pile, which covers the dots that count the tiles."""
    return 14 + text_width(tile, _ID_SIZE, HEAVY) + 15, (_HEAD_HEIGHT + HEIGHT - 3) / 2


def symbols_of(name: str) -> list[str]:
    """Return the symbols on a tile."""
    tile = TILES[name]
    return [symbol for column in tile.faces[FACES.index(_FIRST)] for symbol in column] + [*tile.tags]


def signs(canvas: Canvas, theme: Theme, name: str, x: float, y: float, room: float, most: float) -> None:
    """Draw the symbols of a tile in one row around (x, y), each at most `most` units wide."""
    shown = symbols_of(name)
    size = min(most, max(_MIN_SIGN_SIZE, room / max(1, len(shown))))
    pitch = min(size + _SIGN_GAP, (room - _MIN_SIGN_SIZE) / max(1, len(shown) - 1))
    for number, symbol in enumerate(shown):
        symbol_at(canvas, theme, symbol, x + (number - (len(shown) - 1) / 2) * pitch, y, size, max(26, size / 2))
