"""A picture as data: a backdrop and the sprites that lie on it, hashable and without a pixel."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from render.theme import Theme
from render.vec import Box, Canvas

ALT_LIMIT = 1024


class Sprite(Hashable, Protocol):
    """Something that can be painted once for each scale: equal sprites look the same."""

    @property
    def box(self) -> Box:
        """The units around its anchor that it may touch."""
        ...

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw itself with its anchor at (0, 0)."""
        ...


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
