"""Roles: what they allow, that the bot hears of them, and that commands can name them and channels."""

import discord
import pytest

from bot.sandbox.people.seen import NotThere
from bot.sandbox.permissions import bits, may
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot


async def test_a_role_brings_permissions_which_a_channel_may_take_or_give(sandbox: Sandbox) -> None:
    ben, state, room = sandbox.people["Ben"].user, sandbox.state, sandbox.channel
    role = await sandbox.roles.add("Scribes", "manage_messages")
    assert not may(state, ben, room, "manage_messages")
    sandbox.roles.give(sandbox.people["Ben"], role)
    assert may(state, ben, room, "manage_messages")
    room.overwrites[role.id] = (bits("manage_threads"), bits("manage_messages"))
    assert not may(state, ben, room, "manage_messages")
    assert may(state, ben, room, "manage_threads")
    sandbox.roles.take(sandbox.people["Ben"], role)
    assert not may(state, ben, room, "manage_threads")


async def test_the_bot_hears_of_roles_and_reads_those_of_members(sandbox: Sandbox, bot: DemoBot) -> None:
    guild = bot.guilds[0]
    role = await sandbox.roles.add("Scribes")
    await sandbox.until(lambda: guild.get_role(role.id))
    sandbox.roles.give(sandbox.people["Ben"], role)
    member = await guild.fetch_member(sandbox.people["Ben"].id)
    assert member.get_role(role.id)
    await sandbox.roles.delete(role)
    await sandbox.until(lambda: guild.get_role(role.id) is None)
    assert not sandbox.people["Ben"].user.roles


async def test_a_command_takes_a_channel_and_a_role(sandbox: Sandbox, bot: DemoBot) -> None:
    role = await sandbox.roles.add("Scribes")
    ann = sandbox.people["Ann"]
    answer = await ann.slash(sandbox.channel, "place", room=sandbox.channel, role=role)
    assert answer.content == "table-1 for Scribes"


async def test_a_command_takes_only_the_kinds_of_channel_that_it_offers(sandbox: Sandbox, bot: DemoBot) -> None:
    ann = sandbox.people["Ann"]
    thread = await sandbox.places.open_thread(sandbox.channel, "Game", ann)
    home = sandbox.state.home
    with pytest.raises(NotThere):
        await ann.slash(sandbox.channel, "place", room=thread, role=home.roles[home.bot_role])


async def test_a_channel_that_is_hidden_from_somebody_is_so_in_our_eyes_too(sandbox: Sandbox, bot: DemoBot) -> None:
    ben = sandbox.people["Ben"]
    room = await sandbox.places.open_channel("secret")
    await sandbox.roles.hide_channel(room, ben)
    fetched = await bot.fetch_channel(room.id)
    assert isinstance(fetched, discord.TextChannel)
    assert not fetched.permissions_for(await fetched.guild.fetch_member(ben.id)).view_channel
    assert room not in list(ben.visible())


async def test_the_page_hears_of_a_new_channel_at_once(sandbox: Sandbox) -> None:
    before = sandbox.state.changes
    sandbox.places.add_channel("hall")
    assert sandbox.state.changes > before
