"""People: settings, DM channels, tables that they watch or to which they were invited, private panels, and answers for
which they wait."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from bot.messages.outgoing import Outgoing
from bot.model.person import DeferredAnswer, Panel, Person
from bot.model.table import TableRecord
from bot.store.database import Database, StorePart
from bot.store.outbox import queue_statements
from bot.store.rows import person_from_row
from bot.store.statements import Part, Query, Transaction, run_statements, upsert

MAX_CACHED_PEOPLE = 10_000
"""Maximum number of people whose settings are cached."""


_SETTING_COLUMNS = (
    "language, dm, dm_closed, client, quiet, theme, proposals, invitations, ends, signs, digest, digest_failed, "
    "next_table"
)
_STORE_PERSON = upsert("people", ("user", *_SETTING_COLUMNS.split(", ")), ("user",))


class PersonStore:
    """The settings of people, cached, since every move reads them several times."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cached_people: dict[int, Person] = {}

    async def find(self, user: int) -> Person:
        """Return the settings of a person, or the defaults if none are stored."""
        if user in self._cached_people:
            return self._cached_people[user]
        sql = f"SELECT {_SETTING_COLUMNS} FROM people WHERE user = ?"
        row = await self._database.row(sql, (user,))
        if len(self._cached_people) >= MAX_CACHED_PEOPLE:
            self._cached_people.clear()
        self._cached_people[user] = person = person_from_row(user, tuple(row)) if row else Person(user)
        return person

    async def store(self, person: Person) -> None:
        """Store a person's settings."""
        quiet = person.quiet.text if person.quiet else None
        spoken = (person.user, person.language, int(person.dm), int(person.dm_closed), person.client)
        switches = (int(person.proposals), int(person.invitations), int(person.ends), int(person.signs))
        daily = person.digest.text if person.digest else None
        values = (*spoken, quiet, person.theme, *switches, daily, int(person.digest_failed), int(person.next_table))
        await self._database.run((_STORE_PERSON, values))
        self._cached_people[person.user] = person

    def evict(self, user: int) -> None:
        """Remove a person's settings from the cache, because the database was changed without this store."""
        self._cached_people.pop(user, None)


class DmChannelStore(StorePart):
    """The DM channel of each person, with the newest message there that was handled."""

    async def find(self, user: int) -> int | None:
        """Return the id of the DM channel of `user`, or None."""
        row = await self._database.row("SELECT channel FROM doors WHERE user = ?", (user,))
        return row[0] if row else None

    async def store(self, user: int, channel: int) -> None:
        """Store the DM channel of `user`."""
        await self._database.run((upsert("doors", ("user", "channel"), ("user",)), (user, channel)), synced=False)

    async def store_newest_message(self, user: int, channel: int, message: int) -> None:
        """Store the newest message in the DM channel of `user` that was handled."""
        sql = (
            "INSERT INTO doors (user, channel, heard) VALUES (?, ?, ?) ON CONFLICT (user) DO UPDATE SET "
            "channel = excluded.channel, heard = excluded.heard "
            "WHERE doors.heard IS NULL OR doors.heard < excluded.heard"
        )
        await self._database.run((sql, (user, channel, message)), synced=False)

    async def people_who_wrote(self) -> list[tuple[int, int, int]]:
        """Return the people who have written in their DM channel, each with the channel and their newest message that
        was handled."""
        sql = "SELECT user, channel, heard FROM doors WHERE heard IS NOT NULL ORDER BY user"
        return [(user, channel, heard) for user, channel, heard in await self._database.rows(sql)]

    async def delete(self, user: int) -> None:
        """Delete the DM channel of `user`, because it no longer exists."""
        await self._database.run(("DELETE FROM doors WHERE user = ?", (user,)))


class GuideStore(StorePart):
    """Each person's choice for each game of whether it is explained, and the games that they have finished."""

    async def wants_explanations(self, user: int, game: str) -> bool:
        """Whether a game is explained to a person: according to their choice, or else as long as they have not finished
        such a game."""
        row = await self._database.row("SELECT wanted FROM guides WHERE user = ? AND game = ?", (user, game))
        if row is not None:
            return bool(row[0])
        finished = "SELECT id FROM results WHERE user = ? AND game = ? LIMIT 1"
        return await self._database.row(finished, (user, game)) is None

    async def store_choice(self, user: int, game: str, wanted: bool) -> None:
        """Store the choice of a person whether a game is explained to them."""
        sql = upsert("guides", ("user", "game", "wanted"), ("user", "game"))
        await self._database.run((sql, (user, game, int(wanted))))


class WatcherStore(StorePart):
    """The people who watch tables without playing. Finished tables have none."""

    async def add(self, table: int, user: int) -> None:
        """Store that `user` watches a table."""
        over = "SELECT id FROM tables WHERE status IN ('over', 'cancelled')"
        await self._database.run(
            (f"DELETE FROM watchers WHERE table_id IN ({over})", ()),
            ("INSERT INTO watchers (table_id, user) VALUES (?, ?) ON CONFLICT DO NOTHING", (table, user)),
        )

    async def remove(self, table: int, user: int) -> None:
        """Delete the record that `user` watches a table."""
        await self._database.run(("DELETE FROM watchers WHERE table_id = ? AND user = ?", (table, user)))

    async def watchers_of(self, table: int) -> tuple[int, ...]:
        """Return the ids of the people who watch a table."""
        rows = await self._database.query(Query("SELECT user FROM watchers WHERE table_id = ? ORDER BY user", (table,)))
        return tuple(row[0] for row in rows)


