"""The arena is fair: each luck from every seat, the same games again, an interval that holds what it should."""

from contextlib import closing
from math import isclose

import pytest

from engine.chance import Chance
from engine.game import Words
from engine.registry import find_game
from tests.bench import greedy
from tests.bench.arena import Ended, Side, Tally, main, opponents, rounds, wilson
from tests.bench.trees import THIS
from tests.engine.games.kings.positions import GAME, position
from tests.engine.playouts import seed
from tests.support.require import require


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
        first, second = next(rounds(find_game("ur"), 2, own, other, {"pieces": "3"}))
        assert first is not None
        assert second is not None
        assert first.won + second.won == 1
        assert first.moves == second.moves
        assert own.times
        assert other.times


def test_players_of_one_tree_play_at_their_levels() -> None:
    """Equal ones would play the same game from both seats."""
    with closing(Side(THIS, "normal")) as own, closing(Side(THIS, "easy")) as other:
        first, second = next(rounds(find_game("ur"), 2, own, other, {"pieces": "3"}))
        assert second is not None
        assert require(first).moves != second.moves


def test_a_greedy_player_takes_points_and_brings_leaders_out() -> None:
    tigris = find_game("tigris")
    state = tigris.setup(tigris.marks[:2], {}, Chance(seed(1)))
    move = greedy.choose(tigris, tigris.view(state, 0), 0, Chance(seed(1)))
    assert move[0] == "leader"


def test_a_new_game_plays_against_random_moves() -> None:
    """No commit has a player of it."""
    assert opponents("random", "", "") == ("", ("", "random"))
    assert opponents("", "normal", "easy") == ("", ("normal", "easy"))
    assert opponents("", "", "") == ("main", ("", ""))
    with closing(Side(THIS)) as own, closing(Side(THIS, "random")) as other:
        first, second = next(rounds(find_game("ur"), 2, own, other, {"pieces": "3"}))
    assert second is not None
    assert require(first).won + second.won == 2


def chosen_in_kings(window: str, hand: str) -> set[Words]:
    """Return the moves of a greedy player under several lucks."""
    state = position(window, hands={"archer": hand})
    return {greedy.choose(GAME, GAME.view(state, 0), 0, Chance(seed(number))) for number in range(8)}


def test_a_greedy_player_plays_no_card_for_a_point_that_it_cannot_bank() -> None:
    found = chosen_in_kings("$Ak", "1 market 2 temple")
    assert {move[:2] for move in found} == {("card", "temple")}


def test_a_greedy_player_goes_on_before_ships_bring_points() -> None:
    """They come at the end of the turn anyway."""
    assert ("end",) not in chosen_in_kings("$Af t $Ak\nk d", "1 settlement 2 farm")


def test_games_against_a_greedy_player_are_counted_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It loses to the usual players, so it would have won if theirs were counted."""
    words = "ur --level normal --against greedy --games 2 --least 2 --first 1 --option pieces=3"
    monkeypatch.setattr("sys.argv", ["arena", *words.split()])
    main()
    first, *times = capsys.readouterr().out.splitlines()
    assert first.startswith("ur, 2 seats, this tree greedy: 0 of 2 won = 0 %")
    assert [line.split(":")[0] for line in times] == ["this tree greedy", "this tree normal"]
