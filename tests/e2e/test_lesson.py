"""A newcomer is led through a first turn, with pictures, from `/help` and from the rules."""

from bot.tables.teaching.lessons import lesson
from engine.games import GAMES
from tests.support.house import House

GAME = GAMES[0]


async def test_help_leads_through_a_first_turn(house: House) -> None:
    answer = await house.slash("Ann", "help")
    pages = len(lesson(GAME))
    answer = await house.press("Ann", answer, "A first turn: Tigris & Euphrates")
    told = []
    while True:
        assert answer.ephemeral
        assert len(answer.attachments) == 1
        assert answer.attachments[0].description
        told.append(answer.content)
        if len(told) == pages:
            break
        answer = await house.press("Ann", answer, "Next")
    assert len(set(told)) == pages
    assert "trader" in told[1]
    assert f"{pages} of {pages}" in told[-1]


async def test_one_can_turn_back_and_go_to_the_rules_and_return(house: House) -> None:
    answer = await house.slash("Ann", "game rules", game=GAME.name)
    assert not answer.attachments
    answer = await house.press("Ann", answer, "A first turn: Tigris & Euphrates")
    first = answer.content
    answer = await house.press("Ann", answer, "Next")
    answer = await house.press("Ann", answer, "Back")
    assert answer.content == first
    answer = await house.press("Ann", answer, "The rules in short")
    assert "Your turn" in answer.content
    assert not answer.attachments
