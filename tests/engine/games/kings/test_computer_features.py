"""Features for a computer player of Contest of Kings, all of which are weighed."""

import random
from collections.abc import Mapping

import pytest

from engine.ai import remember_open_cards
from engine.games.kings.computer.features import FEATURES, Features, pile_of
from engine.games.kings.computer.learned import SEVERAL_SEATS, TWO_SEATS
from engine.games.kings.computer.worth import stage
from engine.games.kings.state import State
from tests.engine.games.kings.positions import GAME, position
from tests.engine.playouts import playout

NAMES = [name for names in FEATURES.values() for name in names]
HAND = {"archer": "2 settlement 2 market 2 temple 2 farm"}
TABLES = {
    f"{seats}-{moment}": weights
    for seats, table in (("two", TWO_SEATS), ("several", SEVERAL_SEATS))
    for moment, weights in table.items()
}


def seen(state: State, seat: int = 0) -> Mapping[str, float]:
    found = Features(remember_open_cards(GAME).view(state, seat), seat).values()
    return {name: value for term, names in FEATURES.items() for name, value in zip(names, found[term], strict=True)}


@pytest.mark.parametrize("weights", TABLES.values(), ids=TABLES)
def test_each_feature_is_weighed_at_each_stage(weights: Mapping[str, tuple[float, ...]]) -> None:
    assert list(weights) == NAMES
    assert {len(row) for row in weights.values()} == {5}


def test_stages_end_one_after_the_other_as_the_deck_runs_out() -> None:
    played = playout(GAME, 2).played
    stages = [stage(GAME.view(one.before, 0)) for one in played]
    assert stages == sorted(stages, reverse=True)
    assert {1, 2, 3, 4} <= set(stages)


def test_what_was_found_before_makes_no_difference() -> None:
    """Kingdoms that stay as they are from one position to the next are not read again."""
    states = [played.before for played in playout(GAME, 1).played[::7]]
    first = [seen(state) for state in states]
    order = list(range(len(states)))
    random.Random(3).shuffle(order)
    assert {place: seen(states[place]) for place in order} == dict(enumerate(first))


def test_points_come_of_pairs_where_a_leader_rules() -> None:
    found = seen(position("$Af $", hands=HAND))
    assert [found[f"cover-{letter}"] for letter in "abcd"] == [0, 0, 0, 1]
    assert [found[f"pair-{letter}"] for letter in "abcd"] == [0, 0, 0, 1]
    king = seen(position("$Ak $", hands=HAND))
    assert [king[f"cover-{letter}"] for letter in "abcd"] == [1, 1, 1, 1]
    assert [king[f"leader-{letter}"] for letter in "abcd"] == [1, 0, 0, 0]


def test_a_trader_beside_a_treasure_reaches_it() -> None:
    ready, near = seen(position("$At . $\nt m\nf s", hands=HAND)), seen(position("$At . $\nt m\nf", hands=HAND))
    assert (ready["reach"], ready["reach-near"], ready["rival-reach"]) == (1, 0, 0)
    assert (near["reach"], near["reach-near"]) == (0, 1)
    assert seen(position("$Bt . $\nt m\nf s", hands=HAND))["rival-reach"] == 1


def test_the_stronger_side_hopes_to_win_a_war() -> None:
    state = position("$Ak . $Lk\ns m\ns m", hands={**HAND, "lion": "8 farm"})
    own, other = seen(state), seen(state, 1)
    assert own["war-win"] > 0.8
    assert other["war-win"] < 0.2 < own["war-best"]
    assert other["war-worst"] > 1


def test_the_size_of_a_closed_pile_stands_for_points_of_all_colours() -> None:
    state = position("$", hands=HAND, banked=((3, 0, 0, 0, 0), *((0, 0, 0, 0, 0),) * 3), tops=(0, None, None, None))
    assert pile_of(GAME.view(state, 0), 0).parts == (0.75,) * 4
    assert pile_of(remember_open_cards(GAME).view(state, 0), 0).parts == (0, 0, 0, 3)
