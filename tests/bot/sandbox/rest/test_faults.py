"""Faults on demand: failures, lost answers, 429, requests that are held; and real rate limits."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.sandbox import Sandbox
from tests.support.manual_clock import HandClock

Channel = discord.TextChannel
MESSAGES = "/channels/*/messages"


async def test_a_status_so_many_times(sandbox: Sandbox, channel: Channel) -> None:
    sandbox.faults.add("POST", MESSAGES, 503, times=2)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await channel.send("Hello")
    await channel.send("Hello")
    assert len(sandbox.people["Ann"].sees()) == 1


async def test_a_drop_before_the_effect(sandbox: Sandbox, channel: Channel) -> None:
    sandbox.faults.add("POST", MESSAGES, "drop")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("Hello")
    assert sandbox.people["Ann"].sees() == []


async def test_429_is_waited_for(sandbox: Sandbox, channel: Channel) -> None:
    sandbox.faults.add("POST", MESSAGES, 429, retry_after=0.001)
    await channel.send("Hello")
    assert [one for one in sandbox.requests if one.method == "POST"][-2:] == [("POST", channel_path(channel))] * 2


async def test_429_without_via_is_taken_for_a_ban(sandbox: Sandbox, channel: Channel) -> None:
    sandbox.faults.add("POST", MESSAGES, 429, retry_after=0.001, via=False)
    with pytest.raises(discord.HTTPException):
        await channel.send("Hello")


def channel_path(channel: Channel) -> str:
    """Where its messages are posted."""
    return f"/channels/{channel.id}/messages"


async def test_a_code_on_demand(sandbox: Sandbox, channel: Channel) -> None:
    message = await channel.send("Hello")
    sandbox.faults.add("PATCH", "/channels/*/messages/*", 404, code=10008)
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="Gone?")
    assert caught.value.code == 10008
    sandbox.faults.add("*", "*", 503)
    sandbox.faults.clear()
    await message.edit(content="Here")


async def test_a_request_is_held(sandbox: Sandbox, channel: Channel) -> None:
    held = sandbox.faults.hold("POST", MESSAGES)
    sending = asyncio.ensure_future(channel.send("Hello"))
    await held.met.wait()
    assert sandbox.people["Ann"].sees() == []
    held.released.set()
    await sending
    assert len(sandbox.people["Ann"].sees()) == 1


async def test_an_answer_is_held_after_the_effect_and_may_be_lost(sandbox: Sandbox, channel: Channel) -> None:
    held = sandbox.faults.hold("POST", MESSAGES, after_effect=True)
    sending = asyncio.ensure_future(channel.send("Hello"))
    await held.carried.wait()
    assert len(sandbox.people["Ann"].sees()) == 1
    assert not sending.done()
    held.failure = "drop"
    held.released.set()
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await sending


async def test_429_may_be_for_all_requests(sandbox: Sandbox, channel: Channel) -> None:
    sandbox.faults.add("POST", MESSAGES, 429, retry_after=0.5, everywhere=True)
    headers = {"Authorization": f"Bot {sandbox.token}"}
    url = f"{sandbox.url}/api/v10/channels/{sandbox.channel.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as http:
        told = await (await http.post(url, json={"content": "x"})).json()
    assert (told["global"], told["retry_after"]) == (True, 0.5)


async def test_real_limits(sandbox: Sandbox, clock: HandClock) -> None:
    sandbox.rates.real = True
    headers = {"Authorization": f"Bot {sandbox.token}"}
    url = f"{sandbox.url}/api/v10/channels/{sandbox.channel.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as http:
        answers = [(await http.post(url, json={"content": "x"})) for _ in range(6)]
        assert [one.status for one in answers] == [200] * 5 + [429]
        assert (await answers[-1].json())["retry_after"] == pytest.approx(5)
        assert [one.headers["X-RateLimit-Remaining"] for one in answers] == ["4", "3", "2", "1", "0", "0"]
        clock.now += 5
        assert (await http.post(url, json={"content": "x"})).status == 200
        clock.now += 5
        user = f"{sandbox.url}/api/v10/users/"
        statuses = [(await http.get(f"{user}{number}")).status for number in range(51)]
        assert statuses == [404] * 50 + [429]
