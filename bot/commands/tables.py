"""`/tables`: the tables of a person, on all servers."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers.lists.mine import show_mine
from bot.handlers.services import services_of
from bot.ui.components import Interaction


def group() -> app_commands.Group:
    """Return `/tables`."""
    commands = app_commands.Group(name="tables", description=described("command-tables"))

    @commands.command(name="mine", description=described("command-tables-mine"))
    async def mine(interaction: Interaction) -> None:
        await show_mine(services_of(interaction), interaction)

    return commands
