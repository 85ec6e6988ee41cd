"""What lies on cards: labels, plates, chips with points, pips, small icons."""

from dataclasses import dataclass

from render.drawing import symbols
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, disc, hole, join, placed, ring, rounded
from render.drawing.text import BOLD, HEAVY, width
from render.scene import Sprite
from render.theme import Theme

TEXT, MUTED, GOLD, FAINT, IVORY, INK = "text", "muted", "gold", "faint", "ivory", "ink"


def _ink(name: str, theme: Theme) -> str:
    inks = {TEXT: theme.text, MUTED: theme.muted, GOLD: theme.gold.light, FAINT: theme.faint, IVORY: theme.ivory}
    return inks.get(name, theme.casing)


@dataclass(frozen=True, slots=True)
class Label(Sprite):
    """A line of text with its capitals' middle at the anchor; `align` -1 starts there, 0 is centred, 1 ends there."""

    text: str
    size: float
    weight: int = BOLD
    ink: str = TEXT
    align: int = -1

    grain = 4

    def _middle(self) -> float:
        return -self.align * width(self.text, self.size, self.weight) / 2

    @property
    def box(self) -> Box:
        """The text's width and the room for its accents and tails."""
        half = width(self.text, self.size, self.weight) / 2 + self.size / 2
        return Box(self._middle() - half, -self.size, self._middle() + half, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """The letters."""
        canvas.letters(self._middle(), 0, self.text, self.size, self.weight, _ink(self.ink, theme))


@dataclass(frozen=True, slots=True)
class Plate(Sprite):
    """A lighter part of a card, by its top left corner."""

    width: float
    height: float

    @property
    def box(self) -> Box:
        """The plate."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """One colour, round corners."""
        canvas.fill(rounded(0, 0, self.width, self.height, 7), theme.block)


@dataclass(frozen=True, slots=True)
class Glow(Sprite):
    """A gold rim around a card: its player is to decide, or has won."""

    width: float
    height: float
    radius: float = 7.0

    grain = 4

    @property
    def box(self) -> Box:
        """The card and the rim."""
        return Box(-4, -4, self.width + 4, self.height + 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Two lines of gold."""
        w, h, r = self.width, self.height, self.radius
        outer = rounded(-1.5, -1.5, w + 3, h + 3, r + 1.5)
        canvas.fill(join(outer, hole(rounded(1, 1, w - 2, h - 2, r - 1))), theme.gold.base)
        canvas.fill(
            join(rounded(-0.6, -0.6, w + 1.2, h + 1.2, r + 0.6), hole(rounded(1, 1, w - 2, h - 2, r - 1))),
            theme.gold.light,
        )


@dataclass(frozen=True, slots=True)
class Points(Sprite):
    """Points of one colour: their number, or a question mark while they are hidden; perhaps the letter below."""

    sphere: int
    count: int | None
    width: float
    height: float
    letter: str = ""
    weakest: bool = False

    @property
    def box(self) -> Box:
        """The chip and its rim."""
        return Box(-6, -6, self.width + 6, self.height + 6)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A plate of the colour; a gold frame when no other colour has fewer."""
        hue, w, h = theme.spheres[self.sphere], self.width, self.height
        if self.weakest:
            canvas.fill(rounded(-4.5, -4.5, w + 9, h + 9, 10), theme.gold.light)
        radius = min(7.0, w * 0.2)
        rim = max(1.4, w * 0.04)
        canvas.fill(rounded(0, 0, w, h, radius), hue.light)
        canvas.fill(rounded(rim, rim, w - 2 * rim, h - 2 * rim, radius - rim / 2), hue.base)
        middle = h * 0.37 if self.letter else h / 2
        shown = "?" if self.count is None else str(self.count)
        size = min(h * (0.46 if self.letter else 0.62), w * (0.72 if len(shown) < 2 else 0.6))
        canvas.letters(w / 2, middle, shown, size, HEAVY, hue.light if self.count is None else theme.ivory)
        if self.letter:
            canvas.letters(w / 2, h * 0.79, self.letter, h * 0.24, BOLD, theme.ivory)


@dataclass(frozen=True, slots=True)
class Ordinal(Sprite):
    """The number of a piece in a row, on a small disc."""

    number: int

    @property
    def box(self) -> Box:
        """The disc's square."""
        return Box(-17, -17, 17, 17)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Dark on gold."""
        canvas.fill(disc(0, 0, 16), theme.casing)
        canvas.fill(disc(0, 0, 14.2), theme.gold.light)
        canvas.letters(0, 0, str(self.number), 18, HEAVY, theme.casing)


@dataclass(frozen=True, slots=True)
class Pip(Sprite):
    """An action: full while it is left."""

    full: bool

    @property
    def box(self) -> Box:
        """The pip's square."""
        return Box(-6, -6, 6, 6)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A gold dot or ring."""
        canvas.fill(disc(0, 0, 5.2) if self.full else ring(0, 0, 4.6, 1.2), theme.gold.light)


@dataclass(frozen=True, slots=True)
class Sack(Sprite):
    """The bag, by its top left corner."""

    size: float

    @property
    def box(self) -> Box:
        """Its square."""
        return Box(0, 0, self.size, self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """A tied sack."""
        canvas.fill(placed(symbols.SACK, 0, 0, self.size), theme.sack)


@dataclass(frozen=True, slots=True)
class Rule(Sprite):
    """A thin gold line to the right of its anchor."""

    length: float

    @property
    def box(self) -> Box:
        """The line."""
        return Box(0, -1, self.length, 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """One unit high."""
        canvas.fill(box(0, -0.5, self.length, 1), theme.gold.dark)
