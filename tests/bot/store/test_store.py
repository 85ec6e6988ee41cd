"""The database: all or nothing, even if others are writing."""

import asyncio
import stat
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace

from bot.messages.outgoing import EditBoard, PostBoard, PostRecord, PostText, QueueId, RetireBoard, SendHand
from bot.model.person import Person
from bot.model.ratings import StoredResult
from bot.model.roster import Chair, Roster
from bot.model.table import BoardMessage, LogEntry, TableRecord, TableSettings
from bot.model.vote import Verdict, Vote, VoteKind
from bot.store.backup import backup
from bot.store.file import StoreError
from bot.store.outbox import DROPPED, Outcome
from bot.store.statements import Transaction
from bot.store.store import Store
from bot.store.tables import AlreadyStored
from engine.record import Entry
from tests.support.require import require

ROSTER = Roster((Chair("red", 5, 'An "N" Ω'), Chair("", None, "Computer 1")))
ROW = TableRecord(0, 9, 77, 5, "auction", TableSettings("he", (("rounds", "five"),)), "lobby", ROSTER)


@pytest.fixture
async def store(tmp_path: Path, address: str | None) -> AsyncIterator[Store]:
    """An empty store, on either database."""
    opened = await Store.open(address or tmp_path / "new" / "store.sqlite")
    yield opened
    await opened.close()


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def entry(number: int, key: int | None) -> LogEntry:
    return LogEntry(Entry(number, 0, ("bid", str(number))), 5, 12.5, "0123abcd", key)


async def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    await (await Store.open(file)).close()
    assert mode(file) == 0o600
    file.chmod(0o644)
    store = await Store.open(file)
    await store.people.store(Person(1))
    modes = {name: mode(tmp_path / name) for name in ("old.sqlite", "old.sqlite-wal")}
    await store.close()
    assert modes == {"old.sqlite": 0o600, "old.sqlite-wal": 0o600}


async def test_opening_again_keeps_what_there_is(tmp_path: Path) -> None:
    for _ in range(2):
        store = await Store.open(tmp_path / "kept.sqlite")
        before = await store.command_digest()
        await store.store_command_digest("abc")
        await store.close()
    assert before == "abc"


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = await store.tables.create(ROW, 1, ())
    assert row == replace(ROW, id=1)
    assert await store.tables.find(1) == row
    assert await store.tables.find(2) is None
    changed = replace(row, status="open", header="h", snapshot="s", summarized_to=1, board_version=2, due=3.5, host=6)
    await store.tables.store_row(changed)
    assert await store.tables.find(1) == changed


async def test_one_unfinished_table_a_channel_and_one_table_an_interaction(store: Store) -> None:
    row = await store.tables.create(ROW, 1, ())
    with pytest.raises(AlreadyStored):
        await store.tables.create(ROW, 2, (PostBoard("never"),))
    with pytest.raises(AlreadyStored):
        await store.tables.create(replace(ROW, channel=78), 1, ())
    assert await store.tables.table_of_interaction(1) == row.id
    assert await store.tables.table_of_interaction(2) is None
    await store.tables.store_row(replace(row, status="over"))
    second = await store.tables.create(ROW, 2, ())
    assert await store.tables.newest_in_channel(77) == second.id
    await store.tables.store_row(replace(second, status="cancelled"))
    assert await store.tables.newest_in_channel(77) == row.id
    assert await store.tables.newest_in_channel(78) is None
    assert await store.outbox.queues_with_messages() == ()


async def test_entries_come_back_in_order_and_each_key_once(store: Store) -> None:
    row = await store.tables.create(ROW, 1, ())
    await store.tables.store_entries(row, (entry(1, 10),), ())
    await store.tables.store_entries(row, (entry(2, None),), ())
    with pytest.raises(AlreadyStored):
        await store.tables.store_entries(replace(row, summarized_to=99), (entry(3, 10),), (PostBoard("never"),))
    assert await store.tables.find_log(row.id) == (entry(1, 10), entry(2, None))
    assert await store.tables.entry_of_interaction(10) == 1
    assert await store.tables.entry_of_interaction(11) is None
    await store.tables.store_entries(row, (entry(3, 12),), ())
    assert [await store.tables.entry_of_interaction(key) for key in (9, 10, 11, 12, 13)] == [None, 1, None, 3, None]
    assert await store.tables.find(row.id) == row
    assert await store.outbox.next_in_queue(QueueId(77)) is None


