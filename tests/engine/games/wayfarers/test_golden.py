"""The golden records of this game show each side of the journal, each opponent and each verb.

`python -m tests.engine.games.wayfarers.test_golden` writes them anew, which only a change of the rules justifies.
"""

from collections.abc import Mapping
from itertools import product

from engine.games.wayfarers.state import State
from engine.record import UNDO
from tests.engine.games.wayfarers.playing import GAME, guided
from tests.engine.golden import Shows, Wanted, found, paths, recorded, said, told, with_slips, write

PATHS = paths(GAME)
PEOPLE = {verb.name for verb in GAME.verbs} - {"allow", "deny", "conclude"}
"""The verbs of games of several; for `conclude` a game must come to a standstill, which `test_blocked` has."""


def shorter_than(most: int) -> Shows:
    """Whether a game is short enough to be kept."""
    return lambda turned: len(turned) < most


SHORT = shorter_than(700)


def alone(shows: Shows, **options: str) -> Wanted[State]:
    """A short game of one."""
    return Wanted(1, guided, options, lambda turned: SHORT(turned) and shows(turned))


def among(seats: int, shows: Shows = SHORT, **options: str) -> Wanted[State]:
    """A game of several."""
    return Wanted(seats, guided, options, shows)


WANTED: Mapping[str, Wanted[State]] = {
    "two-on-sides-a": among(2, sections="aaa"),
    "two-on-sides-b": among(2, sections="bbb"),
    "two-with-cards-drawn": among(2, lambda t: SHORT(t) and told("drew", "fee-paid")(t), sections="abb"),
    "three-on-mixed-sides": among(3, shorter_than(1000), sections="aba"),
    "four-on-mixed-sides": among(4, shorter_than(1000), sections="bab"),
    "three-further-sides": among(3, shorter_than(1000), sections="aab"),
    "two-further-sides": among(2, sections="baa"),
    "two-last-sides": among(2, sections="bba"),
    "every-verb": among(2, said(*PEOPLE)),
    "against-space": alone(told("rival-last-round"), opponent="space"),
    "against-upgrade": alone(told("rival-rests"), opponent="upgrade"),
    "against-townsfolk": alone(told("rival-denied"), opponent="townsfolk"),
    "against-journal": alone(told("rival-allowed"), opponent="journal"),
    "alone-and-first-to-arrive": alone(told("last-round")),
}


def test_there_is_one_for_each_option_and_number_of_seats() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    assert chosen == {pair for option in GAME.options for pair in product((option.name,), option.choices)}
    assert {len(header.marks) for header in headers} == set(GAME.seats)
    assert {path.stem for path in PATHS} == {*WANTED, "slips"}


def test_they_have_every_verb() -> None:
    verbs = {entry.words[0] for path in PATHS for entry in recorded(path)[0].entries}
    assert verbs == {*PEOPLE, "allow", "deny", UNDO}


if __name__ == "__main__":
    records = {name: found(GAME, wanted) for name, wanted in WANTED.items()}
    write(GAME, records | {"slips": with_slips(records["against-space"], 7)})
