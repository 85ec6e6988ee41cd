"""Statements that are written later, by the next transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from bot.store.statements import Statement

SOON = 0.5
"""Maximum seconds for which statements wait for another transaction."""


class WriteBehind:
    """Delayed statements in order. If the transaction that runs them fails, they are kept; no other transaction takes
    any until it has ended. `times`: how often statements were delayed."""

    def __init__(self, store: Callable[[], Awaitable[bool]]) -> None:
        """Store how to run a transaction for the statements alone, which returns whether they were stored."""
        self.times = 0
        self._store = store
        self._waiting: list[Statement] = []
        self._carried: list[Statement] = []
        self._under_way: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._storing: asyncio.Task[bool] | None = None
        self._closed = False

    @property
    def is_carrying(self) -> bool:
        """Whether a transaction with delayed statements is running."""
        return self._under_way is not None

    @property
    def unstored_statements(self) -> list[Statement]:
        """Return the statements that are not certainly stored."""
        return self._carried + self._waiting

    def add(self, statements: Iterable[Statement]) -> None:
        """Keep statements for the next transaction, `SOON` seconds at most."""
        self.times += 1
        self._waiting += statements
        self._ensure_stored()

    def take_statements(self) -> list[Statement]:
        """Return the statements to run first in a new transaction; call `end` when it has ended."""
        if not self._waiting or self._under_way is not None:
            return []
        self._stop_timer()
        self._under_way = asyncio.get_running_loop().create_future()
        self._carried, self._waiting = self._waiting, []
        return self._carried

    def end(self, *, stored: bool) -> None:
        """Note that the transaction has ended."""
        if not stored:
            self._waiting = self._carried + self._waiting
        self._carried = []
        if self._under_way is not None:
            self._under_way.set_result(None)
            self._under_way = None
        self._ensure_stored()

    async def store_all(self) -> bool:
        """Store all of them; return whether that succeeded."""
        while self.unstored_statements:
            if self._under_way is not None:
                await asyncio.wait((self._under_way,))
            elif not await self._store():
                return False
        return True

    async def close(self) -> None:
        """Store all statements if possible, and start no further transaction."""
        self._closed = True
        self._stop_timer()
        await self.store_all()

    def _ensure_stored(self) -> None:
        if self._waiting and self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(SOON, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._storing = asyncio.create_task(self.store_all())

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
