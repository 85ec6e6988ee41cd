"""`dubsar sandbox`: the bot on a Discord of this machine, with a table that waits for the first player."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from bot import log
from bot.app import App
from bot.config import Config
from bot.sandbox.connect import point_discord_here
from bot.sandbox.world import Sandbox
from bot.service import listen
from engine.games import GAMES


async def run(port: int, database: Path | None, announce: Callable[[str], None]) -> int:
    """Run until a signal; the exit code. `announce` is told where to look."""
    stop = asyncio.Event()
    listen(stop)
    log.start(Config(token="", database=Path(), log_level="WARNING"))
    sandbox = Sandbox()
    sandbox.places.add_channel("tables")
    sandbox.state.add_role("Scribes")
    await sandbox.start(port)
    with tempfile.TemporaryDirectory(prefix="dubsar-") as folder, point_discord_here(sandbox.url):
        config = Config(token=sandbox.token, database=database or Path(folder) / "dubsar.sqlite3")
        app = App(config, fresh=True)
        await app.start()
        await _invite(app, sandbox)
        announce(f"Open {sandbox.url} and play. It listens on this machine only.")
        await app.until(stop)
        await app.close()
    await sandbox.stop()
    return 0


async def _invite(app: App, sandbox: Sandbox) -> None:
    """Let the first person open a table, unless there is one from before."""
    host = next(iter(sandbox.people.values()))
    await app.lobbies.create(
        guild=sandbox.guild,
        channel=sandbox.channel.id,
        host=host.id,
        host_name=host.name,
        game=GAMES[0],
        options={},
        language="en",
        key=sandbox.channel.id,
    )
