"""REST for the emojis of the bot's application.

Source: https://docs.discord.com/developers/resources/emoji#list-application-emojis
"""

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import HOUR, Json
from bot.sandbox.limits.emojis import check_image, check_name, check_room
from bot.sandbox.model import AppEmoji
from bot.sandbox.payloads import user_json
from bot.sandbox.rest.request import Call


async def list_all(call: Call) -> Json:
    """Return all emojis of the application."""
    _check_owner(call)
    return {"items": [_emoji_json(call, emoji) for emoji in call.state.emojis.values()]}


async def fetch(call: Call) -> Json:
    """Return one of the application's emojis."""
    return _emoji_json(call, _find(call))


async def create(call: Call) -> Json:
    """Add an emoji."""
    _check_owner(call)
    check_room(call.state.emojis)
    name = str(call.body.get("name") or "")
    check_name(name, [existing.name for existing in call.state.emojis.values()])
    content_type, data = check_image(call.body.get("image"))
    _spend(call)
    emoji = AppEmoji(call.state.flakes.next(), name, data, content_type)
    call.state.emojis[emoji.id] = emoji
    return _emoji_json(call, emoji)


async def edit(call: Call) -> Json:
    """Rename an emoji."""
    emoji = _find(call)
    others = [other.name for other in call.state.emojis.values() if other is not emoji]
    check_name(str(call.body.get("name") or ""), others)
    emoji.name = str(call.body["name"])
    return _emoji_json(call, emoji)


async def delete(call: Call) -> None:
    """Delete an emoji, after which no message can use it."""
    del call.state.emojis[_find(call).id]


def _check_owner(call: Call) -> None:
    if call.id("application_id") != call.state.bot.id:
        raise ApiError(50001)


def _find(call: Call) -> AppEmoji:
    _check_owner(call)
    emoji = call.state.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise ApiError(10014)
    return emoji


def _spend(call: Call) -> None:
    """Refuse an emoji if `emojis_an_hour` were created within the last hour."""
    state, now = call.state, call.state.clock()
    state.emojis_made = [made for made in state.emojis_made if made > now - HOUR]
    if state.emojis_an_hour is not None and len(state.emojis_made) >= state.emojis_an_hour:
        raise ApiError(30046, retry_after=state.emojis_made[0] + HOUR - now)
    state.emojis_made.append(now)


def _emoji_json(call: Call, emoji: AppEmoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(call.state.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
