"""No text crashes what reads diagrams: it is a view, which is drawn and read back, or it is refused in one way."""

import re
from contextlib import suppress

import pytest
from hypothesis import strategies as some

from engine.registry import GAMES, AnyGame
from tests.engine.test_conformance import reader
from tests.malice.effort import efforts, hold
from tests.malice.hostile_inputs import NASTY, played, word

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def drawn(game: AnyGame, number: int, share: float, looker: int) -> str:
    """A diagram from the middle of a random game."""
    one = played(game, number)
    state = one.states[int(share * (len(one.states) - 1))]
    return game.diagram(game.view(state, one.lookers[looker % len(one.lookers)]))


def reads_or_is_refused(game: AnyGame, text: str) -> None:
    with suppress(ValueError):
        view = reader(game)(text)
        assert reader(game)(game.diagram(view)) == view


@efforts
@every_game
def test_no_text_crashes(game: AnyGame, examples: int) -> None:
    lines = some.lists(some.text(max_size=40) | word(game), max_size=30).map("\n".join)
    hold(examples, lambda text: reads_or_is_refused(game, text), lines)


@efforts
@every_game
def test_no_spoilt_diagram_crashes(game: AnyGame, examples: int) -> None:
    def holds(number: int, share: float, looker: int, at: float, length: int, instead: str) -> None:
        text = drawn(game, number, share, looker)
        start = int(at * len(text))
        reads_or_is_refused(game, text[:start] + instead + text[start + length :])

    pieces = word(game) | some.sampled_from(NASTY) | some.text("ABLPkfpt$x#.~ =:?-,0123456789\n", max_size=6)
    fifth = some.integers(0, 4)
    hold(examples * 3, holds, some.integers(0, 2), some.floats(0, 1), fifth, some.floats(0, 1), fifth, pieces)


@every_game
def test_no_number_is_too_large(game: AnyGame) -> None:
    """One in each place of each line; none is taken for a count of things to make."""
    text, lines = drawn(game, 0, 0.5, 0), set()
    for number in re.finditer(r"\d+", text):
        before = text[: number.start()].rpartition("\n")[2]
        place = before.partition(":")[0], len(before.split())
        if place not in lines:
            lines.add(place)
            reads_or_is_refused(game, f"{text[: number.start()]}{10**90}{text[number.end() :]}")


@efforts
@every_game
def test_no_shuffled_diagram_crashes(game: AnyGame, examples: int) -> None:
    lines = sorted({line for share in (0.1, 0.4, 0.9) for line in drawn(game, 1, share, 0).splitlines()})

    def holds(taken: list[str]) -> None:
        reads_or_is_refused(game, "\n".join(taken))

    hold(examples, holds, some.lists(some.sampled_from(lines), max_size=40))
