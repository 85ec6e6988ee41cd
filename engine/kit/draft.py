"""What every position that is being changed by a move has: a journal of what was told, an agenda, an order of seats."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.game import Event, Fact, Seat, Step
from engine.interning import frozen_set

S = TypeVar("S")
T = TypeVar("T")


class Journal:
    """The events of one move, and the seats that learned something by it."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._learned: set[Seat] = set()

    def tell(self, name: str, **facts: Fact) -> None:
        """Note an event for everybody."""
        self._events.append(Event(name, tuple(facts.items())))

    def tell_only(self, seat: Seat, name: str, **facts: Fact) -> None:
        """Note an event for one seat."""
        self._events.append(Event(name, tuple(facts.items()), (seat,)))

    def learned(self, *seats: Seat) -> None:
        """Note that something hidden was shown to `seats`."""
        self._learned.update(seats)

    def step(self, state: S) -> Step[S]:
        """Return the move's outcome, for the state that it led to."""
        return Step(state, tuple(self._events), frozen_set(self._learned))


class Agenda(Generic[T]):
    """The tasks that are still to be done, the next one first."""

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


def clockwise(first: Seat, seats: int) -> Sequence[Seat]:
    """Return all of so many seats in clockwise order, beginning with `first`."""
    return [(first + step) % seats for step in range(seats)]
