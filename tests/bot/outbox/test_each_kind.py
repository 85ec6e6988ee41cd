"""Each kind of outgoing message: its result, its notes, and when it is no longer wanted."""

import asyncio
import logging
from typing import get_args

import pytest

from bot.messages import threads
from bot.messages.outgoing import Outgoing, PingPlayer, PostBoard, PostText, SendWatcherUpdate
from bot.model.table import TablePlace, TableSettings
from bot.outbox.rendering import board_texts
from bot.outbox.sender import Attachment, EditedTooOften, Message, TryLater
from bot.tables.live_table import LiveTable
from engine.moves import every_move
from engine.registry import GAMES
from tests.support.core import ANN, BEN, CHANNEL, CYD, NAMES, Core, core
from tests.support.games.auction import Auction
from tests.support.mailbox import refuse_posts
from tests.support.require import require

__all__ = ["core"]


def doubted(core: Core) -> object:
    """What the outbox would look for before it is sent again."""
    return core.outbox._delivery._attempt_times


async def test_every_kind_of_message_has_a_sender(core: Core) -> None:
    assert set(core.outbox._send_by_kind) == set(get_args(Outgoing))


async def test_a_delivered_or_refused_message_is_no_longer_in_doubt(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    assert doubted(core) == {}
    core.mailbox.before = refuse_posts
    await core.play(table, BEN, ("bid", "1"))
    assert await core.store.outbox.queues_with_messages() == (CHANNEL,)
    assert doubted(core) == {}


async def test_a_queued_message_that_is_obsolete_is_dropped(
    core: Core, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await core.begin(ANN, BEN)
    messages, turn, find = len(core.public()), asyncio.Event(), core.tables.find

    async def found(table: int) -> LiveTable:
        turn.set()
        return await find(table)

    monkeypatch.setattr(core.tables, "find", found)
    async with live.send_lock:
        await core.tables.play(live, ANN, ("bid", "1"), None, core.key())
        await core.tables.play(live, BEN, ("bid", "1"), None, core.key())
        await turn.wait()
        await core.store.tables.store_unreachable(live.row)
    await core.wait_until_idle()
    assert len(core.public()) == messages
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_each_message_is_noted_as_the_newest_of_its_channel(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    for user in (ANN, BEN):
        await core.play(table, user, ("bid", "1"))
    board = require(await core.store.outbox.find_board(table.id))
    assert await core.store._database.row("SELECT posted FROM tables") == (board.message,)


async def test_nobody_is_called_again_who_is_not_waited_for(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    messages = len(core.public())
    await core.store.outbox.queue_message(table.id, CHANNEL, PingPlayer(CYD, f"<@{CYD}>, it is your turn."))
    core.outbox.note_change(table)
    await core.wait_until_idle()
    assert len(core.public()) == messages


async def test_the_final_edit_of_a_lobby_is_sent_although_more_follows(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    assert table.log.header.commitment in core.public()[0].text


async def test_a_board_that_was_deleted_leaves_its_history_all_the_same(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    for user in (ANN, BEN):
        await core.play(table, user, ("bid", "1"))
    board = require(await core.store.outbox.find_board(table.id))
    core.mailbox.delete(CHANNEL, board.message)
    await core.play(table, ANN, ("pass",))
    await core.play(table, BEN, ("pass",))
    assert board.history
    assert board.history in [one.text for one in core.public()]


async def test_everybody_gets_the_hand_that_the_game_begins_with(core: Core) -> None:
    await core.begin(ANN, BEN, CYD, game=GAMES[0])
    assert set(core.mailbox.direct) == {ANN, BEN, CYD}
    assert [one.controls for letters in core.mailbox.direct.values() for one in letters] == [None, None, None]


async def test_a_watcher_who_loses_the_channel_stops_watching(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.store.watchers.add(table.id, CYD)
    core.mailbox.shut_out.add(CYD)
    await core.store.outbox.queue_message(table.id, CHANNEL, SendWatcherUpdate(CYD, "seen"))
    core.outbox.note_change(table)
    await core.wait_until_idle()
    assert CYD not in core.mailbox.direct
    assert await core.store.watchers.watchers_of(table.id) == ()


async def test_nobody_waits_longer_than_five_minutes_for_the_next_try(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    core.mailbox.faults = [TryLater() for _ in range(14)]
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    for _ in range(14):
        await core.clock.until_sleeping(300)
        await core.clock.advance(300)
    await core.wait_until_idle()
    assert not core.mailbox.faults
    assert await core.store.outbox.queues_with_messages() == ()


async def test_an_edit_that_discord_takes_later_keeps_nothing_else_waiting(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    refusals, edited = [EditedTooOften(), EditedTooOften()], asyncio.Event()
    old = core.public()[-1]

    def too_often(name: str) -> None:
        if name == "strip" and refusals:
            raise refusals.pop()

    core.mailbox.before = too_often
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await core.tables.play(table, BEN, ("bid", "1"), None, core.key())
    await core.clock.until_sleeping(30)
    core.mailbox.after = lambda name: edited.set() if name == "edit" else None
    await core.tables.play(table, ANN, next(every_move(table.game, table.state, 0)), None, core.key())
    await edited.wait()
    assert old.labels
    assert -CHANNEL in await core.store.outbox.queues_with_messages()
    await core.clock.advance(30)
    await core.wait_until_idle()
    assert not old.labels
    assert await core.store.outbox.queues_with_messages() == ()


async def test_access_to_a_thread_is_that_to_its_parent_channel(core: Core) -> None:
    table = await core.lobbies.create(
        Auction(),
        TablePlace(9, CHANNEL, CHANNEL),
        (ANN, NAMES[ANN]),
        TableSettings("en"),
        interaction=5,
        opening=threads.thread_opening(Auction(), NAMES[ANN], "en"),
    )
    await core.wait_until_idle()
    await core.lobbies.join(table.id, BEN, NAMES[BEN], None)
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    assert table.channel in core.mailbox.threads
    assert core.mailbox.looked == {(CHANNEL, ANN), (CHANNEL, BEN)}


def test_a_letter_is_known_by_its_files_or_by_its_exact_text() -> None:
    plain, filed = (
        Message(" said \n", other_texts=("before",)),
        Message("said", attachments=(Attachment("one.png", b""),)),
    )
    assert plain.is_shown_in("said", ["board.png"])
    assert plain.is_shown_in("before", [])
    assert plain.is_shown_in(" said\n", [])
    assert not plain.is_shown_in("said too", [])
    assert filed.is_shown_in("answered since", ["one.png"])
    assert not filed.is_shown_in("said", ["two.png"])
    assert not filed.is_shown_in("said", [])


def test_a_board_message_may_have_its_hint_or_none_or_only_its_history() -> None:
    assert board_texts(PostBoard("a", (ANN,), "hint", "history")) == ("a", "a\nhint", "history")
    assert board_texts(PostBoard("a", history="")) == ("a", "a\n")


async def test_a_plain_text_has_no_buttons(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.store.outbox.queue_message(table.id, CHANNEL, PostText("Told."))
    core.outbox.note_change(table)
    await core.wait_until_idle()
    assert (core.public()[-1].text, core.public()[-1].labels) == ("Told.", [])


async def test_a_game_that_was_cancelled_has_nothing_to_press(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.tables.cancel(table, ANN, False, core.key())
    await core.wait_until_idle()
    assert not any(one.labels for one in core.public())


async def test_a_picture_is_hung_once(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.store.store_command_digest("any other change")
    assert await core.store.outbox.unpictured_tables() == ()
    hung: list[str] = []
    core.mailbox.before = hung.append
    core.outbox.pictures.workers.wake(table.id)
    await core.wait_until_idle()
    assert hung == []


async def test_a_board_that_was_deleted_before_its_picture_leaves_its_history_too(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))

    def deleted(name: str) -> None:
        if name == "attach":
            core.mailbox.before = lambda name: None
            core.mailbox.delete(CHANNEL, core.public()[-1].id)

    core.mailbox.before = deleted
    await core.play(table, BEN, ("bid", "1"))
    board = require(await core.store.outbox.find_board(table.id))
    assert board.history
    assert board.message == core.public()[-1].id
