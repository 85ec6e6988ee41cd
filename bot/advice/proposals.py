"""Moves that are proposed to a player, those that promise most first, and why."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from bot.advice.moves import advised
from engine.ai import Proposal, proposals, ranked, reasons
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games import AnyGame


@dataclass(frozen=True, slots=True)
class Recommendation:
    """A move that is recommended, and the names of the considerations that speak for it."""

    proposal: Proposal
    reasons: tuple[str, ...]


def ranking(
    game: AnyGame, state: object, seat: Seat, chance: Chance, count: int
) -> tuple[Sequence[Words], int, Sequence[Proposal]]:
    """Return whole moves for `seat`, those that promise most first; and `count` with so many proposals of them."""

    def work() -> Sequence[Words]:
        return ranked(game, game.view(state, seat), seat, chance)

    moves: Sequence[Words] = advised(work, ())
    return moves, count, proposals_of(game, state, seat, chance, moves, count)


def proposals_of(
    game: AnyGame, state: object, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> Sequence[Proposal]:
    """Return at most `count` of the ranked `moves`, the first of each effect."""

    def work() -> Sequence[Proposal]:
        return proposals(game, game.view(state, seat), seat, chance, moves, count)

    return advised(work, ())


def recommended(
    game: AnyGame, state: object, seat: Seat, chance: Chance, found: Sequence[Proposal]
) -> Sequence[Recommendation]:
    """Return the proposals with their reasons."""

    def work() -> Sequence[Recommendation]:
        view = game.view(state, seat)
        why = reasons(game, view, seat, chance, [one.words for one in found])
        return [Recommendation(*pair) for pair in zip(found, why, strict=True)]

    return advised(work, ())


def luck_of(table: int, version: int, seat: Seat) -> Chance:
    """Return luck that has nothing of the game's seed: the same as long as nothing changes."""
    return Chance(hashlib.sha256(f"proposals {table} {version} {seat}".encode()).digest())
