"""One process works, another waits and takes over: nothing that is pressed is lost, nothing is done twice."""

import os
import shutil
import signal
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import UNREACHABLE, WRONG_SETTING
from tests.scale.conftest import Pair
from tests.support.sources import ROOT


async def test_a_waiting_process_takes_over_after_a_kill(pair: Pair) -> None:
    first = await pair.spawn()
    await pair.begin()
    await pair.settled()
    pair.sandbox.requests.clear()
    await pair.spawn()
    assert {one.method for one in pair.sandbox.requests} == {"GET"}
    await pair.move()
    await first.kill()
    await pair.move()
    assert await pair.moves() == 2


@pytest.mark.full
async def test_a_waiting_process_takes_over_after_an_orderly_end(pair: Pair) -> None:
    first = await pair.spawn()
    await pair.begin()
    second = await pair.spawn()
    await pair.move()
    assert await first.end() == 0
    await pair.move()
    third = await pair.spawn()
    assert await second.end() == 0
    await pair.move()
    assert await pair.moves() == 3
    assert await third.end() == 0


@pytest.mark.full
@pytest.mark.parametrize("cut", [True, False])
async def test_a_frozen_process_finds_itself_replaced_and_sends_nothing(pair: Pair, cut: bool) -> None:
    first = await pair.spawn()
    await pair.begin()
    await pair.spawn()
    await pair.settled()
    before = pair.holder()
    os.kill(first.pid, signal.SIGSTOP)
    if cut:
        with psycopg.connect(pair.address, autocommit=True) as server:
            server.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
    else:
        await pair.taken(before)
    await pair.move()
    await pair.settled()
    pair.sandbox.requests.clear()
    os.kill(first.pid, signal.SIGCONT)
    assert await first.left() == UNREACHABLE
    assert [one for one in pair.sandbox.requests if one.method != "GET"] == []
    await pair.move()
    assert await pair.moves() == 2


@pytest.mark.full
async def test_a_process_with_other_component_tables_does_not_wait(
    pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pair.spawn()
    folder = tmp_path / "tables"
    folder.mkdir()
    shutil.copy(ROOT / "engine/games/mesopotamia/house/costs.json", folder)
    monkeypatch.setenv("DUBSAR_CONTENT", str(folder))
    other = pair.process()
    await other.spawn()
    assert await other.left() == WRONG_SETTING
    assert "not the same here and in the process that works: costs.json" in pair.log.read_text("utf-8")
