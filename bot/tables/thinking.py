"""Where computer players think: in a process of lower priority, so that no answer waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeAlias

from engine import ai
from engine.ai import apart
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games import GAMES, AnyGame

Thought: TypeAlias = tuple[Words, ai.Plan[Any]]
"""A move, and the plan for the rest of the turn."""


def process() -> Executor:
    """Return a process that thinks; it begins with the first thought."""
    return ProcessPoolExecutor(1, get_context("spawn"), apart.begin)


class Thinking:
    """Chooses moves for computer players.

    `process`: returns what thinks beside this process; None: a thread of this one does. That also thinks about games
        which the other process would not find by their names: those with an owner's own components.
    """

    def __init__(self, process: Callable[[], Executor] | None = None) -> None:
        self._process = process
        self._executor: Executor | None = None

    async def choose(
        self, game: AnyGame, view: object, seat: Seat, chance: Chance, plan: ai.Plan[Any], level: ai.Level
    ) -> Thought:
        """Return a move for `seat`, which sees `view`. Raises whatever thinking raises."""
        if self._process is None or game not in GAMES:
            return await asyncio.to_thread(ai.choose, game, view, seat, chance, plan, level), plan
        given = (game.name, view, seat, chance, plan, level)
        try:
            return await self._apart(given)
        except BrokenProcessPool:  # the system may have ended it for want of memory
            self.close()
            return await self._apart(given)

    def close(self) -> None:
        """End the process; what it thinks now is not waited for."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _apart(self, given: tuple[object, ...]) -> Thought:
        assert self._process is not None
        self._executor = self._executor or self._process()
        return await asyncio.get_running_loop().run_in_executor(self._executor, apart.choose_apart, *given)  # type: ignore[arg-type]  # as `choose` gives them
