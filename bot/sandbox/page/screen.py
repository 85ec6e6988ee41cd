"""The page's contents as JSON: a person's channels and messages, and their notifications."""

from collections.abc import Mapping

from bot.sandbox.json_types import Json
from bot.sandbox.limits.commands import GROUP, SUB
from bot.sandbox.model import DM, FORUM, Channel
from bot.sandbox.people.person import Person
from bot.sandbox.people.slash import available_commands
from bot.sandbox.state import State

MAX_MESSAGES = 80
"""Number of a channel's messages that the page shows."""


def screen_json(state: State, person: Person, people: Mapping[str, Person]) -> Json:
    """Return everything on a person's screen."""
    conversation = person.dm
    rooms = [room for room in person.visible() if room.type != DM or room is conversation]
    return {
        "guild": state.home.name,
        "bot": {"id": str(state.bot.id), "name": state.bot.name},
        "me": {"id": str(person.id), "locale": person.locale, "dms_open": person.dms_open},
        "people": [{"name": member.name, "id": str(member.id)} for member in people.values()],
        "roles": [{"name": role.name, "id": str(role.id)} for role in state.home.roles.values()],
        "channels": [_channel(state, room) for room in _order_channels(rooms)],
        "messages": {
            str(room.id): [message.payload for message in person.sees(room)[-MAX_MESSAGES:]] for room in rooms
        },
        "pings": {
            member.name: [
                {"channel": str(ping.channel.id), "message": str(ping.id)} for ping in member.messages_with_ping()
            ]
            for member in people.values()
        },
    }


def _order_channels(rooms: list[Channel]) -> list[Channel]:
    """Return the channels in the order of their ids, each followed by its threads."""
    return sorted(rooms, key=lambda channel: (channel.parent.id, channel.id) if channel.parent else (channel.id, 0))


def _channel(state: State, channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "name": state.bot.name if channel.type == DM else channel.name,
        "kind": _kind(channel),
        "tags": [tag.name for tag in channel.parent.tags if tag.id in channel.applied] if channel.parent else [],
        "type": channel.type,
        "archived": channel.archived,
    }


def _kind(channel: Channel) -> str:
    if channel.is_thread:
        return "thread"
    return {DM: "dm", FORUM: "forum"}.get(channel.type, "text")


def offered_json(state: State, person: Person, channel: Channel) -> list[Json]:
    """Return the commands for the list that a slash opens, one item for each full command name, in the person's
    language."""
    found: list[Json] = []
    for command in available_commands(state, person.user, channel):
        _flatten(command, "", command["id"], person.locale, found)
    return found


def _flatten(part: Json, before: str, command_id: str, locale: str, found: list[Json]) -> None:
    path = f"{before} {part['name']}".strip()
    options = part.get("options") or []
    inside = [option for option in options if option["type"] in (SUB, GROUP)]
    for option in inside:
        _flatten(option, path, command_id, locale, found)
    if not inside:
        described = _local(part, "description", locale)
        found.append(
            {
                "path": path,
                "id": command_id,
                "description": described,
                "options": [_option(option, locale) for option in options],
            }
        )


def _option(option: Json, locale: str) -> Json:
    choices = [
        {"name": _local(choice, "name", locale), "value": choice["value"]} for choice in option.get("choices") or []
    ]
    return option | {"description": _local(option, "description", locale), "choices": choices}


def _local(part: Json, kind: str, locale: str) -> str:
    return str((part.get(f"{kind}_localizations") or {}).get(locale) or part.get(kind) or "")
