"""Backdrops: brick walls, cards, and the land between the rivers in its gold frame."""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from render.drawing.canvas import Box, Canvas, is_visible_between
from render.drawing.shapes import box, rounded_rectangle
from render.drawing.text import BOLD
from render.scene import BackdropSprite, Item, RectangleSprite, Sprite
from render.theme import Theme

Rect = tuple[float, float, float, float]
"""The left, top, width and height of a rectangle, in units."""

FRAME_WIDTH = 5
"""Width of the gold frame around a map, in units."""

_BRICK_HEIGHT = 14.0
"""Height of a row of bricks, in units."""

_WALL_HEIGHT = 700
"""Height in units of a bare wall. Lower walls are its upper part."""

_SHADOW_REACH = 12
"""Distance in units that a card's shadow extends beyond the card."""

_Brick: TypeAlias = tuple[float, int, str]
"""A brick's left edge and length in units, and its colour."""


def paint_wall(canvas: Canvas, size: tuple[int, int], theme: Theme, hidden: Sequence[Box] = ()) -> None:
    """Draw a brick wall, or one plain colour if the theme has no texture. Walls of the same size are alike. `hidden`:
    areas that will be painted over."""
    if not theme.textured:
        canvas.fill(box(0, 0, *size), theme.bricks[0])
        return
    for top, bricks in _brick_rows(size, theme.bricks):
        if is_visible_between(canvas, top, top + _BRICK_HEIGHT):
            over = [area for area in hidden if area.top <= top and top + _BRICK_HEIGHT <= area.bottom]
            for left, length, ink in bricks:
                if any(area.left <= left and left + length <= area.right for area in over):
                    continue
                canvas.fill(rounded_rectangle(left + 0.6, top + 0.6, length - 1.2, _BRICK_HEIGHT - 1.2, 1.6), ink)


@lru_cache(maxsize=2)
def _brick_rows(size: tuple[int, int], inks: tuple[str, ...]) -> tuple[tuple[float, tuple[_Brick, ...]], ...]:
    """Return the upper edge of each row, and its bricks. Cached for walls that are painted in slices."""
    dice = random.Random(11)
    rows: list[tuple[float, tuple[_Brick, ...]]] = []
    top = -4.0
    while top < size[1]:
        left, bricks = -dice.uniform(4, 40), list[_Brick]()
        while left < size[0]:
            length, ink = dice.choice((18, 28, 36, 40)), dice.choice(inks)
            bricks.append((left, length, ink))
            left += length
        rows.append((top, tuple(bricks)))
        top += _BRICK_HEIGHT
    return tuple(rows)


def paint_card(canvas: Canvas, place: Rect, theme: Theme, ink: str | None = None) -> None:
    """Draw a card with a thin gold rim and a shadow. `ink`: its colour; by default that of panels."""
    x, y, width, height = place
    canvas.draw_shadow(rounded_rectangle(x, y, width, height, 9), 2, 2.5, theme.night, 0.45, _covered_area(place))
    canvas.fill(rounded_rectangle(x, y, width, height, 9), theme.gold.dark)
    canvas.fill(rounded_rectangle(x + 1.2, y + 1.2, width - 2.4, height - 2.4, 8), ink or theme.panel)


def _covered_area(place: Rect) -> Box:
    """Return the area that a card covers apart from its rim and its round corners."""
    x, y, width, height = place
    return Box(x + 9, y + 9, x + width - 9, y + height - 9)


def paint_frame(canvas: Canvas, place: Rect, theme: Theme) -> None:
    """Draw a gold frame around a rectangle, with a shadow on the wall."""
    x, y, width, height = place
    inside = Box(x + 2, y + 2, x + width - 2, y + height - 2)
    canvas.draw_shadow(rounded_rectangle(x - 5, y - 5, width + 10, height + 10, 7), 2, 3, theme.night, 0.55, inside)
    for reach, ink in (
        (FRAME_WIDTH, theme.gold.dark),
        (4, theme.gold.light),
        (2.9, theme.gold.base),
        (1.2, theme.casing),
    ):
        canvas.fill(rounded_rectangle(x - reach, y - reach, width + 2 * reach, height + 2 * reach, reach + 2), ink)


@contextmanager
def paint_framed_wall(
    canvas: Canvas, size: tuple[int, int], cards: Iterable[Rect], place: Rect, theme: Theme
) -> Iterator[Canvas]:
    """Draw a wall with cards, and a gold frame around `place`. Yields a canvas for what is inside the frame."""
    paint_wall(canvas, size, theme)
    for card in cards:
        paint_card(canvas, card, theme)
    paint_frame(canvas, place, theme)
    ground = canvas.cut_window(place[2:])
    yield ground
    canvas.put_window(ground, place[:2])


def paint_label(canvas: Canvas, x: float, y: float, string: str, theme: Theme) -> None:
    """Write a coordinate of a board on the wall, with its middle at (x, y)."""
    canvas.write(x, y, string, 26, BOLD, theme.gold.light)


_CORNER_REACH, _MIDDLE_PIECE_LENGTH, _EDGE_PIECE_LENGTH = 16, 96, 192
"""Sizes of the parts of a card, in multiples of `_WHOLE_PIXEL_UNITS`: a corner, a square piece of its middle, and the
length of a piece of an edge."""

_WHOLE_PIXEL_UNITS = 4
"""Number of units that are a whole number of pixels at every scale."""


