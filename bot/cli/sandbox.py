"""The command `dubsar sandbox`: the bot with an imitation of Discord on this machine, and a table that waits for its
first player."""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.app import App
from bot.cli.run import stop_on_signal
from bot.config.settings import Config
from bot.messages.outgoing import EditBoard, PostBoard
from bot.messages.threads import thread_name
from bot.model.errors import ChannelTaken
from bot.model.table import TablePlace, TableSettings
from bot.runtime import log, process
from bot.runtime.thinking import Thinkers
from bot.sandbox.connect import point_discord_here
from bot.sandbox.sandbox import Sandbox
from engine.registry import GAMES, AnyGame

PORTS = range(8642, 8662)
"""Default ports for the page. The sandbox takes the first free one."""


async def run(
    port: int | None, database: Path | None, announce: Callable[[str], None], games: tuple[AnyGame, ...] = GAMES
) -> int:
    """Run the sandbox until a signal stops it, and return the exit code.

    `announce` is called with the page's address. Raises OSError if `port` cannot be used, or if no port of PORTS can
    when `port` is None. Raises StoreError.
    """
    stop = asyncio.Event()
    stop_on_signal(stop)
    log.configure_logging(Config(token="", database=Path(), log_level="WARNING"))
    log.hide_slowness_warnings()
    sandbox = Sandbox()
    sandbox.places.add_channel("tables")
    sandbox.state.add_role("Scribes")
    forum = await sandbox.forums.open("forum", "Players wanted", "In play")
    sandbox.places.allow(forum, "manage_threads")
    await sandbox.start(*(PORTS if port is None else (port,)))
    if port is None and sandbox.port != PORTS[0]:
        announce(f"Port {PORTS[0]} is in use, perhaps by another sandbox: this one is at {sandbox.port}.")
    try:
        await _play(sandbox, database, games, announce, stop)
    finally:
        await sandbox.stop()
    return 0


async def _play(
    sandbox: Sandbox,
    database: Path | None,
    games: tuple[AnyGame, ...],
    announce: Callable[[str], None],
    stop: asyncio.Event,
) -> None:
    with tempfile.TemporaryDirectory(prefix="dubsar-") as folder, point_discord_here(sandbox.url):
        config = Config(token=sandbox.token, database=database or Path(folder) / "dubsar.sqlite3")
        process.configure_process()
        app = App(config, games=games, thinkers=Thinkers.in_processes(), fresh=True)
        await app.start()
        await _restore_boards(app, sandbox)
        await _invite(app, sandbox, games[0])
        announce(f"Open {sandbox.url} and play. It listens on this machine only.")
        await app.wait_for_stop(stop)
        await app.close()


async def _restore_boards(app: App, sandbox: Sandbox) -> None:
    """Post the boards of tables from the last run again, in their threads: a new sandbox has no messages."""
    channels = sandbox.state.channels
    for row in await app.store.tables.unfinished_tables():
        messages = await app.store.outbox.queued_messages(row.id, row.channel)
        board = await app.store.outbox.find_board(row.id)
        if board is None:
            continue
        if row.channel not in channels and row.parent_channel in channels:
            host = next((person.name for person in sandbox.people.values() if person.id == row.host), "")
            name = thread_name(row.game, host, row.settings.language)
            await sandbox.places.bring_back(row.channel, channels[row.parent_channel], name)
        # An edit of a message that is gone posts it again. It must not replace a message that is already queued.
        if not any(isinstance(message, PostBoard | EditBoard) for message in messages):
            await app.store.outbox.queue_message(row.id, row.channel, EditBoard(board.text))
        app.services.channels.wake_table(row.channel)


async def _invite(app: App, sandbox: Sandbox, game: AnyGame) -> None:
    """Open a table for the first person, unless one is left from an earlier run."""
    host = next(iter(sandbox.people.values()))
    with suppress(ChannelTaken):
        await app.services.lobbies.create(
            game,
            TablePlace(sandbox.guild, sandbox.channel.id),
            (host.id, host.name),
            TableSettings("en"),
            interaction=sandbox.state.flakes.next(),
        )
