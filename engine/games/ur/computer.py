"""Evaluation of a position of the Royal Game of Ur.

With the usual rules and at most three pieces of each player left, it is the exact chance of winning. Otherwise it is
the expected progress of the pieces after two throws, each weighted by its probability and followed by the best move.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import log
from typing import Final, TypeAlias

from msgspec import Struct

from engine.ai.evaluator import Evaluator, ReviewLimits
from engine.game import Seat
from engine.games.ur.places import START_NUMBER
from engine.games.ur.reading import grants_throw, is_capture, is_safe, movable_pieces
from engine.games.ur.solved import PIECE_COUNT, is_solved, win_chance
from engine.games.ur.state import NO_THROW, Pieces, with_piece_moved
from engine.games.ur.variant import Variant
from engine.games.ur.view import UrView

_HOME_VALUE = 4.0
"""Value of a piece that was borne off, in addition to its progress."""

_SAFE_VALUE, _THROW_VALUE, _EXPOSED_SHARE = 2.5, 2.0, 0.35
"""Value of a piece on a safe rosette, value of the right to throw, and the share of its progress that a piece in danger
may lose."""

_WIN_VALUE = 1000.0

_ODDS_VALUE, _MAX_CHANCE = 22.0, 0.9999
"""Value of the last pieces of a larger game for each unit of the logarithm of the odds, from a regression of progress
on these; and the highest chance that is not treated as a certain win."""

_CERTAIN_VALUE = 100.0
"""Value of a certain win in a game of three pieces."""

_REVIEW_LIMITS: Final = ReviewLimits(min_loss=2.0, max_moves=5, is_chance=True)
"""A review of a solved game reports moves that cost two per cent of the chance to win."""

BEGINNER_MARGINS: Final = {"any": 18.0}
"""Value by which a beginner's move may be worse than the best. With it, a greedy player wins about half of the
games."""
_MAX_CACHED = 1 << 15
"""Number of positions to cache; the throws of a turn lead to the same positions again and again."""

SideValue: TypeAlias = tuple[float, float, float]
"""The value of a player's pieces: those borne off, the progress of the others, and their safety."""


class VariantFacts(Struct, frozen=True, eq=False):
    """Facts about a variant that the evaluation of every position needs.

    `variant`: the variant.
    `off`: the number of a piece that was borne off.
    `safe`: the numbers of the squares that both players share and on which a piece is safe.
    `hunters`: for each other shared square, the numbers from which a rival's piece may capture there, each with the
        probability of the throw.
    """

    variant: Variant
    off: int
    safe: frozenset[int]
    hunters: Mapping[int, Sequence[tuple[int, float]]]


@cache
def variant_facts(variant: Variant) -> VariantFacts:
    """Return the facts about a variant, computed once for each."""
    dice, met = variant.thrown_dice, variant.paths.number_on_other_path
    steps = {step: count / dice.outcomes for step, count in enumerate(dice.chances) if step and count}
    safe = frozenset(spot for spot in met if is_safe(variant, spot))
    hunters = {
        spot: tuple((end - step, share) for step, share in steps.items())
        for spot, end in met.items()
        if spot not in safe
    }
    return VariantFacts(variant, variant.paths.off_number, safe, hunters)


class Position(Struct, frozen=True):
    """The pieces of both players, those of the next thrower first, and the facts about the variant."""

    pieces: tuple[Pieces, Pieces]
    facts: VariantFacts

    @property
    def variant(self) -> Variant:
        """Return the options of the game."""
        return self.facts.variant

    def with_other_thrower(self) -> "Position":
        """Return the same pieces with the other player as the next thrower."""
        return Position((self.pieces[1], self.pieces[0]), self.facts)


MoveResult: TypeAlias = tuple[Position, bool]
"""The result of a move, and whether the mover throws again."""

Standing: TypeAlias = tuple[SideValue, SideValue, float]
"""The values of both sides of a position, and the value of the right to throw for the first."""


