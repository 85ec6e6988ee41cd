"""The discord.py client: one intent, our commands, controls that survive a restart, and an answer for everything."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, cast

import discord
from discord import app_commands

from bot.gateway.channel_events import ChannelEvents
from bot.gateway.errors import failed, lost_answers, suggest_nothing
from bot.gateway.members import Members
from bot.handlers.dispatch import ACTS, Pressed, UnknownControl
from bot.handlers.respond import notice
from bot.handlers.services import Services
from bot.store.database import StoreUnavailable
from bot.tables.channels import Channels
from bot.ui.components import Interaction, Menu, Press, shown
from bot.ui.custom_id import Address, read

if TYPE_CHECKING:
    from discord.types.interactions import MessageComponentInteractionData

A_LITTLE = 0.5
"""Seconds for which messages that are owed wait for answers, which Discord wants within three."""


class Begun(NamedTuple):
    """An interaction that is being worked on, and the task that does."""

    interaction: Interaction
    task: asyncio.Task[object] | None


class Dubsar(ChannelEvents):
    """The bot as Discord sees it. `closing`: no new work is taken on."""

    def __init__(self, services: Services, places: Channels, members: Members) -> None:
        super().__init__()
        self.closing = False
        self.desk = services
        self.members = members
        self.tree = Tree(self, allowed_installs=app_commands.AppInstallationType(guild=True, user=False))
        self.places = places
        self._begun: dict[int, Begun] = {}
        self._idle = asyncio.Event()
        self._idle.set()

    async def setup_hook(self) -> None:
        """Know our controls before the first interaction can come."""
        self.add_dynamic_items(Press, Menu)

    async def begin(self, interaction: Interaction) -> bool:
        """Whether to take an interaction on; while the bot closes, or where it is no member, it is only answered."""
        if (why := self.declined(interaction)) is not None:
            await self._say(interaction, why)
            return False
        self.members.note(interaction.user)
        self._begun[interaction.id] = Begun(interaction, asyncio.current_task())
        self.desk.health.begun(interaction.id)
        self._idle.clear()
        return True

    def declined(self, interaction: Interaction) -> str | None:
        """Why an interaction is not taken on. An app that a person has added to their own account could be used in
        servers that know nothing of the bot."""
        if self.closing:
            return "closing"
        guild = interaction.guild_id
        return "unknown-server" if guild is not None and self.get_guild(guild) is None else None

    def end(self, interaction: Interaction) -> None:
        """An interaction that was begun is done."""
        self._begun.pop(interaction.id, None)
        self.desk.health.ended(interaction.id)
        if not self._begun:
            self._idle.set()

    async def idle(self) -> None:
        """Return when no interaction is being worked on."""
        await self._idle.wait()

    async def interrupt(self) -> None:
        """Stop what is still being worked on, and say so to whoever waits for it. What is being stored is stored."""
        begun = list(self._begun.values())
        for one in begun:
            if one.task is not None:
                one.task.cancel()
        await asyncio.gather(*(one.task for one in begun if one.task is not None), return_exceptions=True)
        await asyncio.gather(*(self._apologise(one.interaction) for one in begun))

    async def answers_first(self) -> None:
        """Return when whoever is waiting for an answer has it, or soon: what can wait a little waits for that."""
        if any(not one.interaction.response.is_done() for one in self._begun.values()):
            with suppress(TimeoutError):
                async with asyncio.timeout(A_LITTLE):
                    await self._idle.wait()

    async def pressed(self, interaction: Interaction, address: Address, chosen: Sequence[str]) -> None:
        """Answer the press of a control."""
        try:
            if await self.begin(interaction):
                self.desk.presses.note(interaction)
                if address.act not in ACTS:
                    raise UnknownControl
                await ACTS[address.act](Pressed(self.desk, interaction, address, tuple(chosen)))
        except UnknownControl:
            await self._say(interaction, "unknown-control")
        except Exception as error:  # whatever it is, the person who pressed is told
            await failed(self.desk, interaction, error, address.table)
        finally:
            self.end(interaction)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what no control of ours takes: buttons of older versions, those that were taken away while they were
        pressed, forms from before a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._say(interaction, "unknown-modal")
        elif interaction.type is discord.InteractionType.component:
            data = cast("MessageComponentInteractionData", interaction.data)
            address = read(data["custom_id"])
            if address is None:
                await self._say(interaction, "unknown-control")
            elif not shown(interaction, data["custom_id"]):
                await self.pressed(interaction, address, cast("Sequence[str]", data.get("values", ())))

    async def on_app_command_completion(self, interaction: Interaction, command: object) -> None:
        """A command has been carried out."""
        self.end(interaction)

    async def _apologise(self, interaction: Interaction) -> None:
        self.end(interaction)
        with suppress(StoreUnavailable):
            await self._say(interaction, "interrupted")

    async def _say(self, interaction: Interaction, key: str) -> None:
        voice = await self.desk.voice(interaction)
        with lost_answers(interaction):
            await notice(interaction, voice.say(key))


class Tree(app_commands.CommandTree[Dubsar]):
    """The commands, and an answer for each that fails."""

    async def interaction_check(self, interaction: discord.Interaction[Dubsar], /) -> bool:
        """Whether to go on with a command or its suggestions."""
        if interaction.type is discord.InteractionType.autocomplete:
            if self.client.declined(interaction) is None:
                return True
            with lost_answers(interaction):
                await suggest_nothing(interaction)
            return False
        return await self.client.begin(interaction)

    async def on_error(self, interaction: discord.Interaction[Dubsar], error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed."""
        try:
            await failed(self.client.desk, interaction, error)
        finally:
            self.client.end(interaction)
