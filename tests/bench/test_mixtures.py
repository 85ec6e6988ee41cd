"""Mixtures of levels: a game of two levels is played to its end."""

from engine import ai
from engine.registry import find_game
from tests.bench.mixtures import count_moves

THREE_PIECES = 2
"""The number of a game of Ur with three pieces."""


def test_a_beginner_and_an_easy_computer_end_their_game() -> None:
    ur = find_game("ur")
    assert 20 < count_moves(ur, (ai.BEGINNER, ai.EASY), THREE_PIECES) < ur.max_moves
