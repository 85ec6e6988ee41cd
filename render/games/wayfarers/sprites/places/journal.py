"""Sprites of the journal: nodes as scraps of paper, and the tags with the requirements of steps between them."""

from functools import lru_cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import polygon, rounded_rectangle
from render.drawing.text import HEAVY, fit_text, text_width
from render.games.wayfarers.names import name_weight
from render.games.wayfarers.sprites.inks import named_colour
from render.games.wayfarers.sprites.pieces import mark_colour
from render.games.wayfarers.sprites.tokens import TokenRow, Tokens, paint_row, row_length
from render.kit.names import MIN_SIZE
from render.scene import Item, Sprite
from render.sprites.cards import WHITE, Label
from render.theme import Theme

NODE_WIDTH, NODE_HEIGHT, LAST_NODE_WIDTH, LAST_NODE_HEIGHT = 106.0, 92.0, 136.0, 62.0
"""Size of a node, and of a node at the end of the journal, in units."""

TAG_WIDTH = 117.0
"""Width of the tag with the name of a node in the upper band from which a way comes, in units."""

_MAX_NAME_SIZE = 30.0
_NAME_TAG_HEIGHT, _LAST_NAME_TAG_HEIGHT = 34.0, 29.0
"""Height of the dark tag with a node's name, and the same for a node at the end of the journal, in units."""

_SIGN_SIZE, _PAID_SIGN_SIZE = 35.0, 32.0
"""Size of a sign, and of a sign if a step costs several goods, in units."""

_SIGN_INSET, _PROGRESS_INSET, _COUNT_INSET = 4.0, 9.5, 12.5
"""Distance from the round end of a tag to a sign, to a progress, and to a number as high as a sign, in units. They keep
the corners of digits 3 units away from the rim."""

_FADED_OPACITY = 0.6
"""Opacity of the shade over nodes and ways that no player can reach any more."""


class JournalNode(Struct, Sprite, frozen=True):
    """A node of the journal around its anchor, with its effects and its name.

    `name`: the name of the node.
    `tokens`: the signs of its effects.
    `has_tile`: whether a journal tile replaces its printed effects.
    `is_last`: whether it is at the end of the journal.
    `is_past`: whether all players are beyond it.
    `is_open`: whether the deciding player may step to it.
    `mark`: the mark of a player on it, for its rim, or "".
    """

    name: str
    tokens: Tokens
    has_tile: bool = False
    is_last: bool = False
    is_past: bool = False
    is_open: bool = False
    mark: str = ""

    @property
    def box(self) -> Box:
        """Return the bounds of the scrap and its rim, in units."""
        w, h = self._half_size
        return Box(-w - 7, -h - 7, w + 7, h + 7)

    @property
    def without_marks(self) -> "JournalNode":
        """Return the same node without the highlight of a possible step."""
        return replace(self, is_open=False)

    @property
    def _half_size(self) -> tuple[float, float]:
        return (LAST_NODE_WIDTH / 2, LAST_NODE_HEIGHT / 2) if self.is_last else (NODE_WIDTH / 2, NODE_HEIGHT / 2)

    @property
    def child_items(self) -> tuple[Item, ...]:
        """Return the parts, each of which many nodes share: the rim, the paper, the name on its tag, the signs."""
        return _node_items(self)


@lru_cache(maxsize=128)
def _node_items(scrap: JournalNode) -> tuple[Item, ...]:
    w, h = scrap._half_size
    rim = [Item(0, 0, 0, _NodeRim(w, h, scrap.mark))] if scrap.mark or scrap.is_open else []
    tag, size = (_LAST_NAME_TAG_HEIGHT, 31.0) if scrap.is_last else (_NAME_TAG_HEIGHT, 44.0)
    paper = Item(0, 0, 0, _NodePaper(w, h, tag, "tray" if scrap.has_tile else "white" if scrap.is_last else "paper"))
    signs = Item(0, 0, (1 - tag) / 2, TokenRow(scrap.tokens, size, 2 * w - 8))
    name = Item(0, 0, h - tag / 2, _name_label(scrap.name, 2 * w - 4))
    fade = [Item(0, 0, 0, _NodeShade(w, h))] if scrap.is_past else []
    return *rim, paper, name, *([signs] if scrap.tokens else []), *fade


def _name_label(name: str, room: float) -> Label:
    """Return a node's name as a label at most `room` units wide, in lighter letters if it would be too small."""
    letters = HEAVY if text_width(name, MIN_SIZE, HEAVY) <= room else name_weight((name,), room)
    text, size = fit_text(name, room, _MAX_NAME_SIZE, letters, MIN_SIZE)
    return Label(text, size, letters, WHITE, 0)


class _NodePart(Sprite):
    """A part of a node, around the anchor, with half the node's size. `margin`: the units that it may touch beyond."""

    __slots__ = ()
    half_width: float
    half_height: float
    margin: ClassVar[float] = 1

    @property
    def box(self) -> Box:
        w, h = self.half_width + self.margin, self.half_height + self.margin
        return Box(-w, -h, w, h)


