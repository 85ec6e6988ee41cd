"""One process works, another waits and takes over: nothing that is pressed is lost, nothing is done twice."""

import os
import signal

import psycopg
import pytest

from bot.__main__ import UNREACHABLE
from tests.scale.conftest import Pair


async def test_whoever_waits_takes_over_after_a_kill_and_after_an_orderly_end(pair: Pair) -> None:
    first = await pair.spawn()
    await pair.begin()
    await pair.settled()
    pair.sandbox.requests.clear()
    second = await pair.spawn()
    assert {one.method for one in pair.sandbox.requests} == {"GET"}
    await pair.move()
    await first.kill()
    await pair.move()
    assert await pair.moves() == 2
    third = await pair.spawn()
    assert await second.end() == 0
    await pair.move()
    assert await pair.moves() == 3
    assert await third.end() == 0


@pytest.mark.full
@pytest.mark.parametrize("cut", [True, False])
async def test_whoever_was_frozen_finds_itself_replaced_and_sends_nothing(pair: Pair, cut: bool) -> None:
    first = await pair.spawn()
    await pair.begin()
    await pair.spawn()
    await pair.settled()
    os.kill(first.pid, signal.SIGSTOP)
    if cut:
        with psycopg.connect(pair.address, autocommit=True) as server:
            server.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid != pg_backend_pid()"
            )
    else:
        await pair.taken_from(first)
    await pair.move()
    await pair.settled()
    pair.sandbox.requests.clear()
    os.kill(first.pid, signal.SIGCONT)
    assert await first.left() == UNREACHABLE
    assert [one for one in pair.sandbox.requests if one.method != "GET"] == []
    await pair.move()
    assert await pair.moves() == 2


@pytest.mark.full
async def test_open_panels_follow_from_one_process_to_the_other(pair: Pair) -> None:
    first = await pair.spawn()
    await pair.begin()
    await pair.click("Ann", "Move")
    await pair.click("Ben", "Move")
    await pair.spawn()
    await pair.settled()
    before = pair.panels()
    assert len(before) == 2
    pair.sandbox.requests.clear()
    await first.kill()
    await pair.sandbox.until(lambda: len(pair.edited()) == 2)
    await pair.move()
    await pair.sandbox.until(
        lambda: all(now.content != then.content for now, then in zip(pair.panels(), before, strict=True))
    )