async def test_unfinished_tables_by_place(store: Store) -> None:
    one = await store.tables.create(ROW, 1, ())
    two = await store.tables.create(replace(ROW, channel=78), 2, ())
    three = await store.tables.create(replace(ROW, channel=79, guild=10), 3, ())
    await store.tables.store_row(replace(two, status="over"))
    assert await store.tables.unfinished_tables() == (one, three)
    assert await store.tables.unfinished_tables(77) == (one,)
    assert await store.tables.unfinished_tables(10) == (three,)
    assert await store.tables.unfinished_tables(78) == ()


async def test_the_game_before_is_the_last_of_its_kind_that_was_played_to_its_end(store: Store) -> None:
    over = replace(ROW, status="over")
    others = [replace(ROW, status="cancelled"), replace(over, game="tigris"), replace(over, channel=78)]
    rows = [await store.tables.create(one, key, ()) for key, one in enumerate([over, over, *others], 1)]
    row = await store.tables.create(ROW, 6, ())
    assert await store.tables.previous_game(row) == rows[1]
    assert await store.tables.previous_game(rows[1]) == rows[0]
    assert await store.tables.previous_game(rows[0]) is None


@pytest.mark.parametrize(
    ("kind", "absent", "verdict", "moves", "gave_up"),
    [
        ("computer", True, "agreed", 3, True),
        ("computer", False, "agreed", 3, False),
        ("computer", False, "agreed", 4, True),
        ("computer", False, "rejected", 3, True),
        ("substitute", True, "taken", 3, False),
        ("substitute", True, "offered", 3, True),
    ],
)
async def test_leaving_and_silence_give_up_a_seat(
    store: Store, kind: VoteKind, absent: bool, verdict: Verdict, moves: int, gave_up: bool
) -> None:
    row = await store.tables.create(replace(ROW, status="open"), 1, ())
    vote = Vote(row.id, kind, 3, "?", about=0, absent=absent)
    number = await store.votes.create(vote, row.channel, None)
    await store.votes.store_outcome(replace(vote, id=number), row.channel, verdict)
    await store.tables.store_entries(row, [entry(number, None) for number in range(1, moves + 1)], ())
    await store.votes.store_replaced(row.id, 5, 0, "Ann")
    assert await store.votes.find_leavers(row.id) == (((5, 0),) if gave_up else ())
    await store.votes.delete_replaced(row.id, 5)
    assert await store.votes.find_leavers(row.id) == ()


async def test_debts_come_back_whole_and_in_order_but_what_tidies_last(store: Store) -> None:
    debts = (
        PostBoard("a", (5,), "hint"),
        EditBoard("b", bare=True),
        SendHand(5, 0, "c"),
        PostText("d"),
        PostRecord("e"),
        RetireBoard(7),
    )
    row = await store.tables.create(ROW, 1, (RetireBoard(7), *debts[:-1]))
    nonces = set()
    for debt in debts:
        owed = require(await store.outbox.next_in_queue(QueueId(77)))
        assert (owed.table, owed.channel, owed.message) == (row.id, 77, debt)
        nonces.add(owed.nonce)
        await store.outbox.dequeue(owed, DROPPED)
    assert len(nonces) == len(debts)
    assert all(len(nonce) <= 25 for nonce in nonces)
    assert await store.outbox.next_in_queue(QueueId(77)) is None


