"""The routes of the REST API that a bot like ours uses."""

from aiohttp import web

from bot.sandbox import rest_bot, rest_channels, rest_interactions, rest_messages
from bot.sandbox.wire import Handler, Wire

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
HOOK = "/webhooks/{webhook_id}/{token}"
HOOK_MESSAGE = HOOK + "/messages/{message_id}"

BY_BOT: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/users/@me", rest_bot.me),
    ("GET", "/oauth2/applications/@me", rest_bot.application),
    ("GET", "/applications/@me", rest_bot.application),
    ("GET", "/gateway", rest_bot.gateway),
    ("GET", "/gateway/bot", rest_bot.gateway_bot),
    ("POST", "/users/@me/channels", rest_channels.open_dm),
    ("GET", "/users/{user_id}", rest_bot.user),
    ("GET", "/guilds/{guild_id}", rest_bot.guild),
    ("GET", "/guilds/{guild_id}/channels", rest_channels.of_guild),
    ("GET", "/guilds/{guild_id}/members/{user_id}", rest_bot.member),
    ("GET", COMMANDS, rest_bot.commands),
    ("PUT", COMMANDS, rest_bot.overwrite_commands),
    ("GET", GUILD_COMMANDS, rest_bot.commands),
    ("PUT", GUILD_COMMANDS, rest_bot.overwrite_commands),
    ("GET", "/channels/{channel_id}", rest_channels.fetch),
    ("PATCH", "/channels/{channel_id}", rest_channels.edit),
    ("DELETE", "/channels/{channel_id}", rest_channels.delete),
    ("POST", "/channels/{channel_id}/typing", rest_channels.typing),
    ("POST", "/channels/{channel_id}/threads", rest_channels.thread),
    ("POST", MESSAGE + "/threads", rest_channels.thread_from_message),
    ("GET", MESSAGES, rest_messages.history),
    ("POST", MESSAGES, rest_messages.create),
    ("GET", MESSAGE, rest_messages.fetch),
    ("PATCH", MESSAGE, rest_messages.edit),
    ("DELETE", MESSAGE, rest_messages.delete),
)
BY_TOKEN: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/interactions/{interaction_id}/{token}/callback", rest_interactions.callback),
    ("POST", HOOK, rest_interactions.follow_up),
    ("GET", HOOK_MESSAGE, rest_interactions.fetch),
    ("PATCH", HOOK_MESSAGE, rest_interactions.edit),
    ("DELETE", HOOK_MESSAGE, rest_interactions.delete),
)


def add_routes(app: web.Application, wire: Wire) -> None:
    """Serve the whole API."""
    for method, template, handler in BY_BOT:
        wire.route(app, method, template, handler)
    for method, template, handler in BY_TOKEN:
        wire.route(app, method, template, handler, auth=False)
