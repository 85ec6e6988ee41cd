"""A process that has lost the database ends soon, however much waits for the database in it."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from bot.__main__ import UNREACHABLE
from bot.sandbox.sandbox import Sandbox
from bot.store.postgres import writer
from tests.scale.conftest import Pair

PRESSES = 200
"""What people press while the process is frozen: each has to be claimed in the database."""

SOON = 60.0
"""Seconds: a process that asks the database anew for each press takes minutes, one that does not a few seconds."""

END_SESSIONS = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE pid != pg_backend_pid() AND datname = current_database()"
)


@asynccontextmanager
async def robbed(pair: Pair) -> AsyncIterator[None]:
    """The process is frozen until the end, somebody else has the lock, and events wait for it."""
    (process,) = pair.processes
    os.kill(process.pid, signal.SIGSTOP)
    with psycopg.connect(pair.address, autocommit=True) as another:
        another.execute(END_SESSIONS)
        assert writer.take_lock(another, SOON)
        people = [pair.sandbox.people[name] for name in ("Ann", "Ben")]
        asking = [
            asyncio.create_task(people[number % 2].slash(pair.sandbox.channel, "tigris end"))
            for number in range(PRESSES)
        ]
        await pair.sandbox.until(lambda: _waiting(pair.sandbox) == PRESSES)
        try:
            yield
        finally:
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)


def _waiting(sandbox: Sandbox) -> int:
    return sum(one.answered is None for one in sandbox.state.interactions.values())


@pytest.mark.parametrize(("told_to_stop", "code"), [(False, UNREACHABLE), (True, 0)])
async def test_a_process_whose_lock_is_lost_ends_while_many_presses_wait(
    pair: Pair, told_to_stop: bool, code: int
) -> None:
    process = await pair.spawn()
    await pair.begin()
    await pair.settled()
    async with robbed(pair):
        if told_to_stop:
            os.kill(process.pid, signal.SIGTERM)
        os.kill(process.pid, signal.SIGCONT)
        async with asyncio.timeout(SOON):
            assert await process.left() == code
        assert _waiting(pair.sandbox) == PRESSES
