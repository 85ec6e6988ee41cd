"""Tables in threads: made for them, side by side, each known by its own number, whatever becomes of the thread."""

import asyncio

import pytest
from msgspec.structs import replace

from bot import app
from bot.messages.outgoing import Consequences, Outgoing, PostBoard, PostRecord, read_message
from bot.model.table import BoardMessage
from bot.sandbox.compose import announce
from bot.sandbox.model import THREAD_STARTED, WRITTEN, Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.people.slash import Value
from bot.sandbox.rest.faults import Fault
from bot.tables import lobby
from bot.tables.live_table import LiveTable
from tests.support.house import House
from tests.support.require import require
from tests.support.stored import until


async def typed(house: House, name: str, channel: Channel, command: str, **options: Value) -> InitialResponse:
    """Somebody types a command somewhere; what is owed is paid before this returns."""
    answer = await (await house.person(name).slash(channel, command, **options)).wait_until_finished()
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


async def table_in(house: House, thread: Channel) -> LiveTable:
    """The table in a thread."""
    return await house.app.services.tables.find_in_channel(thread.id)


async def mover(house: House, thread: Channel) -> str:
    """Who is to move there."""
    table = await table_in(house, thread)
    decision = require(table.game.decision(table.state))
    return table.roster.names[decision.seats[0]]


async def test_a_table_gets_a_thread_that_its_message_leads_to(threads: House) -> None:
    answer = await threads.slash("Ben", "game new", game="tigris")
    (thread,) = [one for one in threads.sandbox.state.channels.values() if one.is_thread]
    assert answer.ephemeral
    assert f"<#{thread.id}>" in answer.content
    assert thread.name == "Tigris & Euphrates · Ben"
    assert f"<#{thread.id}>" in sign(threads, thread).content
    assert "Ben" in sign(threads, thread).content
    assert last(threads, thread).labels[0] == "Join"
    table = await table_in(threads, thread)
    assert (table.channel, table.row.parent_channel, table.row.starter_message) == (
        thread.id,
        threads.channel.id,
        thread.id,
    )
    assert set(thread.members) == {threads.sandbox.state.bot.id, threads.person("Ben").id}


async def test_a_player_who_joins_in_the_channel_is_added_to_the_thread(threads: House) -> None:
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
    assert [(await table_in(threads, thread)).log.version for thread in (one, two)] == [1, 0]
    await threads.restart()
    await threads.click(await mover(threads, two), "Move", last(threads, two))
    await typed(threads, await mover(threads, two), two, "tigris end")
    assert [(await table_in(threads, thread)).log.version for thread in (one, two)] == [1, 1]


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
    table = await table_in(threads, thread)
    async with threads.app.services.tables.changing(table):
        over = Consequences(replace(table.row, status="over"), (PostRecord(table.record.text()),))
        await threads.app.services.tables.store_change(table, over)
    await threads.settle()
    assert "finished in" in sign(threads, thread).content
    await threads.slash("Ann", "admin setup", lobbies=1)
    other = await opened(threads, "Cyd")
    refused = await threads.click("Ben", "Play again", last(threads, thread))
    assert f"<#{other.id}>" in refused.content
    await typed(threads, "Cyd", other, "game cancel")
    await threads.click("Ben", "Play again", last(threads, thread))
    again = await table_in(threads, thread)
    assert again.id != table.id
    assert again.row.starter_message == thread.id
    assert sign(threads, thread).labels == ["Join"]


