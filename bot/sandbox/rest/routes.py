"""The routes of the REST API that bots like this one use."""

from aiohttp import web

from bot.sandbox.rest import bot, channels, emojis, interactions, messages, threads
from bot.sandbox.rest.request import Route
from bot.sandbox.rest.server import RestServer

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
MEMBERS = "/channels/{channel_id}/thread-members"
COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
EMOJI = EMOJIS + "/{emoji_id}"
HOOK = "/webhooks/{webhook_id}/{token}"
HOOK_MESSAGE = HOOK + "/messages/{message_id}"

ROUTES = (
    Route("GET", "/users/@me", bot.me),
    Route("PATCH", "/users/@me", bot.edit_me),
    Route("GET", "/oauth2/applications/@me", bot.application),
    Route("GET", "/applications/@me", bot.application),
    Route("GET", "/gateway", bot.gateway),
    Route("GET", "/gateway/bot", bot.gateway_bot),
    Route("POST", "/users/@me/channels", channels.open_dm),
    Route("GET", "/users/{user_id}", bot.user),
    Route("GET", "/guilds/{guild_id}", bot.guild),
    Route("GET", "/guilds/{guild_id}/channels", channels.of_guild),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", bot.member),
    Route("GET", COMMANDS, bot.commands),
    Route("PUT", COMMANDS, bot.overwrite_commands),
    Route("GET", GUILD_COMMANDS, bot.commands),
    Route("PUT", GUILD_COMMANDS, bot.overwrite_commands),
    Route("GET", EMOJIS, emojis.list_all),
    Route("POST", EMOJIS, emojis.create, status=201),
    Route("GET", EMOJI, emojis.fetch),
    Route("PATCH", EMOJI, emojis.edit),
    Route("DELETE", EMOJI, emojis.delete),
    Route("GET", "/channels/{channel_id}", channels.fetch),
    Route("PATCH", "/channels/{channel_id}", channels.edit),
    Route("DELETE", "/channels/{channel_id}", channels.delete),
    Route("POST", "/channels/{channel_id}/typing", channels.typing),
    Route("POST", "/channels/{channel_id}/threads", threads.thread, status=201),
    Route("POST", MESSAGE + "/threads", threads.thread_from_message, status=201),
    Route("GET", MEMBERS, threads.members),
    Route("PUT", MEMBERS + "/@me", threads.join, status=204),
    Route("PUT", MEMBERS + "/{user_id}", threads.add_member, status=204),
    Route("GET", MESSAGES, messages.history),
    Route("POST", MESSAGES, messages.create),
    Route("GET", MESSAGE, messages.fetch),
    Route("PATCH", MESSAGE, messages.edit),
    Route("DELETE", MESSAGE, messages.delete),
    Route("POST", "/interactions/{interaction_id}/{token}/callback", interactions.callback, by_token=True),
    Route("POST", HOOK, interactions.follow_up, by_token=True),
    Route("GET", HOOK_MESSAGE, interactions.fetch, by_token=True),
    Route("PATCH", HOOK_MESSAGE, interactions.edit, by_token=True),
    Route("DELETE", HOOK_MESSAGE, interactions.delete, by_token=True),
)


def add_routes(app: web.Application, wire: RestServer) -> None:
    """Serve the whole API."""
    for route in ROUTES:
        wire.add(app, route)
