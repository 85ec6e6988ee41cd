"""The tables of a server: lobbies first, then the games in progress."""

from collections.abc import Sequence

import discord
from msgspec import Struct

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.lists.pages import ANY_WORD, TableList, numbered_pages, page_buttons
from bot.handlers.lobby import sit_down
from bot.handlers.permissions import may_see, require_access
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.messages.lobby import choice_lines
from bot.messages.table_lines import ListedTable, lobby_state, plain_table_name, table_link, voice_at
from bot.model import limits
from bot.model.mentions import channel_link, relative_time
from bot.model.table import Status, TableRecord
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, Menu, PressButton, Style
from bot.ui.custom_id import Address

STATUS_BY_STATE: dict[str, Status] = {"open": "lobby", "running": "open"}
"""The status in the database for each state by which tables are listed: a table that is open to players is a lobby."""


class ListFilters(Struct, frozen=True):
    """Filters for the listed tables of a server: their `game` and `state`, each a name or `ANY_WORD`."""

    game: str = ANY_WORD
    state: str = ANY_WORD

    def includes(self, row: TableRecord) -> bool:
        """Whether a table passes the filters."""
        return self.game in (ANY_WORD, row.game) and self.state in (
            ANY_WORD,
            *(w for w, s in STATUS_BY_STATE.items() if s == row.status),
        )

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words for a control that shows the same list again."""
        return (self.game,) if self.state == ANY_WORD else (self.game, self.state)


async def show_here(
    services: Services, interaction: Interaction, listing: ListFilters, page: int = 0, once: Sequence[str] = ()
) -> None:
    """Answer with a page, counted from 0, of the server's tables that pass the filters. `once`: lines above the
    list."""
    voice = await services.voice_of(interaction)
    if interaction.guild_id is None:
        await answer(interaction, voice.say("guild-only"))
        return
    listed_page = await _list_here(services, interaction, listing, page, voice)
    await answer(interaction, "\n".join([*once, listed_page.text]), listed_page.view)


async def _list_here(
    services: Services, interaction: Interaction, listing: ListFilters, page: int, voice: Voice
) -> TableList:
    rows = [
        row
        for row in await services.waiting.tables_in_server(interaction.guild_id or 0)
        if _is_listed(interaction, row)
    ]
    rows = sorted(filter(listing.includes, rows), key=lambda row: (row.status != "lobby", row.id))
    tables = [await services.waiting.describe(row) for row in rows]
    levels = [await _mean_rating(services, table) for table in tables]
    pages = numbered_pages([_table_line(table, level, voice) for table, level in zip(tables, levels, strict=True)])
    page = min(page, len(pages) - 1)
    first_index = sum(map(len, pages[:page]))
    numbered_tables = list(enumerate(tables, 1))[first_index : first_index + len(pages[page])]
    user, words, view = interaction.user.id, (str(page), *listing.words), Controls()
    for number, table in [(number, table) for number, table in numbered_tables if _has_room(table, user)][
        : limits.BUTTONS_IN_ROW
    ]:
        address = Address(table.row.id, 0, "sitdown", words)
        view.add(PressButton(address, voice.say("button-join-numbered", number=number), Style.success))
    for button in page_buttons(voice, "here", page, len(pages), *listing.words):
        view.add(button)
    if games := [(number, table) for number, table in numbered_tables if _can_be_watched(table, user)]:
        options = [(str(table.row.id), f"{number}. {plain_table_name(table, voice)}") for number, table in games]
        view.add(Menu(Address(0, 0, "watch", words), options, voice.say("pick-game-to-watch")))
    lines = pages[page] if tables else [voice.say("tables-here-none")]
    return TableList("\n".join([voice.say("tables-here"), *lines]), view)


def _is_listed(interaction: Interaction, row: TableRecord) -> bool:
    """Whether a member may see a table in the list: they and the bot must see its channel. The members of private
    threads are unknown; only people with a seat at the table see such a table."""
    guild, user = interaction.guild, interaction.user
    place = guild.get_channel(row.parent_channel or row.channel) if guild is not None else None
    if guild is None or place is None or not row.has_place or not place.permissions_for(guild.me).view_channel:
        return False
    if may_see(interaction, row):
        return True
    has_seat = row.roster.seat_of(user.id) is not None
    return has_seat and isinstance(user, discord.Member) and place.permissions_for(user).view_channel


def _has_room(listed: ListedTable, user: int) -> bool:
    """Whether `user` could take a seat in a lobby."""
    row = listed.row
    return row.status == "lobby" and row.roster.seat_of(user) is None and len(row.roster.chairs) < listed.most


def _can_be_watched(listed: ListedTable, user: int) -> bool:
    """Whether `user` may follow a game in progress: they have no seat there."""
    return listed.row.status == "open" and listed.row.roster.seat_of(user) is None


async def _mean_rating(services: Services, listed: ListedTable) -> int | None:
    """Return the mean rating of the people in a lobby if all have one, else None."""
    row = listed.row
    if row.status != "lobby":
        return None
    all_ratings = [await services.results.ratings_of(row.guild, user) for user in row.roster.users]
    people_ratings = [
        rating.rating
        for ratings in all_ratings
        for rating in ratings
        if rating.game == row.game and len(rating.rating_history) > 1
    ]
    return round(sum(people_ratings) / len(people_ratings)) if len(people_ratings) == len(row.roster.users) else None


def _table_line(listed: ListedTable, level: int | None, reader: Voice) -> str:
    """Return a table's line: a link to its board, its players, and its state. `level`: the mean rating of its
    players."""
    voice = voice_at(listed, reader)
    players = voice.people(range(len(listed.row.roster.chairs)))
    texts = {"table": table_link(listed, voice), "players": players, "state": _state_text(listed, level, voice)}
    return voice.fill("tables-here-line", (), texts)


def _state_text(listed: ListedTable, level: int | None, voice: Voice) -> str:
    row = listed.row
    if row.status == "lobby":
        rating = [voice.say("tables-level", rating=str(level))] if level is not None else []
        return " · ".join([lobby_state(listed, voice), *rating, *choice_lines(voice, row)])
    if not row.waits:
        return voice.say("tables-computers")
    people = voice.people([row.roster.seat_of_user(wait.user) for wait in row.waits])
    since = relative_time(max(wait.since for wait in row.waits))
    return voice.fill("tables-others", (), {"since": since, "people": people})


def _read_filters(press: PressedControl, words: Sequence[str]) -> tuple[ListFilters, int]:
    """Return the filters and the page in a control's words. Raises UnknownControl."""
    games = {game.name for game in press.services.games}
    press.require_valid(
        2 <= len(words) <= 3
        and words[1] in {ANY_WORD, *games}
        and (*words, ANY_WORD)[2] in {ANY_WORD, *STATUS_BY_STATE}
    )
    press.require_valid(press.number_at(0) < 1000)
    return ListFilters(*words[1:]), press.number_at(0)


@on("here")
async def _handle_turn(press: PressedControl) -> None:
    await show_here(press.services, press.interaction, *_read_filters(press, press.words))


@on("sitdown")
async def _handle_sit_down(press: PressedControl) -> None:
    listing, page = _read_filters(press, press.words)
    table = await press.find_table()
    await sit_down(press, table)
    voice = await press.services.voice_of(press.interaction)
    joined = voice.say("tables-joined", place=channel_link(table.channel))
    await show_here(press.services, press.interaction, listing, page, [joined])


@on("watch")
async def _handle_watch(press: PressedControl) -> None:
    listing, page = _read_filters(press, press.words[:-1])
    table = await press.services.tables.find(press.number_at(len(press.words) - 1))
    require_access(press.interaction, table)
    await press.services.watching.start_watching(table, press.user)
    voice = await press.services.voice_of(press.interaction)
    await show_here(press.services, press.interaction, listing, page, [voice.say("done-watch-on")])
