"""The bot of the module named first, whose clock is ahead by as many seconds as a file says: days go by at once."""

import asyncio
import math
import os
import runpy
import sys
import time
from pathlib import Path

from bot.runtime.clock import Clock
from tests.chaos.constants import set_constants

VARIABLE = "DUBSAR_AHEAD"
"""The variable that names the file."""

LOOK = 0.05
"""Seconds after which sleepers look at the clock again."""


def now(_: Clock) -> float:
    """The seconds since 1970."""
    return time.time() + float(Path(os.environ[VARIABLE]).read_text("ascii"))


async def sleep_until(clock: Clock, when: float) -> None:
    """Sleep until then."""
    while (left := when - now(clock)) > 0:  # noqa: ASYNC110 - another process moves the clock
        await asyncio.sleep(min(left, LOOK))


if __name__ == "__main__":
    from bot.tables.time import uptime

    set_constants(uptime, OUTAGE_SECONDS=math.inf)
    setattr(Clock, "now", now)  # noqa: B010 - for the life of this process
    setattr(Clock, "sleep_until", sleep_until)  # noqa: B010
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
