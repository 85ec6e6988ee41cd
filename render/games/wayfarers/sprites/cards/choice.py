"""An enlarged card, tile or place for a die to choose: its name, its current cost, its illustration, its effects as
signs and text."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, takewhile

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, SLOT_BY_NAME, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, is_hebrew, text_width
from render.games.wayfarers.sprites.cards.effects import effect_rows, paint_effects
from render.games.wayfarers.sprites.cards.offers import TAB_WIDTH, paint_arrows, paint_coin, paint_tabs
from render.games.wayfarers.sprites.cards.told import (
    HEAD_HEIGHT,
    LARGE_FONT_SIZE,
    MAX_NARROW_WIDTH,
    MIN_CARD_HEIGHT,
    EffectText,
    arrows_width,
    kind_of,
    signs_area,
    text_area,
    view_bottom,
    view_width,
)
from render.games.wayfarers.sprites.inks import kind_colours, named_colour, text_colour_name
from render.games.wayfarers.sprites.pieces import TilePiece, paint_badge
from render.games.wayfarers.sprites.tokens import (
    effect_tokens,
    paint_row,
    paint_rows,
    row_length,
    sign_tokens,
    tag_tokens,
)
from render.games.wayfarers.sprites.views import paint_view
from render.kit.names import MIN_SIZE
from render.scene import Item, RectangleSprite, Sprite
from render.sprites.cards import Label, ink_of
from render.sprites.ground import card_side_parts
from render.theme import Theme

_MAX_NAME_SIZE, _COIN_RADIUS, _MAX_TAG_SIZE = 38.0, 25.0, 38.0
_NARROW_VIEW, _NARROW_SIGN = 150.0, 30.0
"""Maximum width of a view that its tags cover, and the size of these tags."""

_FEE_WIDTH = 94.0
"""Width for a fee: its owner's badge, a number, and a gap before the coin."""

_MAX_CASING_WIDTH, _PIECE_WIDTH = 2, 64
"""Maximum width of a card's casing; width of the pieces from which all empty cards of a kind are composed."""

_HEAD_BOTTOM, _FOOT_TOP, _FOOT_BOTTOM = HEAD_HEIGHT + 8, HEAD_HEIGHT + 12, HEAD_HEIGHT + 24
"""Lower edge of the head of an empty card, and upper and lower edges of the foot of a short one."""

_PAPER_HEIGHT = 88.0
"""Height of the pieces of paper between head and foot: two of them fill the lowest card."""


class EnlargedCard(Struct, RectangleSprite, frozen=True):
    """An enlarged component to choose, anchored at its top-left corner.

    `name`: the id of a card, of a tile, or of a place for a die that is not on a card.
    `title`: its name.
    `effects`: its effects, sentence by sentence.
    `price`: its current price in silver, or None if it has no price.
    `usual_price`: its price without a discount.
    `fee_owner`: the mark of the player who gets a fee for it, or "".
    `width`: its width in units.
    `height`: its height in units, enough for all sentences.
    `font_size`: the font size of its sentences.
    """

    name: str
    title: str
    effects: tuple[str, ...]
    price: int | None
    usual_price: int
    fee_owner: str
    width: float
    height: float = MIN_CARD_HEIGHT
    font_size: float = LARGE_FONT_SIZE

    margins = (_MAX_CASING_WIDTH, 2, _MAX_CASING_WIDTH, 3)

    @property
    def child_items(self) -> tuple[Item, ...]:
        """Return the parts: the empty card, its illustration, its signs, the text, and the strip with name and
        price."""
        return _child_items(self)


@lru_cache(maxsize=128)
def _child_items(choice: EnlargedCard) -> tuple[Item, ...]:
    name, width, height = choice.name, choice.width, choice.height
    words = EffectText(choice.effects, text_area(name, width, height), choice.font_size, is_hebrew(choice.title))
    told = [Item(0, 0, 0, words)] if choice.effects else []
    return (
        *_blank_card_items(kind_of(name), width, height),
        *_component_items(name, width, height),
        *told,
        *_head_items(choice),
    )


def _blank_card_items(of_kind: str, width: float, height: float) -> Iterator[Item]:
    """Yield the parts of an empty card: a head, a foot, and between them equal pieces of paper, the last of which
    covers a part of the one above. All cards of a kind share them, whatever their height."""
    for x, long, left, right in card_side_parts(width, _MAX_CASING_WIDTH, _PIECE_WIDTH):
        yield Item(0, x, 0, _BlankCardEnd(of_kind, long, left, right, is_foot=False))
        yield Item(0, x, height - _FOOT_BOTTOM, _BlankCardEnd(of_kind, long, left, right, is_foot=True))
    last = height - _FOOT_BOTTOM + _FOOT_TOP - _PAPER_HEIGHT
    for y in (*takewhile(last.__gt__, count(_HEAD_BOTTOM, _PAPER_HEIGHT)), last):
        yield Item(0, 0, y, _Paper(of_kind, width))


