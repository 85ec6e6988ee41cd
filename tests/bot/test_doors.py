"""The channels of direct messages: each is opened once, also for the runs to come."""

from bot.sandbox.people import Person
from bot.sandbox.wire import Request
from tests.bot.house import House

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
