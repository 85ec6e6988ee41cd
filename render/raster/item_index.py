"""Numbers for the items of pictures. They are compared faster than items, and show where two pictures differ."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from itertools import count
from threading import Lock
from typing import TypeAlias

from cachetools import LRUCache

from render.raster.compose import Area, changed_areas, item_area
from render.raster.grounds import BAND_HEIGHT, GROUNDS
from render.scene import Item, Scene, Sprite

MAX_ITEMS = 14_000
"""Maximum number of items whose numbers are remembered. At least half as many, the most recent ones, are kept. A number
is never reused."""

BandKey: TypeAlias = tuple[int, ...]
"""The contents of a band of a picture: the number of its backdrop, its index from the top, and the numbers of the items
that touch it, from bottom to top."""

_MAX_BACKDROPS, _MAX_BANDS = 500, 16_000
"""Maximum number of backdrops, and of different bands of backdrops, whose numbers are remembered."""

_ItemAppearance: TypeAlias = tuple[Item, float, str]
"""An item, its scale and its theme."""


NumberedItem: TypeAlias = tuple[Item, int, Area]
"""An item, its number, which it shares with items that look the same in the same place, and the area of its pixels."""


class ItemNumbers:
    """Assigns numbers to the items of pictures, in any thread."""

    def __init__(self) -> None:
        self._recent: dict[_ItemAppearance, NumberedItem] = {}
        self._earlier: dict[_ItemAppearance, NumberedItem] = {}
        self._changed_areas: dict[int, tuple[Area, ...]] = {}
        self._backdrops: LRUCache[object, tuple[int, ...]] = LRUCache(_MAX_BACKDROPS)
        self._bands: LRUCache[tuple[str, int, bytes], int] = LRUCache(_MAX_BANDS)
        self._numbers = count()
        self._lock = Lock()

    def backdrop_numbers(self, sprite: Sprite, scale: float, theme: str) -> tuple[int, ...]:
        """Return a number for each band of a backdrop from top to bottom. Equal bands share a number, so that their
        strips are made once."""
        backdrop = sprite, scale, theme
        with self._lock:
            if cached := self._backdrops.get(backdrop):
                return cached
        (width, _), packed = GROUNDS.find(*backdrop)  # equal pixels have equal bytes
        bands = [blake2b(band, digest_size=16).digest() for band in packed]
        with self._lock:
            numbers = [self._bands.setdefault((theme, width, band), next(self._numbers)) for band in bands]
            return self._backdrops.setdefault(backdrop, tuple(numbers))

    def items_of_scene(
        self, scene: Scene, scale: float, give_way: Callable[[], object] = lambda: None
    ) -> list[NumberedItem]:
        """Return the items of a scene, from bottom to top. `give_way` is called before each item that is new."""
        theme = scene.theme
        find_item = self._recent.get  # needs no lock: a look-up is atomic, and a miss is looked up again
        return [find_item(look := (item, scale, theme)) or self._number_item(look, give_way) for item in scene.items]

    def find_changes(self, old_items: Sequence[int], new_items: Sequence[int]) -> list[Area] | None:
        """Return the areas in which two pictures on the same backdrop differ, or None if an item was forgotten.
        `old_items`, `new_items`: the numbers of their items from bottom to top."""
        differing = set(old_items).symmetric_difference(new_items)
        removed, new = ([item for item in items if item not in differing] for items in (old_items, new_items))
        if removed != new:
            differing.update(*_differing_middles(removed, new))
        changed_areas = [areas for number in differing if (areas := self._changed_areas.get(number))]
        return [area for areas in changed_areas for area in areas] if len(changed_areas) == len(differing) else None

    def _number_item(self, appearance: _ItemAppearance, give_way: Callable[[], object]) -> NumberedItem:
        """Return an item after giving it a number and adding it to the recent ones."""
        with self._lock:
            if appearance in self._recent:
                return self._recent[appearance]
            if appearance in self._earlier:
                return self._remember(appearance, self._earlier.pop(appearance))
        give_way()
        area = item_area(*appearance)
        with self._lock:
            return self._recent.get(appearance) or self._remember(
                appearance, (appearance[0], next(self._numbers), area)
            )

    def _remember(self, appearance: _ItemAppearance, numbered: NumberedItem) -> NumberedItem:
        """Return an item after adding it to the recent ones. If they are too many, forget those before them."""
        item, number, area = numbered
        self._recent[appearance], self._changed_areas[number] = numbered, changed_areas(item, appearance[1], area)
        if len(self._recent) > MAX_ITEMS // 2:
            for _, forgotten, _ in self._earlier.values():
                del self._changed_areas[forgotten]
            self._recent, self._earlier = {}, self._recent
        return numbered


def band_keys(backdrop: Sequence[int], items: Iterable[NumberedItem], indices: range) -> list[BandKey]:
    """Return the contents of some bands of a picture. `backdrop`: the number of each band of its backdrop."""
    bands = [[backdrop[index], index] for index in indices]
    above, below = indices.start * BAND_HEIGHT, indices.stop * BAND_HEIGHT
    for _, number, (_, top, _, bottom) in items:
        if top < below and above < bottom and top < bottom:
            for band in bands[max(top - above, 0) // BAND_HEIGHT : (bottom - above - 1) // BAND_HEIGHT + 1]:
                band.append(number)
    return [tuple(band) for band in bands]


def _differing_middles(old: list[int], new: list[int]) -> tuple[list[int], list[int]]:
    """Return what is left of both lists without their common start and their common end."""
    size = min(len(old), len(new))
    start = next((index for index in range(size) if old[index] != new[index]), size)
    ends = next((index for index in range(size - start) if old[-1 - index] != new[-1 - index]), size - start)
    return old[start : len(old) - ends], new[start : len(new) - ends]
