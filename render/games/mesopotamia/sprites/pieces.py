"""Sprites of pieces on the map: armies, settlements, ships, ziggurats, events, and the seals of the empires."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import (
    Shape,
    box,
    disc,
    hole,
    join,
    line,
    path,
    place_shape,
    polygon,
    rectangle_with_cut_corners,
    ring,
    rounded_rectangle,
)
from render.drawing.text import HEAVY
from render.games.mesopotamia.sprites import glyphs
from render.games.mesopotamia.sprites.inks import EMPIRE_COLOURS, GOOD_COLOURS
from render.scene import DiscSprite, Sprite, SquareSprite
from render.theme import Theme

_MIN_TEXT_SIZE, _LARGE_TEXT_SIZE = 26.0, 30.0
"""Minimum size of letters and signs that are legible in a picture 550 pixels wide, and a larger size, in units."""

_PLATE_END_WIDTH, _SIGN_WIDTH, _DIGIT_WIDTH = 3.5, 24.0, 16.0
"""Width of an army plate's ends, of a sign, and of a digit, in units."""

_BROAD_RIM_FROM_HEIGHT, _USUAL_SIGN_HEIGHT = 34.0, 32.0
"""Height from which an army plate has a broad rim, and height at which its signs have their usual size, in units."""

_SIGN_OVERHANG, _FULL_HEIGHT_SCALE = 3.0, 1.12
"""Distance by which signs reach above a low plate in units, and their maximum scale on a plate of their own height:
silhouettes do not fill their boxes."""

_EMPIRE_SIGN_SCALE = 1.5
"""Scale of an empire's sign on a plate with two lines of units, relative to the units' signs."""

UnitAmounts = tuple[tuple[str, int], ...]
"""Kinds of units, each with its number."""


def paint_seal(canvas: Canvas, theme: Theme, empire: str, x: float, y: float, radius: float) -> None:
    """Paint an empire's seal around (x, y): its sign on a disc in its colours."""
    livery = EMPIRE_COLOURS[empire]
    canvas.fill(disc(x, y, radius), theme.casing)
    canvas.fill(disc(x, y, radius * 0.95), livery.sign)
    canvas.fill(disc(x, y, radius * 0.88), livery.field)
    glyphs.paint_sign(canvas, empire, x, y, radius * 1.6, livery.sign)


