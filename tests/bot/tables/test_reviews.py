"""Reviews of games that are over, also after their logs were archived."""

import asyncio

import pytest

from bot.model.errors import NoMoveWithNumber, ReviewsOff
from bot.model.table import TablePlace, TableSettings
from bot.model.times import DAY
from bot.tables.live_table import LiveTable
from bot.tables.teaching import reviews
from engine.registry import find_game
from tests.support.core import ANN, BEN, CHANNEL, GUILD, NAMES, Core, core
from tests.support.reviewed import OPTIONS, play_badly
from tests.support.stored import counted

__all__ = ["core"]

UR = find_game("ur")


async def finished_game(core: Core) -> LiveTable:
    """A game of Ann against Ben, which she has played badly."""
    settings, place = TableSettings("en", tuple(OPTIONS.items()), reminders=0), TablePlace(GUILD, CHANNEL)
    table = await core.lobbies.create(UR, place, (ANN, NAMES[ANN]), settings, interaction=core.key())
    await core.lobbies.join(table.id, BEN, NAMES[BEN], None)
    await core.lobbies.start(table.id, ANN)
    await play_badly(core.tables, await core.tables.find(table.id), ANN, core.key)
    return await core.tables.find(table.id)


@pytest.mark.parametrize("is_archived", [False, True])
async def test_a_game_is_reviewed_before_and_after_its_log_is_archived(core: Core, is_archived: bool) -> None:
    table = await finished_game(core)
    if is_archived:
        await core.clock.advance(DAY + 1)
        await core.wait_until_idle()
        assert await counted(core.store, "bound") == 1
    live = await core.tables.find(table.id)
    await core.services.reviews.request(live, ANN)
    await core.wait_until_idle()
    review, place_in_queue = await core.services.reviews.request(live, ANN)
    assert not place_in_queue
    assert review.remarks
    number = review.remarks[0].number
    assert await core.services.reviews.remark(live, ANN, number) == review.remarks[0]
    for user, wanted in ((BEN, number), (ANN, 0)):
        with pytest.raises(NoMoveWithNumber):
            await core.services.reviews.remark(live, user, wanted)


async def test_a_bot_that_makes_no_reviews_offers_none_and_shows_those_it_has_made(core: Core) -> None:
    table, made = await finished_game(core), core.services.reviews
    await made.request(table, ANN)
    await core.wait_until_idle()
    switched_off = reviews.Reviews(core.store, core.tables, None, core.services.computers, core.clock)
    assert made.is_offered(table)
    assert not switched_off.is_offered(table)
    assert (await switched_off.request(table, ANN))[0].remarks
    await switched_off.start()
    with pytest.raises(ReviewsOff):
        await switched_off.request(table, BEN)
    await switched_off.close()


async def test_a_review_gets_on_while_computers_play_without_a_pause(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, busy = await finished_game(core), asyncio.Event()
    monkeypatch.setattr(reviews, "REST_FACTOR", 0.0)
    monkeypatch.setattr(core.services.computers, "wait_until_idle", busy.wait)
    await core.services.reviews.request(table, ANN)
    await asyncio.wait_for(core.services.reviews.wait_until_idle(), 5)
    review, place_in_queue = await core.services.reviews.request(table, ANN)
    assert not place_in_queue
    assert review.remarks
    busy.set()
