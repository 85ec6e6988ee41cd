"""A table as a value: its settings, its stored plans, the entries of its log."""

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

    `user`: whose it is.
    `question`: the name of an OrderQuestion of the game.
    `about`: one of the question's scopes.
    `answer`: one of the question's answers.
    """

    user: int
    question: str
    about: str
    answer: str


class HeldAnswer(Struct, frozen=True):
    """A question with a delayed answer, because its player has standing orders.

    `seat`, `user`: the asked seat and person.
    `due`: when it is answered, in seconds since the epoch; None: that time has passed without an answer.
    `words`: the player's own answer; empty: a standing order answers.
    """

    seat: Seat
    user: int
    due: float | None
    words: Words = ()


class Wait(Struct, frozen=True):
    """A table's wait for a person.

    `user`: the person.
    `since`: when it began, in seconds since the epoch.
    `due`: when the next reminder to the person is sent, or after the last one the notice to the table; None: never.
    `called`: whether the person was pinged; False: their quiet hours delay that.
    `reminders`: the number of reminders sent.
    """

    user: int
    since: float
    due: float | None
    called: bool = True
    reminders: int = 0


class Absence(Struct, frozen=True):
    """An announced absence.

    `user`: who will be away.
    `starts`, `ends`: from when and until when, in seconds since the epoch.
    """

    user: int
    starts: float
    ends: float


class SeatClock(Struct, frozen=True):
    """The clock of a person's seat; `bot/model/pace.py` has its rules. Times are in seconds since the epoch.

    `seat`: its seat.
    `left`: the seconds that were left when it was started, or that are left while it is stopped.
    `since`: the time from which it counts; None: it is stopped.
    `look`: the next time to check it: for a warning, or for the flag.
    `put_off`: the time to which quiet hours delay that check; 0: they do not.
    `warning`: whether a warning is in the queue.
    `warned`: when a warning was delivered.
    `fallen`: whether its flag has fallen in this turn.
    `flags`: the number of flags fallen in a row.
    `covered`: whether a computer plays the present turn.
    `extended`: whether the person has asked for another day.
    `away`: the seconds for which absences stop it in total.
    `stops`: spans that it does not count: absences and outages.
    """

    seat: Seat
    left: float
    since: float | None = None
    look: float | None = None
    put_off: float = 0.0
    warning: bool = False
    warned: float | None = None
    fallen: bool = False
    flags: int = 0
    covered: bool = False
    extended: bool = False
    away: float = 0.0
    stops: tuple[tuple[float, float], ...] = ()


class Rest(Struct, frozen=True):
    """A time in which a table waits for nobody.

    `kind`: an agreed pause, or a rest because everybody was late.
    `since`, `until`: when it began, and when it ends by itself, in seconds since the epoch.
    """

    kind: Literal["pause", "rest"]
    since: float
    until: float


THEMES, USUAL = tuple(theme.THEMES), theme.STANDARD.key
"""The keys of the themes in which pictures are drawn, and the default one."""

COMPUTERS = tuple(LEVELS)
"""The names of the levels of computer players, the usual one first."""


STARTS = ("host", "full")
"""The ways in which a game begins: a seated person starts it, or the last seat is taken."""


Status: TypeAlias = Literal["lobby", "open", "over", "cancelled"]


class TableSettings(Struct, frozen=True):
    """The choices for a table.

    `language`: the language of its public messages.
    `options`: the game's own options, by name.
    `auto_end`: whether turns end by themselves if nothing else can be done.
    `reminders`: the hours between two reminders (0: none).
    `theme`: how the board is painted.
    `orders_delay`: how long answers by standing orders are held.
    `proposals`: whether moves are proposed to players who want that.
    `computers`: one of `COMPUTERS`.
    `seats`: the maximum number of players; 0: as many as the game allows.
    `start`: what begins the game, one of `STARTS`.
    `league`: whether the game belongs to a league.
    `pace`: how long a person may take, one of `PACES`.
    `late`: the consequence when their time is up, one of `LATE`.
    """

    language: str
    options: tuple[tuple[str, str], ...] = ()
    auto_end: bool = True
    reminders: int = 24
    theme: str = USUAL
    orders_delay: str = "2-10"
    proposals: bool = True
    computers: str = NORMAL.name
    seats: int = 0
    start: str = "host"
    league: bool = False
    pace: str = "none"
    late: str = "vote"


class TablePlace(Struct, frozen=True):
    """The place of a new table: `channel`, a thread of `parent` if that is not 0; the opening may ask for a thread of
    its own."""

    guild: int
    channel: int
    parent: int = 0


class TableRecord(Struct, frozen=True):
    """Everything stored about a table besides its log. Times are in seconds since the epoch.

    `id`: the table's number.
    `guild`, `channel`: Discord's ids. `channel` is negative while the thread is not yet made: the id of the interaction
        that asked for it.
    `host`: the person who opened the table.
    `game`, `settings`: the game, and the choices for the table.
    `status`: lobby, open (in play), over or cancelled.
    `roster`: the players in their chairs.
    `header`: the header of the record as text; empty in a lobby.
    `snapshot`: the canonical text of the newest position; empty in a lobby.
    `summarized_to`: the number of the last entry that earlier board messages have reported.
    `board_version`: the version at which the newest board message was posted.
    `due`: when the turn ends by itself, or the game of a full lobby begins; None: it does not.
    `waits`: the people for whom the table waits.
    `away`: the announced absences.
    `ordered`: whether the chairs of a lobby already stand in the order of play.
    `orders`: the standing orders of its players.
    `held`: the delayed answers.
    `parent_channel`: the channel of the table's thread; 0: it has no thread.
    `starter_message`: the bot's message in `parent_channel` on which the thread hangs; 0: none.
    `gathers`: when a lobby last changed; 0: unknown.
    `closes`: when a lobby closes unless it changes, as announced to its host; None: not announced.
    `call_role`: the role that the host of a lobby may call; 0: none.
    `called`: when it was called; None: not yet.
    `clocks`: the clocks of its people; none for a table without a pace.
    `rest`: the time in which it waits for nobody; None: it does not rest.
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
        """Whether the table has its channel or thread."""
        return self.channel > 0


def with_host(row: TableRecord, roster: Roster) -> TableRecord:
    """Return a table with this roster; if its host is not in it, the first person is the host."""
    host = row.host if row.host in roster.users else roster.users[0]
    return replace(row, roster=roster, host=host)


class PastTable(Struct, frozen=True):
    """A finished table. `opened_by`: the id of the interaction that opened it, which holds the time."""

    row: TableRecord
    opened_by: int


class LogEntry(Struct, frozen=True):
    """One stored entry of a table's log.

    `entry`: number, seat and words.
    `user`: the person who made it; None: a computer player or the bot.
    `played`: when, in seconds since the epoch.
    `digest`: the digest of the state after it.
    `key`: the id of the interaction that caused it; None for other causes.
    `clocks`: the clocks when it was made, for its undo; none if they were not read.
    """

    entry: Entry
    user: int | None
    played: float
    digest: str
    key: int | None
    clocks: tuple[SeatClock, ...] = ()


UNPICTURED = -1
"""The version of a message without a picture."""


class BoardMessage(Struct, frozen=True):
    """A table's newest public message.

    `table`: the table's number.
    `message`: Discord's id of the message.
    `text`: its text.
    `pictured`: the version shown by its picture; `UNPICTURED`: none.
    `history`: its text once it is no longer the newest.
    """

    table: int
    message: int
    text: str
    pictured: int = UNPICTURED
    history: str = ""
