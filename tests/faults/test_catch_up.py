"""Events during the bot's absence are caught up when it comes back."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.gateway import missed_messages
from bot.gateway.client import Dubsar
from bot.model.person import TOKEN_LIFETIME_SECONDS
from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.people.uploads import File
from bot.sandbox.rest.faults import Failure
from bot.store.backup import backup
from bot.text.voice import Voice
from tests.e2e.test_threads import begun, sign, table_in
from tests.faults.patience import Patience
from tests.support.house import House
from tests.support.manual_clock import ManualClock
from tests.support.require import require
from tests.support.samples import rarely


@pytest.fixture
async def threads(house: House) -> House:
    """A house where each table gets a thread."""
    await house.slash("Ann", "admin setup", threads="on")
    return house


def asked_for(house: House) -> list[int]:
    """The channels that Discord was asked for, each as often as it was."""
    return [
        int(one.path.rsplit("/", 1)[1])
        for one in house.sandbox.requests
        if one.method == "GET" and one.path.rsplit("/", 2)[-2] == "channels"
    ]


async def away(house: House, *deleted: Channel) -> None:
    """The bot is away while channels and threads are deleted, and comes back."""
    await house.app.close()
    for channel in deleted:
        await house.sandbox.places.delete_channel(channel)
    house.sandbox.requests.clear()
    await house.start()
    await house.settle()


async def status(house: House, table: int) -> str:
    """The stored status of a table."""
    row = require(await house.app.store.tables.find(table))
    return row.status


async def test_a_channel_that_was_deleted_meanwhile_closes_its_table(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await away(house, house.channel)
    assert (await status(house, table.id), asked_for(house)) == ("cancelled", [house.channel.id])
    await away(house)
    assert asked_for(house) == []


async def test_a_thread_that_was_deleted_meanwhile_closes_its_table_and_the_channel_says_so(threads: House) -> None:
    thread, other = await begun(threads, "Ann", "Ben"), await begun(threads, "Ann", "Cyd")
    closed, kept = (await table_in(threads, thread)).id, (await table_in(threads, other)).id
    await away(threads, thread)
    assert (await status(threads, closed), await status(threads, kept)) == ("cancelled", "open")
    assert "closed" in sign(threads, thread).content
    assert asked_for(threads) == [thread.id]


async def test_a_channel_that_was_deleted_meanwhile_closes_the_tables_in_its_threads(threads: House) -> None:
    tables = [(await table_in(threads, await begun(threads, "Ann", name))).id for name in ("Ben", "Cyd")]
    await away(threads, threads.channel)
    assert [await status(threads, table) for table in tables] == ["cancelled"] * 2
    assert asked_for(threads) == [threads.channel.id]


async def test_an_archived_thread_keeps_its_table(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    table = (await table_in(threads, thread)).id
    await threads.sandbox.places.archive(thread)
    await away(threads)
    assert (await status(threads, table), asked_for(threads)) == ("open", [thread.id])


@pytest.mark.parametrize(("failure", "code"), [(403, 50001), (404, 0), *rarely((400, 0), ("drop", 0))])
async def test_a_channel_that_discord_does_not_say_is_deleted_keeps_its_table(
    threads: House, failure: Failure, code: int
) -> None:
    thread = await begun(threads, "Ann", "Ben")
    table = (await table_in(threads, thread)).id
    await threads.sandbox.places.archive(thread)
    threads.sandbox.faults.add("GET", f"/channels/{thread.id}", failure, code=code, times=9)
    await away(threads)
    assert await status(threads, table) == "open"


async def test_a_channel_that_could_not_be_looked_for_is_looked_for_at_the_next_start(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("GET", f"/channels/{house.channel.id}", 403, code=50001)
    await away(house, house.channel)
    assert await status(house, table.id) == "open"
    await away(house)
    assert await status(house, table.id) == "cancelled"


Asking: TypeAlias = Callable[[House], Awaitable[InitialResponse]]
RECORD = Path(__file__).parents[1] / "golden" / "tigris" / "slips.tablet"
ANSWERS = "/webhooks/*"
"""Where the answers go that were deferred."""


async def opening(house: House) -> InitialResponse:
    await house.slash("Ann", "admin setup", threads="on")
    return await house.person("Ann").slash(house.channel, "game new", game="tigris")


async def looking(house: House) -> InitialResponse:
    await house.begin("tigris", "Ann", "Ben")
    return await house.person("Ann").slash(house.channel, "game board")


async def bringing(house: House) -> InitialResponse:
    record = File(RECORD.name, RECORD.read_bytes())
    return await house.person("Ann").slash(house.channel, "table import", record=record)


async def killed(
    house: House, asking: Asking, monkeypatch: pytest.MonkeyPatch, *, answered: bool = False
) -> InitialResponse:
    """Somebody asks, and the process is killed when it is about to answer or, where it `answered`, when Discord has
    that: it tells nobody and stores nothing more. The next process is not started."""

    async def silent(client: Dubsar, interaction: object) -> None:
        """Nobody is left to tell anything."""

    held = house.sandbox.faults.hold("*", ANSWERS, after_effect=answered)
    answer = await asking(house)
    await (held.carried if answered else held.met).wait()
    left = house.database.with_name("left.sqlite")
    backup(house.database, left)
    with monkeypatch.context() as dying:
        dying.setattr("bot.app.CLOSE_TIMEOUT_SECONDS", 0.0)
        dying.setattr(Dubsar, "_report_interrupted", silent)
        await house.app.close()
    house.database = left
    return answer


INTERRUPTED = Voice("en").say("interrupted")
MISSED = Voice("en").say("missed")


@pytest.mark.parametrize("asking", [opening, looking, bringing])
async def test_people_left_without_an_answer_by_a_kill_are_notified(
    house: House, asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await killed(house, asking, monkeypatch)
    assert answer.message is not None
    assert answer.message.loading
    await house.start()
    assert (require(answer.message).loading, answer.content) == (False, INTERRUPTED)
    assert await house.app.store.deferred.all() == ()


async def test_an_answer_that_was_given_just_before_a_kill_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await killed(house, looking, monkeypatch, answered=True)
    given = answer.content
    await house.start()
    assert answer.content == given != INTERRUPTED
    assert await house.app.store.deferred.all() == ()


async def test_an_answer_that_can_no_longer_be_edited_is_left_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await killed(house, looking, monkeypatch)
    house.clock = ManualClock(house.clock.now() + TOKEN_LIFETIME_SECONDS)
    house.sandbox.requests.clear()
    await house.start()
    assert require(answer.message).loading
    assert [one for one in house.sandbox.requests if one.path.startswith("/webhooks")] == []
    assert await house.app.store.deferred.all() == ()


async def test_people_waiting_at_the_end_of_a_run_are_notified_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await killed(house, looking, monkeypatch)
    lost = house.sandbox.faults.add("PATCH", ANSWERS, "drop", after_effect=True, times=9)
    await house.start()
    assert lost.times < 9
    house.sandbox.faults.clear()
    house.sandbox.requests.clear()
    await house.restart()
    assert [one.method for one in house.sandbox.requests if one.path.startswith("/webhooks")] == ["GET"]
    assert answer.content == INTERRUPTED


async def test_an_answered_interaction_leaves_nothing_to_report(house: House) -> None:
    answer = await (await looking(house)).wait_until_finished()
    given = answer.content
    await house.settle()
    assert await house.app.store.deferred.all() == ()
    house.sandbox.requests.clear()
    await house.restart()
    assert [one for one in house.sandbox.requests if one.path.startswith("/webhooks")] == []
    assert answer.content == given


async def wrote(house: House, name: str, text: str) -> None:
    """Somebody writes to the bot, which answers."""
    person = house.person(name)
    said = await person.say(person.dm, text)
    await house.sandbox.until(lambda: any(one.id > said.id for one in person.sees(person.dm)))
    await house.settle()


async def wrote_meanwhile(house: House, name: str, *texts: str) -> list[SeenMessage]:
    """Somebody writes to the bot while it is away, and it comes back; what it writes to them then."""
    person = house.person(name)
    await house.app.close()
    said = [await person.say(person.dm, text) for text in texts]
    house.sandbox.requests.clear()
    await house.start()
    await house.settle()
    return [one for one in person.sees(person.dm) if one.id > said[-1].id]


def read(house: House) -> list[str]:
    """The requests for the messages of channels."""
    return [one.path for one in house.sandbox.requests if one.method == "GET" and one.path.endswith("/messages")]


async def test_a_move_that_was_written_meanwhile_is_offered_once_and_played_when_it_is_wanted(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await wrote(house, mover, "?")
    answers = await wrote_meanwhile(house, mover, "undo", "king Z99", "end")
    assert [answer.content for answer in answers] == [MISSED]
    assert (await house.table()).log.version == 0
    house.sandbox.requests.clear()
    await house.restart()
    person = house.person(mover)
    assert person.sees(person.dm)[-1].id == answers[0].id
    await (await person.click(answers[0], answers[0].buttons[0]["label"])).wait_until_finished()
    await house.settle()
    assert (await house.table()).log.version == 1


async def test_nothing_is_remembered_of_a_message_that_is_answered(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for name in ("Ann", "Ben"):
        await wrote(house, name, "?")
    await house.sandbox.until(lambda: house.app.client.missed.is_idle)
    assert not house.app.client.missed._messages_in_work


@pytest.mark.parametrize("failure", ["drop", 503])
async def test_messages_during_an_outage_of_discord_are_answered_after_it(
    house: House, patience: Patience, monkeypatch: pytest.MonkeyPatch, failure: Failure
) -> None:
    monkeypatch.setattr(missed_messages, "RETRY_PAUSE_SECONDS", 0.0)
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    messages = f"/channels/{mover.dm.id}/messages"
    unsent = house.sandbox.faults.add("POST", messages, failure, times=1)
    unread = house.sandbox.faults.add("GET", messages, failure, times=2 if failure == "drop" else 6)
    await mover.say(mover.dm, "no such move")
    await house.sandbox.until(lambda: unsent.times == 0 and unread.times == 0)
    await house.settle()
    assert mover.sees(mover.dm)[-1].author == "dubsar"
    assert (await house.table()).log.version == 0


async def test_an_offer_made_just_before_a_kill_is_not_repeated(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await wrote(house, mover, "?")
    person = house.person(mover)
    (heard,) = [
        message for user, _, message in await house.app.store.dm_channels.people_who_wrote() if user == person.id
    ]
    answers = await wrote_meanwhile(house, mover, "end")
    assert len(answers) == 1
    await house.app.store.dm_channels.delete(person.id)
    await house.app.store.dm_channels.store_newest_message(person.id, person.dm.id, heard)
    await house.restart()
    assert person.sees(person.dm)[-1].id == answers[0].id


async def test_an_undo_that_was_written_meanwhile_takes_nothing_back(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await wrote(house, mover, "?")
    version = (await house.table()).log.version
    answers = await wrote_meanwhile(house, mover, "undo")
    assert [(answer.content, answer.buttons) for answer in answers] == [(MISSED, [])]
    assert (await house.table()).log.version == version


async def test_nobody_is_read_who_never_wrote_or_whom_no_table_waits_for(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    other = "Ben" if mover == "Ann" else "Ann"
    await wrote(house, other, "?")
    assert await wrote_meanwhile(house, other, "end") == []
    assert read(house) == []
    assert await wrote_meanwhile(house, mover, "end") == []
    assert read(house) == []


async def test_after_a_connection_was_resumed_nothing_is_asked(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await wrote(house, await house.to_move(), "?")
    house.sandbox.requests.clear()
    await house.sandbox.gateway.drop(resumable=True)
    await house.sandbox.until(lambda: house.sandbox.gateway.resumed == 1)
    await house.settle()
    assert [one.path for one in house.sandbox.requests if one.method == "GET" and "gateway" not in one.path] == []
