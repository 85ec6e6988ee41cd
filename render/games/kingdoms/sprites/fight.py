"""A fight on the board: crossed swords, a side's strength, and frames around its supporters."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point, disc, place_shape, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.games.kingdoms import symbols
from render.scene import RectangleSprite, Sprite
from render.sprites.emblems import EMBLEMS
from render.sprites.marks import frame
from render.theme import Theme

_STRENGTH = 33.0
_EMBLEM_RADIUS = 17.0
"""The radius of the emblem next to a strength."""

_DISC_HALF = 16.0
"""Half the size of the clear area around a fighting leader."""


class Strength(Struct, Sprite, frozen=True):
    """A side's strength, on a white tag.

    `value`: the strength.
    `more`: whether more may still be added.
    `mark`: the emblem of the fighter's player, for a tag that is not next to its fighter; otherwise "".
    `sphere`: the colour of that fighter.
    """

    value: int
    more: bool
    mark: str = ""
    sphere: int = 0

    def _words(self) -> str:
        return f"{self.value}+?" if self.more else str(self.value)

    def _half(self) -> float:
        return max(17.0, text_width(self._words(), _STRENGTH, HEAVY) / 2 + 6 + _EMBLEM_RADIUS * bool(self.mark))

    @property
    def box(self) -> Box:
        """Return the bounds of the tag, which is as wide as its number, in units."""
        return Box(-self._half() - 5, -21, self._half() + 2, 21)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a rounded label with a dark outline."""
        half = self._half()
        canvas.fill(rounded_rectangle(-half - 1.4, -17.4, 2 * half + 2.8, 34.8, 8.4), theme.highlight_casing)
        canvas.fill(rounded_rectangle(-half, -16, 2 * half, 32, 7), theme.white)
        canvas.letters(_EMBLEM_RADIUS if self.mark else 0, 0, self._words(), _STRENGTH, HEAVY, theme.ink)
        if self.mark:
            self._emblem(canvas.move_origin(_EMBLEM_RADIUS + 2 - half, 0), theme)

    def _emblem(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the fighter: a disc of its colour in the player's ring."""
        for radius, ink in (
            (_EMBLEM_RADIUS + 2, theme.ink),
            (_EMBLEM_RADIUS + 1, theme.dynasty(self.mark)),
            (_EMBLEM_RADIUS - 1.6, theme.ink),
        ):
            canvas.fill(disc(0, 0, radius), ink)
        canvas.fill(disc(0, 0, _EMBLEM_RADIUS - 2.4), theme.spheres[self.sphere].base)
        side = 1.25 * _EMBLEM_RADIUS
        canvas.fill(place_shape(EMBLEMS[self.mark], -side / 2, -side / 2, side), theme.ivory)


def strength_tags(
    fighters: Iterable[tuple[float, float, Strength]],
    aside: float,
    above: float,
    room: Box,
    leaders: Iterable[Point] = (),
) -> Iterator[tuple[float, float, Strength]]:
    """Yield each fighter's tag next to the fighter, within `room`: above it on the right, or on the first other side on
    which it touches no earlier tag and, if possible, neither another fighter nor one of the `leaders`. If there is
    none, it covers the leader's letter."""
    fighters, laid = list(fighters), list[Box]()
    standing = {*leaders, *((x, y) for x, y, _ in fighters)}
    for x, y, tag in fighters:
        beside = _DISC_HALF + 12 + tag.box.right
        sides = ((aside, -above), (-aside, -above), (-aside, above), (aside, above), (beside, 0), (-beside, 0))
        others = [_disc(*at) for at in standing if at != (x, y)]
        least, most = room.left - tag.box.left, room.right - tag.box.right
        lowest, highest = room.top - tag.box.top, room.bottom - tag.box.bottom
        within = [dy for dy in (-above, above, 0) if lowest <= y + dy <= highest]
        places = [(min(max(x + dx, least), most), y + dy) for dx, dy in sides if dy in within]
        apart = [at for at in places if not any(_touch(_box(*at, tag), box) for box in laid)]
        clear = (at for at in apart if not any(_touch(_box(*at, tag), box) for box in others))
        left, top = next(clear, (apart or places)[0])
        laid.append(_box(left, top, tag))
        yield left, top, tag


def _disc(x: float, y: float) -> Box:
    return Box(x - _DISC_HALF, y - _DISC_HALF, x + _DISC_HALF, y + _DISC_HALF)


def _box(x: float, y: float, tag: Strength) -> Box:
    box = tag.box
    return Box(x + box.left, y + box.top, x + box.right, y + box.bottom)


def _touch(one: Box, other: Box) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


class Clash(Struct, Sprite, frozen=True):
    """Crossed swords between two fighting leaders."""

    radius: float = 21.0
    pink: bool = True

    @property
    def box(self) -> Box:
        """Return the bounds of the disc's square, in units."""
        reach = self.radius * 1.15
        return Box(-reach, -reach, reach, reach)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a rimmed disc with the swords on it."""
        r = self.radius
        if self.pink:
            canvas.fill(disc(0, 0, r), theme.highlight_casing)
            canvas.fill(disc(0, 0, r * 0.95), theme.white)
            canvas.fill(disc(0, 0, r * 0.86), theme.highlight)
        else:
            canvas.shadow(disc(0, 0, r), r * 0.05, r * 0.06, theme.night, 0.5)
            canvas.fill(disc(0, 0, r), theme.gold.dark)
            canvas.fill(disc(0, 0, r * 0.98), (theme.gold.light, theme.gold.base))
            canvas.fill(disc(0, 0, r * 0.9), theme.blood.dark)
            canvas.fill(disc(0, 0, r * 0.88), (theme.blood.light, theme.blood.dark))
        side = r * (1.05 if self.pink else 0.98)
        canvas.fill(place_shape(symbols.SWORDS, -side / 2, -side / 2, side), theme.ivory)


class Support(Struct, RectangleSprite, frozen=True):
    """The frame around a tile or card that counts for one of the fighters."""

    width: float
    height: float

    margins = (2, 2, 2, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink line between a white and a dark one."""
        for inset, ink in (
            (-0.6, theme.highlight_casing),
            (0.2, theme.white),
            (0.9, theme.highlight),
            (3.2, theme.white),
        ):
            canvas.fill(frame(inset, 4.2, self.width, self.height), ink)
