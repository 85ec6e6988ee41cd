"""The golden records: whole games, with what they must refold to.

`python -m tests.engine.wayfarers.golden` writes them anew, which only a change of the rules justifies.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

from engine import codec
from engine.fold import refold
from engine.record import UNDO, Entry, Record
from tests.engine.wayfarers.playing import GAME, Turned, guided, header, moves, record

FOLDER = Path(__file__).parents[2] / "golden" / GAME.name


def anything(turned: list[Turned]) -> bool:
    """Whether a game is short enough to be kept."""
    return len(turned) < 700


def told(*names: str) -> Callable[[list[Turned]], bool]:
    """Whether all these events happened."""
    return lambda turned: anything(turned) and {e.name for turn in turned for e in turn.step.events} >= set(names)


def said(*verbs: str) -> Callable[[list[Turned]], bool]:
    """Whether all these verbs were said."""
    return lambda turned: {turn.words[0] for turn in turned} >= set(verbs)


@dataclass(frozen=True)
class Wanted:
    """What a golden record shows."""

    seats: int
    options: dict[str, str]
    shows: Callable[[list[Turned]], bool] = field(default=anything)


PEOPLE = {verb.name for verb in GAME.verbs} - {"allow", "deny"}
WANTED = {
    "two-on-sides-a": Wanted(2, {"sections": "aaa"}),
    "two-on-sides-b": Wanted(2, {"sections": "bbb"}),
    "two-with-cards-drawn": Wanted(2, {"sections": "abb"}, told("drew", "fee-paid")),
    "three-on-mixed-sides": Wanted(3, {"sections": "aba"}, lambda turned: len(turned) < 1000),
    "four-on-mixed-sides": Wanted(4, {"sections": "bab"}, lambda turned: len(turned) < 1000),
    "three-further-sides": Wanted(3, {"sections": "aab"}, lambda turned: len(turned) < 1000),
    "two-further-sides": Wanted(2, {"sections": "baa"}),
    "two-last-sides": Wanted(2, {"sections": "bba"}),
    "every-verb": Wanted(2, {}, said(*PEOPLE)),
    "against-space": Wanted(1, {"opponent": "space"}, told("rival-last-round")),
    "against-upgrade": Wanted(1, {"opponent": "upgrade"}, told("rival-rests")),
    "against-townsfolk": Wanted(1, {"opponent": "townsfolk"}, told("rival-denied")),
    "against-journal": Wanted(1, {"opponent": "journal"}, told("rival-allowed")),
    "alone-and-first-to-arrive": Wanted(1, {}, told("last-round")),
}


def found(wanted: Wanted) -> Record:
    """Return the first game that shows what is wanted."""
    for number in count(1):
        start = header(number, wanted.seats, **wanted.options)
        turned = list(moves(start, guided))
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


def final_digest(whole: Record) -> str:
    """Return the digest of the state to which a record refolds."""
    refolded = refold(GAME, whole)
    assert refolded.fault is None
    return codec.digest(refolded.fold.state)


def write() -> None:
    """Write all golden records into their folder."""
    records = {name: found(wanted) for name, wanted in WANTED.items()}
    records["slips"] = with_slips(records["against-space"], 7)
    for name, whole in records.items():
        text = f"{whole.text()}\n# state: {final_digest(whole)}\n"
        (FOLDER / f"{name}.tablet").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
