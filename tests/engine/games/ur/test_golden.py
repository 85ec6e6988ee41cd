"""The golden records of this game show its end, each option and each verb.

`python -m tests.engine.games.ur.test_golden` writes those that are missing: the others name only the options
there were.
"""

from itertools import product

from engine.chance import Stream
from engine.game import Seat, Words
from engine.games.ur.state import State
from engine.moves import random_move
from tests.engine.games.ur.positions import GAME
from tests.engine.golden import GOLDEN, Wanted, final, found, paths, recorded, said, told, with_slips, write

PATHS = paths(GAME)


def anybody(state: State, seat: Seat, stream: Stream) -> Words:
    """Any move."""
    return random_move(GAME, state, seat, stream)


WANTED = {
    "seven-pieces": Wanted(2, anybody, {}, told("captured", "rosette", "turn-lost", "borne-off")),
    "five-pieces": Wanted(2, anybody, {"pieces": "5"}, said("throw", "move")),
    "three-pieces": Wanted(2, anybody, {"pieces": "3"}, told("captured")),
    "masters": Wanted(2, anybody, {"path": "masters", "dice": "three", "captures": "again"}, told("capture-again")),
    "safe-masters": Wanted(2, anybody, {"path": "masters", "rosettes": "safe"}, told("captured")),
    "open-bell": Wanted(2, anybody, {"rosettes": "open", "pieces": "5"}, told("captured")),
}


def test_every_game_ends_with_a_winner() -> None:
    for path in PATHS:
        result = GAME.result(final(GAME, path))
        assert result is not None
        assert sorted(result.ranks) == [1, 2]


def test_there_is_one_for_each_option_and_wish() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    assert chosen == {pair for option in GAME.options for pair in product((option.name,), option.choices)}
    assert {path.stem for path in PATHS} == {*WANTED, "slips"}


def test_one_has_every_verb() -> None:
    verbs = {entry.words[0] for entry in recorded(GOLDEN / GAME.name / "five-pieces.tablet")[0].entries}
    assert verbs == {verb.name for verb in GAME.verbs}


if __name__ == "__main__":
    records = {name: found(GAME, wanted) for name, wanted in WANTED.items()}
    records |= {"slips": with_slips(records["three-pieces"], 7)}
    write(GAME, {name: one for name, one in records.items() if GOLDEN / GAME.name / f"{name}.tablet" not in PATHS})
