"""Reviews of played moves: computers that know only what the seat knew then name a clearly better move, if any."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, pairwise
from statistics import fmean
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.advising import MAX_REASONS
from engine.ai.chooser import ADVISING_WITH_LINES, MIN_GAIN, SampledPositions, answer_open_questions, rank_moves
from engine.ai.evaluator import Evaluator, ReviewLimits, evaluator_of
from engine.chance import SEED_BYTES, Chance
from engine.game import Game, Seat, Words
from engine.moves import every_move

S = TypeVar("S")
V = TypeVar("V")

RANKINGS: Final = 5
"""Number of rankings from which the best moves are taken, each with its own random numbers."""

SAMPLED_POSITIONS: Final = 12
"""Number of sampled positions in which the best move is selected, and of further ones in which it is compared with the
played move."""

MIN_BETTER_POSITIONS: Final = 10
"""Minimum number of these positions in which the better move must beat the played one."""


class Remark(Struct, frozen=True):
    """A better move than the one that was played, in the opinion of computers.

    `played`: the move.
    `better`: the move that they prefer.
    `loss`: how much less the played move is worth on average, in the units of the game's evaluation.
    `reasons`: the names of the features that speak for the better move.
    """

    played: Words
    better: Words
    loss: float
    reasons: tuple[str, ...]


def review_limits(game: Game[S, V], view: V) -> ReviewLimits | None:
    """Return the limits of a review of the game to which `view` belongs, or None if its moves are not reviewed."""
    evaluator = evaluator_of(game)
    return evaluator.review_limits(view) if evaluator is not None else None


def total_luck(game: Game[S, V], states: Iterable[S], seat: Seat) -> float | None:
    """Return the total change of a seat's chance to win (1 is certainty) by the random events of a finished game, or
    None if the chances in this game are not known. `states`: all positions in order."""
    evaluator, views = evaluator_of(game), [game.view(state, seat) for state in states]
    limits = evaluator.review_limits(views[0]) if evaluator is not None else None
    if evaluator is None or evaluator.luck is None or limits is None or not limits.is_chance:
        return None
    return sum(evaluator.luck(before, after, seat) for before, after in pairwise(views))


def review_move(game: Game[S, V], view: V, seat: Seat, played: Words, chance: Chance) -> Remark | None:
    """Return the remark about a move that `seat` played when it saw `view`. Return None if it was the only move, if no
    other is clearly better, or if the game's moves are not reviewed. The same chance gives the same remark.

    The better move is selected in some sampled positions and compared in others; otherwise the best of several would be
    the luckiest one.
    """
    evaluator, imagined = evaluator_of(game), game.sample_state(view, chance)
    limits = evaluator.review_limits(view) if evaluator is not None else None
    if evaluator is None or limits is None or len(list(islice(every_move(game, imagined, seat), 2))) < 2:
        return None
    candidates = dict.fromkeys(_best_move(game, view, seat, source) for source in _random_sources(chance))
    candidates.pop(played, None)
    if not candidates:
        return None
    judged, worlds = (
        loss_evaluator(evaluator, limits),
        list(SampledPositions(game, view, chance, 2 * SAMPLED_POSITIONS)),
    )

    def ends(move: Words, positions: Sequence[S]) -> list[Mapping[str, float]]:
        answered = (answer_open_questions(game, judged, judged.outcome(state, seat, move), seat) for state in positions)
        return [judged.features(game.view(end.position, seat), seat) for end in answered]

    better_move = max(candidates, key=lambda move: fmean(map(_total, ends(move, worlds[:SAMPLED_POSITIONS]))))
    best, actual = ends(better_move, worlds[SAMPLED_POSITIONS:]), ends(played, worlds[SAMPLED_POSITIONS:])
    losses = [_total(gained) - _total(given) for gained, given in zip(best, actual, strict=True)]
    loss, better_count = fmean(losses), sum(lost > 0 for lost in losses)
    threshold = limits.min_loss
    if limits.min_certain_loss is not None and max(losses) - min(losses) < MIN_GAIN:
        threshold = limits.min_certain_loss
    if loss < threshold or better_count < MIN_BETTER_POSITIONS:
        return None
    return Remark(played, better_move, loss, _largest_gains(best, actual))


def _total(features: Mapping[str, float]) -> float:
    return sum(features.values())


def _largest_gains(best: Sequence[Mapping[str, float]], played: Sequence[Mapping[str, float]]) -> tuple[str, ...]:
    """Return the names of the features by which the better move exceeds the played one most, on average over all
    sampled positions, at most `MAX_REASONS`."""
    gains = {
        name: fmean(better.get(name, 0.0) - actual.get(name, 0.0) for better, actual in zip(best, played, strict=True))
        for name in dict.fromkeys(name for better in best for name in better)
    }
    return tuple(name for name in sorted(gains, key=gains.__getitem__, reverse=True) if gains[name] >= MIN_GAIN)[
        :MAX_REASONS
    ]


def loss_evaluator(evaluator: Evaluator[S, V], limits: ReviewLimits) -> Evaluator[S, V]:
    """Return the evaluator that measures losses: the game's own, with each feature scaled by its share in a review."""
    if not limits.feature_shares:
        return evaluator

    def features(view: V, seat: Seat) -> Mapping[str, float]:
        return {
            name: limits.feature_shares.get(name, 1.0) * worth for name, worth in evaluator.features(view, seat).items()
        }

    return replace(evaluator, features=features)


def _best_move(game: Game[S, V], view: V, seat: Seat, chance: Chance) -> Words:
    return rank_moves(game, view, seat, chance, ADVISING_WITH_LINES).moves[0]


def _random_sources(chance: Chance) -> Sequence[Chance]:
    """Return RANKINGS different sources of random numbers, derived from `chance`."""
    seeds = chance.stream("review")
    return [Chance(seeds.below(1 << 64).to_bytes(SEED_BYTES, "big")) for _ in range(RANKINGS)]
