"""Look ahead to the end of a seat's turn: follow several lines of moves as long as the seat alone decides."""

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
"""Whether the moves bring the game nearer to its end, and the value of the position after them."""

MAX_TRIED_POSITIONS = 100
"""Number of positions to try; after that only the best line is continued."""

MAX_LINE_LENGTH = 24
"""Maximum number of moves in a line; without it, reversible moves would continue endlessly."""

MAX_NEXT_MOVES = 32
"""Maximum number of moves to try after a line."""


class MoveLine(Struct, Generic[S], frozen=True):
    """A line: a sequence of moves of one seat.

    `position_before`: the imagined position before the last move.
    `moves`: the moves.
    `worth`: the worth of the line.
    `position_after`: the position after the moves, or None if it is not computed yet.
    `value`: the value of that position alone.
    """

    position_before: S
    moves: tuple[Words, ...]
    worth: Worth
    position_after: S | None
    value: float


class SearchExtent(Struct, frozen=True):
    """Limits for continuing lines.

    `width`: the maximum number of lines at once.
    `tried`: the number of positions already tried.
    `continues_decided`: whether to continue even after all remaining lines begin with the same move.
    """

    width: int
    tried: int = 0
    continues_decided: bool = True


class TurnPlan(Generic[V]):
    """A seat's plan for the rest of its turn: a move for each expected position. A caller that passes the same plan to
    all choices of a turn saves time; without a plan each choice is equally good but slower."""

    def __init__(self) -> None:
        self._expected: list[tuple[V, Words]] = []

    def planned_move(self, view: V) -> Words | None:
        """Return the planned move for a position. If the position was not expected, drop the plan and return None."""
        if self._expected and self._expected[0][0] == view:
            return self._expected.pop(0)[1]
        self._expected = []
        return None

    def plan_moves(
        self, game: Game[S, V], evaluator: Evaluator[S, V], imagined: S, seat: Seat, moves: Sequence[Words]
    ) -> None:
        """Plan the moves from an imagined position on. The first of them is made now."""
        self._expected = []
        for move, then in pairwise(moves):
            imagined = evaluator.outcome(imagined, seat, move)
            self._expected.append((game.view(imagined, seat), then))


Follow: TypeAlias = Callable[[S, float], Iterable[tuple[Words, S | None, Worth, bool]]]
"""A function that takes a position and its value and yields the moves offered to the seat. Each move comes with the
position after it (None if not computed yet), its worth, and whether others decide the outcome."""


def continue_lines(
    game: Game[S, V],
    evaluator: Evaluator[S, V],
    seat: Seat,
    lines: Sequence[MoveLine[S]],
    follow: Follow[S],
    extent: SearchExtent,
) -> Sequence[MoveLine[S]]:
    """Return the best lines, continued to the end of the turn. A line ends when the seat is no longer asked, when it
    learns something hidden (which the imagined position only samples), and before a move that others decide."""
    ended: list[MoveLine[S]] = []
    reached, tried = lines, extent.tried
    while (
        reached
        and len(reached[0].moves) < MAX_LINE_LENGTH
        and (extent.continues_decided or _have_different_starts([*ended, *reached]))
    ):
        width = extent.width if tried < MAX_TRIED_POSITIONS else 1
        longer: list[MoveLine[S]] = []
        for line in reached:
            step = game.play(line.position_before, seat, line.moves[-1])
            continuations = (
                list(follow(step.state, line.value))
                if _may_continue(game, evaluator, step, line.moves[-1], seat)
                else []
            )
            tried += len(continuations)
            uncontested = [continuation for continuation in continuations if not continuation[3]]
            if not uncontested:
                ended.append(line)
            longer += [
                MoveLine(step.state, (*line.moves, move), (line.worth[0] and goes_on, value), after, value)
                for move, after, (goes_on, value), _ in uncontested
            ]
        longer.sort(key=_worth_of, reverse=True)
        reached = list(
            islice(_limit_same_start(_drop_same_position(evaluator, seat, longer), evaluator.max_alternatives), width)
        )
    return [*ended, *reached]


def _have_different_starts(lines: Sequence[MoveLine[S]]) -> bool:
    """Whether at least two lines begin with different moves."""
    return any(line.moves[0] != lines[0].moves[0] for line in lines)


def _worth_of(line: MoveLine[S]) -> Worth:
    return line.worth


def _limit_same_start(lines: Iterable[MoveLine[S]], limit: int | None) -> Iterator[MoveLine[S]]:
    """Yield at most `limit` lines for each first move, or all lines if it is None."""
    line_counts: Counter[Words] = Counter()
    for line in lines:
        first_move = line.moves[0]
        line_counts[first_move] += 1
        if limit is None or line_counts[first_move] <= limit:
            yield line


def _may_continue(game: Game[S, V], evaluator: Evaluator[S, V], step: Step[S], move: Words, seat: Seat) -> bool:
    """Whether a line may be continued after `step`, the result of its last move."""
    decision = game.decision(step.state)
    if move == evaluator.final_move or decision is None or seat not in decision.seats:
        return False
    if seat in step.informed_seats and move[0] not in evaluator.continue_after:
        return False
    return evaluator.lookahead_width(game.view(step.state, seat)) > 0


def _drop_same_position(evaluator: Evaluator[S, V], seat: Seat, lines: Iterable[MoveLine[S]]) -> Iterator[MoveLine[S]]:
    """Yield the lines that lead to a position no earlier line has reached."""
    positions: list[S] = []
    for line in lines:
        after = (
            evaluator.outcome(line.position_before, seat, line.moves[-1])
            if line.position_after is None
            else line.position_after
        )
        if after not in positions:
            positions.append(after)
            yield line
