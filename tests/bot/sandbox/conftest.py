"""A sandbox, and a demo bot that is logged in to it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.sandbox.connect import point_discord_here
from bot.sandbox.world import Sandbox
from tests.bot.sandbox.demo_bot import DemoBot


class HandClock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands still until it is moved."""
    return HandClock()


@pytest.fixture
async def sandbox(clock: HandClock) -> AsyncIterator[Sandbox]:
    """A sandbox that discord.py is turned to."""
    sandbox = Sandbox(clock=clock)
    await sandbox.start()
    with point_discord_here(sandbox.url):
        yield sandbox
    await sandbox.stop()


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, logged in and ready."""
    bot = DemoBot()
    running = asyncio.create_task(bot.start(sandbox.token))
    await sandbox.until(bot.is_ready)
    yield bot
    bot.let_go.set()
    await bot.close()
    await asyncio.gather(running, return_exceptions=True)
