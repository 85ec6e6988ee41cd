"""A table, its log entries and its board message as values."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.model.pending import Absence, HeldAnswer, StandingOrder, Wait
from bot.model.roster import Roster
from bot.model.themes import USUAL
from engine.record import Entry

Status: TypeAlias = Literal["lobby", "open", "over", "cancelled"]


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What was chosen for a table.

    `language`: what is spoken in public. `options`: the game's own, by name.
    `auto_end`: whether turns end by themselves where nothing else can be done.
    `reminders`: the hours between two (0: none). `theme`: how the board is painted.
    `orders_delay`: how long answers by standing orders are held back.
    `proposals`: whether moves are proposed to players who want that.
    """

    language: str
    options: tuple[tuple[str, str], ...] = ()
    auto_end: bool = True
    reminders: int = 24
    theme: str = USUAL
    orders_delay: str = "2-10"
    proposals: bool = True


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a new table is opened: in `channel`, a thread of `parent` if that is not 0; it gets one of its own where
    its opening says so."""

    guild: int
    channel: int
    parent: int = 0


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything that is stored of a table besides its log. Times are in seconds since the epoch.

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
    `due`: when the turn ends by itself; None: it does not.
    `waits`: for whom the table waits.
    `away`: the announced absences.
    `ordered`: whether the chairs of a lobby already stand in the order of play.
    `orders`: the standing orders of its players.
    `held`: the answers that are delayed.
    `parent_channel`: the channel in which the table's thread is; 0: it has no thread.
    `starter_message`: our message in `parent_channel` on which the thread hangs; 0: none.
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

    @property
    def placed(self) -> bool:
        """Whether the table has its channel or thread."""
        return self.channel > 0


@dataclass(frozen=True, slots=True)
class PastTable:
    """A table whose game is over. `opened_by`: the id of the interaction that opened it, which holds the time."""

    row: TableRecord
    opened_by: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One stored entry of a table's log.

    `entry`: number, seat and words.
    `user`: who made it; None: a computer player or the bot.
    `played`: when, in seconds since the epoch.
    `digest`: the digest of the state after it.
    `key`: the id of the interaction that caused it; None: no interaction did.
    """

    entry: Entry
    user: int | None
    played: float
    digest: str
    key: int | None


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A table's newest public message.

    `table`: the table's number.
    `message`: Discord's id of the message.
    `text`: what it says.
    `pictured`: the version whose picture it shows; -1: none.
    `history`: what it says once it is no longer the newest.
    """

    table: int
    message: int
    text: str
    pictured: int = -1
    history: str = ""
