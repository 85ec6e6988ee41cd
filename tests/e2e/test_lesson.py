"""A newcomer is led through a first turn, with pictures, from `/help` and from the rules."""

from bot.sandbox.people.answers import InitialResponse
from bot.tables.teaching.lessons import lesson_pages
from engine.registry import GAMES
from tests.support.house import House, address_of

GAME = GAMES[0]


async def test_help_leads_through_a_first_turn(house: House) -> None:
    answer = await house.slash("Ann", "help")
    pages = len(lesson_pages(GAME))
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


async def choose(house: House, answer: InitialResponse, name: str, word: str) -> InitialResponse:
    """Take the control of a task that says `word` next."""
    message = answer.message
    assert message is not None
    for one in message.buttons:
        if address_of(one["custom_id"]).words[-1:] == (word,) and one["custom_id"].startswith("d:0:"):
            return await house.press(name, answer, one["custom_id"])
    for menu in message.menus:
        if word in [option["value"] for option in menu["options"]]:
            return await (await house.person(name).select(message, menu["custom_id"], word)).wait_until_finished()
    raise AssertionError(word)


async def test_a_lesson_is_played_page_by_page(house: House) -> None:
    answer = await house.press("Ann", await house.slash("Ann", "help"), "A first turn: Royal Game of Ur")
    assert answer.message is not None
    assert "Do it yourself" not in answer.message.labels, "the dice are thrown for everybody"
    answer = await house.press("Ann", answer, "Next")
    for page, words in ((2, ("move",)), (3, ("move", "new"))):
        answer = await house.press("Ann", answer, "Do it yourself")
        assert "Your task" in answer.content
        assert "throw the dice" not in answer.content
        for word in words:
            if "✓" not in answer.content:
                answer = await choose(house, answer, "Ann", word)
        assert "✓" in answer.content
        assert f"{page + 1} of 5" in answer.content


async def test_another_choice_is_explained_and_may_be_taken_back(house: House) -> None:
    answer = await house.slash("Ann", "help")
    answer = await house.press("Ann", answer, "A first turn: Wayfarers of the South Tigris")
    answer = await house.press("Ann", await house.press("Ann", answer, "Next"), "Do it yourself")
    for word in ("worker", "yellow", "I10"):
        answer = await choose(house, answer, "Ann", word)
    assert "You chose" in answer.content
    assert "The lesson goes on with" in answer.content
    answer = await house.press("Ann", answer, "Take it back")
    for word in ("die", "1", "HL"):
        answer = await choose(house, answer, "Ann", word)
    assert "✓" in answer.content
    assert "Your task" in answer.content
