"""The connection to Discord breaks, or tells things twice or in the wrong order: each press counts once."""

import asyncio

import pytest

from bot.sandbox.people.answers import InitialResponse, NoAnswer
from engine.moves import every_move
from tests.faults.patience import Patience
from tests.support.house import House


async def connected(house: House, identified: int, resumed: int) -> None:
    """Discord has heard so many log-ins and resumptions, and the bot is there."""
    gateway = house.sandbox.gateway
    await house.sandbox.until(lambda: (gateway.identified, gateway.resumed) == (identified, resumed))
    await house.sandbox.until(lambda: gateway.is_connected and house.app.client.is_ready())


async def test_a_press_while_the_connection_is_cut_is_heard_when_it_is_back(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.sandbox.gateway.drop(resumable=True)
    answer = await house.slash(await house.to_move(), "tigris end")
    assert answer.ephemeral
    assert (await house.table()).log.version == 1
    await connected(house, 1, 1)


@pytest.mark.parametrize("way", ["drop", "invalid"])
async def test_a_session_that_is_lost_loses_what_was_pressed_and_nothing_else(
    house: House, patience: Patience, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, calls = await house.to_move(), len(house.person("Ben").pings)
    if way == "drop":
        await house.sandbox.gateway.drop(resumable=False)
    else:
        await house.sandbox.gateway.invalidate(resumable=False)
    asked = len(house.sandbox.state.interactions)
    asking = asyncio.ensure_future(house.person(mover).slash(house.channel, "tigris end"))
    await house.sandbox.until(lambda: len(house.sandbox.state.interactions) > asked)
    house.wait_no_longer()
    with pytest.raises(NoAnswer):
        await asking
    await connected(house, 2, 0)
    assert len(house.person("Ben").pings) == calls
    assert (await house.table()).log.version == 0
    assert (await house.slash(mover, "tigris end")).ephemeral
    assert (await house.table()).log.version == 1


async def test_a_session_that_may_be_resumed_is(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for number, trouble in enumerate((house.sandbox.gateway.reconnect(), house.sandbox.gateway.invalidate(True)), 1):
        await trouble
        await connected(house, 1, number)
        await house.type(await house.to_move(), ("end",))
        assert (await house.table()).log.version == number


async def press(house: House, deed: str) -> InitialResponse:
    """One step on the way into a game."""
    table = await house.table() if deed in ("tigris leader", "Undo") else None
    if table is None:
        ann, ben = house.person("Ann"), house.person("Ben")
        if deed == "game new":
            return await ann.slash(house.channel, deed, game="tigris")
        return await (ben if deed == "Join" else ann).click(house.public(deed), deed)
    first = house.person(table.roster.names[0])
    if deed == "Undo":
        return await first.click(house.public(deed), deed)
    _, leader, cell = next(every_move(table.game, table.state, 0, ("leader",)))
    return await first.slash(house.channel, deed, leader=leader, cell=cell)


DEEDS = ("game new", "Join", "Start", "tigris leader", "Undo")


@pytest.mark.parametrize("number", range(len(DEEDS)), ids=DEEDS)
async def test_an_event_that_arrives_twice_is_handled_once(
    house: House, patience: Patience, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    for deed in DEEDS[:number]:
        await press(house, deed)
        await house.settle()
    gateway = house.sandbox.gateway
    gateway.hold_events()
    pressing = asyncio.create_task(press(house, DEEDS[number]))
    await house.sandbox.until(lambda: gateway.held_count)
    await gateway.deliver_held(times=2)
    answer = await pressing
    await house.settle()
    table = await house.table()
    assert not answer.followups
    assert (table.id, len(table.roster.chairs)) == (1, min(number, 1) + 1)
    assert table.status == ("lobby" if number < 2 else "open")
    assert (table.log.version if number > 1 else 0) == max(0, number - 2)
    assert "Traceback" not in caplog.text


async def test_events_in_the_wrong_order_are_refused_or_handled_as_they_come(house: House, patience: Patience) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    first, second = (house.person(name) for name in table.roster.names)
    gateway = house.sandbox.gateway
    gateway.hold_events()
    pressing = [asyncio.create_task(one.slash(house.channel, "tigris end")) for one in (first, second)]
    await house.sandbox.until(lambda: gateway.held_count == 2)
    await gateway.deliver_held(backwards=True)
    answers = await asyncio.gather(*pressing)
    await house.settle()
    assert (await house.table()).log.version in (1, 2)
    assert [entry.seat for entry in (await house.table()).log.entries] == [0, 1][: (await house.table()).log.version]
    assert all(answer.ephemeral for answer in answers)
