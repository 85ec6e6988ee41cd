"""Discord's permission bits, and how they are combined in a channel.

Source: https://docs.discord.com/developers/topics/permissions
"""

from functools import reduce
from operator import or_

from bot.sandbox.errors import ApiError
from bot.sandbox.model import DM, Channel, User
from bot.sandbox.state import State

BITS = {
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
ALL = (1 << 52) - 1
EVERYONE = sum(
    BITS[name]
    for name in (
        "add_reactions",
        "view_channel",
        "send_messages",
        "embed_links",
        "attach_files",
        "read_message_history",
        "use_application_commands",
        "create_public_threads",
        "send_messages_in_threads",
    )
)


def bits(*names: str) -> int:
    """Return the permissions of these names as one number."""
    return sum({BITS[name] for name in names})


def permissions(state: State, user: User, channel: Channel) -> int:
    """Return a user's permissions in a channel as one number: those of their roles, changed by the channel's
    overwrites."""
    if channel.type == DM:
        return EVERYONE if channel.recipient is user or user is state.bot else 0
    place, guild = channel.parent or channel, channel.guild
    assert guild is not None
    if user.id in guild.departed:
        return 0
    if user is state.owner:
        return ALL
    allowed = EVERYONE
    for role in user.roles & guild.roles.keys():
        allowed |= guild.roles[role].permissions
    for targets in ((guild.id,), user.roles, (user.id,)):
        overwrites = [place.overwrites.get(target, (0, 0)) for target in targets]
        allowed &= ~reduce(or_, (deny for _, deny in overwrites), 0)
        allowed |= reduce(or_, (allow for allow, _ in overwrites), 0)
    return allowed if allowed & BITS["view_channel"] else 0


def may(state: State, user: User, channel: Channel, *names: str) -> bool:
    """Whether a user has all of these permissions in a channel."""
    wanted = bits(*names)
    return permissions(state, user, channel) & wanted == wanted


def require(state: State, channel: Channel, *names: str) -> None:
    """Raise ApiError unless the bot has these permissions in a channel."""
    if not may(state, state.bot, channel, "view_channel"):
        raise ApiError(50001)
    if not may(state, state.bot, channel, *names):
        raise ApiError(50013)


def require_sending(state: State, channel: Channel) -> None:
    """Raise ApiError if the bot may not write in the channel, or if the person accepts no direct messages."""
    if channel.recipient is not None and not channel.recipient.dms_open:
        raise ApiError(50007)
    require(state, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
