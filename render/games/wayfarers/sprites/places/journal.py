"""The journal's nodes, as scraps of paper, and the tags between them, with the requirements of steps."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import polygon, rounded_rectangle
from render.drawing.text import HEAVY, fit, text_width
from render.games.wayfarers.names import weight
from render.games.wayfarers.sprites.inks import plain
from render.games.wayfarers.sprites.pieces import colour
from render.games.wayfarers.sprites.tokens import Signs, Tokens, length, row
from render.kit.names import MIN_SIZE
from render.scene import Item, Sprite
from render.sprites.cards import WHITE, Label
from render.theme import Theme

NODE_WIDTH, NODE_HEIGHT, LAST_NODE_WIDTH, LAST_NODE_HEIGHT = 106.0, 92.0, 136.0, 62.0
"""The size of a node, and of the last one."""

TAG_WIDTH = 117.0
"""The width of the name of a node from which a way comes."""

_NAME = 30.0
_TAG_HEIGHT, _LAST_TAG = 34.0, 29.0
"""Height of the dark tag with a node's name, and with that of a last node."""

_SIGN, _PAID = 35.0, 32.0
"""Size of a sign, and of one of several that are paid."""

_END, _STATE, _COUNT = 4.0, 9.5, 12.5
"""Distances from the round end of a tag to a sign, to a progress, and to a number as high as a sign. The corners of
digits stay 3 units away from the rim."""

_FADED_OPACITY = 0.6
"""Opacity of the ground over nodes that nobody can reach any more."""


class Scrap(Struct, Sprite, frozen=True):
    """A node around its anchor: its effects and its name.

    `name`: its name.
    `tokens`: its signs.
    `tile`: whether there is a journal tile.
    `last`: whether the way ends there.
    `past`: whether all players are beyond it.
    `open`: whether the deciding player may go there.
    `mark`: the player there, or "".
    """

    name: str
    tokens: Tokens
    tile: bool = False
    last: bool = False
    past: bool = False
    open: bool = False
    mark: str = ""

    @property
    def box(self) -> Box:
        """Return the bounds of the scrap and its rim, in units."""
        w, h = self._half
        return Box(-w - 7, -h - 7, w + 7, h + 7)

    @property
    def without_marks(self) -> "Scrap":
        """Return the node without the marks of a possible step."""
        return replace(self, open=False)

    @property
    def _half(self) -> tuple[float, float]:
        return (LAST_NODE_WIDTH / 2, LAST_NODE_HEIGHT / 2) if self.last else (NODE_WIDTH / 2, NODE_HEIGHT / 2)

    @property
    def composed(self) -> tuple[Item, ...]:
        """Return the rim, the paper, the name on its tag and the signs, each of which many nodes share."""
        return _parts(self)


@lru_cache(maxsize=128)
def _parts(scrap: Scrap) -> tuple[Item, ...]:
    w, h = scrap._half
    rim = [Item(0, 0, 0, _Rim(w, h, scrap.mark))] if scrap.mark or scrap.open else []
    tag, size = (_LAST_TAG, 31.0) if scrap.last else (_TAG_HEIGHT, 44.0)
    paper = Item(0, 0, 0, _Paper(w, h, tag, "tray" if scrap.tile else "white" if scrap.last else "paper"))
    signs = Item(0, 0, (1 - tag) / 2, Signs(scrap.tokens, size, 2 * w - 8))
    name = Item(0, 0, h - tag / 2, _label(scrap.name, 2 * w - 4))
    fade = [Item(0, 0, 0, _Faded(w, h))] if scrap.past else []
    return *rim, paper, name, *([signs] if scrap.tokens else []), *fade


def _label(name: str, room: float) -> Label:
    """Return a node's name as large as its tag allows, lighter before it would be smaller than the minimum."""
    letters = HEAVY if text_width(name, MIN_SIZE, HEAVY) <= room else weight((name,), room)
    text, size = fit(name, room, _NAME, letters, MIN_SIZE)
    return Label(text, size, letters, WHITE, 0)


class _Rim(Struct, Sprite, frozen=True):
    """A rim around a node of these half sizes, in the colour of the player on it, or in that of a possible step if
    `mark` is ""."""

    w: float
    h: float
    mark: str

    @property
    def box(self) -> Box:
        return Box(-self.w - 7, -self.h - 7, self.w + 7, self.h + 7)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        rim = colour(theme, self.mark) if self.mark else theme.highlight
        for reach, ink in ((6.4, theme.casing), (5.2, rim)):
            w, h = self.w + reach, self.h + reach
            canvas.fill(rounded_rectangle(-w, -h, 2 * w, 2 * h, 9 + reach), ink)


