"""The interface for servers and channels as a person sees them in Discord."""

from typing import Protocol


class Places(Protocol):
    """The servers that the bot is in, and whether a person can see their channels."""

    def server_name(self, guild: int) -> str | None:
        """Return the name of a server, or None if the bot is not in it."""
        ...

    def channel_name(self, guild: int, channel: int) -> str | None:
        """Return the name of a channel or thread, or None if the bot cannot see it."""
        ...

    async def can_see(self, guild: int, base_channel: int, user: int) -> bool:
        """Whether a person is certain to see the channel `base_channel` now. False if that is unknown."""
        ...

    async def member_name(self, guild: int, user: int) -> str | None:
        """Return the name of a member of a server, or None if it is unknown."""
        ...


class NoPlaces:
    """The `Places` of a bot without a connection, which knows no server and no channel."""

    def server_name(self, guild: int) -> str | None:
        """Return None."""
        return None

    def channel_name(self, guild: int, channel: int) -> str | None:
        """Return None."""
        return None

    async def can_see(self, guild: int, base_channel: int, user: int) -> bool:
        """Return False."""
        return False

    async def member_name(self, guild: int, user: int) -> str | None:
        """Return None."""
        return None
