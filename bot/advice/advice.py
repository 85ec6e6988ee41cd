"""The search for proposals and notes about moves: in worker threads, once for everybody who asks."""

import asyncio
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from cachetools import LRUCache

from bot.advice.moves import moves_that_ask, notes_of, whole_moves_from
from bot.advice.panel_choices import PanelChoices, find_final_moves, panel_choices
from bot.advice.proposals import (
    Recommendation,
    chance_for_advice,
    choose_proposals,
    explain_proposals,
    rank_and_propose,
)
from bot.model.options import default_options
from bot.model.position import Position
from bot.ui.page import MAX_ANSWERS, Source
from engine.ai import Proposal, Ranking
from engine.chance import SEED_BYTES, Chance
from engine.game import Facts, Seat, Words
from engine.move_chain import MoveChains
from engine.registry import AnyGame

MAX_RANKED_MOVES = 120
"""Maximum number of moves to rank, which takes less than a tenth of a second."""

PROPOSALS_TIMEOUT_SECONDS = 1.0
"""Maximum seconds for which an answer waits for proposals. Discord allows three seconds for the whole answer
(https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback)."""

ACKNOWLEDGE_AFTER_SECONDS = 0.025
"""Seconds after which the interaction with a move is acknowledged if proposals are still being computed."""

MAX_CACHED_RESULTS = 500
"""Maximum number of cached results: a panel is often shown several times before its table changes."""

T = TypeVar("T")


def fill_caches(game: AnyGame) -> None:
    """Fill the tables and caches that proposals for a game need, before any player waits for them."""
    chance = Chance(bytes(SEED_BYTES))
    state = game.setup(game.marks[: game.seats[-1]], default_options(game), chance)
    decision = game.decision(state)
    if decision is not None:
        seat = decision.seats[0]
        panel_choices(game, state, seat, Source(0, 0))
        rank_and_propose(game, state, seat, chance, MAX_RANKED_MOVES)


