"""Pictures of embeds and layouts that are uploaded with the message."""

import discord

from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import picture


async def test_an_embed_finds_its_picture(sandbox: Sandbox, channel: discord.TextChannel) -> None:
    embed = discord.Embed(title="Map").set_image(url="attachment://board.png")
    message = await channel.send(embed=embed, file=picture())
    assert message.embeds[0].image.url == message.attachments[0].url
    assert sandbox.people["Ann"].last().text == "\nMap"


async def test_a_gallery_finds_its_picture(sandbox: Sandbox, channel: discord.TextChannel) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"Look, {sandbox.people['Ben'].mention}"))
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A map")))
    await channel.send(view=view, file=picture(), allowed_mentions=discord.AllowedMentions.all())
    seen = sandbox.people["Ann"].last()
    item = seen.components[1]["items"][0]
    assert item["description"] == "A map"
    assert item["media"]["url"].startswith(f"{sandbox.url}/attachments/")
    assert seen.payload["attachments"] == []
    assert [one.filename for one in seen.attachments] == ["board.png"]
    assert len(sandbox.people["Ben"].pings) == 1
