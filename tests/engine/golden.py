"""Golden records: whole games that must refold to the same end for ever, a folder for each game.

A game's `test_golden` says what its records show. `python -m tests.engine.games.kings.test_golden` writes those of
Contest of Kings anew, which only a change of the rules justifies.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from engine import codec
from engine.game import Game
from engine.record import UNDO, Entry, Record, read_record
from engine.replay import add_entry, begin_fold, replay_record
from tests.engine.whole_games import Player, Turned, header, moves, record

S = TypeVar("S")
V = TypeVar("V")

GOLDEN = Path(__file__).parents[1] / "golden"
_NOTED = re.compile(r"^# state(?: (\d+)| last)?: ([0-9a-f]{8})$", re.MULTILINE)
Shows: TypeAlias = Callable[[list[Turned[Any]]], bool]


@dataclass(frozen=True)
class Wanted(Generic[S]):
    """What a golden record shows, in a game of so many seats by one kind of player."""

    seats: int
    player: Player[S]
    options: Mapping[str, str]
    shows: Shows


def told(*names: str) -> Shows:
    """Whether all these events happened."""
    return lambda turned: {event.name for turn in turned for event in turn.step.events} >= set(names)


def said(*verbs: str) -> Shows:
    """Whether all these verbs were said."""
    return lambda turned: {turn.words[0] for turn in turned} >= set(verbs)


def found(game: Game[S, V], wanted: Wanted[S]) -> Record:
    """Return the first game that shows what is wanted."""
    for number in count(1):
        start = header(game, number, wanted.seats, **wanted.options)
        turned = list(moves(game, start, wanted.player))
        if wanted.shows(turned):
            return record(start, turned)
    raise AssertionError("numbers do not end")


def with_slips(whole: Record, every: int) -> Record:
    """Return the same game with every so many moves said, taken back and said again."""
    entries: list[Entry] = []
    for number, entry in enumerate(whole.entries, 1):
        entries.append(replace(entry, number=len(entries) + 1))
        if number % every == 0:
            entries.append(Entry(len(entries) + 1, entry.seat, (UNDO, str(len(entries)))))
            entries.append(replace(entry, number=len(entries) + 1))
    return Record(whole.header, tuple(entries))


def paths(game: Game[S, V]) -> list[Path]:
    """Return the golden records of a game."""
    return sorted((GOLDEN / game.name).glob("*.tablet"))


def recorded(path: Path) -> tuple[Record, dict[int, str]]:
    """Return a golden record, and the digests below it by the numbers of their entries."""
    text = path.read_text(encoding="utf-8")
    whole = read_record(text)
    return whole, {int(number or len(whole.entries)): digest for number, digest in _NOTED.findall(text)}


def final(game: Game[S, V], path: Path) -> S:
    """Return the state to which a golden record refolds."""
    return replay_record(game, recorded(path)[0]).fold.state


def text(game: Game[S, V], whole: Record, every: int = 0) -> str:
    """Return a golden file: below the record stands the digest of its end, and of every so many states before."""
    fold, comments = begin_fold(game, whole.header), []
    for entry in whole.entries:
        fold = add_entry(game, fold, entry)
        if every and entry.number % every == 0:
            comments.append(f"# state {entry.number}: {codec.digest(fold.state)}")
    return "\n".join([whole.text(), *comments, f"# state{' last' * bool(every)}: {codec.digest(fold.state)}", ""])


def write(game: Game[S, V], records: Mapping[str, Record], every: int = 0) -> None:
    """Write golden records of a game, by their names."""
    folder = GOLDEN / game.name
    folder.mkdir(exist_ok=True)
    for name, whole in records.items():
        (folder / f"{name}.tablet").write_text(text(game, whole, every), encoding="utf-8")