async def test_a_paid_debt_leaves_a_board_and_what_is_owed_then(store: Store) -> None:
    row = await store.tables.create(replace(ROW, status="open"), 1, (PostBoard("a"),))
    owed = require(await store.outbox.next_in_queue(QueueId(77)))
    board = BoardMessage(row.id, 555, "a", history="b")
    await store.outbox.dequeue(owed, Outcome(board.message, board, (RetireBoard(444),)))
    assert await store.outbox.find_board(row.id) == board
    following = require(await store.outbox.next_in_queue(QueueId(77)))
    assert following.message == RetireBoard(444)
    assert await store.outbox.unpictured_tables() == (row.id,)
    store.outbox.mark_pictured(replace(board, message=1), 0)
    assert await store.outbox.unpictured_tables() == (row.id,)
    store.outbox.mark_pictured(board, 0)
    await store.store_command_digest("any other change")
    assert await store.outbox.unpictured_tables() == ()
    await store.tables.store_entries(row, (entry(1, None),), ())
    assert await store.outbox.unpictured_tables() == (row.id,)


async def test_a_board_that_is_changed_elsewhere_is_read_again(store: Store) -> None:
    row = await store.tables.create(replace(ROW, status="open"), 1, (PostBoard("a"),))
    assert await store.outbox.find_board(row.id) is None
    owed = require(await store.outbox.next_in_queue(QueueId(77)))
    board = BoardMessage(row.id, 555, "Ann", history="to Ann")
    await store.outbox.dequeue(owed, Outcome(board.message, board))
    store.outbox.mark_pictured(replace(board, message=1), 3)
    assert await store.outbox.find_board(row.id) == board
    store.outbox.mark_pictured(board, 3)
    assert await store.outbox.find_board(row.id) == replace(board, pictured=3)
    await store.privacy.reword(row, 5, lambda text: text.replace("Ann", "<@8888>"))
    reworded = BoardMessage(row.id, 555, "<@8888>", 3, "to <@8888>")
    assert await store.outbox.find_board(row.id) == reworded
    await store.privacy.forget(8888)
    assert await store.outbox.find_board(row.id) == replace(reworded, text="<@0>", history="to <@0>")
    await store.departures.delete_server(9)
    assert await store.outbox.find_board(row.id) is None


async def test_a_board_that_changes_while_it_is_read_is_not_remembered_as_it_was(store: Store) -> None:
    row = await store.tables.create(replace(ROW, status="open"), 1, (PostBoard("a"),))
    owed = require(await store.outbox.next_in_queue(QueueId(77)))
    board = BoardMessage(row.id, 555, "a")
    await asyncio.gather(
        store.outbox.find_board(row.id),
        store.outbox.dequeue(owed, Outcome(board.message, board)),
        store.outbox.find_board(row.id),
    )
    assert await store.outbox.find_board(row.id) == board


async def test_the_queue_is_read_again_after_each_change(store: Store) -> None:
    assert await store.outbox.next_in_queue(QueueId(77)) is None
    row = await store.tables.create(ROW, 1, (PostText("a"), PostText("b")))
    first = require(await store.outbox.next_in_queue(QueueId(77)))
    assert await store.outbox.next_in_queue(QueueId(77)) == first
    assert await store.outbox.queued_messages(row.id, 77) == (PostText("a"), PostText("b"))
    assert await store.outbox.queued_after(77, first.nonce) == (PostText("b"),)
    await asyncio.gather(
        store.outbox.next_in_queue(QueueId(77)),
        store.outbox.dequeue(first, DROPPED),
        store.outbox.queued_messages(row.id, 77),
    )
    left = require(await store.outbox.next_in_queue(QueueId(77)))
    assert left.message == PostText("b")
    assert await store.outbox.queued_messages(row.id, 77) == (PostText("b"),)
    await store.outbox.dequeue(left, DROPPED)
    assert await store.outbox.next_in_queue(QueueId(77)) is None
    assert await store.outbox.queued_after(77, first.nonce) == ()


