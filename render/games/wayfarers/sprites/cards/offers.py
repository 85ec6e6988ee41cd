"""Sprites of cards in the market's rows: in the head, the name and the price; in the body, the illustration and the
effects; in the foot, the id and the effects of a worker. A card without places for workers has no foot, and its id is
on the illustration."""

from functools import lru_cache

from msgspec import Struct

from engine.games.wayfarers.components.tables import (
    CARDS,
    INSPIRATION,
    SPACE,
    SPACE_PRICES,
    SPOT_EFFECTS,
    TOWNSFOLK,
    WATER,
    Card,
)
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, disc, polygon, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.wayfarers.names import name_weight
from render.games.wayfarers.sprites.cards.effects import paint_effects
from render.games.wayfarers.sprites.inks import kind_colours, named_colour
from render.games.wayfarers.sprites.tokens import (
    FOR_TOKEN,
    Token,
    Tokens,
    effect_tokens,
    paint_row,
    paint_sign,
    row_length,
    tag_tokens,
)
from render.games.wayfarers.sprites.views import paint_view_at
from render.kit.names import MIN_SIZE, break_name
from render.scene import Item, Sprite
from render.theme import Theme

OFFER_WIDTH, OFFER_HEIGHT = 265.0, 173.0
HEAD_HEIGHT, TALL_HEAD_HEIGHT, FOOT_HEIGHT = 40.0, 57.0, 40.0
"""Height of a head with a name of one line and of two lines, and of the foot, in units."""

VIEW_WIDTH, FACE_WIDTH = 78.0, 96.0
"""Width of an illustration, and of a townsperson's, in units."""

FOOTLESS_HEIGHT = OFFER_HEIGHT - FOOT_HEIGHT + 3
"""Height of a card without a foot, in units."""

_FOOT_MIDDLE_Y = OFFER_HEIGHT - FOOT_HEIGHT / 2 - 1

_ID_SIZE, _NAME_SIZE, _PRICE_SIZE = 30.0, 31.0, 30.0
"""Font size of the id, of a name in one line, and of a price, in units."""

TAB_WIDTH = 38.0
"""Width of the tab of an outgoing link, in units."""

_LINK_ROWS_AT_FOOT = (3, 4)
"""Numbers of the rows of links whose tabs reach into the foot."""

BODY_HEIGHT = 134.0
"""Height of the part of a card that is the same in every slot, in units; a whole number of pixels at every scale."""

_FOOT_BOX = Box(-1, BODY_HEIGHT, OFFER_WIDTH + 1, OFFER_HEIGHT + 2)
"""The foot with its shadow, in units from the card's top-left corner."""


