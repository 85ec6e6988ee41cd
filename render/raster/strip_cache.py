"""Pictures as PNG, put together from strips of rows: what some picture had in its rows before is not made anew, and
where the last picture in the same place had nearly the same in them, only the columns that changed are."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from itertools import groupby, zip_longest
from threading import Lock
from typing import NamedTuple

from render.raster.compose import Area, cut, rectangles, size
from render.raster.grounds import GROUNDS, HEIGHT
from render.raster.item_index import Key, Laid, Numbers, keys
from render.raster.pixels import Pixels
from render.raster.png import Patch, Strip, file, reduced, strip
from render.raster.sprite_cache import UNPACKED
from render.scene import Scene

AT_ONCE = 8
"""So many new strips are painted in one go: more would take more room for a moment than time they save."""

MOST = 1.2
"""A strip in which so many times its pixels change, what is gone and what is new together, is painted whole."""

PLACES = 2000
"""So many have their last pictures remembered."""

LEFT = 400
"""So many strips are kept that no place shows any more: some are shown again when a mark goes or a move is taken back,
but one in twenty of those that are wanted; without a limit they would soon be most of what is kept."""

_PAINTING_WHOLE = Lock()
"""Held while a ground is painted in one piece, which takes 130 MiB for a second or two: never two at a time."""


class Part(NamedTuple):
    """A strip that is to be made.

    `key`: what it shows.
    `area`: the pixels of the picture that it covers.
    `before`: the strip that was at its place and showed nearly the same; None: it is made whole.
    `changed`: the rectangles in which it differs from `before`.
    """

    key: Key
    area: Area
    before: Strip | None = None
    changed: tuple[Area, ...] = ()


class Strips:
    """Makes PNG from scenes, in any thread.

    `room`: bytes of strips that are kept.
    `near`: makes pictures that may have rows in common with these; its strips are taken, but it takes none of these.
    """

    def __init__(self, room: int, near: "Strips | None" = None) -> None:
        self._room = room
        self._near = near
        self._kept: OrderedDict[Key, Strip] = OrderedDict()
        self._shown: OrderedDict[Hashable, tuple[Key, ...]] = OrderedDict()
        self._places: Counter[Key] = Counter()
        self._left: OrderedDict[Key, None] = OrderedDict()
        self._size = 0
        self._numbers: Numbers = near._numbers if near else Numbers()
        self._lock = Lock()
        self._painting = Lock()

    def png(
        self,
        scene: Scene,
        scale: float = 2,
        place: Hashable = None,
        like: Collection[Hashable] = (),
        give_way: Callable[[], object] = lambda: None,
    ) -> bytes:
        """Return the picture, the same as if it were made in one piece. What the last one in the same place, such as a
        table, alone had in it is soon forgotten. `like`: the places, among those near, of pictures that it may be much
        like. `give_way` is called between two pieces."""
        with self._painting if scene.backdrop.in_parts else _PAINTING_WHOLE:
            width, height = GROUNDS.find(scene.backdrop, scale, scene.theme).size
        laid = self._numbers.laid(scene, scale, give_way)
        wanted = tuple(keys(self._numbers.under(scene.backdrop, scale, scene.theme, HEIGHT), laid, HEIGHT))
        shown = [*self._before(place), *(keys for one in like if self._near for keys in self._near._before(one))]
        strips = {key: self._taken(key) for key in wanted}
        parts = [
            None if strips[key] else self._part(Area(0, key[1], width, min(key[1] + HEIGHT, height)), key, befores)
            for key, *befores in zip_longest(wanted, *(keys[: len(wanted)] for keys in shown))
        ]
        give_way()
        strips |= self._patched(scene, scale, [part for part in parts if part and part.before], laid, width)
        for new, run in groupby(parts, key=lambda part: part is not None and part.before is None):
            wholes = [part for part in run if part and new]
            for start in range(0, len(wholes), AT_ONCE):
                give_way()
                strips |= self._made(scene, scale, wholes[start : start + AT_ONCE], laid, width)
        UNPACKED.end()
        if place is not None:
            self._replace(place, wanted)
        return file((width, height), scene.theme, [made for key in wanted if (made := strips[key])])

    def _before(self, place: Hashable) -> Sequence[tuple[Key, ...]]:
        """Return what the last picture in a place showed, if it is known."""
        return [found] if place is not None and (found := self._shown.get(place)) else []

    def _taken(self, key: Key) -> Strip | None:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        return self._near._taken(key) if self._near else None

    def _part(self, whole: Area, key: Key, shown: Iterable[Key | None]) -> Part:
        """Return what must be painted for a strip, by what was shown there: the one of these from which least differs
        is patched, unless nearly all of it differs."""
        least, found = MOST * size(whole), Part(key, whole)
        for one in shown:
            if one and (part := self._patch_of(whole, key, one)) and (needed := sum(map(size, part.changed))) < least:
                least, found = needed, part
        return found

    def _patch_of(self, whole: Area, key: Key, shown: Key) -> Part | None:
        """Return what must be painted for a strip where another was shown; None: all of it."""
        before = self._kept.get(shown) or (self._near._kept.get(shown) if self._near else None)
        changed = self._numbers.changed(shown, key) if before else None
        left, top, right, bottom = whole
        inside = tuple(
            Area(max(begins, left), max(highest, top), min(ends, right), min(lowest, bottom))
            for begins, highest, ends, lowest in changed or ()
            if begins < right and left < ends and highest < bottom and top < lowest
        )
        return Part(key, whole, before, inside) if inside else None

    def _made(
        self, scene: Scene, scale: float, run: Sequence[Part], laid: Sequence[Laid], width: int
    ) -> dict[Key, Strip]:
        """Return strips that follow each other, painted in one go."""
        whole = Area(0, run[0].area.top, width, run[-1].area.bottom)
        pixels = _painted(scene, scale, whole, laid)
        return self._keep({part.key: _strip(part, [(whole, pixels)], width) for part in run})

    def _patched(
        self, scene: Scene, scale: float, parts: Sequence[Part], laid: Sequence[Laid], width: int
    ) -> dict[Key, Strip]:
        """Return strips of which only what changed is painted."""
        painted = [(area, _painted(scene, scale, area, laid)) for area in rectangles(part.changed for part in parts)]
        return self._keep({part.key: _strip(part, painted, width) for part in parts})

    def _replace(self, place: Hashable, shown: tuple[Key, ...]) -> None:
        with self._lock:
            before = self._shown.pop(place, ())
            self._shown[place] = shown
            self._places.update(set(shown))
            for key in shown:
                self._left.pop(key, None)
            self._leave(before)
            if len(self._shown) > PLACES:
                self._leave(self._shown.popitem(last=False)[1])
            while len(self._left) > LEFT:
                self._forget_one()

    def _leave(self, shown: tuple[Key, ...]) -> None:
        """Note that a place no longer shows these strips."""
        for key in set(shown):
            self._places[key] -= 1
            if not self._places[key]:
                del self._places[key]
                if key in self._kept:
                    self._left[key] = None

    def _keep(self, made: dict[Key, Strip]) -> dict[Key, Strip]:
        with self._lock:
            for key, strip in made.items():
                if key not in self._kept:
                    self._size += len(strip.data)
                self._kept[key] = strip
            while self._size > self._room:
                self._forget_one()
        return made

    def _forget_one(self) -> None:
        """Forget the strip that no place has shown for the longest time, else the one that was not wanted for the
        longest."""
        key = next(iter(self._left or self._kept))
        self._left.pop(key, None)
        self._size -= len(self._kept.pop(key).data)


def _painted(scene: Scene, scale: float, area: Area, laid: Sequence[Laid]) -> Pixels:
    """Return a part of a picture in its theme's colours."""
    left, top, right, bottom = area
    inside = [
        item
        for item, _, (begins, highest, ends, lowest) in laid  # Area.meets, without its call for each item
        if begins < right and left < ends and highest < bottom and top < lowest
    ]
    return reduced(cut(scene, scale, area, inside), scene.theme).im


def _strip(part: Part, painted: Iterable[tuple[Area, Pixels]], width: int) -> Strip:
    """Return a strip with what was painted for it."""
    whole = part.area
    patches = [Patch(area.left, area.top - whole.top, pixels) for area, pixels in painted if area.meets(whole)]
    return strip((width, whole.bottom - whole.top), patches, part.before)
