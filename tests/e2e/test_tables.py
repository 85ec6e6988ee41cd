"""Around the game: leaving, cancelling, looking, in every language."""

import pytest

from bot.sandbox.rest.interactions import DEFERRED_UPDATE
from bot.text.voice import LANGUAGES
from tests.support.house import House

PEOPLE = ("Ann", "Ben", "Cyd")


async def test_leaving_a_lobby_gives_the_chair_back(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    await house.click("Ben", "Leave")
    assert (await house.table()).roster.names == ("Ann",)


async def test_a_side_is_chosen_by_joining_as_it(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.person("Ben").select(house.public("Join"), None, "pot")
    await house.settle()
    assert [(chair.name, chair.mark) for chair in (await house.table()).roster.chairs] == [("Ann", ""), ("Ben", "pot")]


async def test_a_computer_comes_and_goes(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ann", "Add a computer player")
    assert len((await house.table()).roster.names) == 2
    await house.click("Ann", "Remove a computer player")
    assert (await house.table()).roster.names == ("Ann",)


async def test_private_answers_do_not_repeat_the_lobby(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    pressed = [("Ann", "Add a computer player"), ("Ben", "Join"), ("Ann", "Remove a computer player")]
    for name, button in (*pressed, ("Ben", "Leave"), ("Cyd", "Join"), ("Cyd", "Start")):
        assert (await house.click(name, button)).type == DEFERRED_UPDATE
    assert (await house.table()).status == "open"
    assert [len([one for one in house.person(name).sees(house.channel) if one.ephemeral]) for name in PEOPLE] == [
        1,
        0,
        0,
    ]


async def test_refusals_of_the_lobby_are_private(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    assert (await house.click("Ben", "Start")).ephemeral
    await house.sandbox.places.change_rights(house.channel, take=("send_messages",))
    assert "I still need: Send Messages" in (await house.click("Ben", "Join")).content


async def test_a_player_who_leaves_a_game_is_replaced_by_a_computer(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    asked = await house.slash("Ben", "game leave")
    assert house.person("Ben").id in (await house.table()).roster.users
    await house.press("Ben", asked, "Leave")
    table = await house.table()
    assert table.status == "open"
    assert table.roster.seat_of(house.person("Ben").id) is None
    assert await house.to_move() == "Ann"


async def test_only_the_host_or_a_manager_cancels(house: House) -> None:
    table = await house.begin("tigris", "Ben", "Cyd")
    refused = await house.slash("Dan", "game cancel")
    assert refused.ephemeral
    assert (await house.table()).status == "open"
    await house.slash("Ben", "game cancel")
    assert (await house.app.services.tables.find(table.id)).status == "cancelled"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits_into_what_discord_takes(house: House, language: str) -> None:
    for name in ("Ann", "Ben"):
        await house.slash(name, "settings language", language=language)
    await house.slash("Ann", "game new", game="tigris", language=language)
    await house.click("Ben", "d:1:0:join:", house.board())
    await house.click("Ann", "d:1:0:start:", house.board())
    mover = await house.to_move()
    commands = ("help", "about", "game log", "game board", "game hand")
    texts = [(await house.slash(mover, command)).text for command in commands]
    rules = await house.slash(mover, "game rules")
    buttons = rules.message.buttons if rules.message else ()
    texts += [(await house.press(mover, rules, one["custom_id"])).text for one in buttons]
    for words in (("leader", "king"), ("catastrophe",)):
        opened = await house.click(mover, "d:1:0:pick:", house.board())
        texts += [opened.text, (await house.step(mover, opened, words)).text]
    assert all(texts)
    assert (await house.table()).status == "open"


async def test_the_settings_of_a_table_are_checked_against_its_game(house: House) -> None:
    answer = await house.slash("Ann", "game new", game="auction", options="map=advanced")
    assert answer.ephemeral
    assert not house.person("Guest").sees(house.channel)
    await house.slash("Ann", "game new", game="tigris", options="map=advanced")
    assert "advanced" in house.board().text


async def test_when_the_board_was_deleted_a_command_brings_fresh_buttons(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.sandbox.places.delete_message(house.board())
    mover = await house.to_move()
    answer = await house.slash(mover, "game board")
    assert answer.message is not None
    assert answer.message.labels == ["Move", "My hand", "Undo"]
    await house.choose(mover, await house.press(mover, answer, "Move"), ("end",))
    assert (await house.table()).log.version == 1
    assert "End the turn" in house.board().labels


async def test_a_lost_answer_of_discord_neither_loses_nor_doubles_a_message(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    before = len(house.person("Guest").sees(house.channel))
    fault = house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", "drop", after_effect=True)
    await house.person(await house.to_move()).slash(house.channel, "tigris end")
    await house.sandbox.until(lambda: fault.times == 0)
    for _ in range(5):
        await house.clock.advance(60)
    await house.settle()
    assert len(house.person("Guest").sees(house.channel)) == before + 1
