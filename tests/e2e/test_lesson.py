"""A newcomer is led through a first turn, with pictures, from `/help` and from the rules."""

from bot.sandbox.people.answers import InitialResponse
from bot.tables.teaching.lessons import lesson_pages
from bot.ui.page import WORD_SEPARATOR
from engine.game import Words
from engine.move_chain import THEN, split_moves
from engine.registry import GAMES
from tests.support.house import House, address_of
from tests.support.require import require

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


def _begins(said: Words, words: Words) -> bool:
    """Whether a control says a beginning of a move, or a move chain that begins with it."""
    return split_moves(said)[0] == words if THEN in said else said == words[: len(said)]


async def choose(house: House, answer: InitialResponse, name: str, *words: str) -> InitialResponse:
    """Make a move of a task with the panel."""
    for _ in range(6):
        message = require(answer.message)
        tasks = [one for one in message.buttons if one["custom_id"].startswith("d:0:") and ":task" in one["custom_id"]]
        told = {one["custom_id"]: address_of(one["custom_id"]).words[1:] for one in tasks}
        said = [one for one, beginning in told.items() if beginning and _begins(beginning, words)]
        chosen = [one["custom_id"] for one in tasks if one["style"] == 1]
        leading = [one for one in said if one not in chosen]
        options = [(menu["custom_id"], option["value"]) for menu in message.menus for option in menu["options"]]
        fitting = [one for one in options if (*address_of(one[0]).words[1:], *one[1].split(WORD_SEPARATOR)) == words]
        if leading:
            answer = await house.press(name, answer, max(leading, key=len))
        elif fitting:
            answer = await (await house.person(name).select(message, *fitting[0])).wait_until_finished()
            await house.settle()
        else:
            more = next(one for one in told if ":taskmore:" in one)
            answer = await house.press(name, answer, more)
        if "✓" in answer.content or "You chose" in answer.content:
            return answer
    raise AssertionError(words)


async def test_a_lesson_is_played_page_by_page(house: House) -> None:
    answer = await house.press("Ann", await house.slash("Ann", "help"), "A first turn: Royal Game of Ur")
    assert "Do it yourself" not in require(answer.message).labels, "the dice are thrown for everybody"
    answer = await house.press("Ann", answer, "Next")
    for page, words in ((2, ("move", "new")), (3, ("move", "new"))):
        answer = await house.press("Ann", answer, "Do it yourself")
        assert "Your task" in answer.content
        assert "throw the dice" not in answer.content
        answer = await choose(house, answer, "Ann", *words)
        assert "✓" in answer.content
        assert f"{page + 1} of 5" in answer.content


async def test_another_choice_is_explained_and_may_be_taken_back(house: House) -> None:
    answer = await house.slash("Ann", "help")
    answer = await house.press("Ann", answer, "A first turn: Wayfarers of the South Tigris")
    answer = await house.press("Ann", await house.press("Ann", answer, "Next"), "Do it yourself")
    answer = await choose(house, answer, "Ann", "worker", "yellow", "I10")
    assert "You chose" in answer.content
    assert "The lesson goes on with" in answer.content
    answer = await house.press("Ann", answer, "Take it back")
    answer = await choose(house, answer, "Ann", "die", "1", "HL", "1")
    assert "✓" in answer.content
    assert "Your task" in answer.content