def features(view: UrView, seat: Seat) -> Mapping[str, float]:
    """Return the features of a view for `seat` by name. Only differences of their sum have a meaning."""
    if _is_small(view):
        return {"chance": _CERTAIN_VALUE * _win_chance(view, seat)}
    if view.over:
        return {"home": _WIN_VALUE if view.pieces[seat][0] == view.variant.paths.off_number else -_WIN_VALUE}
    position = Position((view.pieces[view.mover], view.pieces[1 - view.mover]), variant_facts(view.variant))
    if is_solved(position.variant, position.pieces):
        return {"chance": _last_pieces_value(position) * (1 if view.mover == seat else -1)}
    side, rival, turn = _after_two_throws(position)
    if view.mover != seat:
        side, rival, turn = rival, side, -turn
    home, progress, safety = side
    return {"home": home, "way": progress, "safety": safety, "rival": -sum(rival), "turn": turn}


def remaining(view: UrView) -> int:
    """Return the number of squares that all pieces have left to go. Only captures increase it."""
    off = view.variant.paths.off_number
    return sum(off - spot for pieces in view.pieces for spot in pieces)


def review(view: UrView) -> ReviewLimits | None:
    """Return the limits of a review if the whole game is solved, otherwise None: mistakes are known exactly then."""
    return _REVIEW_LIMITS if _is_small(view) else None


def luck(before: UrView, after: UrView, seat: Seat) -> float:
    """Return by how much a throw changed the chance of `seat` to win a solved game without mistakes; 0 for a move."""
    if before.thrown != NO_THROW:
        return 0.0
    thrower = before.mover
    position = Position((before.pieces[thrower], before.pieces[1 - thrower]), variant_facts(before.variant))
    results = (
        _move_results(position, after.thrown) if after.thrown != NO_THROW else ((position.with_other_thrower(), False),)
    )
    best = max(_result_chance(*result) for result in results)
    changed = best - win_chance(*position.pieces)
    return changed if seat == thrower else -changed


def _result_chance(position: Position, again: bool) -> float:
    """Return the mover's chance to win after a move that led to `position`. `again`: whether the mover throws again."""
    if _is_over(position):
        return 1.0
    chance = win_chance(*position.pieces)
    return chance if again else 1.0 - chance


def _is_small(view: UrView) -> bool:
    """Whether the game is played with so few pieces that it is solved from the start."""
    return len(view.pieces[0]) == PIECE_COUNT and is_solved(view.variant, view.pieces)


def _win_chance(view: UrView, seat: Seat) -> float:
    """Return the chance of `seat` to win before the next throw. A throw that was already made is not considered."""
    if view.over:
        return float(view.pieces[seat][0] == view.variant.paths.off_number)
    chance = win_chance(view.pieces[view.mover], view.pieces[1 - view.mover])
    return chance if view.mover == seat else 1.0 - chance


def _after_two_throws(position: Position) -> Standing:
    """Return the expected standing after the coming throw and the one after it, each with the best move."""
    return _mean_standing(
        [
            (count, _standing_for_mover(_after_one_throw, max(results, key=_move_value)))
            for count, results in position_throws(position)
        ]
    )


@lru_cache(_MAX_CACHED)
def _after_one_throw(position: Position) -> Standing:
    """Return the expected standing after the coming throw and the best move, or the current one if it is solved."""
    if _is_over(position) or is_solved(position.variant, position.pieces):
        return _current_standing(position)
    return _mean_standing(
        [
            (count, _standing_for_mover(_current_standing, max(results, key=_result_worth)))
            for count, results in position_throws(position)
        ]
    )


@lru_cache(_MAX_CACHED)
def _expected_value(position: Position) -> float:
    return _total(_after_one_throw(position))


def _move_value(result: MoveResult) -> float:
    return _expected_value(result[0]) if result[1] else -_expected_value(result[0])


def _result_worth(result: MoveResult) -> float:
    return _position_value(result[0]) if result[1] else -_position_value(result[0])