async def test_no_thread_is_opened_inside_a_persons_thread(threads: House) -> None:
    thread = await threads.sandbox.places.open_thread(threads.channel, "ours", threads.person("Ben"))
    await typed(threads, "Ben", thread, "game new", game="tigris")
    table = await table_in(threads, thread)
    assert (table.row.parent_channel, table.row.starter_message) == (threads.channel.id, 0)
    assert len([one for one in threads.sandbox.state.channels.values() if one.is_thread]) == 1
    assert not threads.person("Guest").sees(threads.channel)


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("send_messages", "Send Messages"),
        ("read_message_history", "Read Message History"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_missing_permissions_are_named_before_anything_is_made(
    threads: House, permission: str, name: str
) -> None:
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
    opening = asyncio.create_task(opened(threads, "Ben"))
    await threads.clock.until_sleeping(5)
    await threads.clock.advance(5)
    thread = await opening
    assert [one.id for one in threads.person("Guest").sees(threads.channel)] == [thread.id]
    assert (await table_in(threads, thread)).status == "lobby"


async def test_a_thread_that_was_put_away_comes_back_with_the_next_message(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    await threads.sandbox.places.archive(thread)
    before = len(threads.person("Guest").sees(thread))
    who = await mover(threads, thread)
    await threads.app.services.tables.play(await table_in(threads, thread), threads.person(who).id, ("end",), None, 5)
    await threads.settle()
    assert not thread.archived
    assert len(threads.person("Guest").sees(thread)) > before


async def test_in_a_locked_thread_all_waits_until_it_is_opened(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    await threads.sandbox.places.archive(thread, locked=True)
    before = len(threads.person("Guest").sees(thread))
    who = await mover(threads, thread)
    await threads.app.services.tables.play(await table_in(threads, thread), threads.person(who).id, ("end",), None, 5)
    await threads.settle()
    assert len(threads.person("Guest").sees(thread)) == before
    await threads.sandbox.places.unlock(thread)
    await threads.sandbox.until(lambda: len(threads.person("Guest").sees(thread)) > before)
    await threads.settle()
    assert threads.person(await mover(threads, thread)).pings[-1].channel is thread


async def test_a_deleted_thread_closes_its_table_and_the_channel_says_so(threads: House) -> None:
    thread = await begun(threads, "Ann", "Ben")
    other = await begun(threads, "Ann", "Cyd")
    table = await table_in(threads, thread)
    await threads.sandbox.places.delete_channel(thread)
    await threads.sandbox.until(lambda: table.status == "cancelled")
    await threads.settle()
    assert "closed" in sign(threads, thread).content
    assert (await table_in(threads, other)).status == "open"


async def test_a_deleted_channel_closes_the_tables_in_its_threads(threads: House) -> None:
    tables = [await table_in(threads, await begun(threads, "Ann", name)) for name in ("Ben", "Cyd")]
    await threads.sandbox.places.delete_channel(threads.channel)
    await threads.sandbox.until(lambda: all(table.status == "cancelled" for table in tables))
    room = await threads.sandbox.places.open_channel("elsewhere")
    assert (await typed(threads, "Ann", room, "game new", game="tigris")).ephemeral


async def test_a_message_that_is_gone_above_a_thread_keeps_nobody_from_playing(threads: House) -> None:
    thread = await opened(threads, "Ann")
    await threads.sandbox.places.delete_message(sign(threads, thread))
    await threads.click("Ben", "Join", last(threads, thread))
    await threads.click("Ann", "Start", last(threads, thread))
    assert (await table_in(threads, thread)).status == "open"
    assert "Move" in last(threads, thread).labels


async def test_what_stands_above_a_thread_is_brought_up_to_date_once_discord_takes_edits_again(threads: House) -> None:
    thread = await opened(threads, "Ann")
    threads.discord_clock.now += 2 * 3600
    threads.sandbox.state.old_edits_an_hour = 0
    await threads.person("Ben").click(sign(threads, thread), "Join")
    await threads.clock.until_sleeping(30)
    assert "Ben" not in sign(threads, thread).content
    assert "Ben" in last(threads, thread).text
    threads.sandbox.state.old_edits_an_hour = 5
    await threads.restart()
    assert "Ben" in sign(threads, thread).content


async def test_a_cut_off_move_is_not_taken_for_a_table_that_is_opened_beside_it(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await house.slash("Ann", "admin setup", threads="on")
    moving, waiting = await house.to_move(), ({"Ann", "Ben"} - {await house.to_move()}).pop()
    calls, before = len(house.person(waiting).pings), house.board()
    sending = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages")
    await house.person(moving).slash(house.channel, "tigris end")
    await sending.met.wait()
    asking = await house.person("Cyd").slash(house.channel, "game new", game="tigris")
    await until(house.app.store, "tables", 2)
    sending.failure = "drop"
    sending.released.set()
    await house.clock.until_sleeping(5)
    await house.clock.advance(5)
    await asking.wait_until_finished()
    await house.settle()
    (thread,) = [one for one in house.sandbox.state.channels.values() if one.is_thread]
    board = require(await house.app.store.outbox.find_board(table.id))
    assert board.message not in (before.id, thread.id)
    assert len(house.person(waiting).pings) == calls + 1
    assert "Join" in sign(house, thread).labels
    assert "Move" in house.person("Guest").now(house.public("Move")).labels


@pytest.mark.parametrize("path", ["messages", "messages/*/threads"])
@pytest.mark.parametrize("late", [False, True])
async def test_a_table_whose_thread_was_being_made_when_the_bot_stopped_gets_it(
    threads: House, path: str, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SENDING", 0.1)
    monkeypatch.setattr(app, "CLOSE_TIMEOUT_SECONDS", 0.1)
    held = threads.sandbox.faults.hold("POST", f"/channels/{threads.channel.id}/{path}", after_effect=late)
    await threads.person("Ben").slash(threads.channel, "game new", game="tigris")
    await (held.carried if late else held.met).wait()
    await threads.app.close()
    held.failure = "drop"
    held.released.set()
    await threads.start()
    (thread,) = [one for one in threads.sandbox.state.channels.values() if one.is_thread]
    assert [one.id for one in threads.person("Guest").sees(threads.channel)] == [thread.id]
    assert sign(threads, thread).labels == ["Join"]
    assert last(threads, thread).labels[0] == "Join"
    assert (await table_in(threads, thread)).status == "lobby"


async def test_a_system_message_is_not_mistaken_for_an_interrupted_post(
    threads: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SENDING", 0.1)
    monkeypatch.setattr(app, "CLOSE_TIMEOUT_SECONDS", 0.1)
    making = threads.sandbox.faults.hold("POST", "/channels/*/messages/*/threads", after_effect=True)
    await threads.person("Ben").slash(threads.channel, "game new", game="tigris")
    await making.carried.wait()
    (thread,) = [one for one in threads.sandbox.state.channels.values() if one.is_thread]
    assert [one.by_discord for one in thread.messages.values()] == [True]
    posting = threads.sandbox.faults.hold("POST", f"/channels/{thread.id}/messages")
    making.released.set()
    await posting.met.wait()
    await threads.app.close()
    posting.failure = "drop"
    posting.released.set()
    await threads.start()
    assert [one.labels[0] for one in threads.person("Guest").sees(thread)] == ["Join"]
    board = require(await threads.app.store.outbox.find_board((await table_in(threads, thread)).id))
    assert board.message == last(threads, thread).id


async def test_a_table_whose_host_is_forgotten_before_it_has_its_thread_leaves_nothing(
    threads: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "THREAD_WAIT_SECONDS", 0.1)
    threads.sandbox.faults.add("POST", f"/channels/{threads.channel.id}/messages", "drop", after_effect=True)
    answer = await (await threads.person("Ben").slash(threads.channel, "game new", game="tigris")).wait_until_finished()
    assert "as soon as" in answer.content
    await threads.clock.until_sleeping(5)
    await threads.app.services.privacy.delete(threads.person("Ben").id)
    await threads.clock.advance(5)
    await threads.settle()
    assert not threads.person("Guest").sees(threads.channel)
    assert not [one for one in threads.sandbox.state.channels.values() if one.is_thread]
    assert "no game in this channel" in (await threads.slash("Ann", "game board")).content


@pytest.mark.parametrize(("kind", "nonce"), [(THREAD_STARTED, None), (WRITTEN, "another")])
async def test_what_has_the_same_words_is_not_ours_when_discord_wrote_it_or_its_nonce_is_another(
    house: House, kind: int, nonce: str | None
) -> None:
    house.sandbox.state.retells_nonces = True
    sending, text = await cut_off(house)
    another = announce(house.sandbox.state, house.channel, kind)
    another.content, another.nonce = text, nonce
    await sent_again(house, sending)
    assert (await board_of(house)).message != another.id


async def test_an_equal_message_of_another_author_is_not_ours(house: House) -> None:
    sending, text = await cut_off(house)
    another = await house.person("Cyd").say(house.channel, text)
    await sent_again(house, sending)
    assert (await board_of(house)).message != another.id


async def cut_off(house: House) -> tuple[Fault, str]:
    """Have a turn end whose message is held on its way; the hold, and the text."""
    await house.begin("tigris", "Ann", "Ben")
    sending = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages")
    await house.person(await house.to_move()).slash(house.channel, "tigris end")
    await sending.met.wait()
    (owed,) = [debt for debt in await owes(house) if isinstance(debt, PostBoard)]
    return sending, owed.text


async def sent_again(house: House, sending: Fault) -> None:
    """Lose the message that is held, and wait for the next attempt."""
    sending.failure = "drop"
    sending.released.set()
    await house.clock.until_sleeping(5)
    await house.clock.advance(1000)
    await house.settle()


async def board_of(house: House) -> BoardMessage:
    """The message of the board, as it is stored."""
    return require(await house.app.store.outbox.find_board((await house.table()).id))


async def owes(house: House) -> list[Outgoing]:
    """What is owed in the channel."""
    rows = await house.app.store._database.rows("SELECT debt FROM debts ORDER BY id")
    return [read_message(row[0]) for row in rows]


@pytest.mark.parametrize("retold", [True, False])
async def test_every_message_of_a_table_has_a_nonce_by_which_it_is_known(house: House, retold: bool) -> None:
    house.sandbox.state.retells_nonces = retold
    table = await house.begin("tigris", "Ann", "Ben")
    before = set(house.channel.messages)
    sending = house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", "drop", after_effect=True)
    await house.person(await house.to_move()).slash(house.channel, "tigris end")
    await sending.met.wait()
    await house.clock.until_sleeping(5)
    (arrived,) = [one for number, one in house.channel.messages.items() if number not in before and not one.ephemeral]
    assert arrived.nonce
    twin = announce(house.sandbox.state, house.channel, WRITTEN)
    twin.content, twin.nonce = arrived.content, "another"
    if retold:
        arrived.content = "edited by nobody, known by its nonce"
    await house.clock.advance(1000)
    await house.settle()
    board = require(await house.app.store.outbox.find_board(table.id))
    assert board.message == arrived.id


async def test_no_earlier_message_is_taken_for_a_new_tables_signpost(threads: House) -> None:
    earlier = announce(threads.sandbox.state, threads.channel, WRITTEN)
    earlier.content = "**Tigris & Euphrates**: a table is being set up."
    lost = threads.sandbox.faults.add("POST", f"/channels/{threads.channel.id}/messages", "drop")
    opening = asyncio.create_task(opened(threads, "Ben"))
    await lost.met.wait()
    await threads.clock.until_sleeping(5)
    await threads.clock.advance(5)
    thread = await opening
    assert thread.id != earlier.id
    assert (await table_in(threads, thread)).row.starter_message == thread.id
