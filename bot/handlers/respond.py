"""Private answers to an interaction, including a link to the next table."""

import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import TypeAlias

import discord
from discord import app_commands

from bot.handlers.services import Services
from bot.pictures import PaintedPicture
from bot.text.voice import Voice
from bot.ui.components import Controls, File, Interaction, LinkButton
from bot.ui.layout import Picture, layout_of, pictures_of
from engine.game import Refused

Suggest: TypeAlias = Callable[[Interaction, str], Coroutine[None, None, list[app_commands.Choice[str]]]]

_log = logging.getLogger(__name__)


def is_private(interaction: Interaction) -> bool:
    """Whether only the reader sees the message with the pressed control: an ephemeral answer or a direct message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def is_public_press(interaction: Interaction) -> bool:
    """Whether a control of a public message was pressed."""
    return interaction.type is discord.InteractionType.component and not is_private(interaction)


async def answer(interaction: Interaction, text: str, view: Controls | None = None, note: Sequence[str] = ()) -> int:
    """Answer privately: in the private message whose control was pressed, or else in a new one. Return the message's
    id. A direct message keeps its pictures. `note`: lines of small text below the controls."""
    message = interaction.message
    if interaction.response.is_done():
        message = await interaction.followup.send(view=layout_of(text, view, (), note), ephemeral=True, wait=True)
        return message.id
    if interaction.type is discord.InteractionType.component and is_private(interaction) and message is not None:
        if message.flags.ephemeral:
            layout = layout_of(text, view, (), note)
            await interaction.response.edit_message(content=None, view=layout, attachments=())
        else:
            layout = layout_of(text, view, _pictures(message), note)
            await interaction.response.edit_message(content=None, view=layout)
        return message.id
    return await answer_in_new_message(interaction, text, view, note)


async def answer_in_new_message(
    interaction: Interaction, text: str, view: Controls | None = None, note: Sequence[str] = ()
) -> int:
    """Answer in a new private message, even after a press on a private one, and return its id."""
    response = await interaction.response.send_message(view=layout_of(text, view, (), note), ephemeral=True)
    return response.message_id or 0


async def begin_answer(interaction: Interaction, text: str) -> None:
    """Begin an answer that `complete_answer` will soon complete. A private message whose control was pressed stays
    unchanged until then; otherwise `text` is sent."""
    if interaction.type is discord.InteractionType.component and is_private(interaction):
        await acknowledge(interaction)
    else:
        await interaction.response.send_message(view=layout_of(text), ephemeral=True)


async def complete_answer(
    interaction: Interaction, text: str, view: Controls | None = None, note: Sequence[str] = ()
) -> int:
    """Complete an answer that was begun, in the same way as `answer`. Return the message's id."""
    message = interaction.message
    if message is not None and is_private(interaction) and not message.flags.ephemeral:
        layout = layout_of(text, view, _pictures(message), note)
        return (await interaction.edit_original_response(content=None, view=layout)).id
    layout = layout_of(text, view, (), note)
    return (await interaction.edit_original_response(content=None, view=layout, attachments=())).id


def _pictures(message: discord.Message) -> list[Picture]:
    """Return the pictures that a message shows, as attachments or in a layout."""
    attached = [
        Picture(attachment.filename, attachment.description or "", attachment.id) for attachment in message.attachments
    ]
    return [*attached, *pictures_of(message)]


async def send_notice(interaction: Interaction, text: str, view: Controls | None = None) -> None:
    """Send `text` as a separate private message."""
    if interaction.response.is_done():
        await interaction.followup.send(view=layout_of(text, view), ephemeral=True)
    else:
        await interaction.response.send_message(view=layout_of(text, view), ephemeral=True)


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a press without changing the pressed message
    (https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object, type 6)."""
    await interaction.response.defer()


async def defer(services: Services, interaction: Interaction) -> None:
    """Defer the answer, for which Discord then allows 15 minutes instead of 3 seconds
    (https://docs.discord.com/developers/interactions/receiving-and-responding#responding-to-an-interaction). The
    deferral is stored first, so that after a kill the next process can report the interruption. Return when the work
    for the answer delays nobody's initial response."""
    await services.deferred.note_deferral(interaction.id, interaction.token, await services.language_of(interaction))
    await interaction.response.defer(ephemeral=True, thinking=True)
    await services.deferred.take_turn()


async def defer_replacement(services: Services, interaction: Interaction) -> None:
    """Defer an answer that will replace the private message whose control was pressed, or else be a new message."""
    if is_private(interaction) and interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
        await services.deferred.take_turn()
    else:
        await defer(services, interaction)


async def edit_deferred(
    interaction: Interaction,
    text: str,
    painted: Sequence[PaintedPicture],
    view: Controls | None = None,
    note: Sequence[str] = (),
) -> None:
    """Edit the deferred answer to show `text`, the pictures, and the texts for those that could not be painted, then
    the controls, and lines of small text below them."""
    layout = layout_of("\n".join([text, *unpainted_notice(painted)]), view, painted_pictures(painted), note)
    await interaction.edit_original_response(content=None, attachments=picture_files(painted), view=layout)


async def next_button(services: Services, user: int, table: int, voice: Voice) -> LinkButton | None:
    """Return a link button to the next table that waits for `user`, with the number of such tables. Return None if
    there is none, or if the user turned such links off. A link needs no request, and pressing it sends no
    interaction."""
    waiting_tables = services.waiting.other_tables(user, table)
    if not waiting_tables or not (await services.people.find(user)).next_table:
        return None
    return LinkButton(
        await services.waiting.link_to(waiting_tables[0]), voice.say("button-next-table", count=len(waiting_tables))
    )


def unpainted_notice(painted: Sequence[PaintedPicture]) -> list[str]:
    """Return the texts that replace the pictures that could not be painted."""
    return [picture.alt for picture in painted if picture.data is None]


def painted_pictures(painted: Sequence[PaintedPicture]) -> list[Picture]:
    """Return the pictures that could be painted, as a layout shows them."""
    return [Picture(picture.file_name, picture.alt) for picture in painted if picture.data is not None]


def picture_files(painted: Sequence[PaintedPicture]) -> list[File]:
    """Return the pictures that could be painted, as files to attach to an answer."""
    return [picture.file() for picture in painted if picture.data is not None]


def safe_suggestions(suggest: Suggest) -> Suggest:
    """Wrap `suggest` so that any failure results in no suggestions: Discord accepts no other answer while a person
    types (https://docs.discord.com/developers/interactions/application-commands#autocomplete)."""

    @wraps(suggest)
    async def safely(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return await suggest(interaction, current)
        except Refused:
            return []
        except Exception as error:  # suggestions cannot show an error, so only the log has it
            _log.error("suggestions failed", exc_info=error, extra={"reference": reference_of(interaction)})
            return []

    return safely


def reference_of(source: Interaction | discord.Message) -> str:
    """Return a short name for an interaction or a direct message, which people can report and operators can search for
    in the log."""
    return short_reference(source.id)


def short_reference(message_id: int) -> str:
    """Return the short name of the interaction or message with this id."""
    return f"{message_id & 0xFFFFFFFF:08x}"
