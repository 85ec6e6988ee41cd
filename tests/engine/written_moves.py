"""Moves as people would write them, after the mark of a seat: `archer tile temple C4`; and pieces: `2 temple farm`."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

import pytest

from engine.game import STOP, Event, Game, IllegalMove, Refused, Seat, Step, Words
from engine.moves import check


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


def play(game: Game[S, V], state: S, lines: Iterable[str]) -> tuple[S, tuple[Event, ...], Step[S]]:
    """Play lines, each checked as a table would; return the end, all that happened, and the last step."""
    events: tuple[Event, ...] = ()
    step = Step(state)
    for line in lines:
        seat, words = read(state, line)
        check(game, step.state, seat, words)
        step = game.play(step.state, seat, words)
        events += step.events
    return step.state, events, step


def refused(game: Game[S, V], state: S, line: str) -> Refused:
    """Return why a line is refused."""
    with pytest.raises(Refused) as caught:
        check(game, state, *read(state, line))
    return caught.value


def forbidden(game: Game[S, V], state: S, line: str) -> tuple[str, str]:
    """Return the reason and the rule for which a line is an illegal move."""
    found = refused(game, state, line)
    assert isinstance(found, IllegalMove)
    assert found.rule
    return found.reason, found.rule


def offered(game: Game[S, V], state: S, line: str) -> list[str]:
    """Return the words offered after a line that has begun, the end of the move left out."""
    return [word for word in game.words(state, *read(state, line)) if word != STOP]
