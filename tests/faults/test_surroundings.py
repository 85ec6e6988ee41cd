"""People and moderators change a game's surroundings: channels, threads, messages and rights go, and come back."""

import pytest

from bot.sandbox.model import Channel
from bot.text.voice import LANGUAGES, Voice
from engine.moves import every_move
from tests.faults.patience import Patience
from tests.support.house import House
from tests.support.samples import by_turns, some


def seen(house: House, channel: Channel | None = None) -> int:
    """How many messages there are in the game's channel."""
    return len(house.person("Guest").sees(channel or house.channel))


async def owes(house: House) -> bool:
    """Whether something waits to be brought."""
    return bool(await house.app.store.outbox.queues_with_messages())


@pytest.mark.parametrize(
    ("rights", "way"), by_turns([("send_messages",), ("view_channel",), ("attach_files",)], ["channel", "role"])
)
async def test_rights_that_are_taken_and_given_back_cost_no_message(
    house: House, patience: Patience, rights: tuple[str, ...], way: str
) -> None:
    where = house.channel if way == "channel" else None
    await house.begin("tigris", "Ann", "Ben")
    mover, before = await house.to_move(), seen(house)
    other = ({"Ann", "Ben"} - {mover}).pop()
    calls = len(house.person(other).pings)
    await house.sandbox.places.change_rights(where, take=rights)
    answer = await house.type(mover, ("end",))
    assert answer.ephemeral
    assert f"In <#{house.channel.id}> I still need: " in answer.content
    assert rights[0].replace("_", " ").title() in answer.content
    assert (await house.table()).log.version == 1
    assert await owes(house) == (rights != ("attach_files",))
    await house.sandbox.places.change_rights(where, give=rights)
    await house.sandbox.until(lambda: seen(house) == before + 1 and house.board().attachments)
    await house.settle()
    assert len(house.person(other).pings) == calls + 1
    assert "Move" in house.board().labels
    assert not await owes(house)


@pytest.mark.parametrize("language", some(LANGUAGES, "he"))
async def test_a_mover_where_the_bot_may_not_write_reads_which_permission_it_lacks(house: House, language: str) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    mover, move = await house.to_move(), next(every_move(table.game, table.state, 0, ("leader",)))
    await house.slash(mover, "settings language", language=language)
    await house.sandbox.places.change_rights(house.channel, take=("send_messages", "attach_files"))
    needs = Voice(language).say(
        "server-lacking", channel=f"<#{house.channel.id}>", permissions=("attach-files", "send-messages")
    )
    assert needs in (await house.type(mover, move)).content
    undone = await house.slash(mover, "game undo")
    assert needs in undone.content
    assert undone.ephemeral
    await house.sandbox.places.change_rights(house.channel, give=("send_messages", "attach_files"))
    assert needs not in (await house.type(mover, move)).content


async def test_a_lobby_from_which_a_right_is_taken_fills_and_starts(house: House, patience: Patience) -> None:
    await house.slash("Ann", "game new", game="tigris")
    lobby, before = house.board(), seen(house)
    await house.sandbox.places.change_rights(house.channel, take=("send_messages",))
    assert (await house.click("Ben", "Join", lobby)).ephemeral
    assert (await house.click("Ann", "Start", lobby)).ephemeral
    assert (await house.table()).status == "open"
    assert seen(house) == before
    for name in ("Ann", "Ben"):
        assert (await house.slash(name, "game hand")).attachments
    await house.sandbox.places.change_rights(house.channel, give=("send_messages",))
    await house.sandbox.until(lambda: seen(house) > before and house.board().attachments)
    await house.settle()
    assert "Move" in house.board().labels
    assert not await owes(house)