async def test_later_messages_are_of_the_same_table(store: Store) -> None:
    row = await store.tables.create(
        ROW, 1, (EditBoard("a"), EditBoard("b"), PostText("c"), PostBoard("d"), PostRecord("e"), RetireBoard(1))
    )
    await store.tables.create(replace(ROW, channel=78), 2, (PostBoard("f"),))
    later = []
    while (owed := await store.outbox.next_in_queue(QueueId(row.channel))) is not None:
        later.append([type(debt).__name__ for debt in await store.outbox.queued_after(row.channel, owed.nonce)])
        await store.outbox.dequeue(owed, DROPPED)
    owes = ["EditBoard", "PostText", "PostBoard", "PostRecord", "RetireBoard"]
    assert later == [owes[place:] for place in range(len(owes) + 1)]


async def test_nothing_is_owed_to_an_abandoned_table(store: Store) -> None:
    row = await store.tables.create(ROW, 1, (PostBoard("a"),))
    await store.tables.store_unreachable(replace(row, status="cancelled"))
    assert await store.outbox.queues_with_messages() == ()


async def test_people(store: Store) -> None:
    assert await store.people.find(5) == Person(5)
    await store.people.store(Person(5, "cs", dm=False, dm_closed=True))
    assert await store.people.find(5) == Person(5, "cs", dm=False, dm_closed=True)


@pytest.mark.parametrize("failing", ["first", "second"])
async def test_of_two_at_once_only_the_one_that_fails_is_undone(store: Store, failing: str) -> None:
    def write(name: str, connection: Transaction) -> None:
        connection.execute("INSERT INTO notes VALUES (?, '')", (name,))
        if name == failing:
            raise RuntimeError(name)

    changes = [store._database.change(partial(write, name)) for name in ("first", "second")]
    results = await asyncio.gather(*changes, return_exceptions=True)
    rows = await store._database.rows("SELECT name FROM notes")
    assert sum(isinstance(result, RuntimeError) for result in results) == 1
    assert [row[0] for row in rows] == [name for name in ("first", "second") if name != failing]


async def test_a_cancelled_change_blocks_nobody(store: Store) -> None:
    inside, go_on = Event(), Event()

    def write(connection: Transaction) -> None:
        connection.execute("INSERT INTO notes VALUES ('whole', '')")
        inside.set()
        go_on.wait()

    task = asyncio.create_task(store._database.change(write))
    await asyncio.to_thread(inside.wait)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    go_on.set()
    await store.store_command_digest("next")
    assert [row[0] for row in await store._database.rows("SELECT name FROM notes ORDER BY name")] == [
        "commands",
        "whole",
    ]


async def test_a_backup_is_whole_and_for_its_owner_only(tmp_path: Path) -> None:
    file, copy = tmp_path / "store.sqlite", tmp_path / "copy.sqlite"
    store = await Store.open(file)
    await store.tables.create(ROW, 1, (PostBoard("a"),))
    backup(file, copy)
    await store.close()
    assert mode(copy) == 0o600
    copied = await Store.open(copy)
    found = await copied.tables.find(1)
    await copied.close()
    assert found == replace(ROW, id=1)
    with pytest.raises(StoreError, match="exists"):
        backup(file, copy)
    with pytest.raises(StoreError, match="no database"):
        backup(tmp_path / "none.sqlite", tmp_path / "other.sqlite")


async def test_a_game_is_explained_until_it_was_finished_or_as_it_is_wished(store: Store) -> None:
    assert await store.guides.wants_explanations(5, "ur")
    table = await store.tables.create(ROW, 1, ())
    await store.results.store_results(table.id, 9, [StoredResult(5, "ur", 2)])
    assert not await store.guides.wants_explanations(5, "ur")
    assert await store.guides.wants_explanations(5, "kings")
    assert await store.guides.wants_explanations(6, "ur")
    for wish in (True, False):
        await store.guides.store_choice(5, "ur", wish)
        assert await store.guides.wants_explanations(5, "ur") == wish


async def test_experience_with_a_game_counts_in_every_server(store: Store) -> None:
    assert not await store.results.has_finished(5, "ur")
    table = await store.tables.create(ROW, 1, ())
    await store.results.store_results(table.id, 9, [StoredResult(5, "ur", 2)])
    assert await store.results.has_finished(5, "ur")
    assert not await store.results.has_finished(5, "kings")
    assert not await store.results.has_finished(6, "ur")
