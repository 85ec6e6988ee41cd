"""Gold rims mean "to decide": when a game is over nobody has one, and who has won wears a wreath."""

import pytest

from engine.registry import AnyGame
from render.scene import Scene
from render.sprites.cards import DecidingRim, Wreath
from tests.render.games.test_legible import shown
from tests.support.scenes import DRAWN_GAMES, of_kind


@pytest.mark.parametrize("game", DRAWN_GAMES, ids=lambda game: game.name)
def test_at_the_end_winners_wear_a_wreath_and_nobody_has_a_rim(game: AnyGame) -> None:
    scenes = [*shown(game, "en", min(game.seats), 1.0)]
    for kind in ("board", "sheet"):
        drawn: list[Scene] = [scene for scene in scenes if scene.kind == kind]
        assert not any(of_kind(scene, DecidingRim) for scene in drawn)
        assert not drawn or any(of_kind(scene, Wreath) for scene in drawn)