class CardGround(Struct, RectangleSprite, frozen=True):
    """A card anchored at its top-left corner. `width`, `height`: in units. `ink`: "panel", "tray" or "casing"."""

    width: float
    height: float
    ink: str

    margins = (_SHADOW_REACH, _SHADOW_REACH, _SHADOW_REACH, _SHADOW_REACH)

    @property
    def child_items(self) -> tuple[Item, ...]:
        """Return its corners, pieces of its edges and of its middle, which cards of a colour share. A tiny card has
        none and is painted as one."""
        corner_x, corner_y = _last_corner_start(self.width), _last_corner_start(self.height)
        if corner_x <= _CORNER_REACH or corner_y <= _CORNER_REACH:
            return ()
        columns, rows = (
            tuple(card_side_parts(self.width, _SHADOW_REACH)),
            tuple(card_side_parts(self.height, _SHADOW_REACH)),
        )
        plain = _PlainRectangle(
            min(_MIDDLE_PIECE_LENGTH, corner_x - _CORNER_REACH),
            min(_MIDDLE_PIECE_LENGTH, corner_y - _CORNER_REACH),
            self.ink,
        )
        places = ((x, y) for y in _piece_starts(plain.height, corner_y) for x in _piece_starts(plain.width, corner_x))
        return (
            *(
                Item(0, x, y, _CardPart(width, height, self.ink, Box(left, top, right, bottom)))
                for y, height, top, bottom in rows
                for x, width, left, right in (
                    columns if bottom == _CORNER_REACH or bottom > height else (columns[0], columns[-1])
                )
            ),
            *(Item(0, x, y, plain) for x, y in places),
        )

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the whole card."""
        paint_card(canvas, (0, 0, self.width, self.height), theme, _card_colour(self.ink, theme))


def _last_corner_start(length: float) -> float:
    """Return the distance from the start of a card's side to its last corner. `length`: the length of the side."""
    return length // _WHOLE_PIXEL_UNITS * _WHOLE_PIXEL_UNITS - _CORNER_REACH


def card_side_parts(
    length: float, margin: float, piece: int = _EDGE_PIECE_LENGTH
) -> Iterator[tuple[float, float, float, float]]:
    """Yield the parts of a card's side, which is `length` units long: its two corners, and pieces between them.

    A part is painted on a short card. Each has its distance from its place there to its place on the long one, the
    length of the short card's side, and the part's start and end there. Corners extend `margin` units beyond the card.
    """
    end, short_length = _last_corner_start(length), 2 * _CORNER_REACH + piece
    yield 0, short_length, -margin, _CORNER_REACH
    for index in range(math.ceil((end - _CORNER_REACH) / piece)):
        yield piece * index, short_length, _CORNER_REACH, min(_CORNER_REACH + piece, end - piece * index)
    rest = length % _WHOLE_PIXEL_UNITS
    yield length - short_length - rest, short_length + rest, short_length - _CORNER_REACH, short_length + rest + margin


def _piece_starts(length: float, end: float) -> Iterator[float]:
    """Yield the starts of pieces, each `length` units long, from the first corner to `end`. The last two may
    overlap."""
    for index in range(math.ceil((end - _CORNER_REACH) / length)):
        yield min(_CORNER_REACH + length * index, end - length)


def _card_colour(name: str, theme: Theme) -> str:
    return {"panel": theme.panel, "tray": theme.tray, "casing": theme.casing}[name]


class _CardPart(Struct, Sprite, frozen=True):
    """A part of a card, so that others can share its pixels.

    `width`, `height`: the size of the whole card in units.
    `ink`: "panel", "tray" or "casing".
    `part`: the bounds of the part, from the card's top-left corner.
    """

    width: float
    height: float
    ink: str
    part: Box

    @property
    def box(self) -> Box:
        return self.part

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        paint_card(canvas, (0, 0, self.width, self.height), theme, _card_colour(self.ink, theme))


class _PlainRectangle(Struct, RectangleSprite, frozen=True):
    """A rectangle without rim or shadow in one of the colours of cards."""

    width: float
    height: float
    ink: str

    max_pixels_per_unit = 1.5

    def ground_colour(self, theme: Theme) -> str:
        return _card_colour(self.ink, theme)

    def paint(self, canvas: Canvas, theme: Theme) -> None: ...


class Wall(Struct, BackdropSprite, frozen=True):
    """A brick wall with things on it.

    `size`: its width and height in units.
    `cards`, `trays`, `beds`: dark cards, clay-coloured trays for pieces, and wooden beds for boards.
    """

    size: tuple[int, int]
    cards: tuple[Rect, ...]
    trays: tuple[Rect, ...]
    beds: tuple[Rect, ...] = ()

    is_sliceable = True

    @property
    def taller_sprite(self) -> "Wall | None":
        """Return the bare wall whose upper part is under the cards; None for that wall itself."""
        highest = Wall((self.size[0], _WALL_HEIGHT * math.ceil(self.size[1] / _WALL_HEIGHT)), (), ())
        return None if self == highest else highest

    @property
    def items_above(self) -> tuple[Item, ...]:
        """Return the cards, the trays and the beds as sprites."""
        placed = (("panel", self.cards), ("tray", self.trays), ("casing", self.beds))
        return tuple(
            Item(0, x, y, CardGround(width, height, ink)) for ink, places in placed for x, y, width, height in places
        )

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the bricks where nothing hides them, the cards, the trays and the beds."""
        paint_wall(canvas, self.size, theme, [_covered_area(place) for place in (*self.cards, *self.trays, *self.beds)])
        for place in self.cards:
            paint_card(canvas, place, theme)
        for place in self.trays:
            paint_card(canvas, place, theme, theme.tray)
        for place in self.beds:
            paint_card(canvas, place, theme, theme.casing)
