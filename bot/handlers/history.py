"""Showing privately what is past: the log in pages, a position, the record, the verdict on it."""

import asyncio

import discord

from bot.handlers import respond as answers
from bot.handlers.respond import LONGEST, answer, think
from bot.handlers.services import Desk
from bot.pictures import Replaying
from bot.tables import history
from bot.tables.registry import OpenTable
from bot.text.voice import Voice
from bot.ui.components import Interaction, Press, unwatched
from bot.ui.custom_id import Address
from bot.ui.files import Enclosure

SOON, AT_MOST = 15.0, 600.0
"""Seconds after which whoever waits for a moving picture is told that it takes a while, and after which the answer is
given up: Discord takes none after a quarter of an hour."""

_HEADING = 200
"""Characters left for the title of a page."""


async def log(desk: Desk, interaction: Interaction, at: OpenTable, page: int) -> None:
    """One page of what happened, as far as whoever asks may know; the last one for a number beyond it."""
    told = await desk.voice(interaction, at)
    seat = at.roster.seat_of(interaction.user.id)
    pages = history.pages(list(history.told(at, seat, told)), LONGEST - _HEADING)
    if not pages:
        await answer(interaction, told.say("log-empty"))
        return
    page = min(page, len(pages))
    title = told.say("history-page", number=page, count=len(pages))
    await answer(interaction, "\n".join([title, *pages[page - 1]]), _page_buttons(at, page, len(pages), told))


def _page_buttons(at: OpenTable, page: int, last: int, told: Voice) -> discord.ui.View:
    view = unwatched()
    for number in sorted({1, page - 1, page + 1, last} - {0, page, last + 1}):
        view.add_item(Press(Address(at.id, 0, "log", (str(number),)), told.say("button-page", number=number)))
    return view


async def show(desk: Desk, interaction: Interaction, at: OpenTable, number: int) -> None:
    """The board as it was after a move. Raises NoSuchMove."""
    history.require_move(at.table.fold, number)
    told = await desk.voice(interaction, at)
    await think(interaction)
    card = await desk.album.moment(at, number, told)
    await answers.show(interaction, told.say("history-position", number=number), [card])


async def replay(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """The game so far as a moving picture of what everybody saw. One that takes long is promised, and comes while
    Discord still takes it; else whoever asks again finds it done."""
    told = await desk.voice(interaction, at)
    await think(interaction)
    count = len(at.table.fold.moments)
    drawing = asyncio.create_task(desk.album.replay(at, told, interaction.user.id))
    try:
        await asyncio.wait((drawing,), timeout=SOON)
        if not drawing.done():
            await interaction.edit_original_response(content=told.say("history-replay-soon"))
        moving = await asyncio.wait_for(asyncio.shield(drawing), AT_MOST)
    except Replaying:
        await interaction.edit_original_response(content=told.say("import-replaying"))
    except TimeoutError:
        await interaction.edit_original_response(content=told.say("history-replay-late"))
    else:
        await _shown(interaction, at, moving, told, count)


async def _shown(interaction: Interaction, at: OpenTable, moving: bytes | None, told: Voice, count: int) -> None:
    if moving is None:
        await interaction.edit_original_response(content=told.say("history-replay-failed"))
        return
    said = told.say("history-replay", count=count)
    file = Enclosure(moving, f"{at.game.name}-{at.id}.webp", said)
    await interaction.edit_original_response(content=said, attachments=[file])


async def export(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """The record as a file."""
    text = history.record(at).text()
    told = await desk.voice(interaction, at)
    await think(interaction)
    file = Enclosure(text.encode(), f"{at.game.name}-{at.id}.tablet")
    said = told.say("history-export-open" if at.status == "open" else "history-export")
    await interaction.edit_original_response(content=said, attachments=[file])


async def verify(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """Whether a finished game is what the rules and the seed make of it. Raises StillOpen."""
    history.require_over(at)
    told = await desk.voice(interaction, at)
    await think(interaction)
    verdict, facts = await asyncio.to_thread(history.judged, at)
    await interaction.edit_original_response(content=told.say(f"verdict-{verdict}", **facts))
