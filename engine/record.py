"""The record: a game as a text file from which it can be replayed (`.tablet`)."""

import hmac
import re
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import SEED_BYTES, commitment
from engine.game import Fact, Facts, Seat, Words

UNDO = "undo"
"""The word that no game may use as a verb: `undo 5` takes back entry 5 and all moves after it."""

HIDDEN_WORD = "…"
"""The text that replaces words hidden in the record of an unfinished game."""

_NUMBER_PATTERN = re.compile(r"[0-9]{1,9}")
# Nothing here may match in two ways: a line of blanks must not take longer than another.
_ENTRY_PATTERN = re.compile(r"([0-9]{1,9}) (\S+) ([^#]*)(?:#.*)?")
_FIELD_ORDER = ("game", "options", "seats", "commitment", "seed", "position", "signature")


class BadRecord(ValueError):
    """Raised for a record that cannot be read or folded.

    `line`: the faulty line, from 1; 0 means the whole record, or its `field`.
    `reason`, `facts`: the error, worded by the catalogs.
    """

    def __init__(self, line: int, fault: str, reason: str, *facts: tuple[str, Fact], field: str = "") -> None:
        super().__init__(f"line {line}: {fault}" if line else fault)
        self.line = line
        self.fault = fault
        self.reason = reason
        self.facts: Facts = facts
        self.field = field


class Header(Struct, frozen=True):
    """The start of a game.

    `game`, `rules`, `options`, `marks`: the game, its rules and options, and the seats.
    `commitment`: the hash of the seed, posted before the game.
    `seed`: the seed of all randomness; empty in the record of an unfinished game.
    `position`: the text of the state from which the game starts, or empty if it starts with the game's setup.
    `signature`: proves that the position was made by the database in which the game was played.
    """

    game: str
    rules: int
    options: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]
    commitment: str
    seed: bytes = b""
    position: str = ""
    signature: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log.

    `number`: from 1, without gaps.
    `seat`, `words`: the mover and the move.
    `is_follow_up`: whether a standing order played it together with the previous entry.
    """

    number: int
    seat: Seat
    words: Words
    is_follow_up: bool = field(default=False, compare=False)

    @property
    def first_undone(self) -> int:
        """Return the number of the first entry that this one takes back, or 0 if it is a move."""
        return int(self.words[1]) if self.words[:1] == (UNDO,) else 0


class Record(Struct, frozen=True):
    """A record in memory: the header, and the entries of the log in order."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def text(self) -> str:
        """Return the text of the record's file, which `read_record` reads."""
        header = self.header
        values = {
            "game": f"{header.game} {header.rules}",
            "options": " ".join(f"{name}={choice}" for name, choice in header.options),
            "seats": " ".join(header.marks),
            "commitment": header.commitment,
            "seed": header.seed.hex(),
            "position": header.position,
            "signature": header.signature,
        }
        head = [f"{name}: {values[name]}" for name in _FIELD_ORDER if values[name]]
        log = [f"{e.number} {header.marks[e.seat]} {' '.join(e.words)}" for e in self.entries]
        return "\n".join([*head, "", *log]) + "\n"

    def without_seed(self) -> "Record":
        """Return the record without its seed, as it may be shown during the game."""
        return replace(self, header=replace(self.header, seed=b""))


def sign(header: Header, key: bytes) -> Header:
    """Return the header with a signature of its other fields, made with `key`."""
    unsigned = replace(header, signature="")
    return replace(header, signature=hmac.digest(key, Record(unsigned).text().encode(), "sha256").hex())


def is_signed(header: Header, key: bytes) -> bool:
    """Whether a header has the right signature, as made with `key`."""
    return hmac.compare_digest(header.signature.encode(), sign(header, key).signature.encode())


