"""A picture as data: a backdrop and the sprites that lie on it, hashable and without a pixel."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from render.drawing.canvas import Box, Canvas
from render.theme import Theme

ALT_LIMIT = 1024


class Sprite:
    """Something that can be painted once for each scale: a frozen dataclass, equal to what looks the same."""

    __slots__ = ()

    grain: ClassVar[int] = 8
    """How many pixels a unit it is painted with at least, before it is reduced to its scale."""

    in_parts: ClassVar[bool] = False
    """Whether it looks the same when it is painted in parts from top to bottom. Its anchor is its top left corner."""

    @property
    def box(self) -> Box:
        """The units around its anchor that it may touch."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw itself with its anchor at (0, 0)."""
        raise NotImplementedError


class Item(NamedTuple):
    """A sprite with its anchor at (x, y), in units; a higher `z` lies on top."""

    z: int
    x: float
    y: float
    sprite: Sprite


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows. `alt` says it in words; `name` is the ASCII part of its file name."""

    kind: str
    name: str
    size: tuple[int, int]
    theme: str
    backdrop: Sprite
    items: tuple[Item, ...]
    alt: str


def stack(items: Iterable[Item]) -> tuple[Item, ...]:
    """The items from bottom to top; those on one layer keep their order."""
    return tuple(sorted(items, key=lambda item: item.z))


def shorten(alt: str) -> str:
    """An alternative text that is within Discord's limit."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"
