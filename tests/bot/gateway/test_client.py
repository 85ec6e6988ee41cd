"""The client asks Discord for as little as it needs, and closes in good order."""

import asyncio

import discord
import pytest

from bot.store.database import StoreUnavailable
from bot.tables.live_table import AnyChange, LiveTable
from bot.tables.tables import Tables
from engine.game import Words
from tests.support.house import House


async def test_two_intents_and_no_mention_by_accident(house: House) -> None:
    client = house.app.client
    assert client.intents == discord.Intents(guilds=True, dm_messages=True)
    allowed = client.allowed_mentions
    assert allowed is not None
    assert not any((allowed.everyone, allowed.users, allowed.roles, allowed.replied_user))


async def test_work_in_progress_is_completed_before_the_bot_closes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await house.begin("tigris", "Ann", "Ben")
    begun, go_on = asyncio.Event(), asyncio.Event()
    play = Tables.play

    async def slowly(
        tables: Tables, table: LiveTable, user: int, words: Words, version: int | None, key: int
    ) -> AnyChange | None:
        begun.set()
        await go_on.wait()
        return await play(tables, table, user, words, version, key)

    monkeypatch.setattr(Tables, "play", slowly)
    mover = house.person(await house.to_move())
    moving = asyncio.create_task(mover.slash(house.channel, "tigris end"))
    await begun.wait()
    closing = asyncio.create_task(house.app.close())
    await asyncio.sleep(0)
    assert house.app.client.closing
    go_on.set()
    assert "You chose" in (await moving).content
    await closing
    monkeypatch.undo()
    await house.start()
    assert (await house.app.services.tables.find(live.id)).log.version == 1


async def test_no_game_is_revealed_while_ownership_of_the_database_is_unknown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have played: from memory the press would be refused, and a typed move as well."""

    async def away(event: int) -> bool:
        raise StoreUnavailable("away")

    async def at_once(seconds: float) -> None:
        pass

    await house.begin("tigris", "Ann", "Ben")
    waiting = house.person("Ann" if await house.to_move() == "Ben" else "Ben")
    deduplicator = house.app.client.deduplicator
    monkeypatch.setattr(deduplicator, "_claim", away)
    monkeypatch.setattr(deduplicator, "_pause", at_once)
    assert "don't know whether this counted" in (await waiting.slash(house.channel, "tigris end")).content
    assert "don't know whether this counted" in (await waiting.click(house.board(), "My hand")).content
    await waiting.say(waiting.dm, "end")
    await house.sandbox.until(lambda: "don't know whether this counted" in waiting.sees(waiting.dm)[-1].content)
    assert (await house.app.services.tables.find_in_channel(house.channel.id)).log.version == 0


async def test_nothing_is_remembered_of_the_messages_that_were_sent(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.click("Ann", "My hand")
    assert not house.app.client.cached_messages
    assert not house.app.client.persistent_views


async def test_a_board_waits_for_an_answer_only_until_that_is_on_its_way(house: House) -> None:
    """Discord may take long to say that it has the answer."""
    await house.begin("tigris", "Ann", "Ben")
    mover, channel = house.person(await house.to_move()), house.channel
    answering = house.sandbox.faults.hold("POST", "/interactions/*/callback")
    shown = house.board()
    moving = asyncio.create_task(mover.slash(channel, "tigris end"))
    await house.sandbox.until(lambda: house.board().id != shown.id, 20.0)
    assert not moving.done()
    answering.released.set()
    assert "You chose" in (await moving).content
