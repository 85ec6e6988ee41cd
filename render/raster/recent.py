"""A cache of recently used results, limited by bytes."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Recent(Generic[Made]):
    """A cache of results, for use by any thread. Arguments are compared by identity, without reading their contents."""

    def __init__(self, room: int) -> None:
        self._room = self._left = room
        self._kept: OrderedDict[int, tuple[object, Made, int]] = OrderedDict()
        self._lock = Lock()

    @property
    def free_bytes(self) -> int:
        """Return the number of bytes for which the cache still has room."""
        return self._left

    def find(self, thing: object) -> Made | None:
        """Return the result for an argument, or None if it is not cached."""
        with self._lock:
            if (kept := self._kept.get(id(thing))) is None:
                return None
            self._kept.move_to_end(id(thing))
            return kept[1]

    def keep(self, thing: object, made: Made, size: int) -> Made:
        """Store a result for an argument if there is room, and return it. `size`: the number of bytes."""
        with self._lock:
            if size <= self._room and id(thing) not in self._kept:
                self._kept[id(thing)] = thing, made, size
                self._left -= size
                while self._left < 0:
                    self._left += self._kept.popitem(last=False)[1][2]
        return made

    def clear(self) -> None:
        """Clear the cache."""
        with self._lock:
            self._kept.clear()
            self._left = self._room
