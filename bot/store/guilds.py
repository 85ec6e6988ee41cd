"""Servers: the settings for their tables, their unfinished tables, and how long their tables are kept after the bot was
removed."""

import json

from bot.model.guild import GuildSettings, UnfinishedTable
from bot.model.league import days_between
from bot.store.database import Database, StorePart
from bot.store.leagues import EXTEND_SEASONS_IN_SERVER
from bot.store.outbox import OutboxStore
from bot.store.rows import UNFINISHED
from bot.store.schema import CHILDREN
from bot.store.statements import Statement, Transaction

_NUMBER_COLUMNS = "seats, lobbies, lobby_days, call_role, call_limit, tag_open, tag_running"


class GuildStore(StorePart):
    """The settings of servers, one row each. A server with the defaults has no row."""

    async def find(self, guild: int) -> GuildSettings:
        """Return the settings of a server, or the defaults."""
        sql = f"SELECT channel, threads, roles, defaults, {_NUMBER_COLUMNS} FROM servers WHERE guild = ?"
        for channel, threads, roles, defaults, *numbers in await self._database.rows(sql, (guild,)):
            return GuildSettings(
                guild, channel, bool(threads), tuple(json.loads(roles)), json.loads(defaults), *numbers
            )
        return GuildSettings(guild)

    async def store(self, server: GuildSettings) -> None:
        """Store the settings of a server. The defaults are stored without a row."""
        statements: list[Statement] = [("DELETE FROM servers WHERE guild = ?", (server.guild,))]
        if server != GuildSettings(server.guild):
            roles, defaults = json.dumps(server.roles), json.dumps(dict(server.defaults))
            numbers = [getattr(server, name) for name in _NUMBER_COLUMNS.split(", ")]
            values = (server.guild, server.channel, int(server.threads), roles, defaults, *numbers)
            sql = (
                f"INSERT INTO servers (guild, channel, threads, roles, defaults, {_NUMBER_COLUMNS})"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            )
            statements.append((sql, values))
        await self._database.run(*statements)

    async def require_writable(self) -> None:
        """Raise StoreUnavailable unless the database can be written to now."""
        await self._database.require_writable()

    async def unfinished_tables(self, guild: int) -> tuple[UnfinishedTable, ...]:
        """Return the unfinished tables of a server, oldest first."""
        sql = f"SELECT id, channel, status, chairs FROM tables WHERE guild = ? AND {UNFINISHED} ORDER BY id"
        return tuple(
            UnfinishedTable(table, channel, status == "lobby", tuple(user for _, user, _ in json.loads(chairs) if user))
            for table, channel, status, chairs in await self._database.rows(sql, (guild,))
        )

    async def threads_with_tables(self, channel: int) -> tuple[int, ...]:
        """Return the ids of a channel's threads with unfinished tables, newest first."""
        sql = f"SELECT channel FROM tables WHERE parent = ? AND channel > 0 AND {UNFINISHED} ORDER BY id DESC"
        return tuple(row[0] for row in await self._database.rows(sql, (channel,)))


class DepartureStore:
    """The servers that removed the bot, and the times to delete their data."""

    def __init__(self, database: Database, outbox: OutboxStore) -> None:
        self._database = database
        self._outbox = outbox

    async def known_servers(self) -> frozenset[int]:
        """Return every server that has tables, leagues or settings."""
        sql = "SELECT guild FROM tables UNION SELECT guild FROM servers UNION SELECT guild FROM leagues"
        return frozenset(row[0] for row in await self._database.rows(sql))

    async def deletion_times(self) -> dict[int, float]:
        """Return the servers that removed the bot, with the times to forget them (seconds since 1970)."""
        rows = await self._database.rows("SELECT guild, due FROM departures")
        return {row[0]: row[1] for row in rows}

    async def store_removal(self, guild: int, due: float) -> None:
        """Store that the bot was removed from a server, which is to be forgotten at `due`. An earlier removal that is
        stored stays."""
        await self._database.run(
            ("INSERT INTO departures (guild, due) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild, due))
        )

    async def delete_departure(self, guild: int, due: float) -> bool:
        """Delete the stored removal from a server, and return whether there was one. Seasons of its leagues are
        extended by the days of absence. `due`: the time at which the server would be forgotten if it removed the bot
        now."""

        def delete_rows(connection: Transaction) -> bool:
            deleted = connection.execute("DELETE FROM departures WHERE guild = ? RETURNING due", (guild,)).fetchall()
            connection.executemany(
                EXTEND_SEASONS_IN_SERVER, [(days_between(before, due), guild) for (before,) in deleted]
            )
            return bool(deleted)

        return await self._database.change(delete_rows)

    async def delete_server(self, guild: int) -> tuple[int, ...]:
        """Delete the settings, the tables and the leagues of a server with everything that refers to them. Return the
        tables' ids."""

        def delete_rows(connection: Transaction) -> tuple[int, ...]:
            numbers = tuple(row[0] for row in connection.execute("SELECT id FROM tables WHERE guild = ?", (guild,)))
            _delete(connection, "tables", "guild = ?", guild)
            _delete(connection, "leagues", "guild = ?", guild)
            connection.execute("DELETE FROM servers WHERE guild = ?", (guild,))
            connection.execute("DELETE FROM departures WHERE guild = ?", (guild,))
            return numbers

        numbers = await self._database.change(delete_rows)
        self._outbox.forget_boards()
        return numbers


def _delete(connection: Transaction, table: str, where: str, value: int) -> None:
    """Delete the rows of `table` for which the SQL condition `where` holds with `value`, after all rows that refer to
    them."""
    for child, column in CHILDREN.get(table, ()):
        _delete(connection, child, f"{column} IN (SELECT id FROM {table} WHERE {where})", value)
    connection.execute(f"DELETE FROM {table} WHERE {where}", (value,))
