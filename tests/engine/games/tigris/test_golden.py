"""The golden records of this game show each way to end, all options together and all kinds of players.

`python -m tests.engine.games.tigris.test_golden` writes those that are missing, and with `--anew` all of them, which
only a change of the rules justifies.
"""

import sys
from itertools import product

from engine.ai import choose
from engine.chance import Chance, Stream
from engine.game import Seat, Words
from engine.games.tigris.state import State
from tests.engine.games.tigris.playing import anybody, gatherer, keeper
from tests.engine.games.tigris.positions import GAME
from tests.engine.golden import Shows, Wanted, final, found, paths, recorded, told, with_slips, write

PATHS = paths(GAME)
EVERY = 40
"""Entries between two states whose digests are kept."""

SLIPS = "slips"


def ended(reason: str, verb: str) -> Shows:
    """Whether a game ended for this reason with this move."""
    return lambda turned: (turned[-1].step.state.ended, turned[-1].words[0]) == (reason, verb)


def computer(state: State, seat: Seat, stream: Stream) -> Words:
    """What a computer player plays."""
    return choose(GAME, GAME.view(state, seat), seat, Chance(stream.below(1 << 64).to_bytes(32, "big")))


def mixed() -> dict[str, Wanted[State]]:
    """Every combination of options with two numbers of seats, and all kinds of players in turn."""
    players, made = (anybody, computer, keeper, gatherer), {}
    for number, choices in enumerate(product(*(option.choices for option in GAME.options))):
        options = {option.name: choice for option, choice in zip(GAME.options, choices, strict=True)}
        for turn in range(2):
            seats = GAME.seats[(number + turn) % len(GAME.seats)]
            player = players[(number + 2 * turn) % len(players)]
            name = "-".join((str(seats), player.__name__, *choices))
            made[name] = Wanted(seats, player, options, bool)
    return made


WANTED = {
    "ends-by-swap": Wanted(2, anybody, {}, ended("tiles", "swap")),
    "ends-by-refill": Wanted(4, keeper, {}, ended("tiles", "end")),
    "wars-and-monuments": Wanted(
        4, gatherer, {}, told("war-began", "tiles-removed", "monument-built", "tile-destroyed")
    ),
    "advanced-map": Wanted(4, gatherer, {"map": "advanced"}, told("treasure-taken", "war-began")),
    "english-variant": Wanted(3, gatherer, {"english-variant": "yes"}, told("war-began", "revolt-began")),
    "open-scores": Wanted(2, gatherer, {"open-scores": "yes"}, told("monument-built")),
    **mixed(),
}


def test_there_is_one_for_each_way_to_end() -> None:
    last_words = {(final(GAME, path).ended, recorded(path)[0].entries[-1].words[0]) for path in PATHS}
    assert last_words == {("tiles", "swap"), ("tiles", "end"), ("treasures", "end")}


def test_there_is_one_for_each_combination_of_options_number_of_seats_and_wish() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    assert chosen == {pair for option in GAME.options for pair in product((option.name,), option.choices)}
    together = {tuple(choice for _, choice in header.options) for header in headers}
    assert together == set(product(*(option.choices for option in GAME.options)))
    assert {len(header.marks) for header in headers} == set(GAME.seats)
    assert len(headers) >= 20
    assert {path.stem for path in PATHS} >= set(WANTED)


def test_digests_are_kept_on_the_way() -> None:
    for whole, digests in map(recorded, PATHS):
        assert [*digests] == [*range(EVERY, len(whole.entries), EVERY), len(whole.entries)]


if __name__ == "__main__":
    there = () if "--anew" in sys.argv else {path.stem for path in PATHS}
    records = {name: found(GAME, wanted) for name, wanted in WANTED.items() if name not in there}
    if SLIPS not in there:
        records[SLIPS] = with_slips(found(GAME, WANTED["3-keeper-standard-no-no"]), 7)
    write(GAME, records, EVERY)
