"""The data stored about a person: show it, with the button that deletes it."""

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer, defer, defer_replacement, edit_deferred
from bot.handlers.services import Services
from bot.ui.components import Controls, File, Interaction, PressButton, Style
from bot.ui.custom_id import Address


async def export(services: Services, interaction: Interaction) -> None:
    """Answer with everything that is stored about the person, as a JSON file."""
    voice = await services.voice_of(interaction)
    await defer(services, interaction)
    data = await services.privacy.export(interaction.user.id)
    file = File(data.encode(), "dubsar.json")
    await interaction.edit_original_response(content=voice.say("privacy-exported"), attachments=[file])


async def confirm(services: Services, interaction: Interaction) -> None:
    """Ask the person to confirm that their data is to be deleted, and explain what that means."""
    voice = await services.voice_of(interaction)
    view = Controls()
    view.add(PressButton(Address(0, 0, "forget"), voice.say("button-forget"), Style.danger))
    await answer(interaction, voice.say("privacy-confirm"), view)


async def forget(services: Services, interaction: Interaction) -> None:
    """Delete the person's data. The voice is looked up first, because looking it up stores the person again."""
    voice = await services.voice_of(interaction)
    await defer_replacement(services, interaction)
    await services.privacy.delete(interaction.user.id)
    await edit_deferred(interaction, voice.say("privacy-deleted"), ())


@on("forget")
async def _handle_forget(press: PressedControl) -> None:
    await forget(press.services, press.interaction)
