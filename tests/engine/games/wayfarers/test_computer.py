"""Preferences of a computer player of Wayfarers, which beats players who know nothing."""

from collections import Counter
from functools import partial

import pytest

from engine.ai import BEGINNER, EASY, choose
from engine.chance import Chance
from tests.engine import whole_games
from tests.engine.games.wayfarers.playing import GAME, Player, anybody, header
from tests.engine.games.wayfarers.positions import begin, play, with_player, with_rival, with_schemes
from tests.engine.playouts import seed

worth = partial(whole_games.worth, GAME)
chosen = partial(whole_games.choice, GAME)

CLEAR = 1500
"""After so many moves a game that has not ended is lost by the computer."""


def test_points_and_means_are_worth_something() -> None:
    state = begin()
    better = [
        with_player(state, silver=5),
        with_player(state, provision=4),
        with_player(state, workers=(1, 1, 1)),
        with_player(state, land="L01"),
        with_player(state, hosts="HL=T05"),
        with_player(state, tiles="UB2/front/2b"),
        with_player(state, node="n1b"),
        with_player(state, land="L19", space="S24"),
    ]
    assert all(worth(one) > worth(state) for one in better)


def test_a_goal_is_worth_what_it_may_double() -> None:
    """I06 wants five cities; S17 is worth a VP for each, HS none without tiles. A nearer goal is worth more."""
    state = with_player(begin(), land="L01", space="S17")
    on_start, on_stars = (with_player(state, tucked=f"{space}=I06") for space in ("HS", "S17"))
    assert worth(state) < worth(on_start) < worth(on_stars)
    nearer = with_player(state, land="L01 L02", tucked="S17=I06")
    assert worth(nearer) - worth(with_player(state, land="L01 L02")) > worth(on_stars) - worth(state)


def test_a_step_of_the_journal_is_taken() -> None:
    state = with_player(begin(), dice="2", tiles="UB4/front/2b")
    assert chosen(play(state, "die 2 H2 2", "choose H2 journal").state)[0] == "journal"


def test_the_last_step_is_taken() -> None:
    state = with_player(begin(), node="n9a", dice="2", tiles="UB4/front/2b", guilds=(1, 0, 0), stock=14)
    assert chosen(play(state, "die 2 H2 2", "choose H2 journal").state)[0] == "journal"


def test_a_payment_that_brings_a_card_is_made() -> None:
    assert chosen(play(with_player(begin(), dice="1"), "die 1 HL 1").state) == ("pay",)


def test_the_best_card_is_taken() -> None:
    """S08 is worth 4 as the most comets, and a step, for 3 silver; S24 as much for 4."""
    state = with_player(begin(), dice="6", silver=9, land="L19 L20 L21 L22", water="W01")
    assert chosen(play(state, "die 6 H1 6", "choose H1 card").state) == ("take", "S08")


def test_the_journal_is_urgent_in_a_game_that_lasts_long() -> None:
    """A third library opens the way on from n7a. A sixth vista is worth more until the other player has rolled many
    dice."""
    start = begin(land="L17 L26 L01 L19")
    rich = with_player(start, node="n7a", dice="1", land="L20 L21 L22 L23 L24 L25", water="W01", silver=9, provision=6)
    usual, late = (play(with_player(rich, 1, rolls=rolls), "die 1 HL 1", "pay").state for rolls in (60, 100))
    assert (chosen(usual), chosen(late)) == (("take", "L19"), ("take", "L17"))
    lucks = [Chance(seed(number)) for number in range(12)]
    for level in (BEGINNER, EASY):
        taken = Counter(choose(GAME, GAME.view(late, 0), 0, luck, None, level) for luck in lucks)
        assert taken.most_common(1)[0][0] == ("take", "L17")


def test_a_beginner_takes_the_tiles_for_the_next_step_in_a_game_that_lasts_long() -> None:
    """From n8a the way on needs seven tiles."""
    start, lucks = with_player(begin(), node="n8a", dice="3", silver=2), [Chance(seed(number)) for number in range(12)]
    usual, late = (play(with_player(start, 1, rolls=rolls), "die 3 H4 3").state for rolls in (60, 130))
    played = [{choose(GAME, GAME.view(one, 0), 0, luck, None, BEGINNER) for luck in lucks} for one in (usual, late)]
    assert ("skip",) in played[0]
    assert played[1] == {("choose", "H4", "tile")}


def test_the_rival_is_answered() -> None:
    state = with_rival(begin(1, space="S08 S24/crimson S03 S13"), workers=(0, 0, 0))
    asked = play(with_schemes(with_player(state, dice="1 2 3"), "C1"), "rest", "end")
    assert asked.asks() == "target"
    assert chosen(asked.state)[0] in ("allow", "deny")


def duel(number: int, opponent: Player | None) -> tuple[int, ...]:
    """The points of a computer and of an opponent (None: another computer); () if it takes too long."""
    start = header(number, 2)
    luck = Chance(start.seed)
    state, stream = GAME.setup(start.marks, dict(start.options), luck), luck.stream("duel")
    for _ in range(CLEAR):
        if (decision := GAME.decision(state)) is None:
            return tuple(score[0] for score in (GAME.result(state) or pytest.fail("no result")).scores)
        place = decision.seats[0]
        if place and opponent:
            move = opponent(state, place, stream)
        else:
            move = choose(GAME, GAME.view(state, place), place, Chance(stream.below(1 << 60).to_bytes(32, "big")))
        state = GAME.play(state, place, move).state
    return ()


@pytest.mark.full
def test_it_beats_who_knows_nothing() -> None:
    points = duel(3, anybody)
    assert points
    assert points[0] > points[1]


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_it_beats_who_knows_nothing_nearly_always() -> None:
    games = [duel(number, anybody) for number in range(100)]
    assert sum(bool(points) and points[0] > points[1] for points in games) >= 95


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_it_gets_45_points_in_the_mean() -> None:
    games = [duel(number, None) for number in range(20)]
    points = [point for game in games for point in game]
    assert all(games)
    assert sum(points) / len(points) >= 45
