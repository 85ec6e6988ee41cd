"""Messages by a channel's routes: files, nonce, permissions, threads, edits that come too late."""

import aiohttp
import discord
import pytest

from bot.sandbox.model import MAX_LEFT_FILES
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import PNG, DemoBot, picture
from tests.support.manual_clock import HandClock

Channel = discord.TextChannel


async def test_files_are_kept_replaced_and_fetched(sandbox: Sandbox, channel: Channel) -> None:
    message = await channel.send(files=[picture("a.png", "A"), picture("b.png", "B")])
    assert await message.attachments[0].read() == PNG
    assert (message.attachments[0].width, message.attachments[0].height) == (1, 1)
    await message.edit(content="kept")
    message = await message.edit(attachments=[message.attachments[1], picture("c.png", "C")])
    seen = sandbox.people["Ann"].last()
    assert [(one.filename, one.description) for one in seen.attachments] == [("b.png", "B"), ("c.png", "C")]
    assert (seen.content, seen.edited) == ("kept", True)


async def test_a_file_that_was_just_replaced_can_still_be_loaded(channel: Channel) -> None:
    message = await channel.send(file=picture("a.png", "A"))
    for name in ("b.png", "c.png"):
        await message.edit(attachments=[picture(name)])
    assert await message.attachments[0].read() == PNG
    for _ in range(4):
        await message.edit(attachments=[picture("d.png")])
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()


async def test_a_file_goes_soon_after_its_message(channel: Channel) -> None:
    message = await channel.send(file=picture("a.png", "A"))
    await message.delete()
    assert await message.attachments[0].read() == PNG
    for _ in range(MAX_LEFT_FILES):
        await (await channel.send(file=picture())).delete()
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()


async def test_the_same_nonce_gives_the_same_message(channel: Channel, clock: HandClock) -> None:
    first = await channel.send("once", nonce="n1")
    assert (await channel.send("once", nonce="n1")).id == first.id
    clock.now += 600
    assert (await channel.send("once", nonce="n1")).id != first.id


async def test_nonce_after_a_lost_answer(sandbox: Sandbox, channel: Channel) -> None:
    sandbox.faults.add("POST", "/channels/*/messages", "drop", after_effect=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("once", nonce="n1")
    await channel.send("once", nonce="n1")
    assert [one.content for one in sandbox.people["Ben"].sees()] == ["once"]


async def test_unknown_message_and_channel(channel: Channel, bot: DemoBot) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(5)
    assert caught.value.code == 10008
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_channel(5)
    assert caught.value.code == 10003


@pytest.mark.parametrize(
    ("denied", "code"), [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)]
)
async def test_permissions(sandbox: Sandbox, channel: Channel, denied: str, code: int) -> None:
    sandbox.places.deny(sandbox.channel, denied)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("Hello", file=picture())
    assert caught.value.code == code
    sandbox.places.allow(sandbox.channel, denied)
    await channel.send("Hello", file=picture())


async def test_others_messages(sandbox: Sandbox, channel: Channel) -> None:
    said = await sandbox.people["Ann"].say(sandbox.channel, "Mine")
    message = await channel.fetch_message(said.id)
    with pytest.raises(discord.Forbidden) as caught:
        await message.edit(content="Yours")
    assert caught.value.code == 50005
    with pytest.raises(discord.Forbidden) as caught:
        await message.delete()
    assert caught.value.code == 50013


async def test_a_person_with_closed_direct_messages_gets_none(sandbox: Sandbox, bot: DemoBot) -> None:
    sandbox.people["Ben"].dms_open = False
    user = await bot.fetch_user(sandbox.people["Ben"].id)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello")
    assert caught.value.code == 50007


async def test_old_messages_take_few_edits(sandbox: Sandbox, channel: Channel, clock: HandClock) -> None:
    message = await channel.send("new")
    for _ in range(9):
        await message.edit(content="still new")
    clock.now += 3700
    sandbox.state.old_edits_an_hour = 1
    await message.edit(content="old")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="too old")
    assert caught.value.code == 30046
    clock.now += 3700
    await message.edit(content="an hour later")


async def test_threads_from_and_without_a_message(sandbox: Sandbox, channel: Channel) -> None:
    message = await channel.send("root")
    thread = await message.create_thread(name="Game one")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="Again")
    assert caught.value.code == 160004
    alone = await channel.create_thread(name="Game two", type=discord.ChannelType.public_thread)
    await alone.send("inside")
    assert [one.content for one in sandbox.people["Cyd"].sees(sandbox.state.channels[alone.id])] == ["inside"]


async def test_nothing_is_edited_in_an_archived_thread(sandbox: Sandbox, channel: Channel) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    message = await thread.send("before")
    await sandbox.places.archive(sandbox.state.channels[thread.id])
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="after")
    assert caught.value.code == 50083
    await thread.send("wakes it")
    await message.edit(content="after")
    await sandbox.places.archive(sandbox.state.channels[thread.id], locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("does not")
    assert caught.value.code == 50083


async def test_a_channels_history_is_returned_in_order(channel: Channel) -> None:
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [one.content async for one in channel.history(limit=2)] == ["4", "3"]
    assert [one.content async for one in channel.history(after=sent[1], limit=2)] == ["2", "3"]
    assert [one.content async for one in channel.history(before=sent[2])] == ["1", "0"]


async def test_a_deleted_message_is_gone(sandbox: Sandbox, channel: Channel) -> None:
    message = await channel.send("gone soon")
    await sandbox.places.delete_message(sandbox.people["Ann"].last())
    with pytest.raises(discord.NotFound):
        await message.edit(content="too late")
    assert sandbox.people["Ann"].sees() == []
