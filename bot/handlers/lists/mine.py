"""A person's tables on all servers: those that wait for them come first. They can give up a seat from the list, even on
a server that they have left."""

import asyncio
from collections.abc import Sequence

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.lists.pages import ANY_WORD, TableList, numbered_pages, page_buttons
from bot.handlers.lobby import leave, leaving_question
from bot.handlers.respond import answer, defer_replacement
from bot.handlers.services import Services
from bot.messages.table_lines import ListedTable, own_table_line, plain_table_name
from bot.model import limits
from bot.model.table import TableRecord
from bot.model.waiting import waits_by_person
from bot.tables.live_table import LiveTable
from bot.text.seats import voice_at_table
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, LinkButton, Menu, PressButton, Style
from bot.ui.custom_id import Address
from bot.ui.layout import layout_of

WAITING = "waiting"
"""The word for tables that wait for the reader."""


async def list_tables_of(
    services: Services, user: int, voice: Voice, page: int = 0, words: Sequence[str] = (), guild: int | None = None
) -> TableList:
    """Return a page, counted from 0, of the tables at which `user` has a seat. `words`: with `WAITING` among them, only
    tables that wait for the person are listed. Tables in places that the person may have left are counted, not named.
    On servers other than `guild`, a menu offers to give up the seat, since the person may have left the server."""
    rows = await services.waiting.tables_of(user)
    visibility = await asyncio.gather(*(services.waiting.is_shown(row, user) for row in rows))
    visible_rows = [row for row, is_seen in zip(rows, visibility, strict=True) if is_seen]
    hidden_rows = [row for row, is_seen in zip(rows, visibility, strict=True) if not is_seen]
    waiting_rows = [row for row in visible_rows if user in waits_by_person(row)]
    title = [voice.say("tables-mine"), voice.say("tables-waiting", count=len(waiting_rows))]
    tables = [await services.waiting.describe(row) for row in (waiting_rows if WAITING in words else visible_rows)]
    pages = numbered_pages([own_table_line(table, user, voice) for table in tables])
    page = min(page, len(pages) - 1)
    hidden_lines = [voice.say("tables-hidden", count=len(hidden_rows))] if hidden_rows else []
    view = Controls()
    if waiting_rows:
        view.add(
            LinkButton(
                await services.waiting.link_to(waiting_rows[0]), voice.say("button-next-table", count=len(waiting_rows))
            )
        )
    for button in page_buttons(voice, "mine", page, len(pages), *words):
        view.add(button)
    first_index = sum(map(len, pages[:page]))
    elsewhere = [
        (number, table)
        for number, table in list(enumerate(tables, 1))[first_index : first_index + len(pages[page])]
        if table.row.guild != guild
    ]
    if menu := leave_menu(elsewhere, hidden_rows, user, voice):
        view.add(menu)
    return TableList("\n".join([*title, *pages[page], *hidden_lines]), view)


async def show_mine(services: Services, interaction: Interaction, page: int = 0, words: Sequence[str] = ()) -> None:
    """Answer with a page of the person's tables. This is slow if Discord has to be asked for their permissions."""
    voice = await services.voice_of(interaction)
    await defer_replacement(services, interaction)
    content = await list_tables_of(services, interaction.user.id, voice, page, words, interaction.guild_id)
    is_inside = services.waiting.places.server_name(interaction.guild_id or 0) is not None
    if is_inside and not any(isinstance(child, LinkButton) for child in content.view.children):
        content.view.add(PressButton(Address(0, 0, "here", ("0", ANY_WORD)), voice.say("button-find-table")))
    await interaction.edit_original_response(view=layout_of(content.text, content.view))


@on("mine")
async def _handle_mine(press: PressedControl) -> None:
    press.require_valid(press.words[1:] in ((), (WAITING,)) and press.number_at(0) < 1000)
    await show_mine(press.services, press.interaction, press.number_at(0), press.words[1:])


def leave_menu(
    listed: Sequence[tuple[int, ListedTable]], unseen: Sequence[TableRecord], user: int, voice: Voice
) -> Menu | None:
    """Return a menu of the tables at which `user` can give up their seat, or None if there are none. `listed`: tables
    on other servers, by their numbers in the list. `unseen`: tables in places that must not be named."""
    options = [(str(table.row.id), f"{number}. {plain_table_name(table, voice)}") for number, table in listed]
    options += [(str(row.id), _table_title(row, user, voice, markdown=False)) for row in unseen]
    if not options:
        return None
    return Menu(Address(0, 0, "giveup"), options[: limits.OPTIONS_IN_MENU], voice.say("pick-seat-to-leave"))


def _table_title(row: TableRecord, user: int, reader: Voice, *, markdown: bool) -> str:
    """Return the game of a table and the names of the other players there."""
    voice = voice_at_table(reader.language, row.game, row.roster, markdown=markdown)
    others = [seat for seat in range(len(row.roster.chairs)) if row.roster.user_of(seat) != user]
    return ": ".join([voice.say("game-name"), *([voice.people(others)] if others else [])])


async def _own_table(press: PressedControl, table_id: int) -> LiveTable:
    """Return the table with this number, at which the person must have a seat. Raises NoTable or NotSeated."""
    table = await press.services.tables.find(table_id)
    table.roster.seat_of_user(press.user)
    return table


@on("giveup")
async def _handle_ask_to_leave(press: PressedControl) -> None:
    """Explain what leaving the chosen table means, and ask for confirmation."""
    press.require_valid(len(press.words) == 1)
    table = await _own_table(press, press.number_at(0))
    voice = await press.services.voice_of(press.interaction, table)
    view = Controls()
    view.add(PressButton(Address(table.id, 0, "gaveup"), voice.say("button-leave"), Style.danger))
    view.add(PressButton(Address(0, 0, "mine", ("0",)), voice.say("button-back")))
    title = _table_title(table.row, press.user, voice, markdown=True)
    await answer(press.interaction, f"**{title}**\n{leaving_question(table, press.user, voice)}", view)


@on("gaveup")
async def _handle_leave(press: PressedControl) -> None:
    press.require_valid(not press.words)
    await leave(press.services, press.interaction, await _own_table(press, press.address.table))
