"""What happened while the bot was away is caught up when it comes back."""

import pytest

from bot.sandbox.model import Channel
from bot.sandbox.rest.faults import Failure
from tests.e2e.test_threads import begun, sign, table_in
from tests.support.house import House


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
    row = await house.app.store.tables.find(table)
    assert row is not None
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


@pytest.mark.parametrize(("failure", "code"), [(403, 50001), (404, 0), (400, 0), ("drop", 0)])
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
