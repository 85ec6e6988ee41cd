"""The channels of direct messages: each is opened once, also for the runs to come."""

import asyncio

from bot.sandbox.people.person import Person
from bot.sandbox.rest.server import Request
from tests.support.house import House

OPENED = Request("POST", "/users/@me/channels")


async def asked(house: House) -> Person:
    """Both pass, and the first to have done so is asked for the next round: who that is."""
    first = await house.to_move()
    await house.type(first, ("pass",))
    await house.type(await house.to_move(), ("pass",))
    return house.person(first)


async def test_a_channel_is_opened_once(house: House) -> None:
    await house.begin("auction", "Ann", "Ben")
    assert house.sandbox.requests.count(OPENED) == 2
    await house.restart()
    written = {name: len(house.person(name).sees(house.person(name).dm)) for name in ("Ann", "Ben")}
    person = await asked(house)
    assert house.sandbox.requests.count(OPENED) == 2
    assert len(person.sees(person.dm)) == written[person.name] + 1


async def test_a_channel_that_is_gone_is_opened_anew(house: House) -> None:
    await house.begin("auction", "Ann", "Ben")
    await house.restart()
    for name in ("Ann", "Ben"):
        house.sandbox.state.remove_channel(house.person(name).dm)
    person = await asked(house)
    assert house.sandbox.requests.count(OPENED) == 3
    assert len(person.sees(person.dm)) == 1


async def test_nor_is_one_opened_to_look_whether_a_message_is_there(house: House) -> None:
    await house.begin("auction", "Ann", "Ben")
    await house.restart()
    first = await house.to_move()
    lost = house.sandbox.faults.add(
        "POST", f"/channels/{house.person(first).dm.id}/messages", "drop", after_effect=True
    )
    before = len(house.person(first).sees(house.person(first).dm))
    await house.type(first, ("pass",))
    passing = asyncio.create_task(house.type(await house.to_move(), ("pass",)))
    await lost.met.wait()
    await house.clock.until_sleeping(5)
    await house.clock.advance(1000)
    await passing
    assert house.sandbox.requests.count(OPENED) == 2
    assert len(house.person(first).sees(house.person(first).dm)) == before + 1
