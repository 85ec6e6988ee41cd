"""Time, as the bot sees it."""

import asyncio
import time


class Clock:
    """The real time; tests put their own in its place."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep_until(self, when: float) -> None:
        """Return as soon as it is `when`."""
        await asyncio.sleep(max(0.0, when - self.now()))
