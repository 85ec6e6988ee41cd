"""A picture as data: a backdrop and sprites on it."""

from collections.abc import Iterable
from operator import itemgetter
from typing import ClassVar, NamedTuple

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.theme import Theme

MAX_ALT_LENGTH = 1024
"""Maximum number of characters in an attachment's description on Discord
(https://docs.discord.com/developers/resources/message#attachment-object)."""


POSTER_KIND = "poster"
"""The kind of scenes that are painted in full colours."""


class Sprite:
    """A drawing that is painted once for each scale and theme: an immutable value, equal to those that look alike."""

    __slots__ = ()

    max_pixels_per_unit: ClassVar[float] = 4
    """Maximum number of pixels per unit at which it is painted before it is reduced to its scale. The largest multiple
    of the scale up to it is used."""

    is_sliceable: ClassVar[bool] = False
    """Whether it looks the same if it is painted in slices from top to bottom that begin at whole pixels."""

    @property
    def box(self) -> Box:
        """Return the bounds of the area that it may touch, in units from its anchor."""
        raise NotImplementedError

    @property
    def hole(self) -> Box | None:
        """Return the bounds of an area inside it that it leaves unpainted, or None."""
        return None

    @property
    def taller_sprite(self) -> "Sprite | None":
        """Return a sprite whose upper part is below this one's `items_above`, and is shared with other sprites, or
        None. The shared part is painted once."""
        return None

    @property
    def items_above(self) -> "tuple[Item, ...]":
        """Return the items over the part that is shared with `taller_sprite`."""
        return ()

    @property
    def upper_backdrop(self) -> "Sprite | None":
        """Return a backdrop that covers its upper part and is painted once for both, or None."""
        return None

    @property
    def without_marks(self) -> "Sprite":
        """Return it without marks of possible actions."""
        return self

    @property
    def child_items(self) -> "tuple[Item, ...]":
        """Return the items of which it consists, from bottom to top, around its anchor. Each is painted and cached
        separately. If there are none, it is painted as one."""
        return ()

    def single_colour(self, theme: Theme) -> str | None:
        """Return its only colour, which saves work, or None if it may have several."""
        return None

    def ground_colour(self, theme: Theme) -> str | None:
        """Return the colour that fills its box below all else to save work, or None if pixels may be transparent."""
        return None

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint it with its anchor at (0, 0)."""
        for _, x, y, sprite in self.child_items:
            sprite.paint(canvas.move_origin(x, y), theme)


class RectangleSprite(Sprite):
    """A sprite of `width` by `height` units, anchored at its top-left corner.

    `margins`: the distances in units that it may extend beyond its left, upper, right and lower edges.
    """

    __slots__ = ()
    width: float
    height: float
    margins: ClassVar[tuple[float, float, float, float]] = (0, 0, 0, 0)

    @property
    def box(self) -> Box:
        """Return the bounds of the rectangle and its margins, in units."""
        left, top, right, bottom = self.margins
        return Box(-left, -top, self.width + right, self.height + bottom)


class BackdropSprite(Sprite):
    """A sprite that covers a whole picture, anchored at its top-left corner. `size`: the width and height in units."""

    __slots__ = ()
    size: tuple[int, int]

    @property
    def box(self) -> Box:
        """Return the bounds of the whole picture, in units."""
        return Box(0, 0, *self.size)


class DiscSprite(Sprite):
    """A round sprite around its anchor. `radius`: in units.

    `reach_ratio`: the distance from its middle that it may touch, relative to its radius.
    `margin`: the units that it may touch beyond that.
    """

    __slots__ = ()
    radius: float
    reach_ratio: ClassVar[float] = 1
    margin: ClassVar[float] = 0

    @property
    def box(self) -> Box:
        """Return the bounds of the square around the disc and its margin, in units."""
        reach = self.radius * self.reach_ratio + self.margin
        return Box(-reach, -reach, reach, reach)


class SquareSprite(Sprite):
    """A square sprite around its anchor. `size`: the length of its sides in units.

    `reach_ratio`: the distance from its middle that it may touch to each side, relative to its size.
    `margin`: the units that it may touch beyond that.
    """

    __slots__ = ()
    size: float
    reach_ratio: ClassVar[float] = 0.5
    margin: ClassVar[float] = 0

    @property
    def box(self) -> Box:
        """Return the bounds of the square and its margin, in units."""
        reach = self.size * self.reach_ratio + self.margin
        return Box(-reach, -reach, reach, reach)


class Item(NamedTuple):
    """A sprite at a position in a scene.

    `z`: the z-layer; higher layers are on top.
    `x`: the distance of the sprite's anchor from the scene's left edge, in units.
    `y`: the distance of the sprite's anchor from the scene's upper edge, in units.
    `sprite`: the sprite.
    """

    z: int
    x: float
    y: float
    sprite: Sprite


class Scene(Struct, frozen=True, cache_hash=True):
    """The contents of a picture.

    `kind`: the kind of picture, for logs and caches: `board`, `hand`, `targets` and so on.
    `name`: the ASCII part of the file's name.
    `size`: width and height in units.
    `theme`: the key of its colours, one of `render.theme.THEMES`.
    `backdrop`: the sprite below all items, painted once for each scale and theme.
    `items`: the sprites from bottom to top.
    `alt`: the alt text, at most MAX_ALT_LENGTH characters.
    """

    kind: str
    name: str
    size: tuple[int, int]
    theme: str
    backdrop: Sprite
    items: tuple[Item, ...]
    alt: str


def sort_by_layer(items: Iterable[Item]) -> tuple[Item, ...]:
    """Return items from bottom to top. Those on one layer keep their order."""
    return tuple(sorted(items, key=itemgetter(0)))


def shift_right(items: Iterable[Item], units: float) -> Iterable[Item]:
    """Return items moved to the right by this many units."""
    return (Item(z, x + units, y, sprite) for z, x, y, sprite in items) if units else items


def shorten_alt(alt: str) -> str:
    """Return an alt text, cut off at the length that Discord allows."""
    return alt if len(alt) <= MAX_ALT_LENGTH else alt[: MAX_ALT_LENGTH - 1] + "…"