async def test_a_locked_thread_gets_what_is_owed_when_it_is_opened(house: House, patience: Patience) -> None:
    thread = await house.sandbox.places.open_thread(house.channel, "Uruk", house.person("Ann"))
    ann, ben = house.person("Ann"), house.person("Ben")
    await ann.slash(thread, "game new", game="tigris")
    await house.settle()
    await ben.click(ann.last(thread), "Join")
    await house.settle()
    await ann.click([one for one in ben.sees(thread) if "Start" in one.labels][-1], "Start")
    await house.settle()
    table = await house.app.services.tables.find_in_channel(thread.id)
    before = seen(house, thread)
    await house.sandbox.places.archive(thread, locked=True)
    await house.app.services.tables.play_seat(table, 0, ("end",), 0)
    await house.settle()
    assert seen(house, thread) == before
    assert await owes(house)
    await house.sandbox.places.unlock(thread)
    await house.sandbox.until(lambda: seen(house, thread) == before + 1)
    await house.settle()
    assert not await owes(house)


async def test_a_thread_that_is_archived_is_opened_by_the_next_press(house: House, patience: Patience) -> None:
    thread = await house.sandbox.places.open_thread(house.channel, "Uruk", house.person("Ann"))
    ann = house.person("Ann")
    await ann.slash(thread, "game new", game="tigris")
    await house.settle()
    lobby = house.person("Guest").last(thread)
    await house.sandbox.places.archive(thread)
    await house.person("Ben").click(lobby, "Join")
    await house.settle()
    assert "Ben" in house.person("Guest").now(lobby).text
    assert not await owes(house)


async def test_a_deleted_thread_closes_its_table_and_no_other(house: House, patience: Patience) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    thread = await house.sandbox.places.open_thread(house.channel, "Uruk", house.person("Ann"))
    await house.person("Ann").slash(thread, "game new", game="tigris")
    await house.settle()
    side = await house.app.services.tables.find_in_channel(thread.id)
    await house.sandbox.places.delete_channel(thread)
    await house.sandbox.until(lambda: side.status == "cancelled")
    await house.type(await house.to_move(), ("end",))
    assert (table.status, table.log.version) == ("open", 1)


async def test_a_channel_deleted_while_a_message_is_on_its_way(house: House, patience: Patience) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    held = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages")
    await house.person(await house.to_move()).slash(house.channel, "tigris end")
    await held.met.wait()
    await house.sandbox.places.delete_channel(house.channel)
    held.released.set()
    await house.sandbox.until(lambda: table.status == "cancelled")
    await house.settle()
    assert not await owes(house)


async def test_every_message_may_be_deleted_and_the_game_goes_on(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for version in (1, 2, 3):
        for message in house.person("Guest").sees(house.channel):
            await house.sandbox.places.delete_message(message)
        await house.type(await house.to_move(), ("end",))
        assert (await house.table()).log.version == version
        assert house.board().attachments
        assert "Move" in house.board().labels


async def test_invited_again_it_brings_what_is_owed(house: House, patience: Patience) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    before = seen(house)
    await house.sandbox.places.remove_bot()
    await house.app.services.tables.play_seat(table, 0, ("end",), 0)
    await house.settle()
    assert seen(house) == before
    await house.sandbox.until(lambda: not house.app.client.guilds)
    await house.sandbox.places.invite_bot()
    await house.sandbox.until(lambda: seen(house) == before + 1)
    await house.settle()
    assert "Move" in house.board().labels


async def test_closed_direct_messages_keep_nobody_from_their_hand(house: House, patience: Patience) -> None:
    for name in ("Ann", "Ben"):
        house.person(name).dms_open = False
    await house.begin("tigris", "Ann", "Ben")
    for name in ("Ann", "Ben"):
        assert not house.person(name).sees(house.person(name).dm)
        assert (await house.click(name, "My hand")).attachments
    await house.type(await house.to_move(), ("end",))
    assert "My hand" in house.board().text
    house.person("Ann").dms_open = house.person("Ben").dms_open = True
    for name in ("Ann", "Ben"):
        await house.slash(name, "settings dm", dm="on")
    mover = await house.to_move()
    await house.type(mover, ("end",))
    await house.end_panels()
    other = house.person(await house.to_move())
    assert other.sees(other.dm)
