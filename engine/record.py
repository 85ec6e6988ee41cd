"""The record: a game as a text file that refolds (`.tablet`)."""

import dataclasses
import re
from dataclasses import dataclass, field

from engine.chance import SEED_BYTES, commitment
from engine.game import Seat, Words

UNDO = "undo"
"""The one word that no game may use as a verb: `undo 5` takes back what was played from entry 5 on."""

SECRET = "…"
"""Stands for the words that an open table does not show."""

_NUMBER = re.compile(r"[0-9]{1,9}")
_ENTRY = re.compile(r"([0-9]{1,9}) (\S+) ([^#]*?)\s*(?:#.*)?")
_ORDER = ("game", "options", "seats", "commitment", "seed", "position")


class BadRecord(ValueError):
    """A record that does not read or fold: `line` (1 is the first; 0: the whole) and what is wrong there."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}" if line else fault)
        self.line = line
        self.fault = fault


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


def read(text: str) -> Record:
    """The record that `Record.text` wrote, or a person did. Raises BadRecord with the line at fault."""
    fields: dict[str, str] = {}
    entries: list[Entry] = []
    marks: tuple[str, ...] = ()
    for line, raw in enumerate(text.splitlines(), 1):
        written = raw.strip()
        if not written or written.startswith("#"):
            continue
        if written[0].isdigit():
            entries.append(_entry(line, written, marks, len(entries) + 1))
            continue
        name, colon, value = written.partition(":")
        if not colon or name not in _ORDER or name in fields or entries:
            raise BadRecord(line, f"expected one of {', '.join(_ORDER)} once, before the moves")
        fields[name] = value.strip()
        marks = tuple(fields.get("seats", "").split())
    return Record(_header(fields, marks), tuple(entries))


def _entry(line: int, written: str, marks: tuple[str, ...], number: int) -> Entry:
    match = _ENTRY.fullmatch(written)
    if match is None or int(match[1]) != number or not match[3]:
        raise BadRecord(line, f"expected entry {number}: a number, a seat and words")
    if match[2] not in marks:
        raise BadRecord(line, f"{match[2]} has no seat; seats: {' '.join(marks)}")
    words = tuple(match[3].split())
    if words[0] == UNDO and not (len(words) == 2 and _NUMBER.fullmatch(words[1]) and 0 < int(words[1]) < number):
        raise BadRecord(line, f"undo names the first entry to take back, from 1 to {number - 1}")
    return Entry(number, marks.index(match[2]), words)


def _header(fields: dict[str, str], marks: tuple[str, ...]) -> Header:
    missing = [name for name in ("game", "seats") if not fields.get(name)]
    if missing:
        raise BadRecord(0, f"{missing[0]}: is missing")
    if len(set(marks)) < len(marks):
        raise BadRecord(0, "seats: the same one twice")
    game, _, rules = fields["game"].partition(" ")
    if not _NUMBER.fullmatch(rules):
        raise BadRecord(0, "game: expected a name and the number of its rules")
    options = tuple((name, choice) for name, _, choice in (o.partition("=") for o in fields.get("options", "").split()))
    seed = _seed(fields.get("seed", ""))
    promised = fields.get("commitment", "") or (commitment(seed) if seed else "")
    if seed and commitment(seed) != promised:
        raise BadRecord(0, "the seed is not the one that was promised")
    return Header(game, int(rules), options, marks, promised, seed, fields.get("position", ""))


def _seed(written: str) -> bytes:
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        raise BadRecord(0, "seed: expected hex digits") from None
    if seed and len(seed) != SEED_BYTES:
        raise BadRecord(0, f"seed: expected {SEED_BYTES} bytes")
    return seed
