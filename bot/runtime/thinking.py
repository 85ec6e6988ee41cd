"""Run computer players in a process of lower priority, so that no answer waits for them.

A game goes there by its name, since it is code; views, luck and plans go as values.
"""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeAlias

from engine import ai
from engine.chance import Chance
from engine.game import Seat, Words
from engine.registry import GAMES, AnyGame, find

Thought: TypeAlias = tuple[Words, ai.Plan[Any]]
"""A move, and the plan for the rest of the turn."""

NICENESS = 10
"""Niceness added to the process: answers to people come before thoughts."""


def process() -> Executor:
    """Return a process that thinks; it begins with the first thought."""
    return ProcessPoolExecutor(1, get_context("spawn"), _set_up_process)


class MoveChooser:
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
        """Return a move for `seat`, which remembers `view`. Raises the errors of the computer."""
        if self._process is None or game not in GAMES:
            return await asyncio.to_thread(
                ai.choose, ai.with_remembered_cards(game), view, seat, chance, plan, level
            ), plan
        given, executor = (game.name, view, seat, chance, plan, level), self._start_process()
        try:
            return await _choose_in_process(executor, given)
        except BrokenProcessPool:  # the system may have ended it for want of memory
            if executor is self._executor:  # else somebody who waited for it as well has begun another
                self.close()
            return await _choose_in_process(self._start_process(), given)

    def prepare(self) -> None:
        """Start the process early: that takes half a second."""
        if self._process is not None and self._executor is None:
            self._start_process().submit(_do_nothing)

    def close(self) -> None:
        """End the process without waiting for its current thought."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _start_process(self) -> Executor:
        assert self._process is not None
        self._executor = self._executor or self._process()
        return self._executor


async def _choose_in_process(executor: Executor, given: tuple[object, ...]) -> Thought:
    return await asyncio.get_running_loop().run_in_executor(executor, _choose, *given)  # type: ignore[arg-type]  # as `choose` gives them


def _set_up_process() -> None:
    """Prepare the process: lower its priority, ignore signals, and end with its parent in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _do_nothing() -> None:
    """Do nothing: the process loads the games in order to run this."""


def _choose(name: str, view: object, seat: Seat, chance: Chance, plan: ai.Plan[Any], level: ai.Level) -> Thought:
    """Return a move for `seat` in the game called `name`, as `choose` does, with the updated plan."""
    return ai.choose(ai.with_remembered_cards(find(name)), view, seat, chance, plan, level), plan


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
