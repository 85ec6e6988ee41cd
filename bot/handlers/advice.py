"""What a person's own view promises: moves to propose and notes beside words, worked out beside the event loop."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeVar

from bot.tables.live_table import LiveTable
from engine.ai import Proposal, proposals
from engine.chance import Chance
from engine.game import STOP, Facts, Seat, Words
from engine.games import AnyGame

RANKED = 120
"""Moves that are ranked, which takes less than a tenth of a second."""

KEPT = 500
"""Answers that are remembered: a panel is looked at again and again before its table changes."""

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Advice:
    """Looks at views in a thread. What fails there keeps nobody from playing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, object] = OrderedDict()

    def forget(self) -> None:
        """Forget all answers."""
        self._kept.clear()

    async def proposals(self, table: LiveTable, seat: Seat) -> Sequence[Proposal]:
        """Return whole moves for `seat`, those that promise most first; () for a game that ranks none."""
        view, chance = table.game.view(table.state, seat), _chance(table, seat)
        return await self._found(
            (table.id, table.log.version, seat), lambda: proposals(table.game, view, seat, chance, RANKED), ()
        )

    async def notes(self, table: LiveTable, seat: Seat, moves: Sequence[Words]) -> Mapping[Words, Facts]:
        """Return what is noted about each of `moves`, of which some are only begun."""
        game, state = table.game, table.state
        view = game.view(state, seat)
        return await self._found(
            (table.id, table.log.version, seat, tuple(moves)),
            lambda: {move: note(game, state, view, seat, move) for move in moves},
            {},
        )

    async def _found(self, key: Hashable, work: Callable[[], T], otherwise: T) -> T:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]  # type: ignore[return-value]  # what `work` of the same key returned
        try:
            found = await asyncio.to_thread(work)
        except Exception:  # whatever it is, a person can choose without it
            _log.exception("a panel could not be advised")
            return otherwise
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def note(game: AnyGame, state: object, view: object, seat: Seat, words: Words) -> Facts:
    """Return what is noted about a whole move, else about its last word."""
    if STOP in game.words(state, seat, words):
        return game.notes(view, words, STOP)
    return game.notes(view, words[:-1], words[-1]) if words else ()


def _chance(table: LiveTable, seat: Seat) -> Chance:
    """Luck that has nothing of the game's seed: the same proposals as long as nothing changes."""
    return Chance(hashlib.sha256(f"proposals {table.id} {table.log.version} {seat}".encode()).digest())
