"""What is kept of a table, its log and its board message, as values."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.model.pending import Absence, HeldAnswer, StandingOrder, Wait
from bot.model.roster import Roster
from bot.model.themes import USUAL
from engine.record import Entry

Status: TypeAlias = Literal["lobby", "open", "over", "cancelled"]


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table without its log. `told` is the entry after which the newest board message tells what happened, `asked`
    the version at which it was posted; `due` is when the turn ends by itself. `header` is a record's text, empty in a
    lobby; `snapshot` the canonical text of the newest state; `reminders` the hours between two (0: none); `ordered`:
    the chairs stand in the order of play before it begins; `theme` is how its board is painted; `orders_delay` says how
    long answers are held back; `parent` is the channel of whose threads it is in one, and `signpost` our message there
    that leads to it (0: none); `proposals`: moves are proposed to who wants that. Where the thread is still to be made,
    the channel is the negative number of the interaction that asked for it."""

    id: int
    guild: int
    channel: int
    host: int
    language: str
    game: str
    options: tuple[tuple[str, str], ...]
    auto_end: bool
    status: Status
    roster: Roster
    header: str = ""
    snapshot: str = ""
    told: int = 0
    asked: int = 0
    due: float | None = None
    reminders: int = 24
    waits: tuple[Wait, ...] = ()
    away: tuple[Absence, ...] = ()
    ordered: bool = False
    theme: str = USUAL
    orders: tuple[StandingOrder, ...] = ()
    held: tuple[HeldAnswer, ...] = ()
    orders_delay: str = "2-10"
    parent: int = 0
    signpost: int = 0
    proposals: bool = True

    @property
    def placed(self) -> bool:
        """Whether the table has its channel or thread."""
        return self.channel > 0


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log: also who, when, the interaction it came by, and the state's digest after it."""

    entry: Entry
    user: int | None
    played: float
    digest: str
    key: int | None


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A table's newest public message, the version of which it shows the picture (-1: of none), and what is to be read
    there when it is no longer the newest."""

    table: int
    message: int
    text: str
    pictured: int = -1
    history: str = ""
