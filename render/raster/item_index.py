"""Numbers for the items of pictures. Numbers make quick keys, and show where two pictures differ."""

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
"""The contents of a band of a picture: the id of the pixels under it, its place, and its items from bottom to top."""

_MAX_BACKDROPS, _MAX_BANDS = 500, 16_000
"""Number of backdrops, and of different bands of them, whose numbers are kept."""

_ItemAppearance: TypeAlias = tuple[Item, float, str]
"""An item, its scale and its theme."""


NumberedItem: TypeAlias = tuple[Item, int, Area]
"""A placed item, a number shared by items that look the same in that place, and the area of its pixels."""


class ItemNumbers:
    """Assigns numbers to the items of pictures, in any thread."""

    def __init__(self) -> None:
        self._recent: dict[_ItemAppearance, NumberedItem] = {}
        self._earlier: dict[_ItemAppearance, NumberedItem] = {}
        self._altered: dict[int, tuple[Area, ...]] = {}
        self._under: LRUCache[object, tuple[int, ...]] = LRUCache(_MAX_BACKDROPS)
        self._bands: LRUCache[tuple[str, int, bytes], int] = LRUCache(_MAX_BANDS)
        self._numbers = count()
        self._lock = Lock()

    def backdrop_numbers(self, sprite: Sprite, scale: float, theme: str) -> tuple[int, ...]:
        """Return a number for each band of a backdrop from top to bottom. Equal bands share a number, so that the
        common parts of a board's pictures are made once."""
        look = sprite, scale, theme
        with self._lock:
            if cached := self._under.get(look):
                return cached
        (width, _), packed = GROUNDS.find(*look)  # equal pixels have equal bytes
        bands = [blake2b(band, digest_size=16).digest() for band in packed]
        with self._lock:
            numbers = [self._bands.setdefault((theme, width, band), next(self._numbers)) for band in bands]
            return self._under.setdefault(look, tuple(numbers))

    def items_of_scene(
        self, scene: Scene, scale: float, give_way: Callable[[], object] = lambda: None
    ) -> list[NumberedItem]:
        """Return the items of a scene, from bottom to top. `give_way` is called before each item that is new."""
        theme = scene.theme
        find_number = self._recent.get  # needs no lock: a look-up is atomic, and a miss is looked up again
        return [find_number(look := (item, scale, theme)) or self._number_item(look, give_way) for item in scene.items]

    def find_changes(self, before: Sequence[int], after: Sequence[int]) -> list[Area] | None:
        """Return the areas in which two pictures on the same backdrop differ, given their items' numbers from bottom to
        top, or None if unknown."""
        differing = set(before).symmetric_difference(after)
        removed, new = ([item for item in items if item not in differing] for items in (before, after))
        if removed != new:
            differing.update(*_differing_middles(removed, new))
        changed_areas = [areas for number in differing if (areas := self._altered.get(number))]
        return [area for areas in changed_areas for area in areas] if len(changed_areas) == len(differing) else None

    def _number_item(self, appearance: _ItemAppearance, give_way: Callable[[], object]) -> NumberedItem:
        """Return an item that is not among the recent ones, after adding it to them."""
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
        """Return an item after adding it to the recent ones, of which there is a limited number."""
        item, number, area = numbered
        self._recent[appearance], self._altered[number] = numbered, changed_areas(item, appearance[1], area)
        if len(self._recent) > MAX_ITEMS // 2:
            for _, forgotten, _ in self._earlier.values():
                del self._altered[forgotten]
            self._recent, self._earlier = {}, self._recent
        return numbered


def band_keys(backdrop: Sequence[int], laid: Iterable[NumberedItem], places: range) -> list[BandKey]:
    """Return the contents of some bands of a picture, given by their places. `backdrop`: the numbers of its backdrop's
    bands."""
    inside = [[backdrop[place], place] for place in places]
    above, below = places.start * BAND_HEIGHT, places.stop * BAND_HEIGHT
    for _, number, (_, top, _, bottom) in laid:
        if top < below and above < bottom and top < bottom:
            for band in inside[max(top - above, 0) // BAND_HEIGHT : (bottom - above - 1) // BAND_HEIGHT + 1]:
                band.append(number)
    return [tuple(band) for band in inside]


def _differing_middles(before: list[int], after: list[int]) -> tuple[list[int], list[int]]:
    """Return the parts between the common start and the common end of both lists."""
    size = min(len(before), len(after))
    begins = next((place for place in range(size) if before[place] != after[place]), size)
    ends = next((place for place in range(size - begins) if before[-1 - place] != after[-1 - place]), size - begins)
    return before[begins : len(before) - ends], after[begins : len(after) - ends]
