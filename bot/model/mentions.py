"""Links to channels, people and roles in a text, in Discord's format:
https://docs.discord.com/developers/reference#message-formatting"""

from collections.abc import Sequence

MAX_LINKS = 10
"""Maximum number of places in one message."""


def link(channel: int) -> str:
    """Return a link to a channel."""
    return f"<#{channel}>"


def links(channels: Sequence[int]) -> tuple[str, ...]:
    """Return links to channels, as many as a message should hold."""
    return tuple(link(channel) for channel in channels[:MAX_LINKS])


def person_link(user: int) -> str:
    """Return a person's name as Discord shows it."""
    return f"<@{user}>"


def role_link(role: int) -> str:
    """Return a role's name as Discord shows it."""
    return f"<@&{role}>"


def relative_time(moment: float) -> str:
    """Return a moment, in seconds since the epoch, as Discord shows it to each reader: how long ago, or how soon."""
    return f"<t:{int(moment)}:R>"


def address(guild: int, channel: int, message: int | None = None) -> str:
    """Return the web address of a channel or a message; Discord's clients open it themselves."""
    return f"https://discord.com/channels/{guild}/{channel}" + (f"/{message}" if message else "")
