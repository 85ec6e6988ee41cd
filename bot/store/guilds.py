"""What servers have laid down about their tables, and which unfinished ones they have."""

import json

from bot.model.guild import GuildSettings, UnfinishedTable
from bot.store.database import Database, Statement
from bot.store.file import try_writing

_UNFINISHED = "status IN ('lobby', 'open')"


class GuildStore:
    """One row a server; one that has changed nothing has none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, guild: int) -> GuildSettings:
        """The settings of a server, the usual ones for whom we do not know."""
        sql = "SELECT channel, threads, roles, defaults, seats, lobbies FROM servers WHERE guild = ?"
        for channel, threads, roles, defaults, seats, lobbies in await self._database.rows(sql, (guild,)):
            own = tuple(json.loads(roles))
            return GuildSettings(guild, channel, bool(threads), own, json.loads(defaults), seats, lobbies)
        return GuildSettings(guild)

    async def keep(self, server: GuildSettings) -> None:
        """Keep the settings of a server; the usual ones need no row."""
        statements: list[Statement] = [("DELETE FROM servers WHERE guild = ?", (server.guild,))]
        if server != GuildSettings(server.guild):
            roles, defaults = json.dumps(server.roles), json.dumps(dict(server.defaults))
            values = (server.guild, server.channel, server.threads, roles, defaults, server.seats, server.lobbies)
            statements.append(("INSERT INTO servers VALUES (?, ?, ?, ?, ?, ?, ?)", values))
        await self._database.run(*statements)

    async def ready(self) -> None:
        """Raise Unstored unless something can be written now."""
        await self._database.change(try_writing)

    async def standing(self, guild: int) -> tuple[UnfinishedTable, ...]:
        """The unfinished tables of a server, oldest first."""
        sql = f"SELECT id, channel, status, chairs FROM tables WHERE guild = ? AND {_UNFINISHED} ORDER BY id"
        return tuple(
            UnfinishedTable(table, channel, status == "lobby", tuple(user for _, user, _ in json.loads(chairs) if user))
            for table, channel, status, chairs in await self._database.rows(sql, (guild,))
        )

    async def beneath(self, channel: int) -> tuple[int, ...]:
        """The threads of a channel in which there are unfinished tables, newest first."""
        sql = f"SELECT channel FROM tables WHERE parent = ? AND channel > 0 AND {_UNFINISHED} ORDER BY id DESC"
        return tuple(row[0] for row in await self._database.rows(sql, (channel,)))
