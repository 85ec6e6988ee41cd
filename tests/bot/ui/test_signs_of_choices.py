"""Choices on panels have the games' own signs."""

import pytest

from bot.advice.panel_choices import panel_choices
from bot.text.signs import Emoji
from bot.ui.page import Source
from engine.registry import AnyGame, find_game
from tests.support.sheets import positions, records
from tests.support.signs import every_sign
from tests.support.sisters import drawn_games

LEAST = 0.95
"""The part of choices that has a sign."""

STRIDE = 5
"""Every so many positions of a record are looked at."""


@pytest.mark.parametrize("game", drawn_games("signs"), ids=lambda game: game.name)
def test_most_choices_have_a_sign(game: AnyGame) -> None:
    signs, moves = every_sign(game), []
    for position in positions(game, records(game)[0])[::STRIDE]:
        if position.decision is not None:
            found = panel_choices(game, position.state, position.decision.seats[0], Source(1, 1))
            moves += [*found.answers, *found.examples.values()]
    bare = [move for move in moves if signs.move(game.name, move) is None]
    assert moves
    assert len(bare) <= (1 - LEAST) * len(moves), bare


def test_moves_that_differ_have_the_sign_of_their_verb() -> None:
    signs = every_sign(find_game("mesopotamia"))
    several = ("gather", "home", "clay", "&", "gather", "settlement-B2", "stone")
    assert signs.move("mesopotamia", several) == Emoji("gather", 1)
    assert signs.move("mesopotamia", several[:3]) == Emoji("clay", 1)


def test_a_theme_has_its_own_signs_and_else_the_usual_ones() -> None:
    signs = every_sign(find_game("ur"))
    strong = signs.in_theme("high-contrast")
    assert signs.in_theme("standard") is signs
    assert signs.in_theme("high-contrast") is strong
    assert strong.word("ur", "throw") == Emoji("throw", 1)
    signs.update({("ur", "throw", "standard"): Emoji("throw", 1), ("ur", "throw", "high-contrast"): Emoji("throw", 2)})
    assert strong.move("ur", ("throw",)) == Emoji("throw", 2)
    assert signs.move("ur", ("throw",)) == Emoji("throw", 1)
    strong.clear()
    assert signs.move("ur", ("throw",)) is strong.move("ur", ("throw",)) is None
