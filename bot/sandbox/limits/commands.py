"""Discord's limits on application commands: names, descriptions, options, choices, total size.

Source: https://docs.discord.com/developers/interactions/application-commands#application-command-object
"""

import re
from collections.abc import Iterator

from bot.sandbox.json_types import Json
from bot.sandbox.limits.report import FaultCollector, Path

SUB, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LOCALES = frozenset(
    word
    for line in (
        "ar he id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR",
        "ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko",
    )
    for word in line.split()
)
NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Json]) -> None:
    """Refuse a set of commands that Discord would refuse."""
    faults = FaultCollector()
    if len(commands) > 100 + 15 + 15:
        faults.fault((), "APPLICATION_COMMANDS_MAX", "At most 100 commands")
    names = [(command.get("type", 1), command.get("name")) for command in commands]
    for place, command in enumerate(commands):
        if names.count(names[place]) > 1:
            faults.fault((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names must differ")
        _check_command(faults, (place,), command)
        if command_length(command) > 8000:
            faults.fault((place,), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    faults.raise_faults()


def command_length(command: Json) -> int:
    """Return the size of a command as Discord counts it, in characters: for each text, its longest translation."""
    length = sum(
        max(map(len, [command.get(name) or "", *(command.get(f"{name}_localizations") or {}).values()]))
        for name in ("name", "description")
    )
    length += len(command["value"]) if isinstance(command.get("value"), str) else 0
    inside = [*(command.get("options") or []), *(command.get("choices") or [])]
    return length + sum(map(command_length, inside))


def _check_command(faults: FaultCollector, path: Path, command: Json) -> None:
    if command.get("type", 1) != 1:
        faults.size((*path, "name"), command.get("name"), 1, 32)
        return
    _check_name_and_description(faults, path, command)
    _check_options(faults, path, command, depth=0)


def _check_name_and_description(faults: FaultCollector, path: Path, part: Json) -> None:
    for text_path, name in _texts(part, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            faults.fault((*path, *text_path), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    for text_path, description in _texts(part, "description"):
        faults.size((*path, *text_path), description, 1, 100)
    for kind in ("name", "description"):
        for locale in (part.get(f"{kind}_localizations") or {}).keys() - LOCALES:
            faults.fault((*path, f"{kind}_localizations", locale), "BASE_TYPE_CHOICES", "Not a locale of Discord")


def _texts(part: Json, kind: str) -> Iterator[tuple[Path, str]]:
    yield (kind,), part.get(kind) or ""
    for locale, text in (part.get(f"{kind}_localizations") or {}).items():
        yield (f"{kind}_localizations", locale), text


def _check_options(faults: FaultCollector, path: Path, part: Json, depth: int) -> None:
    options = part.get("options") or []
    faults.size((*path, "options"), options, 0, 25)
    names = [option.get("name") for option in options]
    kinds = {option.get("type") in (SUB, GROUP) for option in options}
    if len(kinds) > 1:
        faults.fault((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options mixed")
    optional = False
    for place, option in enumerate(options):
        option_path = (*path, "options", place)
        if names.count(option.get("name")) > 1:
            faults.fault((*option_path, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Names must differ")
        if option.get("required") and optional:
            faults.fault(option_path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first")
        optional = optional or not option.get("required")
        _check_option(faults, option_path, option, depth)


def _check_option(faults: FaultCollector, path: Path, option: Json, depth: int) -> None:
    _check_name_and_description(faults, path, option)
    kind = option.get("type")
    if kind in (SUB, GROUP):
        if depth + (kind == GROUP) > 1:
            faults.fault((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        _check_options(faults, path, option, depth=depth + 1 if kind == GROUP else 2)
        return
    faults.choice((*path, "type"), kind, tuple(range(3, 12)))
    choices = option.get("choices") or []
    faults.size((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        faults.fault((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Not with choices")
    check_choices(faults, (*path, "choices"), choices)


def check_choices(faults: FaultCollector, path: Path, choices: list[Json]) -> None:
    """Report faults of choices or suggestions."""
    for place, choice in enumerate(choices):
        for where, name in _texts(choice, "name"):
            faults.size((*path, place, *where), name, 1, 100)
        if isinstance(choice.get("value"), str):
            faults.size((*path, place, "value"), choice["value"], 1, 100)
