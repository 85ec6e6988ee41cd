"""The bot of the module named first, whose clock is a number in a file: it stands still until somebody moves it, as far
as they like. A step of an hour is no outage."""

import asyncio
import os
import runpy
import sys
from pathlib import Path

from tests.chaos.constants import set_constants

FILE = "DUBSAR_CLOCK"
"""The environment variable with the name of the file."""

TICK = 0.05
"""Seconds between two looks at the file by somebody who sleeps."""

STEP = 3600.0
"""Seconds by which the clock is moved at a time."""

PULSE_SECONDS = 5.0
"""Seconds between two signs of life of the bot: by them others see that it has seen the clock."""


def install(file: Path) -> None:
    """Have this process live by the file."""
    from bot.runtime.clock import Clock
    from bot.tables.time import uptime

    async def sleep_until(clock: Clock, when: float) -> None:
        while clock.now() < when:  # noqa: ASYNC110 - another process moves it
            await asyncio.sleep(TICK)

    Clock.now = lambda _: float(file.read_text())  # type: ignore[method-assign,assignment]
    Clock.sleep_until = sleep_until  # type: ignore[method-assign,assignment]
    set_constants(uptime, PULSE_SECONDS=PULSE_SECONDS, OUTAGE_SECONDS=4 * STEP)


if __name__ == "__main__":
    install(Path(os.environ[FILE]))
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
