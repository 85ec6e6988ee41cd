"""Logging in, resuming after a drop, intents, and the events that the one intent allows."""

import asyncio
from socket import SHUT_RDWR

import aiohttp
import discord
import pytest

from bot.sandbox.connect import point_discord_here
from bot.sandbox.gateway import MAX_SESSIONS
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot


async def test_logs_in_with_one_intent(sandbox: Sandbox, bot: DemoBot) -> None:
    assert bot.intents.value == 1
    guild = bot.get_guild(sandbox.guild)
    assert guild is not None
    assert guild.name == "Uruk"
    assert [one.name for one in guild.text_channels] == ["table-1"]


async def test_wrong_token(sandbox: Sandbox) -> None:
    async with DemoBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("another-token")


async def test_privileged_intents_are_refused(sandbox: Sandbox) -> None:
    async with DemoBot(discord.Intents(guilds=True, message_content=True)) as bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(sandbox.token)


async def test_a_press_during_a_drop_is_replayed(sandbox: Sandbox, bot: DemoBot) -> None:
    await sandbox.gateway.drop(resumable=True)
    answer = await sandbox.people["Ann"].slash(sandbox.channel, "secret")
    assert answer.content == "Psst, en-US"
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)


async def test_held_events_are_delivered_later_twice_or_backwards(sandbox: Sandbox, bot: DemoBot) -> None:
    rooms = []
    sandbox.gateway.hold_events()
    for name in ("table-2", "table-3"):
        rooms.append(await sandbox.places.open_channel(name))
        await sandbox.places.delete_channel(rooms[-1])
    assert sandbox.gateway.held_count == 4
    await sandbox.gateway.deliver_held(times=2)
    await sandbox.until(lambda: len(bot.gone) >= 2)
    assert bot.gone == [room.id for room in rooms]
    assert sandbox.gateway.held_count == 0


async def test_only_the_latest_of_cut_sessions_can_be_resumed(sandbox: Sandbox) -> None:
    identify = {"op": 2, "d": {"token": sandbox.token, "intents": 1}}
    sessions = []
    for _ in range(MAX_SESSIONS + 2):
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.url}/gateway/") as socket:
            await socket.receive_json()
            await socket.send_json(identify)
            sessions.append((await socket.receive_json())["d"]["session_id"])
    for session, op in ((sessions[0], 9), (sessions[-1], 0)):
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.url}/gateway/") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": session, "seq": 0}})
            assert (await socket.receive_json())["op"] == op


async def test_reconnect_on_request(sandbox: Sandbox, bot: DemoBot) -> None:
    await sandbox.gateway.reconnect()
    await sandbox.until(lambda: sandbox.gateway.resumed == 1)
    assert (await sandbox.people["Ann"].slash(sandbox.channel, "secret")).ephemeral


async def test_an_invalid_session_is_begun_anew(
    sandbox: Sandbox, bot: DemoBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        return

    monkeypatch.setattr(bot, "before_identify_hook", at_once)
    await sandbox.gateway.invalidate(resumable=False)
    await sandbox.until(lambda: sandbox.gateway.identified == 2)


async def test_messages_are_not_heard_without_their_intent(sandbox: Sandbox, bot: DemoBot) -> None:
    heard: list[discord.Message] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    bot.on_message = on_message  # type: ignore[attr-defined]
    await sandbox.people["Ann"].say(sandbox.channel, "Hello")
    assert (await sandbox.people["Ann"].slash(sandbox.channel, "secret")).ephemeral
    assert heard == []


async def test_content_is_blank_without_the_content_intent(sandbox: Sandbox) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()

    class Listener(discord.Client):
        async def on_message(self, message: discord.Message) -> None:
            await heard.put(message.content)

    async with Listener(
        intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), guild_ready_timeout=0.05
    ) as bot:
        running = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.until(bot.is_ready)
        ann = sandbox.people["Ann"]
        await ann.say(sandbox.channel, "Only for people")
        await ann.say(sandbox.channel, f"For <@{sandbox.state.bot.id}>")
        await ann.say(ann.dm, "In private")
        assert [await heard.get() for _ in range(3)] == ["", f"For <@{sandbox.state.bot.id}>", "In private"]
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


async def test_deleted_channels_and_threads_are_reported(sandbox: Sandbox, bot: DemoBot) -> None:
    room = await sandbox.places.open_channel("table-2")
    thread = await sandbox.places.open_thread(room, "Side", sandbox.people["Ann"])
    await sandbox.places.delete_channel(room)
    await sandbox.until(lambda: len(bot.gone) == 2)
    assert sorted(bot.gone) == [room.id, thread.id]


async def test_everything_is_put_back(sandbox: Sandbox) -> None:
    with point_discord_here("http://127.0.0.1:1"):
        assert discord.http.Route("GET", "/x").url == "http://127.0.0.1:1/api/v10/x"
    assert discord.http.Route("GET", "/x").url == f"{sandbox.url}/api/v10/x"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("not json", 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "another", "intents": 1}}', 4004),
        ('{"op": 6, "d": {"token": "another", "session_id": "x", "seq": 0}}', 4004),
        ('{"op": 2, "d": {"token": "sandbox-token", "intents": 32769}}', 4014),
    ],
)
async def test_bad_frames_end_the_connection(sandbox: Sandbox, frame: str, code: int) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.url}/gateway/") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == code


async def test_heartbeats_and_unknown_sessions(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.url}/gateway/") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "x", "seq": 0}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_connection_that_breaks_before_a_heartbeat_is_answered_is_no_error(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"{sandbox.url}/gateway/"
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as broken, http.ws_connect(url) as whole:
        await whole.receive_json()
        await broken.send_json({"op": 1, "d": None})
        broken.get_extra_info("socket").shutdown(SHUT_RDWR)
        await whole.send_json({"op": 1, "d": None})
        assert (await whole.receive_json())["op"] == 11
    assert caplog.records == []
