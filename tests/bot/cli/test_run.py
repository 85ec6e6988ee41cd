"""Stop the bot by a signal."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import closing

import pytest

from bot.cli.run import stop_on_signal


class LoopOfWindows(asyncio.SelectorEventLoop):
    """An event loop that knows no signals, as both of Windows."""

    def add_signal_handler(self, sig: int, callback: Callable[..., object], *args: object) -> None:
        """Refuse, as `asyncio.AbstractEventLoop` does."""
        raise NotImplementedError


async def _stopped(number: signal.Signals) -> bool:
    stop = asyncio.Event()
    stop_on_signal(stop)
    signal.raise_signal(number)
    await asyncio.wait_for(stop.wait(), 10)
    return stop.is_set()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_bot_where_the_event_loop_knows_no_signals(number: signal.Signals) -> None:
    before = {one: signal.getsignal(one) for one in (signal.SIGTERM, signal.SIGINT)}
    try:
        with closing(LoopOfWindows()) as loop:
            assert loop.run_until_complete(_stopped(number))
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
