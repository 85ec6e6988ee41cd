"""Themes: the table's for the board that everybody sees, each person's for what only they see."""

from bot.sandbox.people.answers import InitialResponse
from tests.support.house import House


def picture(answer: InitialResponse) -> bytes:
    """The first picture of a private answer."""
    return answer.attachments[0].data


async def test_a_theme_changes_ones_own_pictures_and_survives_a_restart(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    shared = house.board().attachments[0].data
    usual = picture(await house.slash("Ann", "game hand"))
    beside = picture(await house.slash("Ben", "game hand"))
    answer = await house.slash("Ann", "settings theme", theme="high-contrast")
    assert answer.ephemeral
    assert "high contrast" in answer.content
    await house.restart()
    assert picture(await house.slash("Ann", "game hand")) != usual
    assert picture(await house.slash("Ben", "game hand")) == beside
    assert house.board().attachments[0].data == shared
    await house.slash("Ann", "settings theme", theme="auto")
    assert picture(await house.slash("Ann", "game hand")) == usual


async def test_a_table_has_a_theme_of_its_own(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben", theme="high-contrast")
    assert table.row.settings.theme == "high-contrast"
    asked = picture(await house.slash("Ben", "game board"))
    await house.slash("Ben", "settings theme", theme="standard")
    assert picture(await house.slash("Ben", "game board")) != asked
    await house.restart()
    assert (await house.table()).row.settings.theme == "high-contrast"
    assert picture(await house.slash("Ann", "game board")) == asked


async def test_a_question_in_a_direct_message_is_painted_as_its_reader_wants(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    waiting = ({"Ann", "Ben"} - {await house.to_move()}).pop()
    await house.slash(waiting, "settings theme", theme="high-contrast")
    hand = picture(await house.slash(waiting, "game hand"))
    mover = await house.to_move()
    await house.slash(mover, "tigris end")
    await house.end_panels()
    person = house.person(waiting)
    written = [one for one in person.sees(person.dm) if one.attachments]
    assert written[-1].attachments[0].data == hand
