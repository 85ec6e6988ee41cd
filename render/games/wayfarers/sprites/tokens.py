"""Rows of small signs: effects, prices, needs of places for dice, counted terms."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engine.games.wayfarers.components.effects import (
    BRANCHES_BY_SOURCE,
    DRAW_CARDS,
    GAIN_CARD,
    GAIN_TILE,
    PAYMENT_BY_SOURCE,
    Cost,
    Effects,
    Item,
)
from engine.games.wayfarers.components.tables import SPACE, TOWNSFOLK, Card, Requirement, VpFormula
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, join, line, path, polygon, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.games.wayfarers.sprites.inks import NAMED_COLOURS, kind_colours, named_colour
from render.games.wayfarers.sprites.symbols import GLYPH_LAYERS, TAG_LAYERS, paint_layers
from render.kit.names import MIN_SIZE
from render.scene import RectangleSprite, Sprite, SquareSprite
from render.theme import Theme


class Token(NamedTuple):
    """A sign in a row of signs.

    `sign`: the name of the sign, or a text after an apostrophe.
    `number`: the number before the sign, or 1 for none.
    `note`: a text on a small coin: `0` for free, `-1` for a discount.
    """

    sign: str
    number: int = 1
    note: str = ""


Tokens = tuple[Token, ...]

OR_TOKEN, FOR_TOKEN, PLUS_TOKEN, EACH_TOKEN = Token("/"), Token(">"), Token("'+"), Token("':")
SIGN_OF_KIND = {
    "land": "vista",
    "water": "open_sea",
    "space": "stars",
    "townsfolk": "townsfolk",
    "inspiration": "inspiration",
    "basic": "camel",
    "special": "vp",
    "any": "sets",
    "any_non_special": "sets",
}
"""The sign that stands for each kind of card or tile."""

_KIND_OF_ANY_TILE = {"any": "special", "any_non_special": "basic"}
"""For a choice of tiles of several kinds, the kind whose colours the sign has."""

_DIGIT_WIDTH_RATIO, _NUMBER_HEIGHT_RATIO = 0.6, 0.92
"""Width of a digit before a sign and of the gap between them, and size of a number large enough to be smaller than its
sign, as fractions of the sign's height."""

_COIN_WIDTH_RATIO = 1.2
"""Width of the coin with a note, as a fraction of the sign's height."""

_CROWN_SHAPE = path("M 8 84 L 4 28 L 30 52 L 50 12 L 70 52 L 96 28 L 92 84")
_TENT_SHAPE = path("M 4 90 L 46 20 L 42 8 L 50 14 L 58 8 L 54 20 L 96 90")
OTHER_LAYERS = {
    "crown": ((_CROWN_SHAPE, "gold-dark"), (path("M 16 76 L 13 44 L 32 62 L 50 28 L 68 62 L 87 44 L 84 76"), "gold")),
    "rest": ((_TENT_SHAPE, "ink"), (path("M 14 84 L 50 26 L 86 84"), "red"), (path("M 38 84 L 50 40 L 62 84"), "dusk")),
    "sets": (
        (join(*(rounded_rectangle(x, y, 42, 42, 8) for x in (6, 52) for y in (6, 52))), "ink"),
        (rounded_rectangle(12, 12, 30, 30, 4), "dome"),
        (rounded_rectangle(58, 12, 30, 30, 4), "hill"),
        (rounded_rectangle(12, 58, 30, 30, 4), "sea-dark"),
        (rounded_rectangle(58, 58, 30, 30, 4), "sea"),
    ),
    "gain": (
        (polygon((50, 2), (98, 50), (50, 98), (2, 50)), "ink"),
        (polygon((50, 14), (86, 50), (50, 86), (14, 50)), "gold"),
        (join(line(10, (50, 28), (50, 66)), polygon((28, 54), (72, 54), (50, 78))), "ink"),
    ),
}
LAYERS_OF_SIGN = {**GLYPH_LAYERS, **TAG_LAYERS, **OTHER_LAYERS}
"""The layers of every sign that has no parameters, by its name."""

MAX_CACHED_TOKENS = 500
"""Maximum number of effects, prices and terms whose signs are cached. Each board has a few hundred of them."""


