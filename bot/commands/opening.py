"""Where a table is opened: in the channel that was written in, or in a thread that is made for it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, TypeVar

import aiohttp
import discord

from bot.controls.answer import think
from bot.controls.items import Interaction
from bot.desk import Desk
from bot.servers_rules import Server
from bot.text.voice import Voice, voice
from engine.game import Who
from engine.games import AnyGame

THREAD_NAME = 100
"""Characters that Discord lets a thread's name have."""

WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord puts a thread away; a new message fetches it back."""

T = TypeVar("T")

_HAS_THREAD = 160004
"""Discord's code for a message on which there is a thread already."""


@dataclass(frozen=True, slots=True)
class Place:
    """The channel or thread of a table; the channel of which it is a thread, and our message there that leads to it."""

    channel: int
    parent: int = 0
    signpost: int = 0


async def place(desk: Desk, interaction: Interaction, server: Server, game: AnyGame, language: str | None) -> Place:
    """Where the table is to be. A thread is made after everything else has been checked."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(channel.id, channel.parent_id)
    if not (server.threads and isinstance(channel, discord.TextChannel)):
        return Place(interaction.channel_id or 0)
    named = (interaction.user.display_name,)
    told = voice(language or await desk.language(interaction), game.name, named, markdown=False)
    await think(interaction)
    return await _thread(interaction, channel, told)


async def _thread(interaction: Interaction, channel: discord.TextChannel, told: Voice) -> Place:
    """A thread on a message of ours: it has the message's number, and a message has one thread at most."""
    name = told.say("thread-name", game=told.say("game-name"), host=Who(0))[:THREAD_NAME]
    said = told.say("signpost-new", game=told.say("game-name"))
    sign = await _surely(lambda: channel.send(said, nonce=str(interaction.id)))
    try:
        await _surely(lambda: sign.create_thread(name=name, auto_archive_duration=WEEK))
    except discord.HTTPException as refused:
        if refused.code != _HAS_THREAD:
            with suppress(discord.HTTPException):
                await sign.delete()
            raise
    return Place(sign.id, channel.id, sign.id)


async def _surely(act: Callable[[], Awaitable[T]]) -> T:
    """Do what has an effect once only; again when the answer was lost."""
    try:
        return await act()
    except (aiohttp.ClientError, OSError, TimeoutError):
        return await act()
