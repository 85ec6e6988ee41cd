"""Marks of what others changed on a board since the reader's last turn, numbered in order."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from engine.game import Event, Seat
from render.context import PictureContext
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import disc, hole, join, rounded_rectangle
from render.drawing.text import HEAVY
from render.kit.names import MIN_SIZE
from render.scene import Item, RectangleSprite, Sprite
from render.sprites.ground import Rect
from render.theme import Theme

_DISC_RADIUS, _DISC_LEFT, _DISC_BOTTOM = 17.0, 15.0, 16.0
"""Radius of a mark's disc, and distances of its middle from the left and lower edges of the changed place, in units."""


class ChangeRim(Struct, RectangleSprite, frozen=True):
    """A rim around a changed place, anchored at its top-left corner, in the colour of the player who changed it.
    `width`, `height`: the size of the place in units."""

    width: float
    height: float
    ink: str

    margins = (3, 3, 3, 3)

    @property
    def hole(self) -> Box:
        """Return the bounds of the area inside the rim, in units."""
        return Box(8, 8, self.width - 8, self.height - 8)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a dark, a white and a coloured line, one within the other."""
        w, h = self.width, self.height
        inner = hole(rounded_rectangle(4, 4, w - 8, h - 8, 4))
        for reach, ink in ((2.4, theme.casing), (1.2, theme.white), (-0.4, self.ink)):
            outer = rounded_rectangle(-reach, -reach, w + 2 * reach, h + 2 * reach, 7 + reach)
            canvas.fill(join(outer, inner), ink)


class ChangeNumber(Struct, Sprite, frozen=True):
    """The number of a change, around its anchor, in a ring of the colour of the player who made it."""

    number: int
    ink: str

    box = Box(-_DISC_RADIUS - 2, -_DISC_RADIUS - 2, _DISC_RADIUS + 2, _DISC_RADIUS + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a white disc with the number, and around it the ring and a dark line."""
        for radius, ink in (
            (_DISC_RADIUS + 1.2, theme.casing),
            (_DISC_RADIUS, self.ink),
            (_DISC_RADIUS - 3.4, theme.white),
        ):
            canvas.fill(disc(0, 0, radius), ink)
        canvas.write(0, 0, str(self.number), MIN_SIZE, HEAVY, theme.ink, 2 * _DISC_RADIUS - 8)


class ChangedPlace(NamedTuple):
    """A place that a move changed: its rectangle in units, and the z-layers of its rim and of its number."""

    card: Rect
    layers: tuple[int, int]


def change_items(
    context: PictureContext,
    places_of: Callable[[Sequence[Event]], Iterable[ChangedPlace]],
    ink_of: Callable[[Seat], str],
) -> Iterator[Item]:
    """Yield a rim and a number for each place changed by a move since the reader's last turn. A place that changed
    several times has its last number.

    `places_of`: returns the places changed by some events.
    `ink_of`: returns a seat's colour.
    """
    seats_by_place: dict[ChangedPlace, Seat] = {}
    for seat, events in context.since:
        for change in places_of(events):
            seats_by_place.pop(change, None)
            seats_by_place[change] = seat
    for number, (change, seat) in enumerate(seats_by_place.items(), 1):
        (x, y, width, height), (rim, above) = change
        yield Item(rim, x, y, ChangeRim(width, height, ink_of(seat)))
        yield Item(above, x + _DISC_LEFT, y + height - _DISC_BOTTOM, ChangeNumber(number, ink_of(seat)))
