"""The commands in Discord's format: translate them, and send them if they have changed."""

import hashlib
import json
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.gateway.client import Dubsar
from bot.model import limits
from bot.store.store import Store
from bot.text.voice import Voice

Payload: TypeAlias = list[dict[str, Any]]
"""All commands in Discord's format, with their translations."""


ACCOUNT_COMMANDS = ("tables",)
"""The commands that are useful even if the bot is not on the server, for people who have added the app to their
account."""


def offered_commands(client: Dubsar, payload: Payload) -> Payload:
    """Return the commands to send. If users can install the application, the commands in `ACCOUNT_COMMANDS` are
    available everywhere, including group direct messages; otherwise these commands are left out
    (https://docs.discord.com/developers/resources/application#installation-context)."""
    if client.application is None or client.application.user_integration_config is None:
        return payload
    everywhere = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
    return [{**command, **everywhere} if command["name"] in ACCOUNT_COMMANDS else command for command in payload]


async def sync_commands(client: Dubsar, store: Store, payload: Payload, *, always: bool = False) -> bool:
    """Send the commands if they have changed, or `always`; return whether they were sent. The client must be logged in.

    The request replaces all global commands
    (https://docs.discord.com/developers/interactions/application-commands#bulk-overwrite-global-application-commands).
    Raises discord.HTTPException.
    """
    application = client.application_id
    assert application is not None
    payload = offered_commands(client, payload)
    digest = digest_of(application, payload)
    if not always and await store.command_digest() == digest:
        return False
    # Not tree.sync, which would translate every word into every language again.
    await client.http.bulk_upsert_global_commands(application, payload)
    await store.store_command_digest(digest)
    return True


def digest_of(application: int, payload: Payload) -> str:
    """Return a digest of an application's commands, by which a later start finds out whether they have changed."""
    return hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode()).hexdigest()


async def translate_commands(tree: app_commands.CommandTree[Dubsar]) -> Payload:
    """Return all commands in Discord's format with their translations. This takes a second of processor time."""
    translator = Catalogs()
    await tree.set_translator(translator)
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


LANGUAGES = {discord.Locale.czech: "cs", discord.Locale.finnish: "fi"}


class Catalogs(app_commands.Translator):
    """A translator that takes the texts from the catalogs."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the entry in the language of `locale`, or None if Discord should show the English text."""
        language = LANGUAGES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        text: str = Voice(language, string.extras["game"]).say(key, **string.extras["facts"])
        return text[: limits.DESCRIPTION_LENGTH]
