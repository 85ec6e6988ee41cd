"""The sender reports Discord's errors to the outbox. The end-to-end tests see everything else on the wire."""

import asyncio
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from bot.gateway.members import Members
from bot.gateway.sender import DiscordSender, DmChannels
from bot.outbox.sender import ChannelGone, DmClosed, EditedTooOften, Message, MessageGone, NoAccess, Rejected, TryLater
from bot.runtime.clock import Clock
from bot.sandbox.people.person import Person
from bot.sandbox.rest.server import Request
from bot.store.people import DmChannelStore
from bot.text.signs import NO_SIGNS
from tests.support.house import House


def refused(status: int, code: int) -> discord.HTTPException:
    """Discord's answer with this status and code."""
    response = SimpleNamespace(status=status, reason="no", headers={"Content-Type": "application/json"})
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(cast("aiohttp.ClientResponse", response), {"code": code, "message": "no"})


class Walls:
    """Where no door was ever opened."""

    async def find(self, user: int) -> None:
        """None here."""


def poster(error: Exception) -> DiscordSender:
    """A poster whose every request ends like this."""

    def fail(*given: object, **named: object) -> None:
        raise error

    client = cast(
        "discord.Client", SimpleNamespace(http=SimpleNamespace(send_message=fail, edit_message=fail), create_dm=fail)
    )
    return DiscordSender(client, DmChannels(client, cast("DmChannelStore", Walls())), Members(Clock()), NO_SIGNS)


@pytest.mark.parametrize(
    ("error", "ours"),
    [
        (refused(404, 10008), MessageGone),
        (refused(429, 30046), EditedTooOften),
        (refused(400, 50083), MessageGone),
        (refused(403, 50007), DmClosed),
        (refused(403, 50278), DmClosed),
        (refused(404, 10013), DmClosed),
        (refused(400, 50033), DmClosed),
        (refused(403, 20026), NoAccess),
        (refused(400, 160005), NoAccess),
        (refused(403, 40004), TryLater),
        (refused(429, 0), TryLater),
        (refused(500, 0), TryLater),
        (refused(503, 0), TryLater),
        (refused(403, 50001), NoAccess),
        (refused(403, 50013), NoAccess),
        (refused(404, 10003), ChannelGone),
        (refused(404, 10004), NoAccess),
        (refused(400, 50035), Rejected),
        (aiohttp.ServerDisconnectedError(), TryLater),
        (ConnectionResetError(), TryLater),
        (TimeoutError(), TryLater),
    ],
    ids=str,
)
async def test_every_fault_has_a_name_of_ours(error: Exception, ours: type[Exception]) -> None:
    to = poster(error)
    with pytest.raises(ours):
        await to.post(1, Message("a"), "n")
    with pytest.raises(ours):
        await to.edit(1, 2, Message("a"))
    with pytest.raises(ours):
        await to.retire(1, 2, "a")
    with pytest.raises(ours):
        await to.write(3, Message("a"), "n")


async def test_discords_waiting_time_is_kept() -> None:
    with pytest.raises(TryLater) as later:
        await poster(discord.RateLimited(42.0)).post(1, Message("a"), "n")
    assert later.value.after_seconds == 42.0


async def test_a_fault_of_our_own_stays_one() -> None:
    with pytest.raises(KeyError):
        await poster(KeyError("ours")).post(1, Message("a"), "n")


OPENED = Request("POST", "/users/@me/channels")


async def asked(house: House) -> Person:
    """Both pass, and the first to have done so is asked for the next round: who that is."""
    first = await house.to_move()
    await house.type(first, ("pass",))
    await house.type(await house.to_move(), ("pass",))
    await house.end_panels()
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
    await house.end_panels()
    passing = asyncio.create_task(house.type(await house.to_move(), ("pass",)))
    await lost.met.wait()
    await house.clock.until_sleeping(5)
    await house.clock.advance(1000)
    await passing
    assert house.sandbox.requests.count(OPENED) == 2
    assert len(house.person(first).sees(house.person(first).dm)) == before + 1
