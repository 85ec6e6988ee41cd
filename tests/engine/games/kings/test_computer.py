"""Preferences of a computer player of Contest of Kings, which beats players who know nothing."""

from functools import partial

import pytest
from msgspec.structs import replace

from engine.games.kings.pieces import Card
from engine.games.kings.state import Act, FiveCounts, State
from tests.engine import whole_games
from tests.engine.games.kings.positions import GAME, play, position
from tests.engine.playouts import playout
from tests.engine.whole_games import against_chance
from tests.support.require import require
from tests.support.samples import some

worth = partial(whole_games.worth, GAME)
chosen = partial(whole_games.choice, GAME)

HAND = {"archer": "2 settlement 2 market 2 temple 2 farm", "lion": "8 farm", "bull": "8 farm", "vase": "8 farm"}


def with_pile(pile: FiveCounts) -> State:
    state = position("$", hands=HAND, open_piles=True)
    return replace(state, banked=(pile, *state.banked[1:]), tops=(Card.SETTLEMENT, None, None, None))


def test_points_are_worth_most_where_they_are_fewest() -> None:
    gains = [with_pile(pile) for pile in ((5, 3, 2, 1, 0), (4, 4, 2, 1, 0), (4, 3, 3, 1, 0), (4, 3, 2, 2, 0))]
    assert sorted(gains, key=worth) == gains
    assert worth(with_pile((4, 3, 2, 1, 0))) < worth(gains[0])


def test_a_treasure_is_at_least_a_point_of_the_smallest_colour() -> None:
    """It may become one of another colour yet."""
    assert worth(with_pile((4, 3, 2, 1, 1))) >= worth(with_pile((4, 3, 2, 2, 0)))


def test_in_closed_piles_only_their_size_is_known() -> None:
    state = position(
        "$", hands=HAND, banked=((3, 0, 0, 0, 0), *((0, 0, 0, 0, 0),) * 3), tops=(Card.SETTLEMENT, None, None, None)
    )
    even = replace(state, banked=((1, 1, 1, 0, 0), *state.banked[1:]))
    assert worth(state) == worth(even) > worth(position("$", hands=HAND))


def test_a_leader_on_the_table_is_better_than_one_at_home() -> None:
    state = position("$", hands=HAND)
    placed = play(state, "archer leader trader A1").state
    assert worth(placed) > worth(state)


def test_a_king_counts_for_the_leaders_that_are_missing() -> None:
    state = position("$", hands=HAND)
    king, farmer = (play(state, f"archer leader {leader} A1").state for leader in ("king", "farmer"))
    assert worth(king) > worth(farmer)


def test_a_leader_with_a_ship_of_its_colour_is_better() -> None:
    state = position("$ . $\nk m", hands=HAND)
    shipped, plain = (play(state, f"archer leader king {place}").state for place in ("A1", "B1"))
    assert worth(shipped) > worth(plain)
    assert worth(shipped, 1) < worth(plain, 1)


def test_a_point_is_banked() -> None:
    assert chosen(play(position("$Af", hands=HAND), "archer card farm A").state) == ("bank",)


def test_a_treasure_is_taken() -> None:
    state = position("$At . $\nt m\nf s", hands=HAND)
    assert chosen(play(state, "archer card market AB").state)[0] == "treasure"


def test_columns_are_joined_for_a_treasure() -> None:
    state = replace(position("$At . $\nt m\nf s", hands={"archer": "temple market"}), actions=1)
    assert chosen(state)[0] == "card"
    assert chosen(state)[2] == "AB"


def test_what_others_may_bank_counts_against() -> None:
    state = position("$ . $Bf", hands=HAND)
    for_nobody, for_the_bull = (play(state, f"archer card farm {column}").state for column in "AB")
    assert worth(for_nobody) > worth(for_the_bull)
    treasure = position("$Bt . $\nt m\nf s", hands=HAND)
    assert worth(play(treasure, "archer card farm AB").state) < worth(play(treasure, "archer card farm C").state)


def test_a_treasure_behind_wars_is_hoped_for() -> None:
    state = position("$At . $\nsAk sLk\nf f", hands=HAND)
    other = position("$Bt . $\nsAk sLk\nf f", hands=HAND)
    own, others = (worth(play(begin, "archer card temple AB").state) - worth(begin) for begin in (state, other))
    assert own > others


def test_a_defender_adds_what_wins() -> None:
    """A card fewer on the table: adding two wins, adding fewer loses the leader, adding more is waste."""
    state = position("$Lk m s", hands={"archer": "4 temple", "lion": "4 temple 4 farm"})
    asked = play(state, "archer leader king B1", "archer support 3").state
    assert chosen(asked, 1) == ("support", "2")


def test_an_open_conflict_is_worth_its_hope() -> None:
    strong, weak = (
        play(position("$Lk m s", hands={"archer": f"{cards} temple", "lion": "4 farm"}), "archer leader king B1").state
        for cards in (5, 1)
    )
    assert worth(strong) - worth(replace(strong, conflict=None)) > worth(weak) - worth(replace(weak, conflict=None))
    assert worth(strong, 2) == worth(replace(strong, conflict=None), 2)


def test_a_war_for_more_cards_is_a_greater_prize() -> None:
    few, many = (
        play(position(f"$Ak . $Lk\ns {two}\ns {two}", hands={"archer": "temple 5 settlement"}), "archer card temple AB")
        for two in ("m", "s")
    )
    won = [play(game.state, "archer support 5", "lion support 0").pile("archer") for game in (few, many)]
    assert won == [(1, 0, 0, 0, 0), (3, 0, 0, 0, 0)]
    sure = [play(game.state, "archer support 5").state for game in (few, many)]
    assert worth(sure[1]) > worth(sure[0])


def test_a_row_of_four_is_promising() -> None:
    state = position("$\nt\nm\nm\nm", hands=HAND)
    asked = play(state, "archer card market A").state
    assert worth(asked) > worth(replace(asked, agenda=asked.agenda[1:]))


def test_nobody_ends_a_turn_with_actions_left() -> None:
    for played in playout(GAME, 4).played[::60]:
        if played.before.actions and played.before.agenda[:1] == (Act(),):
            assert chosen(played.before, played.seat) != ("end",)


def clever_game(number: int, clever: int) -> tuple[State, int]:
    """How a game of one computer among random players ended, and after how many moves."""
    return against_chance(GAME, number, clever, **{"open-piles": ("no", "yes")[number % 2]})


@pytest.mark.parametrize("number", some(range(2), 0))
def test_a_computer_beats_random_players(number: int) -> None:
    state, moves = clever_game(number, 1)
    result = require(GAME.result(state))
    assert result.ranks[1] == 1
    assert moves < 1000


@pytest.mark.full
def test_a_computer_beats_random_players_nearly_always() -> None:
    ends = [(GAME.result(clever_game(number, number % 2)[0]), number % 2) for number in range(100, 140)]
    assert sum(result is not None and result.ranks[clever] == 1 for result, clever in ends) >= 38
