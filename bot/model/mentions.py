"""Links to channels, people and roles in a text, in Discord's format
(https://docs.discord.com/developers/reference#message-formatting)."""

from collections.abc import Sequence

MAX_LINKS = 10
"""Maximum number of links to channels in one message."""


def channel_link(channel: int) -> str:
    """Return the markup that Discord shows as a link with a channel's current name."""
    return f"<#{channel}>"


def channel_links(channels: Sequence[int]) -> tuple[str, ...]:
    """Return links to the first MAX_LINKS of `channels`."""
    return tuple(channel_link(channel) for channel in channels[:MAX_LINKS])


def person_link(user: int) -> str:
    """Return the markup that Discord shows as a person's name."""
    return f"<@{user}>"


def role_link(role: int) -> str:
    """Return the markup that Discord shows as a role's name."""
    return f"<@&{role}>"


def relative_time(moment: float) -> str:
    """Return the markup that Discord shows as the time from now to `moment` (seconds since the epoch), such as "2 hours
    ago"."""
    return f"<t:{int(moment)}:R>"


def web_address(guild: int, channel: int, message: int | None = None) -> str:
    """Return the web address of a channel or of a message. Discord's clients open such addresses themselves."""
    return f"https://discord.com/channels/{guild}/{channel}" + (f"/{message}" if message else "")
