"""Why a move is recommended: the considerations that it raises most, as far as the player can know."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai import rank_moves, reasons_for_moves
from engine.ai.evaluator import Evaluator, evaluator_of
from engine.chance import Chance
from engine.game import Seat, Words
from engine.moves import random_move
from engine.registry import GAMES, AnyGame
from tests.bot.text.entries import entries
from tests.engine.games.mesopotamia.positions import GAME as MESOPOTAMIA
from tests.engine.games.mesopotamia.positions import after, bare, having
from tests.engine.playouts import Played, playout, seed
from tests.support.games.auction import Auction

LUCK = Chance(seed(7))

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def sample(game: AnyGame) -> list[Played[object]]:
    return list(playout(game, 0).played[::29])


def why(game: AnyGame, view: object, seat: Seat, move: Words) -> tuple[str, ...]:
    return reasons_for_moves(game, view, seat, LUCK, [move])[0]


@pytest.mark.parametrize(
    ("game", "evaluator"),
    [pytest.param(game, evaluator, id=game.name) for game in GAMES if (evaluator := evaluator_of(game))],
)
def test_each_term_has_a_word(game: AnyGame, evaluator: Evaluator[Any, Any]) -> None:
    named = {name for played in sample(game) for name in evaluator.features(game.view(played.before, played.seat), 0)}
    assert named
    assert {f"reason-{name}" for name in named} - entries(game.name, "en").keys() == set()


@every_game
def test_a_reason_does_not_depend_on_what_is_hidden(game: AnyGame) -> None:
    for played in sample(game):
        state, seat = played.before, played.seat
        view = game.view(state, seat)
        move = random_move(game, state, seat, LUCK.stream("move"))
        imagined = game.view(game.sample_state(view, Chance(seed(1))), seat)
        found = why(game, view, seat, move)
        assert found == why(game, imagined, seat, move)
        assert len(found) <= 2


def test_a_garden_is_built_for_the_garden() -> None:
    state = having(replace(bare(), garden="G11"), "sumer", "1 stone 2 wood", "build 4")
    state = after(state, "sumer use build")
    assert why(MESOPOTAMIA, MESOPOTAMIA.view(state, 0), 0, ("build", "garden"))[:1] == ("gardens",)


def test_what_speaks_for_a_move_is_what_sets_it_apart() -> None:
    """Of four quests three are kept, whichever: each answer ends the round, and the best leaves the quests nearer."""
    played = next(one for one in playout(MESOPOTAMIA, 0).played if one.move[0] == "keep")
    view = MESOPOTAMIA.view(played.before, played.seat)
    best, *_, worst = rank_moves(MESOPOTAMIA, view, played.seat, LUCK).moves
    assert [why(MESOPOTAMIA, view, played.seat, move) for move in (best, worst)] == [("actions",), ("actions",)]
    assert reasons_for_moves(MESOPOTAMIA, view, played.seat, LUCK, [best, worst]) == (("quests",), ("actions",))


def test_nothing_is_given_for_a_game_that_nobody_has_judged() -> None:
    game = Auction()
    state = game.setup(game.marks[:2], {}, LUCK)
    move = random_move(game, state, 0, LUCK.stream("move"))
    assert reasons_for_moves(game, game.view(state, 0), 0, LUCK, [move]) == ((),)
