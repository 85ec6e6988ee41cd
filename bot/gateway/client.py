"""The discord.py client: two intents, the commands, events about channels and servers, controls that survive a restart,
answers to failures."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, cast

import discord
from discord import app_commands

from bot.gateway.deleted_channels import DeletedChannels
from bot.gateway.errors import (
    NETWORK_ERRORS,
    answer_doubtful,
    answer_failure,
    log_lost_answers,
    readers_voice,
    suggest_nothing,
)
from bot.gateway.malformed_commands import MALFORMED, name_of_command, require_well_formed
from bot.gateway.members import Members
from bot.gateway.missed_messages import MissedMessages
from bot.gateway.shards import ShardedClient
from bot.handlers.dispatch import HANDLERS_BY_ACT, PressedControl, UnknownControl, import_handlers
from bot.handlers.respond import reference_of, send_notice
from bot.handlers.services import Services
from bot.handlers.typed_moves import play_typed_move
from bot.runtime.pending_answers import PendingAnswers
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.channels import Channels
from bot.ui.components import Interaction
from bot.ui.custom_id import Address, read_address


class ChannelEvents(ShardedClient):
    """The events about channels and servers, passed on to `channels`, `deleted` and `missed`."""

    channels: Channels
    deleted: DeletedChannels
    missed: MissedMessages

    async def report_doubtful_message(self, user: int, channel: int, message: int) -> None:
        """Answer a direct message that another process may or may not have handled."""
        await self.missed.report_doubt(user, channel, message)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel."""
        self.channels.close_tables(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        self.channels.close_tables(thread.thread_id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Retry the messages that Discord refused for a channel: its permissions may have changed."""
        self.channels.wake_table(channel.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Retry the messages that Discord refused for a thread: it may have been unlocked."""
        self.channels.wake_table(thread.thread_id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Retry refused messages: the permissions of a role may have changed."""
        self.channels.wake_all_tables()

    async def on_guild_role_delete(self, _: discord.Role) -> None:
        """Retry refused messages: a role was deleted."""
        self.channels.wake_all_tables()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry refused messages after a change of the bot's own roles. Without the members intent, Discord sends this
        event for no other member (https://docs.discord.com/developers/events/gateway#gateway-intents)."""
        self.channels.wake_all_tables()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server."""
        self.channels.note_removal(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot was invited to a server."""
        self.channels.note_presence(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that the bot is in a server, and look for deleted channels there. Discord may also send this event for
        an invitation."""
        self.channels.note_presence(guild.id)
        self.deleted.check_server(guild.id)

    async def on_shard_ready(self, shard: int) -> None:
        """Compare a shard's servers with the stored ones, and look for missed messages: a new session does not receive
        earlier events."""
        self.missed.search_after_session(shard)
        guilds = [guild.id for guild in self.guilds if guild.shard_id == shard]
        self.channels.compare_servers(shard, guilds, self._served_by(shard))

    def _served_by(self, shard: int) -> Callable[[int], bool]:
        """Return a function that checks whether a server belongs to this shard
        (https://docs.discord.com/developers/events/gateway#sharding)."""
        count = self.shard_count or 1
        return lambda guild: (guild >> 22) % count == shard


if TYPE_CHECKING:
    from discord.types.interactions import MessageComponentInteractionData

_OWN_EVENTS = frozenset({"shard_connect", "shard_disconnect", "shard_resumed", "interaction"})
"""Events about this client's own connections, and events that have passed the deduplicator."""

PANEL_EDIT_WAIT_SECONDS = 5.0
"""Seconds for which an edit of a panel waits for its reader's unfinished interaction."""

_log = logging.getLogger(__name__)


class RunningInteraction(NamedTuple):
    """An interaction that is being handled, and the task that handles it."""

    interaction: Interaction
    task: asyncio.Task[object] | None


class Dubsar(ChannelEvents):
    """The bot as a client of Discord. `closing`: whether the client refuses new interactions."""

    def __init__(
        self,
        services: Services,
        members: Members,
        store: Store,
        pending: PendingAnswers,
        *,
        fresh: bool,
    ) -> None:
        super().__init__(store.claim, store.require_ownership)
        self.closing = False
        self._ready_shards: set[int] = set()
        self.services = services
        self.signs = services.signs
        self.members = members
        self.tree = Tree(self, allowed_installs=app_commands.AppInstallationType(guild=True, user=False))
        self.channels = services.channels
        self.deleted = DeletedChannels(self, store.tables, services.channels, fresh=fresh)
        self.missed = MissedMessages(self, services, store.dm_channels, store.tables)
        self._running_interactions: dict[int, RunningInteraction] = {}
        self._pending = pending
        self._interrupted: set[int] = set()
        self._notified_of_digest: set[int] = set()
        self._no_interactions = asyncio.Event()
        self._no_interactions.set()

    async def setup_hook(self) -> None:
        """Register the handler of the bot's controls before the first interaction can arrive."""
        import_handlers()

    async def handle_events(self, *, handed_over: bool) -> None:
        """Handle new events, starting with the queued ones, and look for changes that happened earlier. `handed_over`:
        as in `Deduplicator.open`."""
        await self.deduplicator.open(handed_over=handed_over)
        for shard in self._ready_shards:
            self.dispatch("shard_ready", shard)
        for guild in self.guilds if self._ready_shards else ():
            if not guild.unavailable:
                self.dispatch("guild_available", guild)

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Pass an event on to its handlers. While another process works, pass on only events about this client's own
        connections."""
        if self.is_working or event in _OWN_EVENTS:
            super().dispatch(event, *args, **kwargs)
        elif event == "shard_ready":
            self._ready_shards.update(shard for shard in args if isinstance(shard, int))

    async def report_interruption(self, interaction: Interaction, *, doubtful: bool) -> None:
        """Report that an interaction was interrupted, or that its outcome is `doubtful`."""
        if doubtful:
            await answer_doubtful(self.services, interaction)
        else:
            await self._answer_with_entry(interaction, "interrupted")

    async def begin_interaction(self, interaction: Interaction) -> bool:
        """Register an interaction, and return True. If the bot is closing, or is not a member of the server, answer
        with the reason instead, and return False."""
        if (reason := self.decline_reason(interaction)) is not None:
            await self._answer_with_entry(interaction, reason)
            return False
        self.members.note(interaction.user)
        self._running_interactions[interaction.id] = RunningInteraction(interaction, asyncio.current_task())
        self.services.health.note_begin(interaction.id)
        self._no_interactions.clear()
        self._pending.add(interaction.id)
        return True

    def decline_reason(self, interaction: Interaction) -> str | None:
        """Return the name of the text that says why an interaction is not handled, or None to handle it. A
        user-installed app also works in servers without the bot: there it only lists the person's tables."""
        if self.closing:
            return "closing"
        guild = interaction.guild_id
        if guild is None or self.get_guild(guild) is not None or _is_about_own_tables(interaction, self.tree):
            return None
        return "unknown-server"

    async def end_interaction(self, interaction: Interaction) -> None:
        """Note that an interaction is handled, and report a failed digest to its person if one is due."""
        if interaction.id not in self._interrupted:
            await self._report_failed_digest(interaction)
            await self.services.deferred.note_answer(interaction.id)
            _break_cycle(interaction)
        self._running_interactions.pop(interaction.id, None)
        self._pending.discard(interaction.id)
        self.services.health.note_end(interaction.id)
        self._start_later_work()

    async def _report_failed_digest(self, interaction: Interaction) -> None:
        """Report once that a person's daily digest could not be delivered. The report follows the answer to their next
        interaction."""
        people, user = self.services.people, interaction.user.id
        with suppress(StoreUnavailable):
            if interaction.response.is_done() and (await people.find(user)).digest_failed:
                await people.note_digest_reported(user)
                await self._answer_with_entry(interaction, "digest-failed")

    def _start_later_work(self) -> None:
        if not self._running_interactions and not self._notified_of_digest:
            self._no_interactions.set()

    async def wait_until_idle(self) -> None:
        """Wait until no interaction is being handled."""
        await self.deduplicator.wait_until_idle()
        await self._no_interactions.wait()

    async def interrupt(self) -> None:
        """Cancel unfinished interactions and answer the people who wait. Writes in progress are completed."""
        running = list(self._running_interactions.values())
        self._interrupted.update(self._running_interactions)
        for pending in running:
            if pending.task is not None:
                pending.task.cancel()
        await asyncio.gather(*(pending.task for pending in running if pending.task is not None), return_exceptions=True)
        await asyncio.gather(*(self._report_interrupted(pending.interaction) for pending in running))

    async def wait_until_answered(self, user: int) -> None:
        """Wait until nothing that `user` has pressed or typed is being handled, for at most `PANEL_EDIT_WAIT_SECONDS`
        seconds."""
        tasks = [
            pending.task
            for pending in self._running_interactions.values()
            if pending.interaction.user.id == user and pending.task is not None
        ]
        if tasks:
            await asyncio.wait(tasks, timeout=PANEL_EDIT_WAIT_SECONDS)

    def note_answering(self, interaction: int) -> None:
        """Note that the answer to an interaction is on its way."""
        self._pending.discard(interaction)

    async def answer_press(self, interaction: Interaction, address: Address, chosen: Sequence[str]) -> None:
        """Handle the use of a control; report any failure to the person."""
        try:
            if await self.begin_interaction(interaction):
                if interaction.message is not None:
                    self.services.presses.note_press(interaction.message.id, interaction.id)
                if address.act not in HANDLERS_BY_ACT:
                    raise UnknownControl
                await HANDLERS_BY_ACT[address.act](PressedControl(self.services, interaction, address, tuple(chosen)))
        except UnknownControl:
            await self._answer_with_entry(interaction, "unknown-control")
        except Exception as error:  # whatever it is, the person who pressed gets an answer
            await answer_failure(self.services, interaction, error, address.table)
        finally:
            await self.end_interaction(interaction)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer the use of a control, including controls of older versions, and forms opened before a restart. `Tree`
        handles commands."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._answer_with_entry(interaction, "unknown-modal")
        elif interaction.type is discord.InteractionType.component:
            data = cast("MessageComponentInteractionData", interaction.data or {})
            address = read_address(str(data.get("custom_id")))
            if address is None:
                await self._answer_with_entry(interaction, "unknown-control")
            else:
                await self.answer_press(interaction, address, cast("Sequence[str]", data.get("values", ())))

    async def on_message(self, message: discord.Message) -> None:
        """Play a move written in a direct message, and answer a message without text too. Without the message content
        intent, Discord sends no messages from servers
        (https://docs.discord.com/developers/events/gateway#gateway-intents)."""
        is_without_text = message.is_system() and not message.content
        if message.guild is not None or message.author.bot or is_without_text:
            return
        self.missed.note_begin(message)
        self._notified_of_digest.add(message.id)
        self._no_interactions.clear()
        try:
            await play_typed_move(self.services, message, closing=self.closing)
            with suppress(StoreUnavailable):
                await self.missed.mark_answered(message)
        except (discord.HTTPException, *NETWORK_ERRORS) as lost:
            _log.warning("an answer to a direct message was lost: %s", lost, extra={"reference": reference_of(message)})
            self.missed.note_loss(message)
        finally:
            self._notified_of_digest.discard(message.id)
            self._start_later_work()

    async def on_app_command_completion(self, interaction: Interaction, command: object) -> None:
        """Note that a command is handled."""
        await self.end_interaction(interaction)

    async def _report_interrupted(self, interaction: Interaction) -> None:
        await self._answer_with_entry(interaction, "interrupted")
        self._interrupted.discard(interaction.id)
        await self.end_interaction(interaction)

    async def _answer_with_entry(self, interaction: Interaction, key: str) -> None:
        with log_lost_answers(self.services, interaction):
            voice = await readers_voice(self.services, interaction)
            await send_notice(interaction, voice.say(key))


_OWN_TABLES_ACTS = ("mine", "giveup", "gaveup")
"""The acts of controls on the list of a person's own tables."""


def _is_about_own_tables(interaction: Interaction, commands: app_commands.CommandTree["Dubsar"]) -> bool:
    """Whether a person asks for their own tables, turns the pages of that list, or gives up a seat from it."""
    if interaction.type is discord.InteractionType.component:
        data = cast("MessageComponentInteractionData", interaction.data or {})
        address = read_address(str(data.get("custom_id")))
        return address is not None and address.act in _OWN_TABLES_ACTS
    return name_of_command(interaction, commands) == "tables mine"


def _break_cycle(interaction: Interaction) -> None:
    """Break the reference cycle between a handled interaction and its response, so that reference counting frees
    both."""
    interaction.response._parent = None  # type: ignore[assignment]  # it answers no more


class Tree(app_commands.CommandTree[Dubsar]):
    """The commands, with an answer for each one that fails."""

    async def interaction_check(self, interaction: discord.Interaction[Dubsar], /) -> bool:
        """Whether to handle a command or its suggestions. Raises MalformedCommand."""
        if interaction.type is not discord.InteractionType.autocomplete:
            is_accepted = await self.client.begin_interaction(interaction)
        else:
            is_accepted = self.client.decline_reason(interaction) is None
            if not is_accepted:
                with log_lost_answers(self.client.services, interaction):
                    await suggest_nothing(interaction)
        if is_accepted:
            require_well_formed(interaction)
        return is_accepted

    async def _call(self, interaction: discord.Interaction[Dubsar]) -> None:
        """Handle a command. Answer it even if its data cannot be read."""
        try:
            await super()._call(interaction)
        except Exception as error:  # discord.py would leave it in a task whose result nobody reads
            await self._answer_failure(interaction, error)
        if interaction.type is discord.InteractionType.autocomplete:
            with log_lost_answers(self.client.services, interaction):
                await suggest_nothing(interaction)

    async def on_error(self, interaction: discord.Interaction[Dubsar], error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed."""
        await self._answer_failure(interaction, error)

    async def _answer_failure(self, interaction: discord.Interaction[Dubsar], error: Exception) -> None:
        if isinstance(error, MALFORMED):
            details = {"command": name_of_command(interaction, self), "reference": reference_of(interaction)}
            _log.warning("a command is malformed", extra=details)
        try:
            await answer_failure(self.client.services, interaction, error)
        finally:
            await self.client.end_interaction(interaction)
