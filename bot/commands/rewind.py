"""`/admin rewind`: back to an earlier position, for whoever manages messages."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.messages.votes import rewound
from bot.model.errors import NothingAfter, NotPermitted
from bot.tables.live_table import LiveTable
from bot.ui.components import Interaction


def add(commands: app_commands.Group, services: Services) -> None:
    """Add the command, which checks the permission itself."""

    @commands.command(name="rewind", description=described("command-admin-rewind"))
    @app_commands.describe(move=described("argument-rewind"))
    async def rewind(interaction: Interaction, move: app_commands.Range[int, 0]) -> None:
        if not interaction.permissions.manage_messages:
            raise NotPermitted("manage-messages")
        table = await services.here(interaction)
        said = rewound(table.row, interaction.user.display_name, table.log.fold, move)
        await services.tables.undo_to(table, _after(table, move), said, None, interaction.user.id, interaction.id)
        await answer(interaction, (await services.voice(interaction)).say("done-rewind", number=move))


def _after(table: LiveTable, move: int) -> int:
    """The first entry that stands after `move`. Raises NothingAfter."""
    later = [moment.entry.number for moment in table.log.fold.moments if moment.entry.number > move]
    if not later:
        raise NothingAfter(move)
    return later[0]
