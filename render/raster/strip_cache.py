"""Pictures as PNG, composed of strips of rows. Strips of an earlier picture are reused. If the last picture in the same
place had a similar strip, only the changed rectangles are painted."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from itertools import zip_longest
from threading import Lock
from typing import NamedTuple, TypeAlias

from render.raster.compose import Area, compose_area, covering_rectangles, pixel_count
from render.raster.grounds import BAND_HEIGHT, GROUNDS
from render.raster.item_index import BandKey, ItemNumbers, NumberedItem, band_keys
from render.raster.pixels import Pixels
from render.raster.png import Patch, Strip, assemble_png, make_strip
from render.raster.sprite_cache import UNPACKED_SPRITES
from render.scene import Scene

MAX_STRIPS_AT_ONCE = 8
"""Maximum number of new strips to paint at once. More would use more memory than the time they save is worth."""

MAX_CHANGED_SHARE = 1.2
"""A strip is painted whole if the rectangles that changed in it have more than this many times its pixels. They overlap
where one item replaced another."""

MAX_PLACES = 2000
"""Maximum number of places whose last pictures are remembered."""

MAX_UNSHOWN_STRIPS = 400
"""Maximum number of strips to keep that no place shows any more. Some are shown again when a mark disappears or a move
is taken back, but only one in twenty requested strips is one of these. Without a limit they would soon fill most of the
cache."""

_WHOLE_GROUND_LOCK = Lock()
"""Held while a ground is painted in one piece, one at a time, since that takes 130 MiB for a second or two."""


class CachedStrip:
    """A cached strip.

    `key`: its content.
    `cache`: the cache that keeps it.
    `shown_count`: the number of places that show it.
    `strip`: the strip, or None if it was dropped.
    """

    __slots__ = ("cache", "key", "shown_count", "strip")

    def __init__(self, key: BandKey, strip: Strip, cache: "StripCache") -> None:
        self.key, self.cache, self.shown_count = key, cache, 0
        self.strip: Strip | None = strip


class LastPicture(NamedTuple):
    """The last picture in a place.

    `backdrop`: the number of each band of its backdrop.
    `items`: the numbers of its items, from bottom to top.
    `strips`: its strips, from top to bottom.
    """

    backdrop: tuple[int, ...]
    items: tuple[int, ...]
    strips: tuple[CachedStrip, ...]


class SimilarPicture(NamedTuple):
    """A picture that may be similar to the new one.

    `strips`: its strips, from top to bottom.
    `changed`: the rectangles in which the two differ, by the index of the strip; None for a whole strip.
    """

    strips: tuple[CachedStrip, ...]
    changed: dict[int, list[Area] | None]


class PendingStrip(NamedTuple):
    """A strip to make.

    `band`: the number of strips above it.
    `key`: its content.
    `area`: the pixels of the picture that it covers.
    `similar_strip`: the strip to change, or None if all is painted anew.
    `changed`: the rectangles in which it differs from `similar_strip`.
    """

    band: int
    key: BandKey
    area: Area
    similar_strip: Strip | None = None
    changed: Sequence[Area] = ()


_StripsByIndex: TypeAlias = dict[int, tuple[CachedStrip, Strip]]
"""Strips by their index in a picture. Holding them keeps dropped ones alive until the picture is made."""


class StripCache:
    """Makes PNG files from scenes, in any thread. `max_bytes`: the size of its compressed strips. `other`: a cache
    whose strips are used too, but none are added to it."""

    def __init__(self, max_bytes: int, other: "StripCache | None" = None) -> None:
        self._max_bytes = max_bytes
        self._other = other
        self._strips: OrderedDict[BandKey, CachedStrip] = OrderedDict()
        self._pictures: OrderedDict[Hashable, LastPicture] = OrderedDict()
        self._unshown_strips: OrderedDict[CachedStrip, None] = OrderedDict()
        self._size = 0
        self._numbers: ItemNumbers = other._numbers if other else ItemNumbers()
        self._lock: Lock = other._lock if other else Lock()
        self._painting = Lock()

    def encode_png(
        self,
        scene: Scene,
        scale: float = 2,
        place: Hashable = None,
        similar_places: Collection[Hashable] = (),
        give_way: Callable[[], object] = lambda: None,
    ) -> bytes:
        """Return the picture as a PNG file, `scale` pixels a unit.

        `place`: where it is shown. Strips of the last picture there that no place shows any more are soon dropped.
        `similar_places`: places of pictures in the other cache that may be similar.
        `give_way`: is called between strips.
        """
        with self._painting if scene.backdrop.is_sliceable else _WHOLE_GROUND_LOCK:
            width, height = GROUNDS.find(scene.backdrop, scale, scene.theme).size
        backdrop = self._numbers.backdrop_numbers(scene.backdrop, scale, scene.theme)
        numbered_items = self._numbers.items_of_scene(scene, scale, give_way)
        items = tuple([number for _, number, _ in numbered_items])
        last = self._pictures.get(place) if place is not None else None
        similar = self._compare(last, backdrop, items, (width, height)) if last else SimilarPicture((), {})
        strips, missing = self._find_strips(backdrop, numbered_items, similar)
        pictures = [similar, *self._near_pictures(similar_places if missing else (), backdrop, items, (width, height))]
        parts = [
            _plan_strip(band, key, (0, band * BAND_HEIGHT, width, min((band + 1) * BAND_HEIGHT, height)), pictures)
            for band, key in missing.items()
        ]
        give_way()
        patched = [part for part in parts if part.similar_strip]
        changed = covering_rectangles(part.changed for part in patched)
        strips |= self._make_strips(scene, scale, patched, changed, numbered_items)
        for run in _consecutive_runs([part for part in parts if not part.similar_strip]):
            give_way()
            area = 0, run[0].area[1], width, run[-1].area[3]
            strips |= self._make_strips(scene, scale, run, [area], numbered_items)
        UNPACKED_SPRITES.forget_large_sprites()
        ordered_strips = [strips[band] for band in range(len(backdrop))]
        if place is not None:
            self._replace_picture(place, LastPicture(backdrop, items, tuple([entry for entry, _ in ordered_strips])))
        return assemble_png((width, height), scene.theme, [strip for _, strip in ordered_strips])

    def _near_pictures(
        self, places: Iterable[Hashable], backdrop: tuple[int, ...], items: Sequence[int], size: tuple[int, int]
    ) -> list[SimilarPicture]:
        """Return the last pictures of some places in the other cache that share bands of the new one's backdrop,
        compared with the new one."""
        last = [picture for place in places if self._other and (picture := self._other._pictures.get(place))]
        near = [picture for picture in last if not set(backdrop).isdisjoint(picture.backdrop)]
        return [self._compare(picture, backdrop, items, size) for picture in near]

    def _compare(
        self, last: LastPicture, backdrop: tuple[int, ...], items: Sequence[int], size: tuple[int, int]
    ) -> SimilarPicture:
        """Return a picture compared with the new one, which has that backdrop, those items and that size in pixels."""
        areas = self._numbers.find_changes(last.items, items)
        if areas is None:
            return SimilarPicture((), {})
        width, height = size
        changed: dict[int, list[Area] | None] = {}
        if backdrop != last.backdrop:
            bands = enumerate(zip_longest(backdrop, last.backdrop))
            changed |= {band: None for band, (new, old) in bands if new != old}
        for left, top, right, bottom in areas:
            left2, right2 = max(left, 0), min(right, width)
            if left2 < right2:
                for band in range(max(top, 0) // BAND_HEIGHT, (min(bottom, height) - 1) // BAND_HEIGHT + 1):
                    if (inside := changed.setdefault(band, [])) is not None:
                        above = band * BAND_HEIGHT
                        inside.append((left2, max(top, above), right2, min(bottom, above + BAND_HEIGHT, height)))
        return SimilarPicture(last.strips, changed)

    def _find_strips(
        self, backdrop: Sequence[int], numbered_items: Sequence[NumberedItem], similar: SimilarPicture
    ) -> tuple[_StripsByIndex, dict[int, BandKey]]:
        """Return the strips of the new picture that exist, and the contents of the missing ones, both by index."""
        entries, changed = similar
        strips: _StripsByIndex = {
            band: (entry, entry.strip) for band, entry in enumerate(entries) if band not in changed and entry.strip
        }
        missing = [band for band in range(len(backdrop)) if band not in strips]
        places = range(missing[0], missing[-1] + 1) if missing else range(0)
        keys = dict(zip(places, band_keys(backdrop, numbered_items, places), strict=True))
        with self._lock:
            for band in missing:
                entry = self._strips.get(keys[band]) or (self._other and self._other._strips.get(keys[band]))
                if entry and entry.strip:
                    strips[band] = entry, entry.strip
            for entry, _ in strips.values():
                if entry.strip:
                    entry.cache._strips.move_to_end(entry.key)
        return strips, {band: keys[band] for band in missing if band not in strips}

    def _make_strips(
        self,
        scene: Scene,
        scale: float,
        parts: Sequence[PendingStrip],
        areas: Iterable[Area],
        numbered_items: Sequence[NumberedItem],
    ) -> _StripsByIndex:
        """Return strips after caching them. Only the given areas are painted. `numbered_items`: all of the picture."""
        painted = [(area, _paint_strip(scene, scale, area, numbered_items)) for area in areas]
        return self._cache_strips([(part, _make_strip(part, painted)) for part in parts])

    def _replace_picture(self, place: Hashable, picture: LastPicture) -> None:
        with self._lock:
            last = self._pictures.pop(place, None)
            entries, old_entries = set(picture.strips), set(last.strips if last else ())
            self._pictures[place] = picture
            for entry in entries - old_entries:
                if entry.cache is self:
                    entry.shown_count += 1
                    self._unshown_strips.pop(entry, None)
            self._release(old_entries - entries)
            if len(self._pictures) > MAX_PLACES:
                self._release(self._pictures.popitem(last=False)[1].strips)
            while len(self._unshown_strips) > MAX_UNSHOWN_STRIPS:
                self._drop_one()

    def _release(self, entries: Iterable[CachedStrip]) -> None:
        """Note that a place no longer shows these strips."""
        for entry in entries:
            if entry.cache is self:
                entry.shown_count -= 1
                if entry.strip and not entry.shown_count:
                    self._unshown_strips[entry] = None

    def _cache_strips(self, new_strips: Iterable[tuple[PendingStrip, Strip]]) -> _StripsByIndex:
        cached: _StripsByIndex = {}
        with self._lock:
            for part, strip in new_strips:
                entry = self._strips.get(part.key)
                if entry is None:
                    entry = self._strips[part.key] = CachedStrip(part.key, strip, self)
                    self._size += len(strip.data)
                cached[part.band] = entry, strip
            while self._size > self._max_bytes:
                self._drop_one()
        return cached

    def _drop_one(self) -> None:
        """Drop the strip that no place has shown for the longest time; if all are shown, the least recently used."""
        entry = next(iter(self._unshown_strips or self._strips.values()))
        self._unshown_strips.pop(entry, None)
        del self._strips[entry.key]
        self._size -= len(entry.strip.data) if entry.strip else 0
        entry.strip = None


def _plan_strip(index: int, key: BandKey, whole: Area, similar_pictures: Iterable[SimilarPicture]) -> PendingStrip:
    """Return a strip to make. It is based on the strip at this index of the similar picture that differs in the fewest
    pixels. `whole`: the area of the strip."""
    fewest, plan = MAX_CHANGED_SHARE * pixel_count(whole), PendingStrip(index, key, whole)
    for entries, changed in similar_pictures:
        areas = changed.get(index)
        if areas and (earlier := entries[index].strip) and (needed := sum(map(pixel_count, areas))) < fewest:
            fewest, plan = needed, PendingStrip(index, key, whole, earlier, areas)
    return plan


def _consecutive_runs(parts: Iterable[PendingStrip]) -> Iterator[Sequence[PendingStrip]]:
    """Yield groups of consecutive strips, none of them too large to be painted together."""
    run: list[PendingStrip] = []
    for part in parts:
        if run and (len(run) == MAX_STRIPS_AT_ONCE or part.band > run[-1].band + 1):
            yield run
            run = []
        run.append(part)
    if run:
        yield run


def _paint_strip(scene: Scene, scale: float, area: Area, numbered_items: Sequence[NumberedItem]) -> Pixels:
    """Return an area of a picture, in its theme's colours. `numbered_items`: all its items."""
    left, top, right, bottom = area
    inside = [
        item
        for item, _, (left2, top2, right2, bottom2) in numbered_items  # as `do_overlap`, which is slower
        if left2 < right and left < right2 and top2 < bottom and top < bottom2
    ]
    return compose_area(scene, scale, area, inside)


def _make_strip(part: PendingStrip, painted: Iterable[tuple[Area, Pixels]]) -> Strip:
    """Return a strip made of its similar strip and of the newly painted areas."""
    _, above, width, below = part.area
    patches = [
        Patch(left, top - above, pixels) for (left, top, _, bottom), pixels in painted if top < below and above < bottom
    ]
    return make_strip((width, below - above), patches, part.similar_strip)
