"""Tools for the changes of a position by a move: drafts, the journal of events, the agenda, the order of seats."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from engine.game import Event, Fact, Seat, Step
from engine.interning import freeze_set

S = TypeVar("S")
F = TypeVar("F", bound=Struct)
T = TypeVar("T")


class FieldCopier(Generic[F]):
    """Copies the fields of a position into a draft (`thaw`) and back (`freeze`). The agenda is handled separately,
    since a draft holds it as an `Agenda`.

    `kind`: the class of the positions, whose constructor takes all fields in order.
    `names`: the names of all its fields, including `agenda`.
    """

    def __init__(self, kind: Callable[..., F], names: Sequence[str]) -> None:
        self._kind = kind
        self._place = names.index("agenda")
        self._names = tuple(name for name in names if name != "agenda")
        self._read = attrgetter(*self._names)

    def thaw(self, draft: object, state: F) -> None:
        """Set all attributes of a draft to the fields of a position, at once since that is several times as fast."""
        draft.__dict__ = asdict(state)

    def freeze(self, draft: object, agenda: tuple[Any, ...]) -> F:
        """Return the position with the fields of a draft and with this agenda."""
        values = [*self._read(draft)]
        values.insert(self._place, agenda)
        return self._kind(*values)


def with_value(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `values` with the value at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])


class Journal:
    """The events of one move, and the seats to which it shows hidden information."""

    __slots__ = ("_events", "_informed")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._informed: set[Seat] = set()

    def report(self, name: str, /, **facts: Fact) -> None:
        """Record an event for everybody."""
        self._events.append(Event(name, tuple(facts.items())))

    def report_to(self, seat: Seat, name: str, /, **facts: Fact) -> None:
        """Record an event for one seat."""
        self._events.append(Event(name, tuple(facts.items()), (seat,)))

    def has_reported(self, name: str, fact: Fact) -> bool:
        """Whether an event of this move has the fact `name` with the value `fact`."""
        return any((name, fact) in event.facts for event in self._events)

    def mark_informed(self, *seats: Seat) -> None:
        """Record that something hidden was shown to `seats`."""
        self._informed.update(seats)

    def step(self, state: S) -> Step[S]:
        """Return the result of the move that led to `state`: the state, the events and the informed seats."""
        return Step(state, tuple(self._events), freeze_set(self._informed))


class NullJournal(Journal):
    """The journal of a move that is only tried. It ignores all events and informed seats."""

    __slots__ = ()

    def report(self, name: str, /, **facts: Fact) -> None:
        """Ignore the event."""

    def report_to(self, seat: Seat, name: str, /, **facts: Fact) -> None:
        """Ignore the event."""

    def mark_informed(self, *seats: Seat) -> None:
        """Ignore the seats."""


NO_JOURNAL = NullJournal()


class Agenda(Generic[T]):
    """The tasks that remain, the next one first."""

    __slots__ = ("tasks",)

    def __init__(self, tasks: tuple[T, ...]) -> None:
        self.tasks = tasks

    def push(self, *tasks: T) -> None:
        """Put `tasks` in front of all others, in this order."""
        self.tasks = tasks + self.tasks

    def pop(self) -> T:
        """Remove and return the first task. Raises IndexError if there is none."""
        first = self.tasks[0]
        self.tasks = self.tasks[1:]
        return first


class Draft(Generic[S, T]):
    """A position while a move changes it, with its open tasks, events and informed seats.

    `start`: the position before the move.
    """

    def __init__(self, start: S, agenda: tuple[T, ...]) -> None:
        self.start = start
        self.agenda: Agenda[T] = Agenda(agenda)
        self.journal = Journal()

    @property
    def tasks(self) -> tuple[T, ...]:
        """Return the open tasks, the next one first."""
        return self.agenda.tasks


class _HasAgenda(Protocol):
    @property
    def agenda(self) -> tuple[Any, ...]: ...


P = TypeVar("P", bound=_HasAgenda)


class StateDraft(Generic[P, T]):
    """A draft for small games, whose moves replace the position as a whole.

    `state`: the current position, which has the remaining tasks.
    """

    def __init__(self, state: P) -> None:
        self.state = state
        self.journal = Journal()

    @property
    def tasks(self) -> tuple[T, ...]:
        """Return the open tasks, the next one first."""
        return self.state.agenda

    def step(self) -> Step[P]:
        """Return the current position with the move's events and informed seats."""
        return self.journal.step(self.state)


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all `seats` seats in clockwise order, starting from `first`."""
    return tuple((first + step) % seats for step in range(seats))
