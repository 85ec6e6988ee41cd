"""The bot as a process: run until a signal stops it, then shut down without losing anything."""

import asyncio
import signal
from contextlib import suppress

import discord

from bot.app import App
from bot.config.settings import Config, ConfigError, read_tables
from bot.gateway.shards import BAD_TOKEN
from bot.runtime import process
from bot.runtime.thinking import Thinkers
from engine.registry import GAMES, AnyGame
from render.raster import GROUNDS

STOPPED = 0
FAILED = 1


async def run(config: Config, games: tuple[AnyGame, ...] = GAMES, *, force: bool = False) -> int:
    """Run the bot until a signal stops it, and return the exit code. `force`: as in `App`. Raises ConfigError if
    Discord refuses the bot permanently, and ConnectionError if another start may help."""
    stop = asyncio.Event()
    stop_on_signal(stop)
    process.configure_process()
    GROUNDS.uses_process = True
    try:
        thinkers = Thinkers.in_processes(games, read_tables(config.content), reviews=config.reviews)
        return await _run(App(config, games=games, thinkers=thinkers, force=force), stop)
    finally:
        GROUNDS.uses_process = False


async def _run(app: App, stop: asyncio.Event) -> int:
    try:
        has_started = await _start(app, stop)
    except discord.LoginFailure:
        raise ConfigError(BAD_TOKEN) from None
    if not has_started:
        return STOPPED
    await app.wait_until_warm()
    process.freeze_garbage()
    try:
        lost = await app.wait_for_stop(stop)
    finally:
        await app.close()
    return FAILED if lost else STOPPED


def stop_on_signal(stop: asyncio.Event) -> None:
    """Set `stop` on a signal from a supervisor or the keyboard."""
    loop = asyncio.get_running_loop()
    for signal_number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(signal_number, stop.set)
        except NotImplementedError:  # on Windows
            signal.signal(signal_number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def _start(app: App, stop: asyncio.Event) -> bool:
    """Start the application. Return False if the process is stopped first, since logging in may take a long time."""
    start_task, stop_task = asyncio.create_task(app.start()), asyncio.create_task(stop.wait())
    await asyncio.wait((start_task, stop_task), return_when=asyncio.FIRST_COMPLETED)
    stop_task.cancel()
    if not start_task.done():
        start_task.cancel()
        with suppress(asyncio.CancelledError):
            await start_task
        return False
    await start_task
    return True
