"""Who is told of a table that they watch."""

import pytest

from bot.messages.changes import Consequences
from bot.messages.kinds import EditBoard, PostBoard
from bot.model.person import Person
from bot.tables.people import People
from bot.tables.registry import TableClosed
from bot.tables.watching import Watching, sights, waits_anew
from tests.support.core import ANN, BEN, CYD, Core, core

__all__ = ["core"]


async def test_players_and_the_unreachable_are_not_told(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    people = [Person(ANN), Person(CYD), Person(4, dm=False), Person(5, dm_closed=True), Person(6, language="fi")]
    told = sights(Consequences(table.row), table.game, table.table.fold, people)
    assert [getattr(debt, "user", None) for debt in told] == [CYD, 6]


async def test_only_a_message_that_calls_somebody_is_a_new_wait(core: Core) -> None:
    row = (await core.begin(ANN, BEN)).row
    assert waits_anew(Consequences(row, (EditBoard("x"), PostBoard("x", (ANN,)))))
    assert not waits_anew(Consequences(row, (EditBoard("x"), PostBoard("x"))))


async def test_watchers_of_tables_that_are_over_are_forgotten(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    watching = Watching(core.store.watchers, People(core.store))
    await watching.begin(table, CYD)
    await watching.begin(table, CYD)
    assert await core.store.watchers.of(table.id) == (CYD,)
    await core.tables.cancel(table, ANN, False, core.key())
    with pytest.raises(TableClosed):
        await watching.begin(table, CYD)
    other = await core.begin(BEN, ANN)
    await watching.begin(other, CYD)
    assert await core.store.watchers.of(table.id) == ()
    assert await core.store.watchers.of(other.id) == (CYD,)
