"""Sprites of the map: the background with its panels, areas with ground, name and good, walls, highlights."""

import random
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, curve, disc, hole, join, line, rounded_rectangle
from render.drawing.text import HEAVY
from render.games.mesopotamia.sprites import glyphs, inks
from render.games.mesopotamia.sprites.country import BANK_GAP, PrintedArea, paint_landscape
from render.scene import BackdropSprite, RectangleSprite, Sprite
from render.sprites.ground import Rect, paint_framed_wall
from render.theme import Theme

_ROUND_CORNER_INSET = 8.0
"""Distance from an area's edges, in units, beyond which its ground has no gaps at the round corners."""

EVENT_OFFSET = (71.0, 30.0)
"""Middle of an event, in units from the top-left corner of its area."""

_LOW_AREA_BELOW_HEIGHT, _LOW_AREA_RISE = 100.0, 6.25
"""Height below which an area is low, and distance by which name, good and event are higher in a low area, in units."""

_NAME_SIZE = 26.0
_NAME_REACH = 52.0
"""Distance from the left or right edge of an area to the end of its name or good, in units."""


class MapBackdrop(Struct, BackdropSprite, frozen=True):
    """The background of the map's picture.

    `size`: width and height of the whole picture, in units.
    `place`: the rectangle of the map.
    `fields`: the areas as they are printed.
    `cards`: the rectangles of the panels around the map.
    """

    size: tuple[int, int]
    place: Rect
    fields: tuple[PrintedArea, ...]
    cards: tuple[Rect, ...]

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall and the panels, then the water and the areas with their names."""
        with paint_framed_wall(canvas, self.size, self.cards, self.place, theme) as ground:
            _paint_water(ground, self.place[2:], [field.place for field in self.fields], theme)
            for field in self.fields:
                _paint_field(ground, field, theme)


def _paint_water(canvas: Canvas, size: tuple[float, float], covered: Sequence[Rect], theme: Theme) -> None:
    """Paint water with short waves, except where areas hide them. `covered`: the rectangles of the areas."""
    canvas.fill(box(0, 0, *size), theme.water)
    if not theme.textured:
        return
    dice = random.Random(5)
    for _ in range(420):
        x, y, length = dice.uniform(-10, size[0]), dice.uniform(4, size[1] - 4), dice.uniform(9, 17)
        ink = theme.glint if dice.random() < 0.4 else theme.flow
        if not any(_covers(area, Box(x, y - 4, x + length, y)) for area in covered):
            canvas.stroke(curve((x, y), (x + length / 2, y - 4), (x + length, y)), 1.4, ink)


def _covers(area: Rect, box: Box) -> bool:
    """Whether an area's ground, which has round corners, covers a box completely."""
    x, y, width, height = area
    covers_width = x + _ROUND_CORNER_INSET < box.left and box.right < x + width - _ROUND_CORNER_INSET
    return covers_width and y + _ROUND_CORNER_INSET < box.top and box.bottom < y + height - _ROUND_CORNER_INSET


def _paint_field(canvas: Canvas, field: PrintedArea, theme: Theme) -> None:
    x, y, width, height = field.place
    bank, ground = (
        rounded_rectangle(x + n, y + n, width - 2 * n, height - 2 * n, 11 - n / 2) for n in (BANK_GAP - 1.4, BANK_GAP)
    )
    face, mark = inks.land_colours(theme, "home" if field.home else field.kind)
    canvas.fill(bank, theme.bank)
    canvas.fill(ground, face)
    paint_landscape(canvas, field, (face, mark), theme)
    _paint_name_and_good(canvas, theme, field.place, field.name, field.good)


def content_rise(height: float) -> float:
    """Return how much higher the contents of an area of this height are than in a high area, in units."""
    return _LOW_AREA_RISE if height < _LOW_AREA_BELOW_HEIGHT else 0.0


def _paint_name_and_good(canvas: Canvas, theme: Theme, area: Rect, name: str, good: str) -> None:
    """Paint an area's name on a dark tag at its top left, and its good on a light disc at its top right."""
    x, y, width, height = area
    y -= content_rise(height)
    canvas.fill(rounded_rectangle(x + 11, y + 14, 39, 26, 7), theme.casing)
    canvas.write(x + 30.5, y + 27, name, _NAME_SIZE, HEAVY, theme.ivory)
    if good:
        middle = x + width - 30, y + 30
        canvas.fill(disc(*middle, 15.5), theme.casing)
        canvas.fill(disc(*middle, 14.6), theme.ivory)
        glyphs.paint_good(canvas, good, *middle, 21)


class AreaName(Struct, Sprite, frozen=True):
    """The name of an area, drawn once more above the pieces on it, anchored at the area's top-left corner. `height`:
    the area's height, in units."""

    name: str
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds of the tag, in units."""
        top = 14 - content_rise(self.height)
        return Box(11, top, 50, top + 26)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the name on its tag."""
        _paint_name_and_good(canvas, theme, (0, 0, self.box.right, self.height), self.name, "")


