"""Around the game: leaving, cancelling, looking, in every language."""

import pytest

from bot.text.voice import LANGUAGES
from tests.bot.house import House


async def test_leaving_a_lobby_gives_the_chair_back(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    await house.click("Ben", "Leave")
    assert (await house.at()).roster.names == ("Ann",)


async def test_a_side_is_chosen_by_joining_as_it(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.person("Ben").select(house.public("Join"), None, "pot")
    await house.settle()
    assert [(chair.name, chair.mark) for chair in (await house.at()).roster.chairs] == [("Ann", ""), ("Ben", "pot")]


async def test_a_computer_comes_and_goes(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ann", "Add a computer")
    assert len((await house.at()).roster.names) == 2
    await house.click("Ann", "Remove a computer")
    assert (await house.at()).roster.names == ("Ann",)


async def test_whoever_leaves_a_game_is_replaced_by_a_computer(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Ben", "game leave")
    at = await house.at()
    assert at.status == "open"
    assert at.roster.seat_of(house.person("Ben").id) is None
    assert await house.to_move() == "Ann"


async def test_only_the_host_or_a_manager_cancels(house: House) -> None:
    at = await house.begin("tigris", "Ben", "Cyd")
    refused = await house.slash("Dan", "game cancel")
    assert refused.ephemeral
    assert (await house.at()).status == "open"
    await house.slash("Ben", "game cancel")
    assert (await house.app.tables.find(at.id)).status == "cancelled"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits_into_what_discord_takes(house: House, language: str) -> None:
    for name in ("Ann", "Ben"):
        await house.slash(name, "settings language", language=language)
    await house.slash("Ann", "game new", game="tigris", language=language)
    await house.click("Ben", "d:1:0:join:", house.board())
    await house.click("Ann", "d:1:0:start:", house.board())
    mover = await house.to_move()
    answers = [await house.slash(mover, command) for command in ("help", "about", "game log", "game board")]
    answers += [await house.slash(mover, "game hand"), await house.slash(mover, "game rules")]
    for button in answers[-1].message.buttons if answers[-1].message else ():
        answers.append(await house.press(mover, answers[-1], button["custom_id"]))
    opened = await house.click(mover, "d:1:0:pick:", house.board())
    for word in ("tile", "leader", "catastrophe", "swap"):
        answers.append(await house.choose(mover, await house.click(mover, "d:1:0:pick:", house.board()), word))
    assert all(answer.text for answer in (opened, *answers))
    assert (await house.at()).status == "open"


async def test_the_settings_of_a_table_are_checked_against_its_game(house: House) -> None:
    answer = await house.slash("Ann", "game new", game="auction", map="advanced")
    assert answer.ephemeral
    assert not house.person("Guest").sees(house.channel)
    await house.slash("Ann", "game new", game="tigris", map="advanced")
    assert "advanced" in house.board().text
