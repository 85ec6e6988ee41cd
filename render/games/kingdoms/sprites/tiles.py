"""Sprites of square pieces and treasures: tiles, catastrophes, and parts that other pieces share."""

from msgspec import Struct

from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import (
    Point,
    Shape,
    disc,
    hole,
    join,
    path,
    place_shape,
    polygon,
    rectangle_with_cut_corners,
    rounded_rectangle,
    stepped_rectangle,
)
from render.drawing.text import HEAVY, text_width
from render.games.kingdoms import symbols
from render.kit.names import MIN_SIZE
from render.scene import DiscSprite, Sprite
from render.theme import Hue, Theme

CELL_SIZE = 56
PIECE_INSET = 1.6

RIM_WIDTH = 2.6
"""Width of the outline of letters on a piece, in units."""

_BODY_INSET = 6.5
"""Distance of the edges of a piece's opaque middle from the piece's bounds, in units."""

_LETTER_RIGHT_LIMITS = (51.8, 49.6, 49.2, 52.6)
"""Maximum x coordinate of a letter's right edge for each colour, in units; beyond it the outline's corner would cut the
letter."""


def piece_outline(
    sphere: int, inset: float = PIECE_INSET, width: float = CELL_SIZE, height: float = CELL_SIZE
) -> Shape:
    """Return the outline of a colour's tiles and cards, `inset` units smaller on every side: stepped, round, cut or
    square."""
    place = (inset, inset, width - 2 * inset, height - 2 * inset)
    if sphere == 0:
        return stepped_rectangle(*place, 4.2)
    if sphere == 1:
        return rounded_rectangle(*place, 15)
    if sphere == 2:
        return rectangle_with_cut_corners(*place, 10)
    return rounded_rectangle(*place, 3)


def paint_body(canvas: Canvas, theme: Theme, shape: Shape, ink: Ink, edge: str) -> None:
    """Paint the body of a piece in `ink`, with its lower edge and its shadow."""
    canvas.draw_shadow(shape, 1.6, 1.2, theme.shadow, 0.45, covered_area(shape))
    canvas.fill(
        tuple(contour._replace(points=tuple((x, y + 1.5) for x, y in contour.points)) for contour in shape), edge
    )
    canvas.fill(shape, ink)


def covered_area(shape: Shape) -> Box:
    """Return an area that the body of a piece certainly covers, without its edges and corners, in units."""
    xs, ys = zip(*(point for contour in shape for point in contour.points), strict=True)
    return Box(min(xs) + _BODY_INSET, min(ys) + _BODY_INSET, max(xs) - _BODY_INSET, max(ys) - _BODY_INSET)


def _paint_rim(canvas: Canvas, sphere: int, ink: str, inset: float, thickness: float) -> None:
    canvas.fill(join(piece_outline(sphere, inset), hole(piece_outline(sphere, inset + thickness))), ink, 0.75)


