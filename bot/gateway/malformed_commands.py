"""Commands whose data discord.py cannot read, or whose options have values that the command does not declare."""

from contextlib import suppress
from typing import Any, cast

import discord
from discord import AppCommandOptionType, app_commands

from bot.gateway.unreadable import check_ids
from bot.ui.components import Interaction

_VALUE_TYPES: dict[AppCommandOptionType, type | tuple[type, ...]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
    AppCommandOptionType.user: (discord.User, discord.Member),
    AppCommandOptionType.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
    AppCommandOptionType.role: discord.Role,
    AppCommandOptionType.attachment: discord.Attachment,
}


class MalformedCommand(app_commands.AppCommandError):
    """Raised for a command whose data is malformed."""


MALFORMED = (MalformedCommand, app_commands.TransformerError)
"""Exceptions that mean that the data of a command is malformed. The text of the second contains a value."""


def require_well_formed(interaction: Interaction) -> None:
    """Raise MalformedCommand unless the data of a command, or of a request for suggestions, can be read and each option
    has a value that the command declares. In a request for suggestions, only texts are checked: Discord sends the other
    values as they are being typed."""
    is_sent = interaction.type is discord.InteractionType.application_command
    try:
        discord.AppCommandType(cast("dict[str, int]", interaction.data).get("type", 1))
        command, values = interaction.command, interaction.namespace
        for parameter in command.parameters if isinstance(command, app_commands.Command) else ():
            if parameter.display_name in values and (is_sent or parameter.type is AppCommandOptionType.string):
                _check_value(parameter, values[parameter.display_name], is_sent=is_sent)
    except Exception as error:  # discord.py raises many kinds for data that it cannot read
        raise MalformedCommand from error


def _check_value(parameter: app_commands.Parameter, value: object, *, is_sent: bool) -> None:
    """Raise ValueError for a value that the option does not declare. Choices are checked only if the command
    `is_sent`."""
    is_declared = isinstance(value, _VALUE_TYPES[parameter.type])
    if is_sent and parameter.choices:
        is_declared = is_declared and value in [choice.value for choice in parameter.choices]
    if isinstance(value, discord.Attachment):
        is_declared = isinstance(value.size, int) and isinstance(value.url, str)
    if not is_declared:
        raise ValueError(parameter.display_name)
    check_ids(value if isinstance(value, int) else getattr(value, "id", None))


def name_of_command(interaction: Interaction, commands: app_commands.CommandTree[Any]) -> str:
    """Return the qualified name of a command, or of its group if only that can be read, or ""."""
    with suppress(Exception):  # as in `require_well_formed`
        if (command := interaction.command) is not None:
            return command.qualified_name
    with suppress(Exception):
        if (group := commands.get_command(cast("dict[str, str]", interaction.data)["name"])) is not None:
            return group.qualified_name
    return ""
