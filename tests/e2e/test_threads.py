"""Tables in threads: made for them, side by side, each known by its own number, whatever becomes of the thread."""

from dataclasses import replace

import pytest

from bot.debts import Owing
from bot.debts_kinds import Renew
from bot.sandbox.answers import Answer
from bot.sandbox.model import Channel
from bot.sandbox.seen import SeenMessage
from bot.sandbox.slash import Value
from bot.tables import OpenTable
from tests.bot.house import House


async def typed(house: House, name: str, channel: Channel, command: str, **options: Value) -> Answer:
    """Somebody types a command somewhere; what is owed is paid before this returns."""
    answer = await (await house.person(name).slash(channel, command, **options)).settled()
    await house.settle()
    return answer


@pytest.fixture
async def threads(house: House) -> House:
    """A house where each table gets a thread."""
    await house.slash("Ann", "admin setup", threads="on")
    return house


async def opened(house: House, name: str) -> Channel:
    """The thread of a table that somebody opens."""
    await house.slash(name, "game new", game="tigris")
    return max((one for one in house.sandbox.state.channels.values() if one.is_thread), key=lambda one: one.id)


async def begun(house: House, host: str, guest: str) -> Channel:
    """The thread of a game between two."""
    thread = await opened(house, host)
    await house.click(guest, "Join", sign(house, thread))
    await house.click(host, "Start", last(house, thread))
    return thread


def last(house: House, channel: Channel) -> SeenMessage:
    """The newest message with controls."""
    return [one for one in house.person("Guest").sees(channel) if one.labels][-1]


def sign(house: House, thread: Channel) -> SeenMessage:
    """What stands above a thread."""
    return next(one for one in house.person("Guest").sees(house.channel) if one.id == thread.id)


async def table(house: House, thread: Channel) -> OpenTable:
    """The table in a thread."""
    return await house.app.tables.here(thread.id)


async def mover(house: House, thread: Channel) -> str:
    """Who is to move there."""
    at = await table(house, thread)
    decision = at.game.decision(at.table.fold.state)
    assert decision is not None
    return at.roster.names[decision.seats[0]]


async def test_a_table_gets_a_thread_that_its_message_leads_to(threads: House) -> None:
    answer = await threads.slash("Ben", "game new", game="tigris")
    (thread,) = [one for one in threads.sandbox.state.channels.values() if one.is_thread]
    assert answer.ephemeral
    assert f"<#{thread.id}>" in answer.content
    assert thread.name == "Tigris & Euphrates · Ben"
    assert f"<#{thread.id}>" in sign(threads, thread).content
    assert "Ben" in sign(threads, thread).content
    assert last(threads, thread).labels[0] == "Join"
    at = await table(threads, thread)
    assert (at.channel, at.row.parent, at.row.signpost) == (thread.id, threads.channel.id, thread.id)
    assert set(thread.members) == {threads.sandbox.state.bot.id, threads.person("Ben").id}


async def test_whoever_joins_in_the_channel_is_let_into_the_thread(threads: House) -> None:
    thread = await opened(threads, "Ben")
    assert sign(threads, thread).labels == ["Join"]
    await threads.click("Cyd", "Join", sign(threads, thread))
    assert threads.person("Cyd").id in thread.members
    assert "Cyd" in sign(threads, thread).content
    await threads.click("Ben", "Start", last(threads, thread))
    assert not sign(threads, thread).labels
    assert "in progress in" in sign(threads, thread).content
    await typed(threads, "Ben", thread, "game cancel")
    assert "closed" in sign(threads, thread).content


async def test_tables_of_one_channel_do_not_get_in_each_others_way(threads: House) -> None:
    one, two = await begun(threads, "Ann", "Ben"), await begun(threads, "Ann", "Cyd")
    assert one.id != two.id
    await typed(threads, await mover(threads, one), one, "tigris end")
    assert [(await table(threads, thread)).table.version for thread in (one, two)] == [1, 0]
    await threads.restart()
    await threads.click(await mover(threads, two), "Move", last(threads, two))
    await typed(threads, await mover(threads, two), two, "tigris end")
    assert [(await table(threads, thread)).table.version for thread in (one, two)] == [1, 1]


async def test_the_channel_says_where_its_tables_are(threads: House) -> None:
    assert "no game in this channel" in (await threads.slash("Ann", "game board")).content
    one, two = await begun(threads, "Ann", "Ben"), await begun(threads, "Ann", "Cyd")
    for command in ("game board", "tigris end", "table log"):
        told = (await threads.slash("Ann", command)).content
        assert f"<#{one.id}>" in told
        assert f"<#{two.id}>" in told
    await typed(threads, "Ann", one, "game cancel")
    assert f"<#{one.id}>" not in (await threads.slash("Ann", "game board")).content


