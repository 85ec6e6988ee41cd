"""The sprite of an enlarged card, tile or place for a die: its name, its current costs, its illustration, and its
effects as signs and text."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, takewhile

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, SLOT_BY_NAME, TILES
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, is_hebrew, text_width
from render.games.wayfarers.sprites.cards.effects import effect_rows, paint_effects
from render.games.wayfarers.sprites.cards.offers import (
    TAB_WIDTH,
    paint_coin,
    paint_incoming_links,
    paint_outgoing_links,
)
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
"""Width up to which an illustration has small tags, and the maximum size of these tags, in units."""

_FEE_WIDTH = 94.0
"""Width of a fee, in units: its owner's badge, a number, and a gap before the price's coin."""

_MAX_CASING_WIDTH, _PIECE_WIDTH = 2, 64
"""Maximum width of a card's dark rim, and width of the pieces of which all empty cards of a kind consist, in units."""

_HEAD_BOTTOM, _FOOT_TOP, _FOOT_BOTTOM = HEAD_HEIGHT + 8, HEAD_HEIGHT + 12, HEAD_HEIGHT + 24
"""Y coordinates, in units, on a card that consists of head and foot only: the lower edge of the head piece, and both
edges of the foot piece."""

_PAPER_HEIGHT = 88.0
"""Height of a piece of paper between head and foot, in units. Two pieces fill the lowest card."""


class EnlargedCard(Struct, RectangleSprite, frozen=True):
    """An enlarged component to choose, anchored at its top-left corner.

    `name`: the id of a card, of a tile, or of a place for a die that is not on a card.
    `title`: the component's name in the reader's language.
    `effects`: the sentences on its effects.
    `price`: its current price in silver, or None if it has no price.
    `usual_price`: its price without a discount.
    `fee_owner`: the mark of the player who gets a fee for it, or "".
    `width`: the width of the enlarged component, in units.
    `height`: its height, in units, enough for all sentences.
    `font_size`: the font size of the sentences, in units.
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
        """Return the parts: the empty card, its illustration, its signs, the text, and the head with name and price."""
        return _child_items(self)


@lru_cache(maxsize=128)
def _child_items(choice: EnlargedCard) -> tuple[Item, ...]:
    name, width, height = choice.name, choice.width, choice.height
    words = EffectText(choice.effects, text_area(name, width, height), choice.font_size, is_hebrew(choice.title))
    text_items = [Item(0, 0, 0, words)] if choice.effects else []
    return (
        *_blank_card_items(kind_of(name), width, height),
        *_component_items(name, width, height),
        *text_items,
        *_head_items(choice),
    )


def _blank_card_items(of_kind: str, width: float, height: float) -> Iterator[Item]:
    """Yield the parts of an empty card: a head, a foot, and between them equal pieces of paper, the last of which
    overlaps the one above. Cards of a kind share these parts, whatever their height."""
    for x, short_width, left, right in card_side_parts(width, _MAX_CASING_WIDTH, _PIECE_WIDTH):
        yield Item(0, x, 0, _BlankCardEnd(of_kind, short_width, left, right, is_foot=False))
        yield Item(0, x, height - _FOOT_BOTTOM, _BlankCardEnd(of_kind, short_width, left, right, is_foot=True))
    last = height - _FOOT_BOTTOM + _FOOT_TOP - _PAPER_HEIGHT
    for y in (*takewhile(last.__gt__, count(_HEAD_BOTTOM, _PAPER_HEIGHT)), last):
        yield Item(0, 0, y, _Paper(of_kind, width))


def _component_items(name: str, width: float, height: float) -> Iterator[Item]:
    """Yield the illustration, tags, links and signs of a component; of a tile only the tile itself."""
    edge = view_width(width)
    if name in TILES:
        tile = TILES[name]
        cell = min((edge - 20) / tile.width, (MIN_CARD_HEIGHT - HEAD_HEIGHT - 24) / tile.height)
        x, y = 3 + (edge - cell * tile.width) / 2, HEAD_HEIGHT + (height - HEAD_HEIGHT - cell * tile.height) / 2
        yield Item(0, x, y, TilePiece(name, cell_size=cell))
        return
    view_end = view_bottom(name, width, height)
    if name in CARDS:
        card = CARDS[name]
        yield Item(0, 3, HEAD_HEIGHT, _CardView(name, edge, view_end - HEAD_HEIGHT))
        if tag_tokens(card):
            tags_bottom = view_end if width <= MAX_NARROW_WIDTH else height - 3
            yield Item(0, 3 + arrows_width(name, width), tags_bottom, _CardTags(name, edge))
        if card.link_in:
            yield Item(
                0, 3 if width <= MAX_NARROW_WIDTH else 3 + edge, HEAD_HEIGHT, _IncomingLinks(name, height - HEAD_HEIGHT)
            )
        if card.link_out:
            yield Item(0, width, HEAD_HEIGHT, _OutgoingLinks(name, height - HEAD_HEIGHT))
    else:
        yield Item(0, 3, HEAD_HEIGHT, _PlaceFace(name, edge, view_end - HEAD_HEIGHT))
    yield Item(0, 0, 0, _EffectSigns(name, width))


class _BlankCardEnd(Struct, Sprite, frozen=True):
    """A piece of the head or the foot of an empty card, with its dark rim.

    `kind`: the kind of card or tile, which determines the colours.
    `width`: the width of the card, in units.
    `left`, `right`: the x coordinates of the piece's edges, in units.
    `is_foot`: whether the piece belongs to the foot.
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
    """A piece of the paper between head and foot of an empty card, with the rims at both sides."""

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
    """A card's illustration in a rectangle of this size."""

    card: str
    width: float
    height: float

    def ground_colour(self, theme: Theme) -> str:
        return named_colour("paper")

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_view(canvas, self.card, self.width, self.height)


