"""The position in words: a private twin of the picture, in as many messages as it takes."""

from dataclasses import replace

from bot.handlers.choices import seat_of
from bot.handlers.play import onward
from bot.handlers.respond import LONGEST, think
from bot.handlers.services import Services
from bot.tables.history import pages
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.buttons import board_buttons
from bot.ui.components import Interaction
from bot.ui.files import File
from engine.game import Seat

MESSAGES = 3
"""What takes more messages is a file."""


async def hand(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the position in words as the person knows it, their hand first. Raises NotSeated."""
    seat = seat_of(table, interaction.user.id)
    voice = await services.voice(interaction, table)
    await think(interaction)
    heading = onward(table, interaction.user.id, [], voice)
    await interaction.edit_original_response(content=heading)
    await _tell(interaction, services, table, seat, voice)


async def board(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the position in words as everybody may know it, after fresh buttons."""
    voice = await services.voice(interaction, table)
    await think(interaction)
    heading = onward(table, interaction.user.id, [], voice)
    view = board_buttons(table.id, table.log.version, table.game.decision(table.state), (), voice)
    await interaction.edit_original_response(content=heading, view=view if view.children else None)
    await _tell(interaction, services, table, None, voice)


async def _tell(
    interaction: Interaction, services: Services, table: LiveTable, seat: Seat | None, voice: Voice
) -> None:
    """The lines in messages of their own, or in one file."""
    lines = services.pictures.twin(table.position, seat, voice)
    found = pages(lines, LONGEST)
    if len(found) <= MESSAGES:
        for page in found:
            await interaction.followup.send("\n".join(page), ephemeral=True)
        return
    text = "\n".join(services.pictures.twin(table.position, seat, replace(voice, markdown=False)))
    file = File(text.encode(), f"{table.position.file_name}-{table.log.version}.txt")
    await interaction.followup.send(voice.say("twin-file"), file=file, ephemeral=True)
