"""Channels: renaming, archiving, deleting, threads that may not be."""

import discord
import pytest

from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot


async def test_a_thread_is_renamed_and_archived_with_permission(sandbox: Sandbox, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.edit(name="Another")
    assert caught.value.code == 50013
    sandbox.places.allow(sandbox.channel, "manage_threads")
    await thread.edit(name="Another", archived=True)
    assert sandbox.state.channels[thread.id].name == "Another"
    with pytest.raises(discord.HTTPException) as archived:
        await thread.edit(name="A third")
    assert archived.value.code == 50083
    await thread.edit(archived=False)
    await thread.delete()
    assert thread.id not in sandbox.state.channels


async def test_threads_need_permission_and_a_name(sandbox: Sandbox, channel: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await channel.create_thread(name="x" * 101, type=discord.ChannelType.public_thread)
    assert caught.value.code == 50035
    sandbox.places.deny(sandbox.channel, "create_public_threads")
    with pytest.raises(discord.Forbidden) as forbidden:
        await channel.create_thread(name="x", type=discord.ChannelType.public_thread)
    assert forbidden.value.code == 50013


async def test_a_sent_message_wakes_a_thread(sandbox: Sandbox, bot: DemoBot, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    await sandbox.places.archive(sandbox.state.channels[thread.id])
    await sandbox.until(lambda: channel.guild.get_thread(thread.id) is None)
    await thread.send("Wake up")
    await sandbox.until(lambda: channel.guild.get_thread(thread.id) is not None)


async def test_speaking_in_threads_is_a_permission_of_its_own(sandbox: Sandbox, channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    sandbox.places.deny(sandbox.channel, "send_messages")
    await thread.send("Still allowed")
    sandbox.places.deny(sandbox.channel, "send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await thread.send("No more")
