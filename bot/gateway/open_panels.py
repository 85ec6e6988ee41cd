"""Open panels: edit the private panels of a table after somebody has changed it, as long as Discord allows it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import aiohttp
import discord

from bot.gateway.client import Dubsar
from bot.gateway.error_codes import Reaction, find_refusal
from bot.handlers.panel import RenewedPanel, renew_panel
from bot.handlers.respond import picture_files
from bot.handlers.services import Services
from bot.model.errors import NoTable
from bot.model.person import Panel
from bot.runtime.lifecycle import Background
from bot.runtime.workers import Workers
from bot.store.database import StoreUnavailable
from bot.tables.live_table import LiveTable

EDIT_TIMEOUT_SECONDS = 10.0
"""Maximum seconds for one edit. A panel whose edit takes longer is edited after the next change."""

MAX_RENEWALS = 10
"""Maximum number of edits in a row of one panel whose table keeps changing."""

_log = logging.getLogger(__name__)


class OpenPanels:
    """Brings the panels of changed tables up to date, with one edit at a time for each panel. Changes during an edit
    are all shown by the next edit. `answers_first` waits until no interaction is waiting for its answer, `board_first`
    until nobody waits for a table's public message."""

    def __init__(
        self,
        client: Dubsar,
        services: Services,
        answers_first: Callable[[], Awaitable[None]],
        board_first: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._client = client
        self._services = services
        self._answers_first = answers_first
        self._board_first = board_first
        self._workers = Workers(self._renew_those_of)
        self._start_task = Background()

    @property
    def is_idle(self) -> bool:
        """Whether no panel is being edited."""
        return self._workers.is_idle and not self._start_task.is_running

    def note_change(self, table: LiveTable) -> None:
        """Edit the open panels of a table. `Tables` calls it as a listener."""
        if table.started is not None:
            self._workers.wake(table.id)

    async def start(self) -> None:
        """Edit all open panels, one table at a time: an earlier run may have ended between a change and the edits."""
        try:
            tables = await self._services.panels.tables_with_panels()
        except StoreUnavailable as unread:
            _log.warning("open panels could not be read: %s", unread)
            return
        self._start_task.start(self._renew_tables(tables))

    async def wait_until_idle(self) -> None:
        """Wait until no panel is being edited."""
        await self._start_task.wait_until_idle()
        await self._workers.wait_until_idle()

    async def close(self) -> None:
        """Stop editing panels."""
        await self._start_task.close()
        await self._workers.close()

    async def _renew_tables(self, tables: Iterable[int]) -> None:
        """Edit the panels of these tables, one table at a time."""
        for table_id in tables:
            self._workers.wake(table_id)
            await self._workers.wait_until_done(table_id)

    async def _renew_those_of(self, table_id: int) -> None:
        await self._answers_first()
        try:
            table = await self._services.tables.find(table_id)
        except NoTable:
            return
        renewals = (self._renew_panel(table, panel) for panel in await self._services.panels.panels_of(table_id))
        for failure in await asyncio.gather(*renewals, return_exceptions=True):
            if isinstance(failure, Exception):  # whatever it is, it must not stop the other edits
                _log.error("a panel could not be edited", exc_info=failure, extra={"table": table_id})

    async def _renew_panel(self, table: LiveTable, panel: Panel) -> None:
        """Edit a panel until it shows the current table, or until its reader opens a newer panel."""
        panels = self._services.panels
        for _ in range(MAX_RENEWALS):
            await self._client.wait_until_answered(panel.user)
            current = panels.find_current(panel)
            if current is None or not _is_outdated(table, current):
                return
            await self._board_first(table)
            renewed_panel = await renew_panel(self._services, table, current)
            if panels.find_current(current) is not current or renewed_panel.panel.version != table.log.version:
                continue
            if not await self._edit(table, renewed_panel):
                return
            panels.note_renewal(current, renewed_panel.panel)

    async def _edit(self, table: LiveTable, new: RenewedPanel) -> bool:
        """Edit a panel, and return whether Discord accepted the edit. A deleted panel is forgotten."""
        panel = new.panel
        webhook = discord.Webhook.partial(self._client.application_id or 0, panel.token, client=self._client)
        try:
            async with asyncio.timeout(EDIT_TIMEOUT_SECONDS):
                pictures = picture_files(new.pictures) if new.pictures is not None else discord.utils.MISSING
                # An older version of the bot may have shown it with `content`, which a layout must not have.
                fields: dict[str, Any] = {"content": None, "view": new.view, "attachments": pictures}
                await webhook.edit_message(panel.message, **fields)
        except discord.HTTPException as refused:
            _log.info("a panel was not edited: %s", refused, extra={"table": table.id})
            if find_refusal(refused).reaction in (Reaction.GONE, Reaction.CLOSED):
                await self._services.panels.forget(panel)
            self._services.panels.note_failed_edit(panel)
            return False
        except (aiohttp.ClientError, OSError, TimeoutError) as lost:
            _log.info("a panel was not edited: %s", lost, extra={"table": table.id})
            self._services.panels.note_failed_edit(panel)
            return False
        return True


def _is_outdated(table: LiveTable, panel: Panel) -> bool:
    return panel.version != table.log.version or (table.status == "cancelled" and not panel.closed)
