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
    """A table without its log.

    channel: where it is played; the negative number of the interaction that asked for it while its thread is not made.
    header: the text of its record's header; empty in a lobby.
    snapshot: the canonical text of its newest state.
    summarized_to: the entry after which its newest board message tells what happened.
    board_version: the version at which that message was posted.
    due: when the turn ends by itself, in seconds since 1970.
    reminders: hours between two reminders (0: none).
    ordered: the chairs stand in the order of play before it begins.
    theme: how its board is painted.
    orders_delay: for how long answers by orders are held back, one of `orders.DELAYS`.
    parent_channel: the channel of whose threads it is in one (0: in none).
    starter_message: our message there that leads to it (0: none).
    """

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
    summarized_to: int = 0
    board_version: int = 0
    due: float | None = None
    reminders: int = 24
    waits: tuple[Wait, ...] = ()
    away: tuple[Absence, ...] = ()
    ordered: bool = False
    theme: str = USUAL
    orders: tuple[StandingOrder, ...] = ()
    held: tuple[HeldAnswer, ...] = ()
    orders_delay: str = "2-10"
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
