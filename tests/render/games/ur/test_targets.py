"""The board with the squares that may be chosen."""

from engine.games.ur.places import SQUARES, START_NUMBER
from engine.games.ur.state import NO_THROW
from engine.games.ur.view import UrView
from engine.registry import find_game
from render.games.ur import targets
from render.games.ur.setting import SQUARE_SIDE, square_middle
from render.games.ur.sprites.pieces import SelectableRing
from render.games.ur.sprites.squares import SquareName
from tests.engine.games.ur.positions import OFF
from tests.engine.playouts import playout
from tests.support.scenes import items_of, look

GAME = find_game("ur")


def thrown() -> UrView:
    """What is seen where the mover has two pieces on the board and a throw that takes both on."""
    for state in playout(GAME, 1).states:
        view: UrView = GAME.view(state, None)
        on = [spot for spot in view.pieces[view.mover] if START_NUMBER < spot < OFF]
        if view.thrown not in (NO_THROW, 0) and len(on) > 1 and max(on) + view.thrown < OFF:
            return view
    raise AssertionError("no such position")


def test_a_piece_that_may_be_chosen_is_ringed_and_so_is_where_it_would_go() -> None:
    view = thrown()
    on = [spot for spot in view.pieces[view.mover] if START_NUMBER < spot < OFF]
    scene = targets(view, look(game="ur"), [view.variant.paths.square(view.mover, spot) for spot in on])
    assert scene is not None
    rings: dict[float, set[tuple[float, float]]] = {}
    for item in items_of(scene, SelectableRing):
        assert isinstance(item.sprite, SelectableRing)
        rings.setdefault(item.sprite.radius, set()).add((item.x, item.y))
    small, large = sorted(rings)
    assert rings[large] == {square_middle(view.variant.paths.square(view.mover, spot)) for spot in on}
    assert rings[small] == {square_middle(view.variant.paths.square(view.mover, spot + view.thrown)) for spot in on}


def test_the_name_of_a_ringed_square_is_not_covered() -> None:
    view = thrown()
    scene = targets(
        view,
        look(game="ur"),
        [view.variant.paths.square(view.mover, spot) for spot in view.pieces[view.mover] if START_NUMBER < spot < OFF],
    )
    assert scene is not None
    rings = [item.z for item in items_of(scene, SelectableRing) if item.sprite.box.right > SQUARE_SIDE / 3]
    assert rings
    assert max(rings) < min(item.z for item in items_of(scene, SquareName))


def test_words_that_are_no_squares_have_no_picture() -> None:
    assert targets(thrown(), look(game="ur"), ("dark", "in")) is None
    assert {"A5", "C6"}.isdisjoint(SQUARES)
