"""A picture as data: a backdrop and sprites on it, hashable and without a pixel."""

from collections.abc import Iterable
from operator import itemgetter
from typing import ClassVar, NamedTuple

from msgspec import Struct

from render.drawing.canvas import Box, Canvas
from render.theme import Theme

ALT_LIMIT = 1024
"""Characters that Discord allows in an attachment's description
(https://docs.discord.com/developers/resources/message#attachment-object)."""


POSTER = "poster"
"""The kind of picture that is painted in full colours."""


class Sprite:
    """A drawing that can be painted once for each scale: a frozen value, equal to those that look the same."""

    __slots__ = ()

    grain: ClassVar[float] = 4
    """Maximum pixels a unit at which it is painted before it is reduced to its scale; the largest multiple of the scale
    is taken."""

    in_parts: ClassVar[bool] = False
    """Whether it looks the same when it is painted in parts from top to bottom, which begin at whole pixels."""

    @property
    def box(self) -> Box:
        """Return the bounds of the area around its anchor that it may touch, in units."""
        raise NotImplementedError

    @property
    def hole(self) -> Box | None:
        """Return the bounds of its hole, which it leaves unpainted, in units; None for none."""
        return None

    @property
    def higher(self) -> "Sprite | None":
        """Return a sprite whose upper part looks the same except for `layers_above`, so that it is painted once for
        many; None: there is none."""
        return None

    @property
    def layers_above(self) -> "tuple[Item, ...]":
        """Return what is painted over the part that is shared with `higher`."""
        return ()

    @property
    def without_marks(self) -> "Sprite":
        """Return the sprite without marks of possible actions."""
        return self

    @property
    def composed(self) -> "tuple[Item, ...]":
        """Return the sprites that it consists of, from bottom to top, around its anchor: each is painted and cached by
        itself; (): it is painted as one."""
        return ()

    def single(self, theme: Theme) -> str | None:
        """Return its only colour, which saves work; None: there may be several."""
        return None

    def ground(self, theme: Theme) -> str | None:
        """Return the colour that fills its box below everything it paints, so that no pixel is transparent, which saves
        work; None: some may be."""
        return None

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw itself with its anchor at (0, 0)."""
        for _, x, y, sprite in self.composed:
            sprite.paint(canvas.move_origin(x, y), theme)


class Item(NamedTuple):
    """A sprite at its place in a scene.

    `z`: the layer; a higher one lies on top.
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
    `backdrop`: what lies below all items, painted once for each scale and theme.
    `items`: the sprites from bottom to top.
    `alt`: the picture in words, at most ALT_LIMIT characters.
    """

    kind: str
    name: str
    size: tuple[int, int]
    theme: str
    backdrop: Sprite
    items: tuple[Item, ...]
    alt: str


def stack(items: Iterable[Item]) -> tuple[Item, ...]:
    """Return the items from bottom to top; those on one layer keep their order."""
    return tuple(sorted(items, key=itemgetter(0)))


def shift_right(items: Iterable[Item], units: float) -> Iterable[Item]:
    """Return the items moved right by this many units."""
    return (Item(z, x + units, y, sprite) for z, x, y, sprite in items) if units else items


def shorten(alt: str) -> str:
    """Return an alternative text that is within Discord's limit."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"
