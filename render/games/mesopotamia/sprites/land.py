"""The land between the rivers: the picture's wall with its cards, and the map with every area's ground, name and
good."""

import random
from dataclasses import dataclass

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box, curve, disc, hole, join, line, polygon, rounded
from render.drawing.text import BOLD, HEAVY
from render.games.mesopotamia.sprites import glyphs, inks
from render.scene import Sprite
from render.sprites.ground import Card, card, frame, wall
from render.theme import Theme

BANK = 3.9
"""How far an area's ground ends before the middle of the river around it."""


@dataclass(frozen=True, slots=True)
class Field:
    """An area as it is printed.

    `name`: the area's name.
    `place`: its rectangle in units from the map's corner.
    `kind`: the shape of its event place, "" where it has none.
    `good`: the printed good, "" for none.
    `home`: the number of its home, 0 for none.
    """

    name: str
    place: Card
    kind: str
    good: str = ""
    home: int = 0


@dataclass(frozen=True, slots=True)
class Land(Sprite):
    """The backdrop of the map's picture.

    `size`: the whole picture, in units.
    `place`: where the map lies.
    `fields`: the areas.
    `cards`: the panels around the map.
    """

    size: tuple[int, int]
    place: Card
    fields: tuple[Field, ...]
    cards: tuple[Card, ...]

    grain = 4

    @property
    def box(self) -> Box:
        """Return the bounds in units: the whole picture."""
        return Box(0, 0, *self.size)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint from the wall up to the names."""
        wall(canvas, self.size, theme)
        for plate in self.cards:
            card(canvas, plate, theme)
        frame(canvas, self.place, theme)
        ground = canvas.window(self.place[2:])
        _water(ground, self.place[2:], theme)
        for field in self.fields:
            _field(ground, field, theme)
        canvas.put(ground, self.place[:2])


def _water(canvas: Canvas, size: tuple[float, float], theme: Theme) -> None:
    """Draw water with short waves, which show where no area lies."""
    canvas.fill(box(0, 0, *size), theme.water)
    if not theme.textured:
        return
    dice = random.Random(5)
    for _ in range(420):
        x, y, long = dice.uniform(-10, size[0]), dice.uniform(4, size[1] - 4), dice.uniform(9, 17)
        ink = theme.glint if dice.random() < 0.4 else theme.flow
        canvas.stroke(curve((x, y), (x + long / 2, y - 4), (x + long, y)), 1.4, ink)


def _field(canvas: Canvas, field: Field, theme: Theme) -> None:
    x, y, wide, high = field.place
    bank, ground = (rounded(x + n, y + n, wide - 2 * n, high - 2 * n, 11 - n / 2) for n in (BANK - 1.4, BANK))
    face, mark = inks.land(theme, "home" if field.home else field.kind)
    canvas.fill(bank, theme.bank)
    canvas.fill(ground, face)
    _texture(canvas, field, mark)
    canvas.letters(x + 19, y + 16, field.name, 16, HEAVY, theme.casing)
    if field.good:
        glyphs.good(canvas, field.good, x + wide - 19, y + 18, 23)
    if field.home:
        canvas.letters(x + wide - 19, y + 16, str(field.home), 16, BOLD, theme.clay.dark)


def _texture(canvas: Canvas, field: Field, ink: str) -> None:
    """Draw what grows or lies on the ground: grass, peaks, dunes, furrows, paving."""
    x, y, wide, high = field.place
    dice = random.Random(field.name)
    if field.home:
        rim = join(
            rounded(x + 7, y + 7, wide - 14, high - 14, 7), hole(rounded(x + 8.6, y + 8.6, wide - 17.2, high - 17.2, 6))
        )
        canvas.fill(rim, ink)
        return
    for spot in range(5):
        px, py = x + wide * (0.16 + 0.17 * spot), y + high * (0.42 + 0.46 * dice.random())
        _mark(canvas, field.kind, px, py, ink)


def _mark(canvas: Canvas, kind: str, x: float, y: float, ink: str) -> None:
    if kind == "plains":
        for lean in (-4, 0, 4):
            canvas.stroke(((x, y), (x + lean, y - 7)), 1.3, ink, 0.7)
    elif kind == "mountain":
        canvas.fill(polygon((x - 10, y), (x - 1, y - 13), (x + 9, y)), ink, 0.55)
        canvas.fill(polygon((x + 1, y), (x + 8, y - 8), (x + 15, y)), ink, 0.4)
    elif kind == "desert":
        canvas.stroke(curve((x - 11, y), (x - 2, y - 9), (x + 11, y)), 1.5, ink, 0.8)
    else:
        canvas.stroke(((x - 9, y), (x + 9, y)), 1.3, ink, 0.55)
        canvas.stroke(((x - 6, y + 4), (x + 12, y + 4)), 1.3, ink, 0.55)


@dataclass(frozen=True, slots=True)
class Shut(Sprite):
    """An area that nobody uses, by its top left corner: hatched where it is closed, under a barred veil where a
    blocker lies."""

    width: float
    height: float
    barred: bool

    @property
    def box(self) -> Box:
        """Return the bounds in units: the area."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the veil that leaves the name in sight, then hatching or the bar."""
        inner = rounded(BANK, BANK, self.width - 2 * BANK, self.height - 2 * BANK, 9)
        canvas.fill(inner, theme.rubble.base, 0.42)
        if self.barred:
            middle = self.height * 0.58
            plank = rounded(13, middle - 9, self.width - 26, 18, 5)
            canvas.fill(rounded(11.4, middle - 10.6, self.width - 22.8, 21.2, 6), theme.rubble.dark)
            canvas.fill(plank, theme.rubble.light)
            for x in (22.0, self.width - 22):
                canvas.stroke(((x - 4, middle - 4), (x + 4, middle + 4)), 2.6, theme.rubble.dark)
                canvas.stroke(((x + 4, middle - 4), (x - 4, middle + 4)), 2.6, theme.rubble.dark)
            return
        for step in range(9):
            x = 18 + step * 13.0
            start, end = (
                (min(x, self.width - 7), 30 + max(0, x - self.width + 7)),
                (max(7, x - 66), 30 + min(66, x - 7)),
            )
            canvas.stroke((start, end), 2.2, theme.rubble.dark, 0.5)