@lru_cache(maxsize=MAX_CACHED_TOKENS)
def effect_tokens(effects: Effects) -> Tokens:
    """Return the signs of a list of effects, in order."""
    return tuple(token for item in effects for token in _effect_item_tokens(item))


def _effect_item_tokens(item: Item) -> Iterator[Token]:
    match item.word:
        case "choose":
            yield from _choice_tokens(item.source)
        case "pay":
            cost, effects = PAYMENT_BY_SOURCE[item.source]
            yield from (*cost_tokens(cost), FOR_TOKEN, *effect_tokens(effects))
        case "card" | "tile" | "draw":
            note = "0" if item.free else f"-{item.off}" if item.off else ""
            yield Token(f"{item.word}-{item.about}", item.count, note)
        case "influence":
            yield Token(item.about, item.count)
        case "comet-if-last":
            yield Token("comet")
        case word:
            yield Token(word, item.count)


def _choice_tokens(source: str) -> Iterator[Token]:
    for index, (_, effects) in enumerate(BRANCHES_BY_SOURCE[source]):
        if index:
            yield OR_TOKEN
        yield from effect_tokens(effects)


@lru_cache(maxsize=MAX_CACHED_TOKENS)
def cost_tokens(cost: Cost) -> Tokens:
    """Return the signs of a price: a number and a sign for each good."""
    return tuple(Token(good, count) for good, count in cost)


@lru_cache(maxsize=MAX_CACHED_TOKENS)
def term_tokens(term: str, count: int = 1) -> Tokens:
    """Return the signs of a counted term, such as `tag:city` or `cards:land|cards:water`, the count on the first."""
    tokens: list[Token] = []
    for part in term.split("|"):
        group, _, name = part.partition(":")
        sign = {"tag": name, "cards": f"card-{name}", "tiles": f"tile-{name}"}.get(group, group)
        if group == "influence":
            sign = "influence" if name == "total" else name
        tokens += [Token(sign, count if not tokens else 1)] if not tokens else [OR_TOKEN, Token(sign)]
    return tuple(tokens)


def goal_tokens(goal: Sequence[Requirement]) -> Tokens:
    """Return the signs of an inspiration card's goal, one for each requirement."""
    return tuple(token for term, count in goal for token in term_tokens(term, count))


def points_tokens(worth: VpFormula) -> Tokens:
    """Return the signs of the VP formula of a space card."""
    if worth.sets:
        parts = [term_tokens(term) for term in worth.sets]
        return (Token("points", worth.each), EACH_TOKEN, *(token for part in parts for token in part))
    if worth.most or worth.has:
        wanted = (Token(worth.most), Token("crown")) if worth.most else (Token(worth.has),)
        return (Token("points", worth.otherwise), OR_TOKEN, Token("points", worth.then), *wanted)
    base = (Token("points", worth.base), PLUS_TOKEN) if worth.base else ()
    return (
        (*base, Token("points", worth.each), EACH_TOKEN, *term_tokens(worth.per, worth.every))
        if worth.per
        else base[:1]
    )


def sign_tokens(signs: Iterable[str]) -> Tokens:
    """Return a token for each of these names of signs."""
    return tuple(Token(sign) for sign in signs)


def tag_tokens(card: Card) -> Tokens:
    """Return the tags of a card; of a townsfolk card those of its possible hosts; for a space card, nothing."""
    if card.kind == TOWNSFOLK:
        return tuple(part for tag in card.under for part in (OR_TOKEN, Token(tag)))[1:]
    return () if card.kind == SPACE else sign_tokens(card.tags)


def _token_width(token: Token) -> float:
    """Return the width of a token, as a fraction of its height."""
    if token.sign in ("/", ">"):
        return 0.42 if token.sign == "/" else 0.6
    if token.sign.startswith("'"):
        return text_width(token.sign[1:], 0.8, HEAVY) + 0.08
    number_width = _DIGIT_WIDTH_RATIO * len(str(token.number)) if token.number > 1 and token.sign != "points" else 0.0
    return (1.24 if token.sign == "points" else 1.06) + number_width + (_COIN_WIDTH_RATIO if token.note else 0.0)


def row_length(tokens: Tokens, size: float) -> float:
    """Return the length of a row of tokens that are `size` units high, in units."""
    return sum(map(_token_width, tokens)) * size


