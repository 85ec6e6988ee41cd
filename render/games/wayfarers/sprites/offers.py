"""Cards to be gained, on their side: the name and the price above, the view and what the card does, the id and what a
worker brings below. Each of these has its place on every card."""

from dataclasses import dataclass

from engine.wayfarers.components.tables import CARDS, INSPIRATION, SPACE, SPACE_PRICES, SPOTS, TOWNSFOLK, Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, disc, polygon, rounded
from render.drawing.text import BOLD, HEAVY, is_hebrew, width
from render.games.wayfarers.names import weight
from render.games.wayfarers.sprites.effects import effects
from render.games.wayfarers.sprites.inks import kind, plain
from render.games.wayfarers.sprites.scenery import scenery, view
from render.games.wayfarers.sprites.tokens import (
    Token,
    length,
    of_effects,
    row,
    sign,
    tags_of,
)
from render.kit.names import LEAST, broken
from render.scene import Sprite
from render.theme import Theme

WIDE, HIGH = 265.0, 173.0
HEAD, TALL_HEAD, FOOT = 40.0, 57.0, 40.0
"""The strips above and below; the upper one with a name of two lines."""

VIEW, FACE = 78.0, 96.0
"""How wide a view is, and a face."""

TAB = 38.0
"""How wide the tab of a link is."""