@dataclass(frozen=True, slots=True)
class Lit(Sprite):
    """An area that may be chosen, by its top left corner: a bright rim, its name on a plate."""

    width: float
    height: float
    name: str

    @property
    def box(self) -> Box:
        """Return the bounds in units: the area."""
        return Box(-1, -1, self.width + 1, self.height + 1)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint three rims and the plate."""
        w, h = self.width, self.height
        for inset, inner, ink in ((1.0, 7.2, theme.casing), (2.2, 6.0, theme.white), (3.2, 5.4, theme.highlight)):
            rim = rounded(inset, inset, w - 2 * inset, h - 2 * inset, 10)
            canvas.fill(join(rim, hole(rounded(inner, inner, w - 2 * inner, h - 2 * inner, 7))), ink)
        canvas.fill(rounded(3, 3, 40, 25, 8), theme.casing)
        canvas.fill(rounded(4.6, 4.6, 36.8, 21.8, 6.6), theme.ivory)
        canvas.letters(23, 15.6, self.name, 18, HEAVY, theme.ink)


@dataclass(frozen=True, slots=True)
class LitRiver(Sprite):
    """A border that may be chosen, from the anchor to (dx, dy), with its name."""

    dx: float
    dy: float
    name: str

    @property
    def box(self) -> Box:
        """Return the bounds in units: the border and its name."""
        return Box(min(0, self.dx) - 32, min(0, self.dy) - 14, max(0, self.dx) + 32, max(0, self.dy) + 14)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the water lit and a plate in its middle."""
        ends = ((self.dx * 0.08, self.dy * 0.08), (self.dx * 0.92, self.dy * 0.92))
        for wide, ink in ((11.0, theme.casing), (8.6, theme.white), (6.0, theme.highlight)):
            canvas.fill(line(wide, *ends), ink)
        x, y = self.dx / 2, self.dy / 2
        canvas.fill(rounded(x - 26, y - 10, 52, 20, 7), theme.casing)
        canvas.fill(rounded(x - 24.6, y - 8.6, 49.2, 17.2, 6), theme.ivory)
        canvas.letters(x, y + 0.4, self.name, 13.5, HEAVY, theme.ink)


@dataclass(frozen=True, slots=True)
class Battlements(Sprite):
    """A wall around an area in its owner's colour, by the area's top left corner.

    `width`, `height`: the area's size in units.
    `empire`: whose wall it is.
    `name`: the area's name, which is written over the wall.
    `good`: the area's good, "" for none.
    """

    width: float
    height: float
    empire: str
    name: str
    good: str = ""

    @property
    def box(self) -> Box:
        """Return the bounds in units: the area."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a crenellated frame: dark, then the empire's colour; then name and good again, which it covers."""
        livery = inks.EMPIRES[self.empire]
        for grow, ink in ((1.3, theme.casing), (0.0, livery.field)):
            canvas.fill(join(*_teeth(self.width, self.height, grow)), ink)
            inset = BANK + 1 - grow
            outer = rounded(inset, inset, self.width - 2 * inset, self.height - 2 * inset, 8)
            far = BANK + 5.4 + grow
            canvas.fill(join(outer, hole(rounded(far, far, self.width - 2 * far, self.height - 2 * far, 5))), ink)
        canvas.fill(rounded(4, 5, 31, 22, 8), theme.casing)
        canvas.fill(rounded(5.2, 6.2, 28.6, 19.6, 7), theme.ivory)
        canvas.letters(19.5, 16, self.name, 15, HEAVY, theme.casing)
        if self.good:
            canvas.fill(disc(self.width - 19, 18, 15), theme.casing)
            canvas.fill(disc(self.width - 19, 18, 13.8), theme.ivory)
            glyphs.good(canvas, self.good, self.width - 19, 18, 18)


@dataclass(frozen=True, slots=True)
class Rubble(Sprite):
    """What is left of a wall that the enemy tore down, by the area's top left corner.

    `width`, `height`: the area's size in units.
    """

    width: float
    height: float

    @property
    def box(self) -> Box:
        """Return the bounds in units: the area."""
        return Box(0, 0, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the teeth below and on the right, where no name and no good stands, in no empire's colour."""
        for grow, ink in ((1.3, theme.casing), (0.0, theme.ivory)):
            canvas.fill(join(*_teeth(self.width, self.height, grow)[1::2]), ink)


def _teeth(wide: float, high: float, grow: float) -> list[Shape]:
    teeth = []
    for step in range(int((wide - 28) // 14) + 1):
        x = 14 + step * (wide - 35) / max(1, (wide - 28) // 14)
        teeth += [box(x - grow, y - grow, 7 + 2 * grow, 5 + 2 * grow) for y in (BANK + 5, high - BANK - 10)]
    for step in range(int((high - 44) // 14) + 1):
        y = 32 + step * (high - 57) / max(1, (high - 44) // 14)
        teeth += [box(x - grow, y - grow, 5 + 2 * grow, 7 + 2 * grow) for x in (BANK + 5, wide - BANK - 10)]
    return teeth
