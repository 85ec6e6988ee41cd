"""The arena is fair: each luck from every seat, the same games again, an interval that holds what it should."""

from contextlib import closing
from math import isclose

import pytest

from engine.chance import Chance
from engine.registry import find
from tests.bench import greedy
from tests.bench.arena import Ended, Side, Tally, opponents, rounds, wilson
from tests.bench.trees import THIS
from tests.engine.playouts import seed


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(16, 20, 0.584, 0.919), (0, 64, 0.0, 0.057), (4, 8, 0.215, 0.785)]
)
def test_an_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert all(isclose(*pair, abs_tol=0.001) for pair in zip(wilson(won, games), (low, high), strict=True))


def test_it_is_decided_once_the_fair_share_is_out_of_the_interval() -> None:
    won, lost = Ended(1, 9, 5, 80), Ended(0, 5, 9, 80)
    assert not Tally([won, lost] * 9).decided(0.5)
    assert not Tally([won] * 12 + [lost] * 8).decided(0.5)
    assert Tally([won] * 16 + [lost] * 4).decided(0.5)


@pytest.mark.full
def test_equal_players_win_as_often() -> None:
    """Each luck is played from both seats, so one of two equal players wins once and loses once."""
    with closing(Side(THIS)) as own, closing(Side(THIS)) as other:
        first, second = next(rounds(find("ur"), 2, own, other, {"pieces": "3"}))
        assert first is not None
        assert second is not None
        assert first.won + second.won == 1
        assert first.moves == second.moves
        assert own.times
        assert other.times


def test_players_of_one_tree_play_at_their_levels() -> None:
    """Equal ones would play the same game from both seats."""
    with closing(Side(THIS, "normal")) as own, closing(Side(THIS, "easy")) as other:
        first, second = next(rounds(find("ur"), 2, own, other, {"pieces": "3"}))
        assert first is not None
        assert second is not None
        assert first.moves != second.moves


def test_a_greedy_player_takes_points_and_brings_leaders_out() -> None:
    tigris = find("tigris")
    state = tigris.setup(tigris.marks[:2], {}, Chance(seed(1)))
    move = greedy.choose(tigris, tigris.view(state, 0), 0, Chance(seed(1)))
    assert move[0] == "leader"


def test_a_level_plays_against_a_greedy_player() -> None:
    with closing(Side(THIS, "beginner")) as own, closing(Side(THIS, "greedy")) as other:
        first, second = next(rounds(find("ur"), 2, own, other, {"pieces": "3"}))
        assert first is not None
        assert second is not None
        assert other.times


def test_a_new_game_plays_against_random_moves() -> None:
    """No commit has a player of it."""
    assert opponents("random", "", "") == ("", ("", "random"))
    assert opponents("", "normal", "easy") == ("", ("normal", "easy"))
    assert opponents("", "", "") == ("main", ("", ""))
    with closing(Side(THIS)) as own, closing(Side(THIS, "random")) as other:
        first, second = next(rounds(find("ur"), 2, own, other, {"pieces": "3"}))
    assert first is not None
    assert second is not None
    assert first.won + second.won == 2
