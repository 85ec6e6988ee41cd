"""Parts of the protocol of several processes left out, one at a time: each is missed by somebody."""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from bot.__main__ import UNREACHABLE
from bot.gateway import deduplicator, shards
from bot.outbox import outbox
from bot.sandbox.people.seen import SeenMessage
from bot.store.postgres import connection, writer
from bot.tables import panels
from tests.chaos.freeze import Freezer, stopped
from tests.faults.planting import VARIABLE
from tests.scale.conftest import Pair
from tests.scale.update import NEWER
from tests.support.sources import ROOT

FORGOTTEN = 1000.0
"""Seconds after which Discord remembers no nonce."""

SOON = 5.0
"""Seconds in which open panels follow."""

PATIENCE_SECONDS = 35.0
"""Seconds after which what should be done is not going to be."""


async def once_done(pair: Pair) -> None:
    """What both have heard is done by one of them."""
    first = await pair.spawn()
    ann = pair.sandbox.people["Ann"]
    await (await ann.slash(pair.sandbox.channel, "game new", game="tigris")).wait_until_finished()
    await pair.spawn()
    await pair.click("Ann", "Add a computer player")
    worked = pair.holder()
    await first.kill()
    await pair.taken(worked)
    await pair.click("Ben", "Join")
    async with pair.look() as store:
        row = await store.tables.find(1)
    assert row is not None
    assert len(row.roster.names) == 3


async def kept(pair: Pair) -> None:
    """What comes after one has ended, and before the other works, is done."""
    first = await pair.spawn()
    await pair.begin()
    await pair.spawn()
    await first.kill()
    await pair.move()
    assert await pair.moves() == 1


async def once_sent(pair: Pair) -> None:
    """What was sent, and not noted as sent, is not sent again after Discord has forgotten it."""
    first = await pair.spawn()
    await pair.begin()
    await pair.spawn()
    await pair.settled()
    guest, channel = pair.sandbox.people["Guest"], pair.sandbox.channel
    before = len(guest.sees(channel))
    sending = pair.sandbox.faults.hold("POST", f"/channels/{channel.id}/messages", after_effect=True)
    await pair.move()
    await sending.carried.wait()
    await first.kill()
    pair.now += FORGOTTEN
    sending.released.set()
    await pair.settled()
    assert len(guest.sees(channel)) == before + 1


async def replaced(pair: Pair) -> None:
    """A process that was frozen before it sent, and is replaced, sends nothing and ends."""
    pair.frost = pair.log.parent
    first = await pair.spawn()
    await pair.begin()
    await pair.spawn()
    await pair.settled()
    frost, worked = Freezer(pair.log.parent, first.pid), pair.holder()
    frost.tell("asking")
    await pair.asked_to_move()
    await stopped(first.pid)
    await pair.taken(worked)
    before = len(frost.asked())
    os.kill(first.pid, signal.SIGCONT)
    assert await first.left() == UNREACHABLE
    assert [asked for asked in frost.asked()[before:] if not asked.startswith("GET ")] == []


async def followed(pair: Pair) -> None:
    """Ten open panels follow after another has taken over; none is closed or doubled, and a press on each works."""
    first = await pair.spawn()
    places = pair.sandbox.places
    channels = [pair.sandbox.channel, *(places.add_channel(f"hall-{number}") for number in range(4))]
    for channel in channels:
        await pair.begin(channel)
        for name in ("Ann", "Ben"):
            await pair.click(name, "Move", channel)
    await pair.spawn()
    await pair.settled()

    def shown() -> list[SeenMessage]:
        return [panel for channel in channels for panel in pair.panels(channel)]

    before = shown()
    pair.sandbox.requests.clear()
    worked = pair.holder()
    await first.kill()
    await pair.taken(worked)
    await pair.sandbox.until(lambda: len(pair.edited()) == len(before) == 10, SOON)
    assert [one.id for one in shown()] == [one.id for one in before]
    async with pair.look() as store:
        tables = await store.statistics.started_tables()
    for table in tables:
        await (await pair.asked_to_move(table)).wait_until_finished()
    await pair.sandbox.until(
        lambda: all(now.everything != then.everything for now, then in zip(shown(), before, strict=True)), SOON
    )
    pressed = 0
    for channel in channels:
        for number, name in enumerate(("Ann", "Ben")):
            panel = pair.panels(channel)[number]  # a press at this table may have changed it
            if panel.labels:
                answer = await (await pair.sandbox.people[name].click(panel, panel.labels[0])).wait_until_finished()
                assert answer.type
                pressed += 1
    assert pressed


Scene = Callable[[Pair], Awaitable[None]]
SCENES: tuple[Scene, ...] = (once_done, kept, once_sent, replaced, followed)


class Missing(NamedTuple):
    """A part of the protocol: a piece of a module, what is there without it, and the scene that misses it."""

    module: ModuleType
    before: str
    after: str
    scene: Scene


_NAMED = "server.execute(\"SELECT set_config('application_name', %s, false)\", (self._session_name,))"
PARTS = {
    "claim": Missing(
        connection,
        "return await self.change(lambda work: work.execute(claim, (event,)).rowcount == 1, False)",
        "return True",
        once_done,
    ),
    "keeping": Missing(
        deduplicator,
        "self._queued_events.append(QueuedEvent(event, self._now(), handle, answer_left, answer_doubtful))",
        "pass",
        kept,
    ),
    "look into the channel": Missing(outbox, "await self._delivery.assume_sent()", "pass", once_sent),
    "sure before sending": Missing(shards, "await self._sure()", "pass", replaced),
    "fence": Missing(writer, _NAMED, f"if self._begun:\n            return\n        {_NAMED}", replaced),
    "panels outdated": Missing(
        panels,
        "replace(panel, version=OUTDATED_VERSION)\n            for panel in stored_panels",
        "panel for panel in stored_panels",
        followed,
    ),
}


@pytest.mark.full
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_with_all_parts_nothing_is_missed(pair: Pair, scene: Scene) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        await scene(pair)


@pytest.mark.full
@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
async def test_each_part_is_missed(pair: Pair, part: Missing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, json.dumps([part.module.__name__, part.before, part.after]))
    with pytest.raises((AssertionError, TimeoutError)):
        async with asyncio.timeout(PATIENCE_SECONDS):
            await part.scene(pair)


def test_every_piece_stands_exactly_once_in_its_module() -> None:
    texts = {name: Path(str(part.module.__file__)).read_text("utf-8") for name, part in PARTS.items()}
    assert {name: texts[name].count(part.before) for name, part in PARTS.items()} == dict.fromkeys(PARTS, 1)


def test_the_step_that_an_update_brings_has_its_place() -> None:
    module, before, after = json.loads(NEWER)
    assert before in (ROOT / module.replace(".", "/") / "__init__.py").read_text("utf-8")
    assert before in after