@lru_cache(_MAX_CACHED)
def position_throws(position: Position) -> Sequence[tuple[int, Sequence[MoveResult]]]:
    """Return each possible throw with its frequency and the results of its moves."""
    passed, chances = ((position.with_other_thrower(), False),), position.variant.thrown_dice.chances
    return tuple(
        (count, tuple(_move_results(position, thrown)) or passed) for thrown, count in enumerate(chances) if count
    )


def _move_results(position: Position, thrown: int) -> Iterator[MoveResult]:
    (pieces, rival), facts = position.pieces, position.facts
    numbers = facts.variant.paths.number_on_other_path
    for start in movable_pieces(position, 0, thrown) if thrown else ():
        end = start + thrown
        moved = with_piece_moved(pieces, start, end)
        rival_left = with_piece_moved(rival, numbers[end], START_NUMBER) if is_capture(position, 0, end) else rival
        again = grants_throw(position, 0, end)
        yield Position((moved, rival_left) if again else (rival_left, moved), facts), again


def _standing_for_mover(standing: Callable[[Position], Standing], result: MoveResult) -> Standing:
    """Return the standing after a move, the mover's side first, as the function `standing` evaluates its position."""
    side, rival, turn = standing(result[0])
    return (side, rival, turn) if result[1] else (rival, side, -turn)


def _mean_standing(weighted_standings: Iterable[tuple[int, Standing]]) -> Standing:
    """Return the mean of standings, weighted by frequency."""
    throws = 0
    home = progress = safety = turn = their_home = their_way = their_safety = 0.0
    for count, (side, rival, to_throw) in weighted_standings:
        throws += count
        home, progress, safety = home + count * side[0], progress + count * side[1], safety + count * side[2]
        their_home, their_way = their_home + count * rival[0], their_way + count * rival[1]
        their_safety, turn = their_safety + count * rival[2], turn + count * to_throw
    side = home / throws, progress / throws, safety / throws
    return side, (their_home / throws, their_way / throws, their_safety / throws), turn / throws


def _is_over(position: Position) -> bool:
    off = position.facts.off
    return any(side[0] == off for side in position.pieces)


@lru_cache(_MAX_CACHED)
def _position_value(position: Position) -> float:
    return _total(_current_standing(position))


def _total(standing: Standing) -> float:
    side, rival, turn = standing
    return sum(side) - sum(rival) + turn


def _last_pieces_value(position: Position) -> float:
    """Return the value of a solved position of a larger game: the logarithm of the odds to win, scaled to units of
    progress."""
    chance = min(_MAX_CHANCE, max(1 - _MAX_CHANCE, win_chance(*position.pieces)))
    return _ODDS_VALUE * log(chance / (1 - chance))


def _current_standing(position: Position) -> Standing:
    pieces, rival = position.pieces
    if is_solved(position.variant, position.pieces) and not _is_over(position):
        return (_last_pieces_value(position), 0.0, 0.0), (0.0, 0.0, 0.0), 0.0
    return _side_value(pieces, rival, position.facts), _side_value(rival, pieces, position.facts), _THROW_VALUE


@lru_cache(_MAX_CACHED)
def _side_value(pieces: Pieces, rival_pieces: Pieces, facts: VariantFacts) -> SideValue:
    """Return the value of a player's pieces. A piece on a shared square gains value on a safe rosette and may lose some
    of its progress elsewhere."""
    off, hunters, safe = facts.off, facts.hunters, facts.safe
    borne_off = pieces.count(off)
    home = (_HOME_VALUE + off) * borne_off + _WIN_VALUE * (borne_off == len(pieces))
    safety = 0.0
    for spot in pieces:
        if spot in safe:
            safety += _SAFE_VALUE
        elif spot in hunters:
            danger = 0.0
            for place, share in hunters[spot]:
                if place in rival_pieces:
                    danger += share
            if danger:
                safety -= _EXPOSED_SHARE * spot * min(1.0, 2 * danger)
    return home, float(sum(pieces) - off * borne_off), safety


EVALUATOR: Evaluator[object, UrView] = Evaluator(
    features=features, remaining=remaining, beginner_margins=BEGINNER_MARGINS, review_limits=review, luck=luck
)
