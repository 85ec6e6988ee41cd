"""A game that is over is found again by its channel, also after the next one began there."""

import pytest

from bot.commands.past import THIS_TABLE
from bot.sandbox.people.seen import Choice
from bot.tables.live_table import LiveTable
from engine.chance import SEED_BYTES, Chance
from engine.moves import random_move
from tests.support.house import House

COMMANDS = ("table log", "table show", "table export", "table verify", "game replay")


async def finish(house: House, *names: str) -> int:
    """A game that was played to its end; its number."""
    table = await house.begin("auction", *names, rounds="three")
    await to_the_end(house, table)
    return table.id


async def to_the_end(house: House, table: LiveTable) -> None:
    """The rest of a game by chance."""
    stream = Chance(bytes(SEED_BYTES)).stream("past")
    while (decision := table.game.decision(table.state)) is not None:
        words = random_move(table.game, table.state, decision.seats[0], stream)
        await house.app.services.tables.play_seat(table, decision.seats[0], words, None)
    await house.settle()


async def suggested(house: House, name: str, command: str = "table export", typed: str = "") -> list[Choice]:
    """What is suggested for the table that is meant."""
    others = {"move": 0} if command == "table show" else {}
    return await house.person(name).autocomplete(house.channel, command, "table", typed, **others)


async def test_the_last_games_of_the_channel_are_suggested(house: House) -> None:
    first = await finish(house, "Ann", "Ben")
    second = await finish(house, "Ben", "Cyd")
    await house.begin("tigris", "Ann", "Cyd")
    for command in COMMANDS:
        this, newer, older = await suggested(house, "Guest", command)
        assert (this.name, this.value) == ("this", THIS_TABLE)
        assert (newer.value, older.value) == (str(second), str(first))
        assert older.name.endswith((": Ann and Ben", ": Ben and Ann"))
        assert [one.value for one in await suggested(house, "Guest", command, "cyd")] == [str(second)]


async def test_a_past_game_is_read_shown_given_and_checked_while_the_next_goes_on(house: House) -> None:
    past = str(await finish(house, "Ann", "Ben"))
    before = [(await house.slash("Guest", "table log")).content, (await house.slash("Guest", "table verify")).content]
    await house.begin("tigris", "Ann", "Cyd")
    assert [
        (await house.slash("Guest", "table log", table=past)).content,
        (await house.slash("Guest", "table verify", table=past)).content,
    ] == before
    assert (await house.slash("Guest", "table show", move="0", table=past)).attachments
    assert (await house.slash("Guest", "game replay", table=past)).attachments
    given = (await house.slash("Guest", "table export", table=past)).attachments[0]
    assert given.filename.startswith("auction-")
    assert "seed:" in given.data.decode()
    this = (await house.slash("Guest", "table export", table=THIS_TABLE)).attachments[0]
    assert this.filename.startswith("tigris-")
    assert "seed:" not in this.data.decode()


async def test_a_past_game_is_found_by_what_its_suggestion_says(house: House) -> None:
    await finish(house, "Ann", "Ben")
    await house.begin("tigris", "Ann", "Cyd")
    label = (await suggested(house, "Guest"))[1].name
    assert (await house.slash("Guest", "table export", table=label)).attachments[0].filename.startswith("auction-")


async def test_an_unknown_id_of_a_table_gets_a_kind_answer(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for typed in ("999999", "9" * 40, "nonsense", "-1", "²"):
        none = await house.slash("Guest", "table export", table=typed)
        assert none.ephemeral
        assert not none.attachments
        assert "went wrong" not in none.content


async def test_a_game_that_goes_on_is_no_past_game(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    assert [one.value for one in await suggested(house, "Guest")] == [THIS_TABLE]
    assert not (await house.slash("Guest", "table export", table=str(table.id))).attachments


async def test_a_past_game_is_not_shown_to_people_who_cannot_see_its_channel(house: House) -> None:
    past = str(await finish(house, "Ann", "Ben"))
    elsewhere = await house.sandbox.places.open_channel("elsewhere")
    await house.sandbox.roles.hide_channel(house.channel, house.person("Guest"))
    await house.settle()
    answer = await (await house.person("Guest").slash(elsewhere, "table export", table=past)).wait_until_finished()
    assert not answer.attachments
    seated = await (await house.person("Ann").slash(elsewhere, "table export", table=past)).wait_until_finished()
    assert seated.attachments
    assert [one.value for one in await house.person("Ann").autocomplete(elsewhere, "table export", "table")] == [
        THIS_TABLE
    ]


@pytest.mark.parametrize("archived", [False, True])
async def test_a_game_in_a_thread_is_found_from_the_channel_above_it(house: House, archived: bool) -> None:
    await house.slash("Ann", "admin setup", threads="on")
    await house.slash("Ann", "game new", game="auction", options="rounds=three")
    thread = next(one for one in house.sandbox.state.channels.values() if one.is_thread)
    sign = next(one for one in house.person("Ben").sees(house.channel) if one.id == thread.id)
    await house.click("Ben", "Join", sign)
    await house.click("Ann", "Start", [one for one in house.person("Ann").sees(thread) if one.labels][-1])
    table = await house.app.services.tables.find_in_channel(thread.id)
    await to_the_end(house, table)
    if archived:
        await house.sandbox.places.archive(thread)
        await house.restart()
    assert [one.value for one in await suggested(house, "Guest")] == [THIS_TABLE, str(table.id)]
    assert (await house.slash("Guest", "table export", table=str(table.id))).attachments
