"""Missed messages: after a new session begins, answer the newest direct message that each person wrote while the bot
was away."""

import asyncio
import logging

import discord

from bot.gateway.error_codes import Reaction, find_refusal
from bot.gateway.errors import NETWORK_ERRORS
from bot.handlers.respond import short_reference
from bot.handlers.services import Services
from bot.handlers.typed_moves import answer_missed_message, reader_of
from bot.runtime.workers import Workers
from bot.store.people import DmChannelStore
from bot.store.tables import TableStore
from bot.ui.layout import view_of_controls

MAX_MESSAGES = 50
"""Number of a person's latest messages to read."""

RETRY_PAUSE_SECONDS = 15.0
"""Seconds before the search is repeated if Discord could not be reached."""

_log = logging.getLogger(__name__)


class MissedMessages:
    """Searches the direct messages of people for whom a table waits and who have written to the bot before. It plays no
    moves. It replies with an offer, and a later run recognizes a message with a reply as answered."""

    def __init__(self, client: discord.Client, services: Services, store: DmChannelStore, tables: TableStore) -> None:
        self._client = client
        self._services = services
        self._store = store
        self._tables = tables
        self._messages_in_work: dict[int, int] = {}
        self._answered_messages: dict[int, int] = {}
        self._lost_messages: dict[int, tuple[int, int]] = {}
        self._workers = Workers(self._search)

    @property
    def is_idle(self) -> bool:
        """Whether no search is running."""
        return self._workers.is_idle

    def note_begin(self, message: discord.Message) -> None:
        """Note that a message is being handled, so that the search does not take it for a missed one."""
        self._messages_in_work[message.author.id] = message.id

    async def mark_answered(self, message: discord.Message) -> None:
        """Store that a message is answered, and stop tracking it. Raises StoreUnavailable."""
        await self._store.store_newest_message(message.author.id, message.channel.id, message.id)
        self._answered_messages[message.author.id] = message.id
        if self._workers.is_idle:
            self._forget_answered()

    def _forget_answered(self) -> None:
        """Stop tracking the messages that are stored as answered. Call this only while no search runs: a running one
        may have read an older state."""
        for user, message in self._answered_messages.items():
            if self._messages_in_work.get(user) == message:
                del self._messages_in_work[user]
        self._answered_messages.clear()

    def note_loss(self, message: discord.Message) -> None:
        """Note that the answer to a message was lost, and search for the message like a missed one."""
        if self._messages_in_work.get(message.author.id) == message.id:
            del self._messages_in_work[message.author.id]
        self._search_for(message.author.id, message.channel.id, message.id)

    def _search_for(self, user: int, channel: int, message: int) -> None:
        """Search for a message, even if its writer has written nothing to the bot before."""
        self._lost_messages.setdefault(user, (channel, message - 1))
        self._workers.wake(0)

    async def report_doubt(self, user: int, channel: int, message: int) -> None:
        """Report that a message may not have counted, and search for it once the database answers."""
        self._search_for(user, channel, message)
        voice = await reader_of(self._services, user)
        text = voice.say("unstored", reference=short_reference(message))
        try:
            await self._client.get_partial_messageable(channel).send(text)
        except (discord.HTTPException, *NETWORK_ERRORS) as lost:
            _log.warning("an answer to a direct message was lost: %s", lost, extra={"channel": channel})

    def search_after_session(self, shard: int) -> None:
        """Start a search if `shard` is the shard that receives direct messages
        (https://docs.discord.com/developers/events/gateway#sharding)."""
        if shard == 0:
            self._workers.wake(shard)

    async def start(self) -> None:
        """Do nothing: each new session starts a search."""

    async def wait_until_idle(self) -> None:
        """Wait until no search is running."""
        await self._workers.wait_until_idle()

    async def close(self) -> None:
        """Stop searching. The next session starts again."""
        await self._workers.close()

    async def _search(self, shard: int) -> None:
        """Search once, and again later if Discord could not be reached."""
        all_answered = await self._answer_all()
        self._forget_answered()
        if not all_answered:
            await asyncio.sleep(RETRY_PAUSE_SECONDS)
            self._workers.wake(shard)

    async def _answer_all(self) -> bool:
        """Answer everybody for whom a table waits. Return whether Discord answered each request."""
        is_complete = True
        writers = {
            user: (channel, last_handled) for user, channel, last_handled in await self._store.people_who_wrote()
        }
        for user, (channel, last_handled) in (self._lost_messages | writers).items():
            if any(wait.user == user for row in await self._tables.games_of(user) for wait in row.waits):
                try:
                    await self._answer_person(user, channel, last_handled)
                except (discord.HTTPException, *NETWORK_ERRORS) as lost:
                    _log.warning("missed direct messages were not answered: %s", lost)
                    is_complete = is_complete and not _is_temporary(lost)
                    continue
            self._lost_messages.pop(user, None)
        return is_complete

    async def _answer_person(self, user: int, channel: int, heard: int) -> None:
        """Answer a person's newest message unless it was handled. `heard`: the id of the last message known to be
        handled."""
        conversation = self._client.get_partial_messageable(channel, type=discord.ChannelType.private)
        last_handled = discord.Object(id=heard)
        messages = [
            message
            async for message in conversation.history(limit=MAX_MESSAGES, after=last_handled, oldest_first=False)
        ]
        person_messages = [message for message in messages if message.author.id == user and message.content]
        if not person_messages or person_messages[0].id <= self._messages_in_work.get(user, 0):
            return
        newest_message = person_messages[0]
        answers = {
            answer.reference.message_id
            for answer in messages
            if answer.reference is not None and answer.author.id != user
        }
        is_handled = (
            newest_message.id in answers or await self._tables.entry_of_interaction(newest_message.id) is not None
        )
        if not is_handled and (reply := await answer_missed_message(self._services, newest_message)) is not None:
            await newest_message.reply(
                reply.text, view=view_of_controls(reply.controls) or discord.utils.MISSING, mention_author=False
            )
        await self._store.store_newest_message(user, channel, newest_message.id)


def _is_temporary(lost: Exception) -> bool:
    """Whether a failure is temporary: Discord may answer a later attempt."""
    return not isinstance(lost, discord.HTTPException) or find_refusal(lost).reaction is Reaction.LATER
