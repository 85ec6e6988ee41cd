"""The golden records: whole games, with what they must refold to.

`python -m tests.engine.kings.golden` writes them anew, which only a change of the rules justifies.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from engine import codec
from engine.fold import refold
from engine.record import UNDO, Entry, Record
from tests.engine.kings.playing import Player, Turned, anybody, gatherer, header, merchant, moves, record
from tests.engine.kings.positions import GAME

FOLDER = Path(__file__).parents[2] / "golden" / GAME.name


@dataclass(frozen=True)
class Wanted:
    """What a golden record shows."""

    seats: int
    player: Player
    options: dict[str, str]
    shows: Callable[[list[Turned]], bool]


def ended(reason: str) -> Callable[[list[Turned]], bool]:
    """Whether a game ended for this reason."""
    return lambda turned: turned[-1].step.state.ended == reason


def told(*names: str) -> Callable[[list[Turned]], bool]:
    """Whether all these events happened."""
    return lambda turned: {event.name for turn in turned for event in turn.step.events} >= set(names)


def banked_from(*sources: str) -> Callable[[list[Turned]], bool]:
    """Whether points came from all these sources."""
    wanted = {("source", source) for source in sources}
    return lambda turned: (
        {fact for turn in turned for event in turn.step.events if event.name == "point" for fact in event.facts}
        >= wanted
    )


def said(*verbs: str) -> Callable[[list[Turned]], bool]:
    """Whether all these verbs were said."""
    return lambda turned: {turn.words[0] for turn in turned} >= set(verbs)


WANTED = {
    "ends-by-cards-two": Wanted(2, anybody, {}, ended("cards")),
    "ends-by-cards-four": Wanted(4, anybody, {}, ended("cards")),
    "ends-by-treasures": Wanted(3, merchant, {}, ended("treasures")),
    "ends-by-standstill": Wanted(3, anybody, {}, ended("standstill")),
    "every-verb": Wanted(4, gatherer, {}, said(*(verb.name for verb in GAME.verbs))),
    "wars-and-lost-links": Wanted(4, gatherer, {}, told("war-began", "cards-taken", "link-lost", "card-turned")),
    "ships": Wanted(3, gatherer, {}, banked_from("card", "ship")),
    "open-piles": Wanted(2, gatherer, {"open-piles": "yes"}, told("treasure-taken", "war-began")),
}


def found(wanted: Wanted) -> Record:
    """The first game that shows what is wanted."""
    for number in count(1):
        start = header(number, wanted.seats, **wanted.options)
        turned = list(moves(start, wanted.player))
        if wanted.shows(turned):
            return record(start, turned)
    raise AssertionError("numbers do not end")


def with_slips(whole: Record, every: int) -> Record:
    """The same game with every so many moves said, taken back and said again."""
    entries: list[Entry] = []
    for number, entry in enumerate(whole.entries, 1):
        entries.append(replace(entry, number=len(entries) + 1))
        if number % every == 0:
            entries.append(Entry(len(entries) + 1, entry.seat, (UNDO, str(len(entries)))))
            entries.append(replace(entry, number=len(entries) + 1))
    return Record(whole.header, tuple(entries))


def final_digest(whole: Record) -> str:
    """The digest of the state to which a record refolds."""
    refolded = refold(GAME, whole)
    assert refolded.fault is None
    return codec.digest(refolded.fold.state)


def write() -> None:
    """All golden records into their folder."""
    records = {name: found(wanted) for name, wanted in WANTED.items()}
    records["slips"] = with_slips(records["ends-by-treasures"], 7)
    for name, whole in records.items():
        text = f"{whole.text()}\n# state: {final_digest(whole)}\n"
        (FOLDER / f"{name}.tablet").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
