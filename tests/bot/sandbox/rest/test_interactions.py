"""Discord's clocks: three seconds to answer, once, and fifteen minutes to change or follow up."""

import asyncio

import discord
import pytest

from bot.sandbox.people.answers import NoAnswer
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot
from tests.support.manual_clock import HandClock


@pytest.fixture
async def asked(sandbox: Sandbox, bot: DemoBot) -> "asyncio.Future[discord.Interaction]":
    """The next interaction that reaches the bot, before anything answers it."""
    future: asyncio.Future[discord.Interaction] = asyncio.get_running_loop().create_future()

    async def on_interaction(interaction: discord.Interaction) -> None:
        future.set_result(interaction)

    bot.on_interaction = on_interaction  # type: ignore[attr-defined]
    return future


Asked = asyncio.Future[discord.Interaction]


async def test_too_late_to_answer(sandbox: Sandbox, asked: Asked, clock: HandClock) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    clock.now += 3.5
    with pytest.raises(discord.NotFound) as caught:
        await interaction.response.send_message("late")
    assert caught.value.code == 10062
    with pytest.raises(NoAnswer):
        await asking


async def test_only_one_answer(sandbox: Sandbox, asked: Asked) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    answers = await asyncio.gather(
        interaction.response.send_message("one"), interaction.response.send_message("two"), return_exceptions=True
    )
    refused = [one for one in answers if isinstance(one, discord.HTTPException)]
    assert [one.code for one in refused] == [40060]
    assert (await asking).content == "one"


async def test_token_ends_after_fifteen_minutes(sandbox: Sandbox, asked: Asked, clock: HandClock) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    await interaction.response.defer(ephemeral=True)
    await asking
    clock.now += 899
    await interaction.edit_original_response(content="just in time")
    clock.now += 2
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.followup.send("late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_first_followup_takes_the_place_of_thinking(sandbox: Sandbox, asked: Asked) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    await interaction.response.defer(ephemeral=True)
    answer = await asking
    await interaction.followup.send("public?")
    assert (answer.content, answer.ephemeral, answer.followups) == ("public?", True, [])


async def test_original_can_be_read_and_deleted(sandbox: Sandbox, asked: Asked) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    await interaction.response.send_message("here", ephemeral=True)
    answer = await asking
    assert (await interaction.original_response()).content == "here"
    await interaction.delete_original_response()
    assert answer.message is None
    with pytest.raises(discord.NotFound) as caught:
        await interaction.edit_original_response(content="again")
    assert caught.value.code == 10008


async def test_private_answers_are_out_of_a_channels_reach(
    sandbox: Sandbox, asked: Asked, channel: discord.TextChannel
) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    await interaction.response.send_message("secret", ephemeral=True)
    seen = (await asking).message
    assert seen is not None
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(seen.id)
    assert caught.value.code == 10008
    assert [one async for one in channel.history()] == []


async def test_app_permissions_are_those_of_the_channel(sandbox: Sandbox, asked: Asked) -> None:
    sandbox.places.deny(sandbox.channel, "attach_files")
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    assert not interaction.app_permissions.attach_files
    assert interaction.app_permissions.send_messages
    assert interaction.permissions.manage_guild
    await interaction.response.send_message("seen")
    await asking


async def test_an_unknown_kind_of_answer(sandbox: Sandbox, asked: Asked) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    interaction = await asked
    with pytest.raises(discord.HTTPException) as caught:
        await _update(interaction)
    assert caught.value.code == 50035
    await interaction.response.send_message("well")
    await asking


async def _update(interaction: discord.Interaction) -> None:
    route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
    await interaction.client.http.request(route, json={"type": 7, "data": {"content": "what?"}})
