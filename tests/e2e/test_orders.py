"""Standing orders: questions that are answered in advance, and nobody else can tell."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.game import Words
from tests.support.house import House
from tests.support.require import require
from tests.support.warring import TO_WAR, Warring

SEED = 7
LONGEST = 600


def before_war(database: Path, *hands: str) -> House:
    """A house in which every game is one move before a war; the same seats and delays each time."""
    house = House(database, (Warring(*hands),))
    house.seeds = lambda count: bytes([SEED]) * count
    return house


@pytest.fixture
async def war(tmp_path: Path) -> AsyncIterator[House]:
    """A game of Ann and Ben, one move before a war."""
    async with before_war(tmp_path / "war.sqlite") as house:
        await house.begin("tigris", "Ann", "Ben")
        yield house


async def sides(house: House) -> tuple[str, str]:
    """Who will attack, and who will defend."""
    return await house.name_of(0), await house.name_of(1)


async def log(house: House) -> list[Words]:
    return [entry.words for entry in (await house.table()).log.entries]


async def go_by(house: House, seconds: float) -> None:
    """Let time pass, and all that is due happen."""
    await house.clock.advance(seconds)
    await house.settle()


async def next_due(house: House) -> float:
    """How long it is until the answer that is held back is played."""
    (held,) = (await house.table()).row.held
    return require(held.due) - house.clock.now()


async def test_a_war_is_fought_by_orders_alone(war: House) -> None:
    attacker, defender = await sides(war)
    await war.slash(attacker, "orders set", question="attack", answer="2")
    told = await war.slash(defender, "orders set", question="When I am attacked", answer="win", about="the king")
    assert told.ephemeral
    assert "**When I am attacked** · the king: add just enough to win" in told.content
    assert "2 to 10 minutes" in told.content
    await war.type(attacker, TO_WAR)
    for said in ("2", "2"):
        due = await next_due(war)
        assert 120 <= due <= LONGEST
        version = (await war.table()).log.version
        await go_by(war, due - 0.5)
        await war.restart()
        assert (await war.table()).log.version == version
        await go_by(war, 0.5)
        assert (await log(war))[-1] == ("support", said)
    assert (await war.decision()).kind == "act"
    assert (await war.table()).row.held == ()


async def test_an_answer_by_hand_waits_as_long_and_can_be_changed(war: House) -> None:
    attacker, defender = await sides(war)
    await war.slash(attacker, "orders set", question="attack", answer="never")
    await war.type(attacker, TO_WAR)
    due = await next_due(war)
    await war.end_panels()
    person = war.person(attacker)
    asked = person.sees(person.dm)[-1]
    assert "You have standing orders" in asked.content
    answer = await war.click(attacker, "Add 3: 4, Ben needs 3", asked)
    assert "Noted" in answer.content
    assert await log(war) == [TO_WAR]
    await war.restart()
    changed = await war.type(attacker, ("support", "1"))
    assert changed.ephemeral
    assert "Noted" in changed.content
    assert await next_due(war) == due
    await go_by(war, due)
    assert await log(war) == [TO_WAR, ("support", "1")]
    await war.type(defender, ("support", "0"))
    assert len(await log(war)) == 3


async def test_a_wrong_answer_is_refused_at_once(war: House) -> None:
    attacker, _ = await sides(war)
    await war.slash(attacker, "orders set", question="attack", answer="never")
    await war.type(attacker, TO_WAR)
    assert "Noted" not in (await war.type(attacker, ("support", "6"))).content


async def test_without_a_fitting_order_the_question_stays_open_after_the_delay(war: House) -> None:
    attacker, _ = await sides(war)
    await war.slash(attacker, "orders set", question="attack", answer="win", about="trader")
    await war.type(attacker, TO_WAR)
    await go_by(war, await next_due(war))
    assert await log(war) == [TO_WAR]
    await war.restart()
    await war.type(attacker, ("support", "0"))
    assert len(await log(war)) == 2


async def test_an_order_answers_also_what_is_asked_already(war: House) -> None:
    attacker, _ = await sides(war)
    await war.type(attacker, TO_WAR)
    assert (await war.table()).row.held == ()
    await war.end_panels()
    person = war.person(attacker)
    offered = await war.click(attacker, "Answer in advance …", person.sees(person.dm)[-1])
    told = await (await person.select(require(offered.message), None, "win")).wait_until_finished()
    await war.settle()
    assert "add just enough to win" in told.content
    await go_by(war, await next_due(war))
    assert await log(war) == [TO_WAR, ("support", "1")]


async def test_taking_back_the_move_takes_back_the_question(war: House) -> None:
    attacker, _ = await sides(war)
    await war.slash(attacker, "orders set", question="attack", answer="win")
    await war.type(attacker, TO_WAR)
    await war.slash(attacker, "game undo")
    assert (await war.table()).row.held == ()
    await go_by(war, LONGEST)
    assert await log(war) == [TO_WAR, ("undo", "1")]
    await war.type(attacker, TO_WAR)
    await go_by(war, await next_due(war))
    assert (await log(war))[-1] == ("support", "1")


async def test_orders_are_cleared_for_one_question_or_all(war: House) -> None:
    _, defender = await sides(war)
    for question in ("attack", "defence"):
        await war.slash(defender, "orders set", question=question, answer="never")
    one = await war.slash(defender, "orders clear", question="When I attack")
    assert "When I attack" not in one.content
    assert "When I am attacked" in one.content
    assert "You have no standing orders" in (await war.slash(defender, "orders clear")).content
    assert "You have no standing orders" in (await war.slash(defender, "orders show")).content


async def test_possible_standing_orders_are_suggested(war: House) -> None:
    ann, channel = war.person("Ann"), war.channel
    questions = await ann.autocomplete(channel, "orders set", "question", "")
    assert [choice.value for choice in questions] == ["attack", "defence"]
    answers = await ann.autocomplete(channel, "orders set", "answer", "up to", question="attack")
    assert [choice.value for choice in answers] == ["1", "2", "3", "4", "5", "6"]
    abouts = await ann.autocomplete(channel, "orders set", "about", "ki", question="attack")
    assert [(choice.name, choice.value) for choice in abouts] == [("the king", "king")]
    assert await war.person("Guest").autocomplete(channel, "orders set", "question", "") == []


async def test_an_impossible_standing_order_is_refused(war: House) -> None:
    assert "Choose from the list" in (await war.slash("Ann", "orders set", question="sleep", answer="win")).content
    assert "Choose from the list" in (await war.slash("Ann", "orders set", question="attack", answer="all")).content
    assert "not playing" in (await war.slash("Guest", "orders set", question="attack", answer="win")).content
