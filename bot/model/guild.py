"""The settings of a guild for its tables, and the checks whether a person may open one or sit down."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.model.errors import RolesGone, TooManyLobbies, TooManySeats, WrongChannel, WrongRole

SEATS = 8
"""Default maximum of unfinished tables at which a person may sit; a server can change it."""

LOBBY_DAYS = 7
"""Default number of days after which an unchanged lobby closes; a server can change it."""

CALLS = 3
"""Default maximum of calls to players a day in a server; a server can change it."""


class GuildSettings(Struct, frozen=True):
    """A guild's settings for its tables.

    `guild`: Discord's id of the guild.
    `channel`: the only channel in which tables may be opened; None: any channel.
    `threads`: whether each table gets a thread of its own in `channel`.
    `roles`: ids of the roles that may open tables; empty: everybody may.
    `defaults`: the option values that `/game new` takes where none is chosen, by option name.
    `seats`: how many unfinished tables a person may sit at; 0: any number.
    `lobbies`: how many lobbies may wait for players at the same time; 0: any number.
    `lobby_days`: the days after which a lobby without a change closes; 0: never.
    `call_role`: id of the role that a host may call to a lobby; None: none.
    `call_limit`: how many times a day it may be called.
    `tag_open`, `tag_running`: ids of the forum tags for posts whose table looks for players, or is in play; None: none.
    """

    guild: int
    channel: int | None = None
    threads: bool = False
    roles: tuple[int, ...] = ()
    defaults: Mapping[str, str] = {}
    seats: int = SEATS
    lobbies: int = 0
    lobby_days: int = LOBBY_DAYS
    call_role: int | None = None
    call_limit: int = CALLS
    tag_open: int | None = None
    tag_running: int | None = None

    @property
    def tags(self) -> tuple[int, ...]:
        """Return the ids of the tags that the bot gives to posts and takes from them."""
        return tuple(tag for tag in (self.tag_open, self.tag_running) if tag is not None)


class UnfinishedTable(Struct, frozen=True):
    """A table of a guild that is a lobby or in play.

    `table`: its number.
    `channel`: its channel or thread.
    `gathering`: whether it is a lobby.
    `users`: the people at the table.
    """

    table: int
    channel: int
    gathering: bool
    users: tuple[int, ...]


def check_place(server: GuildSettings, place: int, there: Collection[int]) -> None:
    """Raise WrongChannel unless tables may be opened in `place`. `there`: the existing channels."""
    if server.channel not in (None, place) and server.channel in there:
        raise WrongChannel(server.channel)


def check_roles(server: GuildSettings, own: Collection[int], there: Collection[int]) -> None:
    """Raise WrongRole or RolesGone unless one of a member's `own` roles may open tables. `there`: the existing
    roles."""
    left = [role for role in server.roles if role in there]
    if server.roles and not left:
        raise RolesGone
    if left and not set(left) & set(own):
        raise WrongRole(left)


def check_seats(server: GuildSettings, standing: Sequence[UnfinishedTable], user: int, table: int = 0) -> None:
    """Raise TooManySeats unless `user` may sit at one more table; at `table` they may change their mark."""
    places = {one.table: one.channel for one in standing if user in one.users}
    if server.seats and table not in places and len(places) >= server.seats:
        raise TooManySeats(server.seats, tuple(places.values()))


def check_lobbies(server: GuildSettings, standing: Sequence[UnfinishedTable]) -> None:
    """Raise TooManyLobbies unless one more table may gather players."""
    places = [one.channel for one in standing if one.gathering]
    if server.lobbies and len(places) >= server.lobbies:
        raise TooManyLobbies(server.lobbies, places)
