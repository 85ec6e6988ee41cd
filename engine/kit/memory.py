"""Decorators that cache a function's results for recent positions, each of which is asked about several times."""

from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

S = TypeVar("S")
F = TypeVar("F")
K = TypeVar("K")


def cache_last(read: Callable[[S], F]) -> Callable[[S], F]:
    """Cache the result of `read` for the most recent argument, compared by identity, which is faster than hashing a
    position. Argument and result are kept in one tuple, so threads that share it see both or neither."""
    last: tuple[S, F] | None = None

    def read_cached(argument: S) -> F:
        nonlocal last
        cached = last
        if cached is None or cached[0] is not argument:
            cached = last = (argument, read(argument))
        return cached[1]

    return read_cached


def cache_incrementally(size: int) -> Callable[[Callable[[S, F | None], F]], Callable[[S], F]]:
    """Return a decorator that caches `size` results and passes the previous result, at first None, to the function as a
    start: most of a position stays the same from one move to the next."""

    def reading(read: Callable[[S, F | None], F]) -> Callable[[S], F]:
        previous: F | None = None

        @lru_cache(size)
        def read_remembered(argument: S) -> F:
            return read(argument, previous)

        @cache_last
        def read_cached(argument: S) -> F:
            nonlocal previous
            previous = fact = read_remembered(argument)
            return fact

        return read_cached

    return reading


MAX_CACHED = 6
"""Number of cached results: enough for all players of a table and for one position after a tried move."""


def cache_recent(read: Callable[[S], F]) -> Callable[[S], F]:
    """Cache the results of `read` for the last MAX_CACHED arguments, compared by identity."""
    cached: tuple[tuple[S, F], ...] = ()

    def read_cached(argument: S) -> F:
        nonlocal cached
        for cached_argument, fact in cached:
            if cached_argument is argument:
                return fact
        fact = read(argument)
        cached = ((argument, fact), *cached[: MAX_CACHED - 1])
        return fact

    return read_cached


def cache_recent_by_place(read: Callable[[K, S], F]) -> Callable[[K, S], F]:
    """Cache the results of `read` for the last MAX_CACHED second arguments with each first one, a place. Arguments are
    compared by value, which is faster than hashing them."""
    results_by_place: defaultdict[K, tuple[tuple[S, F], ...]] = defaultdict(tuple)

    def read_cached(place: K, argument: S) -> F:
        results = results_by_place[place]
        for cached_argument, fact in results:
            if cached_argument == argument:
                return fact
        fact = read(place, argument)
        results_by_place[place] = ((argument, fact), *results[: MAX_CACHED - 1])
        return fact

    return read_cached
