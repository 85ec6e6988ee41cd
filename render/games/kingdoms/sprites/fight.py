"""Sprites of a fight on the board: tags with strengths, crossed swords, frames around supporters."""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Point, disc, place_shape, rounded_rectangle
from render.drawing.text import HEAVY, text_width
from render.games.kingdoms import symbols
from render.scene import DiscSprite, RectangleSprite, Sprite
from render.sprites.emblems import EMBLEMS
from render.sprites.marks import rim_shape
from render.theme import Theme

_STRENGTH_FONT_SIZE = 33.0
_EMBLEM_RADIUS = 17.0
"""Radius of the emblem next to a strength, in units."""

_LEADER_CLEARANCE = 16.0
"""Half the side of the square around a leader that tags leave visible, in units."""


class StrengthTag(Struct, Sprite, frozen=True):
    """A side's strength on a white tag, around the anchor.

    `value`: the strength.
    `may_grow`: whether the side may still add pieces.
    `mark`: the dynasty of the fighter, for a tag that is not next to its fighter; otherwise "".
    `sphere`: the colour of such a fighter, as an index of `Theme.spheres`.
    """

    value: int
    may_grow: bool
    mark: str = ""
    sphere: int = 0

    def _text(self) -> str:
        return f"{self.value}+?" if self.may_grow else str(self.value)

    def _half_width(self) -> float:
        return max(
            17.0, text_width(self._text(), _STRENGTH_FONT_SIZE, HEAVY) / 2 + 6 + _EMBLEM_RADIUS * bool(self.mark)
        )

    @property
    def box(self) -> Box:
        """Return the bounds of the tag, which is as wide as its number, in units."""
        return Box(-self._half_width() - 5, -21, self._half_width() + 2, 21)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a rounded white label with a dark outline, the strength, and the fighter's emblem if `mark` is set."""
        half = self._half_width()
        canvas.fill(rounded_rectangle(-half - 1.4, -17.4, 2 * half + 2.8, 34.8, 8.4), theme.highlight_casing)
        canvas.fill(rounded_rectangle(-half, -16, 2 * half, 32, 7), theme.white)
        canvas.write(_EMBLEM_RADIUS if self.mark else 0, 0, self._text(), _STRENGTH_FONT_SIZE, HEAVY, theme.ink)
        if self.mark:
            self._paint_emblem(canvas.move_origin(_EMBLEM_RADIUS + 2 - half, 0), theme)

    def _paint_emblem(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the fighter: its dynasty's sign on a disc of its colour, in a ring of the dynasty's colour."""
        for radius, ink in (
            (_EMBLEM_RADIUS + 2, theme.ink),
            (_EMBLEM_RADIUS + 1, theme.dynasty_colour(self.mark)),
            (_EMBLEM_RADIUS - 1.6, theme.ink),
        ):
            canvas.fill(disc(0, 0, radius), ink)
        canvas.fill(disc(0, 0, _EMBLEM_RADIUS - 2.4), theme.spheres[self.sphere].base)
        side = 1.25 * _EMBLEM_RADIUS
        canvas.fill(place_shape(EMBLEMS[self.mark], -side / 2, -side / 2, side), theme.ivory)


def place_strength_tags(
    fighters: Iterable[tuple[float, float, StrengthTag]],
    aside: float,
    above: float,
    room: Box,
    leaders: Iterable[Point] = (),
    hidden_area: Callable[[Box], float] = lambda tag: 0.0,
) -> Iterator[tuple[float, float, StrengthTag]]:
    """Yield each fighter's tag with its position, within `room`: above the fighter on the right, or on another side, so
    that it overlaps no earlier tag, if possible no other leader, and as little as possible of other pieces. Without
    such a side it covers the leader's letter. `aside`, `above`: its distances from the fighter, in units.
    `hidden_area`: a function that returns how much of the pieces a tag hides."""
    fighters, laid = list(fighters), list[Box]()
    standing = {*leaders, *((x, y) for x, y, _ in fighters)}
    for x, y, tag in fighters:
        beside = _LEADER_CLEARANCE + 12 + tag.box.right
        sides = ((aside, -above), (-aside, -above), (-aside, above), (aside, above), (beside, 0), (-beside, 0))
        other_leaders = [_leader_bounds(*place) for place in standing if place != (x, y)]
        leftmost, rightmost = room.left - tag.box.left, room.right - tag.box.right
        lowest, highest = room.top - tag.box.top, room.bottom - tag.box.bottom
        within = [dy for dy in (-above, above, 0) if lowest <= y + dy <= highest]
        places = [(min(max(x + dx, leftmost), rightmost), y + dy) for dx, dy in sides if dy in within]
        apart = [place for place in places if not any(tag.box.move(*place).overlaps(box) for box in laid)]
        clear = [place for place in apart if not any(tag.box.move(*place).overlaps(box) for box in other_leaders)]
        free_places = clear or (apart or places)[:1]
        areas = list[float]()
        for place in free_places:
            areas.append(hidden_area(tag.box.move(*place)))
            if not areas[-1]:
                break
        left, top = free_places[areas.index(min(areas))]
        laid.append(tag.box.move(left, top))
        yield left, top, tag


def _leader_bounds(x: float, y: float) -> Box:
    return Box(x - _LEADER_CLEARANCE, y - _LEADER_CLEARANCE, x + _LEADER_CLEARANCE, y + _LEADER_CLEARANCE)


class ClashMark(Struct, DiscSprite, frozen=True):
    """Crossed swords on a disc, between two fighting leaders or on a picture of a conflict."""

    radius: float = 21.0
    has_pink_rim: bool = True

    reach_ratio = 1.15

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a disc with the swords, with a pink rim for a board or a gold one."""
        r = self.radius
        if self.has_pink_rim:
            canvas.fill(disc(0, 0, r), theme.highlight_casing)
            canvas.fill(disc(0, 0, r * 0.95), theme.white)
            canvas.fill(disc(0, 0, r * 0.86), theme.highlight)
        else:
            canvas.draw_shadow(disc(0, 0, r), r * 0.05, r * 0.06, theme.night, 0.5)
            canvas.fill(disc(0, 0, r), theme.gold.dark)
            canvas.fill(disc(0, 0, r * 0.98), (theme.gold.light, theme.gold.base))
            canvas.fill(disc(0, 0, r * 0.9), theme.blood.dark)
            canvas.fill(disc(0, 0, r * 0.88), (theme.blood.light, theme.blood.dark))
        side = r * (1.05 if self.has_pink_rim else 0.98)
        canvas.fill(place_shape(symbols.SWORDS_SHAPE, -side / 2, -side / 2, side), theme.ivory)


class SupporterRim(Struct, RectangleSprite, frozen=True):
    """A frame around a tile or card that supports a fighter."""

    width: float
    height: float

    margins = (2, 2, 2, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a pink line between white and dark ones."""
        for inset, ink in (
            (-0.6, theme.highlight_casing),
            (0.2, theme.white),
            (0.9, theme.highlight),
            (3.2, theme.white),
        ):
            canvas.fill(rim_shape(inset, 4.2, self.width, self.height), ink)
