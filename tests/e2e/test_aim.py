"""A newcomer reads what has to be reached: when the game starts, before each move, and in the position in words."""

import pytest

from bot.text.voice import Voice
from engine.moves import every_move
from tests.support.house import House


@pytest.mark.parametrize(
    ("game", "options", "goal", "brief"),
    [
        (
            "mesopotamia",
            {"mode": "ur"},
            "Bring a ram into Ur before it reaches 9: population 1, events 1",
            "A ram into Ur before 9: population 1",
        ),
        ("wayfarers", {}, "Finish ahead of the opponent: 0 to ", "Beat the opponent: 0–"),
    ],
)
async def test_the_goal_and_its_clocks_are_shown(
    house: House, game: str, options: dict[str, str], goal: str, brief: str
) -> None:
    await house.begin(game, "Ann", proposals="off", **options)
    seen = [message.text for message in house.person("Ann").sees(house.channel)]
    assert any(f"**Goal:** {goal}" in text for text in seen)
    panel = await house.click("Ann", "Move")
    assert brief in panel.text
    told = await house.slash("Ann", "game board", text="true")
    files = [file.data.decode() for message in told.followups for file in message.attachments]
    assert goal in "\n".join([told.text, *(message.text for message in told.followups), *files])


async def test_a_first_game_explains_its_goal_until_the_first_move(house: House) -> None:
    table = await house.begin("wayfarers", "Ann", proposals="off")
    goal = "The game runs the opponent"
    assert goal in (await house.click("Ann", "Move")).text
    words = next(every_move(table.game, table.state, 0))
    await house.enter("Ann", words)
    assert goal not in (await house.click("Ann", "Move")).text


@pytest.mark.parametrize("mode", [{"mode": "ur"}, {"mode": "ashur"}, {"mode": "kings"}])
async def test_every_mode_of_a_game_explains_its_own_goal(house: House, mode: dict[str, str]) -> None:
    await house.begin("mesopotamia", "Ann", proposals="off", **mode)
    aim = (await house.table()).game.aim((await house.table()).game.view((await house.table()).state, None))
    assert aim is not None
    goal = Voice("en", "mesopotamia").say(f"guide-{aim.kind}", **dict(aim.facts))
    assert f"-# {goal}" in (await house.click("Ann", "Move")).text


async def test_unusual_rules_of_a_race_are_shown_with_its_goal(house: House) -> None:
    await house.begin("ur", "Ann", "Ben", proposals="off", pieces="3", dice="three", rosettes="open", captures="again")
    told = ["bear off all 3 pieces", "nothing counts as 4", "rosette isn't safe", "you throw again"]
    panel = await house.click(await house.to_move(), "Move")
    seen = [message.text for message in house.person("Ann").sees(house.channel)]
    assert all(any(fact in text for text in seen) and fact in panel.text for fact in told)


async def test_a_race_by_the_usual_rules_says_nothing_of_it(house: House) -> None:
    await house.begin("ur", "Ann", "Ben", path="masters", rosettes="open")
    assert not any("Goal:" in message.text for message in house.person("Ann").sees(house.channel))


async def test_a_game_among_people_says_nothing_of_it(house: House) -> None:
    await house.begin("mesopotamia", "Ann", "Ben", proposals="off")
    assert not any("Goal:" in message.text for message in house.person("Ann").sees(house.channel))


async def test_one_person_alone_is_not_called_everyone(house: House) -> None:
    await house.begin("mesopotamia", "Ann", proposals="off", mode="ur")
    seen = "\n".join(message.text for message in house.person("Ann").sees(house.channel))
    assert "Ann chooses 2 quests to keep." in seen
    assert "Still to choose" not in seen
    assert "Everyone" not in seen


@pytest.mark.parametrize(("choice", "told"), [("usual", True), ("off", False)])
async def test_the_starting_goods_of_empires_are_shown_when_a_game_starts(
    house: House, choice: str, told: bool
) -> None:
    await house.begin("mesopotamia", "Ann", "Ben", proposals="off", head_start=choice)
    seen = "\n".join(message.text for message in house.person("Ann").sees(house.channel))
    assert ("Head start to even out the empires:" in seen) == told
    assert f"Head start: {'as usual' if told else 'off'}" in seen
