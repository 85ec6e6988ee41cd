"""Jobs in threads: which of them begins next."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from render import jobs
from render.jobs import THREADS, Jobs, Urgency


@pytest.fixture
async def queue(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Jobs]:
    monkeypatch.setattr(jobs, "AFTER_BOARDS_SECONDS", 60.0)
    made = Jobs()
    yield made
    await made.close()


class Work:
    """Jobs that note when they begin, and run until they are let go."""

    def __init__(self) -> None:
        self.begun, self.go = list[str](), threading.Event()

    def named(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.begun.append(name)
            assert self.go.wait(30)
            return name

        return work

    async def count(self, number: int) -> None:
        while len(self.begun) < number:
            await asyncio.to_thread(sum, ())


async def test_jobs_begin_by_urgency_then_in_order(queue: Jobs) -> None:
    work = Work()
    busy = [asyncio.create_task(queue.run(Urgency.BOARD, work.named("busy"))) for _ in range(THREADS)]
    await work.count(THREADS)
    order = (Urgency.ANIMATION, Urgency.PRIVATE, Urgency.BOARD, Urgency.PRIVATE, Urgency.BOARD)
    waiting = [asyncio.create_task(queue.run(one, work.named(f"{one.name}-{at}"))) for at, one in enumerate(order)]
    await asyncio.sleep(0)
    assert work.begun == ["busy"] * THREADS
    work.go.set()
    await asyncio.gather(*busy, *waiting)
    begun = [name for name in work.begun[THREADS:] if name != "ANIMATION-0"]
    assert sorted(begun[:2]) == ["BOARD-2", "BOARD-4"]
    assert begun[2:] == ["PRIVATE-1", "PRIVATE-3"]


async def test_a_cancelled_job_never_begins(queue: Jobs) -> None:
    work = Work()
    busy = [asyncio.create_task(queue.run(Urgency.BOARD, work.named("busy"))) for _ in range(THREADS)]
    await work.count(THREADS)
    gone = asyncio.create_task(queue.run(Urgency.BOARD, work.named("gone")))
    await asyncio.sleep(0)
    gone.cancel()
    work.go.set()
    await asyncio.gather(*busy)
    assert await queue.run(Urgency.BOARD, work.named("last")) == "last"
    assert "gone" not in work.begun


async def test_a_private_job_waits_for_boards_for_a_moment_only(queue: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "AFTER_BOARDS_SECONDS", 0.001)
    work = Work()
    board = asyncio.create_task(queue.run(Urgency.BOARD, work.named("board")))
    private = asyncio.create_task(queue.run(Urgency.PRIVATE, work.named("private")))
    await work.count(2)
    assert not board.done()
    work.go.set()
    assert [await board, await private] == ["board", "private"]


async def test_closing_cancels_what_has_not_begun() -> None:
    queue, work = Jobs(), Work()
    busy = [asyncio.create_task(queue.run(Urgency.BOARD, work.named("busy"))) for _ in range(THREADS)]
    await work.count(THREADS)
    waits = asyncio.create_task(queue.run(Urgency.BOARD, work.named("waits")))
    await asyncio.sleep(0)
    work.go.set()
    await queue.close()
    assert await asyncio.gather(*busy) == ["busy"] * THREADS
    with pytest.raises(asyncio.CancelledError):
        await waits
