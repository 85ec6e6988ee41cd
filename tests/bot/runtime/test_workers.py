"""Work in the background."""

import asyncio

import pytest

from bot.runtime.workers import Workers
from bot.store.database import StoreUnavailable


class Work:
    """Counts how often it is done, and waits until it may end."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.gate = asyncio.Event()
        self.started = asyncio.Event()

    async def __call__(self, number: int) -> None:
        self.begun.append(number)
        self.started.set()
        await self.gate.wait()


async def test_woken_while_it_works_it_works_once_more() -> None:
    work = Work()
    workers = Workers(work)
    workers.wake(1)
    await work.started.wait()
    workers.wake(1)
    workers.wake(1)
    assert work.begun == [1]
    work.gate.set()
    await workers.wait_until_idle()
    assert work.begun == [1, 1]
    assert workers.is_idle


async def test_numbers_do_not_wait_for_each_other() -> None:
    work = Work()
    workers = Workers(work)
    workers.wake(1)
    workers.wake(2)
    await work.started.wait()
    await asyncio.sleep(0)
    assert work.begun == [1, 2]
    work.gate.set()
    await workers.wait_until_idle()


async def test_a_failure_is_logged_and_stops_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(number: int) -> None:
        if number == 1:
            raise ValueError("one")
        done.set()

    done = asyncio.Event()
    workers = Workers(fail)
    workers.wake(1)
    workers.wake(2)
    await workers.wait_until_idle()
    assert done.is_set()
    assert "ValueError: one" in caplog.text


async def test_closed_it_takes_on_nothing_and_leaves_what_is_late() -> None:
    work = Work()
    workers = Workers(work)
    workers.wake(1)
    await work.started.wait()
    await workers.close()
    workers.wake(2)
    assert workers.is_idle
    assert work.begun == [1]


async def test_closing_lets_what_is_nearly_done_be_done() -> None:
    work = Work()
    work.gate.set()
    workers = Workers(work)
    workers.wake(1)
    await workers.close(patience=60)
    assert work.begun == [1]


async def test_a_failed_write_is_repeated_until_it_succeeds(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.runtime.workers.RETRY_PAUSE_SECONDS", 0.0)
    tries: list[int] = []

    async def work(number: int) -> None:
        tries.append(number)
        if len(tries) < 3:
            raise StoreUnavailable("database or disk is full")

    workers = Workers(work)
    workers.wake(1)
    await workers.wait_until_idle()
    assert tries == [1, 1, 1]
    assert "disk is full" in caplog.text