class _CardTags(Struct, Sprite, frozen=True):
    """The tags of a card on a slip of paper, anchored at the slip's lower left corner. `width`: the illustration's."""

    card: str
    width: float

    @property
    def _size(self) -> float:
        largest = _MAX_TAG_SIZE if self.width > _NARROW_VIEW else _NARROW_SIGN
        return min(largest, (self.width - 12) / row_length(tag_tokens(CARDS[self.card]), 1))

    @property
    def _ground_width(self) -> float:
        return row_length(tag_tokens(CARDS[self.card]), self._size) + 10

    @property
    def box(self) -> Box:
        return Box(-2, -self._size - 11, self._ground_width + 2, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        size, width = self._size, self._ground_width
        canvas.fill(rounded_rectangle(-1, -size - 10, width + 2, size + 11, 6), theme.casing)
        canvas.fill(rounded_rectangle(0.6, -size - 8.4, width - 1.2, size + 8, 5), named_colour("paper"))
        paint_row(canvas, theme, tag_tokens(CARDS[self.card]), width / 2, -size / 2 - 4.5, size, width)


class _PlaceFace(Struct, RectangleSprite, frozen=True):
    """The illustration of a place printed on a player's board, with the needs of a die in its lower left corner."""

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
    """The incoming links of a water card, anchored at the upper left corner of its body."""

    card: str
    height: float

    @property
    def box(self) -> Box:
        return Box(-4, 0, 14, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_incoming_links(canvas, theme, CARDS[self.card], Box(0, 0, 0, self.height))


class _OutgoingLinks(Struct, Sprite, frozen=True):
    """The outgoing links of a water card, anchored at the upper right corner of its body."""

    card: str
    height: float

    @property
    def box(self) -> Box:
        return Box(-TAB_WIDTH - 1, 0, 0, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_outgoing_links(canvas, theme, CARDS[self.card], Box(0, 0, 0, self.height))


class _EffectSigns(Struct, Sprite, frozen=True):
    """The effects of a card or a place for a die as signs, anchored at the card's top-left corner."""

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
    """Yield the name in the head, and the price and fee. The price is on the right in every language, since cards are
    not mirrored."""
    width, ends, ink = choice.width, 12.0, text_colour_name(kind_of(choice.name))
    if choice.fee_owner or choice.price is not None:
        price = _PriceAndFee(choice.price, choice.usual_price, choice.fee_owner, ink)
        yield Item(0, width, 0, price)
        ends = price.width
    room = width - ends - 20
    title_with_id = f"{choice.title} {choice.name}"
    title = title_with_id if text_width(title_with_id, MIN_SIZE, BOLD) <= room else choice.title
    weight = BOLD if text_width(title, MIN_SIZE, BOLD) <= room else MEDIUM
    text, size = fit_text(title, room, _MAX_NAME_SIZE, weight, 12)
    yield Item(0, 12, HEAD_HEIGHT / 2, Label(text, size, weight, ink, -1))


class _PriceAndFee(Struct, Sprite, frozen=True):
    """The price and the fee in a card's head, anchored at the card's top-right corner.

    `price`: the current price in silver, or None if there is none.
    `usual_price`: the price without a discount.
    `fee_owner`: the mark of the player who gets a fee, or "".
    `ink`: the name of the text's colour.
    """

    price: int | None
    usual_price: int
    fee_owner: str
    ink: str

    @property
    def width(self) -> float:
        """Return the width of price and fee with the margin at the card's edge, in units."""
        has_price = self.price is not None
        return 12.0 + _FEE_WIDTH * bool(self.fee_owner) + 2 * _COIN_RADIUS * has_price + 34 * self._shows_usual_price

    @property
    def _shows_usual_price(self) -> bool:
        return self.price is not None and self.usual_price > self.price

    @property
    def box(self) -> Box:
        return Box(-self.width, 0, 0, HEAD_HEIGHT)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a coin with the price, the usual price struck out, a fee with its owner's badge, from right to left."""
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
