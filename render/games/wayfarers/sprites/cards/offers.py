"""Cards to gain, in landscape format: above, the name and the price; in the middle, the view and the effects; below,
the id and the effects of a worker. A card without a place for workers ends below its view, which then has the id."""

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
from render.games.wayfarers.names import weight
from render.games.wayfarers.sprites.cards.effects import effects
from render.games.wayfarers.sprites.inks import kind, plain
from render.games.wayfarers.sprites.tokens import (
    FOR,
    Token,
    Tokens,
    length,
    of_effects,
    row,
    sign,
    tags_of,
)
from render.games.wayfarers.sprites.views import put_view
from render.kit.names import MIN_SIZE, break_name
from render.scene import Item, Sprite
from render.theme import Theme

WIDTH, HEIGHT = 265.0, 173.0
HEAD_HEIGHT, TALL_HEAD_HEIGHT, FOOT_HEIGHT = 40.0, 57.0, 40.0
"""Height of the upper strip with a name of one line and of two, and of the lower strip."""

VIEW_WIDTH, FACE_WIDTH = 78.0, 96.0
"""Width of a view, and of a die's face."""

FOOTLESS_HEIGHT = HEIGHT - FOOT_HEIGHT + 3
"""Height of a card without a lower strip."""

_FOOT_MIDDLE = HEIGHT - FOOT_HEIGHT / 2 - 1

_ID_SIZE, _NAME_SIZE, _PRICE_SIZE = 30.0, 31.0, 30.0
"""Sizes of the id, of a name in one line, and of a price."""

TAB_WIDTH = 38.0
"""Width of a link's tab."""

_LINKS_AT_FOOT = (3, 4)
"""The links whose tabs reach the card's lower edge."""

BODY_HEIGHT = 134.0
"""Height of the part of a card that is the same in every slot; a whole number of pixels at every scale."""

_FOOT = Box(-1, BODY_HEIGHT, WIDTH + 1, HEIGHT + 2)
"""The lower strip and its shadow."""