def _component_items(name: str, width: float, height: float) -> Iterator[Item]:
    """Yield the parts of a component below its name."""
    seen = view_width(width)
    if name in TILES:
        tile = TILES[name]
        cell = min((seen - 20) / tile.width, (MIN_CARD_HEIGHT - HEAD_HEIGHT - 24) / tile.height)
        x, y = 3 + (seen - cell * tile.width) / 2, HEAD_HEIGHT + (height - HEAD_HEIGHT - cell * tile.height) / 2
        yield Item(0, x, y, TilePiece(name, cell_size=cell))
        return
    low = view_bottom(name, width, height)
    if name in CARDS:
        card = CARDS[name]
        yield Item(0, 3, HEAD_HEIGHT, _CardView(name, seen, low - HEAD_HEIGHT))
        if tag_tokens(card):
            yield Item(0, 3 + arrows_width(name, width), _tags_bottom(width, height, low), _CardTags(name, seen))
        if card.link_in:
            yield Item(
                0, 3 if width <= MAX_NARROW_WIDTH else 3 + seen, HEAD_HEIGHT, _IncomingLinks(name, height - HEAD_HEIGHT)
            )
        if card.link_out:
            yield Item(0, width, HEAD_HEIGHT, _OutgoingLinks(name, height - HEAD_HEIGHT))
    else:
        yield Item(0, 3, HEAD_HEIGHT, _PlaceFace(name, seen, low - HEAD_HEIGHT))
    yield Item(0, 0, 0, _EffectSigns(name, width))


def _tags_bottom(width: float, height: float, low: float) -> float:
    """Return the lower edge of the tags: on the illustration, which ends at `low`, or below it beside the text."""
    return low if width <= MAX_NARROW_WIDTH else height - 3


class _BlankCardEnd(Struct, Sprite, frozen=True):
    """A part of the head or the foot of an empty card of a kind, in its casing.

    `kind`: the kind.
    `width`: the width of the card.
    `left`, `right`: the edges of the part.
    `is_foot`: whether it belongs to the foot.
    """

    kind: str
    width: float
    left: float
    right: float
    is_foot: bool

    @property
    def box(self) -> Box:
        return (
            Box(self.left, _FOOT_TOP, self.right, _FOOT_BOTTOM + 3)
            if self.is_foot
            else Box(self.left, -2, self.right, _HEAD_BOTTOM)
        )

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        canvas.fill(rounded_rectangle(-1, -0.4, self.width + 2, _FOOT_BOTTOM + 2.4, 11), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, self.width, _FOOT_BOTTOM, 10), kind_colours(theme, self.kind).base)
        canvas.fill(
            rounded_rectangle(3, HEAD_HEIGHT, self.width - 6, _FOOT_BOTTOM - HEAD_HEIGHT - 3, 6), named_colour("paper")
        )


class _Paper(Struct, RectangleSprite, frozen=True):
    """A piece of the paper of an empty card between its head and its foot, with its edges."""

    kind: str
    width: float
    height: float = _PAPER_HEIGHT

    max_pixels_per_unit = 2

    margins = (_MAX_CASING_WIDTH, 0, _MAX_CASING_WIDTH, 0)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        edges = ((-1.0, theme.casing), (0.0, kind_colours(theme, self.kind).base), (3.0, named_colour("paper")))
        for edge, ink in edges:
            canvas.fill(box(edge, -2, self.width - 2 * edge, self.height + 4), ink)


class _CardView(Struct, RectangleSprite, frozen=True):
    """A card's illustration."""

    card: str
    width: float
    height: float

    def ground_colour(self, theme: Theme) -> str:
        return named_colour("paper")

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_view(canvas, self.card, self.width, self.height)


