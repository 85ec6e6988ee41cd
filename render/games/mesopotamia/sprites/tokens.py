"""Sprites next to the map: dice, goods with their numbers, trade places, track positions, signs, small plates."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, disc, place_shape, polygon, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.inks import DIE_FACE_COLOURS, EMPIRE_COLOURS
from render.games.mesopotamia.sprites.pieces import paint_seal
from render.games.mesopotamia.sprites.tablets import CLAY_COLOUR, CLAY_EDGE_COLOUR, CLAY_LINE_COLOUR
from render.kit.names import MIN_SIZE
from render.scene import DiscSprite, RectangleSprite, Sprite, SquareSprite
from render.theme import Theme

STAR_FACE = "star"
_MIN_NUMBER_SIZE, _NAME_SIZE, _TRACK = 26.0, 30.0, 28.0
_DIE_SIGN_SHARE = 0.69
"""Font size of a die's sign, as a fraction of the die's side."""


class GoodsRow(Struct, Sprite, frozen=True):
    """Goods in a row around the anchor, each with its number in front. `is_dark`: whether numbers and outlines are
    dark, for a light ground."""

    amounts: tuple[tuple[str, int], ...]
    size: float = 17.0
    is_dark: bool = True

    @property
    def _pitch(self) -> float:
        return self.size * 1.62

    @property
    def box(self) -> Box:
        """Return the bounds of the row, in units."""
        half = self._pitch * max(1, len(self.amounts)) / 2 + 2
        return Box(-half, -self.size * 0.62, half, self.size * 0.62)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint each number with its good."""
        left = -self._pitch * len(self.amounts) / 2
        for index, (name, count) in enumerate(self.amounts):
            x = left + self._pitch * index
            canvas.write(
                x + self.size * 0.34,
                0,
                str(count),
                self.size * 0.92,
                HEAVY,
                theme.casing if self.is_dark else theme.text,
            )
            rim = "" if self.is_dark else theme.ivory
            glyphs.paint_good(canvas, name, x + self.size * 1.04, 0, self.size * 0.86, rim)


_USUAL_GOODS_COUNT = 2
_GOODS_SPAN, _GOODS_SPAN_WITHOUT_SHIP, _GOODS_SPAN_WITHOUT_AMPHORA = (47.0, 221.0), (8.0, 214.0), (51.0, 262.0)
"""X coordinates between which the goods on a trade place are spread, in units: usually, and, if there are many, into
the free place of a ship or of an amphora."""


