"""Moves as people would write them, after the mark of a seat: `archer tile temple C4`; and pieces: `2 temple farm`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import pytest

from engine.game import STOP, Event, Fact, Game, IllegalMove, Refused, Seat, SeatRef, Step, Words
from engine.moves import check_move


class Seated(Protocol):
    """A state that knows what its seats are called."""

    @property
    def dynasties(self) -> tuple[str, ...]: ...


S = TypeVar("S", bound=Seated)
V = TypeVar("V")


def pieces(kinds: Sequence[str], written: str) -> bytes:
    """Return the numbers of some kinds of pieces: `2 temple farm` is two temples and a farm, in this order."""
    found: list[int] = []
    times = 1
    for word in written.split():
        if word.isdecimal():
            times = int(word)
        else:
            found += [kinds.index(word)] * times
            times = 1
    return bytes(found)


def read(state: Seated, line: str) -> tuple[Seat, Words]:
    """Return whose line it is, and its words."""
    mark, *words = line.split()
    return state.dynasties.index(mark), tuple(words)


@dataclass(frozen=True)
class Played(Generic[S]):
    """Where some moves led, what was told on the way, and the last step."""

    game: Game[S, Any]
    state: S
    events: tuple[Event, ...]
    last: Step[S]

    def told(self, name: str) -> list[dict[str, Fact]]:
        """The facts of all events of one name; seats by their dynasties."""
        return [
            {key: self.state.dynasties[fact.seat] if isinstance(fact, SeatRef) else fact for key, fact in event.facts}
            for event in self.events
            if event.name == name
        ]

    def names(self) -> list[str]:
        """The public events' names in order."""
        return [event.name for event in self.events if event.audience is None]

    def asks(self) -> tuple[str, str] | None:
        """Which question is open, and to whom."""
        decision = self.game.decision(self.state)
        return (decision.kind, self.state.dynasties[decision.seats[0]]) if decision else None


PlayedT = TypeVar("PlayedT", bound=Played[Any])


def play(kind: type[PlayedT], game: Game[S, V], state: S, lines: Iterable[str]) -> PlayedT:
    """Play lines, each checked as a table would."""
    events: tuple[Event, ...] = ()
    step = Step(state)
    for line in lines:
        seat, words = read(state, line)
        check_move(game, step.state, seat, words)
        step = game.play(step.state, seat, words)
        events += step.events
    return kind(game, step.state, events, step)


def refused(game: Game[S, V], state: S, line: str) -> Refused:
    """Return why a line is refused."""
    with pytest.raises(Refused) as caught:
        check_move(game, state, *read(state, line))
    return caught.value


def forbidden(game: Game[S, V], state: S, line: str) -> tuple[str, str]:
    """Return the reason and the rule for which a line is an illegal move."""
    found = refused(game, state, line)
    assert isinstance(found, IllegalMove)
    assert found.rule
    return found.reason, found.rule


def notes(game: Game[S, V], state: S, line: str) -> dict[str, Fact]:
    """Return the notes of the last word of a line as the seat that is named sees them; "." is the end of the move."""
    seat, (*prefix, word) = read(state, line)
    return dict(game.annotations(game.view(state, seat), tuple(prefix), STOP if word == "." else word))


def offered(game: Game[S, V], state: S, line: str) -> list[str]:
    """Return the words offered after a line that has begun, the end of the move left out."""
    return [word for word in game.words(state, *read(state, line)) if word != STOP]
