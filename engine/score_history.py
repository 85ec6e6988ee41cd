"""The history of a game's points from move to move, and the turning points of the game."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias, TypeVar

from engine.game import Game, Seat
from engine.replay import Fold, PlayedMove, replay_positions

S = TypeVar("S")
V = TypeVar("V")

ScoreHistory: TypeAlias = Sequence[Sequence[int]]
"""The points of each seat at the start and after each entry of the record. An entry that was taken back changes
nothing."""


class TurningPoint(NamedTuple):
    """A turn in which a seat gained relative to its rivals.

    `move`: its most valuable move.
    `seat`: the seat that gained from it.
    `gain`: its gain relative to the best of the others, in points or in the game's own measure; in a solo game, its
        total gain.
    """

    move: PlayedMove
    seat: Seat
    gain: int


def score_history(game: Game[S, V], fold: Fold[S], seats: int) -> ScoreHistory:
    """Return the points of all `seats` seats at the start and after each move."""
    return _history_of(game, fold, seats, game.points)


def progress_history(game: Game[S, V], fold: Fold[S], seats: int) -> ScoreHistory:
    """Return the progress of all `seats` seats at the start and after each move, in the game's own measure."""
    return _history_of(game, fold, seats, game.progress)


def _history_of(game: Game[S, V], fold: Fold[S], seats: int, measure: Callable[[S, Seat], int]) -> ScoreHistory:
    history = [tuple(measure(fold.start, seat) for seat in range(seats))]
    for moment, state in replay_positions(game, fold):
        history += history[-1:] * (moment.entry.number - len(history))
        history.append(tuple(measure(state, seat) for seat in range(seats)))
    return history


def turning_points(moves: Sequence[PlayedMove], points: ScoreHistory, limit: int) -> list[TurningPoint]:
    """Return the turns in which a seat gained most relative to the best of the others, at most `limit` of them, in the
    order of play.

    Consecutive moves of one seat are a turn; in a solo game, each move is one. Of equal turns the later one counts
    more, since less time is left to respond.
    """
    is_solo = len(points[0]) == 1
    turns = [tuple(run) for _, run in groupby(moves, lambda move: move.entry.number if is_solo else move.entry.seat)]
    candidates = [turn for turn in (_turning_point(run, points) for run in reversed(turns)) if turn is not None]
    largest = sorted(candidates, key=lambda turn: -turn.gain)[:limit]
    return sorted(largest, key=lambda turn: turn.move.entry.number)


def _turning_point(turn: Sequence[PlayedMove], points: ScoreHistory) -> TurningPoint | None:
    """Return the change that a turn made for the seat that gained most, or None if no seat gained."""
    before, after = points[turn[0].entry.number - 1], points[turn[-1].entry.number]
    gains = [now - then for then, now in zip(_leads_by_seat(before), _leads_by_seat(after), strict=True)]
    seat = max(range(len(gains)), key=lambda seat: gains[seat])

    def gain_of(move: PlayedMove) -> tuple[int, int]:
        number = move.entry.number
        now, then = points[number], points[number - 1]
        return _leads_by_seat(now)[seat] - _leads_by_seat(then)[seat], now[seat] - then[seat]

    best = max((moment for moment in turn if gain_of(moment)[1] > 0), key=gain_of, default=None)
    return TurningPoint(best, seat, gains[seat]) if gains[seat] > 0 and best is not None else None


def _leads_by_seat(points: Sequence[int]) -> list[int]:
    """Return each seat's lead in points over the best other seat, negative if it is behind."""
    return [count - max((*points[:seat], *points[seat + 1 :]), default=0) for seat, count in enumerate(points)]