def paint_row(canvas: Canvas, theme: Theme, tokens: Tokens, x: float, y: float, size: float, room: float) -> None:
    """Paint tokens in a row around (x, y), at most `size` units high and together at most `room` units wide."""
    fitted = min(size, room / max(0.01, row_length(tokens, 1)))
    left = x - row_length(tokens, fitted) / 2
    for token in tokens:
        width = _token_width(token) * fitted
        _paint_token(canvas, theme, token, left, y, fitted)
        left += width


def paint_rows(canvas: Canvas, theme: Theme, tokens: Tokens, box: Box, size: float) -> None:
    """Paint tokens in the middle of a box, at most `size` units high, in two rows if one row would be smaller."""
    room, height = box.right - box.left, box.bottom - box.top
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    one_row_size = min(size, height, room / max(0.01, row_length(tokens, 1)))
    cut = count_in_first_row(tokens)
    two_row_size = min(size, height / 2.1, room / max(0.01, row_length(tokens[:cut], 1), row_length(tokens[cut:], 1)))
    if two_row_size <= one_row_size * 1.08 or not 0 < cut < len(tokens):
        paint_row(canvas, theme, tokens, x, y, one_row_size, room)
        return
    paint_row(canvas, theme, tokens[:cut], x, y - two_row_size * 0.54, two_row_size, room)
    paint_row(canvas, theme, tokens[cut:], x, y + two_row_size * 0.54, two_row_size, room)


def count_in_first_row(tokens: Tokens) -> int:
    """Return the number of tokens in the first of two rows of about equal length. No separator begins the second."""
    whole = row_length(tokens, 1)
    places = [place for place in range(1, len(tokens)) if tokens[place].sign not in ("/", ">", "':", "'+")]
    return min(places, key=lambda place: abs(row_length(tokens[:place], 1) - whole / 2), default=0)


def _paint_token(canvas: Canvas, theme: Theme, token: Token, left: float, y: float, size: float) -> None:
    ink = named_colour("ink")
    if token.sign.startswith("'"):
        canvas.write(left + _token_width(token) * size / 2, y, token.sign[1:], size * 0.8, HEAVY, ink)
        return
    if token.sign == "/":
        canvas.stroke([(left + size * 0.12, y + size * 0.42), (left + size * 0.3, y - size * 0.42)], size * 0.11, ink)
        return
    if token.sign == ">":
        canvas.fill(
            polygon(
                (left + size * 0.1, y - size * 0.34), (left + size * 0.52, y), (left + size * 0.1, y + size * 0.34)
            ),
            named_colour("red"),
        )
        return
    if token.number > 1 and token.sign != "points":
        digits = _DIGIT_WIDTH_RATIO * len(str(token.number)) * size
        height = max(min(size, MIN_SIZE), size * _NUMBER_HEIGHT_RATIO)
        canvas.write(left + digits / 2 - size * 0.02, y, str(token.number), height, HEAVY, ink)
        left += digits
    width = 1.24 if token.sign == "points" else 1.06
    paint_sign(canvas, theme, token._replace(note=""), left + size * width / 2, y, size)
    if token.note:
        _paint_coin(canvas, left + size * (width + _COIN_WIDTH_RATIO / 2), y, size, token.note)


_COIN_DIGIT_SIZES = (0.9, 0.74, 0.54)
"""Height of the digits on a coin, for numbers of one, two and three digits, as fractions of the sign's height."""


def paint_sign(canvas: Canvas, theme: Theme, token: Token, x: float, y: float, size: float) -> None:
    """Paint the sign of a token around (x, y), without the number before it."""
    kind, _, subject = token.sign.partition("-")
    if token.sign == "points":
        text = str(token.number)
        canvas.fill(disc(x, y, size * 0.62), named_colour("gold-dark"))
        canvas.fill(disc(x, y, size * 0.57), named_colour("gold"))
        height = max(min(size * 0.9, MIN_SIZE), size * _COIN_DIGIT_SIZES[min(len(text), 3) - 1])
        canvas.write(x, y, text, height, HEAVY, named_colour("ink"))
    elif kind in (GAIN_CARD, DRAW_CARDS, GAIN_TILE):
        _paint_card_or_tile(canvas, theme, kind, subject, x, y, size)
    else:
        paint_layers(canvas, LAYERS_OF_SIGN[token.sign], x, y, size)
    if token.note:
        _paint_coin(canvas, x + size * 0.34, y + size * 0.32, size * 0.6, token.note)


