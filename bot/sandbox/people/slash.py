"""A typed slash command, sent as a client does: find the command, convert the options."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias

from bot.sandbox.json_types import Json
from bot.sandbox.limits.commands import GROUP, INTEGER, NUMBER, STRING, SUB
from bot.sandbox.model import DM, FORUM, Attachment, Channel, Role, User
from bot.sandbox.payloads import channel_json, member_json, role_json, user_json
from bot.sandbox.people.seen import NotThere
from bot.sandbox.people.uploads import File, upload, upload_json
from bot.sandbox.permissions import EVERYONE, permissions
from bot.sandbox.state import State

BOOLEAN, USER, CHANNEL, ROLE, ATTACHMENT = 5, 6, 7, 8, 11


class NamedPerson(Protocol):
    """A person whom a command names."""

    @property
    def id(self) -> int:
        """Return the id of the person's account."""
        ...


Value: TypeAlias = str | int | float | bool | Channel | Role | NamedPerson | File
Given: TypeAlias = str | int | float | bool | Channel | Role | NamedPerson | Attachment


class NotAllowed(PermissionError):
    """Raised if Discord does not offer the command to the person in the channel."""


def available_commands(state: State, user: User, channel: Channel) -> list[Json]:
    """Return the commands that a person can use in a channel. A forum itself has none, but its posts do."""
    if channel.type == FORUM:
        return []
    every = [*state.commands[None], *state.commands.get(channel.guild.id if channel.guild else 0, [])]
    return [command for command in every if command["type"] == 1 and _is_usable(state, user, channel, command)]


def _is_usable(state: State, user: User, channel: Channel, command: Json) -> bool:
    contexts = command["contexts"]
    if channel.type == DM:
        everywhere = command["dm_permission"] if contexts is None else 1 in contexts
        return bool(everywhere) and "guild_id" not in command
    needed = int(command["default_member_permissions"] or 0)
    return permissions(state, user, channel) & needed == needed and (contexts is None or 0 in contexts)


def leaf(state: State, user: User, channel: Channel, path: Sequence[str]) -> tuple[Json, Json]:
    """Return the command of a path such as `game new`, and the command or subcommand at the end of the path."""
    commands = [*state.commands[None], *state.commands.get(channel.guild.id if channel.guild else 0, [])]
    shape = next((command for command in commands if command["name"] == path[0]), None)
    if shape is None:
        raise NotThere(f"no command /{path[0]} among {[command['name'] for command in commands]}")
    if shape not in available_commands(state, user, channel):
        raise NotAllowed(f"/{path[0]} is not offered to {user.name} in {channel.name}")
    part = shape
    for name in path[1:]:
        inside = [command for command in part.get("options") or [] if command["type"] in (SUB, GROUP)]
        part = next((command for command in inside if command["name"] == name), {})
        if not part:
            raise NotThere(f"no /{' '.join(path)}: {name!r} is not among {[command['name'] for command in inside]}")
    return shape, part


def command_data(
    state: State,
    user: User,
    channel: Channel,
    command: str,
    options: Mapping[str, Value],
    focused: str | None = None,
) -> Json:
    """Return a client's data for a command; `focused` is the option being typed."""
    path = command.split()
    command_shape, part = leaf(state, user, channel, path)
    option_by_name = {option["name"]: option for option in part.get("options") or []}
    unknown = options.keys() - option_by_name.keys()
    if unknown:
        raise NotThere(f"/{command} has no option {sorted(unknown)}, only {sorted(option_by_name)}")
    missing_options = [
        name for name, option in option_by_name.items() if option.get("required") and name not in options
    ]
    if missing_options and focused is None:
        raise NotThere(f"/{command} needs {missing_options}")
    values_with_files = {
        name: upload(state, value) if isinstance(value, File) else value for name, value in options.items()
    }
    values = [
        _option(option_by_name[name], values_with_files[name], name == focused)
        for name in option_by_name
        if name in values_with_files
    ]
    for name, kind in reversed(list(zip(path[1:], _kinds(path), strict=True))):
        values = [{"name": name, "type": kind, "options": values}]
    data: Json = {"id": command_shape["id"], "name": command_shape["name"], "type": 1, "options": values}
    if "guild_id" in command_shape:
        data["guild_id"] = command_shape["guild_id"]
    resolved = resolve_values(state, user, values_with_files.values())
    return data | ({"resolved": resolved} if resolved else {})


def _kinds(path: Sequence[str]) -> list[int]:
    return [GROUP, SUB][-(len(path) - 1) :] if len(path) > 1 else []


def _option(option: Json, value: Given, focused: bool) -> Json:
    shape: Json = {"name": option["name"], "type": option["type"], "value": _convert(option, value, focused)}
    return shape | ({"focused": True} if focused else {})


def _convert(option: Json, value: Given, focused: bool) -> object:
    kind, name = option["type"], option["name"]
    _require_kind(option, value)
    if focused:
        return str(value)
    if kind in (USER, CHANNEL, ROLE, ATTACHMENT):
        return str(getattr(value, "id", value))
    if kind == BOOLEAN:
        return value is True or value == "true"
    converted: str | int | float = str(value)
    if kind in (INTEGER, NUMBER):
        converted = int(converted) if kind == INTEGER else float(converted)
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and converted not in choices:
        raise NotThere(f"{name}: {converted!r} is not among {choices}")
    size = len(converted) if isinstance(converted, str) else converted
    min_name, max_name = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if not option.get(min_name, size) <= size <= option.get(max_name, size):
        raise NotThere(f"{name}: {converted!r} is out of bounds")
    return converted


def _require_kind(option: Json, value: Given) -> None:
    """Raise NotThere unless a value is of the kind that a command's option takes."""
    if isinstance(value, Attachment) is not (option["type"] == ATTACHMENT):
        raise NotThere(f"{option['name']}: a file goes only where one is asked for")
    if isinstance(value, Channel) and value.type not in option.get("channel_types", (value.type,)):
        raise NotThere(f"{option['name']}: {value.name} is not of a kind that is offered")


def resolve_values(state: State, asker: User, values: Iterable[Given | User]) -> Json:
    """Return Discord's data about the things that a command names or that were chosen from a menu."""
    resolved: Json = {}
    for value in values:
        if isinstance(value, Attachment):
            resolved.setdefault("attachments", {})[str(value.id)] = upload_json(state, value)
            continue
        if isinstance(value, Channel):
            allowed = {"permissions": str(permissions(state, asker, value))}
            resolved.setdefault("channels", {})[str(value.id)] = channel_json(state, value) | allowed
            continue
        if isinstance(value, Role):
            place = list(state.home.roles).index(value.id) + 1
            resolved.setdefault("roles", {})[str(value.id)] = role_json(value, place)
            continue
        user = state.users.get(getattr(value, "id", 0))
        if user is not None:
            member = member_json(user, state.home) | {"permissions": str(EVERYONE)}
            del member["user"]
            resolved.setdefault("users", {})[str(user.id)] = user_json(user)
            resolved.setdefault("members", {})[str(user.id)] = member
    return resolved
