"""The pace at which shards identify, what the bot does while they are launched, and what Discord refuses for good."""

import asyncio
import gc
import warnings
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket

from bot.app import App
from bot.config.settings import Config, ConfigError
from bot.gateway.shards import IDENTIFY_INTERVAL_SECONDS, IdentifyPace
from bot.sandbox.connect import point_discord_here
from bot.sandbox.sandbox import Sandbox
from tests.faults.patience import Patience
from tests.support.house import House


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A Discord that the bot is turned to."""
    built = Sandbox()
    await built.start()
    with point_discord_here(built.url):
        yield built
    await built.stop()


@pytest.fixture
def app(sandbox: Sandbox, tmp_path: Path) -> App:
    """The bot, which is not started."""
    return App(Config(token=sandbox.token, database=tmp_path / "dubsar.sqlite"))


def test_shards_whose_numbers_are_equal_modulo_the_concurrency_take_turns() -> None:
    pace = IdentifyPace(2)
    assert [pace.reserve_turn(shard, 100.0) for shard in range(5)] == [
        0,
        0,
        IDENTIFY_INTERVAL_SECONDS,
        IDENTIFY_INTERVAL_SECONDS,
        2 * IDENTIFY_INTERVAL_SECONDS,
    ]


def test_a_shard_that_comes_when_nobody_has_come_lately_waits_for_nothing() -> None:
    pace = IdentifyPace(1)
    assert pace.reserve_turn(0, 100.0) == 0
    assert pace.reserve_turn(1, 104.0) == 1
    assert pace.reserve_turn(2, 120.0) == 0


def test_a_shard_that_has_lost_its_session_waits_before_it_begins_another() -> None:
    pace = IdentifyPace(16)
    assert pace.reserve_turn(3, 100.0) == 0
    assert pace.reserve_turn(3, 900.0) == IDENTIFY_INTERVAL_SECONDS
    assert pace.reserve_turn(19, 900.0) == 2 * IDENTIFY_INTERVAL_SECONDS


async def test_the_pace_is_what_discord_allows(sandbox: Sandbox, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience()
    monkeypatch.setattr("bot.gateway.shards.asyncio", patience)
    sandbox.gateway.admission.shards, sandbox.gateway.admission.max_concurrency = 3, 2
    await app.start()
    *at_once, later = patience.waited
    assert at_once == [0, 0]
    assert 0 < later <= IDENTIFY_INTERVAL_SECONDS
    assert app.client.identified == sandbox.gateway.identified == 3
    await app.close()


async def test_more_sessions_than_are_allowed_today_are_not_begun(sandbox: Sandbox, app: App) -> None:
    sandbox.gateway.admission.shards, sandbox.gateway.admission.total = 3, 2
    with pytest.raises(ConnectionError, match="2 more sessions today and 3 are needed"):
        await app.start()
    assert sandbox.gateway.admission.spent == 0
    assert sandbox.state.token == sandbox.token


async def test_without_a_gateway_the_bot_says_that_discord_cannot_be_reached(sandbox: Sandbox, app: App) -> None:
    sandbox.faults.add("GET", "/gateway/bot", 503)
    with pytest.raises(ConnectionError, match="gateway"):
        await app.start()


async def test_a_bot_that_needs_more_shards_ends_the_start_before_others_are_launched(
    sandbox: Sandbox, app: App
) -> None:
    sandbox.gateway.admission.shards, sandbox.gateway.admission.guilds_a_shard = 3, 0
    sandbox.add_guild("Lagash", 0, of=3)
    with pytest.raises(ConnectionError, match="close code 4011"):
        await app.start()
    assert sandbox.gateway.admission.spent == 1


async def test_a_shard_that_is_cut_off_is_resumed_while_others_wait_for_their_turn(sandbox: Sandbox, app: App) -> None:
    sandbox.gateway.admission.shards = 3
    starting = asyncio.create_task(app.start())
    await sandbox.until(lambda: sandbox.gateway.identified == 1)
    await sandbox.gateway.drop(resumable=True)
    await sandbox.until(lambda: sandbox.gateway.resumed == 1)
    assert sandbox.gateway.identified == 1
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting


async def test_a_bot_that_is_stopped_while_it_launches_shards_launches_no_more(sandbox: Sandbox, app: App) -> None:
    sandbox.gateway.admission.shards = 50
    starting = asyncio.create_task(app.start())
    await sandbox.until(lambda: sandbox.gateway.identified == 1)
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert sandbox.gateway.identified == 1
    assert not [task for task in asyncio.all_tasks() if task.get_name() in ("shards", "gateway")]


@pytest.mark.parametrize("code", [4004, 4010, 4012, 4013, 4014])
async def test_a_permanent_refusal_while_the_bot_runs_is_reported_in_one_sentence(house: House, code: int) -> None:
    running = asyncio.create_task(house.app.wait_for_stop(asyncio.Event()))
    await house.sandbox.gateway.hang_up(code)
    with pytest.raises(ConfigError) as refused:
        await running
    assert len(str(refused.value).splitlines()) == 1
    assert code == 4004 or str(code) in str(refused.value)
    assert house.sandbox.gateway.admission.spent == 1


async def test_a_bot_that_outgrows_its_shards_while_it_runs_may_be_started_again(house: House) -> None:
    running = asyncio.create_task(house.app.wait_for_stop(asyncio.Event()))
    await house.sandbox.gateway.hang_up(4011)
    with pytest.raises(ConnectionError, match="close code 4011"):
        await running
    assert house.sandbox.gateway.admission.spent == 1


@pytest.mark.parametrize("step", ["poll_event", "identify"])
async def test_a_shard_that_is_being_connected_when_the_bot_is_stopped_is_hung_up(
    sandbox: Sandbox, app: App, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    waiting, never = asyncio.Queue[DiscordWebSocket](), asyncio.Event()

    async def stuck(connection: DiscordWebSocket) -> None:
        waiting.put_nowait(connection)
        await never.wait()

    monkeypatch.setattr(DiscordWebSocket, step, stuck)
    starting = asyncio.create_task(app.start())
    connection = await waiting.get()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        gc.collect()
    assert connection.socket.closed
    assert [str(one.message) for one in warned] == []