def split_lines(text: str) -> list[str]:
    """Return the lines as an editor counts them. Python's `splitlines` splits at more characters."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def read_record(text: str) -> Record:
    """Return the record in a text written by `Record.text` or by a person. Raises BadRecord with the faulty line."""
    record, fault = read_until_fault(text)
    if fault is not None:
        raise fault
    return record


def read_until_fault(text: str) -> tuple[Record, BadRecord | None]:
    """Return the record up to the first unreadable move, and the error in that move or None. Raises BadRecord for an
    error before the moves."""
    fields: dict[str, str] = {}
    entries: list[Entry] = []
    for line, raw in enumerate(split_lines(text), 1):
        written = raw.strip()
        if not written or written.startswith("#"):
            continue
        try:
            _read_line(line, written, fields, entries)
        except BadRecord as fault:
            if not entries and not written[0].isdigit():
                raise
            return _parse_entries(fields, entries, fault), fault
    return Record(_read_header(fields), tuple(entries)), None


def _parse_entries(fields: dict[str, str], entries: list[Entry], fault: BadRecord) -> Record:
    """Return the record of the entries before `fault`. Raises `fault` if the header is wrong, too."""
    try:
        return Record(_read_header(fields), tuple(entries))
    except BadRecord as above:
        raise fault from above


def _read_line(line: int, text: str, fields: dict[str, str], entries: list[Entry]) -> None:
    if entries or text[0].isdigit():
        entries.append(_read_entry(line, text, _read_marks(fields), len(entries) + 1))
        return
    name, colon, value = text.partition(":")
    if not colon or name not in _FIELD_ORDER or name in fields:
        fault = f"expected one of {', '.join(_FIELD_ORDER)} once, before the moves"
        raise BadRecord(line, fault, "no-line", ("fields", " ".join(_FIELD_ORDER)))
    fields[name] = value.strip()


def _read_marks(fields: dict[str, str]) -> tuple[str, ...]:
    return tuple(fields.get("seats", "").split())


def _read_entry(line: int, text: str, marks: tuple[str, ...], number: int) -> Entry:
    match = _ENTRY_PATTERN.fullmatch(text)
    words = tuple(match[3].split()) if match is not None else ()
    if match is None or int(match[1]) != number or not words:
        fault = f"expected entry {number}: a number, a seat and words"
        raise BadRecord(line, fault, "no-entry", ("number", number))
    if match[2] not in marks:
        seats = " ".join(marks)
        raise BadRecord(line, f"{match[2]} has no seat; seats: {seats}", "no-seat", ("seats", seats))
    if words[0] == UNDO and not (
        len(words) == 2 and _NUMBER_PATTERN.fullmatch(words[1]) and 0 < int(words[1]) < number
    ):
        fault = f"undo names the first entry to take back, from 1 to {number - 1}"
        raise BadRecord(line, fault, "no-undo", ("last", number - 1))
    return Entry(number, marks.index(match[2]), words)


def _read_header(fields: dict[str, str]) -> Header:
    missing = [name for name in ("game", "seats") if not fields.get(name)]
    if missing:
        raise BadRecord(0, f"the line {missing[0]}: is missing", "no-field", ("field", missing[0]))
    marks = _read_marks(fields)
    if len(set(marks)) < len(marks):
        raise BadRecord(0, "seats: the same one twice", "seat-twice", field="seats")
    game, _, rules = fields["game"].partition(" ")
    if not _NUMBER_PATTERN.fullmatch(rules):
        raise BadRecord(0, "game: expected a name and the number of its rules", "no-rules", field="game")
    options = tuple((name, choice) for name, _, choice in (o.partition("=") for o in fields.get("options", "").split()))
    seed = _read_seed(fields.get("seed", ""))
    promised = fields.get("commitment", "") or (commitment(seed) if seed else "")
    if seed and commitment(seed) != promised:
        raise BadRecord(0, "the seed is not the one that was promised", "other-seed", field="seed")
    return Header(
        game, int(rules), options, marks, promised, seed, fields.get("position", ""), fields.get("signature", "")
    )


def _read_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
        fault = "seed: expected hex digits"
    else:
        fault = f"seed: expected {SEED_BYTES} bytes"
    if text and len(seed) != SEED_BYTES:
        raise BadRecord(0, fault, "no-seed", ("count", 2 * SEED_BYTES), field="seed")
    return seed
