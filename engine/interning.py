"""Interning of equal parts of states and events, to save memory: most moves change little of a state, and most facts
recur."""

from collections.abc import Hashable, Set
from functools import lru_cache
from typing import TypeVar, cast

from engine.game import Event, Step

S = TypeVar("S")
T = TypeVar("T")
H = TypeVar("H", bound=Hashable)

MAX_INTERNED = 15_000
"""Maximum number of shared event objects, and of shared facts."""

_EMPTY_SET: frozenset[int] = frozenset()


def freeze_tuple(values: list[T], previous: tuple[T, ...]) -> tuple[T, ...]:
    """Return `values` as a tuple, or `previous` itself if they are equal."""
    after = tuple(values)
    return previous if after == previous else after


def freeze_set(values: Set[int]) -> frozenset[int]:
    """Return `values` as a frozen set, the same object for all empty ones."""
    return frozenset(values) if values else _EMPTY_SET


def intern_value(value: H) -> H:
    """Return the first interned object that equals `value`, which may be `value` itself."""
    return cast("H", _first_equal(value))


def intern_step(step: Step[S]) -> Step[S]:
    """Return an equal step that shares its events and informed seats with equal ones of earlier steps."""
    return Step(step.state, tuple([_interned_event(event) for event in step.events]), intern_value(step.informed_seats))


@lru_cache(maxsize=MAX_INTERNED)
def _interned_event(event: Event) -> Event:
    return Event(event.name, tuple([intern_value(fact) for fact in event.facts]), intern_value(event.audience))


@lru_cache(maxsize=MAX_INTERNED)
def _first_equal(value: Hashable) -> Hashable:
    return value
