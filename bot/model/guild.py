"""PURE: what a server has laid down about its tables, and why somebody cannot open one or sit down there."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.game import Refused

TOLD = 10
"""So many places are told at most."""

SEATS = 5
"""So many unfinished tables a person may sit at, unless the server says otherwise."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings. `channel`: where tables are opened (None: anywhere), in `threads` of it or not; `roles`: who
    may open them (none: everybody); `defaults`: what `/game new` takes where nothing else is chosen; `seats` and
    `lobbies`: how many unfinished tables a person may sit at and how many may gather players (0: any number)."""

    guild: int
    channel: int | None = None
    threads: bool = False
    roles: tuple[int, ...] = ()
    defaults: Mapping[str, str] = field(default_factory=dict)
    seats: int = SEATS
    lobbies: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """An unfinished table of a server: its number, its channel, whether it gathers players, and who sits there."""

    table: int
    channel: int
    gathering: bool
    users: tuple[int, ...]


class WrongChannel(Refused):
    """Tables are opened somewhere else."""

    def __init__(self, channel: int) -> None:
        super().__init__("wrong-channel", ("channel", link(channel)))


class WrongRole(Refused):
    """Others may open tables."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__("wrong-role", ("roles", tuple(role_link(role) for role in roles)))


class RolesGone(Refused):
    """The roles that might open tables are deleted."""

    def __init__(self) -> None:
        super().__init__("roles-gone")


class TooManySeats(Refused):
    """Somebody sits at as many tables as a person may."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-seats", ("most", most), ("places", links(places)))


class TooManyLobbies(Refused):
    """As many tables as may gather players do."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-lobbies", ("most", most), ("places", links(places)))


class TablesElsewhere(Refused):
    """The tables of a channel are in its threads."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("tables-elsewhere", ("places", links(places)))


def link(channel: int) -> str:
    """A channel as Discord links it."""
    return f"<#{channel}>"


def links(channels: Sequence[int]) -> tuple[str, ...]:
    """Channels as Discord links them, as many as a message should hold."""
    return tuple(link(channel) for channel in channels[:TOLD])


def role_link(role: int) -> str:
    """A role as Discord names it."""
    return f"<@&{role}>"


def check_place(server: Server, place: int, there: Collection[int]) -> None:
    """Raise WrongChannel unless tables may be opened in `place`. `there`: the channels that exist."""
    if server.channel not in (None, place) and server.channel in there:
        raise WrongChannel(server.channel)


def check_roles(server: Server, own: Collection[int], there: Collection[int]) -> None:
    """Raise WrongRole or RolesGone unless one of somebody's `own` roles may open tables. `there`: those that exist."""
    left = [role for role in server.roles if role in there]
    if server.roles and not left:
        raise RolesGone
    if left and not set(left) & set(own):
        raise WrongRole(left)


def check_seats(server: Server, standing: Sequence[Standing], user: int, table: int = 0) -> None:
    """Raise TooManySeats unless `user` may sit down at one table more; at `table` they may change their mark."""
    places = {one.table: one.channel for one in standing if user in one.users}
    if server.seats and table not in places and len(places) >= server.seats:
        raise TooManySeats(server.seats, tuple(places.values()))


def check_lobbies(server: Server, standing: Sequence[Standing]) -> None:
    """Raise TooManyLobbies unless one table more may gather players."""
    places = [one.channel for one in standing if one.gathering]
    if server.lobbies and len(places) >= server.lobbies:
        raise TooManyLobbies(server.lobbies, places)