class _Paper(Struct, Sprite, frozen=True):
    """A node's paper with the tag for its name at its foot.

    `w`, `h`: half its width and half its height.
    `tag`: height of the tag.
    `ink`: the name of the paper's colour.
    """

    w: float
    h: float
    tag: float
    ink: str

    @property
    def box(self) -> Box:
        return Box(-self.w - 1, -self.h - 1, self.w + 1, self.h + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        w, h = self.w, self.h
        canvas.fill(rounded_rectangle(-w, -h, 2 * w, 2 * h, 9), theme.casing)
        ground = {"tray": theme.tray, "white": theme.white}.get(self.ink) or plain("paper")
        canvas.fill(rounded_rectangle(-w + 1.6, -h + 1.6, 2 * w - 3.2, 2 * h - 3.2, 8), ground)
        canvas.fill(rounded_rectangle(-w, h - self.tag, 2 * w, self.tag, 9), theme.casing)


class _Faded(Struct, Sprite, frozen=True):
    """A shade over a node that all players have passed."""

    w: float
    h: float

    @property
    def box(self) -> Box:
        return Box(-self.w - 1, -self.h - 1, self.w + 1, self.h + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        w, h = self.w + 1, self.h + 1
        canvas.fill(rounded_rectangle(-w, -h, 2 * w, 2 * h, 9), theme.ground[0], _FADED_OPACITY)


class Ask(Struct, Sprite, frozen=True):
    """The requirements of a step, around its anchor.

    `tokens`: the signs.
    `pays`: whether the requirement is paid; otherwise it is only shown.
    `state`: the progress of the player at its start, as text, or "".
    `met`: whether that is enough.
    `past`: whether all players are beyond it.
    `open`: whether the deciding player may go this way.
    """

    tokens: Tokens
    pays: bool = False
    state: str = ""
    met: bool = False
    past: bool = False
    open: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the tag and its rim, in units."""
        half = self._half + 4
        return Box(-half, -25, half, 25)

    @property
    def without_marks(self) -> "Ask":
        """Return the tag without what depends on the players on the way to it."""
        return Ask(())

    @property
    def _text(self) -> str:
        return "−" if self.pays else self.state

    @property
    def _start(self) -> float:
        """Return the distance from the tag's left end to its content."""
        if self._text:
            return _STATE if self.state else _END
        return _COUNT if self.tokens and self.tokens[0].number > 1 else _END

    @property
    def _half(self) -> float:
        text = text_width(self._text, MIN_SIZE, HEAVY) + 3 if self._text else 0.0
        return (text + length(self.tokens, self._sign) + self._start + _END) / 2

    @property
    def _sign(self) -> float:
        """Return the size of a sign. It is smaller next to a progress, and smallest if there are several signs."""
        if not self.state:
            return _PAID if self.pays and len(self.tokens) > 1 else _SIGN
        return 31.0 if len(self.tokens) == 1 else 27.0

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a tag. A payment has a red rim and a minus, an open way a pink rim."""
        half = self._half
        rim = theme.highlight if self.open else plain("red") if self.pays else plain("night")
        for reach, ink in ((3.2, theme.white), (1.8, rim), (-1.2, plain("paper"))):
            width, height = half + reach - 1, 19.5 + reach
            canvas.fill(rounded_rectangle(-width, -height, 2 * width, 2 * height, height), ink)
        left = -half + self._start
        if self._text:
            width = text_width(self._text, MIN_SIZE, HEAVY)
            ink = plain("red") if theme.textured and (self.pays or not self.met) else theme.casing
            canvas.letters(left + width / 2, 0, self._text, MIN_SIZE, HEAVY, ink)
            left += width + 3
        row(canvas, theme, self.tokens, left + length(self.tokens, self._sign) / 2, 0, self._sign, 200)
        if self.past:
            canvas.fill(rounded_rectangle(-half - 3, -23.5, 2 * half + 6, 47, 22), theme.ground[0], _FADED_OPACITY)


class Origin(Struct, Sprite, frozen=True):
    """A tag around its anchor with the name of the node in the upper band from which a way comes."""

    name: str
    past: bool = False

    box = Box(-TAG_WIDTH / 2, -17, TAG_WIDTH / 2 + 2, 17)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark tag that points on."""
        w = TAG_WIDTH / 2
        canvas.fill(polygon((-w, -16), (w - 10, -16), (w, 0), (w - 10, 16), (-w, 16)), theme.casing)
        label = _label(self.name, TAG_WIDTH - 15)
        canvas.letters(-5, 0, label.text, label.size, label.weight, theme.white)
        if self.past:
            canvas.fill(rounded_rectangle(-w, -17, 2 * w, 34, 4), theme.ground[0], _FADED_OPACITY)
