"""REST for the bot itself: its user, application, commands, guild and members."""

import hashlib

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.limits.emojis import check_picture
from bot.sandbox.payloads import application_json, guild_json, member_json, user_json
from bot.sandbox.rest.request import Call

GATEWAY_ONLY = ("channels", "threads", "members", "member_count", "presences", "voice_states", "large", "joined_at")


async def me(call: Call) -> Json:
    """Return the bot's user."""
    return user_json(call.state.bot) | {
        "banner": call.state.bot.banner,
        "verified": True,
        "mfa_enabled": False,
        "email": None,
        "locale": "en-US",
    }


async def edit_me(call: Call) -> Json:
    """Change or remove the pictures of the bot's profile."""
    hashes = {field: _hash(call.body[field], field) for field in ("avatar", "banner") if field in call.body}
    for field, made in hashes.items():
        setattr(call.state.bot, field, made)
    return await me(call)


def _hash(uri: object, field: str) -> str | None:
    """Return the name that Discord gives a picture, a hash of its bytes, or None if the picture is removed."""
    return None if uri is None else hashlib.md5(check_picture(uri, field), usedforsecurity=False).hexdigest()


async def application(call: Call) -> Json:
    """Return the bot's application."""
    return application_json(call.state)


async def gateway(call: Call) -> Json:
    """Answer with the address of the gateway, without limits."""
    return {"url": _gateway_url(call)}


async def gateway_bot(call: Call) -> Json:
    """Return the address of the gateway, the recommended number of shards, and how often they may identify."""
    return {"url": _gateway_url(call)} | call.events.admission.description()


def _gateway_url(call: Call) -> str:
    return call.state.url.replace("http", "ws", 1) + "/gateway/"


async def user(call: Call) -> Json:
    """Answer with the user that the path names."""
    return user_json(call.state.user(call.id("user_id")))


async def guild(call: Call) -> Json:
    """Return the guild."""
    shape = guild_json(call.state, call.guild)
    return {key: value for key, value in shape.items() if key not in GATEWAY_ONLY}


async def member(call: Call) -> Json:
    """Answer with a member of the guild that the path names."""
    guild = call.guild
    found = call.state.users.get(call.id("user_id"))
    if found is None or found.id in guild.departed:
        raise ApiError(10007)
    return member_json(found, guild)


async def commands(call: Call) -> list[Json]:
    """Return the registered commands, global or of the guild."""
    return call.state.commands.get(_scope(call), [])


async def overwrite_commands(call: Call) -> list[Json]:
    """Replace all commands at once. A command that keeps its name keeps its id."""
    check_commands(call.bulk)
    scope = _scope(call)
    known = {(command["type"], command["name"]): command["id"] for command in call.state.commands.get(scope, [])}
    call.state.commands[scope] = [_register(call, scope, command, known) for command in call.bulk]
    return call.state.commands[scope]


def _register(call: Call, scope: int | None, command: Json, known_ids: dict[tuple[int, str], str]) -> Json:
    kind = command.get("type", 1)
    shape: Json = {
        "description": "",
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        **{key: value for key, value in command.items() if value is not None},
        "type": kind,
        "id": known_ids.get((kind, command["name"])) or str(call.state.flakes.next()),
        "application_id": str(call.state.bot.id),
        "version": str(call.state.flakes.next()),
    }
    if shape["default_member_permissions"] is not None:
        shape["default_member_permissions"] = str(shape["default_member_permissions"])
    if scope is not None:
        shape["guild_id"] = str(scope)
    return shape


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.state.bot.id:
        raise ApiError(50001)
    if "guild_id" not in call.params:
        return None
    return call.guild.id
