"""The start and the end of each game, through the client: a cover above the first board, a poster above the last one
and again beside the last move."""

import io
from collections.abc import Sequence

import pytest
from PIL import Image

from bot.sandbox.people.seen import SeenAttachment
from engine.registry import GAMES, AnyGame
from tests.e2e.test_after_game import finish, hurry
from tests.support.house import House

pytestmark = pytest.mark.painted


def kinds(files: Sequence[SeenAttachment]) -> list[str]:
    """Return the subjects of pictures, by their names."""
    return [file.filename.split("-")[1] for file in files]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_game_begins_with_its_cover(house: House, game: AnyGame) -> None:
    await house.begin(game.name, "Ann", "Ben")
    files = [file for seen in house.person("Guest").sees(house.channel) for file in seen.attachments]
    covers = [file for file in files if "-cover-" in file.filename]
    assert covers == files[:1]
    assert Image.open(io.BytesIO(files[0].data)).size == (1650, 1050)
    assert "Ann" in (files[0].description or "")


@pytest.mark.parametrize(
    "game",
    [game if game.name == "ur" else pytest.param(game, marks=pytest.mark.full) for game in GAMES],
    ids=lambda game: game.name,
)
async def test_a_game_ends_with_its_poster(house: House, game: AnyGame) -> None:
    await house.begin(game.name, "Ann", "Ben")
    boards = kinds(house.board().attachments)[1:]
    await hurry(house, 1)
    await finish(house)
    files = [file for seen in house.person("Guest").sees(house.channel) for file in seen.attachments]
    (poster,) = [file for file in files if "-poster-" in file.filename]
    assert Image.open(io.BytesIO(poster.data)).size == (1650, 1050)
    assert boards
    assert kinds(files)[: 1 + len(boards)] == ["poster", *boards]
    table = await house.table()
    answer = await house.slash("Ann", "table show", move=str(table.log.version))
    assert "-poster-" in answer.attachments[-1].filename