class EmpireSeal(Struct, DiscSprite, frozen=True):
    """An empire's seal around its anchor. `is_deciding`: whether it has the golden rim of a player who decides."""

    empire: str
    radius: float
    is_deciding: bool = False

    margin = 4

    @property
    def without_marks(self) -> "EmpireSeal":
        """Return the seal without the golden rim of a deciding player."""
        return replace(self, is_deciding=False)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the seal, and a golden rim if its player decides."""
        if self.is_deciding:
            canvas.fill(disc(0, 0, self.radius + 3.4), theme.casing)
            canvas.fill(disc(0, 0, self.radius + 2.6), theme.gold.light)
        paint_seal(canvas, theme, self.empire, 0, 0, self.radius)


class ArmyPlate(Struct, Sprite, frozen=True):
    """A plate with an empire's units in an area, around its anchor: the empire's sign, then the units.

    `empire`: the empire, or `tribe`.
    `units`: each kind with its number; 1 is not written.
    `height`: the height of the plate, in units of length.
    `max_width`: the maximum width of the plate, in units of length.
    `has_sign`: whether the empire's sign is shown; it is left out next to a settlement of the same empire.
    `line_count`: the number of lines of units.
    """

    empire: str
    units: UnitAmounts
    height: float
    max_width: float
    has_sign: bool = True
    line_count: int = 1

    @property
    def usual_width(self) -> float:
        """Return the width of the plate if signs and numbers have their usual size, in units of length."""
        return 2 * _PLATE_END_WIDTH + self._sign_width + max(map(_units_length, self._units_by_line))

    @property
    def zoom(self) -> float:
        """Return the scale of signs and numbers, relative to their usual size."""
        height = self.height / self.line_count
        low = max(
            min((height + _SIGN_OVERHANG) / _MIN_TEXT_SIZE, 1.0), min(height / _MIN_TEXT_SIZE, _FULL_HEIGHT_SCALE)
        )
        return min(self.max_width / self.usual_width, max(low, height / _USUAL_SIGN_HEIGHT))

    @property
    def width(self) -> float:
        """Return the plate's width, in units of length."""
        return self.usual_width * self.zoom

    @property
    def box(self) -> Box:
        """Return the bounds of the plate and its shadow, in units."""
        return Box(-self.width / 2 - 3, -self.height / 2 - 3, self.width / 2 + 3, self.height / 2 + 4)

    @property
    def number_boxes(self) -> Iterator[Box]:
        """Yield the bounds of the numbers of units, in units of length from the anchor."""
        height, zoom = self.height / self.line_count, self.zoom
        for row, units in enumerate(self._units_by_line):
            top = height * row - self.height / 2
            for _, count, x in self._place_units(units):
                if count > 1:
                    left = x + _SIGN_WIDTH * zoom
                    yield Box(left, top, left + _number_width(count) * zoom, top + height)

    @property
    def _units_left(self) -> float:
        """Return the x coordinate of the left edge of the light ground behind the units, in units of length."""
        return (_PLATE_END_WIDTH + self._sign_width) * self.zoom - self.width / 2

    @property
    def _sign_width(self) -> float:
        """Return the width of the empire's sign at its usual size, in units of length; 0 without a sign."""
        return _SIGN_WIDTH * (_EMPIRE_SIGN_SCALE if self.line_count > 1 else 1) * self.has_sign

    @property
    def _units_by_line(self) -> tuple[UnitAmounts, ...]:
        """Return the units line by line, divided so that the longer of two lines is as short as possible."""
        if self.line_count == 1:
            return (self.units,)
        cuts = [(self.units[:cut], self.units[cut:]) for cut in range(1, len(self.units))]
        return min(cuts, key=lambda rows: max(map(_units_length, rows)))

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate in the empire's colour, the empire's sign, and the units on a light ground."""
        livery, zoom = EMPIRE_COLOURS[self.empire], self.zoom
        width, height = self.width, self.height
        left, corner = -width / 2, height / 4 / self.line_count
        hidden = Box(left + corner, corner - height / 2, width / 2 - corner, height / 2 - corner)
        canvas.draw_shadow(
            rounded_rectangle(left, -height / 2, width, height, corner), 1.6, 1.2, theme.shadow, 0.5, hidden
        )
        for inset, ink in ((0.0, theme.casing), (1.2, livery.sign), (2.2, livery.field)):
            plate = rounded_rectangle(
                left + inset, inset - height / 2, width - 2 * inset, height - 2 * inset, corner - inset
            )
            canvas.fill(plate, ink)
        if self.has_sign:
            size = _MIN_TEXT_SIZE * zoom * self._sign_width / _SIGN_WIDTH
            glyphs.paint_sign(canvas, self.empire, self._units_left - self._sign_width * zoom / 2, 0, size, livery.sign)
        x, rim = self._units_left, 3.0 if height >= _BROAD_RIM_FROM_HEIGHT else 1.6
        canvas.fill(
            rounded_rectangle(x, rim - height / 2, width / 2 - x - rim, height - 2 * rim, corner - rim), theme.ivory
        )
        line = height / self.line_count
        for index, units in enumerate(self._units_by_line):
            self._paint_line(canvas, theme, units, line * (index + 0.5) - height / 2)

    def _paint_line(self, canvas: Canvas, theme: Theme, units: UnitAmounts, y: float) -> None:
        """Paint a line of units with their middle at `y`, separated by strokes if one of them has a number."""
        zoom, half = self.zoom, self.height / self.line_count / 2 - 5
        for index, (kind, count, x) in enumerate(self._place_units(units)):
            if index and max(many for _, many in units) > 1:
                canvas.fill(box(x - 0.6, y - half, 1.2, 2 * half), theme.clay.base)
            glyphs.paint_sign(canvas, kind, x + _SIGN_WIDTH * zoom / 2, y, _MIN_TEXT_SIZE * zoom, theme.ink)
            if count > 1:
                middle = x + (_SIGN_WIDTH + _number_width(count) / 2) * zoom
                canvas.write(middle, y, str(count), _MIN_TEXT_SIZE * zoom, HEAVY, theme.ink)

    def _place_units(self, units: UnitAmounts) -> Iterator[tuple[str, int, float]]:
        """Yield each kind in a line of units with its number and the x coordinate of its sign's left edge."""
        x, zoom = self._units_left, self.zoom
        for kind, count in units:
            yield kind, count, x
            x += (_SIGN_WIDTH + _number_width(count)) * zoom