class Offer(Struct, Sprite, frozen=True):
    """A card in its row, anchored at its top-left corner. If slots have an effect, it has no lower edge, so that it is
    painted once for all slots.

    `card`: the card's id.
    `name`: its name.
    `price`: its price in silver in its slot, or 0.
    """

    card: str
    name: str
    price: int

    @property
    def box(self) -> Box:
        """Return the bounds of the card and its shadow, in units."""
        return Box(-1, -1, WIDTH + 1, FOOTLESS_HEIGHT + 2 if CARDS[self.card].kind == SPACE else BODY_HEIGHT)

    @property
    def view_width(self) -> float:
        """Return the width of the view."""
        return _view_width(CARDS[self.card])

    @property
    def head(self) -> float:
        """Return the height of the upper strip."""
        return HEAD_HEIGHT if len(self._lines()) == 1 else TALL_HEAD_HEIGHT

    @property
    def coin_at(self) -> float:
        """Return the middle of the coin with the price."""
        aside = 14 + (10 if self._name_weight == BOLD else 5)
        return WIDTH - aside

    @property
    def _room(self) -> float:
        """Return the minimum width that a line of the name has, in units."""
        return WIDTH - 20 - (38 if self.price else 0)

    @property
    def _name_weight(self) -> int:
        return weight(self._lines(), self._room)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the strips, the view with its tags, and the effects."""
        card, head = CARDS[self.card], self.head
        hue = kind(theme, card.kind)
        _draw_blank_card(canvas, theme, card.kind, head)
        self._head(canvas, theme, card)
        low = HEIGHT - FOOT_HEIGHT
        put_view(canvas, card.id, Box(3, head, 3 + self.view_width, low))
        if card.kind != SPACE:
            canvas.fill(box(3, low - 0.8, WIDTH - 6, 1.6), hue.base)
        self._tags(canvas, theme, card, low)
        if card.kind == WATER:
            links(canvas, theme, card, Box(3 + self.view_width, head, WIDTH, HEIGHT))
        left = 3 + self.view_width + (14 if card.link_in else 6)
        effects(canvas, theme, card, Box(left, head + 3, _right(card), low - 3))
        if card.kind == SPACE:
            _id_on_view(canvas, theme, card, low)
        else:
            _id(canvas, theme, card)

    def _lines(self) -> tuple[str, ...]:
        return break_name(self.name, self._room)

    def _head(self, canvas: Canvas, theme: Theme, card: Card) -> None:
        lines, price = self._lines(), self.price
        room, heavy = self._room, self._name_weight
        aside = 10 if heavy == BOLD else 5
        room += 2 * (10 - aside)
        ink = theme.white
        for number, line in enumerate(lines):
            size = max(
                MIN_SIZE,
                min(
                    _NAME_SIZE if len(lines) == 1 else MIN_SIZE, _NAME_SIZE * room / text_width(line, _NAME_SIZE, heavy)
                ),
            )
            y = HEAD_HEIGHT / 2 + 0.5 if len(lines) == 1 else 16 + 25.5 * number
            width = min(text_width(line, size, heavy), room)
            canvas.letters(aside + width / 2, y, line, size, heavy, ink, width)
        if price:
            coin(canvas, theme, self.coin_at, self.head / 2, 17.5, str(price), _PRICE_SIZE)

    def _tags(self, canvas: Canvas, theme: Theme, card: Card, low: float) -> None:
        """Draw the card's tags, or those of a townsfolk card's hosts, on the illustration."""
        tokens = tags_of(card)
        if not tokens:
            return
        size, width = tags_room(card)
        _tags_ground(canvas, theme, size, width)
        canvas.fill(rounded_rectangle(3.4, low - size - 5.6, width - 1.4, size + 5.6, 4), plain("paper"))
        pitch = (width - 4 - size) / max(1, len(tokens) - 1)
        if length(tokens, size) <= width:
            row(canvas, theme, tokens, 3 + width / 2, low - size / 2 - 2.5, size, width)
            return
        for number, token in enumerate(tokens):
            sign(canvas, theme, token, 5 + size / 2 + pitch * number, low - size / 2 - 2.5, size)


class Spot(Struct, Sprite, frozen=True):
    """The lower edge of an `Offer`, anchored at the same corner.

    `card`: the card's id.
    `slot`: the slot, which has its own effect.
    `head`: the height of the strip with the name.
    """

    card: str
    slot: int
    head: float

    box = _FOOT

    @property
    def composed(self) -> tuple[Item, ...]:
        """Return the parts: the empty edge, the parts that extend into it from above, the id, and the effects of a
        worker in this slot. Most cards share nearly all of them."""
        return _foot(self.card, self.slot, self.head)


@lru_cache(maxsize=128)
def _foot(name: str, slot: int, head: float) -> tuple[Item, ...]:
    card = CARDS[name]
    parts: list[Sprite] = [_Edge(card.kind)]
    if tags_of(card):
        parts.append(_Sill(card.kind, *tags_room(card)))
    if card.kind == WATER and _LINKS_AT_FOOT[-1] in card.link_in:
        parts.append(_Links(name, head, _ARROWS))
    if card.kind == WATER and any(bar in _LINKS_AT_FOOT for bar, _ in card.link_out):
        parts.append(_Links(name, head, _TABS))
    parts += [_Id(name), _Bringing(card.kind, slot, _foot_right(card))]
    return tuple(Item(0, 0, 0, part) for part in parts)


_ARROWS, _TABS = (
    Box(VIEW_WIDTH - 1, BODY_HEIGHT, VIEW_WIDTH + 17, HEIGHT - 3),
    Box(WIDTH - TAB_WIDTH - 1, BODY_HEIGHT, WIDTH, HEIGHT - 1),
)
"""The areas of a water card's links at its lower edge."""


class _Edge(Struct, Sprite, frozen=True):
    """The lower edge of an empty card of this kind."""

    kind: str

    box = _FOOT

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        _draw_blank_card(canvas, theme, self.kind, HEAD_HEIGHT)


