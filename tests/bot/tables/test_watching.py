"""Watchers are notified of a table."""

import pytest

from bot.messages.changes import watcher_updates
from bot.messages.outgoing import Consequences, EditBoard, PostBoard
from bot.model.errors import TableClosed
from bot.model.person import Person
from bot.tables.people import WatchService
from tests.support.core import ANN, BEN, CYD, Core, core

__all__ = ["core"]


async def test_players_and_the_unreachable_get_no_watcher_update(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    people = [Person(ANN), Person(CYD), Person(4, dm=False), Person(5, dm_closed=True), Person(6, language="fi")]
    told = watcher_updates(Consequences(table.row, (PostBoard("x", (ANN,)),)), core.decision(table), people)
    assert [getattr(debt, "user", None) for debt in told] == [CYD, 6]


async def test_only_a_message_with_a_ping_is_a_new_wait(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    for debts, told in (((EditBoard("x"), PostBoard("x", (ANN,))), 1), ((EditBoard("x"), PostBoard("x")), 0)):
        assert len(watcher_updates(Consequences(table.row, debts), core.decision(table), [Person(CYD)])) == told


async def test_watchers_of_tables_that_are_over_are_forgotten(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    watching = WatchService(core.store.watchers, core.people)
    await watching.start_watching(table, CYD)
    await watching.start_watching(table, CYD)
    assert await core.store.watchers.watchers_of(table.id) == (CYD,)
    await core.tables.cancel(table, ANN, False, core.key())
    with pytest.raises(TableClosed):
        await watching.start_watching(table, CYD)
    other = await core.begin(BEN, ANN)
    await watching.start_watching(other, CYD)
    assert await core.store.watchers.watchers_of(table.id) == ()
    assert await core.store.watchers.watchers_of(other.id) == (CYD,)
