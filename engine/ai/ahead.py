"""The rest of one's own turn: a few lines of moves at once, each as far as one's own choices alone decide it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.ai.evaluator import Evaluator
from engine.game import Game, Seat, Step, Words

S = TypeVar("S")
V = TypeVar("V")

Worth: TypeAlias = tuple[bool, float]
"""Whether moves bring the game nearer to its end, and the value of the position after them."""

BUDGET = 100
"""Number of tried positions after which only the best line is continued."""

LONGEST = 24
"""Maximum number of moves in a line; without it choices that can be reversed would go on for ever."""

MOST = 32
"""Maximum number of moves that are tried after a line."""


class Line(Struct, Generic[S], frozen=True):
    """Moves of one seat, one after the other.

    `before`: the imagined position before the last of them.
    `moves`: the moves.
    `worth`: what they are worth.
    `after`: the position after them; None: it was not asked for yet.
    `value`: the value of that position by itself.
    """

    before: S
    moves: tuple[Words, ...]
    worth: Worth
    after: S | None
    value: float


class Extent(Struct, frozen=True):
    """How far lines are continued.

    `width`: the most of them at once.
    `tried`: how much of the budget is spent already.
    `whole`: whether they are still continued once all that are left begin with the same move.
    """

    width: int
    tried: int = 0
    whole: bool = True


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

    def make(
        self, game: Game[S, V], evaluator: Evaluator[S, V], imagined: S, seat: Seat, moves: Sequence[Words]
    ) -> None:
        """Plan moves from the imagined position on, the first of which is made now."""
        self._expected = []
        for move, then in pairwise(moves):
            imagined = evaluator.outcome(imagined, seat, move)
            self._expected.append((game.view(imagined, seat), then))


Follow: TypeAlias = Callable[[S, float], Iterable[tuple[Words, S | None, Worth, bool]]]
"""The moves that a position of some value offers to the seat, the position after each (None: not asked for yet), its
worth, and whether others decide it."""


def continue_lines(
    game: Game[S, V],
    evaluator: Evaluator[S, V],
    seat: Seat,
    lines: Sequence[Line[S]],
    follow: Follow[S],
    extent: Extent,
) -> Sequence[Line[S]]:
    """Return the best lines, continued to the end of the turn. A line ends where the seat is not asked any more, where
    it learns something, since in the imagined position it would be what happens to lie there, and before a move that
    others decide."""
    ended: list[Line[S]] = []
    reached, tried = lines, extent.tried
    while reached and len(reached[0].moves) < LONGEST and (extent.whole or _have_different_starts([*ended, *reached])):
        most = extent.width if tried < BUDGET else 1
        longer: list[Line[S]] = []
        for line in reached:
            step = game.play(line.before, seat, line.moves[-1])
            found = (
                list(follow(step.state, line.value))
                if _may_continue(game, evaluator, step, line.moves[-1], seat)
                else []
            )
            tried += len(found)
            own = [one for one in found if not one[3]]
            if not own:
                ended.append(line)
            longer += [
                Line(step.state, (*line.moves, move), (line.worth[0] and goes_on, value), after, value)
                for move, after, (goes_on, value), _ in own
            ]
        longer.sort(key=_worth_of, reverse=True)
        reached = list(
            islice(_limit_same_start(_drop_same_position(evaluator, seat, longer), evaluator.max_alternatives), most)
        )
    return [*ended, *reached]


def _have_different_starts(lines: Sequence[Line[S]]) -> bool:
    """Whether not all lines begin with the same move."""
    return any(line.moves[0] != lines[0].moves[0] for line in lines)


def _worth_of(line: Line[S]) -> Worth:
    return line.worth


def _limit_same_start(lines: Iterable[Line[S]], most: int | None) -> Iterator[Line[S]]:
    """Yield of the lines that begin with the same move the first, at most so many."""
    begun: Counter[Words] = Counter()
    for line in lines:
        first = line.moves[0]
        begun[first] += 1
        if most is None or begun[first] <= most:
            yield line


def _may_continue(game: Game[S, V], evaluator: Evaluator[S, V], step: Step[S], move: Words, seat: Seat) -> bool:
    """Whether a line may be continued after its last step, a move."""
    decision = game.decision(step.state)
    if move == evaluator.final_move or decision is None or seat not in decision.seats:
        return False
    if seat in step.informed_seats and move[0] not in evaluator.continue_after:
        return False
    return evaluator.lookahead_width(game.view(step.state, seat)) > 0


def _drop_same_position(evaluator: Evaluator[S, V], seat: Seat, lines: Iterable[Line[S]]) -> Iterator[Line[S]]:
    """Yield the lines that lead to other positions than those before them."""
    positions: list[S] = []
    for line in lines:
        after = evaluator.outcome(line.before, seat, line.moves[-1]) if line.after is None else line.after
        if after not in positions:
            positions.append(after)
            yield line