@dataclass(frozen=True, slots=True)
class Offer(Sprite):
    """A card in a slot of its row, by its top left corner.

    `card`: the card's id.
    `name`: what it is called.
    `slot`: the slot, which has a price or an effect of its own.
    """

    card: str
    name: str
    slot: int

    grain = 4

    @property
    def box(self) -> Box:
        """Return the bounds in units: the card and its shadow."""
        return Box(-1, -1, WIDE + 1, HIGH + 2)

    @property
    def view_wide(self) -> float:
        """Return how wide the view is."""
        return FACE if CARDS[self.card].kind == TOWNSFOLK else VIEW

    @property
    def head(self) -> float:
        """Return how high the strip with the name is."""
        return HEAD if len(self._lines()) == 1 else TALL_HEAD

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the strips, the view with what it shows, and the effects."""
        card, head = CARDS[self.card], self.head
        hue = kind(theme, card.kind)
        canvas.fill(rounded(-0.6, -0.2, WIDE + 1.2, HIGH + 1.8, 8), theme.casing)
        canvas.fill(rounded(0, 0, WIDE, HIGH, 7.5), hue.base)
        canvas.fill(rounded(3, head, WIDE - 6, HIGH - head - 3, 5), plain("paper"))
        self._head(canvas, theme, card)
        number = int(card.id[1:]) if card.id[1:].isdigit() else 2
        low = HIGH - FOOT
        scenery(canvas, view(card.kind, card.tags, number), Box(3, head, 3 + self.view_wide, low))
        canvas.fill(box(3, low - 0.8, WIDE - 6, 1.6), hue.base)
        self._tags(canvas, theme, card, low)
        right = WIDE - 7
        if card.kind == "water":
            links(canvas, theme, card, Box(3 + self.view_wide, head, WIDE, HIGH))
            right -= TAB - 2 if card.link_out else 0
        left = 3 + self.view_wide + (14 if card.link_in else 6)
        effects(canvas, theme, card, Box(left, head + 3, right, low - 3))
        self._foot(canvas, theme, card, right)

    def _lines(self) -> tuple[str, ...]:
        return broken(self.name, WIDE - 20 - (38 if self._price() else 0))

    def _price(self) -> int:
        card = CARDS[self.card]
        return SPACE_PRICES[self.slot] if card.kind == SPACE else card.cost

    def _head(self, canvas: Canvas, theme: Theme, card: Card) -> None:
        lines, price = self._lines(), self._price()
        room = WIDE - 20 - (38 if price else 0)
        heavy = weight(lines, room)
        aside = 10 if heavy == BOLD else 5
        room += 3 * (10 - aside)
        ink = theme.white
        for number, line in enumerate(lines):
            size = min(28.0 if len(lines) == 1 else LEAST, 28.0 * room / width(line, 28, heavy))
            y = HEAD / 2 + 0.5 if len(lines) == 1 else 16 + 25.5 * number
            half = width(line, size, heavy) / 2
            x = WIDE - aside - half if is_hebrew(self.name) else aside + half
            canvas.letters(x, y, line, size, heavy, ink)
        if price:
            x = 14 + aside if is_hebrew(self.name) else WIDE - 14 - aside
            coin(canvas, theme, x, self.head / 2, 17.5, str(price), 27)

    def _tags(self, canvas: Canvas, theme: Theme, card: Card, low: float) -> None:
        """Draw on the view what the card counts as, or under what a townsfolk card goes."""
        tokens = tags_of(card)
        if not tokens:
            return
        size = max(26.2, min(33.0, (self.view_wide - 8) / length(tokens, 1)))
        wide = min(length(tokens, size) + 6, self.view_wide)
        canvas.fill(rounded(2, low - size - 7, wide + 1.4, size + 8.4, 5), theme.casing)
        canvas.fill(rounded(3.4, low - size - 5.6, wide - 1.4, size + 5.6, 4), plain("paper"))
        pitch = (wide - 4 - size) / max(1, len(tokens) - 1)
        if length(tokens, size) <= wide:
            row(canvas, theme, tokens, 3 + wide / 2, low - size / 2 - 2.5, size, wide)
            return
        for number, token in enumerate(tokens):
            sign(canvas, theme, token, 5 + size / 2 + pitch * number, low - size / 2 - 2.5, size)

    def _foot(self, canvas: Canvas, theme: Theme, card: Card, right: float) -> None:
        """Draw the id, and behind a pawn what a worker brings in this slot."""
        hue = kind(theme, card.kind)
        y = HIGH - FOOT / 2 - 1
        canvas.letters(12 + width(card.id, 27, HEAVY) / 2, y, card.id, 27, HEAVY, hue.dark)
        effect = of_effects(SPOTS[card.kind][self.slot]) if card.kind != SPACE else ()
        if not effect:
            return
        first = Token("card-inspiration") if card.kind == INSPIRATION else Token("worker")
        tokens = (first, *((Token(">"),) if card.kind == INSPIRATION else ()), *effect)
        room = right - 72
        size = min(31.0, (room - 12) / length(tokens, 1))
        wide = length(tokens, size) + 12
        canvas.fill(rounded(right - wide, y - 17.5, wide, 35, 8), hue.light)
        row(canvas, theme, tokens, right - wide / 2, y, size, wide - 8)


def links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Draw the links of a water card that there are, beside its view: arrows come in, tabs with a reward go out."""
    hue, out = kind(theme, "water"), dict(card.link_out)
    pitch = (place.bottom - place.top - 4) / 4
    for bar in (1, 2, 3, 4):
        y = place.top + 1 + pitch * (bar - 0.5)
        if bar in card.link_in:
            x, half = place.left, min(11.0, pitch / 2 - 1)
            canvas.fill(polygon((x - 3, y - half), (x + 13, y), (x - 3, y + half)), hue.dark)
            canvas.fill(polygon((x - 1, y - half + 3.6), (x + 8.6, y), (x - 1, y + half - 3.6)), plain("gold"))
        if bar in out:
            tall, right = pitch - 0.6, place.right
            canvas.fill(rounded(right - TAB, y - tall / 2, TAB - 1, tall, 5), hue.dark)
            canvas.fill(rounded(right - TAB + 1.5, y - tall / 2 + 1.5, TAB - 4, tall - 3, 4), plain("paper"))
            row(canvas, theme, of_effects((out[bar],)), right - TAB / 2 - 0.5, y, min(29.0, tall), TAB - 5)


def coin(canvas: Canvas, theme: Theme, x: float, y: float, radius: float, text: str, size: float) -> None:
    """Draw a price on a coin."""
    for reach, ink in ((radius + 1.4, theme.casing), (radius, plain("coin-dark")), (radius - 2, plain("coin"))):
        canvas.fill(disc(x, y, reach), ink)
    canvas.letters(x, y, text, size, HEAVY, plain("ink"))
