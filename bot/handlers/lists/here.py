"""The tables of a server: lobbies first, then the games in progress."""

from collections.abc import Sequence

import discord

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.lists.pages import ANY, TableList, most_players, numbered_pages, page_buttons, table_link
from bot.handlers.lobby import sit_down
from bot.handlers.permissions import may_see
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.messages.lobby import choice_lines
from bot.messages.reminders import relative_time
from bot.model import limits
from bot.model.mentions import link
from bot.model.table import TableRecord
from bot.text.seats import at_table
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, Press, Style
from bot.ui.custom_id import Address


async def show_here(
    services: Services, interaction: Interaction, game: str = ANY, page: int = 0, once: Sequence[str] = ()
) -> None:
    """Answer with a page, from 0, of the server's tables of a game, or of all games. `once`: lines above it."""
    voice = await services.voice(interaction)
    if interaction.guild_id is None:
        await answer(interaction, voice.say("guild-only"))
        return
    found = await _list_here(services, interaction, game, page, voice)
    await answer(interaction, "\n".join([*once, found.text]), found.view)


async def _list_here(services: Services, interaction: Interaction, game: str, page: int, voice: Voice) -> TableList:
    rows = [row for row in await services.waiting.in_server(interaction.guild_id or 0) if _is_listed(interaction, row)]
    rows = [row for row in rows if game in (ANY, row.game)]
    rows.sort(key=lambda row: (row.status != "lobby", row.id))
    pages = numbered_pages([await _line(services, row, voice) for row in rows])
    page = min(page, len(pages) - 1)
    view = Controls()
    first = sum(map(len, pages[:page]))
    for number, row in list(enumerate(rows, 1))[first : first + len(pages[page])]:
        if len(view.children) < limits.ROW and _has_room(services, row, interaction.user.id):
            address = Address(row.id, 0, "sitdown", (str(page), game))
            view.add(Press(address, voice.say("button-join-numbered", number=number), Style.success))
    for button in page_buttons(voice, "here", page, len(pages), game):
        view.add(button)
    lines = pages[page] if rows else [voice.say("tables-here-none")]
    return TableList("\n".join([voice.say("tables-here"), *lines]), view)


def _is_listed(interaction: Interaction, row: TableRecord) -> bool:
    """Whether a member may see a table in the list: they and the bot see its channel. Members of private threads are
    unknown; those seated there see it."""
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel(row.parent_channel or row.channel) if guild is not None else None
    if guild is None or place is None or not row.has_place or not place.permissions_for(guild.me).view_channel:
        return False
    if may_see(interaction, row):
        return True
    seated = row.roster.seat_of(user.id) is not None
    return seated and isinstance(user, discord.Member) and place.permissions_for(user).view_channel


def _has_room(services: Services, row: TableRecord, user: int) -> bool:
    """Whether `user` could sit down in a lobby."""
    gathers = row.status == "lobby" and row.roster.seat_of(user) is None
    return gathers and len(row.roster.chairs) < most_players(services, row)


async def _line(services: Services, row: TableRecord, reader: Voice) -> str:
    """Return a table's line: a link to its board, its players, and its state."""
    voice = at_table(reader.language, row.game, row.roster)
    texts = {
        "table": await table_link(services, row, voice),
        "players": voice.people(range(len(row.roster.chairs))),
        "state": _state(services, row, voice),
    }
    return voice.fill("tables-here-line", (), texts)


def _state(services: Services, row: TableRecord, voice: Voice) -> str:
    if row.status == "lobby":
        seats = voice.say("tables-lobby", count=len(row.roster.chairs), most=most_players(services, row))
        return " · ".join([seats, *choice_lines(voice, row)])
    if not row.waits:
        return voice.say("tables-computers")
    people = voice.people([row.roster.seat_of_user(wait.user) for wait in row.waits])
    return voice.fill(
        "tables-others", (), {"since": relative_time(max(wait.since for wait in row.waits)), "people": people}
    )


def _read(press: PressedControl) -> tuple[int, str]:
    """Return the page and the game of a control. Raises UnknownControl."""
    games = {game.name for game in press.services.games}
    press.require(len(press.words) == 2 and press.number(0) < 1000 and press.words[1] in {ANY, *games})
    return press.number(0), press.words[1]


@on("here")
async def _turn(press: PressedControl) -> None:
    page, game = _read(press)
    await show_here(press.services, press.interaction, game, page)


@on("sitdown")
async def _sit_down(press: PressedControl) -> None:
    page, game = _read(press)
    table = await press.table()
    await sit_down(press, table)
    voice = await press.services.voice(press.interaction)
    joined = voice.say("tables-joined", place=link(table.channel))
    await show_here(press.services, press.interaction, game, page, [joined])
