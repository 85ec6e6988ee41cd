"""A goal of its own stands on every board of a game, whole, in each language."""

from collections.abc import Mapping
from itertools import product
from typing import TypeAlias

import pytest

from bot.text.voice import LANGUAGES
from engine.chance import Chance
from engine.game import Clause
from engine.registry import find
from render.kit.headline import with_aim
from render.layouts.frame import EDGE
from render.layouts.headed import HIGH
from render.raster import compose
from render.registry import pictures
from render.sprites.cards import Label
from tests.engine.playouts import seed
from tests.support.scenes import look, texts

Goal: TypeAlias = tuple[str, tuple[str, ...], Mapping[str, str]]
GOALS: tuple[Goal, ...] = (
    ("mesopotamia", ("akkad",), {"mode": "ur"}),
    ("mesopotamia", ("akkad",), {"mode": "ashur"}),
    ("mesopotamia", ("akkad",), {"mode": "kings", "rounds": "20"}),
    ("mesopotamia", ("akkad", "sumer"), {"mode": "kings", "side": "together", "rounds": "20"}),
    ("wayfarers", ("crimson",), {}),
)
SINGLE = frozenset({"area", "node", "rival"})


@pytest.mark.parametrize(("language", "goal"), [*product(LANGUAGES, GOALS)])
def test_it_stands_on_the_board_in_its_description_and_in_words(language: str, goal: Goal) -> None:
    name, marks, options = goal
    game, drawn, context = find(name), pictures(name), look(language, game=name)
    view = game.view(game.setup(marks, options, Chance(seed(1))), None)
    aim = game.aim(view)
    assert aim is not None
    told = context.say(aim.kind, **dict(aim.facts))
    board = drawn.board(view, context, ())
    assert told in texts(board)
    assert board.alt.startswith(told)
    assert told in drawn.describe(view, context)
    widest = tuple((key, fact if key in SINGLE else 88) for key, fact in aim.facts)
    assert context.say(aim.kind, **dict(widest)) in texts(with_aim(board, context, Clause(aim.kind, widest)))
    (label,) = (item for item in board.items if isinstance(item.sprite, Label) and item.sprite.text == told)
    assert label.z >= EDGE
    assert HIGH < label.y < 2 * HIGH


@pytest.mark.parametrize(("name", "marks"), [("mesopotamia", ("akkad", "sumer")), ("wayfarers", ("crimson", "azure"))])
def test_a_board_without_one_is_as_high_as_ever(name: str, marks: tuple[str, ...]) -> None:
    game = find(name)
    view = game.view(game.setup(marks, {}, Chance(seed(1))), None)
    assert game.aim(view) is None
    assert pictures(name).board(view, look(game=name), ()).size == (1100, 700)


def test_its_picture_can_be_painted() -> None:
    game = find("wayfarers")
    view = game.view(game.setup(("crimson",), {}, Chance(seed(1))), None)
    assert compose(pictures("wayfarers").board(view, look(game="wayfarers"), ())).size == (2200, 1512)