def _paint_coin(canvas: Canvas, x: float, y: float, size: float, text: str) -> None:
    """Paint a note, such as a discount, on a coin around (x, y)."""
    canvas.fill(disc(x, y, size * 0.57), named_colour("ink"))
    canvas.fill(disc(x, y, size * 0.51), named_colour("coin"))
    canvas.write(x, y, text.replace("-", "−"), size * (0.9 if len(text) == 1 else 0.84), HEAVY, named_colour("ink"))


def _paint_card_or_tile(canvas: Canvas, theme: Theme, kind: str, subject: str, x: float, y: float, size: float) -> None:
    """Paint a small card around (x, y), three of them for a draw, or a tile, in the colours of the kind `subject`."""
    hue = kind_colours(theme, _KIND_OF_ANY_TILE.get(subject, subject))
    width, height = (0.92, 0.92) if kind == GAIN_TILE else (0.78, 1.0)
    if kind == DRAW_CARDS:
        for shift in (-0.2, -0.1):
            _paint_plate(canvas, x + shift * size, y, width * size * 0.9, height * size, hue.dark, hue.light)
        x += size * 0.08
    _paint_plate(canvas, x, y, width * size, height * size, hue.dark, hue.base)
    canvas.fill(disc(x, y, size * 0.33), named_colour("paper"))
    layers, half = LAYERS_OF_SIGN[SIGN_OF_KIND[subject]], size * 0.25
    canvas.draw_layers(
        [(shape, NAMED_COLOURS.get(ink, ink)) for shape, ink in layers], Box(x - half, y - half, x + half, y + half)
    )
    if kind == GAIN_TILE:
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            canvas.fill(disc(x + dx * size * 0.36, y + dy * size * 0.36, size * 0.06), hue.light)


def _paint_plate(canvas: Canvas, x: float, y: float, width: float, height: float, edge: str, face: str) -> None:
    rim = height * 0.07
    canvas.fill(rounded_rectangle(x - width / 2, y - height / 2, width, height, height * 0.14), edge)
    canvas.fill(
        rounded_rectangle(x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, height * 0.09),
        face,
    )


class TokenStrip(Struct, RectangleSprite, frozen=True):
    """Tokens on a slip of paper, anchored at its top-left corner.

    `tokens`: the signs on the slip.
    `width`, `height`: the size of the slip, in units.
    `size`: the maximum size of a sign, in units.
    `rim_kind`: the kind of card that colours the rim, or "" for tokens without a slip.
    """

    tokens: Tokens
    width: float
    height: float
    size: float
    rim_kind: str = ""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the slip, then the tokens in it."""
        w, h = self.width, self.height
        if self.rim_kind:
            canvas.fill(rounded_rectangle(0, 0, w, h, 6), kind_colours(theme, self.rim_kind).dark)
            canvas.fill(rounded_rectangle(1.4, 1.4, w - 2.8, h - 2.8, 5), named_colour("paper"))
        paint_rows(canvas, theme, self.tokens, Box(4, 2, w - 4, h - 2), self.size)


class TokenRow(Struct, Sprite, frozen=True):
    """Tokens in a row around the anchor, at most `size` units high and together at most `room` units wide."""

    tokens: Tokens
    size: float
    room: float

    @property
    def box(self) -> Box:
        """Return the bounds of the row with the notes and coins that reach beyond it, in units."""
        fitted = min(self.size, self.room / max(0.01, row_length(self.tokens, 1)))
        half = row_length(self.tokens, fitted) / 2 + fitted * 0.1
        return Box(-half, -fitted * 0.72, half, fitted * 0.72)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the tokens one by one."""
        paint_row(canvas, theme, self.tokens, 0, 0, self.size, self.room)


class TokenSign(Struct, SquareSprite, frozen=True):
    """One sign around its anchor."""

    token: Token
    size: float

    reach_ratio = 0.72

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sign."""
        paint_sign(canvas, theme, self.token, 0, 0, self.size)
