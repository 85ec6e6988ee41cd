"""The rest of one's own turn: a few lines of moves at once, each as far as one's own choices alone decide it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Generic, TypeAlias, TypeVar

from engine.ai.judge import Judge
from engine.game import Game, Seat, Words

S = TypeVar("S")
V = TypeVar("V")

Worth: TypeAlias = tuple[bool, float]
"""Whether moves bring the game nearer to its end, and the value of the position after them."""

BUDGET = 240
"""Number of tried positions after which only the best line is continued."""

LONGEST = 24
"""Maximum number of moves in a line; without it choices that can be reversed would go on for ever."""

MOST = 48
"""Maximum number of moves that are tried after a line."""


@dataclass(frozen=True, slots=True)
class Line(Generic[S]):
    """Moves of one seat, one after the other.

    `before`: the imagined position before the last of them.
    `moves`: the moves.
    `worth`: what they are worth.
    """

    before: S
    moves: tuple[Words, ...]
    worth: Worth


class Plan(Generic[V]):
    """What a seat wants to do in the rest of its turn: a move for each position that it expects. A caller that asks for
    one choice after the other keeps it between them; without it each choice is as good, but takes longer."""

    def __init__(self) -> None:
        self._expected: list[tuple[V, Words]] = []

    def next(self, view: V) -> Words | None:
        """Return the move for a position; None where it is not the expected one, after which nothing is planned."""
        if self._expected and self._expected[0][0] == view:
            return self._expected.pop(0)[1]
        self._expected = []
        return None

    def make(self, game: Game[S, V], judge: Judge[S, V], imagined: S, seat: Seat, moves: Sequence[Words]) -> None:
        """Plan moves from the imagined position on, the first of which is made now."""
        self._expected = []
        for move, then in pairwise(moves):
            imagined = judge.outcome(imagined, seat, move)
            self._expected.append((game.view(imagined, seat), then))


Follow: TypeAlias = Callable[[S], Iterable[tuple[Words, Worth, bool]]]
"""The moves that a position offers to the seat, their worth, and whether others decide it."""


def continued(
    game: Game[S, V], judge: Judge[S, V], seat: Seat, lines: Sequence[Line[S]], follow: Follow[S], width: int
) -> Sequence[Line[S]]:
    """Return at most `width` lines, the best, continued to the end of the turn. A line ends where the seat is not asked
    any more, where it learns something, since in the imagined position it would be what happens to lie there, and
    before a move that others decide."""
    tried = 0
    ended: list[Line[S]] = []
    while lines and len(lines[0].moves) < LONGEST:
        most = width if tried < BUDGET else 1
        longer: list[Line[S]] = []
        for line in lines:
            after = _after(game, judge, line, seat)
            found = [] if after is None else list(follow(after))
            tried += len(found)
            own = [one for one in found if not one[2]]
            if after is None or not own:
                ended.append(line)
            longer += [
                Line(after, (*line.moves, move), (line.worth[0] and goes_on, value))
                for move, (goes_on, value), _ in own
                if after is not None
            ]
        longer.sort(key=_by_worth, reverse=True)
        lines = list(islice(_distinct(judge, seat, longer), most))
    return [*ended, *lines]


def _by_worth(line: Line[S]) -> Worth:
    return line.worth


def _after(game: Game[S, V], judge: Judge[S, V], line: Line[S], seat: Seat) -> S | None:
    """Return the position after a line; None where the line ends."""
    step = game.play(line.before, seat, line.moves[-1])
    decision = game.decision(step.state)
    goes_on = decision is not None and seat in decision.seats and seat not in step.learned
    return judge.outcome(line.before, seat, line.moves[-1]) if goes_on else None


def _distinct(judge: Judge[S, V], seat: Seat, lines: Iterable[Line[S]]) -> Iterator[Line[S]]:
    """Yield the lines that lead to other positions than those before them."""
    positions: list[S] = []
    for line in lines:
        after = judge.outcome(line.before, seat, line.moves[-1])
        if after not in positions:
            positions.append(after)
            yield line
