"""Facts about moves that a player may choose or has begun: gains, costs and consequences."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, TypeVar

from bot.ui.page import MAX_CHOICES_IN_MENUS
from engine.game import STOP, Decision, Facts, Seat, Words
from engine.move_chain import MoveChains, split_moves
from engine.registry import AnyGame

_log = logging.getLogger(__name__)
T = TypeVar("T")


def try_advice(work: Callable[[], T], otherwise: T) -> T:
    """Return the result of `work`, or `otherwise` if `work` fails in any way: a person can choose without advice."""
    try:
        return work()
    except Exception:
        _log.exception("no advice could be found for a panel")
        return otherwise


def notes_of(chains: MoveChains[Any, Any], moves: Sequence[Words]) -> Mapping[Words, Facts]:
    """Return the notes about each of `moves`, such as gains and prices. The notes about a move chain cover all its
    moves."""

    def work() -> Mapping[Words, Facts]:
        return {
            part: chains.annotations(part)
            for part in dict.fromkeys(part for move in moves for part in chain_beginnings(move))
        }

    return try_advice(work, {})


def chain_beginnings(words: Words) -> list[Words]:
    """Return the beginnings of a move chain: its first move, its first two moves, and so on up to the whole chain."""
    moves = split_moves(words)
    return [words[: sum(map(len, moves[:count])) + count - 1] for count in range(1, len(moves) + 1)]


def whole_moves_from(game: AnyGame, state: object, seat: Seat, prefix: Words) -> Sequence[Words]:
    """Return all whole moves that begin with `prefix`, or () if they do not fit on a page of menus."""
    moves = list(islice(MoveChains(game, state, seat).moves(prefix), MAX_CHOICES_IN_MENUS + 1))
    return moves if len(moves) <= MAX_CHOICES_IN_MENUS else ()


def moves_that_ask(chains: MoveChains[Any, Any], decision: Decision | None, moves: Iterable[Words]) -> frozenset[Words]:
    """Return those of `moves` that lead to another question: several words may follow, or a single word that has a
    cost. If `decision` is private, even a word that is the only possible one counts as a question."""
    whole = (STOP,)
    if decision is None or decision.private:
        return frozenset(move for move in moves if chains.words(move) != whole)
    return frozenset(move for move in moves if chains.words(chains.complete(move)) != whole)


def moves_that_may_end_here(chains: MoveChains[Any, Any], moves: Sequence[Words]) -> frozenset[Words]:
    """Return those whole moves among `moves` with which other moves begin. A player who chooses such a move wants only
    this move."""
    beginnings = {move[:count] for move in moves for count in range(1, len(move))}
    return frozenset(move for move in beginnings.intersection(moves) if STOP in chains.words(move))
