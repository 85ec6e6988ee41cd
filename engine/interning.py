"""Parts that states and events share: a game is kept with its last states and all that happened, but most moves change
little and most facts have been told before."""

from collections.abc import Hashable, Set
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar, cast

from engine.game import Event, Step

S = TypeVar("S")
T = TypeVar("T")
H = TypeVar("H", bound=Hashable)

KNOWN = 15_000
"""Facts and moves that are told by one object."""

_NONE: frozenset[int] = frozenset()


def frozen(now: list[T], before: tuple[T, ...]) -> tuple[T, ...]:
    """`now`, as the very tuple from before where nothing has changed."""
    after = tuple(now)
    return before if after == before else after


def frozen_set(now: Set[int]) -> frozenset[int]:
    """`now`; all that are empty are one."""
    return frozenset(now) if now else _NONE


def same(thing: H) -> H:
    """The first of all that are equal to `thing`."""
    return cast("H", _first(thing))


def lasting(step: Step[S]) -> Step[S]:
    """A step as it is kept."""
    return replace(step, events=tuple(_told(event) for event in step.events), learned=same(step.learned))


def _told(event: Event) -> Event:
    return same(Event(event.name, tuple(same(fact) for fact in event.facts), same(event.audience)))


@lru_cache(maxsize=KNOWN)
def _first(thing: Hashable) -> Hashable:
    return thing
