"""The settings of a guild for its tables, and the checks of whether a person may open a table or take a seat."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.model.errors import OpeningRolesDeleted, TooManyLobbies, TooManySeats, WrongChannel, WrongRole
from bot.model.times import DAY

DEFAULT_MAX_SEATS = 8
"""Default maximum number of unfinished tables at which a person may have a seat. A server can change it."""

DEFAULT_LOBBY_DAYS = 7
"""Default number of days after which an unchanged lobby closes. A server can change it."""

DEFAULT_MAX_CALLS = 3
"""Default maximum number of calls to players per day on a server. A server can change it."""


RETENTION_SECONDS = 30 * DAY
"""Seconds for which a guild's settings and tables are kept after it has removed the bot. Other guilds' finished tables
are kept for good."""


class GuildSettings(Struct, frozen=True):
    """A guild's settings for its tables.

    `guild`: Discord's id of the guild.
    `channel`: the only channel in which tables may be opened, or None for any channel.
    `threads`: whether each table gets its own thread in `channel`.
    `roles`: the ids of the roles that may open tables; if empty, everybody may.
    `defaults`: the choices that `/game new` takes for options that are not given, by option.
    `seats`: the maximum number of unfinished tables at which a person may have a seat; 0 means any number.
    `lobbies`: the maximum number of lobbies that may wait for players at the same time; 0 means any number.
    `lobby_days`: the number of days after which an unchanged lobby closes; 0 means never.
    `call_role`: the id of the role that a host may call to a lobby, or None.
    `call_limit`: the number of times a day that the role may be called.
    `tag_open`: the id of the forum tag for a post whose table looks for players, or None.
    `tag_running`: the id of the forum tag for a post whose game is in progress, or None.
    """

    guild: int
    channel: int | None = None
    threads: bool = False
    roles: tuple[int, ...] = ()
    defaults: Mapping[str, str] = {}
    seats: int = DEFAULT_MAX_SEATS
    lobbies: int = 0
    lobby_days: int = DEFAULT_LOBBY_DAYS
    call_role: int | None = None
    call_limit: int = DEFAULT_MAX_CALLS
    tag_open: int | None = None
    tag_running: int | None = None

    @property
    def tags(self) -> tuple[int, ...]:
        """Return the ids of the tags that the bot adds to posts and removes from them."""
        return tuple(tag for tag in (self.tag_open, self.tag_running) if tag is not None)


class UnfinishedTable(Struct, frozen=True):
    """A table of a guild that is a lobby or in play.

    `table`: its number. `channel`: its channel or thread. `gathering`: whether it is a lobby. `users`: the people with
    seats at the table.
    """

    table: int
    channel: int
    gathering: bool
    users: tuple[int, ...]


def require_open_channel(server: GuildSettings, channel: int, existing_channels: Collection[int]) -> None:
    """Raise WrongChannel unless tables may be opened in the channel `channel`. `existing_channels`: the channels that
    exist."""
    if server.channel not in (None, channel) and server.channel in existing_channels:
        raise WrongChannel(server.channel)


def require_opening_role(server: GuildSettings, member_roles: Collection[int], existing_roles: Collection[int]) -> None:
    """Raise WrongRole or OpeningRolesDeleted unless one of a member's roles, `member_roles`, may open tables.
    `existing_roles`: the roles that exist."""
    remaining = [role for role in server.roles if role in existing_roles]
    if server.roles and not remaining:
        raise OpeningRolesDeleted
    if remaining and not set(remaining) & set(member_roles):
        raise WrongRole(remaining)


def require_free_seat(
    server: GuildSettings, unfinished_tables: Sequence[UnfinishedTable], user: int, table: int = 0
) -> None:
    """Raise TooManySeats unless `user` may have a seat at one more table. `table`: a table at which the seat would be;
    no error if they already have a seat there. `unfinished_tables`: the guild's unfinished tables."""
    places = {unfinished.table: unfinished.channel for unfinished in unfinished_tables if user in unfinished.users}
    if server.seats and table not in places and len(places) >= server.seats:
        raise TooManySeats(server.seats, tuple(places.values()))


def require_free_lobby(server: GuildSettings, unfinished_tables: Sequence[UnfinishedTable]) -> None:
    """Raise TooManyLobbies unless one more table may gather players. `unfinished_tables`: the guild's unfinished
    tables."""
    places = [table.channel for table in unfinished_tables if table.gathering]
    if server.lobbies and len(places) >= server.lobbies:
        raise TooManyLobbies(server.lobbies, places)
