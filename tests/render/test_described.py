"""The position in words, of every game: all that the view shows, and nothing that it hides."""

import pytest

from engine.registry import GAMES, AnyGame
from render.registry import load_pictures
from tests.engine.playouts import playout, tables
from tests.support.samples import some
from tests.support.scenes import look

WAYS = 6
"""Games of different options and seats that are told."""

LAST = WAYS - 1
"""The last of them."""


def spread(game: AnyGame, number: int) -> int:
    """The number of a game, so that the ways reach from the first table to the last: from few seats to many."""
    return number * max(len(tables(game)) - 1, LAST) // LAST


by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
by_number = pytest.mark.parametrize("number", some(range(WAYS), *range(0, WAYS, 2)))


@by_game
@by_number
@pytest.mark.parametrize("stride", [25, pytest.param(1, marks=pytest.mark.full)])
def test_a_description_covers_the_whole_view(game: AnyGame, number: int, stride: int) -> None:
    """Two views that differ are told differently; the diagram, which reads back, tells when they differ."""
    played, context = playout(game, spread(game, number)), look(game=game.name)
    described = load_pictures(game.name).describe
    for seat in played.lookers:
        views = [game.view(state, seat) for state in played.states[::stride]]
        pairs = {(game.diagram(view), described(view, context)) for view in views}
        assert len(pairs) == len({diagram for diagram, _ in pairs}) == len({words for _, words in pairs})


@by_game
@by_number
@pytest.mark.parametrize("stride", [52, pytest.param(13, marks=pytest.mark.full)])
def test_nothing_hidden_is_described(game: AnyGame, number: int, stride: int) -> None:
    played, context = playout(game, spread(game, number)), look(game=game.name)
    described = load_pictures(game.name).describe
    for state in played.states[::stride]:
        for seat in played.lookers:
            view = game.view(state, seat)
            imagined = game.sample_state(view, played.chance())
            assert described(game.view(imagined, seat), context) == described(view, context)
