"""The way of a game through the whole bot: table, seats, moves by command and by button, pictures, hands."""

from io import BytesIO

import pytest
from PIL import Image

from engine.moves import every_move
from tests.support.house import House

PNG = b"\x89PNG"


async def test_a_table_is_opened_joined_and_started(house: House) -> None:
    answer = await house.slash("Ann", "game new", game="tigris")
    assert answer.ephemeral
    lobby = house.public("Join")
    assert "Ann" in lobby.text
    await house.click("Ben", "Join")
    await house.click("Ann", "Add a computer player")
    assert "Ben" in house.public("Start").text
    await house.click("Ben", "Start")
    table = await house.table()
    assert table.status == "open"
    assert {"Ann", "Ben"} < set(table.roster.names)
    assert len(table.roster.names) == 3


@pytest.mark.painted
async def test_the_board_has_a_picture_that_can_be_read_aloud(house: House) -> None:
    await house.begin("ur", "Ann", "Ben")
    *_, picture = house.board().attachments
    with Image.open(BytesIO(picture.data)) as shown:
        shown.load()
        assert (shown.format, shown.width) == ("PNG", 1650)
    assert picture.description


async def test_a_move_by_command(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    answer = await house.type(mover, await house.first_move("leader", "king"))
    assert answer.ephemeral
    assert (await house.table()).log.version == 1


async def test_a_move_by_buttons_and_menus(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    words = await house.first_move("leader", "king")
    answer = await house.pick(mover, words)
    assert "king" in answer.content
    assert (await house.table()).log.entries[0].words == words


async def test_words_are_understood_as_people_type_them(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, (_, _, cell) = await house.to_move(), await house.first_move("leader", "king")
    for typed in ("KING", "king", " King"):
        await house.slash(mover, "tigris leader", leader=typed, cell=cell.lower())
        assert (await house.table()).log.entries[-1].words == ("leader", "king", cell), typed
        await house.slash(mover, "game undo")


async def test_suggestions_are_in_the_readers_language_and_values_are_the_games(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    mover.locale = "cs"
    choices = await mover.autocomplete(house.channel, "tigris leader", "leader", "kr")
    assert [(choice.name, choice.value) for choice in choices] == [("král", "king")]


async def test_only_who_is_to_move_gets_suggestions(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    waiting = {"Ann", "Ben"} - {await house.to_move()}
    for name in (*waiting, "Guest"):
        assert await house.person(name).autocomplete(house.channel, "tigris leader", "leader") == []


async def test_a_hand_is_shown_to_its_owner_alone(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for name in ("Ann", "Ben"):
        answer = await house.click(name, "My hand")
        assert answer.ephemeral
        assert answer.attachments[0].data.startswith(PNG)
    refused = await house.click("Guest", "My hand")
    assert refused.ephemeral
    assert not refused.attachments


async def test_the_whole_auction_is_played_by_a_bot_that_has_never_heard_of_it(house: House) -> None:
    table = await house.begin("auction", "Ann", "Ben", rounds="three")
    while table.status == "open":
        decision = await house.decision()
        for seat in decision.seats:
            name = table.roster.names[seat]
            await house.type(name, next(every_move(table.game, table.state, seat)))
        table = await house.table()
    assert table.status == "over"
    assert table.game.result(table.state) is not None
