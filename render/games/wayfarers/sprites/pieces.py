"""Sprites of players' badges, influence, workers, dice and tiles."""

from collections.abc import Mapping

from msgspec import Struct

from engine.games.wayfarers.components.tables import FACES, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import (
    Shape,
    disc,
    hole,
    join,
    path,
    place_shape,
    rectangle_with_cut_corners,
    ring,
    rounded_rectangle,
)
from render.drawing.text import HEAVY, text_width
from render.games.wayfarers.sprites.inks import kind_colours, named_colour
from render.games.wayfarers.sprites.symbols import GLYPH_LAYERS, paint_layers
from render.games.wayfarers.sprites.tokens import LAYERS_OF_SIGN, Token, paint_row
from render.kit.names import MIN_SIZE
from render.scene import DiscSprite, Sprite, SquareSprite
from render.theme import Theme

RIVAL_MARK = "rival"
PLACED_MARK = "out"
"""The mark that a placed die has instead of its player's."""

_ORYX_SHAPE = path(
    "M 26 0 Q 30 28 41 42 Q 30 44 18 38 Q 22 54 37 57 Q 35 76 43 94 Q 50 102 57 94 Q 65 76 63 57 Q 78 54 82 38 "
    "Q 70 44 59 42 Q 70 28 74 0 Q 61 16 54 38 L 46 38 Q 39 16 26 0"
)
_IBIS_SHAPE = path(
    "M 0 56 Q 10 34 24 30 Q 26 16 40 16 Q 54 18 52 34 Q 52 44 64 46 Q 90 50 100 76 Q 80 70 71 73 L 67 98 L 61 98 "
    "L 61 75 Q 56 75 52 73 L 48 98 L 42 98 L 45 69 Q 31 58 36 40 Q 36 33 30 36 Q 14 40 0 56"
)
_PALM_SHAPE = join(
    path("M 45 46 Q 50 74 40 98 L 60 98 Q 60 70 55 46"),
    path("M 50 44 Q 30 22 4 42 Q 2 52 6 60 Q 22 44 50 50"),
    path("M 50 44 Q 70 22 96 42 Q 98 52 94 60 Q 78 44 50 50"),
    path("M 50 46 Q 44 14 16 8 Q 10 14 10 22 Q 34 24 50 48"),
    path("M 50 46 Q 56 14 84 8 Q 90 14 90 22 Q 66 24 50 48"),
    path("M 44 44 Q 40 16 50 0 Q 60 16 56 44"),
)
_SAIL_SHAPE = join(
    path("M 8 84 Q 24 28 84 0 Q 102 40 88 84 Q 48 70 8 84"),
    hole(path("M 30 58 Q 50 34 84 22 L 88 36 Q 58 46 34 68 L 27 71")),
    path("M 2 92 Q 20 24 80 -4 L 86 4 Q 28 32 12 92"),
    path("M 12 88 Q 50 78 92 88 L 88 97 L 18 97"),
)
SIGN_OF_MARK: Mapping[str, Shape] = {
    "crimson": _ORYX_SHAPE,
    "saffron": _PALM_SHAPE,
    "azure": _IBIS_SHAPE,
    "violet": _SAIL_SHAPE,
    RIVAL_MARK: join(ring(50, 50, 36, 12), disc(50, 50, 15)),
}
"""The sign of each player's mark (oryx, palm, ibis, sail) and of the rival's, so that colour is not the only
difference. No component has these signs."""


def mark_colour(theme: Theme, mark: str) -> str:
    """Return the colour of a player's mark in a theme."""
    return theme.dynasty_colour(mark)


def paint_badge(canvas: Canvas, theme: Theme, mark: str, x: float, y: float, radius: float) -> None:
    """Paint a player's sign on a disc in the player's colour, around (x, y)."""
    canvas.fill(disc(x, y, radius), theme.ink)
    canvas.fill(disc(x, y, radius * 0.9), mark_colour(theme, mark))
    side = radius * 1.32
    canvas.fill(place_shape(SIGN_OF_MARK[mark], x - side / 2, y - side / 2, side), theme.ink)


class PlayersBadge(Struct, DiscSprite, frozen=True):
    """A player's sign on a disc around its anchor."""

    mark: str
    radius: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the badge."""
        paint_badge(canvas, theme, self.mark, 0, 0, self.radius)


class InfluenceToken(Struct, DiscSprite, frozen=True):
    """A player's influence on a card, around its anchor: an octagon with the player's sign."""

    mark: str
    radius: float = 13.0

    margin = 1.5

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint rim, colour and sign."""
        for reach, ink in ((1.4, theme.ink), (0.0, theme.white), (-1.4, mark_colour(theme, self.mark))):
            r = self.radius + reach
            canvas.fill(rectangle_with_cut_corners(-r, -r, 2 * r, 2 * r, r * 0.58), ink)
        side = self.radius * 1.3
        canvas.fill(place_shape(SIGN_OF_MARK[self.mark], -side / 2, -side / 2, side), theme.ink)


