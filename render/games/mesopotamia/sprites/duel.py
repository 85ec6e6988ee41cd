"""Sprites of a battle: a unit's card, and the signs of the three sections of the Standard of Ur."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point, Shape, box, disc, join, line, path, place_shape, polygon, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.inks import EMPIRE_COLOURS
from render.kit.names import MIN_SIZE
from render.scene import Sprite, SquareSprite
from render.theme import Theme

BoneRow = tuple[int, int, int]
"""A row of a card: the number of printed bones, of placed bones, and of empty spaces."""

UNIT_CARD_WIDTH, UNIT_CARD_HEIGHT = 92.0, 122.0
_MAX_KIND_SIZE, _KIND_WIDTH = 13.0, 59.0
"""Maximum font size of the name of a unit's kind, and its maximum width to the right of the silhouette, in units."""

_FIRST_ROW_Y, _ROW_PITCH = 54.0, 26.0
"""Height of the middle of the first row of bones, and distance between two rows, in units."""

_FIRST_SPACE_X, _SIGN_INSET = 31.0, 13.0
"""Distance from the card's left edge to a row's first space, and from its right edge to the middle of the last sign, in
units. The signs are the kinds that the row hits."""

_SIGN_PITCH, _CLOSE_SIGN_PITCH, _CLOSE_FIRST_SPACE_X = 17.0, 14.5, 27.5
_CROWD = 3
"""Distance between the signs of a row; for a row of at least `_CROWD` signs, their distance and the x coordinate of its
first space, in units. Such a row has its spaces in two lines."""

_SECTION_X, _SIGN_SIZE = 13.0, 16.0
"""The middle of a section's sign, and the size of the last signs, in units."""

SECTION_SHAPES: tuple[Shape, ...] = (
    join(
        polygon((98, 2), (94, 26), (43, 73), (27, 57), (74, 6)),
        line(11, (16, 48), (52, 84)),
        line(15, (32, 68), (12, 88)),
    ),
    join(polygon((8, 92), (50, 62), (92, 92)), box(44, 6, 12, 60), polygon((56, 8), (92, 20), (56, 34))),
    path("M 4 40 H 50 V 16 L 96 50 L 50 84 V 60 H 4"),
)
"""The signs of the sections: strength (a blade), tactics (a banner) and mobility (an arrow)."""


def _sign_pitch(kinds: Sequence[str]) -> float:
    """Return the distance between the last signs of a row, in units."""
    return _SIGN_PITCH if len(kinds) < _CROWD else _CLOSE_SIGN_PITCH


def paint_section(canvas: Canvas, row: int, x: float, y: float, size: float, ink: str) -> None:
    """Paint the sign of a section around (x, y). `row`: the index of the section in `BATTLE_ROWS`."""
    canvas.fill(place_shape(SECTION_SHAPES[row], x - size / 2, y - size / 2, size), ink)


