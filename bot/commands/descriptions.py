"""Descriptions of commands: English from the catalogs, with what the translator needs to find the other languages."""

from discord import app_commands

from bot.text.voice import Voice
from engine.game import Fact

DESCRIPTION = 100
"""Characters of a description
(https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-structure)."""


def described(key: str, game: str | None = None, **facts: Fact) -> app_commands.locale_str:
    """Return the entry `key`, for a name or description of a command. `game`: the catalog to look in first."""
    return app_commands.locale_str(Voice("en", game).say(key, **facts)[:DESCRIPTION], key=key, game=game, facts=facts)
