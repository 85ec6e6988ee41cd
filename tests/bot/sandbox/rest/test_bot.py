"""The bot's own routes: its commands, its guild, the members."""

import discord
import pytest
from discord import app_commands

from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot


async def test_commands_keep_their_ids(sandbox: Sandbox, bot: DemoBot) -> None:
    before = {one.name: one.id for one in await bot.tree.fetch_commands()}
    assert before.keys() == {"game", "secret", "slow", "mute", "guard", "place", "weigh"}
    bot.tree.remove_command("mute")
    after = {one.name: one.id for one in await bot.tree.sync()}
    assert after == {name: number for name, number in before.items() if name != "mute"}


async def test_commands_of_the_guild(sandbox: Sandbox, bot: DemoBot) -> None:
    guild = discord.Object(sandbox.guild)

    @bot.tree.command(name="local", description="Only here", guild=guild)
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Here")

    await bot.tree.sync(guild=guild)
    assert (await sandbox.people["Dan"].slash(sandbox.channel, "local")).content == "Here"


async def test_commands_that_discord_refuses(bot: DemoBot) -> None:
    group = app_commands.Group(name="long", description="x" * 100)
    for number in range(25):

        @group.command(name=f"{number}" * 10, description="x" * 100)
        @app_commands.describe(**{f"o{one}": "x" * 100 for one in range(4)})
        async def sub(interaction: discord.Interaction, o0: str, o1: str, o2: str, o3: str) -> None:
            await interaction.response.send_message("Never")

    bot.tree.add_command(group)
    with pytest.raises(app_commands.CommandSyncFailure, match="8000"):
        await bot.tree.sync()


async def test_a_guild_and_its_members_are_found(sandbox: Sandbox, bot: DemoBot) -> None:
    guild = await bot.fetch_guild(sandbox.guild)
    ben = sandbox.people["Ben"]
    assert (await guild.fetch_member(ben.id)).display_name == "Ben"
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(5)
    assert caught.value.code == 10007
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_guild(5)
    assert caught.value.code == 10004
    assert [one.name for one in await guild.fetch_channels()] == ["table-1"]


async def test_who_it_is(sandbox: Sandbox, bot: DemoBot) -> None:
    information = await bot.application_info()
    assert information.owner.name == "ann"
    assert bot.user is not None
    assert bot.user.id == sandbox.state.bot.id


async def test_thrown_out(sandbox: Sandbox, bot: DemoBot) -> None:
    await sandbox.places.remove_bot()
    await sandbox.until(lambda: not bot.guilds)
    with pytest.raises(discord.Forbidden):
        await bot.fetch_channel(sandbox.channel.id)
