"""The moving picture of a game's last moves stays on one picture of the board, and is small."""

import pytest

from bot.cli.replay import load
from bot.model.position import Position
from bot.pictures import MAX_FRAMES_OF_LAST_MOVES, _last_scenes, context_of
from engine.registry import GAMES, AnyGame
from render.raster import encode_animation
from tests.document_pictures import record_of
from tests.support.sisters import drawn_games

LARGEST = 250_000
"""Maximum number of bytes."""


@pytest.mark.parametrize("game", drawn_games("board"), ids=lambda game: game.name)
def test_the_last_moves_are_one_small_moving_picture_of_the_board(game: AnyGame) -> None:
    replay = load(record_of(game), GAMES)
    position = Position(1, game, replay.fold, len(replay.fold.moves))
    scenes = _last_scenes(position, context_of(replay.voice))
    assert 1 < len(scenes) <= MAX_FRAMES_OF_LAST_MOVES
    assert len({scene.name for scene in scenes}) == 1
    assert len(encode_animation(scenes, 0.1, repeats=False)) <= LARGEST
