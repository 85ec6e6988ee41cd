"""Who is told of a table that they watch."""

import pytest

from bot.messages.changes import Owing
from bot.messages.kinds import Post, Renew
from bot.tables.people import People, Person
from bot.tables.registry import TableClosed
from bot.tables.watching import Watching, sights, waits_anew
from tests.support.core import ANN, BEN, CYD, Core, core

__all__ = ["core"]


async def test_players_and_the_unreachable_are_not_told(core: Core) -> None:
    at = await core.begin(ANN, BEN)
    people = [Person(ANN), Person(CYD), Person(4, dm=False), Person(5, dm_closed=True), Person(6, language="fi")]
    told = sights(Owing(at.row), at.game, at.table.fold, people)
    assert [getattr(debt, "user", None) for debt in told] == [CYD, 6]


async def test_only_a_message_that_calls_somebody_is_a_new_wait(core: Core) -> None:
    row = (await core.begin(ANN, BEN)).row
    assert waits_anew(Owing(row, (Renew("x"), Post("x", (ANN,)))))
    assert not waits_anew(Owing(row, (Renew("x"), Post("x"))))


async def test_watchers_of_tables_that_are_over_are_forgotten(core: Core) -> None:
    at = await core.begin(ANN, BEN)
    watching = Watching(core.store.watchers, People(core.store))
    await watching.begin(at, CYD)
    await watching.begin(at, CYD)
    assert await core.store.watchers.of(at.id) == (CYD,)
    await core.tables.cancel(at, ANN, False, core.key())
    with pytest.raises(TableClosed):
        await watching.begin(at, CYD)
    other = await core.begin(BEN, ANN)
    await watching.begin(other, CYD)
    assert await core.store.watchers.of(at.id) == ()
    assert await core.store.watchers.of(other.id) == (CYD,)
