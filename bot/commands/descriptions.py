"""What Discord shows of a command: descriptions, in English from the catalogs with what the translator needs to find
the other languages, and suggestions for an argument."""

from collections.abc import Iterable

from discord import app_commands

from bot.text.voice import Voice
from engine.game import Fact

DESCRIPTION = 100
"""Characters of a
description
(https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-structure)."""

SUGGESTIONS, LABEL = 25, 100
"""Suggestions for an argument, and characters of each name and
value
(https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-choice-structure)."""


def described(key: str, game: str | None = None, **facts: Fact) -> app_commands.locale_str:
    """Return the entry `key`, for a name or description of a command. `game`: the catalog to look in first."""
    return app_commands.locale_str(Voice("en", game).say(key, **facts)[:DESCRIPTION], key=key, game=game, facts=facts)


def suggested(pairs: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return the first SUGGESTIONS of names and values as suggestions. Names are cut at LABEL characters; values that
    are longer are left out."""
    fitting = [app_commands.Choice(name=name[:LABEL], value=value) for name, value in pairs if len(value) <= LABEL]
    return fitting[:SUGGESTIONS]
