"""Newcomers get advice, with reasons."""

from bot.sandbox.people.answers import InitialResponse
from bot.text.voice import Voice
from tests.support.house import House
from tests.support.require import require

ASK = "Why these?"


async def advised(house: House, name: str) -> tuple[InitialResponse, InitialResponse]:
    """The panel of somebody, and what is answered to who asks what to do."""
    panel = await house.click(name, "Move")
    page = panel if ASK in require(panel.message).labels else await house.press(name, panel, "More")
    return panel, await house.press(name, page, ASK)


async def test_advice_gives_reasons_beside_the_panel_and_its_buttons_play(house: House) -> None:
    await house.begin("kings", "Ann", "Ben")
    mover = await house.to_move()
    panel, advice = await advised(house, mover)
    assert advice.message is not None
    assert advice.message.id != require(panel.message).id
    lines = [line for line in advice.message.text.splitlines() if line.startswith("**") and " – " in line]
    assert len(lines) == len(advice.message.labels) > 1
    assert "leaders" in lines[0]
    await house.press(mover, advice, next(label for label in advice.message.labels if label.startswith("1 ")))
    assert (await house.table()).log.version == 1


async def test_advice_tells_how_the_turn_goes_on(house: House) -> None:
    await house.begin("wayfarers", "Ann", "Ben")
    _, advice = await advised(house, await house.to_move())
    first = require(advice.message).text.splitlines()[2]
    assert first.startswith("-# ")
    assert "pay for the effect · take " in first


async def test_where_moves_are_not_proposed_none_is_recommended(house: House) -> None:
    await house.begin("kings", "Ann", "Ben", proposals="off")
    panel = await house.click(await house.to_move(), "Move")
    assert ASK not in require(panel.message).labels


GUIDE = "-# A good first action"


async def test_a_first_game_is_explained_until_its_player_knows_it(house: House) -> None:
    await house.begin("kings", "Ann", "Ben")
    mover = await house.to_move()
    panel = await house.click(mover, "Move")
    assert GUIDE in require(panel.message).text
    more = await house.press(mover, panel, "More")
    told = await house.press(mover, more, "I know this game")
    assert told.message is not None
    assert GUIDE not in told.message.text
    assert "/settings guide" in told.message.text
    assert "I know this game" not in told.message.labels
    await house.slash(mover, "settings guide", game="kings", guide="on")
    again = await house.click(mover, "Move")
    assert GUIDE in require(again.message).text


async def test_a_question_is_explained_the_first_times_only(house: House) -> None:
    await house.begin("kings", "Ann", "Ben")
    mover, seen = await house.to_move(), list[str]()
    guides = [Voice("en", "kings").say(f"guide-act-{number}") for number in (1, 2, 3)]
    for _ in range(3):
        table, decision = await house.table(), await house.decision()
        panel = await house.click(mover, "Move")
        seen += [guide for guide in guides if f"-# {guide}" in require(panel.message).text]
        found = await house.app.services.advice.find_recommendations(table.position, decision.seats[0], 1)
        await house.enter(mover, found[0].proposal.words)
        if await house.to_move() != mover:
            break
    assert len(seen) == len(set(seen)) > 1
