"""Nobody gets by direct message what an open panel shows; where none shows it, nothing is missed and nothing twice."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.messages.outgoing import QueuedMessage, QueueId
from bot.model.person import TOKEN_LIFETIME_SECONDS, Panel
from bot.tables.live_table import LiveTable
from engine.game import Words
from tests.support.core import ANN, BEN, Core, core

__all__ = ["core"]

LOTS: tuple[Words, ...] = (("bid", "1"), ("pass",), ("bid", "1"))
"""What is said to the lots of the auction, one after the other."""


async def panel_of(core: Core, table: LiveTable) -> Panel:
    """Ann has opened a panel, and leaves it."""
    panel = Panel(ANN, table.id, 10, "token", 0.0, table.log.version)
    await core.services.panels.record_shown(panel)
    return panel


async def asked_again(core: Core, table: LiveTable, lot: int = 0) -> None:
    """Both answer, Ben last, so that Ann is asked anew."""
    for user in (ANN, BEN):
        await core.play(table, user, LOTS[lot])


async def held(core: Core) -> tuple[LiveTable, Panel]:
    """A game in which Ann has a panel and has got a hand only with the first question, not with the second."""
    table = await core.begin(ANN, BEN, auto_end=False)
    panel = await panel_of(core, table)
    await asked_again(core, table)
    assert len(core.mailbox.direct[ANN]) == 1
    return table, panel


async def after(core: Core, seconds: float) -> int:
    """How many messages Ann has some time later."""
    await core.clock.advance(seconds)
    await core.wait_until_idle()
    return len(core.mailbox.direct[ANN])


async def test_without_a_panel_it_comes_at_once(core: Core) -> None:
    table = await core.begin(ANN, BEN, auto_end=False)
    await asked_again(core, table)
    assert len(core.mailbox.direct[ANN]) == 2


async def test_with_a_panel_it_waits_and_is_not_late(core: Core) -> None:
    await held(core)
    assert (await core.store.statistics.count()).queued == 0


async def test_it_waits_for_a_panel_with_which_its_reader_is_being_answered(core: Core) -> None:
    table = await core.begin(ANN, BEN, auto_end=False)

    async def answered(user: int) -> None:
        if user == ANN:
            await panel_of(core, table)

    core.answered = answered
    await asked_again(core, table)
    assert len(core.mailbox.direct[ANN]) == 1


async def test_the_data_of_a_reader_can_be_deleted_while_their_hand_waits(core: Core) -> None:
    table, forgotten = await core.begin(ANN, BEN, auto_end=False), list[int]()

    async def answered(user: int) -> None:
        assert not table.send_lock.locked()
        forgotten.append(user)

    core.answered = answered
    await asked_again(core, table)
    assert ANN in forgotten


async def test_it_comes_once_when_the_panel_ends(core: Core) -> None:
    await held(core)
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 2
    assert "husk" in core.mailbox.direct[ANN][-1].text
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 2
    assert await core.store.outbox.queues_with_messages() == ()


async def test_none_waits_for_a_panel_that_is_lost_while_the_stored_ones_are_read(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await core.begin(ANN, BEN, auto_end=False)
    panel, panels, stored = await panel_of(core, table), core.services.panels, core.store.panels.panels_of
    read, lost = asyncio.Event(), asyncio.Event()

    async def read_before(number: int) -> tuple[Panel, ...]:
        found = await stored(number)
        read.set()
        await lost.wait()
        return found

    monkeypatch.setattr(core.store.panels, "panels_of", read_before)
    asked = asyncio.create_task(panels.shown_until(ANN, table.id))
    await read.wait()
    await panels.forget(panel)
    lost.set()
    assert await asked is None
    assert panels.find_current(panel) is None


async def test_a_player_who_has_answered_meanwhile_gets_no_hand(core: Core) -> None:
    table, _ = await held(core)
    await core.play(table, ANN, ("pass",))
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 1
    assert await core.store.outbox.queues_with_messages() == ()


async def test_a_deferred_hand_has_its_readers_newest_language(core: Core) -> None:
    await held(core)
    await core.people.set_language(ANN, "fi")
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 2
    assert "Ann ja Ben" in core.mailbox.direct[ANN][-1].text


async def test_a_deferred_hand_is_dropped_if_its_reader_has_turned_messages_off(core: Core) -> None:
    await held(core)
    await core.people.set_direct_messages(ANN, dm=False)
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 1


async def test_of_several_deferred_hands_the_last_is_sent(core: Core) -> None:
    table, _ = await held(core)
    await asked_again(core, table, 1)
    assert len(await core.store.outbox.queues_with_messages()) == 1
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 2
    assert "husk" not in core.mailbox.direct[ANN][-1].text


async def test_a_newer_panel_has_it_wait_longer(core: Core) -> None:
    table, _ = await held(core)
    assert await after(core, TOKEN_LIFETIME_SECONDS / 2) == 1
    await panel_of(core, table)
    assert await after(core, TOKEN_LIFETIME_SECONDS / 2) == 1
    assert await after(core, TOKEN_LIFETIME_SECONDS / 2) == 2


async def test_it_comes_at_once_when_the_panel_is_gone(core: Core) -> None:
    _, panel = await held(core)
    await core.services.panels.forget(panel)
    assert await after(core, 0) == 2


async def test_a_panel_that_could_not_be_edited_holds_nothing_back_until_it_could(core: Core) -> None:
    table, panel = await held(core)
    core.services.panels.note_failed_edit(panel)
    assert await after(core, 0) == 2
    await asked_again(core, table, 1)
    assert await after(core, 0) == 3
    (found,) = await core.services.panels.panels_of(table.id)
    core.services.panels.note_renewal(found, replace(found, version=table.log.version))
    assert await core.services.panels.shown_until(ANN, table.id) is not None


async def test_it_waits_on_after_a_restart(core: Core) -> None:
    await held(core)
    await core.restart()
    assert await after(core, 0) == 1
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 2


async def test_after_a_restart_too_the_last_of_several_comes(core: Core) -> None:
    await held(core)
    await core.restart()
    await core.wait_until_idle()
    (row,) = await core.store.tables.unfinished_tables()
    await asked_again(core, await core.tables.find(row.id), 1)
    assert await after(core, TOKEN_LIFETIME_SECONDS) == 2


async def test_it_comes_at_the_start_where_the_panel_has_ended_meanwhile(core: Core) -> None:
    await held(core)
    await core.close()
    await core.clock.advance(TOKEN_LIFETIME_SECONDS)
    await core.open()
    await core.start()
    assert await after(core, 0) == 2


async def test_a_panel_that_ends_while_a_hand_is_put_apart_does_not_keep_it(core: Core) -> None:
    table = await core.begin(ANN, BEN, auto_end=False)
    panel, moved = await panel_of(core, table), core.store.outbox.move_to_queue

    async def meanwhile(queued: QueuedMessage, queue: QueueId) -> None:
        core.services.panels.note_failed_edit(panel)
        await core.outbox._queue_workers.wait_until_done(queue)  # its worker finds nothing and ends
        await moved(queued, queue)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core.store.outbox, "move_to_queue", meanwhile)
        await asked_again(core, table)
    assert len(core.mailbox.direct[ANN]) == 2


async def test_a_panel_that_says_that_the_game_was_cancelled_follows_nothing(core: Core) -> None:
    table, _ = await held(core)
    (found,) = await core.services.panels.panels_of(table.id)
    core.services.panels.note_renewal(found, replace(found, closed=True))
    assert await core.services.panels.shown_until(ANN, table.id) is None
