"""Messages that are posted once and never edited: texts, records, pings, invitations."""

from bot.messages.board import public_voice
from bot.messages.outgoing import (
    AskHost,
    CallPlayers,
    PingPlayer,
    PostAbsenceNotice,
    PostInvitation,
    PostRecord,
    PostRest,
    PostText,
    QueuedMessage,
    WarnPlayer,
)
from bot.model.gathering import is_full
from bot.outbox.deduplicated_delivery import DeduplicatedDelivery
from bot.outbox.rendering import plain_message, public_message, warning_message
from bot.outbox.sender import Message
from bot.pictures import Pictures
from bot.store.outbox import DROPPED, Outcome
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.people import People
from bot.tables.teaching.reviews import Reviews
from bot.tables.time.clocks import Clocks
from bot.ui.buttons import join_button, keep_button


class PlainMessages:
    """Posts messages that are never edited."""

    def __init__(
        self,
        delivery: DeduplicatedDelivery,
        people: People,
        absences: Absences,
        clocks: Clocks,
        pictures: Pictures,
        reviews: Reviews,
    ) -> None:
        self._delivery = delivery
        self._people = people
        self._absences = absences
        self._clocks = clocks
        self._pictures = pictures
        self._reviews = reviews

    async def post(
        self, queued: QueuedMessage, table: LiveTable, outgoing: PostText | PostRecord | PostAbsenceNotice | PostRest
    ) -> Outcome:
        """Post a text, a record or a notice. Raises the errors of `Sender.post`."""
        reviewed = self._reviews.is_offered(table)
        return await self._post(queued, table, await plain_message(table, outgoing, self._pictures, reviewed=reviewed))

    async def ping(self, queued: QueuedMessage, table: LiveTable, ping: PingPlayer) -> Outcome:
        """Ping a person, unless they have already decided. Quiet hours delay the ping until they end. Raises the errors
        of `Sender.post`."""
        waited = any(wait.user == ping.user for wait in table.row.waits)
        if not waited or not await self._absences.people_to_ping(table, [await self._people.find(ping.user)]):
            return DROPPED
        return await self._post(queued, table, public_message(table, ping.text, (ping.user,), bare=True))

    async def warn(self, queued: QueuedMessage, table: LiveTable, warning: WarnPlayer) -> Outcome | None:
        """Warn a person whose time is running out, unless they have already decided. Quiet hours delay the warning
        until they end. The result is stored here, with the clock. Raises the errors of `Sender.post`."""
        if not self._clocks.is_warning_due(table, warning.user):
            return DROPPED
        if self._absences.is_quiet(await self._people.find(warning.user)):
            await self._clocks.note_warning(queued, table, warning.user, None)
            return None
        content = warning_message(table, warning.user, warning.text)
        message = await self._delivery.post(table.channel, content, queued.nonce)
        await self._clocks.note_warning(queued, table, warning.user, message)
        return None

    async def invite(self, queued: QueuedMessage, table: LiveTable, invitation: PostInvitation) -> Outcome:
        """Notify the people who are invited to a lobby, except those who already have a seat there, unless the game has
        begun. Raises the errors of `Sender.post`."""
        invited = [user for user in invitation.pings if table.roster.seat_of(user) is None]
        if table.status != "lobby" or not invited:
            return DROPPED
        pings = await self._absences.people_to_ping(table, [await self._people.find(user) for user in invited])
        return await self._post(queued, table, public_message(table, invitation.text, pings, bare=True))

    async def call(self, queued: QueuedMessage, table: LiveTable, call: CallPlayers) -> Outcome:
        """Notify the members of a role about a lobby, unless the lobby is full or its game has begun. Raises the errors
        of `Sender.post`."""
        if table.status != "lobby" or is_full(table.row, table.game):
            return DROPPED
        content = Message(call.text, join_button(table.id, public_voice(table.row)), role=call.role)
        return await self._post(queued, table, content)

    async def ask_host(self, queued: QueuedMessage, table: LiveTable, ask: AskHost) -> Outcome:
        """Ask the host of a lobby to keep it open, unless it has changed in the meantime. Raises the errors of
        `Sender.post`."""
        if table.status != "lobby" or table.row.closes is None:
            return DROPPED
        content = Message(ask.text, keep_button(table.id, public_voice(table.row)), (ask.user,))
        return await self._post(queued, table, content)

    async def _post(self, queued: QueuedMessage, table: LiveTable, content: Message) -> Outcome:
        return Outcome(await self._delivery.post(table.channel, content, queued.nonce))