def _units_length(units: UnitAmounts) -> float:
    """Return the length of a line of units at their usual size, in units of length."""
    return _SIGN_WIDTH * len(units) + sum(_number_width(count) for _, count in units)


def _number_width(count: int) -> float:
    """Return the width of the number of a kind of unit, in units of length; 0 for one unit, which has no number."""
    return _DIGIT_WIDTH * len(str(count)) if count > 1 else 0


class Settlement(Struct, SquareSprite, frozen=True):
    """A settlement around its anchor: a house in its owner's colour, with the owner's sign."""

    empire: str
    size: float

    margin = 3

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a house with battlements and its owner's sign."""
        livery, half = EMPIRE_COLOURS[self.empire], self.size / 2
        house = path("M 4 96 V 4 H 24 V 14 H 40 V 4 H 60 V 14 H 76 V 4 H 96 V 96")
        shape = place_shape(house, -half, -half, self.size)
        canvas.draw_shadow(shape, 1.4, 1, theme.shadow, 0.45)
        (outline,) = shape
        canvas.fill(line(3, *outline.points, outline.points[0]), theme.casing)
        canvas.fill(shape, livery.field)
        glyphs.paint_sign(canvas, self.empire, 0, half * 0.2, self.size * 0.8, livery.sign)


class ShipPiece(Struct, Sprite, frozen=True):
    """A ship around its anchor: a hull in its owner's colour, with the owner's sign on the sail."""

    empire: str

    box = Box(-19, -17, 19, 17)
    """The bounds of the hull and the sail, in units."""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a white rim, the hull, the sail and the sign."""
        livery = EMPIRE_COLOURS[self.empire]
        shape = path("M -12 -14 H 12 V 4 H 17 Q 14 14 5 14 H -5 Q -14 14 -17 4 H -12")
        (outline,) = shape
        for width, ink in ((4.0, theme.casing), (2.4, theme.white)):
            canvas.fill(line(width, *outline.points, outline.points[0]), ink)
        canvas.fill(shape, livery.field)
        glyphs.paint_sign(canvas, self.empire, 0, -1, _MIN_TEXT_SIZE, livery.sign)


class HomeZiggurat(Struct, Sprite, frozen=True):
    """The ziggurat of a home around its anchor: its built floors in its owner's colour, and their number."""

    empire: str
    floors: int
    max_floors: int = 6

    box = Box(-36, -18, 36, 19)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the built floors, outlines of future ones, and the number of built ones."""
        livery = EMPIRE_COLOURS[self.empire]
        for index in range(self.max_floors + 1):
            width, y = 70 - 8 * index, 13.0 - 4.7 * index
            if index <= self.floors:
                canvas.fill(box(-width / 2 - 1, y - 1, width + 2, 6.7), theme.casing)
                canvas.fill(box(-width / 2, y, width, 4.7), livery.field)
            else:
                edge = join(box(-width / 2, y, width, 4.7), hole(box(-width / 2 + 1, y + 1, width - 2, 3.7)))
                canvas.fill(edge, theme.clay.dark, 0.5)
        canvas.fill(disc(0, 1, 15), theme.casing)
        canvas.fill(disc(0, 1, 13.6), theme.ivory)
        canvas.write(0, 1, str(self.floors), _LARGE_TEXT_SIZE, HEAVY, theme.ink)


class EventToken(Struct, Sprite, frozen=True):
    """An event token around its anchor. `shape`: its terrain; `points`: None while it is face down, 0 if it is unused,
    otherwise the points for the area's controller."""

    shape: str
    points: int | None = None

    box = Box(-22, -19, 22, 19)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the shape of the terrain, dark while the token is face down, with a question mark or the points."""
        down = self.points is None
        face = theme.lapis.base if down else theme.gold.light if self.points else theme.ivory
        canvas.draw_shadow(_terrain_shape(self.shape, 0), 1.6, 1.2, theme.shadow, 0.5)
        for grow, ink in ((1.6, theme.casing), (0.0, theme.gold.light if down else theme.gold.dark), (-1.8, face)):
            canvas.fill(_terrain_shape(self.shape, grow), ink)
        lift = 4.5 if self.shape == "mountain" else 0
        if self.points == 0:
            glyphs.paint_sign(canvas, "events", 0, lift, _MIN_TEXT_SIZE, theme.casing)
            return
        ink, size = (
            theme.gold.light if down else theme.casing,
            _MIN_TEXT_SIZE if self.shape == "mountain" else _LARGE_TEXT_SIZE,
        )
        canvas.write(0, lift, "?" if self.points is None else str(self.points), size, HEAVY, ink)


def _terrain_shape(shape: str, grow: float) -> Shape:
    if shape == "mountain":
        return polygon((0, -15 - 2 * grow), (19 + 1.7 * grow, 15 + grow), (-19 - 1.7 * grow, 15 + grow))
    if shape == "desert":
        side = 14.4 + grow
        return rectangle_with_cut_corners(-side, -side, 2 * side, 2 * side, 3)
    return disc(0, 0, 15 + grow)


class SixRoundEvent(Struct, Sprite, frozen=True):
    """A six-round event around its anchor, in its owner's colour: the good that it brings (a star for any good), and
    the number of its round."""

    empire: str
    good: str
    round: int

    box = Box(-24, -19, 24, 19)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the plate, the good and the round."""
        livery = EMPIRE_COLOURS[self.empire]
        canvas.draw_shadow(rounded_rectangle(-20, -15, 40, 30, 7), 1.6, 1.2, theme.shadow, 0.5)
        for grow, ink in ((0.8, theme.casing), (-0.4, livery.sign), (-1.8, livery.field)):
            canvas.fill(rounded_rectangle(-20 - grow, -15 - grow, 40 + 2 * grow, 30 + 2 * grow, 6 + grow), ink)
        canvas.fill(rounded_rectangle(-17.6, -12.4, 18.2, 24.8, 4), theme.ivory)
        if self.good in GOOD_COLOURS:
            glyphs.paint_good(canvas, self.good, -8.1, 0, 16.5)
        else:
            glyphs.paint_sign(canvas, "star", -8.1, 0, 18, theme.ink)
        canvas.write(10.4, 0, str(self.round), _MIN_TEXT_SIZE, HEAVY, livery.sign, 18)


class BattleMark(Struct, DiscSprite, frozen=True):
    """The mark of an open battle around its anchor: crossed blades on a glowing disc."""

    radius: float

    margin = 1

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the disc with its rim, and the blades."""
        canvas = canvas.zoom(self.radius / 16)
        canvas.fill(disc(0, 0, 16), theme.highlight_casing)
        canvas.fill(disc(0, 0, 14.6), theme.ember)
        canvas.fill(ring(0, 0, 13.4, 1.4), theme.blood.base)
        for side in (-1, 1):
            canvas.stroke(((side * -7, 7), (side * 8, -8)), 2.6, theme.blood.dark)
            canvas.stroke(((side * -8, 3), (side * -3, 8)), 2.2, theme.blood.dark)
