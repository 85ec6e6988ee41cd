"""The sprite of a pile of tiles: the tile's effects, and the number of tiles left."""

from msgspec import Struct

from engine.games.wayfarers.components.tables import FACES, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, rounded_rectangle
from render.drawing.text import BOLD, text_width
from render.games.wayfarers.sprites.inks import kind_colours, named_colour
from render.games.wayfarers.sprites.pieces import paint_symbol
from render.games.wayfarers.sprites.tokens import Token, paint_row
from render.kit.names import MIN_SIZE
from render.scene import Sprite
from render.theme import Theme

PILE_WIDTH, PILE_HEIGHT = 215.0, 70.0
_NAME_ROOM = 195.0
"""Maximum width of a name, in units, in bold letters."""

_NAME_SIZE, _NAME_Y, _NAME_WIDTH, _STRIPE_WIDTH, _LOW_Y = 31.0, 18.0, 204.0, 7.0, 49.0
"""Font size of a name, y coordinate of its middle, its maximum width, width of the stripe in the kind's colour, and y
coordinate of the middle of the line below the name, in units."""

_ID_X, _ID_SIZE = 10.0, 30.0
"""X coordinate where the name and the id begin, and font size of the id, in units."""

_MIN_SIGN_SIZE, _MAX_SIGN_SIZE, _SIGN_GAP = 28.6, 34.0, 5.0
"""Minimum size of a sign (signs overlap if there are many), its maximum size, and gap between signs if there is room,
in units."""

_FIRST_FACE = FACES[0]


class TilePile(Struct, Sprite, frozen=True):
    """A pile of equal tiles, anchored at its top-left corner.

    `tile`: the id of the tiles.
    `name`: the name of the tiles.
    `tiles_left`: the number of tiles in the pile; an empty one is dark.
    """

    tile: str
    name: str
    tiles_left: int

    box = Box(-1, -1, PILE_WIDTH + 1, PILE_HEIGHT + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a stripe in the kind's colour and the name, and below it the id, a dot for each tile left, the symbols
        in one row, and the VP."""
        tile = TILES[self.tile]
        hue = kind_colours(theme, tile.kind)
        canvas.fill(rounded_rectangle(-0.6, -0.6, PILE_WIDTH + 1.2, PILE_HEIGHT + 1.2, 8), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, PILE_WIDTH, PILE_HEIGHT, 7.5), hue.base if self.tiles_left else theme.panel)
        if self.tiles_left:
            face = rounded_rectangle(_STRIPE_WIDTH, 2, PILE_WIDTH - _STRIPE_WIDTH - 2, PILE_HEIGHT - 4, 6)
            canvas.fill(face, named_colour("paper"))
        id_ink, name_ink = (hue.dark, theme.casing) if self.tiles_left else (theme.muted, theme.muted)
        size = min(_NAME_SIZE, max(MIN_SIZE, _NAME_SIZE * _NAME_ROOM / text_width(self.name, _NAME_SIZE, BOLD)))
        half = min(text_width(self.name, size, BOLD), _NAME_WIDTH) / 2
        canvas.write(_ID_X + half, _NAME_Y, self.name, size, BOLD, name_ink, _NAME_WIDTH)
        id_width = text_width(self.tile, _ID_SIZE, BOLD)
        canvas.write(_ID_X + id_width / 2, _LOW_Y, self.tile, _ID_SIZE, BOLD, id_ink)
        if not self.tiles_left:
            return
        left = _ID_X + 5 + id_width
        copies = self.tiles_left if tile.copies > 1 else 0
        for index in range(copies):
            canvas.fill(disc(left + 6 + 11 * (index // 2), _LOW_Y - 5.5 + 11 * (index % 2), 4.4), id_ink)
        left += 11 * -(-copies // 2) + 4
        right = PILE_WIDTH - 5 - (44 if tile.vp else 0)
        paint_symbols(canvas, theme, self.tile, (left + right) / 2, _LOW_Y, right - left, _MAX_SIGN_SIZE)
        if tile.vp:
            paint_row(canvas, theme, (Token("points", tile.vp),), PILE_WIDTH - 24, _LOW_Y, 32, 42)


def price_middle(tile: str) -> tuple[float, float]:
    """Return the middle of the price on a pile, in units from its top-left corner. A price covers the dots."""
    return _ID_X + 20 + text_width(tile, _ID_SIZE, BOLD), _LOW_Y


def symbols_of(name: str) -> list[str]:
    """Return the symbols on the first face of a tile, column by column, then its tags."""
    tile = TILES[name]
    return [symbol for column in tile.faces[FACES.index(_FIRST_FACE)] for symbol in column] + [*tile.tags]


def paint_symbols(canvas: Canvas, theme: Theme, name: str, x: float, y: float, room: float, max_size: float) -> None:
    """Paint the symbols of a tile in a row around (x, y), `room` units wide, each at most `max_size` units wide."""
    symbols = symbols_of(name)
    size = min(max_size, max(_MIN_SIGN_SIZE, room / max(1, len(symbols))))
    pitch = min(size + _SIGN_GAP, (room - _MIN_SIGN_SIZE) / max(1, len(symbols) - 1))
    for index, symbol in enumerate(symbols):
        paint_symbol(canvas, theme, symbol, x + (index - (len(symbols) - 1) / 2) * pitch, y, size, max(26, size / 2))
