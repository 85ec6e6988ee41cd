"""The routes of the REST API that a bot like ours uses."""

from aiohttp import web

from bot.sandbox import rest_bot, rest_channels, rest_interactions, rest_messages, rest_threads
from bot.sandbox.call import Route
from bot.sandbox.wire import Wire

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
MEMBERS = "/channels/{channel_id}/thread-members"
COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
HOOK = "/webhooks/{webhook_id}/{token}"
HOOK_MESSAGE = HOOK + "/messages/{message_id}"

ROUTES = (
    Route("GET", "/users/@me", rest_bot.me),
    Route("GET", "/oauth2/applications/@me", rest_bot.application),
    Route("GET", "/applications/@me", rest_bot.application),
    Route("GET", "/gateway", rest_bot.gateway),
    Route("GET", "/gateway/bot", rest_bot.gateway_bot),
    Route("POST", "/users/@me/channels", rest_channels.open_dm),
    Route("GET", "/users/{user_id}", rest_bot.user),
    Route("GET", "/guilds/{guild_id}", rest_bot.guild),
    Route("GET", "/guilds/{guild_id}/channels", rest_channels.of_guild),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", rest_bot.member),
    Route("GET", COMMANDS, rest_bot.commands),
    Route("PUT", COMMANDS, rest_bot.overwrite_commands),
    Route("GET", GUILD_COMMANDS, rest_bot.commands),
    Route("PUT", GUILD_COMMANDS, rest_bot.overwrite_commands),
    Route("GET", "/channels/{channel_id}", rest_channels.fetch),
    Route("PATCH", "/channels/{channel_id}", rest_channels.edit),
    Route("DELETE", "/channels/{channel_id}", rest_channels.delete),
    Route("POST", "/channels/{channel_id}/typing", rest_channels.typing),
    Route("POST", "/channels/{channel_id}/threads", rest_threads.thread, status=201),
    Route("POST", MESSAGE + "/threads", rest_threads.thread_from_message, status=201),
    Route("GET", MEMBERS, rest_threads.members),
    Route("PUT", MEMBERS + "/@me", rest_threads.join, status=204),
    Route("PUT", MEMBERS + "/{user_id}", rest_threads.add_member, status=204),
    Route("GET", MESSAGES, rest_messages.history),
    Route("POST", MESSAGES, rest_messages.create),
    Route("GET", MESSAGE, rest_messages.fetch),
    Route("PATCH", MESSAGE, rest_messages.edit),
    Route("DELETE", MESSAGE, rest_messages.delete),
    Route("POST", "/interactions/{interaction_id}/{token}/callback", rest_interactions.callback, by_token=True),
    Route("POST", HOOK, rest_interactions.follow_up, by_token=True),
    Route("GET", HOOK_MESSAGE, rest_interactions.fetch, by_token=True),
    Route("PATCH", HOOK_MESSAGE, rest_interactions.edit, by_token=True),
    Route("DELETE", HOOK_MESSAGE, rest_interactions.delete, by_token=True),
)


def add_routes(app: web.Application, wire: Wire) -> None:
    """Serve the whole API."""
    for route in ROUTES:
        wire.add(app, route)
