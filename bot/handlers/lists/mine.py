"""A person's tables on all servers: the ones that wait for them first."""

import asyncio

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.lists.pages import ANY, TableList, most_players, numbered_pages, page_buttons, table_link
from bot.handlers.respond import defer_replacement
from bot.handlers.services import Services
from bot.messages.reminders import relative_time
from bot.model.table import TableRecord
from bot.model.waiting import waiting_tables
from bot.text.names import escape
from bot.text.seats import at_table
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, LinkButton, Press
from bot.ui.custom_id import Address
from bot.ui.layout import laid_out


async def my_tables(services: Services, user: int, voice: Voice, page: int = 0) -> TableList:
    """Return a page, from 0, of the tables where `user` sits. Tables in places that they may have left are counted, not
    named."""
    rows = await services.waiting.tables_of(user)
    seen = await asyncio.gather(*(services.waiting.is_shown(row, user) for row in rows))
    shown = [row for row, is_seen in zip(rows, seen, strict=True) if is_seen]
    waits = [row for row in shown if user in waiting_tables(row)]
    title = [voice.say("tables-mine"), voice.say("tables-waiting", count=len(waits))]
    lines = [await _line(services, row, user, voice) for row in shown]
    pages = numbered_pages(lines)
    page = min(page, len(pages) - 1)
    hidden = [voice.say("tables-hidden", count=len(rows) - len(shown))] if len(rows) > len(shown) else []
    view = Controls()
    if waits:
        view.add(LinkButton(await services.waiting.link(waits[0]), voice.say("button-next-table", count=len(waits))))
    for button in page_buttons(voice, "mine", page, len(pages)):
        view.add(button)
    return TableList("\n".join([*title, *pages[page], *hidden]), view)


async def _line(services: Services, row: TableRecord, user: int, reader: Voice) -> str:
    """Return a table's line: a link to its board, its players, its place, and its state."""
    voice = at_table(reader.language, row.game, row.roster)
    others = [seat for seat in range(len(row.roster.chairs)) if row.roster.user_of(seat) != user]
    texts = {
        "table": await table_link(services, row, voice),
        "server": escape(services.waiting.places.name(row.guild) or ""),
        "state": _state(services, row, user, voice),
        "players": voice.people(others),
    }
    return voice.fill("tables-line" if others else "tables-line-alone", (), texts)


def _state(services: Services, row: TableRecord, user: int, voice: Voice) -> str:
    """Return whom a table waits for: the reader and others, others alone, computers, or players."""
    if row.status == "lobby":
        return voice.say("tables-lobby", count=len(row.roster.chairs), most=most_players(services, row))
    asked = [row.roster.seat_of_user(wait.user) for wait in row.waits if wait.user != user]
    mine = waiting_tables(row).get(user)
    if mine is not None:
        key = "tables-yours-too" if asked else "tables-yours"
        return voice.fill(key, (), {"since": relative_time(mine.since), "people": voice.people(asked)})
    if not asked:
        return voice.say("tables-computers")
    since = max(wait.since for wait in row.waits if wait.user != user)
    return voice.fill("tables-others", (), {"since": relative_time(since), "people": voice.people(asked)})


async def show_mine(services: Services, interaction: Interaction, page: int = 0) -> None:
    """Answer with a page of the person's tables. It is slow if Discord has to be asked for their permissions."""
    voice = await services.voice(interaction)
    await defer_replacement(services, interaction)
    found = await my_tables(services, interaction.user.id, voice, page)
    there = services.waiting.places.name(interaction.guild_id or 0) is not None
    if there and not any(isinstance(one, LinkButton) for one in found.view.children):
        found.view.add(Press(Address(0, 0, "here", ("0", ANY)), voice.say("button-find-table")))
    await interaction.edit_original_response(view=laid_out(found.text, found.view))


@on("mine")
async def _mine(press: PressedControl) -> None:
    press.require(len(press.words) == 1 and press.number(0) < 1000)
    await show_mine(press.services, press.interaction, press.number(0))
