"""Shards on the wire: how many are recommended, what each is told, which are refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox.model import Guild
from bot.sandbox.permissions import may
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot
from tests.support.manual_clock import HandClock

Socket = aiohttp.ClientWebSocketResponse


@asynccontextmanager
async def identifying(sandbox: Sandbox, shard: tuple[int, int] | None, intents: int = 1) -> AsyncIterator[Socket]:
    """A connection that has identified."""
    asked: dict[str, Any] = {"token": sandbox.state.token, "intents": intents}
    if shard is not None:
        asked["shard"] = list(shard)
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.url}/gateway/") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": asked})
        yield socket


async def told(socket: Socket) -> tuple[str, dict[str, Any]]:
    """The next event."""
    frame = await socket.receive_json()
    return frame["t"], frame["d"]


def two(sandbox: Sandbox) -> list[Guild]:
    """The first guild and another, in the order of their shards of two."""
    home = sandbox.state.home
    other = sandbox.add_guild("Lagash", 1 - home.shard(2), of=2)
    return sorted([home, other], key=lambda guild: guild.shard(2))


async def test_the_bot_receives_its_numbers_of_shards_and_sessions(sandbox: Sandbox, bot: DemoBot) -> None:
    sandbox.gateway.admission.shards, sandbox.gateway.admission.max_concurrency = 5, 16
    shards, url, limit = await bot.http.get_bot_gateway()
    assert (shards, url) == (5, sandbox.url.replace("http", "ws") + "/gateway/")
    assert limit == {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 16}


@pytest.mark.parametrize("shard", [0, 1])
async def test_a_shard_receives_its_own_guilds(sandbox: Sandbox, shard: int) -> None:
    guilds = two(sandbox)
    mine, other = guilds[shard], guilds[1 - shard]
    async with identifying(sandbox, (shard, 2)) as socket:
        event, ready = await told(socket)
        assert (event, ready["shard"]) == ("READY", [shard, 2])
        assert [guild["id"] for guild in ready["guilds"]] == [str(mine.id)]
        event, guild = await told(socket)
        assert (event, guild["name"]) == ("GUILD_CREATE", mine.name)
        await sandbox.places.remove_bot(other)
        await sandbox.places.remove_bot(mine)
        assert await told(socket) == ("GUILD_DELETE", {"id": str(mine.id)})


async def test_direct_messages_are_for_the_first_shard(sandbox: Sandbox) -> None:
    ann = sandbox.people["Ann"]
    async with identifying(sandbox, (1, 2), 1 << 12) as second, identifying(sandbox, (0, 2), 1 << 12) as first:
        assert [(await told(socket))[0] for socket in (first, second)] == ["READY", "READY"]
        await ann.say(ann.dm, "In private")
        assert (await told(first))[0] == "MESSAGE_CREATE"
        await sandbox.gateway.hang_up(1000)
        assert (await second.receive()).type is aiohttp.WSMsgType.CLOSE


@pytest.mark.parametrize(
    ("shard", "intents", "code"),
    [
        ((2, 2), 1, 4010),
        ((-1, 2), 1, 4010),
        ((0, 0), 1, 4010),
        (None, 1, 4011),
        ((0, 1), 1, 4011),
        ((0, 2), 1 << 30, 4013),
    ],
)
async def test_wrong_shards_and_intents_are_refused(
    sandbox: Sandbox, shard: tuple[int, int] | None, intents: int, code: int
) -> None:
    two(sandbox)
    sandbox.gateway.admission.guilds_a_shard = 1
    async with identifying(sandbox, shard, intents) as socket:
        await socket.receive()
        assert socket.close_code == code


async def test_shards_that_identify_too_early_must_begin_anew(sandbox: Sandbox, clock: HandClock) -> None:
    admission = sandbox.gateway.admission
    admission.interval, admission.max_concurrency = 5.0, 2
    for shard, later, op in ((0, 0.0, 0), (1, 0.0, 0), (2, 4.9, 9), (2, 0.1, 0), (3, 0.0, 0)):
        clock.now += later
        async with identifying(sandbox, (shard, 4)) as socket:
            assert (await socket.receive_json())["op"] == op, shard


async def test_a_bot_that_identifies_too_often_in_a_day_loses_its_token(sandbox: Sandbox) -> None:
    sandbox.gateway.admission.total = 1
    async with identifying(sandbox, (0, 2), 0) as first:
        assert (await told(first))[0] == "READY"
        async with identifying(sandbox, (1, 2)) as second:
            await asyncio.gather(first.receive(), second.receive())
            assert (first.close_code, second.close_code) == (4004, 4004)
    assert sandbox.state.token != sandbox.token


async def test_roles_of_one_guild_give_nothing_in_another(sandbox: Sandbox) -> None:
    role = await sandbox.roles.add("Scribes", "manage_guild")
    ben = sandbox.people["Ben"]
    sandbox.roles.give(ben, role)
    other = sandbox.places.add_channel("elsewhere", sandbox.add_guild("Lagash"))
    allowed = [may(sandbox.state, ben.user, channel, "manage_guild") for channel in (sandbox.channel, other)]
    assert allowed == [True, False]
    async with identifying(sandbox, None) as socket:
        frames = [await told(socket) for _ in range(3)]
    assert {guild["name"]: len(guild["roles"]) for event, guild in frames[1:]} == {"Uruk": 3, "Lagash": 2}
    assert [one["name"] for one in frames[2][1]["channels"]] == [other.name]
