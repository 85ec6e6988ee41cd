"""Killed at any moment while answers are held back: each is played once, and nobody is told twice."""

from pathlib import Path

import pytest

from bot.model.table import StandingOrder
from bot.tables.orders import StandingOrders
from engine.replay import replay_record
from tests.faults.killing import Fate, Step, alike, every, fate, files, live, mortal_mailbox, twice
from tests.faults.test_kill import create, join, play, start, story
from tests.support.core import ANN, BEN, CHANNEL, Core
from tests.support.games.hasty import Hasty
from tests.support.manual_clock import ManualClock

__all__ = ["fate"]

START = 1_000_000.0


def order(user: int, question: str, answer: str) -> Step:
    async def step(core: Core) -> None:
        table = await core.tables.find_in_channel(CHANNEL)
        await StandingOrders(core.tables, core.clock).store_order(table, StandingOrder(user, question, "any", answer))

    return step


def wait_until(seconds: float) -> Step:
    async def step(core: Core) -> None:
        await core.clock.advance(max(0, START + seconds - core.clock.now()))

    return step


STEPS: tuple[Step, ...] = (
    create,
    join,
    start,
    order(BEN, "lot", "coin"),
    play(ANN, 2, "bid", "1"),
    play(BEN, 3, "bid", "3"),
    wait_until(600),
    play(ANN, 4, "bid", "2"),
    wait_until(1200),
)


async def check(core: Core) -> None:
    """The game is over, it refolds, and nothing is owed."""
    table = await core.tables.find_in_channel(CHANNEL)
    assert replay_record(table.game, table.record).fold == table.log.fold
    assert table.status == "over"
    assert (table.row.held, table.row.orders) == ((), ())
    assert await core.store.outbox.queues_with_messages() == ()


async def told(file: Path, fate: Fate, end: int) -> object:
    """What was played and what people saw, with a process that was killed at moment `end` and one after it."""
    mailbox, todo, clock = mortal_mailbox(fate), list(STEPS), ManualClock(START)
    await twice(lambda: live(Core(file, mailbox, clock, (Hasty(),)), fate, todo, check), fate, end)
    return story(mailbox)


async def test_killed_anywhere_each_answer_is_played_once(tmp_path: Path, fate: Fate) -> None:
    assert await alike(told, files(tmp_path), fate, every(5)) > 75


@pytest.mark.full
async def test_killed_everywhere_each_answer_is_played_once(tmp_path: Path, fate: Fate) -> None:
    assert await alike(told, files(tmp_path), fate) > 75
