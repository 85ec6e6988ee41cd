"""Sprites of cards: the four colours, treasures, ships, a face-down joining card, backs."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, hole, join, place_shape, ring, rounded_rectangle
from render.games.kingdoms import symbols
from render.games.kingdoms.sprites.tiles import (
    Treasure,
    covered_area,
    lighten,
    paint_badge,
    paint_body,
    piece_outline,
    write_rimmed,
)
from render.kit.names import MIN_SIZE
from render.scene import RectangleSprite, Sprite
from render.theme import Hue, Theme

CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT = 92.0, 58.0, 32.0
"""Width of a card, minimum height of its upper part, which stays visible, and height of its lower part, which another
card may cover, in units."""

CARD_HEIGHT = STRIP_HEIGHT + TAIL_HEIGHT

_CARD_INSET = 0.8
_SIGN_TOP, _MAX_SIGN_SIZE, _LETTER_SHARE = 7.0, 53.0, 0.5
"""Distance of a card's sign from the left edge and maximum size of the sign in units; font size of the letter as a
fraction of the upper part's height."""


def _card_outline(sphere: int, height: float, inset: float = _CARD_INSET) -> Shape:
    return piece_outline(sphere, inset, CARD_WIDTH, height)


def _paint_body(canvas: Canvas, theme: Theme, sphere: int, height: float, rim: str) -> None:
    hue = theme.spheres[sphere]
    shape = _card_outline(sphere, height)
    canvas.draw_shadow(shape, -0.6, 2.2, theme.night, 0.5, covered_area(shape))
    paint_body(canvas, theme, shape, hue.dark, hue.dark)
    canvas.fill(_card_outline(sphere, height, _CARD_INSET + 0.9), (lighten(hue, 0.24), hue.base))
    inset, thickness = 3.6, 1.2 * theme.outline
    canvas.fill(
        join(_card_outline(sphere, height, inset), hole(_card_outline(sphere, height, inset + thickness))), rim, 0.9
    )


def _paint_frieze(canvas: Canvas, sphere: int, hue: Hue, top: float) -> None:
    """Paint the lower part of an uncovered card from y `top` on: its sign, small, four times."""
    canvas.fill(box(9, top + 2.5, CARD_WIDTH - 18, 1.2), hue.light, 0.6)
    for index in range(4):
        canvas.fill(place_shape(symbols.SPHERE_SHAPES[sphere], 10.5 + 19 * index, top + 8, 14), hue.light, 0.55)


class CardFace(Struct, Sprite, frozen=True):
    """An open card of one colour.

    `sphere`: the colour, as an index of `Theme.spheres`.
    `letter`: the colour's letter in the reader's language, or "".
    `is_uncovered`: whether its lower part is visible.
    `is_treasure`: whether it shows a treasure's stone instead of the colour's sign.
    `width`: the width of the card, in units.
    `strip_height`: the height of its upper part, in units of a card of the usual width.
    """

    sphere: int
    letter: str
    is_uncovered: bool = True
    is_treasure: bool = False
    width: float = CARD_WIDTH
    strip_height: float = STRIP_HEIGHT

    @property
    def box(self) -> Box:
        """Return the bounds of the card and its shadow, in units."""
        scale = self.width / CARD_WIDTH
        return Box(-4 * scale, -6 * scale, self.width + 4 * scale, (self._height + 5) * scale)

    @property
    def _height(self) -> float:
        return self.strip_height + TAIL_HEIGHT * self.is_uncovered

    @property
    def _sign_place(self) -> tuple[float, float, float]:
        """Return the left edge, the upper edge and the size of the sign, in units."""
        side = min(_MAX_SIGN_SIZE, self.strip_height * 0.71)
        return _SIGN_TOP, (self.strip_height - side) / 2, side

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the body, the rim, the sign with the letter to its right, and a frieze on the lower part."""
        small, hue = canvas.zoom(self.width / CARD_WIDTH), theme.spheres[self.sphere]
        _paint_body(small, theme, self.sphere, self._height, theme.gold.light if self.is_treasure else hue.light)
        if self.is_treasure:
            self._paint_stone(small, theme)
        else:
            small.fill(place_shape(symbols.SPHERE_SHAPES[self.sphere], *self._sign_place), theme.ivory)
        size = max(min(self.strip_height * _LETTER_SHARE, 33.0), MIN_SIZE * CARD_WIDTH / self.width)
        middle = (sum(self._sign_place[::2]) + CARD_WIDTH - 1) / 2, self.strip_height / 2
        write_rimmed(small, theme, middle, self.letter, size, hue, _card_outline(self.sphere, self._height))
        if self.is_uncovered:
            _paint_frieze(small, self.sphere, hue, self.strip_height)

    def _paint_stone(self, canvas: Canvas, theme: Theme) -> None:
        x, y, side = self._sign_place
        canvas.fill(place_shape(symbols.ROSETTE_SHAPE, x - 1, y - 1, side + 2), theme.gold.light, 0.4)
        Treasure(side * 0.415).paint(canvas.move_origin(x + side / 2, y + side / 2), theme)


class ShipCard(Struct, Sprite, frozen=True):
    """A ship.

    `spheres`: its two colours, as indices of `Theme.spheres`.
    `letters`: the letters of the two colours.
    `is_uncovered`: whether its lower part is visible.
    `strip_height`: the height of its upper part, in units.
    """

    spheres: tuple[int, int]
    letters: tuple[str, str]
    is_uncovered: bool = True
    strip_height: float = STRIP_HEIGHT

    @property
    def box(self) -> Box:
        """Return the bounds of the card and its shadow, in units."""
        return Box(-4, -6, CARD_WIDTH + 4, self.strip_height + TAIL_HEIGHT * self.is_uncovered + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint one half in each colour with its letter, the ship over both, and water on the lower part."""
        height, low = self.strip_height + TAIL_HEIGHT * self.is_uncovered, self.strip_height - STRIP_HEIGHT
        shape = rounded_rectangle(_CARD_INSET, _CARD_INSET, CARD_WIDTH - 2 * _CARD_INSET, height - 2 * _CARD_INSET, 9)
        canvas.draw_shadow(shape, -0.6, 2.2, theme.night, 0.5, covered_area(shape))
        paint_body(canvas, theme, shape, (theme.ivory, theme.ivory), theme.gold.dark)
        inner, middle = rounded_rectangle(2.6, 2.6, CARD_WIDTH - 5.2, height - 5.2, 7.4), CARD_WIDTH / 2
        for hidden, sphere in zip((middle, 0.0), self.spheres, strict=True):
            canvas.fill(join(inner, hole(box(hidden, 0, middle, height))), theme.spheres[sphere].base)
        canvas.fill(place_shape(symbols.SHIP_SHAPE, 26, 4 + low / 2, 40), theme.ivory)
        for x, sphere, letter in zip((14.5, CARD_WIDTH - 14.5), self.spheres, self.letters, strict=True):
            write_rimmed(canvas, theme, (x, 20 + low / 2), letter, MIN_SIZE, theme.spheres[sphere], inner)
        for line in range(3 if self.is_uncovered else 1):
            y = 51 + low + 11 * line
            points = [(7 + 6.5 * n, y + (1.4 if n % 2 else -1.4)) for n in range(13)]
            canvas.stroke(points, 1.6, theme.glint, 0.75)


