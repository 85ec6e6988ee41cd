"""The tuner finds what a change brings, and changes nothing but the player that it is told to change."""

from collections.abc import Mapping
from contextlib import closing
from itertools import islice
from math import exp
from random import Random

import pytest

from engine.games.mesopotamia.content.tables import ACTIONS, TOP_LEVEL
from engine.registry import GAMES, AnyGame, find_game
from tests.bench.arena import Side, played
from tests.bench.trees import THIS
from tests.bench.tuner import Trial, changeable, changed, slopes, stepped, trials
from tests.bench.weights import Weight, weights
from tests.engine.playouts import seed

SHORT = {"pieces": "3"}
"""Options of a short game of Ur."""

START: Mapping[str, Weight] = {"_CARD": 2.0, "_TILE": 1.0, "_LOSS": -3.0, "_GOODS": (0.0, 1.0, 1.5), "_NOTHING": 0.0}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_game_has_weights(game: AnyGame) -> None:
    found = weights(game.name)
    assert len(found) > 3
    assert flat(changed(found, {}, 0.5)) == pytest.approx(flat(found))


def test_a_table_of_rows_is_weighed_row_by_row() -> None:
    levels = {
        name: weight for name, weight in weights("mesopotamia").items() if name.startswith("riches._LEVEL_VALUES.")
    }
    assert [name.rpartition(".")[2] for name in levels] == list(ACTIONS)
    assert len(flat(levels)) == len(ACTIONS) * TOP_LEVEL


def flat(found: Mapping[str, Weight]) -> list[float]:
    return [part for weight in found.values() for part in (weight if isinstance(weight, tuple) else (weight,))]


def test_a_change_is_a_factor_and_keeps_the_sign() -> None:
    found = changed(START, {"_CARD": 1.0, "_LOSS": 1.0}, 0.5)
    assert flat(found) == pytest.approx(flat({**START, "_CARD": 2.0 * exp(0.5), "_LOSS": -3.0 * exp(0.5)}))


def test_a_row_has_a_size_and_a_shape() -> None:
    small, middle, large = row(changed(START, {"_GOODS": 1.0, "_GOODS shape": -1.0}, 0.5), "_GOODS")
    assert (small, large) == pytest.approx((0.0, 1.5 * exp(0.5)))
    assert middle / large > 1.0 / 1.5


def row(found: Mapping[str, Weight], name: str) -> tuple[float, ...]:
    weight = found[name]
    assert isinstance(weight, tuple)
    return weight


def test_a_change_is_measured_despite_luck() -> None:
    luck = Random(1)
    done = []
    for _ in range(300):
        changes = {name: luck.gauss(0, 1) for name in changeable(START)}
        done.append(Trial(changes, 3 * changes["_CARD"] - 2 * changes["_GOODS"] + luck.gauss(0, 8)))
    found = slopes(done)
    gains = {slope.name: slope for slope in found}
    assert [slope.name for slope in found[:2]] == ["_CARD", "_GOODS"]
    assert all(abs(gains[name].gain - gain) < 3 * gains[name].error for name, gain in (("_CARD", 3), ("_TILE", 0)))
    assert abs(gains["_TILE"].certain) < 0.5
    moved = stepped(START, found, 0.5, 0.3)
    assert moved["_CARD"] == pytest.approx(2.0 * exp(0.5 * min(1.2, 0.3 * gains["_CARD"].certain)))
    assert row(moved, "_GOODS") < row(START, "_GOODS")
    assert moved["_NOTHING"] == 0.0


@pytest.mark.full
def test_the_same_numbers_are_the_same_games() -> None:
    ur = find_game("ur")
    (first, second), (again,) = ([*islice(trials(ur, 2, weights("ur"), 0.5, SHORT, 4), count)] for count in (2, 1))
    assert first == again
    assert first.changes != second.changes


@pytest.mark.full
def test_other_weights_play_another_game() -> None:
    ur = find_game("ur")
    with closing(Side(THIS)) as own, closing(Side(THIS)) as other:
        usual = played(ur, [own, other], 0, seed(1), SHORT)
        own.tell("weigh", "ur", {"_HOME": -40.0, "_EXPOSED": 9.0})
        assert played(ur, [own, other], 0, seed(1), SHORT) != usual
        own.tell("weigh", "ur", weights("ur"))
        assert played(ur, [own, other], 0, seed(1), SHORT) == usual
