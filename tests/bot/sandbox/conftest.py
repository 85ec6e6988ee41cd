"""A sandbox, and a demo bot that is logged in to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from bot.sandbox.connect import point_discord_here
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot
from tests.support.manual_clock import HandClock


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands still until it is moved."""
    return HandClock()


@asynccontextmanager
async def running(clock: HandClock) -> AsyncIterator[Sandbox]:
    """A sandbox that discord.py is turned to."""
    sandbox = Sandbox(clock=clock)
    await sandbox.start()
    with point_discord_here(sandbox.url):
        yield sandbox
    await sandbox.stop()


@asynccontextmanager
async def logged_in(sandbox: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, logged in and ready."""
    bot = DemoBot()
    connected = asyncio.create_task(bot.start(sandbox.token))
    await sandbox.until(bot.is_ready)
    yield bot
    bot.let_go.set()
    await bot.close()
    await asyncio.gather(connected, return_exceptions=True)


@pytest.fixture
async def sandbox(clock: HandClock) -> AsyncIterator[Sandbox]:
    """A sandbox for one test."""
    async with running(clock) as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot for one test."""
    async with logged_in(sandbox) as bot:
        yield bot


@pytest.fixture
async def channel(sandbox: Sandbox, bot: DemoBot) -> discord.TextChannel:
    """The sandbox's channel as the bot has it."""
    found = await bot.fetch_channel(sandbox.channel.id)
    assert isinstance(found, discord.TextChannel)
    return found