class _NodeRim(Struct, _NodePart, frozen=True):
    """A rim around a node of this half size: in the colour of the player `mark`; if "", in that of a possible step."""

    half_width: float
    half_height: float
    mark: str

    margin = 7

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        rim = mark_colour(theme, self.mark) if self.mark else theme.highlight
        for reach, ink in ((6.4, theme.casing), (5.2, rim)):
            w, h = self.half_width + reach, self.half_height + reach
            canvas.fill(rounded_rectangle(-w, -h, 2 * w, 2 * h, 9 + reach), ink)


class _NodePaper(Struct, _NodePart, frozen=True):
    """The paper of a node, with a dark tag for the name at its foot.

    `half_width`, `half_height`: half the size of the node, in units.
    `tag_height`: the height of the tag, in units.
    `ink`: the name of the paper's colour.
    """

    half_width: float
    half_height: float
    tag_height: float
    ink: str

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        w, h = self.half_width, self.half_height
        canvas.fill(rounded_rectangle(-w, -h, 2 * w, 2 * h, 9), theme.casing)
        ground = {"tray": theme.tray, "white": theme.white}.get(self.ink) or named_colour("paper")
        canvas.fill(rounded_rectangle(-w + 1.6, -h + 1.6, 2 * w - 3.2, 2 * h - 3.2, 8), ground)
        canvas.fill(rounded_rectangle(-w, h - self.tag_height, 2 * w, self.tag_height, 9), theme.casing)


class _NodeShade(Struct, _NodePart, frozen=True):
    """A shade over a node that all players have passed."""

    half_width: float
    half_height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        w, h = self.half_width + 1, self.half_height + 1
        canvas.fill(rounded_rectangle(-w, -h, 2 * w, 2 * h, 9), theme.ground[0], _FADED_OPACITY)


class StepRequirements(Struct, Sprite, frozen=True):
    """A tag with the requirements of a step, around its anchor.

    `tokens`: the signs of the requirements.
    `is_paid`: whether the step costs them; otherwise the player only needs to have them.
    `progress`: how much of them the player at the start of the way has, as text, or "".
    `is_met`: whether that is enough.
    `is_past`: whether all players are beyond the way.
    `is_open`: whether the deciding player may take the step.
    """

    tokens: Tokens
    is_paid: bool = False
    progress: str = ""
    is_met: bool = False
    is_past: bool = False
    is_open: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the tag and its rim, in units."""
        half = self._half_width + 4
        return Box(-half, -25, half, 25)

    @property
    def without_marks(self) -> "StepRequirements":
        """Return a tag without contents, since these depend on the positions of players."""
        return StepRequirements(())

    @property
    def _text(self) -> str:
        return "−" if self.is_paid else self.progress

    @property
    def _content_x(self) -> float:
        """Return the distance from the tag's left end to its content, in units."""
        if self._text:
            return _PROGRESS_INSET if self.progress else _SIGN_INSET
        return _COUNT_INSET if self.tokens and self.tokens[0].number > 1 else _SIGN_INSET

    @property
    def _half_width(self) -> float:
        text = text_width(self._text, MIN_SIZE, HEAVY) + 3 if self._text else 0.0
        return (text + row_length(self.tokens, self._sign_size) + self._content_x + _SIGN_INSET) / 2

    @property
    def _sign_size(self) -> float:
        """Return the size of a sign, in units: smaller next to a progress, and smallest if there are several signs."""
        if not self.progress:
            return _PAID_SIGN_SIZE if self.is_paid and len(self.tokens) > 1 else _SIGN_SIZE
        return 31.0 if len(self.tokens) == 1 else 27.0

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the tag with its signs. A price has a red rim and a minus, the way of a possible step a pink rim."""
        half = self._half_width
        rim = theme.highlight if self.is_open else named_colour("red") if self.is_paid else named_colour("night")
        for reach, ink in ((3.2, theme.white), (1.8, rim), (-1.2, named_colour("paper"))):
            width, height = half + reach - 1, 19.5 + reach
            canvas.fill(rounded_rectangle(-width, -height, 2 * width, 2 * height, height), ink)
        left = -half + self._content_x
        if self._text:
            width = text_width(self._text, MIN_SIZE, HEAVY)
            ink = named_colour("red") if theme.textured and (self.is_paid or not self.is_met) else theme.casing
            canvas.write(left + width / 2, 0, self._text, MIN_SIZE, HEAVY, ink)
            left += width + 3
        paint_row(
            canvas, theme, self.tokens, left + row_length(self.tokens, self._sign_size) / 2, 0, self._sign_size, 200
        )
        if self.is_past:
            canvas.fill(rounded_rectangle(-half - 3, -23.5, 2 * half + 6, 47, 22), theme.ground[0], _FADED_OPACITY)


class OriginTag(Struct, Sprite, frozen=True):
    """A tag with the name of the node in the upper band from which a way comes, around its anchor."""

    name: str
    is_past: bool = False

    box = Box(-TAG_WIDTH / 2, -17, TAG_WIDTH / 2 + 2, 17)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark tag that ends in a point on the right, with the name on it."""
        w = TAG_WIDTH / 2
        canvas.fill(polygon((-w, -16), (w - 10, -16), (w, 0), (w - 10, 16), (-w, 16)), theme.casing)
        label = _name_label(self.name, TAG_WIDTH - 15)
        canvas.write(-5, 0, label.text, label.size, label.weight, theme.white)
        if self.is_past:
            canvas.fill(rounded_rectangle(-w, -17, 2 * w, 34, 4), theme.ground[0], _FADED_OPACITY)
