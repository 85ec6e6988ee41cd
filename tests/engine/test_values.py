"""Values that are made quickly are what their classes say."""

from dataclasses import FrozenInstanceError, dataclass, field

import pytest

from engine.values import quick


@dataclass(frozen=True, slots=True)
class Usual:
    """A heap as a dataclass makes it."""

    stones: int
    owner: str = "archer"


@quick
@dataclass(frozen=True, slots=True)
class Heap:
    """A heap that is made quickly."""

    stones: int
    owner: str = "archer"


@quick
@dataclass(frozen=True, slots=True)
class Listed:
    """A class that makes something for each value."""

    stones: list[int] = field(default_factory=list)


class Owned(Heap):
    """A class that is no dataclass of its own."""


@pytest.mark.parametrize(("given", "named"), [((3,), {}), ((3, "bull"), {}), ((), {"owner": "bull", "stones": 3})])
def test_it_is_made_as_by_a_dataclass(given: tuple[int, str], named: dict[str, str]) -> None:
    heap, usual = Heap(*given, **named), Usual(*given, **named)  # type: ignore[arg-type]  # in each way
    assert (heap.stones, heap.owner, hash(heap)) == (usual.stones, usual.owner, hash(usual))
    assert heap == Heap(usual.stones, usual.owner)
    assert type(heap) is Heap


@pytest.mark.parametrize("given", [(), (1, "bull", 2)])
def test_too_few_and_too_many_fields_are_refused(given: tuple[int, str]) -> None:
    with pytest.raises(TypeError):
        Heap(*given)


def test_it_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        Heap(3).stones = 2  # type: ignore[misc]  # the point of the test


def test_each_value_gets_what_is_made_for_it() -> None:
    assert Listed().stones is not Listed().stones


def test_a_class_of_the_same_fields_stays_what_it_is() -> None:
    assert type(Owned(3)) is Owned
