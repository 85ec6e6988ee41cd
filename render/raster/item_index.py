"""What lies where in a picture, by numbers: they make quick keys, and tell where two pictures differ."""

import math
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import count
from threading import Lock
from typing import NamedTuple, TypeAlias

from cachetools import LRUCache

from render.raster.compose import Area, altered, touched
from render.raster.grounds import GROUNDS, HEIGHT
from render.scene import Item, Scene, Sprite

KNOWN = 14_000
"""At most so many items keep their numbers, and at least half as many, those that were seen last; a number never stands
for two things."""

Key: TypeAlias = tuple[int, ...]
"""What is in some rows of a picture: the number of the pixels under it, the first row, the items from bottom to top."""

_BACKDROPS, _BANDS = 500, 16_000
"""So many backdrops, and so many different rows of them, keep their numbers."""

_Look: TypeAlias = tuple[Item, float, str]
"""An item, at which scale, in which theme."""


class Laid(NamedTuple):
    """An item in its place: a number that it shares with what looks the same there, and the pixels that it touches."""

    item: Item
    number: int
    area: Area


class Numbers:
    """Gives numbers to what lies in pictures, in any thread."""

    def __init__(self) -> None:
        self._recent: dict[_Look, Laid] = {}
        self._earlier: dict[_Look, Laid] = {}
        self._altered: dict[int, tuple[Area, ...]] = {}
        self._under: LRUCache[object, tuple[int, ...]] = LRUCache(_BACKDROPS)
        self._bands: LRUCache[tuple[str, int, bytes], int] = LRUCache(_BANDS)
        self._numbers = count()
        self._lock = Lock()

    def under(self, sprite: Sprite, scale: float, theme: str, rows: int) -> tuple[int, ...]:
        """Return a number for each `rows`, whole bands, of a backdrop from top to bottom, shared by those that look the
        same: what pictures of one board have in common is made once."""
        look = sprite, scale, theme, rows
        with self._lock:
            if found := self._under.get(look):
                return found
        (width, _), packed = GROUNDS.find(sprite, scale, theme)  # the same pixels are the same bytes
        step = math.ceil(rows / HEIGHT)
        bands = [blake2b(b"".join(packed[at : at + step]), digest_size=16) for at in range(0, len(packed), step)]
        with self._lock:
            numbers = [self._bands.setdefault((theme, width, one.digest()), next(self._numbers)) for one in bands]
            return self._under.setdefault(look, tuple(numbers))

    def laid(self, scene: Scene, scale: float, give_way: Callable[[], object] = lambda: None) -> list[Laid]:
        """Return the items of a scene, from bottom to top. `give_way` is called before each that is new."""
        theme = scene.theme
        seen = self._recent.get  # without the lock: one look-up is one step, and what is missed is looked for again
        return [seen(look := (item, scale, theme)) or self._noted(look, give_way) for item in scene.items]

    def changed(self, before: Key, after: Key) -> list[Area] | None:
        """Return where rows differ from what was there before; None: it cannot be told."""
        if before[:2] != after[:2]:
            return None
        gone, new = before[2:], after[2:]
        differing = set(gone).symmetric_difference(new)
        if [one for one in gone if one not in differing] != [one for one in new if one not in differing]:
            return None
        known = [areas for number in differing if (areas := self._altered.get(number))]
        return [area for areas in known for area in areas] if len(known) == len(differing) else None

    def _noted(self, look: _Look, give_way: Callable[[], object]) -> Laid:
        """Return an item that is not among the recent ones, which it joins."""
        with self._lock:
            if look in self._recent:
                return self._recent[look]
            if look in self._earlier:
                return self._remember(look, self._earlier.pop(look))
        give_way()
        laid = Laid(look[0], 0, touched(*look))
        with self._lock:
            return self._recent.get(look) or self._remember(look, laid._replace(number=next(self._numbers)))

    def _remember(self, look: _Look, laid: Laid) -> Laid:
        """Return an item that is now among the recent ones, whose room is limited."""
        self._recent[look], self._altered[laid.number] = laid, altered(laid.item, look[1], laid.area)
        if len(self._recent) > KNOWN // 2:
            for forgotten in self._earlier.values():
                del self._altered[forgotten.number]
            self._recent, self._earlier = {}, self._recent
        return laid


def keys(under: Sequence[int], laid: Sequence[Laid], rows: int) -> Iterator[Key]:
    """Yield what is in each `rows` of a picture, from top to bottom; `under`: the numbers of its backdrop's rows."""
    inside: list[list[int]] = [[number, rows * place] for place, number in enumerate(under)]
    for _, number, area in laid:
        if area.bottom > 0:
            for key in inside[max(0, area.top) // rows : (area.bottom - 1) // rows + 1]:
                key.append(number)
    return map(tuple, inside)
