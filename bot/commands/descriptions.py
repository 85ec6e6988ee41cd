"""Descriptions of commands for Discord, in English and with the keys of their translations, and suggestions for an
argument."""

from collections.abc import Iterable
from functools import cache

from discord import app_commands

from bot.model import limits
from bot.text.voice import Voice
from bot.ui.components import cut_text
from engine.game import Fact


@cache
def command_text(key: str, game: str | None = None, **facts: Fact) -> app_commands.locale_str:
    """Return the entry `key` as the name or description of a command. `game`: the catalog to search first."""
    return app_commands.locale_str(
        Voice("en", game).say(key, **facts)[: limits.DESCRIPTION_LENGTH], key=key, game=game, facts=facts
    )


def suggestions(pairs: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return as many of the pairs (name, value) as Discord accepts, as suggestions. Names that are too long are
    shortened; pairs whose value is too long are left out."""
    matching_texts = [
        app_commands.Choice(name=cut_text(name, limits.SUGGESTION_LENGTH), value=value)
        for name, value in pairs
        if len(value) <= limits.SUGGESTION_LENGTH
    ]
    return matching_texts[: limits.SUGGESTIONS_FOR_ARGUMENT]
