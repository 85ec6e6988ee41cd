"""A process that stops while another one waits hands over at once, even with messages left to send."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot import app
from bot.config.settings import Config
from bot.gateway import command_sync
from bot.gateway.client import Dubsar
from bot.store.postgres import writer
from bot.store.store import Store
from tests.support.house import House

FOR_EVER = 10_000.0


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[House]:
    """A house on it."""
    built = House(tmp_path / "none.sqlite")
    built.address = address
    async with built:
        yield built


async def test_queued_and_new_events_are_left_to_the_waiting_process(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLOSE_TIMEOUT_SECONDS", FOR_EVER)
    monkeypatch.setattr(app, "HANDOVER_TIMEOUT_SECONDS", 0.0)
    second, waits = Store.closed_at(address), asyncio.Event()
    await house.begin("tigris", "Ann", "Ben")
    taking = asyncio.create_task(second.take(waits.set))
    await waits.wait()
    held = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages")
    await house.person(await house.to_move()).slash(house.channel, "tigris end")
    await held.met.wait()
    await house.app.client.wait_until_idle()
    closing = asyncio.create_task(house.app.close())
    await taking
    late = await _pressed(house)
    await closing
    assert await second.claim(late)
    assert len(await second.tables.find_log(1)) == 1
    assert (await second.statistics.count()).queued > 0
    await second.close()
    held.released.set()


async def test_a_waiting_process_translates_its_commands_before_it_takes_over(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    translated = []

    async def noted(tree: app_commands.CommandTree[Dubsar]) -> command_sync.Payload:
        translated.append(tree)
        return []

    monkeypatch.setattr(command_sync, "translate_commands", noted)
    second = app.App(Config(token=house.sandbox.token, database=address), games=house.games)
    before = house.sandbox.gateway.identified
    starting = asyncio.create_task(second.start())
    await house.sandbox.until(lambda: house.sandbox.gateway.identified > before)
    assert translated
    assert await house.app.store.is_awaited()
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)


async def test_a_replaced_process_ends_at_once(house: House, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CLOSE_TIMEOUT_SECONDS", FOR_EVER)
    monkeypatch.setattr(app, "HANDOVER_TIMEOUT_SECONDS", 0.0)
    monkeypatch.setattr(writer, "FROZEN_AFTER", 0.0)
    await house.begin("tigris", "Ann", "Ben")
    held = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages")
    await house.person(await house.to_move()).slash(house.channel, "tigris end")
    await held.met.wait()
    await house.app.client.wait_until_idle()
    second = Store.closed_at(address)
    await second.take(lambda: None)
    await house.app.close()
    await second.close()
    held.released.set()


async def _pressed(house: House) -> int:
    """The number of an interaction that nobody answers."""
    asked = house.sandbox.state.interactions
    before = len(asked)
    asking = asyncio.create_task(house.person("Ann").slash(house.channel, "game board"))
    await house.sandbox.until(lambda: len(asked) > before)
    asking.cancel()
    return next(reversed(asked.values())).id