class SectionSign(Struct, SquareSprite, frozen=True):
    """The sign of the section with index `row`, around the anchor."""

    row: int
    size: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the sign in gold."""
        paint_section(canvas, self.row, 0, 0, self.size, theme.gold.light)


class UnitCard(Struct, Sprite, frozen=True):
    """A unit's battle card, anchored at its top-left corner.

    `empire`: the empire of the unit.
    `kind`: the kind of unit, for its silhouette.
    `name`: the card's id.
    `title`: the kind and the number by which players know the card.
    `rows`: the bones of strength, tactics and mobility.
    `against`: the kinds of units against which the card's tactics count.
    `zoom`: the scale of the card.
    `fights_now`: whether the unit fights now, which a glow shows.
    """

    empire: str
    kind: str
    name: str
    title: tuple[str, ...]
    rows: tuple[BoneRow, BoneRow, BoneRow]
    against: tuple[str, ...]
    zoom: float = 1.0
    fights_now: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds of the card and its rim, in units."""
        rim = 4 * self.zoom
        return Box(-rim, -rim, UNIT_CARD_WIDTH * self.zoom + rim, UNIT_CARD_HEIGHT * self.zoom + rim)

    def row_end(self, row: int) -> Point:
        """Return the position of the end of a row of bones, from the anchor. `row`: an index of `BATTLE_ROWS`."""
        return UNIT_CARD_WIDTH * self.zoom, (_FIRST_ROW_Y + _ROW_PITCH * row) * self.zoom

    def sign_boxes(self) -> Iterator[Box]:
        """Yield the bounds of the signs of sections and of the kinds against which tactics count, from the anchor."""
        middles = [(_SECTION_X, row) for row in range(len(self.rows))]
        pitch = _sign_pitch(self.against)
        middles += [(UNIT_CARD_WIDTH - _SIGN_INSET - pitch * index, 1) for index in range(len(self.against))]
        for x, row in middles:
            y, half = _FIRST_ROW_Y + _ROW_PITCH * row, _SIGN_SIZE / 2
            yield Box(*(self.zoom * edge for edge in (x - half, y - half, x + half, y + half)))

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the head in the empire's colour with the unit's kind, and below it three rows of bones."""
        small = canvas.zoom(self.zoom)
        livery = EMPIRE_COLOURS[self.empire]
        if self.fights_now:
            small.fill(rounded_rectangle(-3, -3, UNIT_CARD_WIDTH + 6, UNIT_CARD_HEIGHT + 6, 11), theme.ember)
        small.fill(rounded_rectangle(-1, -1, UNIT_CARD_WIDTH + 2, UNIT_CARD_HEIGHT + 2, 9), theme.night)
        small.fill(rounded_rectangle(0.6, 0.6, UNIT_CARD_WIDTH - 1.2, UNIT_CARD_HEIGHT - 1.2, 8), theme.ivory)
        small.fill(rounded_rectangle(0.6, 0.6, UNIT_CARD_WIDTH - 1.2, 38, 8), livery.field)
        small.fill(box(0.6, 22, UNIT_CARD_WIDTH - 1.2, 18), livery.field)
        self._paint_head(small, livery.sign)
        for row, bones in enumerate(self.rows):
            self._paint_row(small, theme, row, bones)

    def _paint_head(self, canvas: Canvas, ink: str) -> None:
        """Paint the silhouette and the title, or only the card's number if the name of the kind is too wide."""
        kind, number = self.title[0], self.title[-1]
        min_size = MIN_SIZE / self.zoom
        weight = BOLD if text_width(kind, min_size, BOLD) <= _KIND_WIDTH else MEDIUM
        if kind != number and min_size <= _MAX_KIND_SIZE and text_width(kind, min_size, weight) <= _KIND_WIDTH:
            glyphs.paint_sign(canvas, self.kind, 16, 20, 25, ink)
            text, size = fit_text(kind, _KIND_WIDTH, _MAX_KIND_SIZE, weight, min_size)
            canvas.write(60, 11.5, text, size, weight, ink)
            canvas.write(60, 27.5, number, 17, HEAVY, ink)
            return
        glyphs.paint_sign(canvas, self.kind, 22, 20, 29, ink)
        text, size = fit_text(number, 46, 26, HEAVY, 6)
        canvas.write(64, 20, text, size, HEAVY, ink)

    def _paint_row(self, canvas: Canvas, theme: Theme, row: int, bones: BoneRow) -> None:
        y = _FIRST_ROW_Y + _ROW_PITCH * row
        printed, placed_there, spaces = bones
        if row:
            canvas.fill(box(6, y - 13, UNIT_CARD_WIDTH - 12, 1), theme.clay.base)
        paint_section(canvas, row, _SECTION_X, y, 17, theme.clay.dark)
        total = printed + placed_there + spaces
        foes = self.against if row == 1 else ()
        lines, beside = 1 if len(foes) < _CROWD else 2, _sign_pitch(foes)
        end = UNIT_CARD_WIDTH - _SIGN_INSET - beside * len(foes) + 8 if foes else UNIT_CARD_WIDTH - 6
        first_x, columns = _FIRST_SPACE_X if lines == 1 else _CLOSE_FIRST_SPACE_X, max(1, -(-total // lines))
        pitch = min(13.5, (end - 2 - first_x) / (columns - 0.58))
        radius = min(5.6, pitch * 0.42)
        for index in range(total):
            line, column = divmod(index, columns)
            x, line_y = first_x + pitch * column, y + (line - (lines - 1) / 2) * 2.4 * radius
            canvas.fill(disc(x, line_y, radius), theme.casing)
            if index >= printed:
                ink = theme.highlight if index < printed + placed_there else theme.ivory
                canvas.fill(disc(x, line_y, radius - 1.3), ink)
                if index < printed + placed_there:
                    canvas.fill(disc(x, line_y, radius * 0.34), theme.white)
        for index, kind in enumerate(reversed(foes)):
            glyphs.paint_sign(
                canvas, kind, UNIT_CARD_WIDTH - _SIGN_INSET - beside * index, y, _SIGN_SIZE, theme.clay.dark
            )
