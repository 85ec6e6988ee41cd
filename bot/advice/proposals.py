"""Moves proposed to a player, the most promising first, and the reasons for them."""

import hashlib
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from bot.advice.moves import try_advice
from engine.ai import ADVISING_WITH_LINES, Proposal, Ranking, propose_moves, rank_moves, reasons_for_moves
from engine.chance import Chance
from engine.game import Seat, Words
from engine.moves import is_offered
from engine.registry import AnyGame
from engine.replay import Fold, PlayedMove


class Recommendation(Struct, frozen=True):
    """A recommended move.

    `proposal`: the move. `reasons`: the names of the features that favour the move. `continuation`: the best
    continuation of the turn, as far as the computer looked ahead.
    """

    proposal: Proposal
    reasons: tuple[str, ...]
    continuation: tuple[Words, ...] = ()


class ExplainedMove(Struct, frozen=True):
    """The last move that a computer chose, with its public reasons.

    `number`: the number of its entry. `seat`: the seat that chose it. `words`: the move. `reasons`: the names
    of the features that favour the move.
    """

    number: int
    seat: Seat
    words: Words
    reasons: tuple[str, ...]


MAX_SAMPLES = 20
"""Maximum number of positions to sample in search of one that allows a given move."""


def explain_last_move(game: AnyGame, fold: Fold[object], seats: Collection[Seat]) -> ExplainedMove | None:
    """Return the last move of one of `seats` with its public reasons, or None if there is none among the latest moves.
    Secret moves, answers to private questions, forced moves and ends of turns are skipped."""

    def work() -> ExplainedMove | None:
        for move, before in _latest_moves(fold):
            entry = move.entry
            if entry.seat in seats and not entry.is_follow_up and _is_public(game, before, entry.words):
                why = _public_reasons(game, before, entry.seat, entry.words, entry.number)
                return ExplainedMove(entry.number, entry.seat, entry.words, why)
        return None

    return try_advice(work, None)


def _latest_moves(fold: Fold[object]) -> Iterator[tuple[PlayedMove, object]]:
    """Yield the latest moves, starting with the last one, each with the position before it."""
    states = (fold.start, *fold.recent_states) if len(fold.recent_states) == len(fold.moves) else fold.recent_states
    befores = states[:-1]
    yield from zip(reversed(fold.moves), reversed(befores), strict=False)


def _is_public(game: AnyGame, earlier_state: object, words: Words) -> bool:
    decision = game.decision(earlier_state)
    secret = {verb.name for verb in game.verbs if verb.secret}
    shown = len(words) > 1 and words[0] not in secret
    return shown and decision is not None and not decision.private and len(decision.seats) == 1


def _public_reasons(
    game: AnyGame, earlier_state: object, seat: Seat, words: Words, entry_number: int
) -> tuple[str, ...]:
    """Return the reasons for a move in a position sampled from public information, or () if no sampled position allows
    the move."""
    view = game.view(earlier_state, None)
    for count in range(MAX_SAMPLES):
        chance = Chance(hashlib.sha256(f"why {entry_number} {count}".encode()).digest())
        if is_offered(game, game.sample_state(view, chance), seat, words):
            (reasons,) = reasons_for_moves(game, view, seat, chance, (words,))
            return reasons
    return ()


def rank_and_propose(
    game: AnyGame, state: object, seat: Seat, chance: Chance, count: int
) -> tuple[Ranking, int, Sequence[Proposal]]:
    """Return the ranking of the moves of `seat`, `count`, and at most `count` proposals from this ranking."""

    def work() -> Ranking:
        return rank_moves(game, game.view(state, seat), seat, chance)

    ranking = try_advice(work, Ranking())
    return ranking, count, choose_proposals(game, state, seat, chance, ranking.moves, count)


def choose_proposals(
    game: AnyGame, state: object, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> Sequence[Proposal]:
    """Return at most `count` of the ranked `moves` as proposals. Of several moves with the same effect, only the best
    is proposed."""

    def work() -> Sequence[Proposal]:
        return propose_moves(game, game.view(state, seat), seat, chance, moves, count)

    return try_advice(work, ())


def explain_proposals(
    game: AnyGame, state: object, seat: Seat, chance: Chance, proposals: Sequence[Proposal]
) -> Sequence[Recommendation]:
    """Return proposals with their reasons and the best continuation of the turn. The ranking that they come from
    includes neither, since panels need it much more often."""

    def work() -> Sequence[Recommendation]:
        view = game.view(state, seat)
        why = reasons_for_moves(game, view, seat, chance, [proposal.words for proposal in proposals])
        lines = rank_moves(game, view, seat, chance, ADVISING_WITH_LINES).lines
        then = [lines.get(proposal.words, ())[1:] for proposal in proposals]
        return [Recommendation(*each) for each in zip(proposals, why, then, strict=True)]

    return try_advice(work, ())


def chance_for_advice(table: int, version: int, seat: Seat) -> Chance:
    """Return a source of luck for advice. It does not depend on the game's seed, and stays the same until the table
    changes."""
    return Chance(hashlib.sha256(f"proposals {table} {version} {seat}".encode()).digest())
