"""Pictures as PNG, composed of strips of rows. Strips of an earlier picture are reused. If the last picture in the same
place had nearly the same strip, only the changed columns are painted."""

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
"""A strip is painted whole if this many times its pixels change, counting both what is gone and what is new."""

MAX_PLACES = 2000
"""Maximum number of places whose last pictures are remembered."""

MAX_UNSHOWN_STRIPS = 400
"""Maximum number of strips to keep that no place shows any more. Some are shown again when a mark disappears or a move
is taken back, but only one in twenty requested strips is one of these. Without a limit they would soon fill most of the
cache."""

_WHOLE_GROUND_LOCK = Lock()
"""Held while a ground is painted in one piece, which takes 130 MiB for a second or two, so that there are never two at
a time."""


class CachedStrip:
    """A cached strip.

    `key`: its content.
    `cache`: the cache that keeps it.
    `shown_count`: the number of places that show it.
    `strip`: the strip, or None if it was dropped.
    """

    __slots__ = ("cache", "key", "shown_count", "strip")

    def __init__(self, key: BandKey, strip: Strip, home: "StripCache") -> None:
        self.key, self.cache, self.shown_count = key, home, 0
        self.strip: Strip | None = strip


class LastPicture(NamedTuple):
    """The last picture in a place.

    `backdrop`: the numbers of its backdrop's bands. `items`: the numbers of its items, from bottom to top. `strips`:
    its strips.
    """

    backdrop: tuple[int, ...]
    items: tuple[int, ...]
    strips: tuple[CachedStrip, ...]


class SimilarPicture(NamedTuple):
    """A picture that may be similar to the new one.

    `strips`: its strips.
    `changed`: the rectangles in which the two differ, by the index of the strip; None if unknown.
    """

    strips: tuple[CachedStrip, ...]
    changed: dict[int, list[Area] | None]


class PendingStrip(NamedTuple):
    """A strip to make.

    `position`: the number of strips above it.
    `key`: its content.
    `area`: the pixels of the picture that it covers.
    `before`: the previous strip at its place, with nearly the same content, or None if it is painted whole.
    `changed`: the rectangles in which it differs from `before`.
    """

    position: int
    key: BandKey
    area: Area
    before: Strip | None = None
    changed: Sequence[Area] = ()


_StripsByIndex: TypeAlias = dict[int, tuple[CachedStrip, Strip]]
"""Strips by their places in a picture. Holding them keeps dropped ones alive until the picture is made."""