class Tile(Struct, Sprite, frozen=True):
    """A tile of one colour with its letter, anchored at its top-left corner.

    `sphere`: the colour, as an index of `Theme.spheres`.
    `letter`: the colour's letter in the reader's language, or "".
    `is_corner_temple`: whether it is a temple in a corner of the map, which has a gold rim.
    `size`: the side of the tile, in units.
    """

    sphere: int
    letter: str
    is_corner_temple: bool = False
    size: float = CELL_SIZE

    @property
    def box(self) -> Box:
        """Return the bounds of the cell and its shadow, in units."""
        return Box(-2, -2, self.size + 2, self.size + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the body, the rim, the sign, and the letter with its outline."""
        hue = theme.spheres[self.sphere]
        small = canvas.zoom(self.size / CELL_SIZE)
        paint_body(small, theme, piece_outline(self.sphere), (lighten(hue, 0.24), hue.base), hue.dark)
        _paint_rim(
            small, self.sphere, theme.gold.light if self.is_corner_temple else hue.light, 4.2, 1.1 * theme.outline
        )
        small.fill(place_shape(symbols.SPHERE_SHAPES[self.sphere], 6.4, 5.4, 32.5), theme.ivory)
        x = min(43.5, _LETTER_RIGHT_LIMITS[self.sphere] - text_width(self.letter, MIN_SIZE, HEAVY) / 2)
        y = 40.4 if _LETTER_RIGHT_LIMITS[self.sphere] < _LETTER_RIGHT_LIMITS[0] else 41.4
        write_rimmed(small, theme, (x, y), self.letter, MIN_SIZE, hue, piece_outline(self.sphere))


def write_rimmed(canvas: Canvas, theme: Theme, middle: Point, letters: str, size: float, hue: Hue, clip: Shape) -> None:
    """Write text around `middle` on a piece of a colour, with an outline in the colour's dark shade inside `clip`:
    light text directly on the colour would be hard to read."""
    canvas.draw_text_outline(*middle, letters, size, HEAVY, hue.dark, RIM_WIDTH, clip)
    canvas.write(*middle, letters, size, HEAVY, theme.ivory)


def paint_badge(canvas: Canvas, theme: Theme, middle: Point, letter: str, ground: str, ink: str) -> None:
    """Paint a letter on a rounded badge around `middle`."""
    (x, y), half = middle, max(10.5, text_width(letter, MIN_SIZE, HEAVY) / 2 + 2.6)
    canvas.fill(rounded_rectangle(x - half - 1.4, y - 13.4, 2 * half + 2.8, 26.8, 10), theme.ink)
    canvas.fill(rounded_rectangle(x - half, y - 12, 2 * half, 24, 8.6), ground)
    canvas.write(x, y, letter, MIN_SIZE, HEAVY, ink)


def lighten(hue: Hue, part: float) -> str:
    """Return a mix of a hue's base colour and its light colour. `part`: the share of the light one, from 0 to 1."""
    base, light = (bytes.fromhex(colour[1:]) for colour in (hue.base, hue.light))
    return "#" + bytes(round(a + (b - a) * part) for a, b in zip(base, light, strict=True)).hex()


_RUBBLE_SHAPE = polygon(
    (2.5, 6), (8, 3), (15, 6), (20, 3.5), (25.5, 2.5), (28.5, 6), (34, 5), (39, 2.5), (46, 5), (50.5, 3.5), (53.5, 9),
    (50.5, 16), (52, 22), (54, 25), (50.5, 29), (53, 37), (51, 43), (54, 49), (49, 53.5), (42, 50.5), (36, 53.5),
    (29, 51), (24, 54), (17, 50.5), (10, 53.5), (3.5, 51), (5.5, 44), (2.5, 38), (5.5, 32), (3, 26), (5.5, 20), (3, 13),
)  # fmt: skip
_CRACK_LINES = (
    ((28.5, 7), (31, 12), (27.5, 16), (29, 21)), ((50, 29), (44, 28), (40, 32)),
    ((24, 52), (25, 46), (21, 42), (23, 37)), ((6, 20), (12, 23), (17, 20)),
    ((45, 6), (43, 12), (46, 16)), ((48, 52), (44, 46)), ((6, 43), (12, 41)), ((9, 5), (12, 11)),
)  # fmt: skip


class Catastrophe(Struct, Sprite, frozen=True):
    """Broken ground on which nothing can be built, anchored at its top-left corner. `is_mark`: whether it stands for a
    catastrophe that has been used, and is faint."""

    size: float = CELL_SIZE
    is_mark: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the cell and its shadow, in units."""
        return Box(-2, -2, self.size + 2, self.size + 5)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint cracked rubble with a glowing cross, or both faint."""
        small = canvas.zoom(self.size / CELL_SIZE)
        if self.is_mark:
            small.fill(_RUBBLE_SHAPE, theme.faint, 0.28)
            small.fill(place_shape(symbols.CROSS_SHAPE, 16, 16, 24), theme.faint, 0.5)
            return
        paint_body(small, theme, _RUBBLE_SHAPE, (theme.rubble.light, theme.rubble.base), theme.rubble.dark)
        for crack in _CRACK_LINES:
            small.stroke(crack, 1.7, theme.rubble.dark)
        small.fill(place_shape(symbols.CROSS_SHAPE, 11.5, 11.5, 33), theme.rubble.dark)
        small.fill(place_shape(_slim_cross_shape(), 11.5, 11.5, 33), theme.ember)


def _slim_cross_shape() -> Shape:
    return join(path("M 14 20 L 20 14 L 86 80 L 80 86"), path("M 80 14 L 86 20 L 20 86 L 14 80"))


class Treasure(Struct, DiscSprite, frozen=True):
    """A treasure, a cut stone, around its anchor. `has_halo`: whether it has a halo, as in the map's corners."""

    radius: float = 11.2
    has_halo: bool = False

    margin = 3

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a gold cube seen from a corner, and its halo."""
        r = self.radius
        if self.has_halo:
            canvas.fill(disc(0, 0, r + 1.9), theme.casing)
            canvas.fill(disc(0, 0, r + 1), theme.gem_halo)
        w = r * 0.866
        canvas.fill(
            polygon(
                (0, -r - 0.2), (w + 0.8, -r / 2), (w + 0.8, r / 2), (0, r + 0.2), (-w - 0.8, r / 2), (-w - 0.8, -r / 2)
            ),
            theme.gem[3],
        )
        k, h, v = r * 0.88, w * 0.88, r * 0.44
        canvas.fill(polygon((0, -k), (h, -v), (0, 0), (-h, -v)), theme.gem[0])
        canvas.fill(polygon((-h, -v), (0, 0), (0, k), (-h, v)), theme.gem[1])
        canvas.fill(polygon((h, -v), (0, 0), (0, k), (h, v)), theme.gem[2])
