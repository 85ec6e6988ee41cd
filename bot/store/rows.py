"""What the store keeps, as values."""

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass
from sys import intern
from typing import Any, Literal, TypeAlias

from bot.messages.kinds import Debt
from bot.model.pending import Away, Held, Order, Wait
from bot.model.quiet_hours import Quiet
from bot.model.roster import Chair, Roster
from bot.model.themes import USUAL
from bot.tables.people import Person
from engine.interning import same
from engine.record import Entry

Status: TypeAlias = Literal["lobby", "open", "over", "cancelled"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. `told` is the entry after which the newest board message tells what happened, `asked`
    the version at which it was posted; `due` is when the turn ends by itself. `header` is a record's text, empty in a
    lobby; `snapshot` the canonical text of the newest state; `reminders` the hours between two (0: none); `ordered`:
    the chairs stand in the order of play before it begins; `theme` is how its board is painted; `orders_delay` says how
    long answers are held back; `parent` is the channel of whose threads it is in one, and `signpost` our message there
    that leads to it (0: none). Where the thread is still to be made, the channel is the negative number of the
    interaction that asked for it."""

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
    away: tuple[Away, ...] = ()
    ordered: bool = False
    theme: str = USUAL
    orders: tuple[Order, ...] = ()
    held: tuple[Held, ...] = ()
    orders_delay: str = "2-10"
    parent: int = 0
    signpost: int = 0

    @property
    def placed(self) -> bool:
        """Whether the table has its channel or thread."""
        return self.channel > 0


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a table's log: also who, when, the interaction it came by, and the state's digest after it."""

    entry: Entry
    user: int | None
    played: float
    digest: str
    key: int | None


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A table's newest public message, the version of which it shows the picture (-1: of none), and what is to be read
    there when it is no longer the newest."""

    table: int
    message: int
    text: str
    pictured: int = -1
    history: str = ""


@dataclass(frozen=True, slots=True)
class OwedRow:
    """A debt in line: `nonce` makes Discord take it once."""

    id: int
    table: int
    channel: int
    debt: Debt
    nonce: str


COLUMNS = (
    "guild, channel, host, language, game, options, auto_end, status, chairs, header, snapshot, told, asked, due"
    ", reminders, waits, away, ordered, theme, orders, held, orders_delay, parent, signpost"
)
"""What is kept of a table besides its number."""

_NAMES = tuple(COLUMNS.split(", "))


def fields(row: TableRow) -> dict[str, object]:
    """The columns of a table, as the database takes them."""
    chairs = json.dumps([[chair.mark, chair.user, chair.name] for chair in row.roster.chairs], ensure_ascii=False)
    told: dict[str, object] = {"options": json.dumps(dict(row.options)), "chairs": chairs}
    told |= {"waits": json.dumps([*map(astuple, row.waits)]), "away": json.dumps([*map(astuple, row.away)])}
    told |= {"orders": json.dumps([*map(astuple, row.orders)]), "held": json.dumps([*map(astuple, row.held)])}
    return {name: told[name] if name in told else getattr(row, name) for name in _NAMES}


def table_row(values: Iterable[Any]) -> TableRow:
    """A table from its number and its columns."""
    told = dict(zip(("id", *_NAMES), values, strict=True))
    told["roster"] = Roster(tuple(Chair(*chair) for chair in json.loads(told.pop("chairs"))))
    told["options"] = tuple(json.loads(told["options"]).items())
    told["waits"] = tuple(Wait(*wait) for wait in json.loads(told["waits"]))
    told["away"] = tuple(Away(*away) for away in json.loads(told["away"]))
    told["orders"] = tuple(Order(*order) for order in json.loads(told["orders"]))
    told["held"] = tuple(Held(seat, user, due, tuple(words)) for seat, user, due, words in json.loads(told["held"]))
    told["auto_end"] = bool(told["auto_end"])
    told["ordered"] = bool(told["ordered"])
    return TableRow(**told)


ENTRY_COLUMNS = "number, seat, words, user, played, digest, key, follows"


def entry_fields(row: EntryRow) -> tuple[object, ...]:
    """The columns of an entry, as the database takes them."""
    entry = row.entry
    words = json.dumps(entry.words)
    return entry.number, entry.seat, words, row.user, row.played, row.digest, row.key, entry.follows


def entry_row(values: Iterable[Any]) -> EntryRow:
    """An entry from its columns."""
    number, seat, words, user, played, digest, key, follows = values
    entry = Entry(number, seat, same(tuple(map(intern, json.loads(words)))), bool(follows))
    return EntryRow(entry, user, played, digest, key)


def person_row(
    user: int, language: str | None, dm: int, dm_closed: int, client: str | None, quiet: str | None, theme: str | None
) -> Person:
    """A person from their columns."""
    return Person(user, language, bool(dm), bool(dm_closed), client, Quiet.read(quiet) if quiet else None, theme)
