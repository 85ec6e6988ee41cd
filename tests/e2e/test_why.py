"""Why a computer made its last move: said to who asks, from what everybody can see."""

from bot.text.voice import LANGUAGES
from tests.support.house import House


async def test_a_computer_gives_its_reasons_to_who_asks(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris", computers="beginner")
    await house.click("Ann", "Add a computer player")
    await house.click("Ann", "Start")
    while await house.to_move() != "Ann":
        await house.settle()
    await house.enter("Ann", ("end",))
    said = await house.slash("Guest", "table why")
    assert said.ephemeral
    assert "Computer 1" in said.content
    assert "A beginner takes" in said.content
    for language in LANGUAGES:
        await house.slash("Ann", "settings language", language=language)
        assert "`" in (await house.slash("Ann", "table why")).content
