"""Find proposals and notes about moves in worker threads, once for everybody who asks."""

import asyncio
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from cachetools import LRUCache

from bot.advice.moves import asking_after, notes_of, whole_moves_from
from bot.advice.panel_choices import PanelChoices, find_final, panel_choices
from bot.advice.proposals import Recommendation, explain_proposals, luck_of, proposals_of, ranking_of
from bot.model.options import default_options
from bot.model.position import Position
from bot.ui.page import Source
from engine.ai import Proposal, Ranking
from engine.chance import SEED_BYTES, Chance
from engine.game import Facts, Seat, Words
from engine.move_chain import MoveChains
from engine.registry import AnyGame

RANKED = 120
"""Maximum number of moves that are ranked, in less than a tenth of a second."""

PATIENCE = 1.0
"""Seconds for which an answer waits for proposals. Discord gives it three in all
(https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback)."""

HASTE = 0.025
"""Seconds after which the interaction with a move is acknowledged if proposals are still being computed."""

CAPACITY = 500
"""Maximum number of cached answers: a panel is shown repeatedly before its table changes."""

T = TypeVar("T")


def prepare(game: AnyGame) -> None:
    """Fill the tables and caches that proposals for a game need, before anybody waits for them."""
    chance = Chance(bytes(SEED_BYTES))
    state = game.setup(game.marks[: game.seats[-1]], default_options(game), chance)
    decision = game.decision(state)
    if decision is not None:
        seat = decision.seats[0]
        panel_choices(game, state, seat, Source(0, 0))
        ranking_of(game, state, seat, chance, RANKED)


class Advice:
    """Proposals and notes about moves, computed in a worker thread. If that fails there are none, and play goes on.

    `patience`: seconds for which an answer waits for proposals; None: as long as it takes.
    `haste`: seconds after which the interaction with a move is acknowledged while it waits; None: never.
    """

    def __init__(self) -> None:
        self.patience: float | None = PATIENCE
        self.haste: float | None = HASTE
        self._kept: LRUCache[Hashable, object] = LRUCache(CAPACITY)
        self._sought: dict[Hashable, asyncio.Task[object]] = {}

    def forget(self) -> None:
        """Clear the cache."""
        self._kept.clear()

    async def panel_choices(self, position: Position, seat: Seat, source: Source) -> PanelChoices:
        """Return the possible beginnings of a move of `seat`, for a page whose presses go to `source`."""
        work = partial(panel_choices, position.game, position.state, seat, source)
        return await self._run_once(("panel-choices", *_place(position), seat, source), work)

    async def proposals(self, position: Position, seat: Seat, count: int = RANKED) -> Sequence[Proposal]:
        """Return at most `count` whole moves for `seat`, the most promising first; () for a game without a ranking of
        moves, and if it takes longer than `patience`: the player waits for an answer."""
        key = ("proposals", *_place(position), seat, count)
        found = asyncio.create_task(self._propose(key, position, seat, count))
        await asyncio.wait((found,), timeout=None if key in self._kept else self.patience)
        return found.result() if found.done() else ()

    async def rank(self, position: Position, seat: Seat) -> Sequence[Words]:
        """Return the whole moves of `seat`, those that promise most first, those of equal promise included; () for a
        game without a ranking of moves, and if it takes longer than `patience`."""
        key = _key_of_ranking(position, seat)
        found = asyncio.create_task(self._ranking(position, seat, 0))
        await asyncio.wait((found,), timeout=None if key in self._kept else self.patience)
        return found.result()[0].moves if found.done() else ()

    async def recommendations(self, position: Position, seat: Seat, count: int) -> Sequence[Recommendation]:
        """Return at most `count` moves for `seat`, the best first, each with its reasons, however long it takes; () for
        a game without a ranking of moves."""
        found = await self._propose(("proposals", *_place(position), seat, count), position, seat, count)
        luck = luck_of(position.table, position.version, seat)
        work = partial(explain_proposals, position.game, position.state, seat, luck, found)
        return await self._run_once(("recommendations", *_place(position), seat, count), work)

    async def notes(self, position: Position, seat: Seat, moves: Sequence[Words]) -> Mapping[Words, Facts]:
        """Return the notes about each of `moves`, some of which may be unfinished."""
        work = partial(notes_of, MoveChains(position.game, position.state, seat), moves)
        return await self._run_once(("notes", *_place(position), seat, tuple(moves)), work)

    async def whole(self, position: Position, seat: Seat, prefix: Words) -> Sequence[Words]:
        """Return all whole moves of `seat` that begin with `prefix` if they fit a page, else ()."""
        work = partial(whole_moves_from, position.game, position.state, seat, prefix)
        return await self._run_once(("whole", *_place(position), seat, prefix), work)

    async def asking(self, position: Position, seat: Seat, moves: Sequence[Words]) -> frozenset[Words]:
        """Return those of the unfinished `moves` that lead to a question."""
        chains = MoveChains(position.game, position.state, seat)
        work = partial(asking_after, chains, position.decision, moves)
        return await self._run_once(("asking", *_place(position), seat, tuple(moves)), work)

    async def final(self, position: Position, seat: Seat, moves: Sequence[Words]) -> frozenset[Words]:
        """Return those of the whole `moves` that cannot be undone."""
        work = partial(find_final, position.game, position.state, seat, moves)
        return await self._run_once(("final", *_place(position), seat, tuple(moves)), work)

    async def _propose(self, key: Hashable, position: Position, seat: Seat, count: int) -> Sequence[Proposal]:
        """Return at most `count` proposals. The moves are ranked once for all counts. The first caller's proposals are
        computed in the same job, since each switch to a thread and back takes milliseconds under load."""
        ranking, first, found = await self._ranking(position, seat, count)
        if count == first:
            return found
        chance = luck_of(position.table, position.version, seat)
        work = partial(proposals_of, position.game, position.state, seat, chance, ranking.moves, count)
        return await self._run_once(key, work)

    async def _ranking(self, position: Position, seat: Seat, count: int) -> tuple[Ranking, int, Sequence[Proposal]]:
        """Return the ranking, and the proposals of it for the first caller with how many it asked for."""
        chance = luck_of(position.table, position.version, seat)
        work = partial(ranking_of, position.game, position.state, seat, chance, count)
        return await self._run_once(_key_of_ranking(position, seat), work)

    async def _run_once(self, key: Hashable, work: Callable[[], T]) -> T:
        """Return the result of `work`, which runs once for all simultaneous callers."""
        if key in self._kept:
            return self._kept[key]  # type: ignore[return-value]  # what `work` of the same key returned
        if key not in self._sought:
            self._sought[key] = seeking = asyncio.create_task(asyncio.to_thread(work))
            seeking.add_done_callback(lambda _: self._sought.pop(key, None))
        found = await asyncio.shield(self._sought[key])
        self._kept[key] = found
        return found  # type: ignore[return-value]  # what `work` of the same key returned


def _key_of_ranking(position: Position, seat: Seat) -> Hashable:
    return ("ranking", *_place(position), seat)


def _place(position: Position) -> tuple[str, int, int]:
    """Return a cache key of a position. The table alone is not enough: lessons of several games share table 0."""
    return position.game.name, position.table, position.version
