"""Remember the facts read off the last position: each is asked about several times in a row."""

from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

S = TypeVar("S")
F = TypeVar("F")
K = TypeVar("K")


def cache_last(read: Callable[[S], F]) -> Callable[[S], F]:
    """Cache `read` for the most recent argument, compared by identity. To compare objects costs less than to hash a
    position. Both are kept in one tuple, since threads share it."""
    last: tuple[S, F] | None = None

    def read_cached(thing: S) -> F:
        nonlocal last
        kept = last
        if kept is None or kept[0] is not thing:
            kept = last = (thing, read(thing))
        return kept[1]

    return read_cached


def cache_incrementally(size: int) -> Callable[[Callable[[S, F | None], F]], Callable[[S], F]]:
    """Return a decorator like `cache_last` that keeps `size` results and passes the previous result to `read`, None at
    first: most of a position stays the same from one move to the next."""

    def reading(read: Callable[[S, F | None], F]) -> Callable[[S], F]:
        before: F | None = None

        @lru_cache(size)
        def read_remembered(thing: S) -> F:
            return read(thing, before)

        @cache_last
        def read_cached(thing: S) -> F:
            nonlocal before
            before = fact = read_remembered(thing)
            return fact

        return read_cached

    return reading


FEW = 6
"""Number of cached results: enough for all players of a table, and one changed by a move that is tried."""


def cache_recent(read: Callable[[S], F]) -> Callable[[S], F]:
    """Return a function like that of `cache_last` that keeps the results for the last few arguments, compared by
    identity."""
    kept: tuple[tuple[S, F], ...] = ()

    def read_cached(thing: S) -> F:
        nonlocal kept
        for known, fact in kept:
            if known is thing:
                return fact
        fact = read(thing)
        kept = ((thing, fact), *kept[: FEW - 1])
        return fact

    return read_cached


def cache_recent_by_place(read: Callable[[K, S], F]) -> Callable[[K, S], F]:
    """Return a function like that of `cache_recent` with a cache for each place, whose arguments are compared by value:
    this takes less time than hashing them."""
    kept: defaultdict[K, tuple[tuple[S, F], ...]] = defaultdict(tuple)

    def read_cached(place: K, thing: S) -> F:
        known = kept[place]
        for one, fact in known:
            if one == thing:
                return fact
        fact = read(place, thing)
        kept[place] = ((thing, fact), *known[: FEW - 1])
        return fact

    return read_cached