class Advice:
    """Proposals and notes about moves, computed in worker threads. If a computation fails, there is no advice, and play
    goes on.

    `patience_seconds`: seconds for which an answer waits for proposals, or None to wait as long as they take.
        `acknowledge_after_seconds`: seconds after which the interaction with a move is acknowledged while its answer
        waits, or None for never.
    """

    def __init__(self) -> None:
        self.patience_seconds: float | None = PROPOSALS_TIMEOUT_SECONDS
        self.acknowledge_after_seconds: float | None = ACKNOWLEDGE_AFTER_SECONDS
        self._results: LRUCache[Hashable, object] = LRUCache(MAX_CACHED_RESULTS)
        self._running_searches: dict[Hashable, asyncio.Task[object]] = {}

    def clear_cache(self) -> None:
        """Forget all results, so that the next question computes them again."""
        self._results.clear()

    async def find_panel_choices(
        self, position: Position, seat: Seat, source: Source, max_answers: int = MAX_ANSWERS
    ) -> PanelChoices:
        """Return the first words of the moves that `seat` may make, or all whole moves if there are at most
        `max_answers`, for a page whose buttons lead to `source`."""
        work = partial(panel_choices, position.game, position.state, seat, source, max_answers)
        return await self._run_once(("panel-choices", *_position_key(position), seat, source, max_answers), work)

    async def find_proposals(self, position: Position, seat: Seat, count: int = MAX_RANKED_MOVES) -> Sequence[Proposal]:
        """Return at most `count` whole moves for `seat`, the most promising first. Return () if the game cannot rank
        moves, or if this takes longer than `patience_seconds`, since the player is waiting for an answer."""
        key = ("proposals", *_position_key(position), seat, count)
        search = asyncio.create_task(self._propose(key, position, seat, count))
        await asyncio.wait((search,), timeout=None if key in self._results else self.patience_seconds)
        return search.result() if search.done() else ()

    async def rank_moves(self, position: Position, seat: Seat) -> Sequence[Words]:
        """Return the whole moves of `seat`, the most promising first, including moves that promise equally much. Return
        () if the game cannot rank moves, or if this takes longer than `patience_seconds`."""
        key = _key_of_ranking(position, seat)
        search = asyncio.create_task(self._rank_all(position, seat, 0))
        await asyncio.wait((search,), timeout=None if key in self._results else self.patience_seconds)
        return search.result()[0].moves if search.done() else ()

    async def find_recommendations(self, position: Position, seat: Seat, count: int) -> Sequence[Recommendation]:
        """Return at most `count` moves for `seat` with their reasons, the best first, however long it takes. Return ()
        if the game cannot rank moves."""
        proposals = await self._propose(("proposals", *_position_key(position), seat, count), position, seat, count)
        luck = chance_for_advice(position.table, position.version, seat)
        work = partial(explain_proposals, position.game, position.state, seat, luck, proposals)
        return await self._run_once(("recommendations", *_position_key(position), seat, count), work)

    async def find_notes(self, position: Position, seat: Seat, moves: Sequence[Words]) -> Mapping[Words, Facts]:
        """Return the notes about each of `moves`, which may be unfinished."""
        work = partial(notes_of, MoveChains(position.game, position.state, seat), moves)
        return await self._run_once(("notes", *_position_key(position), seat, tuple(moves)), work)

    async def find_whole_moves(self, position: Position, seat: Seat, prefix: Words) -> Sequence[Words]:
        """Return all whole moves of `seat` that begin with `prefix`, or () if they do not fit on a page."""
        work = partial(whole_moves_from, position.game, position.state, seat, prefix)
        return await self._run_once(("whole", *_position_key(position), seat, prefix), work)

    async def find_asking_moves(self, position: Position, seat: Seat, moves: Sequence[Words]) -> frozenset[Words]:
        """Return those unfinished `moves` that lead to another question."""
        chains = MoveChains(position.game, position.state, seat)
        work = partial(moves_that_ask, chains, position.decision, moves)
        return await self._run_once(("asking", *_position_key(position), seat, tuple(moves)), work)

    async def find_final_moves(self, position: Position, seat: Seat, moves: Sequence[Words]) -> frozenset[Words]:
        """Return those whole `moves` that cannot be undone."""
        work = partial(find_final_moves, MoveChains(position.game, position.state, seat), moves)
        return await self._run_once(("final", *_position_key(position), seat, tuple(moves)), work)

    async def _propose(self, key: Hashable, position: Position, seat: Seat, count: int) -> Sequence[Proposal]:
        """Return at most `count` proposals. The moves are ranked once for all counts. The proposals for the first
        caller are computed in the same job, since each switch to a thread and back takes milliseconds under load."""
        ranking, ranked_count, proposals = await self._rank_all(position, seat, count)
        if count == ranked_count:
            return proposals
        chance = chance_for_advice(position.table, position.version, seat)
        work = partial(choose_proposals, position.game, position.state, seat, chance, ranking.moves, count)
        return await self._run_once(key, work)

    async def _rank_all(self, position: Position, seat: Seat, count: int) -> tuple[Ranking, int, Sequence[Proposal]]:
        """Return the ranking of all moves. Add the number of proposals that the first caller asked for, and these
        proposals."""
        chance = chance_for_advice(position.table, position.version, seat)
        work = partial(rank_and_propose, position.game, position.state, seat, chance, count)
        return await self._run_once(_key_of_ranking(position, seat), work)

    async def _run_once(self, key: Hashable, work: Callable[[], T]) -> T:
        """Return the result of `work`, which runs only once for all callers that ask at the same time."""
        if key in self._results:
            return self._results[key]  # type: ignore[return-value]  # what `work` of the same key returned
        if key not in self._running_searches:
            self._running_searches[key] = search = asyncio.create_task(asyncio.to_thread(work))
            search.add_done_callback(lambda _: self._running_searches.pop(key, None))
        result = await asyncio.shield(self._running_searches[key])
        self._results[key] = result
        return result  # type: ignore[return-value]  # what `work` of the same key returned


def _key_of_ranking(position: Position, seat: Seat) -> Hashable:
    return ("ranking", *_position_key(position), seat)


def _position_key(position: Position) -> tuple[str, int, int]:
    """Return a cache key for a position. The table's number alone is not enough: lessons of several games share table
    0."""
    return position.game.name, position.table, position.version
