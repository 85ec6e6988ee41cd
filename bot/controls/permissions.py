"""What the bot must be allowed to do in a channel before a table can be there, and as long as it is."""

import discord

from bot.controls.items import Interaction
from bot.servers_rules import Server, link
from bot.tables import OpenTable
from bot.text.voice import Voice
from engine.game import Refused

_ANYWHERE = ("view-channel", "read-message-history", "embed-links", "attach-files")
_IN_CHANNELS = (*_ANYWHERE, "send-messages")
_IN_THREADS = (*_ANYWHERE, "send-messages-in-threads")
_TO_MAKE_THREADS = (*_IN_CHANNELS, "create-public-threads", "send-messages-in-threads")


class MissingPermission(Refused):
    """The server does not let the bot do what a table needs."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("missing-permission", ("permissions", names))


def require(interaction: Interaction, server: Server) -> None:
    """Raise MissingPermission unless the bot may tell and show a game where it was asked to."""
    inside = isinstance(interaction.channel, discord.Thread)
    lacking = missing(interaction.app_permissions, _IN_THREADS if inside else needed(server))
    if lacking:
        raise MissingPermission(lacking)


def lacking(interaction: Interaction, at: OpenTable, told: Voice) -> list[str]:
    """What was taken from the bot since, for whoever plays where it cannot tell the others now."""
    if interaction.channel_id != at.channel:
        return []
    inside = isinstance(interaction.channel, discord.Thread)
    names = missing(interaction.app_permissions, _IN_THREADS if inside else _IN_CHANNELS)
    return [told.say("server-lacking", channel=link(at.channel), permissions=names)] if names else []


def needed(server: Server) -> tuple[str, ...]:
    """What the bot needs in a channel where tables are opened; the catalogs have the names in Discord's settings."""
    return _TO_MAKE_THREADS if server.threads else _IN_CHANNELS


def missing(granted: discord.Permissions, names: tuple[str, ...]) -> tuple[str, ...]:
    """Those that are not granted."""
    return tuple(name for name in names if not getattr(granted, name.replace("-", "_")))
