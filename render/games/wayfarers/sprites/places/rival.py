"""Sprites of the rival's board: its caravan path, the resource ring, its portrait, search orders, scheme cards."""

import math

from msgspec import Struct

from engine.games.wayfarers.components.tables import SCHEMES, SPOT_COLOURS, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, polygon, ring, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.games.wayfarers.sprites.inks import GUILD_COLOURS, WORKER_COLOURS, kind_colours, named_colour
from render.games.wayfarers.sprites.pieces import paint_symbol
from render.games.wayfarers.sprites.places.piles import symbols_of
from render.games.wayfarers.sprites.tokens import (
    FOR_TOKEN,
    Token,
    Tokens,
    cost_tokens,
    effect_tokens,
    paint_row,
    paint_rows,
)
from render.games.wayfarers.sprites.views import paint_rival
from render.kit.names import MIN_SIZE
from render.scene import DiscSprite, RectangleSprite, Sprite
from render.theme import Theme

_SPOT_COLOURS = {
    "black": GUILD_COLOURS["science"],
    "blue": GUILD_COLOURS["exploration"],
    "yellow": GUILD_COLOURS["trade"],
    "green": WORKER_COLOURS["green"],
}
_BAND_HEIGHT, _FONT_SIZE = 36.0, 29.0
"""Height of a scheme card's upper and lower bands, and font size on them, in units."""

_SPOT_SIGNS = {"black": "card-space", "blue": "card-water", "yellow": "card-land", "green": "card-townsfolk"}


