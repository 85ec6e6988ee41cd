"""The record: a game as a text file that refolds (`.tablet`)."""

import dataclasses
import re
from dataclasses import dataclass, field

from engine.chance import SEED_BYTES, commitment
from engine.game import Fact, Facts, Seat, Words

UNDO = "undo"
"""The one word that no game may use as a verb: `undo 5` takes back what was played from entry 5 on."""

SECRET = "…"
"""Stands for the words that an open table does not show."""

_NUMBER = re.compile(r"[0-9]{1,9}")
# Nothing here may match in two ways: a line of blanks must not take longer than another.
_ENTRY = re.compile(r"([0-9]{1,9}) (\S+) ([^#]*)(?:#.*)?")
_ORDER = ("game", "options", "seats", "commitment", "seed", "position")


class BadRecord(ValueError):
    """A record that does not read or fold: `line` (1 is the first; 0: the whole, or what `field` says of it) and what
    is wrong there. `reason` and `facts` are worded by the catalogs."""

    def __init__(self, line: int, fault: str, reason: str, *facts: tuple[str, Fact], field: str = "") -> None:
        super().__init__(f"line {line}: {fault}" if line else fault)
        self.line = line
        self.fault = fault
        self.reason = reason
        self.facts: Facts = facts
        self.field = field


@dataclass(frozen=True, slots=True)
class Header:
    """What a game starts from. `seed` may be missing in an open table's export; `position` is a state's text."""

    game: str
    rules: int
    options: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]
    commitment: str
    seed: bytes = b""
    position: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who said which words. Numbers start at 1 and only grow. `follows`: it was answered in the
    same breath as the entry before it, by what the seat had ordered in advance."""

    number: int
    seat: Seat
    words: Words
    follows: bool = field(default=False, compare=False)

    @property
    def undoes(self) -> int:
        """The first entry that this one takes back; 0 when it is a move."""
        return int(self.words[1]) if self.words[:1] == (UNDO,) else 0


@dataclass(frozen=True, slots=True)
class Record:
    """A header and its log."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def text(self) -> str:
        """The file."""
        header = self.header
        values = {
            "game": f"{header.game} {header.rules}",
            "options": " ".join(f"{name}={choice}" for name, choice in header.options),
            "seats": " ".join(header.marks),
            "commitment": header.commitment,
            "seed": header.seed.hex(),
            "position": header.position,
        }
        head = [f"{name}: {values[name]}" for name in _ORDER if values[name]]
        log = [f"{e.number} {header.marks[e.seat]} {' '.join(e.words)}" for e in self.entries]
        return "\n".join([*head, "", *log]) + "\n"

    def without_seed(self) -> "Record":
        """As it may be shown while the game goes on."""
        return dataclasses.replace(self, header=dataclasses.replace(self.header, seed=b""))


def lines(text: str) -> list[str]:
    """The lines as an editor counts them: more signs end a line in Python's eyes."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def read(text: str) -> Record:
    """The record that `Record.text` wrote, or a person did. Raises BadRecord with the line at fault."""
    record, fault = read_moves(text)
    if fault is not None:
        raise fault
    return record


def read_moves(text: str) -> tuple[Record, BadRecord | None]:
    """The record up to the first move that does not read, and why that one does not. Raises BadRecord for a fault
    before the moves."""
    fields: dict[str, str] = {}
    entries: list[Entry] = []
    for line, raw in enumerate(lines(text), 1):
        written = raw.strip()
        if not written or written.startswith("#"):
            continue
        try:
            _read_line(line, written, fields, entries)
        except BadRecord as fault:
            if not entries and not written[0].isdigit():
                raise
            return _so_far(fields, entries, fault), fault
    return Record(_header(fields), tuple(entries)), None


def _so_far(fields: dict[str, str], entries: list[Entry], fault: BadRecord) -> Record:
    """The record before `fault`, which is told rather than what is wrong above it."""
    try:
        return Record(_header(fields), tuple(entries))
    except BadRecord as above:
        raise fault from above


def _read_line(line: int, written: str, fields: dict[str, str], entries: list[Entry]) -> None:
    if entries or written[0].isdigit():
        entries.append(_entry(line, written, _marks(fields), len(entries) + 1))
        return
    name, colon, value = written.partition(":")
    if not colon or name not in _ORDER or name in fields:
        fault = f"expected one of {', '.join(_ORDER)} once, before the moves"
        raise BadRecord(line, fault, "no-line", ("fields", " ".join(_ORDER)))
    fields[name] = value.strip()


def _marks(fields: dict[str, str]) -> tuple[str, ...]:
    return tuple(fields.get("seats", "").split())


def _entry(line: int, written: str, marks: tuple[str, ...], number: int) -> Entry:
    match = _ENTRY.fullmatch(written)
    words = tuple(match[3].split()) if match is not None else ()
    if match is None or int(match[1]) != number or not words:
        fault = f"expected entry {number}: a number, a seat and words"
        raise BadRecord(line, fault, "no-entry", ("number", number))
    if match[2] not in marks:
        seats = " ".join(marks)
        raise BadRecord(line, f"{match[2]} has no seat; seats: {seats}", "no-seat", ("seats", seats))
    if words[0] == UNDO and not (len(words) == 2 and _NUMBER.fullmatch(words[1]) and 0 < int(words[1]) < number):
        fault = f"undo names the first entry to take back, from 1 to {number - 1}"
        raise BadRecord(line, fault, "no-undo", ("last", number - 1))
    return Entry(number, marks.index(match[2]), words)


def _header(fields: dict[str, str]) -> Header:
    missing = [name for name in ("game", "seats") if not fields.get(name)]
    if missing:
        raise BadRecord(0, f"{missing[0]}: is missing", "no-field", ("field", missing[0]))
    marks = _marks(fields)
    if len(set(marks)) < len(marks):
        raise BadRecord(0, "seats: the same one twice", "seat-twice", field="seats")
    game, _, rules = fields["game"].partition(" ")
    if not _NUMBER.fullmatch(rules):
        raise BadRecord(0, "game: expected a name and the number of its rules", "no-rules", field="game")
    options = tuple((name, choice) for name, _, choice in (o.partition("=") for o in fields.get("options", "").split()))
    seed = _seed(fields.get("seed", ""))
    promised = fields.get("commitment", "") or (commitment(seed) if seed else "")
    if seed and commitment(seed) != promised:
        raise BadRecord(0, "the seed is not the one that was promised", "other-seed", field="seed")
    return Header(game, int(rules), options, marks, promised, seed, fields.get("position", ""))


def _seed(written: str) -> bytes:
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        seed = b""
        fault = "seed: expected hex digits"
    else:
        fault = f"seed: expected {SEED_BYTES} bytes"
    if written and len(seed) != SEED_BYTES:
        raise BadRecord(0, fault, "no-seed", ("count", 2 * SEED_BYTES), field="seed")
    return seed
