"""A cache of recently used results, limited by bytes."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

Result = TypeVar("Result")


class RecentResults(Generic[Result]):
    """A cache that drops the least recently used results once they exceed `max_bytes`, for any thread. Arguments are
    compared by identity, without reading their contents."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = self._free_bytes = max_bytes
        self._results: OrderedDict[int, tuple[object, Result, int]] = OrderedDict()
        self._lock = Lock()

    @property
    def free_bytes(self) -> int:
        """Return the number of bytes for which the cache still has room."""
        return self._free_bytes

    def find(self, argument: object) -> Result | None:
        """Return the result for an argument, or None if it is not cached."""
        with self._lock:
            if (entry := self._results.get(id(argument))) is None:
                return None
            self._results.move_to_end(id(argument))
            return entry[1]

    def keep(self, argument: object, result: Result, size: int) -> Result:
        """Cache a result for an argument unless it is larger than the whole cache, and return it. `size`: its bytes."""
        with self._lock:
            if size <= self._max_bytes and id(argument) not in self._results:
                self._results[id(argument)] = argument, result, size
                self._free_bytes -= size
                while self._free_bytes < 0:
                    self._free_bytes += self._results.popitem(last=False)[1][2]
        return result

    def clear(self) -> None:
        """Drop all results."""
        with self._lock:
            self._results.clear()
            self._free_bytes = self._max_bytes
