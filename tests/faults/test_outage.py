"""A server of PostgreSQL goes away while people play, and comes back: they are answered then."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.gateway import answers, missed_messages
from bot.messages.outgoing import QueuedMessage
from bot.runtime import workers
from bot.store.database import StoreUnavailable
from tests.support.house import House
from tests.support.postgres import PostgresHost


@pytest.fixture
async def house(tmp_path: Path, postgres: PostgresHost) -> AsyncIterator[House]:
    """The bot with a database on a server."""
    built = House(tmp_path / "dubsar.sqlite")
    built.address = postgres.new()
    async with built:
        yield built


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for the server in these tests."""
    monkeypatch.setattr(workers, "RETRY_PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(answers, "RETRY_PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(missed_messages, "RETRY_PAUSE_SECONDS", 0.05)


class Ear(logging.Handler):
    """Knows when the log has said something."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        self.heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if self.words in record.getMessage():
            self.heard.set()


@contextmanager
def listening(words: str) -> Iterator[asyncio.Event]:
    """An event that is set when the bot's log says these words."""
    ear, ours = Ear(words), logging.getLogger("bot")
    level = ours.level
    ours.addHandler(ear)
    ours.setLevel(logging.INFO)
    try:
        yield ear.heard
    finally:
        ours.removeHandler(ear)
        ours.setLevel(level)


async def test_an_answer_that_was_deferred_is_given_when_the_database_is_back(
    house: House, postgres: PostgresHost
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    deferral = house.sandbox.faults.hold("POST", "/interactions/*/callback", after_effect=True)
    asking = asyncio.create_task(house.person("Ann").slash(house.channel, "game board"))
    await deferral.carried.wait()
    await asyncio.to_thread(postgres.stop)
    with listening("an answer waits for the database") as waits:
        deferral.released.set()
        await waits.wait()
    await asyncio.to_thread(postgres.start)
    answer = await (await asking).wait_until_finished()
    assert answer.attachments
    assert not answer.followups


async def test_a_first_message_during_an_outage_is_answered_after_it(house: House, postgres: PostgresHost) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    await asyncio.to_thread(postgres.stop)
    with listening("an answer to a direct message was lost") as lost:
        await mover.say(mover.dm, "end")
        await lost.wait()
    await asyncio.to_thread(postgres.start)
    await house.settle()
    assert "End the turn" in mover.sees(mover.dm)[-1].labels
    assert (await house.table()).log.version == 0


async def test_a_permission_that_is_given_during_an_outage_is_noticed_after_it(
    house: House, postgres: PostgresHost
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, before = await house.to_move(), len(house.person("Guest").sees(house.channel))
    await house.sandbox.places.change_rights(house.channel, take=("send_messages",))
    await house.slash(mover, "tigris end")
    assert len(house.person("Guest").sees(house.channel)) == before
    house.app.store._database._result_cache.clear()
    await asyncio.to_thread(postgres.stop)
    with listening("the database cannot be used for now") as unused:
        await house.sandbox.places.change_rights(house.channel, give=("send_messages",))
        await unused.wait()
    await asyncio.to_thread(postgres.start)
    await house.settle()
    assert len(house.person("Guest").sees(house.channel)) == before + 1


async def test_people_who_ask_during_an_outage_are_answered(house: House, postgres: PostgresHost) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    await asyncio.to_thread(postgres.stop)
    typed = await mover.slash(house.channel, "tigris end")
    pressed = await mover.click(house.board(), house.board().labels[0])
    assert "whether this counted" in typed.content
    assert "whether this counted" in pressed.content
    assert await mover.autocomplete(house.channel, "tigris leader", "leader")
    await asyncio.to_thread(postgres.start)
    await house.settle()
    assert (await house.table()).log.version == 0


async def test_a_mover_is_answered_if_the_database_falls_before_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is stored, and the database falls before the answer is sent. The outbox sends after the outage."""
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())

    deliver, is_back = house.app.outbox._deliver, asyncio.Event()

    async def is_away() -> None:
        raise StoreUnavailable("away")

    async def deliver_later(queued: QueuedMessage, tries: int) -> None:
        await is_back.wait()
        await deliver(queued, tries)

    with monkeypatch.context() as fallen:
        fallen.setattr(house.app.outbox, "_deliver", deliver_later)
        fallen.setattr(house.app.client, "_sure", is_away)
        answer = await mover.slash(house.channel, "tigris end")
    is_back.set()
    assert "whether this counted" in answer.content
    await house.settle()
    assert (await house.table()).log.version == 1