class Offer(Struct, Sprite, frozen=True):
    """A card in its row, anchored at its top-left corner. If its slots have effects, this sprite leaves out the lower
    edge, so that it is the same in every slot.

    `card`: the card's id.
    `name`: the card's name.
    `price`: its price in silver in its slot, or 0.
    """

    card: str
    name: str
    price: int

    @property
    def box(self) -> Box:
        """Return the bounds of the card and its shadow, in units."""
        return Box(-1, -1, OFFER_WIDTH + 1, FOOTLESS_HEIGHT + 2 if CARDS[self.card].kind == SPACE else BODY_HEIGHT)

    @property
    def view_width(self) -> float:
        """Return the width of the illustration, in units."""
        return _card_view_width(CARDS[self.card])

    @property
    def head_height(self) -> float:
        """Return the height of the head, in units."""
        return HEAD_HEIGHT if len(self._name_lines()) == 1 else TALL_HEAD_HEIGHT

    @property
    def coin_x(self) -> float:
        """Return the x coordinate of the middle of the price's coin, in units."""
        margin = 14 + (10 if self._name_weight == BOLD else 5)
        return OFFER_WIDTH - margin

    @property
    def _min_name_width(self) -> float:
        """Return the width that every line of the name has at least, in units."""
        return OFFER_WIDTH - 20 - (38 if self.price else 0)

    @property
    def _name_weight(self) -> int:
        return name_weight(self._name_lines(), self._min_name_width)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the empty card, the head, the illustration with its tags, and the effects."""
        card, head = CARDS[self.card], self.head_height
        hue = kind_colours(theme, card.kind)
        _paint_blank_card(canvas, theme, card.kind, head)
        self._paint_head(canvas, theme, card)
        foot_top = OFFER_HEIGHT - FOOT_HEIGHT
        paint_view_at(canvas, card.id, Box(3, head, 3 + self.view_width, foot_top))
        if card.kind != SPACE:
            canvas.fill(box(3, foot_top - 0.8, OFFER_WIDTH - 6, 1.6), hue.base)
        self._paint_tags(canvas, theme, card, foot_top)
        if card.kind == WATER:
            paint_links(canvas, theme, card, Box(3 + self.view_width, head, OFFER_WIDTH, OFFER_HEIGHT))
        left = 3 + self.view_width + (14 if card.link_in else 6)
        paint_effects(canvas, theme, card, Box(left, head + 3, _effects_right(card), foot_top - 3))
        if card.kind == SPACE:
            _write_id_on_view(canvas, theme, card, foot_top)
        else:
            _write_id(canvas, theme, card)

    def _name_lines(self) -> tuple[str, ...]:
        return break_name(self.name, self._min_name_width)

    def _paint_head(self, canvas: Canvas, theme: Theme, card: Card) -> None:
        lines, price = self._name_lines(), self.price
        room, heavy = self._min_name_width, self._name_weight
        margin = 10 if heavy == BOLD else 5
        room += 2 * (10 - margin)
        ink = theme.white
        for index, line in enumerate(lines):
            size = max(
                MIN_SIZE,
                min(
                    _NAME_SIZE if len(lines) == 1 else MIN_SIZE, _NAME_SIZE * room / text_width(line, _NAME_SIZE, heavy)
                ),
            )
            y = HEAD_HEIGHT / 2 + 0.5 if len(lines) == 1 else 16 + 25.5 * index
            width = min(text_width(line, size, heavy), room)
            canvas.write(margin + width / 2, y, line, size, heavy, ink, width)
        if price:
            paint_coin(canvas, theme, self.coin_x, self.head_height / 2, 17.5, str(price), _PRICE_SIZE)

    def _paint_tags(self, canvas: Canvas, theme: Theme, card: Card, low: float) -> None:
        """Paint the card's tags, or those of a townsfolk card's hosts, at the foot `low` of the illustration."""
        tokens = tag_tokens(card)
        if not tokens:
            return
        size, width = tags_size(card)
        _paint_tags_ground(canvas, theme, size, width)
        canvas.fill(rounded_rectangle(3.4, low - size - 5.6, width - 1.4, size + 5.6, 4), named_colour("paper"))
        pitch = (width - 4 - size) / max(1, len(tokens) - 1)
        if row_length(tokens, size) <= width:
            paint_row(canvas, theme, tokens, 3 + width / 2, low - size / 2 - 2.5, size, width)
            return
        for index, token in enumerate(tokens):
            paint_sign(canvas, theme, token, 5 + size / 2 + pitch * index, low - size / 2 - 2.5, size)


class OfferFoot(Struct, Sprite, frozen=True):
    """The lower edge of an `Offer`, anchored at the card's top-left corner.

    `card`: the card's id.
    `slot`: the number of the slot, which has its own effect for workers.
    `head_height`: the height of the card's head, in units.
    """

    card: str
    slot: int
    head_height: float

    box = _FOOT_BOX

    @property
    def child_items(self) -> tuple[Item, ...]:
        """Return the parts: the empty foot, the lower ends of the tags and links, the id, and the effects of a worker
        in this slot. Most cards share nearly all parts."""
        return _foot_items(self.card, self.slot, self.head_height)


@lru_cache(maxsize=128)
def _foot_items(name: str, slot: int, head: float) -> tuple[Item, ...]:
    card = CARDS[name]
    parts: list[Sprite] = [_BlankFoot(card.kind)]
    if tag_tokens(card):
        parts.append(_TagsGroundEdge(card.kind, *tags_size(card)))
    if card.kind == WATER and _LINK_ROWS_AT_FOOT[-1] in card.link_in:
        parts.append(_LinksAtFoot(name, head, _ARROWS_BOX))
    if card.kind == WATER and any(bar in _LINK_ROWS_AT_FOOT for bar, _ in card.link_out):
        parts.append(_LinksAtFoot(name, head, _TABS_BOX))
    parts += [_CardId(name), _WorkerEffects(card.kind, slot, _free_foot_right(card))]
    return tuple(Item(0, 0, 0, part) for part in parts)


_ARROWS_BOX, _TABS_BOX = (
    Box(VIEW_WIDTH - 1, BODY_HEIGHT, VIEW_WIDTH + 17, OFFER_HEIGHT - 3),
    Box(OFFER_WIDTH - TAB_WIDTH - 1, BODY_HEIGHT, OFFER_WIDTH, OFFER_HEIGHT - 1),
)
"""The parts of a water card's foot into which its incoming and its outgoing links reach, in units."""


