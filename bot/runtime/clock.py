"""The clock."""

import asyncio
import time


class Clock:
    """The real clock; tests put their own in its place."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    async def sleep_until(self, when: float) -> None:
        """Return as soon as it is `when` (seconds since 1970)."""
        await asyncio.sleep(max(0.0, when - self.now()))
