"""A card, a tile or a place for a die to choose, enlarged: its name, what it costs now, its view, its effect in signs
and in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.wayfarers.components.tables import CARDS, SLOT, TILES, WATER, Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, rounded
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, is_hebrew, width, wrapped
from render.games.wayfarers.sprites.effects import effects, lines_of
from render.games.wayfarers.sprites.inks import kind, plain
from render.games.wayfarers.sprites.offers import TAB, coin, links
from render.games.wayfarers.sprites.pieces import TilePiece, badge
from render.games.wayfarers.sprites.scenery import middle, scenery, view
from render.games.wayfarers.sprites.tokens import length, of_effects, repeated, row, rows, tags_of
from render.kit.names import LEAST
from render.scene import Sprite
from render.theme import Theme

HEAD, HIGH = 54.0, 309.0
_NAME, _COIN, _SIGN = 38.0, 25.0, 38.0
_LINE = 1.17
"""The pitch of lines, as a part of the size of their letters."""

_NARROW, _LEAST_VIEW = 400.0, 100.0
"""Up to which width the words stand below the view, and how high it is there at least."""

_SIZES = (29.0, 27.5, LEAST)
_CLOSE = 1.09
"""The pitch of lines where one sentence alone is too long."""


@dataclass(frozen=True, slots=True)
class Choice(Sprite):
    """A component that may be chosen, by its top left corner.

    `name`: the id of a card, of a tile, or of a place for a die that lies on no card.
    `title`: what it is called.
    `effects`: what it does, sentence by sentence; those for which there is no room are left out, the last ones first.
    `price`: the silver that it costs now; None where none is asked.
    `usual`: what it costs without a discount.
    `owner`: the mark of the player who gets a fee for it, "" for none.
    `wide`: how wide it is, in units.
    """

    name: str
    title: str
    effects: tuple[str, ...]
    price: int | None
    usual: int
    owner: str
    wide: float

    @property
    def box(self) -> Box:
        """Return the bounds in units: the card and its shadow."""
        return Box(-2, -2, self.wide + 2, HIGH + 3)

    @property
    def _view(self) -> float:
        return 118.0 if self.wide <= _NARROW else 190.0

    @property
    def _in(self) -> float:
        """Return how much room arrows take at the left edge, where the words stand below the view."""
        return 12.0 if self.wide <= _NARROW and self.name in CARDS and CARDS[self.name].link_in else 0.0

    @property
    def _kind(self) -> str:
        if self.name in CARDS:
            return CARDS[self.name].kind
        return TILES[self.name].kind if self.name in TILES else "special"

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the strip with name and price, the view, signs and words."""
        hue = kind(theme, self._kind)
        canvas.fill(rounded(-1, -0.4, self.wide + 2, HIGH + 2.4, 11), theme.casing)
        canvas.fill(rounded(0, 0, self.wide, HIGH, 10), hue.base)
        canvas.fill(rounded(3, HEAD, self.wide - 6, HIGH - HEAD - 3, 6), plain("paper"))
        left, right = 3 + self._view + 10, self.wide - 10
        top, narrow = HEAD + 8.0, self.wide <= _NARROW
        if self.name in CARDS:
            card = CARDS[self.name]
            right -= TAB if card.link_out else 0
            left += 8 if card.link_in else 0
            top = self._card(canvas, theme, card, left, right)
        elif self.name in TILES:
            self._tile(canvas, theme)
        else:
            top = self._place(canvas, theme, left, right)
        if narrow and self.name not in TILES:
            left, top = 10.0 + self._in, max(top, HEAD + _LEAST_VIEW + 6)
        self._words(canvas, Box(left, top, right, HIGH - 6))
        self._head(canvas, theme)

    def _card(self, canvas: Canvas, theme: Theme, card: Card, left: float, right: float) -> float:
        """Draw a card's view with what it counts as, its links and its signs; return where words may begin."""
        number = int(card.id[1:]) if card.id[1:].isdigit() else 2
        bottom = HEAD + 26 + 40 * min(3, len(lines_of(card)))
        low = max(bottom, HEAD + _LEAST_VIEW) if self.wide <= _NARROW else HIGH - 3
        about = card.kind, card.tags, number
        scenery(canvas, view(*about), Box(3, HEAD, 3 + self._view, low), middle(*about))
        tokens = tags_of(card)
        if tokens:
            size = min(_SIGN, (self._view - 12) / length(tokens, 1))
            wide = length(tokens, size) + 10
            canvas.fill(rounded(2 + self._in, low - size - 10, wide + 2, size + 11, 6), theme.casing)
            canvas.fill(rounded(3.6 + self._in, low - size - 8.4, wide - 1.2, size + 8, 5), plain("paper"))
            row(canvas, theme, tokens, 3 + self._in + wide / 2, low - size / 2 - 4.5, size, wide)
        if card.kind == WATER:
            links(canvas, theme, card, Box(3 if self.wide <= _NARROW else 3 + self._view, HEAD, self.wide, HIGH))
        if lines_of(card):
            effects(canvas, theme, card, Box(left, HEAD + 6, right, bottom), 60)
        return bottom + 4 if lines_of(card) else HEAD + 8

    def _tile(self, canvas: Canvas, theme: Theme) -> None:
        tile = TILES[self.name]
        cell = min((self._view - 20) / tile.width, (HIGH - HEAD - 24) / tile.height)
        x, y = 3 + (self._view - cell * tile.width) / 2, HEAD + (HIGH - HEAD - cell * tile.height) / 2
        TilePiece(self.name, cell=cell).paint(canvas.moved(x, y), theme)

    def _place(self, canvas: Canvas, theme: Theme, left: float, right: float) -> float:
        """Draw a die's face with what it needs, and what it brings; return where words may begin."""
        slot, hue = SLOT[self.name], kind(theme, self._kind)
        low = HEAD + _LEAST_VIEW if self.wide <= _NARROW else HIGH - 3
        side = min(self._view - 30, low - HEAD - 16, 112.0)
        x, y = 3 + self._view / 2, (HEAD + low) / 2
        canvas.fill(box(3, HEAD, self._view, low - HEAD), hue.light)
        canvas.fill(rounded(x - side / 2, y - side / 2, side, side, side * 0.18), theme.ink)
        canvas.fill(rounded(x - side / 2 + 3, y - side / 2 + 3, side - 6, side - 6, side * 0.15), theme.white)
        row(canvas, theme, repeated(slot.needs), x, y, side * 0.7, side * 0.8)
        bottom = HEAD + 72.0
        rows(canvas, theme, of_effects(slot.effect), Box(left, HEAD + 6, right, bottom), 60)
        return bottom + 4

    def _words(self, canvas: Canvas, place: Box) -> None:
        """Write what it does as large as possible: sentences are left out before letters get too small."""
        room, high = place.right - place.left, place.bottom - place.top
        for count in range(len(self.effects), 0, -1):
            for size in _SIZES:
                parts = [wrapped(text, room, size, BOLD) for text in self.effects[:count]]
                if sum(map(len, parts)) * size * _LINE <= high:
                    weights = [BOLD, *(MEDIUM for _ in parts[1:])]
                    lines = [(line, weight) for part, weight in zip(parts, weights, strict=True) for line in part]
                    self._written(canvas, lines, size, _LINE, place)
                    return
        lines = [(line, MEDIUM) for text in self.effects[:1] for line in wrapped(text, room, LEAST, MEDIUM)]
        self._written(canvas, lines, LEAST, _CLOSE, place)

    def _written(self, canvas: Canvas, lines: Sequence[tuple[str, int]], size: float, pitch: float, place: Box) -> None:
        """Write sentences line by line, each in its weight."""
        y = place.top + size * pitch / 2
        for line, weight in lines:
            half = width(line, size, weight) / 2
            x = place.right - half if is_hebrew(self.title) else place.left + half
            canvas.letters(x, y, line, size, weight, plain("ink"))
            y += size * pitch

    def _head(self, canvas: Canvas, theme: Theme) -> None:
        """Write name and id, and draw the price: the usual one struck out beside it, a fee with its owner's badge."""
        ends = 12.0
        if self.owner:
            self._beside(canvas, theme, ends + 22)
            ends += 84
        if self.price is not None:
            coin(canvas, theme, self._x(ends + _COIN - 6), HEAD / 2, _COIN, str(self.price), 38)
            ends += 2 * _COIN
            if self.usual > self.price:
                x = self._x(ends + 16)
                canvas.letters(x, HEAD / 2, str(self.usual), LEAST + 2, HEAVY, theme.white)
                canvas.stroke(((x - 13, HEAD / 2 + 9), (x + 13, HEAD / 2 - 9)), 3.4, theme.white)
                ends += 34
        room = self.wide - ends - 20
        both = f"{self.title} {self.name}"
        title = both if width(both, LEAST, BOLD) <= room else self.title
        weight = BOLD if width(title, LEAST, BOLD) <= room else MEDIUM
        shown, size = fit(title, room, _NAME, weight, 12)
        x = self._x(self.wide - 12 - width(shown, size, weight) / 2)
        canvas.letters(x, HEAD / 2, shown, size, weight, theme.white)

    def _beside(self, canvas: Canvas, theme: Theme, at: float) -> None:
        """Draw the fee: one more, to the owner of this badge."""
        badge(canvas, theme, self.owner, self._x(at), HEAD / 2, 20)
        canvas.letters(self._x(at + 40), HEAD / 2, "+1", _NAME - 8, HEAVY, theme.white)

    def _x(self, at: float) -> float:
        """Return a place so far from the end of the strip, on the side where reading ends."""
        return at if is_hebrew(self.title) else self.wide - at