class _CardTags(Struct, Sprite, frozen=True):
    """The tags of a card, in its lower left corner or that of its illustration."""

    card: str
    width: float

    @property
    def _size(self) -> float:
        largest = _MAX_TAG_SIZE if self.width > _NARROW_VIEW else _NARROW_SIGN
        return min(largest, (self.width - 12) / row_length(tag_tokens(CARDS[self.card]), 1))

    @property
    def _across(self) -> float:
        return row_length(tag_tokens(CARDS[self.card]), self._size) + 10

    @property
    def box(self) -> Box:
        return Box(-2, -self._size - 11, self._across + 2, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        size, across = self._size, self._across
        canvas.fill(rounded_rectangle(-1, -size - 10, across + 2, size + 11, 6), theme.casing)
        canvas.fill(rounded_rectangle(0.6, -size - 8.4, across - 1.2, size + 8, 5), named_colour("paper"))
        paint_row(canvas, theme, tag_tokens(CARDS[self.card]), across / 2, -size / 2 - 4.5, size, across)


class _PlaceFace(Struct, RectangleSprite, frozen=True):
    """The illustration of a printed place for a die, with its needs on a die's face in the lower corner."""

    name: str
    width: float
    height: float

    def ground_colour(self, theme: Theme) -> str:
        return named_colour("paper")

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_view(canvas, self.name, self.width, self.height)
        side = min(self.width / 2, self.height / 2, 72.0)
        x, y = side / 2 + 5, self.height - side / 2 - 5
        canvas.fill(rounded_rectangle(x - side / 2, y - side / 2, side, side, side * 0.18), theme.ink)
        canvas.fill(rounded_rectangle(x - side / 2 + 3, y - side / 2 + 3, side - 6, side - 6, side * 0.15), theme.white)
        paint_row(canvas, theme, sign_tokens(SLOT_BY_NAME[self.name].needs), x, y, side * 0.7, side * 0.86)


class _IncomingLinks(Struct, Sprite, frozen=True):
    """The incoming links of a water card, anchored at their upper left corner."""

    card: str
    height: float

    @property
    def box(self) -> Box:
        return Box(-4, 0, 14, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_arrows(canvas, theme, CARDS[self.card], Box(0, 0, 0, self.height))


class _OutgoingLinks(Struct, Sprite, frozen=True):
    """The outgoing links of a water card, anchored at their upper right corner."""

    card: str
    height: float

    @property
    def box(self) -> Box:
        return Box(-TAB_WIDTH - 1, 0, 0, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_tabs(canvas, theme, CARDS[self.card], Box(0, 0, 0, self.height))


class _EffectSigns(Struct, Sprite, frozen=True):
    """The effects of a card or a place, in signs."""

    name: str
    width: float

    @property
    def box(self) -> Box:
        left, top, right, bottom = signs_area(self.name, self.width)
        return Box(left - 6, top - 6, right + 6, bottom + 6)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        room = signs_area(self.name, self.width)
        if self.name not in CARDS:
            paint_rows(canvas, theme, effect_tokens(SLOT_BY_NAME[self.name].effect), room, 60)
        elif effect_rows(CARDS[self.name]):
            paint_effects(canvas, theme, CARDS[self.name], room, 60)


def _head_items(choice: EnlargedCard) -> Iterator[Item]:
    """Yield the contents of the strip: the name, and the price. The price is on the right in every language, since
    cards are not mirrored."""
    width, ends, ink = choice.width, 12.0, text_colour_name(kind_of(choice.name))
    if choice.fee_owner or choice.price is not None:
        price = _PriceAndFee(choice.price, choice.usual_price, choice.fee_owner, ink)
        yield Item(0, width, 0, price)
        ends = price.length
    room = width - ends - 20
    both = f"{choice.title} {choice.name}"
    title = both if text_width(both, MIN_SIZE, BOLD) <= room else choice.title
    weight = BOLD if text_width(title, MIN_SIZE, BOLD) <= room else MEDIUM
    shown, size = fit_text(title, room, _MAX_NAME_SIZE, weight, 12)
    yield Item(0, 12, HEAD_HEIGHT / 2, Label(shown, size, weight, ink, -1))


class _PriceAndFee(Struct, Sprite, frozen=True):
    """The price and the fee in a strip, anchored at its top-right corner.

    `price`: the current price in silver.
    `usual_price`: the price without a discount.
    `fee_owner`: the mark of the player who gets a fee.
    `ink`: the colour of text on the strip.
    """

    price: int | None
    usual_price: int
    fee_owner: str
    ink: str

    @property
    def length(self) -> float:
        """Return the length of price and fee, measured from the end of the strip."""
        asked = self.price is not None
        return 12.0 + _FEE_WIDTH * bool(self.fee_owner) + 2 * _COIN_RADIUS * asked + 34 * self._shows_usual_price

    @property
    def _shows_usual_price(self) -> bool:
        return self.price is not None and self.usual_price > self.price

    @property
    def box(self) -> Box:
        return Box(-self.length, 0, 0, HEAD_HEIGHT)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw a coin, next to it the usual price struck out, and a fee with its owner's badge."""
        ends, ink = 12.0, ink_of(self.ink, theme)
        if self.fee_owner:
            paint_badge(canvas, theme, self.fee_owner, -(ends + 22), HEAD_HEIGHT / 2, 20)
            canvas.write(-(ends + 62), HEAD_HEIGHT / 2, "+1", _MAX_NAME_SIZE - 8, HEAVY, ink)
            ends += _FEE_WIDTH
        if self.price is not None:
            paint_coin(canvas, theme, -(ends + _COIN_RADIUS - 6), HEAD_HEIGHT / 2, _COIN_RADIUS, str(self.price), 38)
            ends += 2 * _COIN_RADIUS
        if self._shows_usual_price:
            x = -(ends + 16)
            canvas.write(x, HEAD_HEIGHT / 2, str(self.usual_price), MIN_SIZE + 2, HEAVY, ink)
            canvas.stroke(((x - 13, HEAD_HEIGHT / 2 + 9), (x + 13, HEAD_HEIGHT / 2 - 9)), 3.4, ink)
