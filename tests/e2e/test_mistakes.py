"""People's mistakes: each is answered privately, kindly, and changes nothing."""

import asyncio

import discord
import pytest

from bot.sandbox.people.seen import SeenMessage
from bot.ui.components import Controls, PressButton
from bot.ui.custom_id import Address
from bot.ui.layout import view_of_controls
from engine.moves import every_move
from tests.support.house import House


async def other(house: House) -> str:
    """The one of Ann and Ben is not to move."""
    return ({"Ann", "Ben"} - {await house.to_move()}).pop()


async def test_without_a_table_everything_says_how_to_open_one(house: House) -> None:
    for command in ("game board", "game hand", "game log", "game undo", "game leave", "game cancel", "tigris end"):
        answer = await house.slash("Ann", command)
        assert answer.ephemeral
        assert "/game new" in answer.content


@pytest.mark.parametrize("started", [False, True])
async def test_a_second_table_in_a_channel_is_refused_with_the_way_to_cancel(house: House, started: bool) -> None:
    await house.slash("Ben", "game new", game="tigris")
    if started:
        await house.click("Dan", "Join")
        await house.click("Ben", "Start")
    before = (await house.table()).id
    for name, may_cancel in (("Ben", True), ("Cyd", False), ("Dan", False), ("Ann", True)):
        answer = await house.slash(name, "game new", game="auction")
        assert answer.ephemeral
        assert "in another channel or in a thread" in answer.content
        assert ("`/game cancel`" in answer.content) is may_cancel
        assert (await house.table()).id == before


async def test_a_rematch_beside_the_next_game_is_refused_with_the_way_to_cancel(house: House) -> None:
    await house.begin("auction", "Ben", "Cyd", rounds="three")
    while (await house.table()).status == "open":
        await house.type(await house.to_move(), ("pass",))
    over = house.public("Play again")
    await house.slash("Ben", "game new", game="tigris")
    assert "`/game cancel`" not in (await house.click("Cyd", "Play again", over)).content
    assert "`/game cancel`" in (await house.click("Ben", "Play again", over)).content


async def test_a_player_out_of_turn_reads_whose_turn_it_is(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await house.slash(await other(house), "tigris end")
    assert await house.to_move() in answer.content
    assert (await house.table()).log.version == 0


async def test_a_guest_reads_that_they_do_not_play(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for answer in (await house.slash("Guest", "tigris end"), await house.click("Guest", "Move")):
        assert answer.ephemeral
        assert "not playing" in answer.content


async def test_an_illegal_move_is_refused_without_a_number_that_nobody_can_look_up(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await house.slash(await house.to_move(), "tigris withdraw", leader="king")
    assert answer.ephemeral
    assert "R5.1" not in answer.content
    assert (await house.table()).log.version == 0


async def test_the_command_of_another_game_is_not_mistaken_for_this_one(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await house.slash(await house.to_move(), "auction pass")
    assert "/tigris" in answer.content


async def test_a_press_on_yesterdays_button_changes_nothing_and_brings_fresh_ones(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    opened = await house.click(mover, "Move")
    assert opened.message is not None
    chosen = await house.click(mover, "End", opened.message)
    version = (await house.table()).log.version
    assert version == 1, chosen.content
    again = await house.click(await house.to_move(), "Undo", old(house, opened.message))
    assert again.ephemeral
    assert (await house.table()).log.version == version


def old(house: House, fallback: SeenMessage) -> SeenMessage:
    """The first board that was posted, whose buttons somebody's client may still show."""
    boards = [one for one in house.person("Guest").sees(house.channel) if "Undo" in one.labels]
    return boards[0] if boards else fallback


async def test_two_presses_at_once_are_one_move(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    opened = await house.click(mover, "Move")
    assert opened.message is not None
    person = house.person(mover)
    answers = await asyncio.gather(*(person.click(opened.message, "End") for _ in range(2)))
    assert len(answers) == 2
    await house.app.wait_until_idle()
    assert (await house.table()).log.version == 1
    assert all("You chose" in answer.content for answer in answers)
    assert not any("out of date" in answer.content for answer in answers)


async def test_a_second_press_is_too_late_once_the_move_was_taken_back(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    seat = table.roster.names.index(mover)
    words = next(every_move(table.game, table.state, seat, ("leader", "king")))
    controls = Controls([PressButton(Address(table.id, 0, "play", words), "There")])
    view = view_of_controls(controls) or discord.utils.MISSING
    await house.app.client.get_partial_messageable(house.channel.id).send("From before", view=view)
    for _ in range(2):
        assert "You chose" in (await house.click(mover, "There")).content
    await house.slash(mover, "game undo")
    assert "out of date" in (await house.click(mover, "There")).content
    assert table.log.version == 2


async def test_a_button_of_an_older_version_of_the_bot_is_answered(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await house.click("Ann", "Undo", disguised(house.board(), "Undo", "hand:7"))
    assert answer.ephemeral
    assert "out of date" in answer.content


async def test_a_button_whose_act_is_gone_is_answered(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    view = view_of_controls(Controls([PressButton(Address(1, 0, "resign"), "Give up")])) or discord.utils.MISSING
    await house.app.client.get_partial_messageable(house.channel.id).send("From last year", view=view)
    answer = await house.click("Ann", "Give up")
    assert "out of date" in answer.content


def disguised(message: SeenMessage, label: str, custom_id: str) -> SeenMessage:
    """The message as a client shows it whose button leads elsewhere."""
    message.button(label)["custom_id"] = custom_id
    return message


async def test_when_the_game_is_over_nothing_can_be_played(house: House) -> None:
    table = await house.begin("auction", "Ann", "Ben", rounds="three")
    while table.status == "open":
        for seat in (await house.decision()).seats:
            words = next(every_move(table.game, table.state, seat))
            await house.type(table.roster.names[seat], words)
        table = await house.table()
    answer = await house.slash("Ann", "auction pass")
    assert answer.ephemeral
    assert "over" in answer.content


@pytest.mark.parametrize("command", ["game board", "tigris end"])
async def test_while_the_bot_closes_it_says_so(house: House, command: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.app.client.closing = True
    answer = await house.slash(await house.to_move(), command)
    assert "restarting" in answer.content
    assert (await house.table()).log.version == 0
    house.app.client.closing = False
