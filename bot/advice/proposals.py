"""Moves that are proposed to a player, those that promise most first, and why."""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from bot.advice.moves import try_advice
from engine.ai import TELLING, Proposal, Ranking, proposals, rank_moves, reasons
from engine.chance import Chance
from engine.game import Seat, Words
from engine.registry import AnyGame


class Recommendation(Struct, frozen=True):
    """A move that is recommended.

    `proposal`: the move. `reasons`: the names of the considerations that speak for it. `then`: how the turn is best
    continued after it, as far as it was looked at.
    """

    proposal: Proposal
    reasons: tuple[str, ...]
    then: tuple[Words, ...] = ()


def ranking_of(
    game: AnyGame, state: object, seat: Seat, chance: Chance, count: int
) -> tuple[Ranking, int, Sequence[Proposal]]:
    """Return the ranking of the moves of `seat`; and `count` with so many proposals of it."""

    def work() -> Ranking:
        return rank_moves(game, game.view(state, seat), seat, chance)

    ranking = try_advice(work, Ranking())
    return ranking, count, proposals_of(game, state, seat, chance, ranking.moves, count)


def proposals_of(
    game: AnyGame, state: object, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> Sequence[Proposal]:
    """Return at most `count` of the ranked `moves`, the first of each effect."""

    def work() -> Sequence[Proposal]:
        return proposals(game, game.view(state, seat), seat, chance, moves, count)

    return try_advice(work, ())


def explain_proposals(
    game: AnyGame, state: object, seat: Seat, chance: Chance, found: Sequence[Proposal]
) -> Sequence[Recommendation]:
    """Return proposals with their reasons, and how the turn goes on after each, which the ranking that they are of
    does not say: panels ask for that much more often."""

    def work() -> Sequence[Recommendation]:
        view = game.view(state, seat)
        why = reasons(game, view, seat, chance, [one.words for one in found])
        lines = rank_moves(game, view, seat, chance, TELLING).lines
        then = [lines.get(one.words, ())[1:] for one in found]
        return [Recommendation(*each) for each in zip(found, why, then, strict=True)]

    return try_advice(work, ())


def luck_of(table: int, version: int, seat: Seat) -> Chance:
    """Return luck that has nothing of the game's seed: the same as long as nothing changes."""
    return Chance(hashlib.sha256(f"proposals {table} {version} {seat}".encode()).digest())
