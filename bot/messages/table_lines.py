"""Lines of lists of tables, for readers on any server: in a private answer or a direct message."""

from msgspec import Struct
from msgspec.structs import replace

from bot.model.mentions import relative_time
from bot.model.pace import public_flag_time
from bot.model.table import TableRecord
from bot.model.waiting import waits_by_person
from bot.text.names import clean_name, escape_name
from bot.text.seats import voice_at_table
from bot.text.voice import Voice


class ListedTable(Struct, frozen=True):
    """A table, with the names and the address by which a reader finds it.

    `row`: the table. `address`: the web address of its newest board, or of its channel if there is no board yet.
    `channel`, `server`: their names, or "" if they are unknown. `most`: the maximum number of players.
    """

    row: TableRecord
    address: str
    channel: str
    server: str
    most: int


def voice_at(listed: ListedTable, reader: Voice) -> Voice:
    """Return the reader's voice about a table."""
    return voice_at_table(reader.language, listed.row.game, listed.row.roster)


def table_name(listed: ListedTable, voice: Voice) -> str:
    """Return the name of a table: its game and its channel. Return only the channel if its name begins with that of the
    game, as the names of threads do."""
    game = voice.say("game-name")
    name = listed.channel or game
    shown_name = escape_name(name) if voice.markdown else clean_name(name)
    return shown_name if name.startswith(game) else f"{game}, {shown_name}"


def plain_table_name(listed: ListedTable, reader: Voice) -> str:
    """Return the name of a table in the reader's language, without markup, as menus show it."""
    return table_name(listed, replace(voice_at(listed, reader), markdown=False))


def table_link(listed: ListedTable, voice: Voice) -> str:
    """Return a link to a table, labelled with its name."""
    return f"[**{table_name(listed, voice)}**]({listed.address})"


def own_table_line(listed: ListedTable, user: int, reader: Voice) -> str:
    """Return the line about a table at which `user` has a seat: a link, the other players, its place, and its state."""
    row, voice = listed.row, voice_at(listed, reader)
    other_seats = [seat for seat in range(len(row.roster.chairs)) if row.roster.user_of(seat) != user]
    texts = {
        "table": table_link(listed, voice),
        "server": escape_name(listed.server),
        "state": _own_state(listed, user, voice),
        "players": voice.people(other_seats),
    }
    return voice.fill("tables-line" if other_seats else "tables-line-alone", (), texts)


def _own_state(listed: ListedTable, user: int, voice: Voice) -> str:
    """Return a text about whom a table waits for: the reader, the reader and others, only others, or computers; in a
    lobby, more players."""
    row = listed.row
    if row.status == "lobby":
        return lobby_state(listed, voice)
    waited_for = [row.roster.seat_of_user(wait.user) for wait in row.waits if wait.user != user]
    own_wait = waits_by_person(row).get(user)
    if own_wait is not None:
        key = "tables-yours-too" if waited_for else "tables-yours"
        state = voice.fill(key, (), {"since": relative_time(own_wait.since), "people": voice.people(waited_for)})
        flag = public_flag_time(row)
        return state if flag is None else voice.fill("tables-until", (), {"state": state, "until": relative_time(flag)})
    if not waited_for:
        return voice.say("tables-computers")
    since = max(wait.since for wait in row.waits if wait.user != user)
    return voice.fill("tables-others", (), {"since": relative_time(since), "people": voice.people(waited_for)})


def lobby_state(listed: ListedTable, voice: Voice) -> str:
    """Return the number of taken seats and of all seats of a lobby, as text."""
    return voice.say("tables-lobby", count=len(listed.row.roster.chairs), most=listed.most)
