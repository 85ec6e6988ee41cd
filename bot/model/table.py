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

    `seat`, `user`: who is asked.
    `due`: when it is answered, in seconds since the epoch; None: that time has passed without an answer.
    `words`: what the player has said meanwhile; empty: a standing order answers.
    """

    seat: Seat
    user: int
    due: float | None
    words: Words = ()


class Wait(Struct, frozen=True):
    """A table's wait for a person.

    `user`: who is waited for.
    `since`: since when, in seconds since the epoch.
    `due`: when the person, or after the last reminder the table, is next written to; None: never.
    `called`: whether the person was pinged; False: their quiet hours put that off.
    `reminders`: how many reminders were sent.
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

    `seat`: whose it is.
    `left`: the seconds that were left when it began to run, or that are left while it stands.
    `since`: from when it counts; None: it stands.
    `look`: when it has to be looked at next: for a warning, or for the flag.
    `put_off`: until when that look is put off for quiet hours; 0: it is not.
    `warning`: whether a warning is in the queue.
    `warned`: when a warning was delivered.
    `fallen`: whether its flag has fallen in this turn.
    `flags`: how many flags have fallen in a row.
    `covered`: whether a computer plays the present turn.
    `extended`: whether the person has asked for a day more.
    `away`: the seconds for which absences stop it in all.
    `stops`: from when until when it does not count: absences and outages.
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

    `kind`: a pause that was agreed on, or a rest since everybody was late.
    `since`, `until`: from when, and when it ends by itself, in seconds since the epoch.
    """

    kind: Literal["pause", "rest"]
    since: float
    until: float


THEMES, USUAL = tuple(theme.THEMES), theme.STANDARD.key
"""The keys of the themes in which pictures are drawn, and of the one that is used where none is chosen."""

COMPUTERS = tuple(LEVELS)
"""The names of the levels of computer players, the usual one first."""


STARTS = ("host", "full")
"""The ways in which a game begins: a seated person starts it, or the last seat is taken."""


Status: TypeAlias = Literal["lobby", "open", "over", "cancelled"]


class TableSettings(Struct, frozen=True):
    """The choices for a table.

    `language`: what is spoken in public. `options`: the game's own, by name.
    `auto_end`: whether turns end by themselves where nothing else can be done.
    `reminders`: the hours between two (0: none). `theme`: how the board is painted.
    `orders_delay`: how long answers by standing orders are held back.
    `proposals`: whether moves are proposed to players who want that. `computers`: one of `COMPUTERS`.
    `seats`: how many play at most; 0: as many as the game allows. `start`: what begins the game, one of `STARTS`.
    `league`: whether the game belongs to a league.
    `pace`: how long a person may take, one of `PACES`. `late`: what follows when their time is up, one of `LATE`.
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
    `host`: who opened the table.
    `game`, `settings`: what is played, and what was chosen for it.
    `status`: lobby, open (in play), over or cancelled.
    `roster`: who sits where.
    `header`: the header of the record as text; empty in a lobby.
    `snapshot`: the canonical text of the newest position; empty in a lobby.
    `summarized_to`: the number of the entry up to which earlier board messages have told what happened.
    `board_version`: the version at which the newest board message was posted.
    `due`: when the turn ends, or the game of a full lobby begins, by itself; None: it does not.
    `waits`: for whom the table waits.
    `away`: the announced absences.
    `ordered`: whether the chairs of a lobby already stand in the order of play.
    `orders`: the standing orders of its players.
    `held`: the answers that are delayed.
    `parent_channel`: the channel in which the table's thread is; 0: it has no thread.
    `starter_message`: our message in `parent_channel` on which the thread hangs; 0: none.
    `gathers`: since when a lobby has not changed; 0: unknown.
    `closes`: when a lobby closes unless it changes before, of which its host was told; None: not yet.
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
    `user`: who made it; None: a computer player or the bot.
    `played`: when, in seconds since the epoch.
    `digest`: the digest of the state after it.
    `key`: the id of the interaction that caused it; None: no interaction did.
    `clocks`: the clocks as they stood when it was made, for its undo; none if it was not read.
    """

    entry: Entry
    user: int | None
    played: float
    digest: str
    key: int | None
    clocks: tuple[SeatClock, ...] = ()


UNPICTURED = -1
"""The version whose picture a message shows that shows none."""


class BoardMessage(Struct, frozen=True):
    """A table's newest public message.

    `table`: the table's number.
    `message`: Discord's id of the message.
    `text`: what it says.
    `pictured`: the version whose picture it shows; `UNPICTURED`: none.
    `history`: what it says once it is no longer the newest.
    """

    table: int
    message: int
    text: str
    pictured: int = UNPICTURED
    history: str = ""
