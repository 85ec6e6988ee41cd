"""`/admin rewind`: back to an earlier position, for whoever manages messages."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.commands.not_permitted import NotPermitted
from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.messages.votes import rewound
from bot.tables.registry import OpenTable, Wider
from bot.ui.components import Interaction
from engine.game import Refused


class NothingAfter(Refused):
    """There is no move after the one to go back to."""

    def __init__(self, number: int) -> None:
        super().__init__("nothing-after", ("number", number))


def add(commands: app_commands.Group, desk: Desk) -> None:
    """Add the command, which checks the permission itself."""

    @commands.command(name="rewind", description=described("command-admin-rewind"))
    @app_commands.describe(move=described("argument-rewind"))
    async def rewind(interaction: Interaction, move: app_commands.Range[int, 0]) -> None:
        if not interaction.permissions.manage_messages:
            raise NotPermitted("manage-messages")
        at = await desk.here(interaction)
        said = rewound(at.row, interaction.user.display_name, at.table.fold, move)
        await desk.tables.undo(at, interaction.user.id, None, interaction.id, Wider(_after(at, move), said))
        await answer(interaction, (await desk.voice(interaction)).say("done-rewind", number=move))


def _after(at: OpenTable, move: int) -> int:
    """The first entry that stands after `move`. Raises NothingAfter."""
    later = [moment.entry.number for moment in at.table.fold.moments if moment.entry.number > move]
    if not later:
        raise NothingAfter(move)
    return later[0]