class JoiningCard(Struct, Sprite, frozen=True):
    """The face-down card that joins two kingdoms during their war. The badge with its letter names the card."""

    sphere: int
    letter: str

    box = Box(-4, -6, CARD_WIDTH + 4, STRIP_HEIGHT + 5)
    """The bounds of the card and its shadow, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint an ivory and gold card with two links of a chain."""
        shape = rounded_rectangle(
            _CARD_INSET, _CARD_INSET, CARD_WIDTH - 2 * _CARD_INSET, STRIP_HEIGHT - 2 * _CARD_INSET, 6
        )
        canvas.draw_shadow(shape, -0.6, 2.2, theme.night, 0.5, covered_area(shape))
        paint_body(canvas, theme, shape, theme.joining, theme.gold.dark)
        canvas.fill(card_rim(4.5, CARD_WIDTH, STRIP_HEIGHT), theme.gold.dark, 0.7)
        for x, ink in ((25.5, theme.link), (40.5, theme.blood.base)):
            canvas.fill(ring(x, 29, 10, 5.2), ink)
        canvas.fill(
            join(ring(25.5, 29, 10, 5.2), hole(box(0, 0, CARD_WIDTH, 29), box(0, 0, 25.5, STRIP_HEIGHT))), theme.link
        )
        paint_badge(canvas, theme, (71, 28), self.letter, theme.ivory, theme.spheres[self.sphere].dark)


class CardBack(Struct, Sprite, frozen=True):
    """The back of a card, or of a pile of several `cards`. `opacity`: below 1 for a card that may still be played."""

    width: float
    cards: int = 1
    opacity: float = 1

    @property
    def _height(self) -> float:
        return self.width * CARD_HEIGHT / CARD_WIDTH

    @property
    def box(self) -> Box:
        """Return the bounds of the pile and its shadow, in units."""
        return Box(-2 - 2 * self.cards, -2 - 2 * self.cards, self.width + 3, self._height + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a clay card with a rosette pressed into it."""
        for under in range(self.cards - 1, -1, -1):
            small = canvas.move_origin(-2 * under, -2 * under).zoom(self.width / CARD_WIDTH)
            shape = rounded_rectangle(
                _CARD_INSET, _CARD_INSET, CARD_WIDTH - 2 * _CARD_INSET, CARD_HEIGHT - 2 * _CARD_INSET, 8
            )
            if self.opacity == 1:
                paint_body(small, theme, shape, theme.back, theme.clay.dark)
            else:
                small.fill(shape, theme.clay.dark, self.opacity * 0.5)
        small = canvas.zoom(self.width / CARD_WIDTH)
        small.fill(card_rim(6, CARD_WIDTH, CARD_HEIGHT), theme.clay.dark, self.opacity * 0.8)
        small.fill(place_shape(symbols.ROSETTE_SHAPE, 16, 15, 60), theme.clay.dark, self.opacity)


class EmptyPile(Struct, RectangleSprite, frozen=True):
    """The outline of a place for a pile that has no cards yet."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a faint outline."""
        outer, inner = (
            rounded_rectangle(0, 0, self.width, self.height, 5),
            (1.4, 1.4, self.width - 2.8, self.height - 2.8, 3.8),
        )
        canvas.fill(join(outer, hole(rounded_rectangle(*inner))), theme.faint)


def card_rim(inset: float, width: float, height: float) -> Shape:
    """Return the shape of a thin line inside the edges of a card, `inset` units away from them."""
    outer = rounded_rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 5)
    inner = inset + 1.8
    return join(outer, hole(rounded_rectangle(inner, inner, width - 2 * inner, height - 2 * inner, 4)))
