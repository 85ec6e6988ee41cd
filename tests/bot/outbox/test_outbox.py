"""The outbox: in order, again and again, once only."""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from bot.messages.outgoing import Outgoing, QueuedMessage, QueueId
from bot.model.person import Person
from bot.model.table import TablePlace, TableRecord, TableSettings
from bot.outbox.sender import DmClosed, MessageGone, NoAccess, Rejected, TryLater
from tests.support.core import ANN, BEN, CHANNEL, CYD, Core, core

__all__ = ["core"]


async def bid(core: Core, *users: int) -> None:
    """These people bid one coin, or pass where nothing can be bid for."""
    table = await core.tables.find_in_channel(CHANNEL)
    for user in users:
        seat = table.roster.seat_of_user(user)
        words = ("bid", "1") if "bid" in table.game.words(table.state, seat, ()) else ("pass",)
        await core.play(table, user, words)


async def test_a_player_who_has_to_decide_is_pinged_once_by_a_new_message(core: Core) -> None:
    await core.begin(ANN, BEN)
    assert core.mailbox.pings == [ANN, BEN]
    await bid(core, ANN)
    assert core.mailbox.pings == [ANN, BEN]
    await bid(core, BEN)
    assert core.mailbox.pings == [ANN, BEN, ANN]


async def test_only_the_newest_message_has_controls(core: Core) -> None:
    await core.begin(ANN, BEN)
    await bid(core, ANN, BEN, ANN)
    assert [bool(one.labels) for one in core.public()] == [False, False, True]


