"""Which private panel each person has at each table, so that a newer one takes its place, also after a restart."""

from collections import OrderedDict
from contextlib import suppress
from typing import Protocol

from bot.model.panel import LIFETIME, Panel
from bot.runtime.clock import Clock
from bot.store.database import StoreUnavailable

AT_HAND = 5000
"""Panels that are remembered without asking the store."""


class KeptPanels(Protocol):
    """Where panels outlive the bot."""

    async def find(self, user: int, table: int) -> Panel | None:
        """Return the newest panel of `user` at `table`."""
        ...

    async def keep(self, panel: Panel, now: float) -> None:
        """Keep a panel in the place of the one before."""
        ...


class Panels:
    """The newest panel of each person at each table."""

    def __init__(self, store: KeptPanels, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._newest: OrderedDict[tuple[int, int], Panel] = OrderedDict()

    def until(self) -> int:
        """Return when a panel that is shown now can no longer be edited, in seconds since the epoch."""
        return int(self._clock.now() + LIFETIME)

    async def shown(self, user: int, table: int, message: int, token: str) -> Panel | None:
        """Note that a panel was shown or edited by the interaction with `token`. Return the one before, if it is
        another message that can still be deleted."""
        now = self._clock.now()
        before = await self._find(user, table)
        panel = Panel(user, table, message, token, now + LIFETIME)
        self._newest[user, table] = panel
        self._newest.move_to_end((user, table))
        while len(self._newest) > AT_HAND:
            self._newest.popitem(last=False)
        # Without it, only a restart makes one panel too many.
        with suppress(StoreUnavailable):
            await self._store.keep(panel, now)
        return before if before is not None and before.message != message and before.until > now else None

    async def _find(self, user: int, table: int) -> Panel | None:
        if (user, table) in self._newest:
            return self._newest[user, table]
        return await self._store.find(user, table)
