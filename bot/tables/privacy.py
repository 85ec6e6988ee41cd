"""What a person may ask for: all that is stored about them, and to be forgotten."""

import json
from contextlib import suppress
from dataclasses import asdict, replace

from bot.messages.privacy import Reworded, rewording
from bot.model.errors import NoTable
from bot.model.table import TableRecord
from bot.runtime.workers import Workers
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.lobby import Lobbies
from bot.tables.registry import Tables
from bot.text.voice import Voice
from engine.game import Refused

_EXACT = 2**53
"""The largest integer that is written as a JSON number. Greater ones are written as text, since many readers would
round them."""


class Privacy:
    """Exports and deletes what is stored about one person."""

    def __init__(self, store: Store, tables: Tables, lobbies: Lobbies) -> None:
        self._store = store
        self._tables = tables
        self._lobbies = lobbies
        self._forgetting = Workers(self._forget)

    @property
    def idle(self) -> bool:
        """Whether nobody is being forgotten in the background."""
        return self._forgetting.idle

    async def start(self) -> None:
        """Forget in the background whom an earlier run has not forgotten to the end."""
        for user in await self._store.privacy.noted():
            self._forgetting.wake(user)

    async def settled(self) -> None:
        """Return when nobody is being forgotten in the background."""
        await self._forgetting.settled()

    async def close(self) -> None:
        """Stop; who is not forgotten yet is forgotten after the next start."""
        await self._forgetting.close()

    async def export(self, user: int) -> str:
        """Return everything that is stored about `user`, as JSON."""
        numbers = await self._store.privacy.tables(user)
        rows = [row for number in numbers if (row := await self._store.tables.find(number)) is not None]
        kept = [_table(row, user) for row in rows if user in (*row.roster.users, row.host)]
        known = {"user": user, "tables": kept, **await self._store.privacy.rows(user)}
        return json.dumps(_exact(known), ensure_ascii=False, indent=2)

    async def delete(self, user: int) -> None:
        """Delete everything about `user`: computers take their seats, and a neutral name stands where theirs stood.

        The wish is stored first, so that what fails now is done later. Raises StoreUnavailable.
        """
        await self._store.privacy.note(user)
        try:
            await self._forget(user)
        except StoreUnavailable:
            self._forgetting.wake(user)
            raise

    async def _forget(self, user: int) -> None:
        for number in await self._store.privacy.tables(user):
            try:
                table = await self._tables.find(number)
            except NoTable:
                await self._leave_unplayable(number, user)
                continue
            with suppress(Refused):
                async with table.telling:
                    await self._leave(table, user)
        await self._store.privacy.forget(user)

    async def _leave(self, table: LiveTable, user: int) -> None:
        """Replace the name first, in the table and all texts at once, then leave: so neither the message about their
        leaving nor any older text keeps it.
        """
        former, reworded = await self._rewording(table.row, user)
        await self._change(table, user, former, user, reworded)
        if table.roster.seat_of(user) is not None and table.status in ("lobby", "open"):
            await self._lobbies.leave(table.id, user)
        await self._change(table, user, former, None, reworded)

    async def _leave_unplayable(self, number: int, user: int) -> None:
        """Forget a person at a table whose game or content is not installed."""
        row = await self._store.tables.find(number)
        if row is not None:
            former, reworded = await self._rewording(row, user)
            await self._store.privacy.reword(_named(row, user, former, None), user, reworded)

    async def _rewording(self, row: TableRecord, user: int) -> tuple[str, Reworded]:
        """Return a person's name after deletion, and a function that replaces the old name in a text."""
        former = Voice(row.settings.language).say("former-player")
        seat = row.roster.seat_of(user)
        names = [row.roster.names[seat]] if seat is not None else []
        left = await self._store.votes.absentee(row.id, user)
        names += [left[1]] if left is not None else []
        return former, rewording(user, names, former)

    async def _change(self, table: LiveTable, user: int, former: str, then: int | None, reworded: Reworded) -> None:
        """Replace the person's name by `former` in every text, and their id by `then`."""
        async with table.lock:
            row = _named(table.row, user, former, then)
            await self._store.privacy.reword(row, user, reworded)
            table.row = row
        self._tables.changed(table)


def _named(row: TableRecord, user: int, former: str, then: int | None) -> TableRecord:
    chairs = row.roster.chairs
    named = tuple(replace(chair, name=former, user=then) if chair.user == user else chair for chair in chairs)
    return replace(row, roster=replace(row.roster, chairs=named), host=(then or 0) if row.host == user else row.host)


def _table(row: TableRecord, user: int) -> dict[str, object]:
    seat = row.roster.seat_of(user)
    chair = {} if seat is None else {"name": row.roster.names[seat], "mark": row.roster.marks[seat]}
    place = {"table": row.id, "server": row.guild, "channel": row.channel, "game": row.game, "status": row.status}
    orders = [asdict(order) for order in row.orders if order.user == user]
    waiting = [asdict(held) for held in row.held if held.user == user]
    ordered = {"orders": orders, "waiting_answers": waiting} if orders or waiting else {}
    return {**place, **chair, **ordered, "opened_it": row.host == user}


def _exact(value: object) -> object:
    match value:
        case dict():
            return {name: _exact(part) for name, part in value.items()}
        case list():
            return [_exact(part) for part in value]
        case int() if abs(value) >= _EXACT:
            return str(value)
    return value
