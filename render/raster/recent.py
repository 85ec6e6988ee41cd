"""A cache of recently used results, limited by bytes."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

Result = TypeVar("Result")


class RecentResults(Generic[Result]):
    """A cache of results, for use by any thread. Arguments are compared by identity, without reading their contents."""

    def __init__(self, max_bytes: int) -> None:
        self._room = self._left = max_bytes
        self._kept: OrderedDict[int, tuple[object, Result, int]] = OrderedDict()
        self._lock = Lock()

    @property
    def free_bytes(self) -> int:
        """Return the number of bytes for which the cache still has room."""
        return self._left

    def find(self, argument: object) -> Result | None:
        """Return the result for an argument, or None if it is not cached."""
        with self._lock:
            if (kept := self._kept.get(id(argument))) is None:
                return None
            self._kept.move_to_end(id(argument))
            return kept[1]

    def keep(self, argument: object, result: Result, size: int) -> Result:
        """Store a result for an argument if there is room, and return it. `size`: the number of bytes."""
        with self._lock:
            if size <= self._room and id(argument) not in self._kept:
                self._kept[id(argument)] = argument, result, size
                self._left -= size
                while self._left < 0:
                    self._left += self._kept.popitem(last=False)[1][2]
        return result

    def clear(self) -> None:
        """Clear the cache."""
        with self._lock:
            self._kept.clear()
            self._left = self._room
