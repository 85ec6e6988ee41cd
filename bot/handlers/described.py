"""The position in words: a private twin of the picture, in as many messages as it takes."""

from dataclasses import replace

from bot.handlers.legal_words import seat_of
from bot.handlers.play import onward
from bot.handlers.respond import LONGEST, think
from bot.handlers.services import Desk
from bot.tables.history import pages
from bot.tables.registry import OpenTable
from bot.text.voice import Voice
from bot.ui.buttons import board_buttons
from bot.ui.components import Interaction
from bot.ui.files import Enclosure
from engine.game import Seat

MESSAGES = 3
"""What takes more messages is a file."""


async def hand(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """The position as whoever asks knows it, their hand first. Raises NotSeated."""
    seat = seat_of(at, interaction.user.id)
    told = await desk.voice(interaction, at)
    await think(interaction)
    heading, view = onward(at, interaction.user.id, [], told)
    await interaction.edit_original_response(content=heading, view=view)
    await _tell(interaction, desk, at, seat, told)


async def board(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """The position as everybody may know it, after fresh buttons."""
    told = await desk.voice(interaction, at)
    await think(interaction)
    heading, _ = onward(at, interaction.user.id, [], told)
    view = board_buttons(at.id, at.table.version, at.game.decision(at.table.fold.state), (), told)
    await interaction.edit_original_response(content=heading, view=view if view.children else None)
    await _tell(interaction, desk, at, None, told)


async def _tell(interaction: Interaction, desk: Desk, at: OpenTable, seat: Seat | None, told: Voice) -> None:
    """The lines in messages of their own, or in one file."""
    lines = desk.cards.twin(at, seat, told)
    found = pages(lines, LONGEST)
    if len(found) <= MESSAGES:
        for page in found:
            await interaction.followup.send("\n".join(page), ephemeral=True)
        return
    text = "\n".join(desk.cards.twin(at, seat, replace(told, markdown=False)))
    file = Enclosure(text.encode(), f"{at.game.name}-{at.id}-{at.table.version}.txt")
    await interaction.followup.send(told.say("twin-file"), file=file, ephemeral=True)
