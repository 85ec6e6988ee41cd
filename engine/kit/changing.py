"""Changing a position by a move: quick copies of its parts, a journal of events, an agenda, an order of seats."""

from collections.abc import Callable
from dataclasses import Field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from engine.game import Event, Fact, Seat, Step
from engine.interning import frozen_set
from engine.values import thawed

__all__ = ["SILENCE", "Agenda", "Copied", "Draft", "Fields", "Journal", "clockwise", "replace", "with_value"]

S = TypeVar("S")
T = TypeVar("T")


class Copied(Protocol):
    """A dataclass, of which `replace` makes copies."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


_COPIES: "dict[type, Callable[[Any], Any]]" = {}


def _copying(kind: type) -> "Callable[[Any], Any]":
    """Return what copies a value of a class into one that can still be changed, whose class is set afterwards.

    It is compiled for the fields, as the methods of a dataclass are: to set them in a loop, past what freezes the
    class, takes four times as long.
    """
    fields = "".join(f"    copy.{name} = value.{name}\n" for name in kind.__dict__["__slots__"])
    scope: dict[str, Any] = {"new": object.__new__, "changeable": thawed(kind)}
    exec(f"def copied(value):\n    copy = new(changeable)\n{fields}    return copy", scope)
    copied: Callable[[Any], Any] = scope["copied"]
    return _COPIES.setdefault(kind, copied)


if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: object) -> T:
        """Return a copy of `value` with other values in the named fields. Raises AttributeError for a field it lacks.

        It does for frozen dataclasses with slots what `dataclasses.replace` does, in less time: a move makes up to ten.
        """
        kind = type(value)
        copy = (_COPIES.get(kind) or _copying(kind))(value)
        for name, change in changes.items():
            setattr(copy, name, change)
        copy.__class__ = kind
        return copy


class Fields(Generic[S]):
    """The fields of a game's positions, frozen dataclasses with slots, for drafts that have them all: they are
    copied by functions compiled for them.

    `thaw`: gives a draft those of a position.
    `freeze`: returns the position with those of a draft, but for its agenda.
    """

    thaw: Callable[[object, S], None]
    freeze: Callable[[object, tuple[Any, ...]], S]

    def __init__(self, kind: type[S]) -> None:
        names = [name for name in kind.__dict__["__slots__"] if name != "agenda"]
        scope: dict[str, Any] = {"new": object.__new__, "changeable": thawed(kind), "kind": kind}
        thaw = "".join(f"    draft.{name} = state.{name}\n" for name in names)
        freeze = "".join(f"    state.{name} = draft.{name}\n" for name in names)
        exec(
            f"def thaw(draft, state):\n{thaw}"
            f"def freeze(draft, agenda):\n    state = new(changeable)\n{freeze}"
            "    state.agenda = agenda\n    state.__class__ = kind\n    return state",
            scope,
        )
        self.thaw, self.freeze = scope["thaw"], scope["freeze"]


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return `values` with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])


class Journal:
    """The events of one move, and the seats that learned something by it."""

    __slots__ = ("_events", "_learned")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._learned: set[Seat] = set()

    def tell(self, name: str, /, **facts: Fact) -> None:
        """Note an event for everybody."""
        self._events.append(Event(name, tuple(facts.items())))

    def tell_only(self, seat: Seat, name: str, /, **facts: Fact) -> None:
        """Note an event for one seat."""
        self._events.append(Event(name, tuple(facts.items()), (seat,)))

    def has_told(self, name: str, fact: Fact) -> bool:
        """Whether an event of this move has that fact."""
        return any((name, fact) in event.facts for event in self._events)

    def learned(self, *seats: Seat) -> None:
        """Note that something hidden was shown to `seats`."""
        self._learned.update(seats)

    def step(self, state: S) -> Step[S]:
        """Return the move's outcome, for the state that it led to."""
        return Step(state, tuple(self._events), frozen_set(self._learned))


class Silence(Journal):
    """The journal of a move that is only tried: nobody hears of its events."""

    __slots__ = ()

    def tell(self, name: str, /, **facts: Fact) -> None:
        """Note nothing."""

    def tell_only(self, seat: Seat, name: str, /, **facts: Fact) -> None:
        """Note nothing."""

    def learned(self, *seats: Seat) -> None:
        """Note nothing."""


SILENCE = Silence()


class Agenda(Generic[T]):
    """The tasks that are still to be done, the next one first."""

    __slots__ = ("tasks",)

    def __init__(self, tasks: tuple[T, ...]) -> None:
        self.tasks = tasks

    def push(self, *tasks: T) -> None:
        """Put `tasks` before all others, in this order."""
        self.tasks = tasks + self.tasks

    def pop(self) -> T:
        """Take the first task off and return it. Raises IndexError where there is none."""
        first = self.tasks[0]
        self.tasks = self.tasks[1:]
        return first


class Draft(Generic[S, T]):
    """A position being changed by one move: where it began, its remaining tasks, its events and what seats learn.

    `start`: the position before the move.
    """

    def __init__(self, start: S, agenda: tuple[T, ...]) -> None:
        self.start = start
        self.agenda: Agenda[T] = Agenda(agenda)
        self.journal = Journal()

    @property
    def tasks(self) -> tuple[T, ...]:
        """Return what is still to be done, next first."""
        return self.agenda.tasks


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all `seats` seats in clockwise order, beginning with `first`."""
    return tuple((first + step) % seats for step in range(seats))
