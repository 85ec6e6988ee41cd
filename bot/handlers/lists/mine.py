"""A person's tables on all servers. The tables that wait for the person come first."""

import asyncio
from collections.abc import Sequence

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.lists.leaving import leave_menu
from bot.handlers.lists.pages import ANY, TableList, numbered_pages, page_buttons
from bot.handlers.respond import defer_replacement
from bot.handlers.services import Services
from bot.messages.table_lines import own_line
from bot.model.waiting import waiting_tables
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, LinkButton, Press
from bot.ui.custom_id import Address
from bot.ui.layout import laid_out

WAITING = "waiting"
"""The word for tables that wait for the reader."""


async def my_tables(
    services: Services, user: int, voice: Voice, page: int = 0, words: Sequence[str] = (), guild: int | None = None
) -> TableList:
    """Return a page, counted from 0, of the tables at which `user` has a seat. `words`: with `WAITING` among them, only
    tables that wait for the person are listed. Tables in places that the person may have left are counted, not named.
    On servers other than `guild`, a menu offers to give up the seat, since the person may have left the server."""
    rows = await services.waiting.tables_of(user)
    seen = await asyncio.gather(*(services.waiting.is_shown(row, user) for row in rows))
    shown = [row for row, is_seen in zip(rows, seen, strict=True) if is_seen]
    unseen = [row for row, is_seen in zip(rows, seen, strict=True) if not is_seen]
    waits = [row for row in shown if user in waiting_tables(row)]
    title = [voice.say("tables-mine"), voice.say("tables-waiting", count=len(waits))]
    listed = [await services.waiting.describe(row) for row in (waits if WAITING in words else shown)]
    pages = numbered_pages([own_line(one, user, voice) for one in listed])
    page = min(page, len(pages) - 1)
    hidden = [voice.say("tables-hidden", count=len(unseen))] if unseen else []
    view = Controls()
    if waits:
        view.add(LinkButton(await services.waiting.link(waits[0]), voice.say("button-next-table", count=len(waits))))
    for button in page_buttons(voice, "mine", page, len(pages), *words):
        view.add(button)
    first = sum(map(len, pages[:page]))
    elsewhere = [
        (number, one)
        for number, one in list(enumerate(listed, 1))[first : first + len(pages[page])]
        if one.row.guild != guild
    ]
    if menu := leave_menu(elsewhere, unseen, user, voice):
        view.add(menu)
    return TableList("\n".join([*title, *pages[page], *hidden]), view)


async def show_mine(services: Services, interaction: Interaction, page: int = 0, words: Sequence[str] = ()) -> None:
    """Answer with a page of the person's tables. This is slow if Discord has to be asked for their permissions."""
    voice = await services.voice(interaction)
    await defer_replacement(services, interaction)
    found = await my_tables(services, interaction.user.id, voice, page, words, interaction.guild_id)
    there = services.waiting.places.name(interaction.guild_id or 0) is not None
    if there and not any(isinstance(one, LinkButton) for one in found.view.children):
        found.view.add(Press(Address(0, 0, "here", ("0", ANY)), voice.say("button-find-table")))
    await interaction.edit_original_response(view=laid_out(found.text, found.view))


@on("mine")
async def _mine(press: PressedControl) -> None:
    press.require(press.words[1:] in ((), (WAITING,)) and press.number(0) < 1000)
    await show_mine(press.services, press.interaction, press.number(0), press.words[1:])
