"""What a person is told of what is stored of them, and the button that deletes it."""

from bot.handlers.respond import answer, think, turn_over
from bot.handlers.services import Desk
from bot.ui.components import Interaction, Press, Style, unwatched
from bot.ui.custom_id import Address
from bot.ui.files import Enclosure


async def export(desk: Desk, interaction: Interaction) -> None:
    """Everything that is stored of whoever asks, as a file."""
    told = await desk.voice(interaction)
    await think(interaction)
    known = await desk.privacy.export(interaction.user.id)
    file = Enclosure(known.encode(), "dubsar.json")
    await interaction.edit_original_response(content=told.say("privacy-exported"), attachments=[file])


async def confirm(desk: Desk, interaction: Interaction) -> None:
    """Ask once more before anything is deleted."""
    told = await desk.voice(interaction)
    view = unwatched()
    view.add_item(Press(Address(0, 0, "forget"), told.say("button-forget"), Style.danger))
    await answer(interaction, told.say("privacy-confirm"), view)


async def forget(desk: Desk, interaction: Interaction) -> None:
    """Delete what is stored of whoever pressed. The voice comes first: who is answered is known again."""
    told = await desk.voice(interaction)
    await turn_over(interaction)
    await desk.privacy.delete(interaction.user.id)
    await interaction.edit_original_response(content=told.say("privacy-deleted"), view=None)