class Worker(Struct, SquareSprite, frozen=True):
    """A worker around its anchor. The shape of its hat shows its colour, too."""

    colour: str
    size: float = 26.0

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the worker with a light rim."""
        layers = GLYPH_LAYERS[f"worker-{self.colour}"]
        paint_layers(canvas, ((layers[0][0], theme.white),), 0, 0, self.size * 1.12)
        paint_layers(canvas, layers, 0, 0, self.size)


_PIP_POSITIONS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(canvas: Canvas, theme: Theme, value: int, x: float, y: float, size: float, face: str) -> None:
    """Paint a die with its middle at (x, y) and a side of `size`. A die of value 0, in the reserve, has no pips."""
    half = size / 2
    canvas.fill(rounded_rectangle(x - half, y - half, size, size, size * 0.2), theme.ink)
    rim = size * 0.06
    canvas.fill(rounded_rectangle(x - half + rim, y - half + rim, size - 2 * rim, size - 2 * rim, size * 0.16), face)
    for dx, dy in _PIP_POSITIONS.get(value, ()):
        canvas.fill(disc(x + dx * size * 0.24, y + dy * size * 0.24, size * 0.095), theme.ink)


class Die(Struct, SquareSprite, frozen=True):
    """A die around its anchor, of value 0 if it is in the reserve. `mark`: its owner's, `PLACED_MARK` for a grey die
    that has been placed, or "" for a white one."""

    value: int
    size: float = 22.0
    mark: str = ""

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the upper face."""
        shades = {"": theme.white, PLACED_MARK: theme.muted}
        face = shades.get(self.mark) or mark_colour(theme, self.mark)
        face = face if self.value else theme.faint
        paint_die(canvas, theme, self.value, 0, 0, self.size, face)


class TilePiece(Struct, Sprite, frozen=True):
    """An upgrade tile, anchored at its top-left corner.

    `tile`: the tile's id.
    `face`: the name of the face that is up.
    `cell_size`: the side of a cell of the tile, in units.
    """

    tile: str
    face: str = FACES[0]
    cell_size: float = 20.0

    @property
    def box(self) -> Box:
        """Return the bounds of the tile, in units."""
        tile = TILES[self.tile]
        return Box(-1, -1, tile.width * self.cell_size + 1, tile.height * self.cell_size + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate, on it the signs column by column or the tags, and the VP below them."""
        tile, c = TILES[self.tile], self.cell_size
        hue = kind_colours(theme, tile.kind)
        w, h, rim = tile.width * c, tile.height * c, max(1.2, c * 0.045)
        canvas.fill(rounded_rectangle(0, 0, w, h, c * 0.16), theme.casing)
        canvas.fill(rounded_rectangle(rim / 2, rim / 2, w - rim, h - rim, c * 0.14), hue.base)
        canvas.fill(
            rounded_rectangle(rim * 1.8, rim * 1.8, w - rim * 3.6, h - rim * 3.6, c * 0.1), named_colour("paper")
        )
        foot = c * 0.38 if tile.vp else 0.0
        top, room = rim * 2, h - foot - rim * 3
        for index, symbols in enumerate(tile.faces[FACES.index(self.face)]):
            _paint_column(canvas, theme, symbols, (index + 0.5) * c, top + room / 2, c, room)
        if tile.tags:
            paint_row(canvas, theme, tuple(map(Token, tile.tags)), w / 2, top + room / 2, min(c * 0.56, room), w * 0.8)
        if tile.vp:
            paint_row(canvas, theme, (Token("points", tile.vp),), w / 2, h - rim * 1.8 - foot / 2, c * 0.25, c)


def _paint_column(
    canvas: Canvas, theme: Theme, symbols: tuple[str, ...], x: float, y: float, cell: float, room: float
) -> None:
    """Paint the symbols of one column of a tile from top to bottom, centred at (x, y) and at most `room` high."""
    size = min(cell * 0.72, room / max(1, len(symbols)))
    for index, symbol in enumerate(symbols):
        middle = y + (index - (len(symbols) - 1) / 2) * size * 1.02
        paint_symbol(canvas, theme, symbol, x, middle, size)


def paint_symbol(
    canvas: Canvas, theme: Theme, symbol: str, x: float, y: float, size: float, min_letter_size: float = 0.0
) -> None:
    """Paint a symbol of the caravan (an asset, a step or a discount) around (x, y), with letters at least
    `min_letter_size` units high."""
    if symbol in LAYERS_OF_SIGN:
        paint_layers(canvas, LAYERS_OF_SIGN[symbol], x, y, size * 0.94)
    elif symbol.endswith("_off"):
        paint_layers(canvas, LAYERS_OF_SIGN[symbol.removesuffix("_off")], x, y, size * 0.9)
        canvas.stroke(
            [(x - size * 0.4, y + size * 0.36), (x + size * 0.4, y - size * 0.36)], size * 0.13, named_colour("red")
        )
    else:
        text = symbol.replace("+-", "±").replace("-", "−")
        letters = max(min_letter_size, size * (0.5 if len(text) < 3 else 0.4))
        paint_die(canvas, theme, 0, x, y, max(size * 0.92, text_width(text, letters, HEAVY) + 6), theme.white)
        canvas.write(x, y, text, letters, HEAVY, theme.ink)


class CaravanSymbol(Struct, SquareSprite, frozen=True):
    """A symbol of the caravan on a slip of paper, around its anchor."""

    name: str
    size: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the symbol on a slip of paper."""
        half = self.size / 2
        canvas.fill(rounded_rectangle(-half, -half, self.size, self.size, 6), named_colour("paper"))
        paint_symbol(canvas, theme, self.name, 0, 0, self.size - 6, MIN_SIZE)
