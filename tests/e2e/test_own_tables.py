"""A game with an owner's tables of components, through the real client: chosen, missed after a restart, gone on."""

import json

from engine.games.mesopotamia.content.load import house_files
from engine.games.mesopotamia.play import Mesopotamia
from engine.registry import GAMES, add_tables, find_game
from tests.support.house import House

GAME = Mesopotamia.name


def owners() -> Mesopotamia:
    """The game with a choice: in an owner's tables a wall costs four stones."""
    told = json.loads(house_files()["costs.json"])
    told["builds"][0] |= {"cost": {"stone": 4}, "source": "owner"}
    game = find_game(GAME, add_tables({"costs.json": json.dumps(told)}, GAMES))
    assert isinstance(game, Mesopotamia)
    return game


async def given(house: House, game: Mesopotamia) -> None:
    """The bot starts again with this game."""
    house.games = (game,)
    await house.restart()


async def test_a_game_with_an_owners_tables_waits_for_them(house: House) -> None:
    own = owners()
    digest = own.options[-1].choices[1]
    await given(house, own)
    table = await house.begin(GAME, "Ann", "Ben", content=digest)
    assert ("content", digest) in table.log.header.options
    mover, number = await house.to_move(), table.log.version
    await given(house, Mesopotamia())
    before = len(house.person("Guest").sees(house.channel))
    for answer in (await house.click(mover, "Move"), await house.slash(mover, "game board")):
        assert "Nothing is lost" in answer.text
        assert digest in answer.text
    assert len(house.person("Guest").sees(house.channel)) == before
    await given(house, own)
    assert (await house.table()).log.version == number
    await house.type(mover, ("home", "1"))
    assert (await house.table()).log.version == number + 1