class InvitationStore(StorePart):
    """The people invited to each lobby. Nobody is invited twice."""

    async def add(
        self, row: TableRecord, users: Sequence[int], message: Callable[[tuple[int, ...]], Outgoing]
    ) -> tuple[int, ...]:
        """Store that `users` are invited to a table, and queue the `message` about those who were not invited before.
        Return these people."""

        def add_new(connection: Transaction) -> tuple[int, ...]:
            sql = "SELECT user FROM invitations WHERE table_id = ?"
            invited = {invited for (invited,) in connection.execute(sql, (row.id,))}
            new_users = tuple(user for user in users if user not in invited)
            if new_users:
                values = [(row.id, user) for user in new_users]
                connection.executemany("INSERT INTO invitations (table_id, user) VALUES (?, ?)", values)
                run_statements(queue_statements(row.id, row.channel, [message(new_users)]), connection)
            return new_users

        return await self._database.change(add_new)

    async def people_invited_to(self, table: int) -> tuple[int, ...]:
        """Return the ids of the people invited to a table."""
        rows = await self._database.rows("SELECT user FROM invitations WHERE table_id = ? ORDER BY user", (table,))
        return tuple(row[0] for row in rows)


_PANEL_COLUMNS = "user, table_id, message, token, until, version, typed"
_SELECT_PANELS = f"SELECT {_PANEL_COLUMNS} FROM panels WHERE table_id = ? ORDER BY user"
_STORE_PANEL = (
    f"INSERT INTO panels ({_PANEL_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?"
    " ON CONFLICT (user, table_id) DO UPDATE SET message = excluded.message, token = excluded.token,"
    " until = excluded.until, version = excluded.version, typed = excluded.typed"
)
"""Stores a panel unless its table no longer exists."""


class PanelStore(StorePart):
    """Storage of panels as long as Discord lets the bot edit them."""

    async def find(self, user: int, table: int) -> Panel | None:
        """Return the newest panel of `user` at `table`, even if it can no longer be edited, or None."""
        sql = f"SELECT {_PANEL_COLUMNS} FROM panels WHERE user = ? AND table_id = ?"
        row = await self._database.row(sql, (user, table))
        return _panel_from_row(row) if row else None

    async def panels_of(self, table: int) -> tuple[Panel, ...]:
        """Return each person's newest panel at a table, including those that can no longer be edited."""
        return tuple(_panel_from_row(row) for row in await self._database.query(_panels_query(table)))

    async def tables_with_panels(self, now: float) -> tuple[int, ...]:
        """Return the ids of the tables with panels that can still be edited at `now`."""
        rows = await self._database.rows("SELECT table_id FROM panels WHERE until > ?", (now,))
        return tuple(sorted({table for (table,) in rows}))

    async def delete(self, panel: Panel) -> None:
        """Delete a panel that is gone, unless a newer panel has replaced it."""
        values = (panel.user, panel.table, panel.message)
        sql = "DELETE FROM panels WHERE user = ? AND table_id = ? AND message = ?"
        await self._database.run((sql, values), synced=False, within=[_part_of_panels(panel.table)])

    async def store(self, panel: Panel, now: float) -> None:
        """Store a panel instead of the previous one, and delete all panels that can no longer be edited at `now`."""
        content = (panel.version, json.dumps(panel.prefix))
        values = (panel.user, panel.table, panel.message, panel.token, panel.until, *content)
        statements = ("DELETE FROM panels WHERE until < ?", (now,)), (_STORE_PANEL, (*values, panel.table))
        query = _panels_query(panel.table)  # the next query of the code that edits the table's panels
        parts = [
            _part_of_panels(panel.table)
        ]  # cached panels of other tables may have expired, but readers check `until`
        if (cached_rows := self._database.cached_rows(query)) is None:
            await self._database.run(*statements, synced=False, then=query, within=parts)
        else:
            other_rows = [row for row in cached_rows if row[0] != panel.user and row[4] >= now]
            self._database.write_soon(*statements, within=parts, then=[(query, sorted([*other_rows, values]))])


def _part_of_panels(table: int) -> Part:
    return "panels", table


def _panels_query(table: int) -> Query:
    return Query(_SELECT_PANELS, (table,), _part_of_panels(table))


def _panel_from_row(values: Sequence[Any]) -> Panel:
    user, table, message, token, until, version, prefix = values
    return Panel(user, table, message, token, until, version, tuple(json.loads(prefix)))


class DeferredStore(StorePart):
    """Storage of deferred answers that are not given yet. A row does not identify a person."""

    async def add(self, answer: DeferredAnswer) -> None:
        """Store an answer that is about to be deferred. Raises StoreUnavailable."""
        values = (answer.interaction, answer.token, answer.language, answer.until)
        sql = "INSERT INTO deferred (interaction, token, language, until) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._database.run((sql, values), synced=False)

    async def remove(self, interaction: int) -> None:
        """Delete an answer that was given, or can no longer be given. Raises StoreUnavailable."""
        await self._database.run(("DELETE FROM deferred WHERE interaction = ?", (interaction,)), synced=False)

    async def all(self) -> tuple[DeferredAnswer, ...]:
        """Return the stored answers, oldest first. Raises StoreUnavailable."""
        sql = "SELECT interaction, token, language, until FROM deferred ORDER BY interaction"
        return tuple(DeferredAnswer(*row) for row in await self._database.rows(sql))
