"""What the bot must be allowed to do in a channel before a table can be there."""

import discord

from bot.controls.items import Interaction
from engine.game import Refused

_SAY = {"view_channel": "View Channel", "embed_links": "Embed Links", "attach_files": "Attach Files"}
_IN_CHANNELS = _SAY | {"send_messages": "Send Messages"}
_IN_THREADS = _SAY | {"send_messages_in_threads": "Send Messages in Threads"}


class MissingPermission(Refused):
    """The server does not let the bot do what a table needs; the names are those in Discord's settings."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("missing-permission", ("permissions", names))


def require(interaction: Interaction) -> None:
    """Raise MissingPermission unless the bot may tell and show a game in the channel that was written in."""
    needed = _IN_THREADS if isinstance(interaction.channel, discord.Thread) else _IN_CHANNELS
    missing = tuple(name for permission, name in needed.items() if not getattr(interaction.app_permissions, permission))
    if missing:
        raise MissingPermission(missing)
