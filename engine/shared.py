"""Parts that states share: a game is kept with every state it went through, and most moves change little."""

from collections.abc import Set
from typing import TypeVar

T = TypeVar("T")

_NONE: frozenset[int] = frozenset()


def frozen(now: list[T], before: tuple[T, ...]) -> tuple[T, ...]:
    """`now`, as the very tuple from before where nothing has changed."""
    after = tuple(now)
    return before if after == before else after


def frozen_set(now: Set[int]) -> frozenset[int]:
    """`now`; all that are empty are one."""
    return frozenset(now) if now else _NONE