async def test_controls_of_earlier_messages_go_when_nothing_else_waits_for_the_channel(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    done: list[str] = []
    core.mailbox.before = done.append
    core.mailbox.faults = [TryLater(1.0)]
    for user, words in ((ANN, ("bid", "1")), (BEN, ("bid", "2")), (ANN, ("pass",)), (BEN, ("pass",))):
        await core.tables.play(table, user, words, None, core.key())
        await core.clock.until_sleeping(1)
    done.clear()
    await core.clock.advance(1)
    await core.wait_until_idle()
    assert [name for name in done if name in ("post", "strip")] == ["post", "post", "strip", "strip"]
    assert [bool(one.labels) for one in core.public()] == [False] * (len(core.public()) - 1) + [True]


async def test_a_message_reports_the_events_since_the_readers_last_ping(core: Core) -> None:
    await core.begin(ANN, BEN)
    await bid(core, ANN, BEN)
    *_, opened = core.public()
    assert opened.text.index("Bid sealed · who Ann") < opened.text.index("Bid opened · who Ben")
    await bid(core, ANN, BEN)
    assert "Bid opened · who Ben · count 1" not in core.public()[-1].text


async def test_a_message_shows_the_table_as_the_change_that_caused_it_has_left_it(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue has a message as soon as the database has the change, the table itself a moment later."""
    table = await core.lobby(ANN, BEN)
    await core.wait_until_idle()
    keep, read, looked = core.store.tables.store_row, core.store.outbox.next_in_queue, asyncio.Event()

    async def heard_late(row: TableRecord, outgoing: Sequence[Outgoing]) -> None:
        await keep(row, outgoing)
        core.outbox.note_change(table)
        await looked.wait()
        for _ in range(20):
            await asyncio.sleep(0)

    async def noticed(queue: QueueId) -> QueuedMessage | None:
        queued = await read(queue)
        looked.set()
        return queued

    monkeypatch.setattr(core.store.tables, "store_row", heard_late)
    monkeypatch.setattr(core.store.outbox, "next_in_queue", noticed)
    await core.tables.cancel(table, ANN, False, core.key())
    await core.wait_until_idle()
    assert "cancelled" in core.public()[-1].text
    assert not core.public()[-1].labels


async def test_an_edit_leaves_the_one_who_still_has_to_decide_marked(core: Core) -> None:
    await core.begin(ANN, BEN)
    assert core.public()[-1].content.pings == (ANN, BEN)
    await bid(core, ANN)
    assert core.public()[-1].content.pings == (BEN,)


async def test_an_event_is_reported_once_in_the_channel(core: Core) -> None:
    await core.begin(ANN, BEN)
    await bid(core, ANN, BEN, ANN, BEN)
    everything = "\n".join(one.text for one in core.public())
    assert everything.lower().count("lot shown") == 2
    assert everything.count("lot lyre · worth 5 · waiting") == 1
    assert everything.count("Bid opened · who Ann") == 2
    assert [f"<@{ANN}>" in one.text for one in core.public()] == [False, False, False, True]


async def test_pictures_hang_on_the_newest_message_and_are_called_after_the_version(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await bid(core, ANN)
    (picture,) = core.public()[-1].content.attachments
    assert picture.name == f"auction-board-{table.id}-1.png"
    assert picture.data.startswith(b"\x89PNG")
    assert picture.alt


async def test_a_failing_picture_stops_nothing(
    core: Core, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*given: object, **named: object) -> bytes:
        raise RuntimeError("no paint")

    monkeypatch.setattr(core.picture_service, "_draw_png", broken)
    await core.begin(ANN, BEN)
    await bid(core, ANN, BEN)
    assert len(core.public()) == 3
    assert not core.public()[-1].content.attachments
    assert "no paint" in caplog.text
    assert "auction" in core.mailbox.direct[ANN][-1].text


@pytest.mark.parametrize("fault", [TryLater(30.0), TryLater()])
async def test_a_failed_message_is_sent_again_in_its_order(core: Core, fault: TryLater) -> None:
    table = await core.begin(ANN, BEN)
    core.mailbox.faults = [fault] * 3
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    for _ in range(3):
        await core.clock.until_sleeping(30)
        await core.clock.advance(30)
    await core.wait_until_idle()
    assert not core.mailbox.faults
    assert "Bid sealed · who Ann" in core.public()[-1].text
    assert core.mailbox.pings == [ANN, BEN]


@pytest.mark.parametrize("refused", ["edit", "attach"])
async def test_a_failed_message_waits_for_the_next_start_when_the_bot_stops(core: Core, refused: str) -> None:
    table = await core.begin(ANN, BEN)
    faults = [TryLater(30.0)]

    def refuse_once(name: str) -> None:
        core.mailbox.faults = [faults.pop()] if faults and name == refused else []

    core.mailbox.before = refuse_once
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await core.clock.until_sleeping(30)
    await core.outbox.send_everything()
    assert not faults
    await core.restart()
    await core.wait_until_idle()
    assert "Bid sealed · who Ann" in core.public()[-1].text
    assert core.public()[-1].content.attachments
    assert core.mailbox.pings == [ANN, BEN]


async def test_a_message_that_cannot_be_edited_is_posted_anew_without_a_ping(core: Core) -> None:
    await core.begin(ANN, BEN)
    core.mailbox.faults = [MessageGone()]
    await bid(core, ANN)
    assert len(core.public()) == 3
    assert "Bid sealed · who Ann" in core.public()[-1].text
    assert core.public()[-1].labels
    assert core.public()[-1].content.attachments
    assert core.mailbox.pings == [ANN, BEN]


async def test_a_burst_of_moves_edits_the_message_once(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD)
    core.mailbox.faults = [TryLater(1.0)]
    edits = core.public()[-1].edits
    for words in (("bid", "1"), ("bid", "2")):
        await core.tables.play(table, ANN, words, None, core.key())
        await core.clock.until_sleeping(1)
        await core.tables.undo(table, ANN, None, core.key())
    await core.tables.play(table, ANN, ("bid", "3"), None, core.key())
    await core.clock.advance(1)
    await core.wait_until_idle()
    assert core.public()[-1].edits == edits + 1
    assert "Bid sealed · who Ann" in core.public()[-1].text
    assert "takes back a move" not in core.public()[-1].text


async def test_a_deleted_message_is_posted_anew(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    core.mailbox.delete(CHANNEL, core.public()[-1].id)
    await bid(core, ANN)
    assert len(core.public()) == 2
    assert core.public()[-1].labels
    assert (await core.store.outbox.find_board(table.id)) is not None


async def test_a_message_deleted_before_its_picture_comes_again_with_it(core: Core) -> None:
    def delete(name: str) -> None:
        if name == "attach":
            core.mailbox.before = lambda name: None
            core.mailbox.delete(CHANNEL, core.public()[-1].id)

    core.mailbox.before = delete
    await core.begin(ANN, BEN)
    assert len(core.public()) == 2
    assert core.public()[-1].content.attachments
    assert core.mailbox.pings == [ANN, BEN]


async def test_pictures_that_are_never_taken_do_not_fill_the_channel(core: Core) -> None:
    def refuse(name: str) -> None:
        if name == "attach":
            raise MessageGone

    core.mailbox.before = refuse
    await core.begin(ANN, BEN)
    assert len(core.public()) == 3


async def test_closed_direct_messages_are_remembered_and_mentioned_in_the_channel(core: Core) -> None:
    def closed(name: str) -> None:
        if name == "write":
            raise DmClosed

    core.mailbox.before = closed
    await core.begin(ANN, BEN)
    assert "My hand" in core.public()[-1].text
    assert await core.people.find(ANN) == Person(ANN, dm_closed=True)
    core.mailbox.before = lambda name: None
    await bid(core, ANN, BEN)
    assert not core.mailbox.direct
    await core.people.set_direct_messages(ANN, True)
    await bid(core, ANN, BEN)
    assert list(core.mailbox.direct) == [ANN]


async def test_direct_messages_that_were_turned_off_are_not_sent(core: Core) -> None:
    await core.people.set_direct_messages(ANN, False)
    await core.begin(ANN, BEN)
    assert list(core.mailbox.direct) == [BEN]
    assert "My hand" in core.public()[-1].text


@pytest.mark.parametrize("fault", [Rejected(), NoAccess(), TryLater(0.0)])
async def test_a_direct_message_that_fails_keeps_the_channel_waiting_only_so_long(core: Core, fault: Exception) -> None:
    def refuse(name: str) -> None:
        if name == "write":
            raise fault

    core.mailbox.before = refuse
    await core.begin(ANN, BEN)
    assert core.mailbox.pings == [ANN, BEN]


async def test_a_direct_message_holds_the_hand_and_a_secret_questions_answers(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    (letter,) = core.mailbox.direct[BEN]
    assert letter.attachments[0].name == f"auction-hand-{table.id}-0.png"
    assert letter.controls is not None
    assert len(letter.controls.children) == table.state.purses[table.roster.seat_of_user(BEN)] + 2  # type: ignore[attr-defined]  # the auction's


async def test_a_direct_message_speaks_the_readers_language(core: Core) -> None:
    table = await core.lobby(ANN, BEN)
    await core.people.set_language(BEN, "fi")
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    assert core.mailbox.direct[ANN][0].text != core.mailbox.direct[BEN][0].text


async def test_nobody_is_asked_what_has_been_decided_meanwhile(core: Core) -> None:
    table = await core.begin(ANN, BEN, auto_end=False)
    await bid(core, ANN)
    asked = len(core.mailbox.direct[ANN])
    core.mailbox.faults = [TryLater(1.0)]
    await core.tables.play(table, BEN, ("bid", "2"), None, core.key())
    await core.clock.until_sleeping(1)
    await core.tables.play(table, ANN, ("pass",), None, core.key())
    await core.clock.advance(1)
    await core.wait_until_idle()
    assert len(core.mailbox.direct[ANN]) == asked


async def test_the_opening_hand_depends_on_whether_the_first_question_is_answered(core: Core) -> None:
    table = await core.lobby(ANN, BEN)
    core.mailbox.faults = [TryLater(1.0)]
    await core.lobbies.start(table.id, ANN)
    await core.clock.until_sleeping(1)
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await core.clock.advance(1)
    await core.wait_until_idle()
    assert [letter.attachments[0].name for letter in core.mailbox.direct[BEN]] == [f"auction-hand-{table.id}-1.png"]


async def test_a_table_that_changes_without_a_message_asks_for_no_other_tables_pictures(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each change of each table would else ask the database about all of them."""

    async def asked() -> tuple[int, ...]:
        raise AssertionError("all tables were asked for")

    table = await core.begin(ANN, BEN)
    monkeypatch.setattr(core.store.outbox, "unpictured_tables", asked)
    hung: list[int] = []
    monkeypatch.setattr(core.outbox.pictures.workers, "wake", hung.append)
    core.tables.notify_listeners(table)
    await core.wait_until_idle()
    assert hung == [table.id]


async def test_messages_for_a_channel_without_access_wait_for_a_move_there(
    core: Core, caplog: pytest.LogCaptureFixture
) -> None:
    table = await core.begin(ANN, BEN)
    core.mailbox.faults = [NoAccess("403 50013")]
    with caplog.at_level(logging.WARNING):
        await bid(core, ANN)
    assert "cannot be written to" in caplog.text
    assert await core.store.outbox.queues_with_messages() == (CHANNEL,)
    assert "Bid sealed" not in core.public()[-1].text
    await core.restart()
    await core.wait_until_idle()
    assert "Bid sealed · who Ann" in core.public()[-1].text
    assert await core.store.outbox.queues_with_messages() == ()
    assert core.mailbox.pings == [ANN, BEN]
    assert table.id == (await core.tables.find_in_channel(CHANNEL)).id


async def test_a_message_that_discord_rejects_is_dropped(core: Core, caplog: pytest.LogCaptureFixture) -> None:
    await core.begin(ANN, BEN)
    core.mailbox.faults = [Rejected("400 50035")]
    await bid(core, ANN)
    assert "400 50035" in str([vars(record) for record in caplog.records])
    assert await core.store.outbox.queues_with_messages() == ()
    await bid(core, BEN)
    assert "Bid opened" in core.public()[-1].text


async def test_a_finished_game_shows_its_seed_and_its_record(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    while table.game.decision(table.state):
        await bid(core, ANN, BEN)
    *_, board, published = core.public()
    assert table.log.header.seed.hex() in board.text
    assert "1. " in board.text
    assert board.labels == []
    assert published.labels[0] == "Play again"
    sheet, clip, file = published.content.attachments
    assert sheet.name == f"auction-sheet-{table.id}.png"
    assert clip.name.endswith(".webp")
    assert file.name == f"auction-{table.id}.tablet"
    assert file.data.decode() == table.record.text()


async def test_a_restart_sends_nothing_twice(core: Core) -> None:
    await core.begin(ANN, BEN)
    await bid(core, ANN)
    texts = [(one.text, one.edits) for one in core.public()]
    await core.restart()
    await core.wait_until_idle()
    assert [(one.text, one.edits) for one in core.public()] == texts


async def test_channels_do_not_wait_for_each_other(core: Core) -> None:
    await core.begin(ANN, BEN)
    core.mailbox.faults = [TryLater(30.0)]
    table = await core.tables.find_in_channel(CHANNEL)
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await core.clock.until_sleeping(30)
    posted = asyncio.Event()
    core.mailbox.after = lambda name: posted.set()
    await core.lobbies.create(table.game, TablePlace(9, 78), (CYD, "Cyd"), TableSettings("en"), interaction=core.key())
    await posted.wait()
    assert 78 in core.mailbox.channels
    assert "Bid sealed" not in core.public()[-1].text
    await core.clock.advance(60)
    await core.wait_until_idle()
    assert "Bid sealed" in core.public()[-1].text


async def test_closing_completes_the_message_being_sent_and_leaves_the_rest(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await bid(core, ANN)
    done: list[str] = []
    closing = asyncio.Event()

    def begun(name: str) -> None:
        done.append(name)
        closing.set()

    core.mailbox.before = begun
    playing = asyncio.create_task(core.tables.play(table, BEN, ("bid", "2"), None, core.key()))
    await closing.wait()
    await core.outbox.close()
    await playing
    assert len(done) == 1
    assert (await core.store.statistics.count()).queued > 0