class PathCell(Struct, Sprite, frozen=True):
    """A cell of the rival's caravan path, anchored at its top-left corner.

    `tokens`: the signs of the effect of covering it.
    `tile`: the id of the tile on it, or "".
    `size`: the side of the cell, in units.
    """

    tokens: Tokens
    tile: str
    size: float

    @property
    def box(self) -> Box:
        """Return the bounds of the cell, in units."""
        return Box(0, 0, self.size, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the cloth with the effect, or the tile's plate with its symbols in lines."""
        s = self.size
        canvas.fill(rounded_rectangle(1, 1, s - 2, s - 2, 6), named_colour("wood"))
        if not self.tile:
            canvas.fill(rounded_rectangle(2.4, 2.4, s - 4.8, s - 4.8, 5), theme.tray)
            paint_row(canvas, theme, self.tokens, s / 2, s / 2, s * 0.46, s * 0.8)
            return
        hue = kind_colours(theme, TILES[self.tile].kind)
        canvas.fill(rounded_rectangle(2.4, 2.4, s - 4.8, s - 4.8, 5), hue.base)
        canvas.fill(rounded_rectangle(5, 5, s - 10, s - 10, 4), named_colour("paper"))
        symbols = symbols_of(self.tile)
        written = any(map(str.isdigit, "".join(symbols)))
        abreast = 1 if written and len(symbols) == 2 else 2
        size, lines = s * (0.5 if len(symbols) == 1 else 0.42), -(-len(symbols) // abreast)
        for index, symbol in enumerate(symbols):
            line, place = divmod(index, abreast)
            beside = min(abreast, len(symbols) - abreast * line)
            x, y = s / 2 + size * (place - (beside - 1) / 2), s / 2 + size * (line - (lines - 1) / 2)
            paint_symbol(canvas, theme, symbol, x, y, size * 0.96, MIN_SIZE)


class ResourceRing(Struct, DiscSprite, frozen=True):
    """The resource ring around its anchor.

    `spot`: the number of the spot with the marker, clockwise from the top.
    `total`: the silver of the last two schemes.
    `radius`: the radius of the ring, in units.
    """

    spot: int
    total: int
    radius: float

    margin = 33.5
    """Room around the ring for the marker, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the spots clockwise from the top with the marker, and the total in the middle."""
        r = self.radius
        canvas.fill(ring(0, 0, r, 6), theme.gold.dark)
        for index, name in enumerate(SPOT_COLOURS):
            turn = math.radians(360 * index / len(SPOT_COLOURS) - 90)
            x, y = r * math.cos(turn), r * math.sin(turn)
            has_marker = index == self.spot
            if has_marker:
                canvas.fill(disc(x, y, 33), theme.gold.light)
            canvas.fill(disc(x, y, 28), theme.ivory)
            canvas.fill(disc(x, y, 26.2), _SPOT_COLOURS[name].base)
            paint_row(canvas, theme, (Token(_SPOT_SIGNS[name]),), x, y, 34, 37)
        canvas.fill(disc(0, 0, r * 0.42), named_colour("coin-dark"))
        canvas.fill(disc(0, 0, r * 0.38), named_colour("coin"))
        canvas.write(0, 0, str(self.total), r * 0.46, HEAVY, theme.casing)


class RivalPortrait(Struct, RectangleSprite, frozen=True):
    """The face of the rival with this focus, anchored at its top-left corner."""

    focus: str
    width: float
    height: float

    def ground_colour(self, theme: Theme) -> str:
        """Return the colour below the portrait."""
        return theme.panel

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the rival's illustration over the whole rectangle."""
        paint_rival(canvas, self.focus, self.width, self.height)


class SearchOrder(Struct, Sprite, frozen=True):
    """The rows that the rival searches, as stations along a line, anchored at the first station.

    `colours`: the colours of the rows, in the order of the search.
    `pitch`: the distance between stations, in units.
    `rtl`: whether the first station is on the right.
    """

    colours: tuple[str, ...]
    pitch: float
    rtl: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the stations with the rim of the first, in units."""
        return Box(-26, -26, self.pitch * (len(self.colours) - 1) + 26, 26)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the line, and each row's sign on it. The first station has a golden rim."""
        end = self.pitch * (len(self.colours) - 1)
        canvas.stroke(((0, 0), (end, 0)), 9, theme.casing)
        canvas.stroke(((0, 0), (end, 0)), 5, theme.gold.base)
        for index, colour in enumerate(self.colours):
            x, is_first = self.pitch * index, index == (len(self.colours) - 1 if self.rtl else 0)
            canvas.fill(disc(x, 0, 24.5 if is_first else 21.5), theme.gold.light if is_first else theme.ivory)
            canvas.fill(disc(x, 0, 20), theme.casing)
            canvas.fill(disc(x, 0, 19), _SPOT_COLOURS[colour].base)
            paint_row(canvas, theme, (Token(_SPOT_SIGNS[colour]),), x, 0, 27, 30)


class SchemeDeck(Struct, RectangleSprite, frozen=True):
    """The face-down deck of scheme cards with the number of its cards, anchored at its top-left corner."""

    count: int
    width: float
    height: float

    margins = (1, 1, 8, 8)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the backs of three cards, and a disc with the number on the uppermost one."""
        w, h = self.width, self.height
        for depth in (2, 1, 0):
            back = canvas.move_origin(3 * depth, 3 * depth)
            for inset, ink in ((-1, theme.casing), (0, theme.gold.base), (3, theme.blood.dark)):
                back.fill(rounded_rectangle(inset, inset, w - 2 * inset, h - 2 * inset, 7 - inset), ink)
        for radius, ink in ((0.4 * w, theme.gold.dark), (0.4 * w - 4, theme.casing)):
            canvas.fill(disc(w / 2, h / 2, radius), ink)
        canvas.write(w / 2, h / 2, str(self.count), 0.44 * w, HEAVY, theme.gold.light)


class SchemeCard(Struct, RectangleSprite, frozen=True):
    """A scheme card, anchored at its top-left corner."""

    card: str
    width: float = 112.0
    height: float = 174.0

    margins = (1, 1, 1, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint id and silver on the card's colour, the better plan, below it the other, special spot and comet."""
        scheme, w, h = SCHEMES[self.card], self.width, self.height
        hue = theme.spheres[0] if scheme.colour == "red" else theme.spheres[1]
        canvas.fill(rounded_rectangle(-0.6, -0.2, w + 1.2, h + 1.8, 7), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, w, h, 6), hue.base if theme.textured else hue.dark)
        canvas.fill(rounded_rectangle(3, _BAND_HEIGHT, w - 6, h - 2 * _BAND_HEIGHT, 4), named_colour("paper"))
        self._paint_head(canvas, theme)
        workers = tuple(Token(f"worker-{colour}") for colour in scheme.workers)
        cost = (*cost_tokens(scheme.cost), FOR_TOKEN) if scheme.cost else ()
        middle, foot = h / 2, h - _BAND_HEIGHT / 2 - 1
        paint_rows(
            canvas,
            theme,
            (*workers, *cost, *effect_tokens(scheme.first)),
            Box(5, _BAND_HEIGHT + 2, w - 5, middle - 9),
            34,
        )
        canvas.fill(rounded_rectangle(10, middle - 0.8, w - 20, 1.6, 0.8), hue.base)
        canvas.fill(disc(w / 2, middle, 11), named_colour("paper"))
        mark = polygon((0, -8), (9, 7), (-9, 7)) if scheme.colour == "red" else disc(0, 0, 7)
        canvas.move_origin(w / 2, middle).fill(mark, hue.base)
        paint_rows(canvas, theme, effect_tokens(scheme.second), Box(5, middle + 9, w - 5, h - _BAND_HEIGHT - 2), 34)
        paint_row(canvas, theme, (Token("tile-special"),), 18, foot, 26, 28)
        canvas.write(
            36 + text_width(str(scheme.special), _FONT_SIZE, HEAVY) / 2,
            foot,
            str(scheme.special),
            _FONT_SIZE,
            HEAVY,
            theme.white,
        )
        if scheme.comet:
            paint_row(canvas, theme, (Token("comet"),), w - 18, foot, 27, 29)

    def _paint_head(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the id and the silver in the upper strip."""
        scheme, w = SCHEMES[self.card], self.width
        canvas.write(
            7 + text_width(scheme.id, _FONT_SIZE, HEAVY) / 2,
            _BAND_HEIGHT / 2 + 1,
            scheme.id,
            _FONT_SIZE,
            HEAVY,
            theme.white,
        )
        paint_row(canvas, theme, (Token("silver"),), w - 41, _BAND_HEIGHT / 2 + 1, 26, 28)
        canvas.write(w - 14, _BAND_HEIGHT / 2 + 1, str(scheme.silver), _FONT_SIZE, HEAVY, theme.white)
