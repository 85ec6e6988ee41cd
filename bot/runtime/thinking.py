"""Computer players in a process of lower priority, so that no answer waits for them, and reviews of finished games in
another process of the lowest priority. Games are passed to these processes by name, since they are code; views, luck
and plans are passed as values. A process gets the texts of an owner's component tables when it starts."""

import asyncio
import gc
import hashlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from multiprocessing import get_context, parent_process
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from engine import ai
from engine.chance import Chance
from engine.content import Files
from engine.game import Seat, Words
from engine.record import Entry, read_record
from engine.registry import GAMES, AnyGame, add_tables, find_game
from engine.replay import replay_positions, replay_record

MoveAndPlan: TypeAlias = tuple[Words, ai.TurnPlan[Any]]
"""A move, and the plan for the rest of the turn."""

T = TypeVar("T")

GC_THRESHOLDS: Final = (10_000, 1000, 1000)
"""The thresholds of the garbage collector (`gc.set_threshold`) in such a process, where it examines only new objects.
Reference counting frees nearly everything that a choice allocates. With Python's thresholds, collecting all remembered
positions took up to two fifths of a game's time, and single choices up to 190 ms instead of 12."""

NICENESS: Final = 10
"""Niceness added to the process of computer players, because answers to people come first."""

REVIEW_NICENESS: Final = 19
"""Niceness added to the process of reviews, which works when nothing else does."""


_known_games: tuple[AnyGame, ...] = GAMES
"""The games that this process finds by name."""


def start_process(niceness: int = NICENESS, tables: Files = MappingProxyType({})) -> Executor:
    """Return a process for computer players, which starts with its first task. `tables`: the texts of an owner's
    component tables, with which the process can play too."""
    return ProcessPoolExecutor(1, get_context("spawn"), _set_up_process, (niceness, dict(tables)))


class _Thinker:
    """Runs tasks outside the event loop. `process`: returns the process to use, or None for threads of this process."""

    def __init__(self, process: Callable[[], Executor] | None = None) -> None:
        self._process = process
        self._executor: Executor | None = None

    def close(self) -> None:
        """End the process without waiting for its current task."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _run(self, thought: Callable[[], T]) -> T:
        """Return the result of a function that the process can import by its name, called in the process or, without
        one, in a thread."""
        if self._process is None:
            return await asyncio.to_thread(thought)
        executor, loop = self._start_process(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(executor, thought)
        except BrokenProcessPool:  # the system may have killed it to free memory
            if executor is self._executor:  # otherwise another caller has already started a new one
                self.close()
            return await loop.run_in_executor(self._start_process(), thought)

    def _start_process(self) -> Executor:
        assert self._process is not None
        self._executor = self._executor or self._process()
        return self._executor


class MoveReviewer(_Thinker):
    """Reviews moves of finished games in a separate process."""

    async def review(self, game: str, record: str, entry_number: int) -> ai.Remark | None:
        """Return the remark about the move of an entry of a record, or None if there is none. Raises the errors of the
        computer."""
        return await self._run(partial(_review, game, record, entry_number))


class MoveChooser(_Thinker):
    """Chooses moves for computer players. `games`: the games that the process finds by name. All others run in a thread
    of this process."""

    def __init__(self, process: Callable[[], Executor] | None = None, games: tuple[AnyGame, ...] = GAMES) -> None:
        super().__init__(process)
        self._games = games

    async def choose(
        self, game: AnyGame, view: object, seat: Seat, chance: Chance, plan: ai.TurnPlan[Any], level: ai.Level
    ) -> MoveAndPlan:
        """Return a move for `seat`, which sees `view`, and the plan for the rest of its turn. Raises the errors of the
        computer."""
        if self._process is None or game not in self._games:
            return await asyncio.to_thread(
                ai.choose, ai.remember_open_cards(game), view, seat, chance, plan, level
            ), plan
        return await self._run(partial(_choose, game.name, view, seat, chance, plan, level))

    def prepare(self) -> None:
        """Start the process early, because that takes half a second."""
        if self._process is not None and self._executor is None:
            self._start_process().submit(_do_nothing)


class Thinkers(NamedTuple):
    """The background workers for computer players and for reviews. `reviewer`: None if this bot computes no reviews."""

    chooser: MoveChooser
    reviewer: MoveReviewer | None

    @classmethod
    def in_threads(cls) -> "Thinkers":
        """Return workers in threads of this process."""
        return cls(MoveChooser(), MoveReviewer())

    @classmethod
    def in_processes(
        cls, games: tuple[AnyGame, ...] = GAMES, tables: Files = MappingProxyType({}), *, reviews: bool = True
    ) -> "Thinkers":
        """Return workers in separate processes. `games`: the bot's games, some of which may have an owner's component
        tables, whose texts are `tables`."""
        reviewer = MoveReviewer(partial(start_process, REVIEW_NICENESS)) if reviews else None
        return cls(MoveChooser(partial(start_process, NICENESS, tables), games), reviewer)


def _set_up_process(niceness: int, tables: Files) -> None:
    """Prepare the process: lower its priority, ignore signals, collect garbage seldom, make sure that it ends with its
    parent, and read the owner's component tables."""
    global _known_games  # noqa: PLW0603 - an initializer of a pool has nowhere else to keep it
    gc.set_threshold(*GC_THRESHOLDS)
    _known_games = add_tables(tables, GAMES)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _do_nothing() -> None:
    """Do nothing. A process that runs this has loaded the games first, so its first real task starts at once."""


def _choose(
    name: str, view: object, seat: Seat, chance: Chance, plan: ai.TurnPlan[Any], level: ai.Level
) -> MoveAndPlan:
    """Return a move for `seat` in the game called `name`, as `choose` does, with the updated plan."""
    return ai.choose(ai.remember_open_cards(find_game(name, _known_games)), view, seat, chance, plan, level), plan


def _review(name: str, record: str, entry_number: int) -> ai.Remark | None:
    """Return the remark about the move of an entry, or None. The luck of the search depends only on the entry, so that
    no information hidden from its seat influences it."""
    choice = _choices(name, record).get(entry_number)
    if choice is None:
        return None
    game, state, entry = choice
    luck = hashlib.sha256(f"review {name} {entry_number}".encode()).digest()
    return ai.review_move(game, game.view(state, entry.seat), entry.seat, entry.words, Chance(luck))


@lru_cache(maxsize=1)
def _choices(name: str, record: str) -> Mapping[int, tuple[AnyGame, object, Entry]]:
    """Return, for each standing entry of a record, the game, the position before the entry, and the entry. Raises
    BadRecord."""
    game = ai.remember_open_cards(find_game(name))
    fold = replay_record(game, read_record(record)).fold
    state, choices = fold.start, dict[int, tuple[AnyGame, object, Entry]]()
    for move, next_state in replay_positions(game, fold):
        choices[move.entry.number] = game, state, move.entry
        state = next_state
    return choices


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
