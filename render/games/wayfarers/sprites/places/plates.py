"""Sprites of parts of a player's board: cells of the caravan, places for dice, tucked cards, plates with counts."""

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, SLOT_BY_NAME
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, polygon, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.wayfarers.sprites.cards.faces import MIN_LAST_WORD_LENGTH, name_lines
from render.games.wayfarers.sprites.inks import kind_colours, named_colour, text_colour_name
from render.games.wayfarers.sprites.pieces import mark_colour, paint_die, paint_symbol
from render.games.wayfarers.sprites.tokens import (
    PLUS_TOKEN,
    Token,
    Tokens,
    effect_tokens,
    goal_tokens,
    paint_row,
    paint_rows,
    row_length,
    sign_tokens,
)
from render.games.wayfarers.sprites.views import paint_view_at
from render.kit.names import MIN_SIZE
from render.scene import RectangleSprite, Sprite
from render.sprites.cards import ink_of
from render.theme import Theme

_COUNT_INSET = 10.0
"""Distance from a counted sign to the left edge of its plate, in units."""


class CaravanCell(Struct, Sprite, frozen=True):
    """A cell of the caravan, anchored at its top-left corner.

    `tokens`: the signs of the effects of covering it, or of its printed asset.
    `has_printed_asset`: whether it has an asset and can never be covered.
    `size`: the side of the cell, in units.
    """

    tokens: Tokens
    has_printed_asset: bool
    size: float

    @property
    def box(self) -> Box:
        """Return the bounds of the cell, in units."""
        return Box(0, 0, self.size, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the frame, the cloth and the sign."""
        s = self.size
        canvas.fill(rounded_rectangle(1, 1, s - 2, s - 2, 5), named_colour("wood"))
        canvas.fill(
            rounded_rectangle(2.4, 2.4, s - 4.8, s - 4.8, 4), theme.ivory if self.has_printed_asset else theme.tray
        )
        if theme.textured and not self.has_printed_asset:
            for y in (s * 0.09, s * 0.86):
                _weave(canvas, s, y)
        paint_row(canvas, theme, self.tokens, s / 2, s / 2, s * (0.66 if self.has_printed_asset else 0.46), s * 0.8)


def _weave(canvas: Canvas, size: float, y: float) -> None:
    """Paint a woven band across a cloth of this size, at y: two threads with lozenges between them."""
    high, ink = size * 0.05, named_colour("wall-dark")
    for line in (y - high * 0.4, y + high):
        canvas.fill(box(size * 0.06, line, size * 0.88, 1.6), ink)
    for index in range(7):
        x, middle = size * (0.14 + 0.12 * index), y + high * 0.5
        canvas.fill(polygon((x - 4, middle), (x, middle - 3), (x + 4, middle), (x, middle + 3)), ink)


class DieColumn(Struct, RectangleSprite, frozen=True):
    """The assets, steps and discounts of one die value in the caravan, anchored at their top-left corner."""

    symbols: tuple[str, ...]
    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the symbols in the number of rows that makes them largest."""
        w, h = self.width, self.height
        canvas.fill(rounded_rectangle(1, 0, w - 2, h, 8), named_colour("paper") if self.symbols else theme.block)
        if not self.symbols:
            return
        count = len(self.symbols)
        size, columns = max(
            (min((w - 6) / many, (h - 4) / -(-count // many), 0.7 * h), many) for many in range(1, count + 1)
        )
        down = -(-count // columns)
        for index, symbol in enumerate(self.symbols):
            line = index // columns
            many = min(columns, len(self.symbols) - line * columns)
            x = w / 2 + (index % columns - (many - 1) / 2) * size
            paint_symbol(canvas, theme, symbol, x, h / 2 + (line - (down - 1) / 2) * size, size * 0.96, MIN_SIZE)


class SlotPlate(Struct, RectangleSprite, frozen=True):
    """A printed place for a die on a player's board, anchored at its top-left corner.

    `slot`: the id of the place.
    `name`: the name of the place.
    `width`, `height`: the size of the place, in units.
    """

    slot: str
    name: str
    width: float
    height: float

    margins = (0, 0, 0, 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the head with id and name, then on paper the needs of a die on a die's face, and the effects."""
        w, h, slot = self.width, self.height, SLOT_BY_NAME[self.slot]
        kind_of = {"HL": "land", "HW": "water"}.get(self.slot, "special")
        hue = kind_colours(theme, kind_of)
        canvas.fill(rounded_rectangle(0, 0, w, h + 1, 7), theme.casing)
        canvas.fill(rounded_rectangle(1, 1, w - 2, h - 2, 6), hue.base)
        canvas.fill(rounded_rectangle(3, 36, w - 6, h - 39, 5), named_colour("paper"))
        ink = ink_of(text_colour_name(kind_of), theme)
        width = text_width(self.slot, 26, HEAVY)
        canvas.write(8 + width / 2, 19, self.slot, 26, HEAVY, ink)
        name = fit_text(self.name, w - width - 22, MIN_SIZE, BOLD, 16)
        canvas.write(16 + width + text_width(*name, BOLD) / 2, 19, *name, BOLD, ink)
        canvas.fill(rounded_rectangle(8, 44, 46, 46, 8), theme.ink)
        canvas.fill(rounded_rectangle(9.8, 45.8, 42.4, 42.4, 7), theme.white)
        paint_row(canvas, theme, sign_tokens(slot.needs), 31, 67, 34, 42)
        paint_rows(canvas, theme, effect_tokens(slot.effect), Box(58, 39, w - 7, h - 5), 40)


class TuckedCard(Struct, RectangleSprite, frozen=True):
    """The visible strip of a townsfolk or inspiration card that is tucked under another, anchored at its top-left
    corner.

    `card`: the card's id.
    `width`, `height`: the size of the strip, in units.
    `progress`: the progress of an inspiration card's goal, as text, or "".
    `is_met`: whether the goal is met.
    `is_fresh`: whether the card was gained this turn, so that it does not work yet.
    `name`: the card's name, which is shown if the effects leave room.
    """

    card: str
    width: float
    height: float
    progress: str = ""
    is_met: bool = False
    is_fresh: bool = False
    name: str = ""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the kind's colour, the id and, on paper, the effects."""
        card, w, h = CARDS[self.card], self.width, self.height
        hue = kind_colours(theme, card.kind)
        canvas.fill(rounded_rectangle(0, 0, w, h, 5), theme.casing)
        canvas.fill(rounded_rectangle(0.8, 0.8, w - 1.6, h - 1.6, 4.4), hue.base)
        size = min(26.0, 26 * w * 0.55 / text_width(card.id, 26, HEAVY))
        room = text_width(card.id, size, HEAVY)
        canvas.write(4 + room / 2, h / 2, card.id, size, HEAVY, theme.white)
        tokens, height = self._tokens(), h * (1.01 if card.goal else 0.82)
        left = room + 7
        if name := self._fitting_name(w - left - row_length(tokens, height) - 20):
            half = text_width(name, MIN_SIZE, MEDIUM) / 2
            canvas.write(left + 1 + half, h / 2, name, MIN_SIZE, MEDIUM, theme.white)
            left += 2 * half + 7
        canvas.fill(
            rounded_rectangle(left, 2.6, w - left - 2.6, h - 5.2, 3.4),
            theme.gold.light if self.is_met else named_colour("paper"),
        )
        if w - left > 12:
            paint_row(canvas, theme, tokens, (left + w - 2.6) / 2, h / 2, height, w - left - 6)
        if self.is_fresh:
            canvas.fill(rounded_rectangle(0, 0, w, h, 4), named_colour("shade"), 0.6)

    def _fitting_name(self, room: float) -> str:
        """Return the words of the name that are together at most `room` wide; "" if there are none but an article."""
        name = name_lines(self.name, (room,))[0] if self.name else ""
        article = name != self.name and len(name) < MIN_LAST_WORD_LENGTH
        return "" if article or text_width(name, MIN_SIZE, BOLD) > room else name

    def _tokens(self) -> Tokens:
        card = CARDS[self.card]
        if card.goal:
            goal = tuple(token._replace(number=1) for token in goal_tokens(card.goal))
            return (Token(f"'{self.progress}"), *goal) if len(goal) == 1 else goal_tokens(card.goal)
        lent = tuple(token for asset in card.lends for token in (PLUS_TOKEN, Token(asset)))[1:]
        rest = (Token("rest"), *effect_tokens(card.on_rest)) if card.on_rest else ()
        return (*lent, *effect_tokens(card.with_host), *rest)


class CountPlate(Struct, RectangleSprite, frozen=True):
    """A sign with a number on a light plate, anchored at its top-left corner.

    `token`: the sign.
    `number`: the number next to it.
    `width`, `height`: the size of the plate, in units.
    `points`: the VP that these bring, or -1 if they bring none.
    """

    token: Token
    number: int
    width: float
    height: float
    points: int = -1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate, the sign, the number, and the VP on a coin. All are paler if the number is 0."""
        w, h = self.width, self.height
        ground = named_colour("paper" if self.number else "shade")
        canvas.fill(rounded_rectangle(0, 0, w, h, 8), ground)
        size = max(26.0, min(h * 0.7, w * 0.36, 50.0))
        left = _COUNT_INSET + size / 2
        paint_row(canvas, theme, (self.token,), left, h / 2, size, size * 1.1)
        digits, middle = 32.0, (left + size / 2 + w) / 2
        if self.points >= 0:
            coin = min(h * 0.58, 46.0)
            end = w - _COUNT_INSET - coin * 0.6
            digits, middle = 36.0, (left + size / 2 + end - coin * 0.6) / 2
            if self.points:
                paint_row(canvas, theme, (Token("points", self.points),), end, h / 2, coin, coin * 1.3)
            else:
                canvas.write(end, h / 2, "0", digits, MEDIUM, theme.casing)
        ink, heavy = (theme.casing, HEAVY) if self.number else (theme.casing, MEDIUM)
        canvas.write(middle, h / 2, str(self.number), digits, heavy, ink)


_MAX_NAME_SIZE, _HEAD_HEIGHT, _MAX_SIGN_SIZE = 32.0, 42.0, 50.0
"""Maximum font size of the name of a place for dice, height of its head, and maximum size of its signs, in units."""

_VIEW_WIDTH_SHARE, _DIE_SIZE, _DICE_PITCH = 0.27, 40.0, 45.0
"""Width of the illustration as a fraction of the place, side of a die and distance between dice in units."""


class DicePlace(Struct, RectangleSprite, frozen=True):
    """A place for dice with the dice that may go to it, anchored at its top-left corner.

    `slot`: the id of the place.
    `name`: the name of the place.
    `dice`: the values of the dice, in the order of the buttons.
    `mark`: the mark of the dice's owner.
    `width`, `height`: the size of the place, in units.
    """

    slot: str
    name: str
    dice: tuple[int, ...]
    mark: str
    width: float
    height: float

    margins = (1, 1, 1, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the name on the kind's colour, the illustration, the effects as signs, and the dice below them."""
        w, h = self.width, self.height
        of_kind = CARDS[self.slot].kind if self.slot in CARDS else "special"
        canvas.fill(rounded_rectangle(-0.6, -0.2, w + 1.2, h + 1.8, 8), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, w, h, 7.5), kind_colours(theme, of_kind).base)
        canvas.fill(rounded_rectangle(3, _HEAD_HEIGHT, w - 6, h - _HEAD_HEIGHT - 3, 5), named_colour("paper"))
        self._write_name(canvas, ink_of(text_colour_name(of_kind), theme))
        view_width = round(w * _VIEW_WIDTH_SHARE)
        paint_view_at(canvas, self.slot, Box(3, _HEAD_HEIGHT, 3 + view_width, h - 3))
        middle, foot = (view_width + w) / 2, h - 10 - _DIE_SIZE / 2
        room = w - view_width - 17
        die_y = foot - _DIE_SIZE / 2 - 4
        effect = effect_tokens(SLOT_BY_NAME[self.slot].effect)
        paint_rows(
            canvas, theme, effect, Box(middle - room / 2, _HEAD_HEIGHT + 3, middle + room / 2, die_y), _MAX_SIGN_SIZE
        )
        pitch = min(_DICE_PITCH, room / len(self.dice))
        for index, value in enumerate(self.dice):
            x = middle + pitch * (index - (len(self.dice) - 1) / 2)
            paint_die(canvas, theme, value, x, foot, min(_DIE_SIZE, pitch - 2), mark_colour(theme, self.mark))

    def _write_name(self, canvas: Canvas, ink: str) -> None:
        """Write the name, or its first words if it is too long, and to its right the id if there is room."""
        room = self.width - 20
        name = self.name if text_width(self.name, MIN_SIZE, BOLD) <= room else name_lines(self.name, (room,))[0]
        text, size = fit_text(name, room, _MAX_NAME_SIZE, BOLD, MIN_SIZE)
        half = text_width(text, size, BOLD) / 2
        canvas.write(10 + half, _HEAD_HEIGHT / 2, text, size, BOLD, ink)
        width = text_width(self.slot, MIN_SIZE, HEAVY)
        if 2 * half + width + 14 <= room:
            canvas.write(self.width - 10 - width / 2, _HEAD_HEIGHT / 2, self.slot, MIN_SIZE, HEAVY, ink)
