"""The bot as a process of its own, turned to a sandbox, with a probe of how late its event loop is.

`python -m tests.bench.soak_bot URL TOKEN DATABASE LATENESS` runs until a signal; then LATENESS holds pairs of numbers:
a moment, and by how many seconds the loop was late then.
"""

import asyncio
import sys
import time
from array import array
from pathlib import Path

from bot.cli.run import run
from bot.config.settings import Config
from bot.runtime import log
from bot.sandbox.connect import turn_discord_to

EVERY = 0.1


async def probe(lateness: "array[float]") -> None:
    """Sleep a little, and note how much longer it took."""
    while True:
        start = time.monotonic()
        await asyncio.sleep(EVERY)
        lateness.extend((start, time.monotonic() - start - EVERY))


async def probed(config: Config, lateness: "array[float]") -> int:
    """Run the bot; the exit code."""
    probing = asyncio.create_task(probe(lateness))
    code = await run(config)
    probing.cancel()
    return code


def main(url: str, token: str, database: str, file: str) -> int:
    """Run it and write down what the probe has found; the exit code."""
    turn_discord_to(url)
    config = Config(token=token, database=database if "://" in database else Path(database))
    lateness = array("d")
    log.configure_logging(config)
    code = asyncio.run(probed(config, lateness))
    Path(file).write_bytes(lateness.tobytes())
    return code


def read(file: Path, since: float, until: float) -> list[float]:
    """How late the loop was between two moments."""
    noted = array("d", file.read_bytes())
    return [late for moment, late in zip(noted[::2], noted[1::2], strict=True) if since <= moment <= until]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
