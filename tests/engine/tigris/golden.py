"""The golden records: whole games, with what they must refold to.

`python -m tests.engine.tigris.golden` writes those that are missing, and with `--anew` all of them, which only a change
of the rules justifies. Below each record stand the digests of some states on its way, and of the last.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count, product
from pathlib import Path

from engine import codec
from engine.ai import choose
from engine.chance import Chance, Stream
from engine.fold import Fold, add, begin
from engine.game import Seat, Words
from engine.record import UNDO, Entry, Record
from engine.tigris.state import State
from tests.engine.tigris.playing import Player, Turned, anybody, gatherer, header, keeper, moves, record
from tests.engine.tigris.positions import GAME

EVERY = 40
"""Entries between two states whose digests are kept."""

FOLDER = Path(__file__).parents[2] / "golden" / GAME.name


SLIPS = "slips"


@dataclass(frozen=True)
class Wanted:
    """What a golden record shows."""

    seats: int
    player: Player
    options: dict[str, str]
    shows: Callable[[list[Turned]], bool]


def ended(reason: str, verb: str) -> Callable[[list[Turned]], bool]:
    """Whether a game ended for this reason with this move."""
    return lambda turned: (turned[-1].step.state.ended, turned[-1].words[0]) == (reason, verb)


def told(*names: str) -> Callable[[list[Turned]], bool]:
    """Whether all these events happened."""
    return lambda turned: {event.name for turn in turned for event in turn.step.events} >= set(names)


def anything(turned: list[Turned]) -> bool:
    """Every game will do."""
    return bool(turned)


def computer(state: State, seat: Seat, stream: Stream) -> Words:
    """What a computer player plays."""
    return choose(GAME, GAME.view(state, seat), seat, Chance(stream.below(1 << 64).to_bytes(32, "big")))


def mixed() -> dict[str, Wanted]:
    """Every combination of options with two numbers of seats, and all kinds of players in turn."""
    players, made = (anybody, computer, keeper, gatherer), {}
    for number, choices in enumerate(product(*(option.choices for option in GAME.options))):
        options = {option.name: choice for option, choice in zip(GAME.options, choices, strict=True)}
        for turn in range(2):
            seats = GAME.seats[(number + turn) % len(GAME.seats)]
            player = players[(number + 2 * turn) % len(players)]
            name = "-".join((str(seats), player.__name__, *choices))
            made[name] = Wanted(seats, player, options, anything)
    return made


WANTED = {
    "ends-by-swap": Wanted(2, anybody, {}, ended("tiles", "swap")),
    "ends-by-refill": Wanted(4, keeper, {}, ended("tiles", "end")),
    "ends-by-treasures": Wanted(3, keeper, {}, ended("treasures", "end")),
    "wars-and-monuments": Wanted(
        4, gatherer, {}, told("war-began", "tiles-removed", "monument-built", "tile-destroyed")
    ),
    "advanced-map": Wanted(4, gatherer, {"map": "advanced"}, told("treasure-taken", "war-began")),
    "english-variant": Wanted(3, gatherer, {"english-variant": "yes"}, told("war-began", "revolt-began")),
    "open-scores": Wanted(2, gatherer, {"open-scores": "yes"}, told("monument-built")),
    **mixed(),
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


def folds(whole: Record) -> Iterator[Fold[State]]:
    """A record as it is after each entry."""
    fold = begin(GAME, whole.header)
    for entry in whole.entries:
        fold = add(GAME, fold, entry)
        yield fold


def digests(whole: Record) -> dict[str, str]:
    """The digests of every so many states, by the number of the entry, and of the last."""
    states = [fold.state for fold in folds(whole)]
    kept = {str(number): codec.digest(states[number - 1]) for number in range(EVERY, len(states), EVERY)}
    return kept | {"last": codec.digest(states[-1])}


def text(whole: Record) -> str:
    """A golden file."""
    noted = [f"# state {name}: {digest}" for name, digest in digests(whole).items()]
    return "\n".join([whole.text(), *noted, ""])


def write(anew: bool) -> None:
    """The records into their folder; those that are there stay as they are unless they are to be made anew."""
    missing = [name for name in (*WANTED, SLIPS) if anew or not (FOLDER / f"{name}.tablet").exists()]
    for name in missing:
        whole = with_slips(found(WANTED["ends-by-treasures"]), 7) if name == SLIPS else found(WANTED[name])
        (FOLDER / f"{name}.tablet").write_text(text(whole), encoding="utf-8")


if __name__ == "__main__":
    write("--anew" in sys.argv)