async def test_playing_again_stays_in_the_thread(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    at = await table(threads, thread)
    async with at.lock:
        await threads.app.tables.keep(at, Owing(replace(at.row, status="over"), (Renew("It is over."),)))
    await threads.settle()
    assert "finished in" in sign(threads, thread).content
    await threads.slash("Ann", "admin setup", lobbies=1)
    other = await opened(threads, "Cyd")
    refused = await threads.click("Ben", "Play again", last(threads, thread))
    assert f"<#{other.id}>" in refused.content
    await typed(threads, "Cyd", other, "game cancel")
    await threads.click("Ben", "Play again", last(threads, thread))
    again = await table(threads, thread)
    assert again.id != at.id
    assert again.row.signpost == thread.id
    assert sign(threads, thread).labels == ["Join"]


async def test_in_a_thread_that_somebody_made_no_other_is_made(threads: House) -> None:
    thread = await threads.sandbox.places.open_thread(threads.channel, "ours", threads.person("Ben"))
    await typed(threads, "Ben", thread, "game new", game="tigris")
    at = await table(threads, thread)
    assert (at.row.parent, at.row.signpost) == (threads.channel.id, 0)
    assert len([one for one in threads.sandbox.state.channels.values() if one.is_thread]) == 1
    assert not threads.person("Guest").sees(threads.channel)


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_what_is_missing_is_named_before_anything_is_made(threads: House, permission: str, name: str) -> None:
    threads.sandbox.places.deny(threads.channel, permission)
    refused = await threads.slash("Ben", "game new", game="tigris")
    assert refused.ephemeral
    assert refused.content.endswith(f"give me: {name}.")
    assert not threads.person("Guest").sees(threads.channel)
    assert not [one for one in threads.sandbox.state.channels.values() if one.is_thread]


async def test_when_the_thread_cannot_be_made_nothing_stays_behind(threads: House) -> None:
    threads.sandbox.faults.add("POST", f"/channels/{threads.channel.id}/messages/*/threads", 403)
    refused = await threads.slash("Ben", "game new", game="tigris")
    assert refused.ephemeral
    assert not threads.person("Guest").sees(threads.channel)
    assert "no game in this channel" in (await threads.slash("Ben", "game board")).content


@pytest.mark.parametrize("path", ["messages", "messages/*/threads"])
async def test_a_lost_answer_makes_no_second_thread(threads: House, path: str) -> None:
    threads.sandbox.faults.add("POST", f"/channels/{threads.channel.id}/{path}", "drop", after_effect=True)
    thread = await opened(threads, "Ben")
    assert [one.id for one in threads.person("Guest").sees(threads.channel)] == [thread.id]
    assert (await table(threads, thread)).status == "lobby"


async def test_a_thread_that_was_put_away_comes_back_with_the_next_message(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    await threads.sandbox.places.archive(thread)
    before = len(threads.person("Guest").sees(thread))
    who = await mover(threads, thread)
    await threads.app.tables.play(await table(threads, thread), threads.person(who).id, ("end",), None, 5)
    await threads.settle()
    assert not thread.archived
    assert len(threads.person("Guest").sees(thread)) > before


async def test_in_a_locked_thread_all_waits_until_it_is_opened(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    await threads.sandbox.places.archive(thread, locked=True)
    before = len(threads.person("Guest").sees(thread))
    who = await mover(threads, thread)
    await threads.app.tables.play(await table(threads, thread), threads.person(who).id, ("end",), None, 5)
    await threads.settle()
    assert len(threads.person("Guest").sees(thread)) == before
    await threads.sandbox.places.unlock(thread)
    await threads.sandbox.until(lambda: len(threads.person("Guest").sees(thread)) > before)
    await threads.settle()
    assert threads.person(await mover(threads, thread)).pings[-1].channel is thread


async def test_a_deleted_thread_closes_its_table_and_the_channel_says_so(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    other = await begun(threads, "Ann", "Cyd")
    at = await table(threads, thread)
    await threads.sandbox.places.delete_channel(thread)
    await threads.sandbox.until(lambda: at.status == "cancelled")
    await threads.settle()
    assert "closed" in sign(threads, thread).content
    assert (await table(threads, other)).status == "open"


async def test_a_deleted_channel_closes_the_tables_in_its_threads(threads: House) -> None:
    tables = [await table(threads, await begun(threads, "Ann", name)) for name in ("Ben", "Cyd")]
    await threads.sandbox.places.delete_channel(threads.channel)
    await threads.sandbox.until(lambda: all(at.status == "cancelled" for at in tables))
    room = await threads.sandbox.places.open_channel("elsewhere")
    assert (await typed(threads, "Ann", room, "game new", game="tigris")).ephemeral


async def test_a_message_that_is_gone_above_a_thread_keeps_nobody_from_playing(threads: House) -> None:
    thread = await opened(threads, "Ann")
    await threads.sandbox.places.delete_message(sign(threads, thread))
    await threads.click("Ben", "Join", last(threads, thread))
    await threads.click("Ann", "Start", last(threads, thread))
    assert (await table(threads, thread)).status == "open"
    assert "Move" in last(threads, thread).labels
