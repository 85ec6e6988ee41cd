"""What a player's board is made of: cells of the caravan, slots for dice, strips of tucked cards."""

from dataclasses import dataclass

from engine.wayfarers.tables import CARDS, SLOT
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded
from render.drawing.text import HEAVY, width
from render.games.wayfarers.sprites.inks import kind, plain
from render.games.wayfarers.sprites.pieces import symbol_at
from render.games.wayfarers.sprites.tokens import (
    PLUS,
    Token,
    Tokens,
    length,
    of_effects,
    of_goal,
    repeated,
    row,
    rows,
)
from render.scene import Sprite
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class Cell(Sprite):
    """A cell of the caravan by its top left corner, with what covering it brings; `printed`: it has an asset and is
    never covered."""

    tokens: Tokens
    printed: bool
    size: float

    @property
    def box(self) -> Box:
        """Return the bounds in units: the cell."""
        return Box(0, 0, self.size, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a frame, the cloth, the sign."""
        s = self.size
        canvas.fill(rounded(1, 1, s - 2, s - 2, 5), plain("wood"))
        canvas.fill(rounded(2.4, 2.4, s - 4.8, s - 4.8, 4), theme.ivory if self.printed else theme.tray)
        row(canvas, theme, self.tokens, s / 2, s / 2, s * (0.66 if self.printed else 0.46), s * 0.8)


@dataclass(frozen=True, slots=True)
class Sum(Sprite):
    """What a die of one value can do, by its top left corner: assets, steps and discounts of its column."""

    symbols: tuple[str, ...]
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds in units: the slip."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the symbols, in two rows where they are many."""
        w, h = self.width, self.height
        canvas.fill(rounded(1, 0, w - 2, h, 4), theme.white if self.symbols else theme.block)
        if not self.symbols:
            return
        across = max(2, -(-len(self.symbols) // 2)) if len(self.symbols) > 2 else len(self.symbols)
        down = -(-len(self.symbols) // across)
        size = min((w - 6) / across, (h - 4) / down, 34.0)
        for number, symbol in enumerate(self.symbols):
            line = number // across
            many = min(across, len(self.symbols) - line * across)
            x = w / 2 + (number % across - (many - 1) / 2) * size
            symbol_at(canvas, theme, symbol, x, h / 2 + (line - (down - 1) / 2) * size, size * 0.96)


@dataclass(frozen=True, slots=True)
class SlotPlate(Sprite):
    """A slot for a die on a player's board, by its top left corner: id, what it needs, what it brings."""

    slot: str
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds in units: the plate."""
        return Box(0, 0, self.width, self.height + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the head with id and needs, then the effect on paper."""
        w, h, slot = self.width, self.height, SLOT[self.slot]
        hue = kind(theme, {"HL": "land", "HW": "water"}.get(self.slot, "special"))
        canvas.fill(rounded(0, 0, w, h + 1, 6), theme.casing)
        canvas.fill(rounded(1, 1, w - 2, h - 2, 5), hue.base)
        canvas.fill(rounded(3, 29, w - 6, h - 32, 4), plain("paper"))
        canvas.letters(6 + width(self.slot, 20, HEAVY) / 2, 15, self.slot, 20, HEAVY, theme.white)
        needs = repeated(slot.needs)
        canvas.fill(rounded(w - 31, 2.5, 27, 25, 5), theme.ink)
        canvas.fill(rounded(w - 29.6, 3.9, 24.2, 22.2, 4), theme.white)
        row(canvas, theme, needs, w - 17.5, 15, 19, 23)
        rows(canvas, theme, of_effects(slot.effect), Box(6, 31, w - 6, h - 4), 22)


@dataclass(frozen=True, slots=True)
class Tucked(Sprite):
    """What is seen of a townsfolk or inspiration card that is tucked with another, by its top left corner. `state`:
    how far an inspiration card's goal is; `met`: it counts."""

    card: str
    width: float
    height: float
    state: str = ""
    met: bool = False
    fresh: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the strip."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the kind's colour, the id, and what it does on paper."""
        card, w, h = CARDS[self.card], self.width, self.height
        hue = kind(theme, card.kind)
        canvas.fill(rounded(0, 0, w, h, 5), theme.casing)
        canvas.fill(rounded(0.8, 0.8, w - 1.6, h - 1.6, 4.4), hue.base)
        room = width(card.id, 18, HEAVY)
        size = min(18.0, 18 * w * 0.55 / room)
        room *= size / 18
        canvas.letters(4 + room / 2, h / 2, card.id, size, HEAVY, theme.white)
        left = room + 7
        canvas.fill(rounded(left, 2.6, w - left - 2.6, h - 5.2, 3.4), theme.gold.light if self.met else plain("paper"))
        tokens = self._tokens()
        if w - left > 12:
            row(canvas, theme, tokens, (left + w - 2.6) / 2, h / 2, h * 0.62, w - left - 6)
        if self.fresh:
            canvas.fill(rounded(0, 0, w, h, 4), plain("shade"), 0.6)

    def _tokens(self) -> Tokens:
        card = CARDS[self.card]
        if card.goal:
            goal = tuple(token._replace(number=1) for token in of_goal(card.goal))
            return (Token(f"'{self.state}"), *goal) if len(goal) == 1 else of_goal(card.goal)
        lent = tuple(token for asset in card.lends for token in (PLUS, Token(asset)))[1:]
        rest = (Token("rest"), *of_effects(card.on_rest)) if card.on_rest else ()
        return (*lent, *of_effects(card.with_host), *rest)


@dataclass(frozen=True, slots=True)
class Count(Sprite):
    """A sign with a number, by its left end on a light plate; `points` are what it is worth now."""

    token: Token
    number: int
    width: float
    height: float
    points: int = -1
    gold: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the plate."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint plate, sign, number, and the points in gold."""
        w, h = self.width, self.height
        canvas.fill(rounded(0, 0, w, h, 6), theme.gold.light if self.gold else plain("paper"))
        size = min(h * 0.8, w * 0.44)
        row(canvas, theme, (self.token,), 4 + size / 2, h / 2, size, size * 1.1)
        ink = theme.casing
        if self.points < 0:
            canvas.letters((4 + size + w) / 2, h / 2, str(self.number), min(20.0, h * 0.66), HEAVY, ink)
            return
        canvas.letters(4 + size + (w - size - h * 0.8) / 2, h / 2, str(self.number), min(22.0, h * 0.66), HEAVY, ink)
        wide = h * 0.78
        row(
            canvas,
            theme,
            (Token("points", self.points),),
            w - wide / 2 - 3,
            h / 2,
            wide,
            length((Token("points"),), wide) + 2,
        )