class StripCache:
    """Makes PNG files from scenes, in any thread. `max_bytes`: the size of cached strips. `other`: a cache whose
    pictures may share strips; its strips are used, but none are added."""

    def __init__(self, max_bytes: int, other: "StripCache | None" = None) -> None:
        self._max_bytes = max_bytes
        self._other = other
        self._kept: OrderedDict[BandKey, CachedStrip] = OrderedDict()
        self._shown: OrderedDict[Hashable, LastPicture] = OrderedDict()
        self._left: OrderedDict[CachedStrip, None] = OrderedDict()
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
        """Return the picture, identical to one made in one piece. Strips that only the last picture in the same place
        had (such as a table's) are soon dropped. `similar_places`: the places of pictures in the other cache that may
        be similar. `give_way` is called between pieces."""
        with self._painting if scene.backdrop.is_sliceable else _WHOLE_GROUND_LOCK:
            width, height = GROUNDS.find(scene.backdrop, scale, scene.theme).size
        under = self._numbers.backdrop_numbers(scene.backdrop, scale, scene.theme)
        laid = self._numbers.items_of_scene(scene, scale, give_way)
        items = tuple([number for _, number, _ in laid])
        last = self._shown.get(place) if place is not None else None
        similar = self._compare(last, under, items, (width, height)) if last else SimilarPicture((), {})
        found, missing = self._find_strips(under, laid, similar)
        befores = [similar, *self._near_pictures(similar_places if missing else (), under, items, (width, height))]
        parts = [
            _plan_strip(band, key, (0, band * BAND_HEIGHT, width, min((band + 1) * BAND_HEIGHT, height)), befores)
            for band, key in missing.items()
        ]
        give_way()
        found |= self._patch_strips(scene, scale, [part for part in parts if part.before], laid)
        for run in _consecutive_runs([part for part in parts if not part.before]):
            give_way()
            found |= self._make_strips(scene, scale, run, laid)
        UNPACKED_SPRITES.forget_large_sprites()
        strips = [found[band] for band in range(len(under))]
        if place is not None:
            self._replace_picture(place, LastPicture(under, items, tuple([row for row, _ in strips])))
        return assemble_png((width, height), scene.theme, [strip for _, strip in strips])

    def _near_pictures(
        self, places: Iterable[Hashable], under: tuple[int, ...], items: Sequence[int], size: tuple[int, int]
    ) -> list[SimilarPicture]:
        """Return the pictures of some places in the other cache, compared with this picture, if they share some of its
        backdrop."""
        near = [shown for place in places if self._other and (shown := self._other._shown.get(place))]
        return [self._compare(shown, under, items, size) for shown in near if not set(under).isdisjoint(shown.backdrop)]

    def _compare(
        self, shown: LastPicture, under: tuple[int, ...], items: Sequence[int], size: tuple[int, int]
    ) -> SimilarPicture:
        """Return a picture compared with another one, given by the bands of its backdrop, its items and its size."""
        areas = self._numbers.find_changes(shown.items, items)
        if areas is None:
            return SimilarPicture((), {})
        width, height = size
        changed: dict[int, list[Area] | None] = {}
        if under != shown.backdrop:
            changed |= {band: None for band, (new, old) in enumerate(zip_longest(under, shown.backdrop)) if new != old}
        for left, top, right, bottom in areas:
            begins, ends = max(left, 0), min(right, width)
            if begins < ends:
                for band in range(max(top, 0) // BAND_HEIGHT, (min(bottom, height) - 1) // BAND_HEIGHT + 1):
                    if (inside := changed.setdefault(band, [])) is not None:
                        above = band * BAND_HEIGHT
                        inside.append((begins, max(top, above), ends, min(bottom, above + BAND_HEIGHT, height)))
        return SimilarPicture(shown.strips, changed)

    def _find_strips(
        self, under: Sequence[int], laid: Sequence[NumberedItem], similar: SimilarPicture
    ) -> tuple[_StripsByIndex, dict[int, BandKey]]:
        """Return the cached strips of a picture, and the contents of the missing ones, both by index."""
        rows, changed = similar
        strips: _StripsByIndex = {
            band: (row, row.strip) for band, row in enumerate(rows) if band not in changed and row.strip
        }
        missing = [band for band in range(len(under)) if band not in strips]
        places = range(missing[0], missing[-1] + 1) if missing else range(0)
        wanted = dict(zip(places, band_keys(under, laid, places), strict=True))
        with self._lock:
            for band in missing:
                row = self._kept.get(wanted[band]) or (self._other and self._other._kept.get(wanted[band]))
                if row and row.strip:
                    strips[band] = row, row.strip
            for row, _ in strips.values():
                if row.strip:
                    row.cache._kept.move_to_end(row.key)
        return strips, {band: wanted[band] for band in missing if band not in strips}

    def _make_strips(
        self, scene: Scene, scale: float, run: Sequence[PendingStrip], laid: Sequence[NumberedItem]
    ) -> _StripsByIndex:
        """Return consecutive strips, painted together."""
        (left, top, right, _), (*_, bottom) = run[0].area, run[-1].area
        whole = left, top, right, bottom
        painted = [(whole, _paint_strip(scene, scale, whole, laid))]
        return self._cache_strips([(part, _make_pending_strip(part, painted)) for part in run])

    def _patch_strips(
        self, scene: Scene, scale: float, parts: Sequence[PendingStrip], laid: Sequence[NumberedItem]
    ) -> _StripsByIndex:
        """Return strips for which only the changes are painted."""
        painted = [
            (area, _paint_strip(scene, scale, area, laid))
            for area in covering_rectangles(part.changed for part in parts)
        ]
        return self._cache_strips([(part, _make_pending_strip(part, painted)) for part in parts])

    def _replace_picture(self, place: Hashable, shown: LastPicture) -> None:
        with self._lock:
            rows, old_rows = set(shown.strips), set(self._shown.pop(place).strips if place in self._shown else ())
            self._shown[place] = shown
            for row in rows - old_rows:
                if row.cache is self:
                    row.shown_count += 1
                    self._left.pop(row, None)
            self._release(old_rows - rows)
            if len(self._shown) > MAX_PLACES:
                self._release(self._shown.popitem(last=False)[1].strips)
            while len(self._left) > MAX_UNSHOWN_STRIPS:
                self._drop_one()

    def _release(self, rows: Iterable[CachedStrip]) -> None:
        """Note that a place no longer shows these strips."""
        for row in rows:
            if row.cache is self:
                row.shown_count -= 1
                if row.strip and not row.shown_count:
                    self._left[row] = None

    def _cache_strips(self, new_strips: Iterable[tuple[PendingStrip, Strip]]) -> _StripsByIndex:
        cached: _StripsByIndex = {}
        with self._lock:
            for part, strip in new_strips:
                row = self._kept.get(part.key)
                if row is None:
                    row = self._kept[part.key] = CachedStrip(part.key, strip, self)
                    self._size += len(strip.data)
                cached[part.position] = row, strip
            while self._size > self._max_bytes:
                self._drop_one()
        return cached

    def _drop_one(self) -> None:
        """Drop the strip that has not been shown by any place for the longest time; if all are shown, the least
        recently used."""
        row = next(iter(self._left or self._kept.values()))
        self._left.pop(row, None)
        del self._kept[row.key]
        self._size -= len(row.strip.data) if row.strip else 0
        row.strip = None


def _plan_strip(position: int, key: BandKey, whole: Area, befores: Iterable[SimilarPicture]) -> PendingStrip:
    """Return the work to be done for a strip. The most similar strip that was shown at this position is patched, unless
    nearly all of it differs."""
    fewest, plan = MAX_CHANGED_SHARE * pixel_count(whole), PendingStrip(position, key, whole)
    for rows, changed in befores:
        areas = changed.get(position)
        if areas and (earlier := rows[position].strip) and (needed := sum(map(pixel_count, areas))) < fewest:
            fewest, plan = needed, PendingStrip(position, key, whole, earlier, areas)
    return plan


def _consecutive_runs(parts: Iterable[PendingStrip]) -> Iterator[Sequence[PendingStrip]]:
    """Yield groups of consecutive strips, none of them too large to be painted together."""
    run: list[PendingStrip] = []
    for part in parts:
        if run and (len(run) == MAX_STRIPS_AT_ONCE or part.position > run[-1].position + 1):
            yield run
            run = []
        run.append(part)
    if run:
        yield run


def _paint_strip(scene: Scene, scale: float, area: Area, laid: Sequence[NumberedItem]) -> Pixels:
    """Return a part of a picture in its theme's colours."""
    left, top, right, bottom = area
    inside = [
        item
        for item, _, (begins, highest, ends, lowest) in laid  # `meets`, inlined
        if begins < right and left < ends and highest < bottom and top < lowest
    ]
    return compose_area(scene, scale, area, inside)


def _make_pending_strip(part: PendingStrip, painted: Iterable[tuple[Area, Pixels]]) -> Strip:
    """Return a strip with the newly painted areas."""
    _, above, width, below = part.area
    patches = [
        Patch(left, top - above, pixels) for (left, top, _, bottom), pixels in painted if top < below and above < bottom
    ]
    return make_strip((width, below - above), patches, part.before)
