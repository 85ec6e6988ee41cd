"""A table as a value: its settings, its standing orders, waits and clocks, and the entries of its log."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.model.roster import Roster
from engine.ai import LEVELS, NORMAL
from engine.game import Seat, Words
from engine.record import Entry
from render import theme


class StandingOrder(Struct, frozen=True):
    """An answer given in advance.

    `user`: the person who gave it. `question`: the name of an OrderQuestion of the game. `about`: one of the question's
    scopes. `answer`: one of the question's answers.
    """

    user: int
    question: str
    about: str
    answer: str


class HeldAnswer(Struct, frozen=True):
    """A question whose answer is held because its player has standing orders.

    `seat`, `user`: the asked seat and its player. `due`: when the answer is played, in seconds since the epoch, or None
    if that time has passed without an answer. `words`: the answer that the player gave by hand, or () if a standing
    order answers.
    """

    seat: Seat
    user: int
    due: float | None
    words: Words = ()


class Wait(Struct, frozen=True):
    """A table's wait for a person.

    `user`: the person.
    `since`: when the wait began, in seconds since the epoch.
    `due`: when to send the next reminder to the person, or, after the last reminder, the notice to the table; None for
        never.
    `called`: whether the person was pinged; False while quiet hours delay the ping.
    `reminders`: the number of reminders sent.
    """

    user: int
    since: float
    due: float | None
    called: bool = True
    reminders: int = 0


class Absence(Struct, frozen=True):
    """An announced absence.

    `user`: the absent person. `starts`, `ends`: the beginning and the end, in seconds since the epoch.
    """

    user: int
    starts: float
    ends: float


class SeatClock(Struct, frozen=True):
    """The clock of a person's seat; `bot/model/pace.py` has its rules. Times are in seconds since the epoch.

    `seat`: the seat.
    `seconds_left`: the seconds left when the clock was last started, or, while it is stopped, the seconds left now.
    `counts_since`: the time from which the clock counts, or None if it is stopped.
    `next_check`: the next time to check it, for a warning or for the flag.
    `delayed_until`: the time to which quiet hours delay that check, or 0.
    `is_warning_queued`: whether a warning is in the queue.
    `warned_at`: when a warning was delivered.
    `has_fallen`: whether the flag has fallen in this turn.
    `flags_in_a_row`: the number of flags fallen in a row.
    `is_computer_turn`: whether a computer plays the current turn.
    `has_extended`: whether the person has asked for another day.
    `absence_seconds`: the total seconds for which absences stop the clock.
    `uncounted_spans`: spans of time that it does not count: absences and outages.
    """

    seat: Seat
    seconds_left: float
    counts_since: float | None = None
    next_check: float | None = None
    delayed_until: float = 0.0
    is_warning_queued: bool = False
    warned_at: float | None = None
    has_fallen: bool = False
    flags_in_a_row: int = 0
    is_computer_turn: bool = False
    has_extended: bool = False
    absence_seconds: float = 0.0
    uncounted_spans: tuple[tuple[float, float], ...] = ()


class Rest(Struct, frozen=True):
    """A time in which a table waits for nobody.

    `kind`: "pause" if the players agreed on it, "rest" if everybody was late. `since`, `until`: when it began, and when
    it ends automatically, in seconds since the epoch.
    """

    kind: Literal["pause", "rest"]
    since: float
    until: float


THEMES, DEFAULT_THEME = tuple(theme.THEMES), theme.STANDARD.key
"""The keys of the themes for pictures, and the key of the default theme."""

COMPUTER_LEVELS = tuple(LEVELS)
"""The names of the levels of computer players, the usual one first."""


START_CHOICES = ("host", "full")
"""The ways in which a game begins: somebody with a seat starts it, or the last seat is taken."""


Status: TypeAlias = Literal["lobby", "open", "over", "cancelled"]


class TableSettings(Struct, frozen=True):
    """The choices for a table.

    `language`: the language of its public messages.
    `options`: the choices for the game's own options, by option.
    `auto_end`: whether turns end automatically if nothing else can be done.
    `reminders`: the hours between two reminders, or 0 for none.
    `theme`: the theme of its pictures.
    `orders_delay`: the delay of answers by standing order.
    `proposals`: whether moves are proposed to players who want that.
    `computers`: the level of computer players, one of `COMPUTER_LEVELS`.
    `seats`: the maximum number of players, or 0 for as many as the game allows.
    `start`: what begins the game, one of `START_CHOICES`.
    `league`: whether the game belongs to a league.
    `pace`: the time that a person may take, one of `PACES`.
    `late`: the consequence when that time is up, one of `LATE_CHOICES`.
    """

    language: str
    options: tuple[tuple[str, str], ...] = ()
    auto_end: bool = True
    reminders: int = 24
    theme: str = DEFAULT_THEME
    orders_delay: str = "2-10"
    proposals: bool = True
    computers: str = NORMAL.name
    seats: int = 0
    start: str = "host"
    league: bool = False
    pace: str = "none"
    late: str = "vote"


class TablePlace(Struct, frozen=True):
    """The place of a new table: `channel`, which is a thread of `parent` unless that is 0. Opening the table may ask
    for a new thread."""

    guild: int
    channel: int
    parent: int = 0


class TableRecord(Struct, frozen=True):
    """Everything that is stored about a table except its log. Times are in seconds since the epoch.

    `id`: the table's number.
    `guild`: Discord's id of the server.
    `channel`: Discord's id of the channel; while the table's thread does not exist yet, the negative id of the
        interaction that asked for it.
    `host`: the person who opened the table.
    `game`: the name of the game.
    `settings`: the choices for the table.
    `status`: lobby, open (in play), over or cancelled.
    `roster`: the players in their chairs.
    `header`: the header of the record as text; "" in a lobby.
    `snapshot`: the canonical text of the newest position; "" in a lobby.
    `summarized_to`: the number of the last entry that earlier board messages have reported.
    `board_version`: the version at which the newest board message was posted.
    `due`: when the turn ends automatically, or when the game of a full lobby begins; None if neither will happen.
    `waits`: the people for whom the table waits.
    `away`: the announced absences.
    `ordered`: whether the chairs of a lobby are already in the order of play.
    `orders`: the standing orders of its players.
    `held`: the held answers.
    `parent_channel`: the channel of the table's thread, or 0 if it has no thread.
    `starter_message`: the bot's message in `parent_channel` to which the thread is attached, or 0.
    `gathers`: when a lobby last changed, or 0 if unknown.
    `closes`: when an unchanged lobby closes, or None until this is announced to its host.
    `call_role`: the role that the host of a lobby may call, or 0.
    `called`: when that role was called, or None if it was not.
    `clocks`: the clocks of its people; () for a table without a pace.
    `rest`: the time in which the table waits for nobody, or None.
    """

    id: int
    guild: int
    channel: int
    host: int
    game: str
    settings: TableSettings
    status: Status
    roster: Roster
    header: str = ""
    snapshot: str = ""
    summarized_to: int = 0
    board_version: int = 0
    due: float | None = None
    waits: tuple[Wait, ...] = ()
    away: tuple[Absence, ...] = ()
    ordered: bool = False
    orders: tuple[StandingOrder, ...] = ()
    held: tuple[HeldAnswer, ...] = ()
    parent_channel: int = 0
    starter_message: int = 0
    gathers: float = 0.0
    closes: float | None = None
    call_role: int = 0
    called: float | None = None
    clocks: tuple[SeatClock, ...] = ()
    rest: Rest | None = None

    @property
    def has_place(self) -> bool:
        """Whether the table already has its channel or thread."""
        return self.channel > 0


def with_host(row: TableRecord, roster: Roster) -> TableRecord:
    """Return a table with this roster. If the host is not in the roster, its first person becomes the host."""
    host = row.host if row.host in roster.users else roster.users[0]
    return replace(row, roster=roster, host=host)


class PastTable(Struct, frozen=True):
    """A finished table. `opened_by`: the id of the interaction that opened the table, from which the time can be
    computed."""

    row: TableRecord
    opened_by: int


class LogEntry(Struct, frozen=True):
    """One stored entry of a table's log.

    `entry`: the entry: number, seat and words.
    `user`: the person who made it, or None for a computer player or the bot.
    `played`: when it was made, in seconds since the epoch.
    `digest`: the digest of the state after it.
    `key`: the id of the interaction that caused it, or None for another cause.
    `clocks`: the clocks when it was made, for an undo; () if they were not read from the store.
    """

    entry: Entry
    user: int | None
    played: float
    digest: str
    key: int | None
    clocks: tuple[SeatClock, ...] = ()


NO_PICTURE = -1
"""The version of a message without a picture."""


class BoardMessage(Struct, frozen=True):
    """A table's newest public message.

    `table`: the table's number. `message`: Discord's id of the message. `text`: its text. `pictured`: the version that
    its picture shows, or `NO_PICTURE`. `history`: the text that stays once a newer message is posted.
    """

    table: int
    message: int
    text: str
    pictured: int = NO_PICTURE
    history: str = ""
