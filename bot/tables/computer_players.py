"""Computer players: they know what their seat may know, compute moves in the background, and move as people do."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from cachetools import LRUCache

from bot.model.pace import covered_seats
from bot.runtime.thinking import MoveChooser
from bot.runtime.workers import WorkerService
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from engine import ai
from engine.chance import Chance
from engine.game import Refused, Seat, Words
from engine.moves import random_move
from engine.table import StaleAction

MAX_CACHED_PLANS = 200
"""Maximum number of seats whose plans are cached. Without its plan, a computer plans its turn again."""

_log = logging.getLogger(__name__)


class ComputerPlayers(WorkerService):
    """Computes one move at a time for each table, and plays one move at a time."""

    def __init__(self, store: Store, tables: Tables, chooser: MoveChooser) -> None:
        self._chooser = chooser
        self._store = store
        self._tables = tables
        super().__init__(self._play_turns)
        self._plans: LRUCache[tuple[int, Seat], ai.TurnPlan[Any]] = LRUCache(MAX_CACHED_PLANS)
        self._give_way: Callable[[float], Awaitable[None]] = _no_pause
        self._play_lock = asyncio.Lock()
        self._seconds_worked = 0.0

    def set_give_way(self, give_way: Callable[[float], Awaitable[None]]) -> None:
        """Register a function to await before each move. It gets the seconds that computing the last move took, and
        returns once no interaction is waiting for its answer."""
        self._give_way = give_way

    def note_change(self, table: LiveTable) -> None:
        """Play if it is a computer's turn, and prepare if a lobby has computers. `Tables` calls it as a listener."""
        if table.status == "lobby" and len(table.roster.humans) < len(table.roster.chairs):
            self._chooser.prepare()
        if _seat_to_play(table) is not None:
            self._workers.wake(table.id)

    async def start(self) -> None:
        """Play the turns left by an earlier run."""
        for row in await self._store.tables.unfinished_tables():
            played = len(row.roster.humans) < len(row.roster.chairs) or covered_seats(row)
            if row.status == "open" and played:
                self._workers.wake(row.id)

    async def close(self) -> None:
        """Stop computing moves. The next start continues with them."""
        await super().close()
        self._chooser.close()

    async def _play_turns(self, table: int) -> None:
        live = await self._tables.find(table)
        while (seat := _seat_to_play(live)) is not None:
            version, words = live.log.version, await self._choose(live, seat)
            async with self._play_lock:
                await self._give_way(self._seconds_worked)
                start_time = time.monotonic()
                await self._play_move(live, seat, words, version)
                self._seconds_worked = time.monotonic() - start_time

    async def _play_move(self, table: LiveTable, seat: Seat, words: Words, version: int) -> None:
        try:
            await self._tables.play_seat(table, seat, words, version, by_computer=True)
        except StaleAction:
            return
        except Refused as refused:
            _log.warning("a computer's move was refused", extra={"table": table.id, "reason": refused.reason})
            await self._tables.play_seat(table, seat, _any_move(table, seat), table.log.version, by_computer=True)

    async def _choose(self, table: LiveTable, seat: Seat) -> Words:
        view = ai.remember_open_cards(table.game).view(table.state, seat)
        level = ai.LEVELS[table.row.settings.computers]
        plan = self._plans.get((table.id, seat)) or ai.TurnPlan()
        try:
            words, plan = await self._chooser.choose(table.game, view, seat, _chance(table, seat), plan, level)
        except Exception:  # a computer that cannot think must not keep people waiting
            _log.exception("a computer could not choose", extra={"table": table.id})
            return _any_move(table, seat)
        self._plans[table.id, seat] = plan
        return words


async def _no_pause(worked: float) -> None:
    """Return at once, because no interactions are known."""


def _seat_to_play(table: LiveTable) -> Seat | None:
    """Return the first seat for which a computer has to decide, or None. This may be the seat of a late person."""
    decision = table.decision if table.status == "open" else None
    seats = decision.seats if decision is not None else ()
    late = covered_seats(table.row)
    return next((seat for seat in seats if table.roster.user_of(seat) is None or seat in late), None)


def _any_move(table: LiveTable, seat: Seat) -> Words:
    return random_move(table.game, table.state, seat, _chance(table, seat).stream("any"))


def _chance(table: LiveTable, seat: Seat) -> Chance:
    """Return the random numbers for one decision. They are the same after a restart, and reveal nothing about the
    game's own random numbers."""
    thought = f"computer {table.id} {table.log.version} {seat}".encode()
    return Chance(hashlib.sha256(table.log.header.seed + thought).digest())