class _BlankFoot(Struct, Sprite, frozen=True):
    """The lower edge of an empty card of this kind."""

    kind: str

    box = _FOOT_BOX

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        _paint_blank_card(canvas, theme, self.kind, HEAD_HEIGHT)


class _TagsGroundEdge(Struct, Sprite, frozen=True):
    """The part of the ground under a card's tags that reaches into the foot. `size`, `width`: those of the tags."""

    kind: str
    size: float
    width: float

    @property
    def box(self) -> Box:
        return Box(1, BODY_HEIGHT, self.width + 5, BODY_HEIGHT + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        _paint_tags_ground(canvas, theme, self.size, self.width)


class _LinksAtFoot(Struct, Sprite, frozen=True):
    """The part of a water card's links that reaches into the foot. `head`: the head's height; `part`: its bounds."""

    card: str
    head: float
    part: Box

    @property
    def box(self) -> Box:
        return self.part

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_links(canvas, theme, CARDS[self.card], Box(3 + VIEW_WIDTH, self.head, OFFER_WIDTH, OFFER_HEIGHT))


class _CardId(Struct, Sprite, frozen=True):
    """The id of a card in its foot."""

    card: str

    max_pixels_per_unit = 1.5

    @property
    def box(self) -> Box:
        return Box(2, _FOOT_MIDDLE_Y - 14, 10 + text_width(self.card, _ID_SIZE, HEAVY), _FOOT_MIDDLE_Y + 14)

    def single_colour(self, theme: Theme) -> str:
        return kind_colours(theme, CARDS[self.card].kind).dark

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        _write_id(canvas, theme, CARDS[self.card])


class _WorkerEffects(Struct, Sprite, frozen=True):
    """The effects of a worker in a slot of a row of `kind`, on a plate whose right edge is at x `right`."""

    kind: str
    slot: int
    right: float

    @property
    def _tokens(self) -> Tokens:
        sign = Token("card-inspiration") if self.kind == INSPIRATION else Token("worker")
        return (
            sign,
            *((FOR_TOKEN,) if self.kind == INSPIRATION else ()),
            *effect_tokens(SPOT_EFFECTS[self.kind][self.slot]),
        )

    @property
    def _size(self) -> float:
        return min(31.0, (self.right - 86) / row_length(self._tokens, 1))

    @property
    def box(self) -> Box:
        left = self.right - row_length(self._tokens, self._size) - 13
        return Box(left, _FOOT_MIDDLE_Y - 18, self.right + 1, _FOOT_MIDDLE_Y + 18)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        tokens, size, right, y = self._tokens, self._size, self.right, _FOOT_MIDDLE_Y
        width = row_length(tokens, size) + 12
        canvas.fill(rounded_rectangle(right - width, y - 17.5, width, 35, 8), kind_colours(theme, self.kind).light)
        paint_row(canvas, theme, tokens, right - width / 2, y, size, width - 8)


def offer_sprites(card: str, name: str, slot: int) -> tuple[Offer] | tuple[Offer, OfferFoot]:
    """Return the sprites of a card called `name` in a slot of its row, all anchored at the card's top-left corner."""
    card_data = CARDS[card]
    if card_data.kind == SPACE:
        return (Offer(card, name, SPACE_PRICES[slot]),)
    offer = Offer(card, name, card_data.cost)
    return offer, OfferFoot(card, slot, offer.head_height)


def _write_id(canvas: Canvas, theme: Theme, card: Card) -> None:
    """Write the id of a card in its foot."""
    ink = kind_colours(theme, card.kind).dark
    canvas.write(6 + text_width(card.id, _ID_SIZE, HEAVY) / 2, _FOOT_MIDDLE_Y, card.id, _ID_SIZE, HEAVY, ink)


def mark_position(card: str) -> tuple[float, float]:
    """Return the middle of a mark to the right of the id in a card's foot, in units from the card's top-left corner."""
    return 13 + text_width(card, _ID_SIZE, HEAVY) + 36, _FOOT_MIDDLE_Y


def _write_id_on_view(canvas: Canvas, theme: Theme, card: Card, low: float) -> None:
    """Write the id of a card at the lower edge of its illustration, at y `low`."""
    width = text_width(card.id, _ID_SIZE, HEAVY) + 10
    canvas.fill(rounded_rectangle(3, low - 28, width, 28, 5), kind_colours(theme, card.kind).dark)
    canvas.write(3 + width / 2, low - 14, card.id, _ID_SIZE, HEAVY, theme.white)


def offer_height(kind_of: str) -> float:
    """Return the height of the cards of a kind in the market's rows, in units."""
    return FOOTLESS_HEIGHT if kind_of == SPACE else OFFER_HEIGHT


def _paint_blank_card(canvas: Canvas, theme: Theme, of_kind: str, head: float) -> None:
    """Paint the empty card of a kind: its rim, its colour, and the paper below a head that is `head` units high."""
    tall = offer_height(of_kind)
    canvas.fill(rounded_rectangle(-0.6, -0.2, OFFER_WIDTH + 1.2, tall + 1.8, 8), theme.casing)
    canvas.fill(rounded_rectangle(0, 0, OFFER_WIDTH, tall, 7.5), kind_colours(theme, of_kind).base)
    canvas.fill(rounded_rectangle(3, head, OFFER_WIDTH - 6, tall - head - 3, 5), named_colour("paper"))


def tags_size(card: Card) -> tuple[float, float]:
    """Return the size of each of a card's tags, and the width of all of them, in units."""
    tokens, room = tag_tokens(card), _card_view_width(card)
    size = max(26.2, min(33.0, (room - 8) / row_length(tokens, 1)))
    return size, min(row_length(tokens, size) + 6, room)


def _paint_tags_ground(canvas: Canvas, theme: Theme, size: float, width: float) -> None:
    """Paint the dark ground around the tags at the foot of an illustration. `size`, `width`: those of the tags."""
    foot_top = OFFER_HEIGHT - FOOT_HEIGHT
    canvas.fill(rounded_rectangle(2, foot_top - size - 7, width + 1.4, size + 8.4, 5), theme.casing)


def _card_view_width(card: Card) -> float:
    """Return the width of a card's illustration, in units."""
    return FACE_WIDTH if card.kind == TOWNSFOLK else VIEW_WIDTH


def _effects_right(card: Card) -> float:
    """Return the x coordinate of the right end of a card's effects, which leaves room for outgoing links, in units."""
    return OFFER_WIDTH - 7 - (TAB_WIDTH - 2 if card.kind == WATER and card.link_out else 0)


def _free_foot_right(card: Card) -> float:
    """Return the x coordinate of the right end of the free part of the foot: its edge, or a tab that reaches into
    it."""
    return _effects_right(card) if any(bar in _LINK_ROWS_AT_FOOT for bar, _ in card.link_out) else OFFER_WIDTH - 7


def paint_links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Paint the links of a water card at both sides of `place`: incoming ones on the left, outgoing on the right."""
    paint_incoming_links(canvas, theme, card, place)
    paint_outgoing_links(canvas, theme, card, place)


def paint_incoming_links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Paint an arrow for each incoming link, at the left side of `place`."""
    pitch, x = _link_pitch(place), place.left
    half = min(11.0, pitch / 2 - 1)
    for bar in card.link_in:
        y = place.top + 1 + pitch * (bar - 0.5)
        canvas.fill(polygon((x - 3, y - half), (x + 13, y), (x - 3, y + half)), kind_colours(theme, card.kind).dark)
        canvas.fill(polygon((x - 1, y - half + 3.6), (x + 8.6, y), (x - 1, y + half - 3.6)), named_colour("gold"))


def paint_outgoing_links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Paint a tab with the reward for each outgoing link, at the right side of `place`."""
    pitch, right = _link_pitch(place), place.right
    tall = pitch - 0.6
    for bar, reward in card.link_out:
        y = place.top + 1 + pitch * (bar - 0.5)
        canvas.fill(
            rounded_rectangle(right - TAB_WIDTH, y - tall / 2, TAB_WIDTH - 1, tall, 5),
            kind_colours(theme, card.kind).dark,
        )
        canvas.fill(
            rounded_rectangle(right - TAB_WIDTH + 1.5, y - tall / 2 + 1.5, TAB_WIDTH - 4, tall - 3, 4),
            named_colour("paper"),
        )
        paint_row(
            canvas, theme, effect_tokens((reward,)), right - TAB_WIDTH / 2 - 0.5, y, min(29.0, tall), TAB_WIDTH - 5
        )


def _link_pitch(place: Box) -> float:
    """Return the vertical distance between two links of a water card in `place`, in units."""
    return (place.bottom - place.top - 4) / 4


def paint_coin(canvas: Canvas, theme: Theme, x: float, y: float, radius: float, text: str, size: float) -> None:
    """Paint a coin around (x, y) with a price in letters of `size` units."""
    for reach, ink in (
        (radius + 1.4, theme.casing),
        (radius, named_colour("coin-dark")),
        (radius - 2, named_colour("coin")),
    ):
        canvas.fill(disc(x, y, reach), ink)
    canvas.write(x, y, text, size, HEAVY, named_colour("ink"))