class Plot(Struct, RectangleSprite, frozen=True):
    """A single area as it is printed on the map, in a rectangle of this size, anchored at its top-left corner."""

    width: float
    height: float
    field: PrintedArea

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the ground, the landscape, the name and the good."""
        _paint_field(canvas, replace(self.field, place=(0, 0, self.width, self.height)), theme)


class ClosedArea(Struct, RectangleSprite, frozen=True):
    """An area without goods and buildings, anchored at its top-left corner: dark ground with a cross.

    `width`, `height`: the size of the area, in units.
    `name`: the area's name.
    `is_blocked`: whether it has a blocker, so that units may still enter. A closed area is darker.
    """

    width: float
    height: float
    name: str
    is_blocked: bool

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the ground, the name and the cross."""
        ground = rounded_rectangle(BANK_GAP, BANK_GAP, self.width - 2 * BANK_GAP, self.height - 2 * BANK_GAP, 9)
        canvas.fill(ground, theme.clay.base)
        canvas.fill(ground, theme.casing, 0.3 if self.is_blocked else 0.5)
        x, y = self.width / 2, self.height / 2 + 8
        for side in (-20, 20):
            canvas.stroke(((x - 20, y - side), (x + 20, y + side)), 6, theme.casing, 0.5)
        _paint_name_and_good(canvas, theme, (0, 0, self.width, self.height), self.name, "")


class SelectableRim(Struct, Sprite, frozen=True):
    """A bright rim around a place that may be chosen, anchored at its top left corner.

    `width`, `height`: the size of the place in units.
    `outset`: how far the rim lies outside the place, so that it leaves the signs inside alone.
    """

    width: float
    height: float
    outset: float = 0.0

    @property
    def box(self) -> Box:
        """Return the bounds of the rim, in units."""
        reach = self.outset + 1
        return Box(-reach, -reach, self.width + reach, self.height + reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink line between a white and a dark one."""
        w, h, out = self.width, self.height, self.outset
        for outer, inner, ink in ((1.0, 9.2, theme.casing), (2.2, 8.0, theme.white), (3.2, 7.0, theme.highlight)):
            near, far = outer - out, inner - out
            rim = rounded_rectangle(near, near, w - 2 * near, h - 2 * near, 10 + out)
            canvas.fill(join(rim, hole(rounded_rectangle(far, far, w - 2 * far, h - 2 * far, 7 + out))), ink)


class SelectableBorder(Struct, Sprite, frozen=True):
    """A border to choose, highlighted from the anchor to (dx, dy)."""

    dx: float
    dy: float

    @property
    def box(self) -> Box:
        """Return the bounds of the border, in units."""
        return Box(min(0, self.dx) - 9, min(0, self.dy) - 9, max(0, self.dx) + 9, max(0, self.dy) + 9)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a bright line over the middle three quarters of the border."""
        ends = ((self.dx * 0.12, self.dy * 0.12), (self.dx * 0.88, self.dy * 0.88))
        for width, ink in ((15.0, theme.casing), (12.6, theme.white), (10.0, theme.highlight)):
            canvas.fill(line(width, *ends), ink)


class AreaWall(Struct, RectangleSprite, frozen=True):
    """A wall around an area, anchored at the area's top-left corner.

    `width`, `height`: the size of the area, in units.
    `empire`: the owner's empire, whose colour the wall has.
    `name`: the area's name, which is drawn on the wall.
    `good`: the area's good, or "".
    """

    width: float
    height: float
    empire: str
    name: str
    good: str = ""

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a crenellated frame in the empire's colour with a dark outline, and the name and the good on it."""
        livery = inks.EMPIRE_COLOURS[self.empire]
        for grow, ink in ((1.3, theme.casing), (0.0, livery.field)):
            canvas.fill(join(*_merlon_shapes(self.width, self.height, grow, bool(self.good))), ink)
            inset = BANK_GAP + 1 - grow
            outer = rounded_rectangle(inset, inset, self.width - 2 * inset, self.height - 2 * inset, 8)
            far = BANK_GAP + 5.4 + grow
            canvas.fill(
                join(outer, hole(rounded_rectangle(far, far, self.width - 2 * far, self.height - 2 * far, 5))), ink
            )
        _paint_name_and_good(canvas, theme, (0, 0, self.width, self.height), self.name, self.good)


class WallRubble(Struct, RectangleSprite, frozen=True):
    """The rubble of a torn-down wall around an area of this size, anchored at the area's top-left corner."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint pale teeth at the lower and the right edge, away from the name and the good."""
        for grow, ink in ((1.3, theme.casing), (0.0, theme.ivory)):
            canvas.fill(join(*_merlon_shapes(self.width, self.height, grow, True)[1::2]), ink)


def _merlon_shapes(width: float, height: float, grow: float, good: bool) -> list[Shape]:
    """Return the teeth of a wall at the upper, lower, left and right edge, with a gap at the name and, if `good`, at
    the good. `grow`: how much larger each tooth is, in units."""
    teeth: list[Shape] = []
    for step in range(int((width - 28) // 14) + 1):
        x = 14 + step * (width - 35) / max(1, (width - 28) // 14)
        written = x < _NAME_REACH or (good and x + 7 > width - _NAME_REACH)
        teeth += [box(x - grow, BANK_GAP + 5 - grow, 7 + 2 * grow, 5 + 2 * grow)] if not written else [()]
        teeth += [box(x - grow, height - BANK_GAP - 10 - grow, 7 + 2 * grow, 5 + 2 * grow)]
    for step in range(int((height - 44) // 14) + 1):
        y = 32 + step * (height - 57) / max(1, (height - 44) // 14)
        for x, printed in ((BANK_GAP + 5, True), (width - BANK_GAP - 10, good)):
            teeth += (
                [box(x - grow, y - grow, 5 + 2 * grow, 7 + 2 * grow)] if not (printed and y < _NAME_REACH) else [()]
            )
    return teeth
