"""Threads: started on a message or on nothing, joined, archived, opened again."""

import discord
import pytest

from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot


@pytest.fixture
def ann(sandbox: Sandbox) -> Person:
    """Somebody to be let in."""
    return sandbox.people["Ann"]


async def test_a_thread_on_a_message_has_its_number_and_is_started_once(
    sandbox: Sandbox, channel: discord.TextChannel
) -> None:
    message = await channel.send("A table")
    thread = await message.create_thread(name="Game")
    assert thread.id == message.id
    assert thread.me is not None
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="Again")
    assert caught.value.code == 160004
    again = await channel.fetch_message(message.id)
    assert again.flags.has_thread
    assert again.thread is not None


async def test_people_join_by_being_let_in_by_being_named_and_by_writing(
    sandbox: Sandbox, channel: discord.TextChannel, ann: Person
) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    ben, cyd = sandbox.people["Ben"], sandbox.people["Cyd"]
    await thread.add_user(discord.Object(ann.id))
    await thread.send(ben.mention, allowed_mentions=discord.AllowedMentions(users=True))
    await cyd.say(sandbox.state.channels[thread.id], "Hello")
    inside = {member.id for member in await thread.fetch_members()}
    assert inside == {sandbox.state.bot.id, ann.id, ben.id, cyd.id}


async def test_nobody_joins_what_they_cannot_see_or_what_is_archived(
    sandbox: Sandbox, channel: discord.TextChannel
) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    ben = sandbox.people["Ben"]
    await sandbox.roles.hide_channel(sandbox.channel, ben)
    with pytest.raises(discord.Forbidden):
        await thread.add_user(discord.Object(ben.id))
    await sandbox.places.archive(sandbox.state.channels[thread.id])
    with pytest.raises(discord.HTTPException) as caught:
        await thread.join()
    assert caught.value.code == 50083
    with pytest.raises(discord.HTTPException) as nowhere:
        await channel._state.http.join_thread(channel.id)
    assert nowhere.value.code == 50024


async def test_opening_a_thread_takes_a_permission_only_where_it_is_locked(
    sandbox: Sandbox, bot: DemoBot, channel: discord.TextChannel
) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    there = sandbox.state.channels[thread.id]
    await sandbox.places.archive(there)
    await thread.edit(archived=False)
    assert not there.archived
    await sandbox.places.archive(there, locked=True)
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("Open up")
    assert caught.value.code == 50083
    await sandbox.places.unlock(there)
    await thread.send("Thank you")
