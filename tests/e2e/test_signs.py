"""The games' own signs on buttons and in menus: emojis of the application, made in the background and used where they
are there; words alone where they are not."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.gateway.emojis import REQUEST_PAUSE_SECONDS, RETRY_AFTER, wanted_names
from bot.sandbox.json_types import Json
from bot.sandbox.limits.components import every_component
from bot.sandbox.people.seen import SeenMessage
from tests.support.house import House
from tests.support.require import require


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose bot makes the signs of its games."""
    built = House(tmp_path / "dubsar.sqlite")
    built.games = tuple(game for game in built.games if game.name in ("tigris", "ur"))
    built.emojis = True
    async with built:
        yield built


def made(house: House) -> list[str]:
    """Return the names of the emojis that Discord has."""
    return [one.name for one in house.sandbox.state.emojis.values()]


def asked(house: House, method: str = "POST") -> int:
    """Return how many requests of a kind were about emojis."""
    return sum(one.method == method and "/emojis" in one.path for one in house.sandbox.requests)


async def everything(house: House) -> None:
    """Let time go by until every sign is there."""
    count = len(wanted_names(tuple(game.name for game in house.games)))
    while len(made(house)) < count:
        await house.clock.advance(REQUEST_PAUSE_SECONDS)
        await house.app.wait_until_idle()


def shown(message: SeenMessage | None) -> dict[str, str]:
    """Return the name of the emoji on each button and option of a message, by label."""
    assert message is not None
    controls = [one for one in every_component(message.components) if one.get("type") == 2]
    options: list[Json] = [option for menu in message.menus for option in menu.get("options") or []]
    return {one["label"]: one["emoji"]["name"] for one in (*controls, *options) if one.get("emoji")}


async def panel(house: House, name: str | None = None) -> SeenMessage:
    """Return the panel of who is to move, opened from the board."""
    answer = await house.click(name or await house.to_move(), "Move")
    return require(answer.message)


async def test_signs_stand_on_the_buttons_once_they_are_made(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    early = await panel(house)
    assert len(shown(early)) <= len(made(house))
    await everything(house)
    message = await panel(house)
    signs = shown(message)
    assert any(name.startswith("tigris_") for name in signs.values())
    labels, longer = ([one["label"].split() for one in shown_panel.buttons] for shown_panel in (message, early))
    assert len(labels) == len(longer)
    assert all(set(label) <= set(words) for label, words in zip(labels, longer, strict=True)), "a sign stands for words"


async def test_they_are_made_once_and_not_again_after_a_restart(house: House) -> None:
    await everything(house)
    before, count = made(house), asked(house)
    assert len(before) == len(set(before)) == count
    await house.restart()
    await house.clock.advance(REQUEST_PAUSE_SECONDS)
    await house.app.wait_until_idle()
    assert made(house) == before
    assert asked(house) == count
    await house.begin("tigris", "Ann", "Ben")
    assert shown(await panel(house))


async def test_an_action_needs_no_more_requests_than_before(house: House) -> None:
    await everything(house)
    await house.begin("tigris", "Ann", "Ben")
    before = asked(house), asked(house, "GET")
    await panel(house)
    await house.slash(await house.to_move(), "tigris end")
    assert (asked(house), asked(house, "GET")) == before


async def test_an_owner_who_deletes_them_all_costs_nobody_an_answer(house: House) -> None:
    await everything(house)
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.state.emojis.clear()
    name = await house.to_move()
    message = await panel(house, name)
    assert message.labels
    assert not shown(message)
    await house.clock.advance(RETRY_AFTER)
    await house.app.wait_until_idle()
    await everything(house)
    assert shown(await panel(house))


async def test_where_discord_refuses_them_there_are_words(house: House, tmp_path: Path) -> None:
    await house.app.close()
    house.sandbox.state.emojis.clear()
    house.sandbox.faults.add("GET", "/applications/*/emojis", 403, times=9)
    await house.start()
    await house.begin("tigris", "Ann", "Ben")
    message = await panel(house)
    assert message.labels
    assert not shown(message)
    assert not made(house)


async def test_an_hours_limit_keeps_nobody_waiting(house: House) -> None:
    await house.app.close()
    house.sandbox.state.emojis.clear()
    house.sandbox.state.emojis_an_hour, house.sandbox.state.emojis_made = 3, []
    await house.start()
    for _ in range(6):
        await house.clock.advance(REQUEST_PAUSE_SECONDS)
        await house.app.wait_until_idle()
    assert len(made(house)) == 3
    await house.begin("tigris", "Ann", "Ben")
    assert (await panel(house)).labels
    house.discord_clock.now += 3600
    await house.clock.advance(3600)
    await house.app.wait_until_idle()
    assert len(made(house)) > 3


async def test_people_who_want_words_alone_get_no_pictures(house: House) -> None:
    await everything(house)
    await house.begin("tigris", "Ann", "Ben")
    name = await house.to_move()
    assert shown(await panel(house, name))
    answer = await house.slash(name, "settings signs", signs="off")
    assert require(answer.message).content == "Your buttons and lists now have words alone."
    assert not shown(await panel(house, name))


async def test_a_failure_of_one_is_tried_again(house: House) -> None:
    house.sandbox.faults.add("POST", "/applications/*/emojis", "drop", times=1, via=False)
    await house.clock.advance(REQUEST_PAUSE_SECONDS)
    await house.app.wait_until_idle()
    await house.clock.advance(RETRY_AFTER)
    await everything(house)
    assert len(set(made(house))) == len(made(house))
