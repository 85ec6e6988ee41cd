"""`/try`: play on from what one knows, for oneself."""

from discord import app_commands

from bot.commands.wording import described
from bot.controls import branch
from bot.controls.items import Interaction
from bot.desk import Desk


def command(desk: Desk) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command that opens a branch."""

    @app_commands.command(name="try", description=described("command-try"))
    @app_commands.guild_only()
    async def try_(interaction: Interaction) -> None:
        await branch.begin(desk, interaction)

    return try_
