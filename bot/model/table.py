"""What is kept of a table, its log and its board message, as values."""

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
    """

    language: str
    options: tuple[tuple[str, str], ...] = ()
    auto_end: bool = True
    reminders: int = 24
    theme: str = USUAL
    orders_delay: str = "2-10"


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a new table is opened: in `channel`, a thread of `parent` if that is not 0; it gets one of its own where
    its opening says so."""

    guild: int
    channel: int
    parent: int = 0


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table without its log.

    channel: where it is played; the negative number of the interaction that asked for it while its thread is not made.
    header: the text of its record's header; empty in a lobby.
    snapshot: the canonical text of its newest state.
    summarized_to: the entry after which its newest board message tells what happened.
    board_version: the version at which that message was posted.
    due: when the turn ends by itself, in seconds since 1970.
    ordered: the chairs stand in the order of play before it begins.
    parent_channel: the channel of whose threads it is in one (0: in none).
    starter_message: our message there that leads to it (0: none).
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
