"""A person's rights to their data: to export everything stored about them, and to be forgotten."""

from contextlib import suppress

from msgspec.structs import replace

from bot.messages.privacy import Reword, export_json, name_replacer
from bot.model.errors import NoTable
from bot.model.pace import without_clock
from bot.model.table import TableRecord
from bot.runtime.workers import WorkerService
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.lobby import Lobbies
from bot.tables.tables import Tables
from bot.text.seats import seat_names
from bot.text.voice import FALLBACK_LANGUAGE, LANGUAGES, Voice
from engine.game import Refused


class Privacy(WorkerService):
    """Exports and deletes one person's data."""

    def __init__(self, store: Store, tables: Tables, lobbies: Lobbies) -> None:
        self._store = store
        self._tables = tables
        self._lobbies = lobbies
        super().__init__(self._forget)

    async def start(self) -> None:
        """Continue the deletions that an earlier run did not finish."""
        for user in await self._store.privacy.people_to_forget():
            self._workers.wake(user)

    async def export(self, user: int) -> str:
        """Return everything that is stored about `user`, as JSON."""
        tables = []
        rows = await self._store.privacy.rows_about(user)
        numbers = await self._store.privacy.tables_naming(user)
        named_tables = {row["table_id"] for table_rows in rows.values() for row in table_rows if "table_id" in row}
        for table_id in sorted({*numbers, *named_tables}):
            if (row := await self._store.tables.find(table_id)) is not None:
                seat = row.roster.seat_of(user)
                votes = await self._store.votes.answers_of(table_id, seat) if seat is not None else ()
                tables.append((row, votes))
        language = (await self._store.people.find(user)).private_language or FALLBACK_LANGUAGE
        return export_json(user, language, tables, rows)

    async def delete(self, user: int) -> None:
        """Delete everything about `user`: computers take their seats, and a neutral name replaces theirs. The request
        is stored first, so that failed steps are repeated later. Raises StoreUnavailable."""
        await self._store.privacy.note_request(user)
        try:
            await self._forget(user)
        except StoreUnavailable:
            self._workers.wake(user)
            raise

    async def _forget(self, user: int) -> None:
        for table_id in await self._store.privacy.tables_naming(user):
            try:
                table = await self._tables.find(table_id)
            except NoTable:
                await self._leave_unplayable(table_id, user)
                continue
            with suppress(Refused):
                async with table.send_lock:
                    await self._leave_table(table, user)
        await self._store.privacy.forget(user)

    async def _leave_table(self, table: LiveTable, user: int) -> None:
        """Remove a person from a table. Their name is replaced in the table and all its texts before they leave, so
        that neither the message about their leaving nor any older text contains it."""
        former_name, reword = await self._find_rewording(table.row, user)
        await self._replace_person(table, user, former_name, user, reword)
        if table.roster.seat_of(user) is not None and table.status in ("lobby", "open"):
            await self._lobbies.leave(table.id, user)
        await self._replace_person(table, user, former_name, None, reword)

    async def _leave_unplayable(self, table_id: int, user: int) -> None:
        """Remove a person from a table whose game or component tables are not installed."""
        row = await self._store.tables.find(table_id)
        if row is not None:
            former, reworded = await self._find_rewording(row, user)
            await self._store.privacy.reword(_with_person_replaced(row, user, former, None), user, reworded)

    async def _find_rewording(self, row: TableRecord, user: int) -> tuple[str, Reword]:
        """Return the name that replaces a person's name, and a function that makes this replacement in a text."""
        former_name = Voice(row.settings.language).say("former-player")
        seat = row.roster.seat_of(user)
        names = [] if seat is None else [seat_names(language, row.game, row.roster)[seat] for language in LANGUAGES]
        names += [row.roster.names[seat]] if seat is not None else []
        replaced_seat = await self._store.votes.find_replaced(row.id, user)
        names += [replaced_seat[1]] if replaced_seat is not None else []
        return former_name, name_replacer(user, names, former_name)

    async def _replace_person(
        self, table: LiveTable, user: int, new_name: str, new_user: int | None, reworded: Reword
    ) -> None:
        """Replace the person's name by `new_name` in every text, and their id by `new_user`."""
        async with self._tables.changing(table):
            row = _with_person_replaced(table.row, user, new_name, new_user)
            await self._store.privacy.reword(row, user, reworded)
            self._tables.adopt(table, row, table.started)


def _with_person_replaced(row: TableRecord, user: int, new_name: str, new_user: int | None) -> TableRecord:
    chairs = row.roster.chairs
    new_chairs = tuple(
        replace(chair, name=new_name, user=new_user) if chair.user == user else chair for chair in chairs
    )
    seat = row.roster.seat_of(user)
    row = row if seat is None or new_user is not None else without_clock(row, seat)
    return replace(
        row, roster=replace(row.roster, chairs=new_chairs), host=(new_user or 0) if row.host == user else row.host
    )
