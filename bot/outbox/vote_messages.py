"""The message of a vote: post it, and edit it after each ballot."""

from msgspec.structs import replace

from bot.messages.outgoing import PostVote, QueuedMessage
from bot.model.vote import Vote
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.rendering import vote_message
from bot.outbox.sender import EditedTooOften, Message, MessageGone, NoAccess, Sender
from bot.runtime.clock import Clock
from bot.store.outbox import DROPPED, Outcome
from bot.store.votes import VoteStore
from bot.tables.live_table import LiveTable
from bot.tables.people import People


class VoteMessages:
    """Posts the message of each vote, and edits it as ballots come in."""

    def __init__(
        self,
        votes: VoteStore,
        delivery: DeduplicatedDelivery,
        sender: Sender,
        people: People,
        clock: Clock,
    ) -> None:
        self._votes = votes
        self._delivery = delivery
        self._sender = sender
        self._people = people
        self._clock = clock

    async def post_or_edit(self, queued: QueuedMessage, table: LiveTable, post: PostVote) -> Outcome | None:
        """Post the message of a vote, or edit it if it is posted. If its channel is gone, a decided vote is not shown.
        Raises the errors of `Sender.post`."""
        vote = await self._votes.find(post.vote)
        if vote is None:
            return DROPPED
        try:
            return await self._post_or_edit(queued, table, vote)
        except NoAccess:
            if vote.verdict in ("", "offered"):
                raise
            return DROPPED

    async def _post_or_edit(self, queued: QueuedMessage, table: LiveTable, vote: Vote) -> Outcome | None:
        content = vote_message(table, vote)
        if vote.message is not None and await self._edit(table, vote.message, content):
            return Outcome()
        content = replace(content, pings=await self._outside_quiet_hours(content.pings))
        message = await self._delivery.post(table.channel, content, queued.nonce)
        await self._votes.store_posted(queued, vote, message)
        return None

    async def _edit(self, table: LiveTable, message: int, content: Message) -> bool:
        """Edit the message. Return False if it is gone or cannot be edited now."""
        try:
            await self._sender.edit(table.channel, message, content)
        except (MessageGone, EditedTooOften):
            return False
        return True

    async def _outside_quiet_hours(self, users: tuple[int, ...]) -> tuple[int, ...]:
        people = [await self._people.find(user) for user in users]
        now = self._clock.now()
        return tuple(person.user for person in people if person.quiet_until(now) is None)
