"""A picture as data: a backdrop and sprites on it, hashable and without pixels."""

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
"""The kind of picture that is painted in full colour."""


class Sprite:
    """A drawing that can be painted once for each scale: a frozen value, equal to values that look the same."""

    __slots__ = ()

    max_pixels_per_unit: ClassVar[float] = 4
    """Maximum number of pixels a unit at which the sprite is painted before it is reduced to its scale. The largest
    multiple of the scale is used."""

    is_sliceable: ClassVar[bool] = False
    """Whether the sprite looks the same if it is painted in parts from top to bottom that begin at whole pixels."""

    @property
    def box(self) -> Box:
        """Return the bounds of the area around its anchor that the sprite may touch, in units."""
        raise NotImplementedError

    @property
    def hole(self) -> Box | None:
        """Return the bounds of the hole that the sprite leaves unpainted, in units, or None."""
        return None

    @property
    def taller_sprite(self) -> "Sprite | None":
        """Return a sprite that shares its upper part with many others, or None. The shared part is painted once, and
        `items_above` are added to it."""
        return None

    @property
    def items_above(self) -> "tuple[Item, ...]":
        """Return the items that are painted over the part shared with `taller_sprite`."""
        return ()

    @property
    def upper_backdrop(self) -> "Sprite | None":
        """Return a backdrop that covers its upper part, which is painted once for both; None for none."""
        return None

    @property
    def without_marks(self) -> "Sprite":
        """Return the sprite without the marks of possible actions."""
        return self

    @property
    def child_items(self) -> "tuple[Item, ...]":
        """Return the sprites of which this one consists, from bottom to top, around its anchor. Each is painted and
        cached separately. () means that the sprite is painted as one."""
        return ()

    def single_colour(self, theme: Theme) -> str | None:
        """Return the sprite's only colour, which saves work, or None if it may have several."""
        return None

    def ground_colour(self, theme: Theme) -> str | None:
        """Return the colour that fills the sprite's box below everything else, so that no pixel is transparent, which
        saves work. Return None if pixels may be transparent."""
        return None

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the sprite with its anchor at (0, 0)."""
        for _, x, y, sprite in self.child_items:
            sprite.paint(canvas.move_origin(x, y), theme)


class RectangleSprite(Sprite):
    """A sprite of `width` by `height` units, anchored at its upper left corner.

    `margins`: the units that it may touch beyond its left, upper, right and lower edge.
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
    """A sprite that covers a whole picture of width and height `size`, anchored at its upper left corner."""

    __slots__ = ()
    size: tuple[int, int]

    @property
    def box(self) -> Box:
        """Return the bounds of the whole picture, in units."""
        return Box(0, 0, *self.size)


class DiscSprite(Sprite):
    """A sprite of `radius` units, anchored at its centre.

    `reach_ratio`: the radius that it may touch, as a multiple of its own.
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
    """A square sprite with sides of `size` units, anchored at its centre.

    `reach_ratio`: half the side of the square that it may touch, as a multiple of its size.
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
    """A sprite at its place in a scene.

    `z`: the layer; a higher one is on top.
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
    `theme`: the key of the colours, one of `render.theme.THEMES`.
    `backdrop`: the sprite below all items, painted once for each scale and theme.
    `items`: the sprites from bottom to top.
    `alt`: the alt text, at most ALT_LIMIT characters.
    """

    kind: str
    name: str
    size: tuple[int, int]
    theme: str
    backdrop: Sprite
    items: tuple[Item, ...]
    alt: str


def sort_by_layer(items: Iterable[Item]) -> tuple[Item, ...]:
    """Return the items from bottom to top. Items on one layer keep their order."""
    return tuple(sorted(items, key=itemgetter(0)))


def shift_right(items: Iterable[Item], units: float) -> Iterable[Item]:
    """Return the items moved right by this many units."""
    return (Item(z, x + units, y, sprite) for z, x, y, sprite in items) if units else items


def shorten_alt(alt: str) -> str:
    """Return an alt text cut to Discord's limit."""
    return alt if len(alt) <= MAX_ALT_LENGTH else alt[: MAX_ALT_LENGTH - 1] + "…"
