"""Data of every earlier version is brought up to date: tables go on, old panels answer, and nothing is wrong."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.cli.check import check_database
from bot.sandbox.people.seen import SeenMessage
from engine.chance import Chance
from engine.moves import random_move
from engine.registry import GAMES
from tests.support.house import House
from tests.support.releases import (
    FOLDER,
    LOBBY,
    MOVES,
    OVER,
    SEASONS,
    WITH_COMPUTER,
    WITH_ORDERS,
    at,
    kept,
    kept_today,
    mover,
    play,
)
from tests.support.require import require

RELEASES = sorted(set(FOLDER.glob("*.zip")) - set(SEASONS))
MORE = 6
"""Moves after the update."""


@pytest_asyncio.fixture(params=RELEASES, ids=lambda file: str(file.stem))
async def updated(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """The house of a release, with today's bot."""
    house = kept(request.param, tmp_path / "dubsar.sqlite")
    async with house:
        yield house


def games(house: House) -> list[str]:
    """The games that went on."""
    names = [channel.name for channel in house.sandbox.state.channels.values() if channel.guild]
    return [game.name for game in GAMES if game.name in names]


def panel(house: House, name: str) -> SeenMessage:
    """The newest private panel of somebody."""
    return [one for one in house.person(name).sees(house.channel) if one.ephemeral and one.components][-1]


async def test_nothing_is_wrong(updated: House) -> None:
    await updated.app.close()
    assert [fault async for fault in check_database(updated.database, GAMES)] == []
    await updated.start()


async def test_an_old_panel_plays_a_whole_move(updated: House) -> None:
    for game in games(updated):
        at(updated, game)
        table, name = await updated.table(), await mover(updated)
        before, seat = table.log.version, table.roster.names.index(name)
        words = random_move(table.game, table.state, seat, Chance(bytes(32)).stream("panel"))
        answer = await updated.step_on(name, panel(updated, name), words)
        if table.log.version == before:
            await updated.choose(name, answer, words)
        assert (table.log.entries[before].seat, table.log.entries[before].words) == (seat, words)


async def test_tables_go_on_from_their_old_boards(updated: House) -> None:
    for game in games(updated):
        at(updated, game)
        table = await updated.table()
        before = table.log.version
        assert before >= MOVES
        assert ("Computer 1" in table.roster.names) is (game == WITH_COMPUTER)
        name = await mover(updated)
        answer = await updated.click(name, "Move")
        assert panel(updated, name) == require(answer.message)
        await play(updated, before + MORE)
        assert (table.status, table.log.version >= before + MORE) == ("open", True)


async def test_standing_orders_stand(updated: House) -> None:
    at(updated, WITH_ORDERS)
    told = await updated.slash("Ann", "orders show")
    assert "**When I am attacked** · any leader: add nothing" in require(told.message).content


async def test_a_lobby_of_an_older_version_starts_with_its_people(updated: House) -> None:
    at(updated, LOBBY)
    await updated.click("Ann", "Start")
    table = await updated.table()
    assert (table.status, set(table.roster.names)) == ("open", {"Ann", "Ben"})


async def test_a_finished_game_is_played_again(updated: House) -> None:
    at(updated, OVER)
    assert (await updated.table()).status == "over"
    assert "Verified" in str(await updated.slash("Cyd", "table verify"))
    await updated.click("Cyd", "Play again")
    assert (await updated.table()).status == "lobby"


@pytest.mark.full
async def test_a_release_of_this_version_can_be_kept(tmp_path: Path) -> None:
    await kept_today(tmp_path / "today.zip")
    house = kept(tmp_path / "today.zip", tmp_path / "dubsar.sqlite")
    async with house:
        for game in games(house):
            at(house, game)
            assert (await house.table()).log.version >= MOVES
            assert panel(house, await mover(house))
        at(house, OVER)
        assert (await house.table()).status == "over"
