"""Computer players think in a process of their own: the same moves, also after it was ended, and never without us."""

import asyncio
import gc
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from types import MappingProxyType
from typing import Any

import pytest

from bot.runtime.thinking import GC_THRESHOLDS, MoveChooser, start_process
from engine import ai
from engine.chance import Chance
from engine.content import content_digests
from engine.game import Options, Words
from engine.games.mesopotamia.content.load import house_files
from engine.games.tigris.play import Tigris
from engine.registry import GAMES, add_tables, find_game
from tests.engine.playouts import seed
from tests.support.sources import ROOT

GAME = GAMES[0]
ABANDONED = """
import os, signal
from bot.runtime.thinking import start_process

if __name__ == "__main__":
    print(start_process().submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def begun() -> list[Executor]:
    """The processes that were begun."""
    return []


@pytest.fixture
def thinking(begun: list[Executor]) -> Iterator[MoveChooser]:
    """What thinks in a process."""

    def begin() -> Executor:
        begun.append(start_process())
        return begun[-1]

    thinking = MoveChooser(begin)
    yield thinking
    thinking.close()
    for executor in begun:
        executor.shutdown()


async def choice(thinking: MoveChooser, game: Any = GAME, options: Options = MappingProxyType({})) -> Words:
    """The first move of a game."""
    full = {option.name: option.choices[0] for option in game.options} | dict(options)
    state = game.setup(game.marks[:2], full, Chance(seed(1)))
    seat = game.decision(state).seats[0]
    words, _ = await thinking.choose(game, game.view(state, seat), seat, Chance(seed(2)), ai.TurnPlan(), ai.NORMAL)
    return words


async def test_it_chooses_the_same_there_and_goes_on_when_it_was_ended(
    thinking: MoveChooser, begun: list[Executor]
) -> None:
    expected = await choice(MoveChooser())
    assert await choice(thinking) == expected
    number = await asyncio.get_running_loop().run_in_executor(begun[0], os.getpid)
    assert number != os.getpid()
    os.kill(number, signal.SIGKILL)
    assert await asyncio.gather(*(choice(thinking) for _ in range(3))) == [expected] * 3
    assert len(begun) == 2


async def test_it_is_prepared_before_the_first_thought(thinking: MoveChooser, begun: list[Executor]) -> None:
    thinking.prepare()
    thinking.prepare()
    assert len(begun) == 1
    await asyncio.get_running_loop().run_in_executor(begun[0], os.getpid)
    await choice(thinking)
    assert len(begun) == 1


async def test_the_process_seldom_collects_garbage(thinking: MoveChooser, begun: list[Executor]) -> None:
    thinking.prepare()
    assert await asyncio.get_running_loop().run_in_executor(begun[0], gc.get_threshold) == GC_THRESHOLDS


async def test_without_a_process_there_is_nothing_to_prepare() -> None:
    thinking = MoveChooser()
    thinking.prepare()
    assert await choice(thinking)


async def test_a_game_that_only_this_process_knows_is_thought_about_here(
    thinking: MoveChooser, begun: list[Executor]
) -> None:
    assert await choice(thinking, Tigris()) == await choice(MoveChooser())
    assert not begun


async def test_a_game_with_an_owners_tables_is_thought_about_there(begun: list[Executor]) -> None:
    costs = json.loads(house_files()["costs.json"])
    costs["builds"][0] |= {"cost": {"stone": 4}, "source": "owner"}
    tables = {"costs.json": json.dumps(costs)}
    games = add_tables(tables, GAMES)
    own = find_game("mesopotamia", games)
    options = {"content": content_digests(own)[1]}

    def begin() -> Executor:
        begun.append(start_process(tables=tables))
        return begun[-1]

    thinking = MoveChooser(begin, games)
    try:
        assert await choice(thinking, own, options) == await choice(MoveChooser(), own, options)
        assert len(begun) == 1
    finally:
        thinking.close()


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when another's child has ended")
def test_it_ends_with_the_process_that_began_it() -> None:
    script = subprocess.run([sys.executable, "-c", ABANDONED], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert script.returncode == -signal.SIGKILL
    try:
        child = os.pidfd_open(int(script.stdout))
    except ProcessLookupError:
        return
    with os.fdopen(child):
        assert select.select([child], [], [], 30.0)[0]
