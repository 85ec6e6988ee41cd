"""What lies where in a picture, by numbers: they make quick keys, and tell where two pictures differ."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import count
from threading import Lock
from typing import NamedTuple, TypeAlias

from render.raster.compose import Area, touched
from render.scene import Item, Scene, Sprite

KNOWN = 11_000
"""So many items keep their numbers, those that were seen last; a number never stands for two things."""

Key: TypeAlias = tuple[int, ...]
"""What is in some rows of a picture: the number of the backdrop, the first row, the items from bottom to top."""


class Laid(NamedTuple):
    """An item in its place: a number that it shares with what looks the same there, and the pixels that it touches."""

    item: Item
    number: int
    area: Area


class Numbers:
    """Gives numbers to what lies in pictures, in any thread."""

    def __init__(self) -> None:
        self._known: OrderedDict[object, Laid] = OrderedDict()
        self._areas: dict[int, Area] = {}
        self._under: dict[object, int] = {}
        self._numbers = count()
        self._lock = Lock()

    def under(self, backdrop: Sprite, scale: float, theme: str) -> int:
        """Return the number of a backdrop."""
        with self._lock:
            return self._under.setdefault((backdrop, scale, theme), next(self._numbers))

    def laid(self, scene: Scene, scale: float) -> list[Laid]:
        """Return the items of a scene, from bottom to top."""
        theme = scene.theme
        return [self._seen((item, scale, theme)) or self._new(item, scale, theme) for item in scene.items]

    def changed(self, before: Key, after: Key) -> list[Area] | None:
        """Return where rows differ from what was there before; None: it cannot be told."""
        gone, new = set(before[2:]), set(after[2:])
        stayed, stays = [one for one in before[2:] if one in new], [one for one in after[2:] if one in gone]
        if before[:2] != after[:2] or stayed != stays:
            return None
        areas = [area for number in gone ^ new if (area := self._areas.get(number))]
        return areas if len(areas) == len(gone ^ new) else None

    def _seen(self, key: object) -> Laid | None:
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def _new(self, item: Item, scale: float, theme: str) -> Laid:
        area = touched(item, scale, theme)
        with self._lock:
            laid = self._known.setdefault((item, scale, theme), Laid(item, next(self._numbers), area))
            self._areas[laid.number] = laid.area
            while len(self._known) > KNOWN:
                _, forgotten = self._known.popitem(last=False)
                del self._areas[forgotten.number]
            return laid


def keys(under: int, laid: Sequence[Laid], height: int, rows: int) -> Iterator[Key]:
    """Yield what is in each `rows` of a picture, from top to bottom."""
    inside: list[list[int]] = [[under, top] for top in range(0, height, rows)]
    for _, number, area in laid:
        if area.bottom > 0:
            for key in inside[max(0, area.top) // rows : (area.bottom - 1) // rows + 1]:
                key.append(number)
    return map(tuple, inside)