class TradeStall(Struct, Sprite, frozen=True):
    """A trade place, anchored at its top-left corner. One without a token shows only its name.

    `name`: the name of the place.
    `cost`: the goods that a player pays.
    `gain`: the goods that a player receives; () without a token.
    `points`: the victory points of the token.
    `needs_ship`: whether the trade needs a ship.
    `amphora`: the empire whose amphora is on the place, or "".
    """

    name: str
    cost: tuple[tuple[str, int], ...]
    gain: tuple[tuple[str, int], ...]
    points: int
    needs_ship: bool
    amphora: str = ""

    WIDTH = 268.0
    HEIGHT = 117.0

    @property
    def box(self) -> Box:
        """Return the bounds of the tile and its shadow, in units."""
        return Box(-2, -2, self.WIDTH + 3, self.HEIGHT + 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the place with its name, and its token and amphora if it has them."""
        filled = bool(self.gain)
        whole = rounded_rectangle(0, 0, self.WIDTH, self.HEIGHT, 10)
        inner = rounded_rectangle(1.4, 1.4, self.WIDTH - 2.8, self.HEIGHT - 2.8, 9)
        if filled:
            canvas.fill(rounded_rectangle(-0.6, 0.4, self.WIDTH + 1.2, self.HEIGHT + 2, 10), theme.night)
            canvas.fill(whole, theme.clay.dark)
            canvas.fill(inner, theme.ivory)
            self._paint_trade(canvas, theme)
        else:
            canvas.fill(whole, theme.faint)
            canvas.fill(inner, theme.panel)
        ink = theme.clay.dark if filled else theme.muted
        canvas.write(27, 26, self.name, _NAME_SIZE, HEAVY, ink)
        if self.needs_ship:
            glyphs.paint_sign(canvas, "ship", 28, self.HEIGHT - 32, 40, theme.lapis.base if filled else theme.muted)
        if self.points:
            paint_points(canvas, theme, self.WIDTH - 30, 29, 24, self.points)
        if self.amphora:
            self._paint_amphora(canvas, theme)

    def _paint_trade(self, canvas: Canvas, theme: Theme) -> None:
        half, middle = self.HEIGHT / 2, self.WIDTH / 2
        canvas.fill(rounded_rectangle(1.4, half + 4, self.WIDTH - 2.8, half - 5.4, 9), theme.ground[0])
        canvas.fill(box(1.4, half + 4, self.WIDTH - 2.8, 10), theme.ground[0])
        _paint_row(canvas, theme, self.cost, 29, _GOODS_SPAN)
        canvas.fill(polygon((middle - 17, half - 5), (middle + 17, half - 5), (middle, half + 11)), theme.clay.dark)
        room = _GOODS_SPAN
        if len(self.gain) > _USUAL_GOODS_COUNT and not self.needs_ship:
            room = _GOODS_SPAN_WITHOUT_SHIP
        elif len(self.gain) > _USUAL_GOODS_COUNT and not self.amphora:
            room = _GOODS_SPAN_WITHOUT_AMPHORA
        _paint_row(canvas, theme, self.gain, self.HEIGHT - 25, room)

    def _paint_amphora(self, canvas: Canvas, theme: Theme) -> None:
        livery = EMPIRE_COLOURS[self.amphora]
        for size, ink in ((51, theme.casing), (45, livery.field)):
            shape = place_shape(
                glyphs.SIGN_SHAPES["amphora"], self.WIDTH - 28 - size / 2, self.HEIGHT - 38 - size / 2, size
            )
            canvas.fill(shape, ink)
        paint_seal(canvas, theme, self.amphora, self.WIDTH - 28, self.HEIGHT - 30, 17)


def _paint_row(
    canvas: Canvas, theme: Theme, amounts: tuple[tuple[str, int], ...], y: float, room: tuple[float, float]
) -> None:
    pitch = min(74.0, (room[1] - room[0]) / max(1, len(amounts)))
    size = min(40.0, pitch * 0.58)
    left = (room[0] + room[1] - pitch * len(amounts)) / 2
    for index, (name, count) in enumerate(amounts):
        x = left + pitch * (index + 0.5)
        canvas.write(x - size * 0.56, y, str(count), max(_MIN_NUMBER_SIZE, size * 0.84), HEAVY, theme.casing)
        glyphs.paint_good(canvas, name, x + size * 0.32, y, size)


def paint_points(canvas: Canvas, theme: Theme, x: float, y: float, radius: float, points: int) -> None:
    """Paint victory points on a gold disc around (x, y)."""
    canvas.fill(disc(x, y, radius), theme.casing)
    canvas.fill(disc(x, y, radius - 1.2), theme.gold.light)
    height = radius * 1.35 if points < 10 else max(min(radius * 1.35, MIN_SIZE), radius * 1.15)
    canvas.write(x, y, str(points), height, HEAVY, theme.casing)


class PointsDisc(Struct, DiscSprite, frozen=True):
    """Victory points on a gold disc around the anchor."""

    number: int
    radius: float = 13.0

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the gold disc."""
        paint_points(canvas, theme, 0, 0, self.radius, self.number)


class WordSign(Struct, SquareSprite, frozen=True):
    """The silhouette of a word around the anchor. `ink`: the name of a colour of the theme."""

    name: str
    size: float
    ink: str = "text"

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the silhouette."""
        ink = {"text": theme.text, "gold": theme.gold.light, "muted": theme.muted, "faint": theme.faint}.get(self.ink)
        glyphs.paint_sign(canvas, self.name, 0, 0, self.size, ink or theme.casing)


_WIDE_RIM_FROM_SIZE = 80.0
"""Side, in units, from which a die has a wider and lighter rim, so that a black one is visible on a dark ground."""


class Die(Struct, Sprite, frozen=True):
    """A dingir die around the anchor.

    `colour`: the name of the die's colour.
    `face`: the sign that it shows, or "" if it is not rolled.
    `is_used`: whether it has been used in this turn.
    `size`: the length of its side, in units.
    """

    colour: str
    face: str
    is_used: bool = False
    size: float = 28.0

    @property
    def width(self) -> float:
        """Return the width of the die, in units. A long sign makes it wider than high."""
        written = text_width(self.face, self.size * _DIE_SIGN_SHARE, HEAVY) + 4 if self.face != STAR_FACE else 0
        return max(self.size, written)

    @property
    def box(self) -> Box:
        """Return the bounds of the die, in units."""
        return Box(-self.width / 2 - 2, -self.size / 2 - 2, self.width / 2 + 2, self.size / 2 + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the face with its sign, and a bar across a used die."""
        face, ink = DIE_FACE_COLOURS[self.colour]
        half, width = self.size / 2, self.width
        rim, gold = (1.2, theme.gold.dark) if self.size < _WIDE_RIM_FROM_SIZE else (3.0, theme.gold.base)
        for grow, tone in ((1.4, theme.night), (0.0, gold), (-rim, face)):
            canvas.fill(
                rounded_rectangle(-width / 2 - grow, -half - grow, width + 2 * grow, self.size + 2 * grow, 6), tone
            )
        if self.face == STAR_FACE:
            glyphs.paint_sign(canvas, "star", 0, 0, self.size * 0.72, ink)
        elif self.face:
            canvas.write(0, 0, self.face, self.size * _DIE_SIGN_SHARE, HEAVY, ink)
        if self.is_used:
            canvas.fill(rounded_rectangle(-width / 2, -half, width, self.size, 5), theme.panel, 0.62)
            canvas.stroke(((-half + 4, half - 4), (half - 4, -half + 4)), 2.4, theme.muted)


class TrackSpace(Struct, RectangleSprite, frozen=True):
    """A position of a track, anchored at its top-left corner: a part of a frieze of clay, gilded at the highest
    position.

    `number`: the number of the position.
    `unit_limit`: the number of units that it allows, or "" if there is no limit.
    `is_last`: whether it is the highest one.
    `width`, `height`: the size of the position, in units.
    """

    number: str
    unit_limit: str
    is_last: bool
    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint clay between two borders with a row of pressed wedges, the number, and the limit of units after a
        unit's sign."""
        width, height = self.width, self.height
        clay = theme.gold.light if self.is_last else CLAY_COLOUR if theme.textured else theme.clay.light
        canvas.fill(box(0, 0, width, height), CLAY_EDGE_COLOUR)
        canvas.fill(box(0, 3, width, height - 9), theme.ivory)
        canvas.fill(box(1, 5, width - 2, height - 12), clay)
        if theme.textured:
            for step in range(8):
                x = width * (step + 0.5) / 8
                wedge = polygon((x - 5.6, height - 7), (x + 5.6, height - 7), (x, height - 15))
                canvas.fill(wedge, theme.gold.dark if self.is_last else CLAY_LINE_COLOUR)
        canvas.write(10 + text_width(self.number, _TRACK, HEAVY) / 2, 24, self.number, _TRACK, HEAVY, theme.casing)
        if self.unit_limit:
            half = text_width(self.unit_limit, _TRACK, BOLD) / 2
            canvas.write(width - 8 - half, 24, self.unit_limit, _TRACK, BOLD, theme.casing)
            glyphs.paint_sign(canvas, "spearman", width - 25 - 2 * half, 24, _TRACK, theme.casing)


class LightTag(Struct, Sprite, frozen=True):
    """A word or number on a light plate around the anchor."""

    text: str

    size = 26.0
    """Font size, in units."""

    @property
    def _half_width(self) -> float:
        return text_width(self.text, self.size, HEAVY) / 2 + self.size * 0.5

    @property
    def box(self) -> Box:
        """Return the bounds of the plate, in units."""
        return Box(-self._half_width - 2, -self.size, self._half_width + 2, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate and the text."""
        half, height = self._half_width, self.size * 0.82
        canvas.fill(rounded_rectangle(-half - 1.4, -height - 1.4, 2 * half + 2.8, 2 * height + 2.8, 7), theme.casing)
        canvas.fill(rounded_rectangle(-half, -height, 2 * half, 2 * height, 6), theme.ivory)
        canvas.write(0, 0, self.text, self.size, HEAVY, theme.casing)


class GoodToken(Struct, SquareSprite, frozen=True):
    """A good on a pale disc around the anchor."""

    name: str
    size: float

    reach_ratio = 0.62

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the good on a pale disc with a dark rim, which is visible on any ground."""
        canvas.fill(disc(0, 0, self.size * 0.61), theme.casing)
        canvas.fill(disc(0, 0, self.size * 0.57), theme.ivory)
        glyphs.paint_good(canvas, self.name, 0, 0, self.size * 0.82)


class DiceSigns(Struct, Sprite, frozen=True):
    """The signs that dice must show for an action, anchored at the middle of their left end."""

    signs: tuple[str, ...]

    @property
    def width(self) -> float:
        """Return the width of all signs, in units."""
        return sum(_sign_plate_width(name) + 6 for name in self.signs) - 6

    @property
    def box(self) -> Box:
        """Return the bounds of the line, in units."""
        return Box(0, -19, self.width, 19)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint each sign on a light plate."""
        x = 0.0
        for name in self.signs:
            width = _sign_plate_width(name)
            canvas.fill(rounded_rectangle(x, -17, width, 34, 6), theme.ivory)
            canvas.write(x + width / 2, 0, name, _MIN_NUMBER_SIZE, HEAVY, theme.casing)
            x += width + 6


def _sign_plate_width(name: str) -> float:
    """Return the width of a sign's plate, in units."""
    return text_width(name, _MIN_NUMBER_SIZE, HEAVY) + 12