class _Sill(Struct, Sprite, frozen=True):
    """The lower edge of the ground under the tags of a card of this kind."""

    kind: str
    size: float
    width: float

    @property
    def box(self) -> Box:
        return Box(1, BODY_HEIGHT, self.width + 5, BODY_HEIGHT + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        _tags_ground(canvas, theme, self.size, self.width)


class _Links(Struct, Sprite, frozen=True):
    """The part of a water card's links that lies in the lower edge."""

    card: str
    head: float
    part: Box

    @property
    def box(self) -> Box:
        return self.part

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        links(canvas, theme, CARDS[self.card], Box(3 + VIEW_WIDTH, self.head, WIDTH, HEIGHT))


class _Id(Struct, Sprite, frozen=True):
    """The id of a card on its lower edge."""

    card: str

    grain = 1.5

    @property
    def box(self) -> Box:
        return Box(2, _FOOT_MIDDLE - 14, 10 + text_width(self.card, _ID_SIZE, HEAVY), _FOOT_MIDDLE + 14)

    def single(self, theme: Theme) -> str:
        return kind(theme, CARDS[self.card].kind).dark

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        _id(canvas, theme, CARDS[self.card])


class _Bringing(Struct, Sprite, frozen=True):
    """The effects of a worker in a slot of a kind of cards, on a plate that ends at `right`."""

    kind: str
    slot: int
    right: float

    @property
    def _tokens(self) -> Tokens:
        first = Token("card-inspiration") if self.kind == INSPIRATION else Token("worker")
        return first, *((FOR,) if self.kind == INSPIRATION else ()), *of_effects(SPOT_EFFECTS[self.kind][self.slot])

    @property
    def _size(self) -> float:
        return min(31.0, (self.right - 86) / length(self._tokens, 1))

    @property
    def box(self) -> Box:
        left = self.right - length(self._tokens, self._size) - 13
        return Box(left, _FOOT_MIDDLE - 18, self.right + 1, _FOOT_MIDDLE + 18)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        tokens, size, right, y = self._tokens, self._size, self.right, _FOOT_MIDDLE
        width = length(tokens, size) + 12
        canvas.fill(rounded_rectangle(right - width, y - 17.5, width, 35, 8), kind(theme, self.kind).light)
        row(canvas, theme, tokens, right - width / 2, y, size, width - 8)


def offer_sprites(card: str, name: str, slot: int) -> tuple[Offer] | tuple[Offer, Spot]:
    """Return a card called `name` in a slot of its row, as sprites with the same corner."""
    known = CARDS[card]
    if known.kind == SPACE:
        return (Offer(card, name, SPACE_PRICES[slot]),)
    offer = Offer(card, name, known.cost)
    return offer, Spot(card, slot, offer.head)


def _id(canvas: Canvas, theme: Theme, card: Card) -> None:
    """Write the id of a card on its lower edge."""
    ink = kind(theme, card.kind).dark
    canvas.letters(6 + text_width(card.id, _ID_SIZE, HEAVY) / 2, _FOOT_MIDDLE, card.id, _ID_SIZE, HEAVY, ink)


def beside_id(card: str) -> tuple[float, float]:
    """Return the middle of a mark next to the id on a card's lower edge."""
    return 13 + text_width(card, _ID_SIZE, HEAVY) + 36, _FOOT_MIDDLE


def _id_on_view(canvas: Canvas, theme: Theme, card: Card, low: float) -> None:
    """Write the id of a card on the lower edge of its view."""
    width = text_width(card.id, _ID_SIZE, HEAVY) + 10
    canvas.fill(rounded_rectangle(3, low - 28, width, 28, 5), kind(theme, card.kind).dark)
    canvas.letters(3 + width / 2, low - 14, card.id, _ID_SIZE, HEAVY, theme.white)


def height(kind_of: str) -> float:
    """Return the height of cards of a kind."""
    return FOOTLESS_HEIGHT if kind_of == SPACE else HEIGHT


def _draw_blank_card(canvas: Canvas, theme: Theme, of_kind: str, head: float) -> None:
    """Draw the empty card of a kind with its strips; the upper one is `head` units high."""
    tall = height(of_kind)
    canvas.fill(rounded_rectangle(-0.6, -0.2, WIDTH + 1.2, tall + 1.8, 8), theme.casing)
    canvas.fill(rounded_rectangle(0, 0, WIDTH, tall, 7.5), kind(theme, of_kind).base)
    canvas.fill(rounded_rectangle(3, head, WIDTH - 6, tall - head - 3, 5), plain("paper"))


def tags_room(card: Card) -> tuple[float, float]:
    """Return the size of a card's tags and their total width."""
    tokens, room = tags_of(card), _view_width(card)
    size = max(26.2, min(33.0, (room - 8) / length(tokens, 1)))
    return size, min(length(tokens, size) + 6, room)


def _tags_ground(canvas: Canvas, theme: Theme, size: float, width: float) -> None:
    """Draw the ground under tags."""
    low = HEIGHT - FOOT_HEIGHT
    canvas.fill(rounded_rectangle(2, low - size - 7, width + 1.4, size + 8.4, 5), theme.casing)


def _view_width(card: Card) -> float:
    """Return the width of a card's view."""
    return FACE_WIDTH if card.kind == TOWNSFOLK else VIEW_WIDTH


def _right(card: Card) -> float:
    """Return the right end of the area for effects."""
    return WIDTH - 7 - (TAB_WIDTH - 2 if card.kind == WATER and card.link_out else 0)


def _foot_right(card: Card) -> float:
    """Return the right end of the free part of the lower edge, which ends at a tab that reaches down there."""
    return _right(card) if any(bar in _LINKS_AT_FOOT for bar, _ in card.link_out) else WIDTH - 7


def links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Draw the links of a water card beside its view: incoming arrows, and outgoing tabs with their rewards."""
    arrows(canvas, theme, card, place)
    tabs(canvas, theme, card, place)


def arrows(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Draw the incoming links."""
    pitch, x = _pitch(place), place.left
    half = min(11.0, pitch / 2 - 1)
    for bar in card.link_in:
        y = place.top + 1 + pitch * (bar - 0.5)
        canvas.fill(polygon((x - 3, y - half), (x + 13, y), (x - 3, y + half)), kind(theme, card.kind).dark)
        canvas.fill(polygon((x - 1, y - half + 3.6), (x + 8.6, y), (x - 1, y + half - 3.6)), plain("gold"))


def tabs(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Draw the outgoing links."""
    pitch, right = _pitch(place), place.right
    tall = pitch - 0.6
    for bar, reward in card.link_out:
        y = place.top + 1 + pitch * (bar - 0.5)
        canvas.fill(
            rounded_rectangle(right - TAB_WIDTH, y - tall / 2, TAB_WIDTH - 1, tall, 5), kind(theme, card.kind).dark
        )
        canvas.fill(
            rounded_rectangle(right - TAB_WIDTH + 1.5, y - tall / 2 + 1.5, TAB_WIDTH - 4, tall - 3, 4), plain("paper")
        )
        row(canvas, theme, of_effects((reward,)), right - TAB_WIDTH / 2 - 0.5, y, min(29.0, tall), TAB_WIDTH - 5)


def _pitch(place: Box) -> float:
    """Return the distance between the links on a water card."""
    return (place.bottom - place.top - 4) / 4


def coin(canvas: Canvas, theme: Theme, x: float, y: float, radius: float, text: str, size: float) -> None:
    """Draw a price on a coin."""
    for reach, ink in ((radius + 1.4, theme.casing), (radius, plain("coin-dark")), (radius - 2, plain("coin"))):
        canvas.fill(disc(x, y, reach), ink)
    canvas.letters(x, y, text, size, HEAVY, plain("ink"))
