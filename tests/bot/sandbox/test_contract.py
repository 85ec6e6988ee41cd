"""Everything that discord.py and the sandbox say to each other is what Discord describes."""

from pathlib import Path

import discord
import pytest

from bot.sandbox.payloads import message_json
from bot.sandbox.people.uploads import File, upload, upload_json
from bot.sandbox.rest.server import Exchange
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot, picture
from tests.support.openapi import document_path, faults, shape_faults
from tests.support.require import require

DOCUMENT = document_path()


async def _tour(sandbox: Sandbox, bot: DemoBot) -> None:
    ann = sandbox.people["Ann"]
    await ann.autocomplete(sandbox.channel, "game new", "city", "u")
    board = require((await ann.slash(sandbox.channel, "game new", city="Uruk")).message)
    await ann.click(board, "My hand")
    await ann.select(board, "menu", "ur")
    form = require((await ann.click(board, "form")).modal)
    await ann.submit(form, City="Larsa")
    bot.let_go.set()
    slow = await (await ann.slash(sandbox.channel, "slow")).wait_until_finished()
    await sandbox.until(lambda: slow.followups)
    await ann.slash(ann.dm, "secret")
    role = await sandbox.roles.add("Scribes", "manage_messages")
    sandbox.roles.give(sandbox.people["Ben"], role)
    await ann.slash(sandbox.channel, "place", room=sandbox.channel, role=role)
    await ann.slash(sandbox.channel, "weigh", file=File("seal.txt", b"cylinder"))


async def _channel_tour(sandbox: Sandbox, bot: DemoBot) -> None:
    channel = await bot.fetch_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Map", description="A map").set_image(url="attachment://board.png")
    message = await channel.send("First", embed=embed, file=picture(), nonce="one")
    await message.edit(content="Second", embed=None, attachments=[picture("new.png")])
    await channel.send(view=layout(), file=picture("seal.png"))
    assert "Second" in [one.content async for one in channel.history(limit=5)]
    await channel.fetch_message(message.id)
    thread = await message.create_thread(name="A thread")
    await thread.send("Inside", silent=True)
    assert (await channel.fetch_message(message.id)).thread
    alone = await channel.create_thread(name="Alone", type=discord.ChannelType.public_thread)
    await alone.join()
    await alone.add_user(discord.Object(sandbox.people["Ben"].id))
    assert len(await alone.fetch_members()) == 2
    await sandbox.places.archive(sandbox.state.channels[alone.id])
    await alone.edit(archived=False)
    await message.delete()
    user = await bot.fetch_user(sandbox.people["Ben"].id)
    await user.send("Hello")
    guild = await bot.fetch_guild(sandbox.guild, with_counts=False)
    await guild.fetch_member(user.id)
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(1)
    with pytest.raises(discord.HTTPException):
        await channel.send("x" * 2001)
    async with channel.typing():
        pass


def layout() -> discord.ui.LayoutView:
    """A message of layout components."""
    view = discord.ui.LayoutView(timeout=None)
    inside: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=0x3F68D9)
    inside.add_item(discord.ui.TextDisplay("## A seal"))
    inside.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://seal.png", description="A seal")))
    inside.add_item(discord.ui.Section("Press", accessory=discord.ui.Button(label="Seal", custom_id="seal")))
    inside.add_item(discord.ui.Separator())
    view.add_item(inside)
    return view


@pytest.mark.skipif(DOCUMENT is None, reason="Discord's OpenAPI document is not here (see DISCORD_OPENAPI)")
async def test_every_exchange_is_as_discord_describes(sandbox: Sandbox, bot: DemoBot) -> None:
    await _tour(sandbox, bot)
    await _channel_tour(sandbox, bot)
    found = {
        f"{one.method} {one.template} {fault}" for one in sandbox.exchanges for fault in faults(DOCUMENT or Path(), one)
    }
    assert not found, "\n".join(sorted(found))


@pytest.mark.skipif(DOCUMENT is None, reason="Discord's OpenAPI document is not here (see DISCORD_OPENAPI)")
def test_a_wrong_exchange_is_noticed() -> None:
    wrong = Exchange("GET", "/users/@me", {}, 200, {"id": "1", "username": 5})
    assert any("'discriminator' is a required property" in one for one in faults(DOCUMENT or Path(), wrong))
    assert faults(DOCUMENT or Path(), Exchange("GET", "/nowhere", {}, 200, {})) == ["no route GET /nowhere"]


@pytest.mark.skipif(DOCUMENT is None, reason="Discord's OpenAPI document is not here (see DISCORD_OPENAPI)")
async def test_what_is_passed_on_and_a_poll_are_as_discord_describes(sandbox: Sandbox) -> None:
    ann = sandbox.people["Ann"]
    said = await ann.say(sandbox.channel, "Who plays?")
    for sent in (await ann.forward(said, ann.dm), await ann.ask(ann.dm, "When?", "Today", "Tomorrow")):
        shape = message_json(sandbox.state, ann.dm.messages[sent.id])
        known = {name: part for name, part in shape.items() if name != "message_reference"}  # it knows replies only
        assert shape_faults(DOCUMENT or Path(), "MessageResponse", known) == []


@pytest.mark.skipif(DOCUMENT is None, reason="Discord's OpenAPI document is not here (see DISCORD_OPENAPI)")
async def test_a_file_that_was_handed_in_is_as_discord_describes(sandbox: Sandbox) -> None:
    shape = upload_json(sandbox.state, upload(sandbox.state, File("seal.txt", b"cylinder")))
    assert shape_faults(DOCUMENT or Path(), "AttachmentResponse", shape) == []
    assert shape_faults(DOCUMENT or Path(), "AttachmentResponse", shape | {"size": "8"})
