"""The learner turns games into weights."""

import numpy as np
import pytest

from engine.games.wayfarers.computer.alone import WEIGHTS
from tests.bench.learner import NAMES, RIVALS, STAGES, Played, fitted, played


def test_the_fit_finds_what_leads_depend_on() -> None:
    """Two of the features decide, in one stage; the weights of others and of other stages stay as they were."""
    luck = np.random.default_rng(3)
    start = dict.fromkeys(NAMES, (0.0,) * len(STAGES))
    found = []
    for _ in range(600):
        values = luck.integers(0, 4, len(NAMES)).astype(float)
        found.append(Played([(2, values)], int(3 * values[4] - 2 * values[7])))
    weights = fitted(found, start, 1.0)
    assert weights[NAMES[4]][2] == pytest.approx(3, abs=0.4)
    assert weights[NAMES[7]][2] == pytest.approx(-2, abs=0.4)
    assert abs(weights[NAMES[9]][2]) < 0.4
    assert {weight for row in weights.values() for place, weight in enumerate(row) if place != 2} == {0.0}


def test_each_end_of_a_turn_is_seen_with_all_features() -> None:
    game = played(3, RIVALS[3], 0)
    assert len(game.seen) > 10
    assert {values.shape for _, values in game.seen} == {(len(NAMES),)}
    assert {at for at, _ in game.seen} <= set(STAGES)
    assert set(NAMES) < set(WEIGHTS)
