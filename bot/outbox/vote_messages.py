"""Brings the message of a vote, and keeps it as the vote stands."""

from dataclasses import replace

from bot.messages.kinds import QueuedMessage
from bot.model.vote import Vote
from bot.outbox.exactly_once import Delivery
from bot.outbox.rendering import poll
from bot.outbox.sender import Message, MessageGone, NoAccess, Sender
from bot.runtime.clock import Clock
from bot.store.outbox import OutboxStore
from bot.store.votes import VoteStore
from bot.tables.live_table import LiveTable
from bot.tables.people import People


class VoteMessages:
    """Votes as messages."""

    def __init__(
        self, votes: VoteStore, ledger: OutboxStore, careful: Delivery, sender: Sender, people: People, clock: Clock
    ) -> None:
        self._votes = votes
        self._ledger = ledger
        self._careful = careful
        self._sender = sender
        self._people = people
        self._clock = clock

    async def pay(self, owed: QueuedMessage, table: LiveTable, number: int) -> None:
        """Post a vote, or change its message; what became of a vote is dropped where its channel is gone."""
        vote = await self._votes.find(number)
        if vote is None:
            return await self._ledger.paid(owed)
        try:
            await self._tell(owed, table, vote)
        except NoAccess:
            if vote.verdict in ("", "offered"):
                raise
            await self._ledger.paid(owed)

    async def _tell(self, owed: QueuedMessage, table: LiveTable, vote: Vote) -> None:
        letter = poll(table, vote)
        if vote.message is None or not await self._changed(table, vote.message, letter):
            letter = replace(letter, pings=await self._awake(letter.pings))
            message = await self._careful.post(table.channel, letter, owed.nonce)
            await self._votes.posted(owed, vote, message)
        else:
            await self._ledger.paid(owed)

    async def _changed(self, table: LiveTable, message: int, letter: Message) -> bool:
        """Whether the message is still there to be changed."""
        try:
            await self._sender.edit(table.channel, message, letter)
        except MessageGone:
            return False
        return True

    async def _awake(self, users: tuple[int, ...]) -> tuple[int, ...]:
        """Those who have no quiet hours now."""
        people = [await self._people.find(user) for user in users]
        now = self._clock.now()
        return tuple(one.user for one in people if one.quiet is None or one.quiet.until(now) is None)
