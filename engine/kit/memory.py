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
        kept = last
        if kept is None or kept[0] is not argument:
            kept = last = (argument, read(argument))
        return kept[1]

    return read_cached


def cache_incrementally(size: int) -> Callable[[Callable[[S, F | None], F]], Callable[[S], F]]:
    """Return a decorator that caches `size` results and passes the previous result, at first None, to the function as a
    start: most of a position stays the same from one move to the next."""

    def reading(read: Callable[[S, F | None], F]) -> Callable[[S], F]:
        before: F | None = None

        @lru_cache(size)
        def read_remembered(argument: S) -> F:
            return read(argument, before)

        @cache_last
        def read_cached(argument: S) -> F:
            nonlocal before
            before = fact = read_remembered(argument)
            return fact

        return read_cached

    return reading


MAX_CACHED = 6
"""Number of cached results: enough for all players of a table and for one position after a tried move."""


def cache_recent(read: Callable[[S], F]) -> Callable[[S], F]:
    """Cache the results of `read` for the last MAX_CACHED arguments, compared by identity."""
    kept: tuple[tuple[S, F], ...] = ()

    def read_cached(argument: S) -> F:
        nonlocal kept
        for known, fact in kept:
            if known is argument:
                return fact
        fact = read(argument)
        kept = ((argument, fact), *kept[: MAX_CACHED - 1])
        return fact

    return read_cached


def cache_recent_by_place(read: Callable[[K, S], F]) -> Callable[[K, S], F]:
    """Cache the results of `read` for the last MAX_CACHED second arguments with each first one, a place. Arguments are
    compared by value, which is faster than hashing them."""
    kept: defaultdict[K, tuple[tuple[S, F], ...]] = defaultdict(tuple)

    def read_cached(place: K, argument: S) -> F:
        known = kept[place]
        for one, fact in known:
            if one == argument:
                return fact
        fact = read(place, argument)
        kept[place] = ((argument, fact), *known[: MAX_CACHED - 1])
        return fact

    return read_cached
