"""Giving up a seat from the list of one's tables, even on a server that the person may have left."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.lobby import leave, leaving_question
from bot.handlers.respond import answer
from bot.messages.table_lines import ListedTable, table_name, voice_at
from bot.model import limits
from bot.model.table import TableRecord
from bot.tables.live_table import LiveTable
from bot.text.seats import at_table
from bot.text.voice import Voice
from bot.ui.components import Controls, Menu, Press, Style
from bot.ui.custom_id import Address


def leave_menu(
    listed: Sequence[tuple[int, ListedTable]], unseen: Sequence[TableRecord], user: int, voice: Voice
) -> Menu | None:
    """Return a menu of the tables at which `user` can give up their seat, or None if there are none. `listed`: tables
    on other servers, by their numbers in the list. `unseen`: tables in places that must not be named."""
    options = [(str(one.row.id), f"{number}. {_name(one, voice)}") for number, one in listed]
    options += [(str(row.id), _title(row, user, voice, markdown=False)) for row in unseen]
    if not options:
        return None
    return Menu(Address(0, 0, "giveup"), options[: limits.OPTIONS], voice.say("pick-seat-to-leave"))


def _name(listed: ListedTable, reader: Voice) -> str:
    return table_name(listed, replace(voice_at(listed, reader), markdown=False))


def _title(row: TableRecord, user: int, reader: Voice, *, markdown: bool) -> str:
    """Return the game of a table and the names of the other players there."""
    voice = at_table(reader.language, row.game, row.roster, markdown=markdown)
    others = [seat for seat in range(len(row.roster.chairs)) if row.roster.user_of(seat) != user]
    return ": ".join([voice.say("game-name"), *([voice.people(others)] if others else [])])


async def _own_table(press: PressedControl, number: int) -> LiveTable:
    """Return the table with this number, at which the person must have a seat. Raises NoTable or NotSeated."""
    table = await press.services.tables.find(number)
    table.roster.seat_of_user(press.user)
    return table


@on("giveup")
async def _ask_to_leave(press: PressedControl) -> None:
    """Explain what leaving the chosen table means, and ask for confirmation."""
    press.require(len(press.words) == 1)
    table = await _own_table(press, press.number(0))
    voice = await press.services.voice(press.interaction, table)
    view = Controls()
    view.add(Press(Address(table.id, 0, "gaveup"), voice.say("button-leave"), Style.danger))
    view.add(Press(Address(0, 0, "mine", ("0",)), voice.say("button-back")))
    title = _title(table.row, press.user, voice, markdown=True)
    await answer(press.interaction, f"**{title}**\n{leaving_question(table, press.user, voice)}", view)


@on("gaveup")
async def _leave(press: PressedControl) -> None:
    press.require(not press.words)
    await leave(press.services, press.interaction, await _own_table(press, press.address.table))
