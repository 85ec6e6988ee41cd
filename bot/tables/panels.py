"""The private panel of each person at each table, stored so that a newer one replaces it even after a restart; and the
last press on each message."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.person import TOKEN_LIFETIME_SECONDS, Panel, PanelPictures
from bot.runtime.clock import Clock
from bot.store.database import StoreUnavailable

TOKEN_MARGIN_SECONDS = 30.0
"""Seconds before the expiry of a token during which its panel is no longer edited."""

OUTDATED_VERSION = -1
"""The version of a panel whose message is out of date."""

MAX_PANELS = 5000
"""Maximum number of cached panels. Others are read from the store."""

MAX_PRESSES = 1000
"""Maximum number of messages whose newest press is cached. Far fewer are in use at one time."""


class Presses:
    """The newest press on each message, given by its interaction's id, which grows with time."""

    def __init__(self) -> None:
        self._newest: LRUCache[int, int] = LRUCache(MAX_PRESSES)

    def note_press(self, message: int, press: int) -> None:
        """Note that a control of a message was pressed. `press`: the id of the interaction."""
        self._newest[message] = press

    def is_newest_press(self, message: int, press: int) -> bool:
        """Whether no control of a message was pressed after `press`."""
        return self._newest.get(message, press) <= press


class PanelStorage(Protocol):
    """Permanent storage of panels."""

    async def find(self, user: int, table: int) -> Panel | None:
        """Return the newest panel of `user` at `table`, or None."""
        ...

    async def panels_of(self, table: int) -> tuple[Panel, ...]:
        """Return the newest panel of each person at a table."""
        ...

    async def tables_with_panels(self, now: float) -> tuple[int, ...]:
        """Return the ids of the tables with panels that can still be edited."""
        ...

    async def delete(self, panel: Panel) -> None:
        """Delete a panel, unless a newer panel has replaced it."""
        ...

    async def store(self, panel: Panel, now: float) -> None:
        """Store a panel instead of the previous one."""
        ...


class Panels:
    """The newest panel of each person at each table."""

    def __init__(self, store: PanelStorage, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._newest_panels: OrderedDict[tuple[int, int], Panel] = OrderedDict()
        self._deleted_messages: LRUCache[int, None] = LRUCache(MAX_PANELS)
        self._listeners: list[Callable[[int, int], None]] = []

    def listen(self, ended: Callable[[int, int], None]) -> None:
        """Call `ended` with the person and the table of each panel that becomes outdated."""
        self._listeners.append(ended)

    def editable_until(self) -> int:
        """Return the time until which a panel shown now can be edited, in seconds since the epoch."""
        return int(self._clock.now() + TOKEN_LIFETIME_SECONDS)

    async def record_shown(self, panel: Panel) -> Panel | None:
        """Note that a panel was shown or edited, which sets a new `until`. Return the previous panel if it is another
        message that can still be deleted, or else None."""
        now = self._clock.now()
        stored_panel = await self._find(panel.user, panel.table)
        former_panel = (
            self.find_current(panel) or stored_panel
        )  # two simultaneous presses may both find none in the store
        panel = replace(panel, until=now + TOKEN_LIFETIME_SECONDS)
        self._remember(panel)
        # If it is not stored, the worst result is one panel too many after a restart.
        with suppress(StoreUnavailable):
            await self._store.store(panel, now)
        return (
            former_panel
            if former_panel is not None and former_panel.message != panel.message and former_panel.until > now
            else None
        )

    async def panels_of(self, table: int) -> list[Panel]:
        """Return the panels of a table that can still be edited for a while. Panels of an earlier process count as
        outdated, since they may have been edited after they were stored."""
        # A panel may have been deleted while the store was read.
        stored_panels = [
            panel for panel in await self._store.panels_of(table) if panel.message not in self._deleted_messages
        ]
        panels = [
            self._newest_panels.get((panel.user, table)) or replace(panel, version=OUTDATED_VERSION)
            for panel in stored_panels
        ]
        editable_panels = [panel for panel in panels if panel.until - self._clock.now() > TOKEN_MARGIN_SECONDS]
        for panel in editable_panels:
            self._remember(panel)
        return editable_panels

    async def tables_with_panels(self) -> tuple[int, ...]:
        """Return the ids of the tables with panels that can still be edited for a while."""
        return await self._store.tables_with_panels(self._clock.now() + TOKEN_MARGIN_SECONDS)

    def find_newest(self, user: int, table: int) -> Panel | None:
        """Return the newest cached panel of a person at a table, or None."""
        return self._newest_panels.get((user, table))

    def find_current(self, panel: Panel) -> Panel | None:
        """Return the newest panel of the same person at the same table, or None if there is none any more."""
        return self._newest_panels.get((panel.user, panel.table))

    def is_newest(self, panel: Panel) -> bool:
        """Whether the person's newest panel is still this message with this content. True for a panel that was never
        noted."""
        newest = self.find_current(panel)
        return newest is None or (newest.message, newest.token, newest.version, newest.prefix) == (
            panel.message,
            panel.token,
            panel.version,
            panel.prefix,
        )

    def note_renewal(self, former: Panel, after: Panel) -> None:
        """Note the content of a panel after an edit. If its reader chose something in the meantime, the edit has
        overwritten the result, and the panel counts as outdated."""
        newest = self.find_current(former)
        if newest is former:
            self._remember(replace(after, lags=False))
        elif newest is not None and newest.message == former.message:
            self._remember(replace(newest, version=OUTDATED_VERSION))

    def note_pictures(self, panel: Panel, pictured: PanelPictures | None) -> None:
        """Note the pictures added to a panel. If its message showed newer content in the meantime, its pictures count
        as unknown."""
        now = self.find_current(panel)
        if now is not None and now.message == panel.message:
            self._remember(replace(now, pictured=pictured if self.is_newest(panel) else None))

    async def shown_until(self, user: int, table: int) -> float | None:
        """Return the time until which an open panel keeps `user` informed about a table, in seconds since the epoch, or
        None if none does. Raises StoreUnavailable."""
        following = (panel for panel in await self.panels_of(table) if not panel.closed and not panel.lags)
        return next((panel.until - TOKEN_MARGIN_SECONDS for panel in following if panel.user == user), None)

    def note_failed_edit(self, panel: Panel) -> None:
        """Note that a panel could not be edited."""
        if (now := self.find_current(panel)) is not None and now.message == panel.message:
            self._remember(replace(now, lags=True))
            self._notify_listeners(panel)

    async def forget(self, panel: Panel) -> None:
        """Delete the stored panel, because its message is gone."""
        self._deleted_messages[panel.message] = None
        if (newest := self.find_current(panel)) is not None and newest.message == panel.message:
            del self._newest_panels[panel.user, panel.table]
        with suppress(StoreUnavailable):
            await self._store.delete(panel)
        self._notify_listeners(panel)

    def _notify_listeners(self, panel: Panel) -> None:
        for ended in self._listeners:
            ended(panel.user, panel.table)

    def _remember(self, panel: Panel) -> None:
        self._newest_panels[panel.user, panel.table] = panel
        self._newest_panels.move_to_end((panel.user, panel.table))
        while len(self._newest_panels) > MAX_PANELS:
            self._newest_panels.popitem(last=False)

    async def _find(self, user: int, table: int) -> Panel | None:
        if (user, table) in self._newest_panels:
            return self._newest_panels[user, table]
        return await self._store.find(user, table)
