"""The quick copy does what `dataclasses.replace` does."""

import dataclasses
from dataclasses import FrozenInstanceError, dataclass, field

import pytest

from engine.game import Event, Step
from engine.kit.changing import Journal, replace


@dataclass(frozen=True, slots=True)
class Heap:
    """A heap of stones, with a name that does not count."""

    stones: int
    owner: str = ""
    label: str = field(default="heap", compare=False)

    @property
    def empty(self) -> bool:
        return not self.stones


@dataclass(frozen=True, slots=True)
class Single:
    """One field alone."""

    stones: int


def test_named_fields_change_and_others_stay() -> None:
    heap = Heap(3, "archer", "left")
    changed = replace(heap, stones=0)
    assert changed == dataclasses.replace(heap, stones=0) == Heap(0, "archer")
    assert (changed.label, changed.empty) == ("left", True)
    assert heap == Heap(3, "archer")


def test_a_class_of_one_field_and_a_generic_one_are_copied_too() -> None:
    assert replace(Single(1), stones=2) == Single(2)
    step = Step("before", (), frozenset({1}))
    assert replace(step, state="after") == Step("after", (), frozenset({1}))


def test_a_copy_without_changes_is_equal_and_another_object() -> None:
    heap = Heap(3)
    assert replace(heap) == heap
    assert replace(heap) is not heap
    assert hash(replace(heap)) == hash(heap)


def test_a_copy_is_frozen_as_well() -> None:
    with pytest.raises(FrozenInstanceError):
        replace(Heap(3), stones=1).stones = 2  # type: ignore[misc]  # the point of the test


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError):
        replace(Heap(3), pebbles=1)  # type: ignore[call-arg]  # the point of the test


def test_a_fact_of_an_event_may_be_called_like_anything() -> None:
    journal = Journal()
    journal.tell("found", name="well", seat=1)
    journal.tell_only(1, "seen", name="water", seat=0)
    step = journal.step(None)
    assert step.events == (
        Event("found", (("name", "well"), ("seat", 1))),
        Event("seen", (("name", "water"), ("seat", 0)), (1,)),
    )
