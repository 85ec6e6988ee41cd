"""A sandbox on a thread of its own, so that what it costs can be told from what the bot costs."""

import asyncio
import threading
import time
from collections.abc import Coroutine
from typing import TypeVar

from bot.sandbox.sandbox import Sandbox

T = TypeVar("T")


class SandboxThread:
    """Discord, elsewhere. What its people do is done on its thread; the caller waits without blocking its loop."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="sandbox", daemon=True)
        self._thread.start()
        self.sandbox = Sandbox()

    async def do(self, work: Coroutine[None, None, T]) -> T:
        """Do something over there."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def spent(self) -> float:
        """Seconds of processor time so far, of the whole process but this thread."""
        assert self._thread.ident is not None
        return time.process_time() - time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))

    def stop(self) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
