"""Translate the descriptions of commands into the languages that are Discord's and ours."""

import discord
from discord import app_commands

from bot.commands.descriptions import DESCRIPTION
from bot.text.voice import Voice

LANGUAGES = {discord.Locale.czech: "cs", discord.Locale.finnish: "fi"}


class Catalogs(app_commands.Translator):
    """A translator that reads the catalogs."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the entry in the language of `locale`; None where Discord is to show the English."""
        language = LANGUAGES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        said: str = Voice(language, string.extras["game"]).say(key, **string.extras["facts"])
        return said[:DESCRIPTION]
