"""Showing things privately: a hand, the board, both in words, the rules."""

from dataclasses import replace

import discord

from bot.handlers import panel
from bot.handlers.choices import seat_of
from bot.handlers.dispatch import Pressed, on
from bot.handlers.lessons import lesson_buttons
from bot.handlers.play import onward
from bot.handlers.respond import LONGEST, answer, show, think
from bot.handlers.services import Services
from bot.tables.history import pages
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.buttons import board_buttons
from bot.ui.components import File, Interaction, Press, unwatched
from bot.ui.custom_id import Address
from engine.game import Seat


async def hand(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the person's panel and hand. Raises NotSeated."""
    seat_of(table, interaction.user.id)
    voice = await services.voice(interaction, table)
    await panel.show(services, interaction, table, voice, [voice.say("your-hand")])


async def board(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the board as everybody sees it, with fresh buttons."""
    voice = await services.voice(interaction, table)
    await think(interaction)
    cards = await services.pictures.board(table.position, voice)
    text = onward(table, interaction.user.id, [], voice)
    decision = table.game.decision(table.state)
    await show(interaction, text, cards, board_buttons(table.id, table.log.version, decision, (), voice))


async def rules(services: Services, interaction: Interaction, game: str, page: int) -> None:
    """Answer with page `page` (from 1) of the summary of a game's rules, with buttons for the others."""
    voice = Voice(await services.language(interaction), game)
    pages = [number for number in range(1, 10) if voice.has(f"game-rules-{number}")]
    if page not in pages:
        await answer(interaction, voice.say("rules-none"))
        return
    view = _page_buttons(game, page, pages, voice)
    for button in lesson_buttons(services, voice, (game,)):
        view.add_item(button)
    await answer(interaction, voice.say(f"game-rules-{page}"), view)


def _page_buttons(game: str, page: int, pages: list[int], voice: Voice) -> discord.ui.View:
    view = unwatched()
    for number in pages:
        if number != page:
            address = Address(0, 0, "rules", (game, str(number)))
            view.add_item(Press(address, voice.say("button-page", number=number)))
    return view


MESSAGES = 3
"""What takes more messages is a file."""


async def hand_in_words(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the position in words as the person knows it, their hand first. Raises NotSeated."""
    seat = seat_of(table, interaction.user.id)
    voice = await services.voice(interaction, table)
    await think(interaction)
    heading = onward(table, interaction.user.id, [], voice)
    await interaction.edit_original_response(content=heading)
    await _send_lines(interaction, services, table, seat, voice)


async def board_in_words(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the position in words as everybody may know it, after fresh buttons."""
    voice = await services.voice(interaction, table)
    await think(interaction)
    heading = onward(table, interaction.user.id, [], voice)
    view = board_buttons(table.id, table.log.version, table.game.decision(table.state), (), voice)
    await interaction.edit_original_response(content=heading, view=view if view.children else None)
    await _send_lines(interaction, services, table, None, voice)


async def _send_lines(
    interaction: Interaction, services: Services, table: LiveTable, seat: Seat | None, voice: Voice
) -> None:
    """The lines in messages of their own, or in one file."""
    lines = services.pictures.described(table.position, seat, voice)
    found = pages(lines, LONGEST)
    if len(found) <= MESSAGES:
        for page in found:
            await interaction.followup.send("\n".join(page), ephemeral=True)
        return
    text = "\n".join(services.pictures.described(table.position, seat, replace(voice, markdown=False)))
    file = File(text.encode(), f"{table.position.file_name}-{table.log.version}.txt")
    await interaction.followup.send(voice.say("twin-file"), file=file, ephemeral=True)


@on("hand")
async def _hand(press: Pressed) -> None:
    await hand(press.services, press.interaction, await press.table())


@on("board")
async def _board(press: Pressed) -> None:
    await board(press.services, press.interaction, await press.table())


@on("rules")
async def _rules(press: Pressed) -> None:
    page = press.number(1)
    press.require(press.words[0] in [game.name for game in press.services.games])
    await rules(press.services, press.interaction, press.words[0], page)
