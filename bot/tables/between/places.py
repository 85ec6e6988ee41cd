"""Interface: servers and channels as a person sees them in Discord."""

from typing import Protocol


class Places(Protocol):
    """The servers that the bot is in, and whether a person sees their channels."""

    def name(self, guild: int) -> str | None:
        """Return the name of a server; None: the bot is not in it."""
        ...

    def channel(self, guild: int, channel: int) -> str | None:
        """Return the name of a channel or thread; None if the bot does not see it."""
        ...

    async def is_seen(self, guild: int, ground: int, user: int) -> bool:
        """Whether a person certainly sees a channel now; False if that is unknown."""
        ...

    async def member(self, guild: int, user: int) -> str | None:
        """Return the name of a member of a server; None if that is unknown."""
        ...


class NoPlaces:
    """Stands in for the places until there is a connection: nothing is known."""

    def name(self, guild: int) -> str | None:
        """Return None."""
        return None

    def channel(self, guild: int, channel: int) -> str | None:
        """Return None."""
        return None

    async def is_seen(self, guild: int, ground: int, user: int) -> bool:
        """Return False."""
        return False

    async def member(self, guild: int, user: int) -> str | None:
        """Return None."""
        return None
