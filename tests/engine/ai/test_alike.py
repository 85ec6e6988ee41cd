"""Moves that a game's module calls alike, or worth the same: only one of them is tried, so the others must be of
exactly its value."""

from collections import defaultdict
from collections.abc import Hashable
from itertools import chain

import pytest

from engine.ai.chooser import make_position_judge
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance
from engine.games.kings.play import Kings
from engine.games.tigris.play import Tigris
from engine.games.wayfarers.play import Wayfarers
from engine.moves import every_move
from engine.registry import AnyGame
from tests.engine.playouts import playout, seed, tables
from tests.support.require import require

GAMES: tuple[AnyGame, ...] = (Tigris(), Kings())
GROUP = 4
"""Of moves that are alike so many are compared, from both ends."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("number", [0, *(pytest.param(number, marks=pytest.mark.full) for number in range(1, 4))])
def test_alike_moves_are_of_exactly_the_same_value(game: AnyGame, number: int) -> None:
    compare(game, number)


def test_dice_that_bring_the_same_are_of_exactly_the_same_value() -> None:
    """At two seats: alone, what dice show counts."""
    game = Wayfarers()
    compare(game, len(tables(game)) // len(game.seats))


def compare(game: AnyGame, number: int) -> None:
    evaluator = require(evaluator_of(game))
    compared = 0
    for played in playout(game, number).played[number::11]:
        view = game.view(played.before, played.seat)
        state = game.sample_state(view, Chance(seed(number)))
        worth = make_position_judge(game, evaluator, state, played.seat)
        groups: defaultdict[Hashable, list[tuple[str, ...]]] = defaultdict(list)
        for move in every_move(game, state, played.seat):
            if (kind := evaluator.equivalence_key(view, played.seat, move)) is not None:
                groups["alike", kind].append(move)
            if (kind := evaluator.sampled_equivalence_key(state, played.seat, move)) is not None:
                groups["same", kind].append(move)
        for group in groups.values():
            some = group if len(group) <= 2 * GROUP else list(chain(group[:GROUP], group[-GROUP:]))
            assert len({worth(game.play(state, played.seat, move).state) for move in some}) == 1, some
            compared += len(some) - 1
    assert compared > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_outcome_is_the_position_after_the_move(game: AnyGame) -> None:
    evaluator = require(evaluator_of(game))
    for played in playout(game, 5).played[::7]:
        after = evaluator.outcome(played.before, played.seat, played.move)
        assert after == game.play(played.before, played.seat, played.move).state
