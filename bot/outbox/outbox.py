"""Send the queued messages: in order in each channel, again and again until they are there, and once only."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.messages.kinds import (
    EditBoard,
    EditThreadStarter,
    InviteToThread,
    OpenThread,
    PingPlayer,
    PostAbsenceNotice,
    PostBoard,
    PostInvitation,
    PostRecord,
    PostText,
    PostVote,
    QueuedMessage,
    RetireBoard,
    SendHand,
    SendWatcherUpdate,
)
from bot.model.errors import NoContent, NoTable
from bot.model.table import BoardMessage
from bot.outbox.board_pictures import BoardPictures, Painter
from bot.outbox.exactly_once import Delivery
from bot.outbox.rendering import forms, lasting, mentioned, to_all, to_one
from bot.outbox.sender import DmClosed, EditedTooOften, Message, MessageGone, Rejected, Sender, TryLater, Undelivered
from bot.outbox.threads import ThreadInvitations
from bot.outbox.vote_messages import VoteMessages
from bot.pictures import Pictures
from bot.runtime.clock import Clock, Pauses
from bot.runtime.workers import Workers
from bot.store.store import Store
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.people import People
from bot.tables.registry import Tables
from engine.game import Seat

DM_TRIES = 3
"""Attempts at a direct message, which is an extra and must not keep the channel waiting."""

LONGEST_WAIT = 300.0
PATIENCE = 5.0
"""Seconds that closing leaves for what is being sent."""

_log = logging.getLogger(__name__)


class Outbox:
    """Sends all messages. The queue is in the store, so that a restart goes on where it was.

    `answers_first` returns when nobody waits for the answer to an interaction.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        absences: Absences,
        pictures: Pictures,
        sender: Sender,
        clock: Clock,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        self._answers_first = answers_first
        self._outbox = store.outbox
        self._tables = tables
        self._people = People(store.people)
        self._sender = sender
        self._delivery = Delivery(sender, self._outbox, clock)
        self._drawn = pictures
        self._absences = absences
        self._vote_messages = VoteMessages(store.votes, self._outbox, self._delivery, sender, self._people, clock)
        self._threads = ThreadInvitations(sender, self._delivery, self._outbox, tables)
        self._watchers = store.watchers
        self._pauses = Pauses(clock)
        self._channels = Workers(self._deliver_all)
        self._pictures = BoardPictures(
            self._outbox, tables, sender, Painter(pictures.service), self._pauses, self._channels.wake, answers_first
        )

    @property
    def idle(self) -> bool:
        """Whether nothing is being sent or drawn."""
        return self._channels.idle and self._pictures.workers.idle

    def wake(self, table: LiveTable) -> None:
        """Send what is queued for a table (a listener of `Tables`)."""
        self._channels.wake(table.channel if table.row.placed else table.row.parent_channel)

    async def start(self) -> None:
        """Send what an earlier run has left in the queue."""
        await self._delivery.recover()
        for channel in await self._outbox.channels():
            self._channels.wake(channel)
        for table in await self._outbox.unpictured():
            self._pictures.workers.wake(table)

    async def settled(self) -> None:
        """Return when everything that can be sent is sent and drawn."""
        while not self.idle:
            await self._channels.settled()
            await self._pictures.workers.settled()

    async def finish(self) -> None:
        """Return when everything is sent and drawn but what was refused for now, which is for the next start."""
        self._pauses.end()
        await self.settled()

    async def close(self) -> None:
        """Finish what is being sent, for `PATIENCE` seconds at most; the rest is for the next start."""
        await self._channels.close(PATIENCE)
        await self._pictures.workers.close()

    async def _deliver_all(self, channel: int) -> None:
        delivered: set[int] = set()
        try:
            await self._deliver_each(channel, delivered)
        finally:
            for table in delivered or await self._outbox.unpictured():
                self._pictures.workers.wake(table)

    async def _deliver_each(self, channel: int, delivered: set[int]) -> None:
        tries = 0
        while (queued := await self._next(channel)) is not None:
            try:
                await self._deliver(queued, tries)
            except TryLater as later:
                tries += 1
                if not await self._pauses.pause(_wait(later, tries)):
                    return
            except Undelivered as refused:
                await self._outbox.hold(queued, str(refused))
                _log.warning("a channel cannot be written to", extra={"channel": channel, "reason": str(refused)})
                return
            else:
                tries = 0
                self._delivery.forget(queued.nonce)
                delivered.add(queued.table)

    async def _next(self, channel: int) -> QueuedMessage | None:
        await self._answers_first()
        return await self._outbox.next(channel)

    async def _deliver(self, queued: QueuedMessage, tries: int) -> None:
        try:
            table = await self._tables.find(queued.table)
            async with table.telling:
                now = await self._outbox.next(queued.channel)
                if now is not None and now.id == queued.id:
                    await self._deliver_one(now, table, tries)
        except NoContent as missing:
            raise Undelivered(str(missing)) from missing
        except EditedTooOften:
            await self._postpone(queued)
        except (Rejected, NoTable) as refused:
            _log.error("a message was dropped", extra={"table": queued.table, "reason": str(refused)})
            await self._outbox.delivered(queued)

    async def _postpone(self, queued: QueuedMessage) -> None:
        """Have an edit that Discord takes later wait in a queue beside the channel's, where no other message waits for
        it. Raises TryLater where it waits there already.
        """
        if queued.beside:
            raise TryLater
        await self._outbox.put_beside(queued)
        self._channels.wake(-queued.channel)

    async def _deliver_one(self, queued: QueuedMessage, table: LiveTable, tries: int) -> None:
        match queued.message:
            case PostBoard():
                await self._post(queued, table, queued.message)
            case EditBoard():
                await self._edit(queued, table, queued.message)
            case RetireBoard():
                await self._retire(queued, table, queued.message)
            case SendHand() | SendWatcherUpdate():
                await self._direct(queued, table, queued.message, tries)
            case PingPlayer():
                await self._ping(queued, table, queued.message)
            case PostInvitation():
                await self._invite(queued, table, queued.message)
            case PostVote(vote):
                await self._vote_messages.deliver(queued, table, vote)
            case (
                OpenThread() | InviteToThread() | EditThreadStarter() | PostText() | PostRecord() | PostAbsenceNotice()
            ):
                await self._once(queued, table, queued.message)

    async def _once(
        self,
        queued: QueuedMessage,
        table: LiveTable,
        outgoing: OpenThread | InviteToThread | EditThreadStarter | PostText | PostRecord | PostAbsenceNotice,
    ) -> None:
        """Send what is sent once and never edited."""
        if isinstance(outgoing, OpenThread):
            return await self._threads.open(queued, table, outgoing)
        if isinstance(outgoing, InviteToThread | EditThreadStarter):
            await self._threads.update(table, outgoing)
            return await self._outbox.delivered(queued)
        return await self._post_once(queued, table, await lasting(table, outgoing, self._drawn))

    async def _post_once(self, queued: QueuedMessage, table: LiveTable, content: Message) -> None:
        message = await self._delivery.post(table.channel, content, queued.nonce)
        await self._outbox.delivered(queued, message=message)

    async def _post(self, queued: QueuedMessage, table: LiveTable, post: PostBoard) -> None:
        people = [await self._people.find(user) for user in post.pings]
        hint = post.hint if not all(person.reachable for person in people) else ""
        text = "\n".join(part for part in (post.text, hint) if part)
        pings = await self._absences.audible(table, people)
        content = replace(to_all(table, text, pings), otherwise=forms(post))
        message = await self._delivery.post(table.channel, content, queued.nonce)
        before = await self._outbox.board(table.id)
        retire = (RetireBoard(before.message, before.history),) if before is not None else ()
        await self._outbox.delivered(
            queued, BoardMessage(table.id, message, text, history=post.history), retire, message
        )

    async def _ping(self, queued: QueuedMessage, table: LiveTable, ping: PingPlayer) -> None:
        """Ping a person, unless they have decided by now; in their quiet hours the ping is put off to the end of
        them.
        """
        waited = any(wait.user == ping.user for wait in table.row.waits)
        if not waited or not await self._absences.audible(table, [await self._people.find(ping.user)]):
            return await self._outbox.delivered(queued)
        return await self._post_once(queued, table, to_all(table, ping.text, (ping.user,), bare=True))

    async def _invite(self, queued: QueuedMessage, table: LiveTable, invitation: PostInvitation) -> None:
        """Notify those who were invited to a lobby, unless the game has begun or they sit there by now."""
        wanted = [user for user in invitation.pings if table.roster.seat_of(user) is None]
        if table.status != "lobby" or not wanted:
            return await self._outbox.delivered(queued)
        pings = await self._absences.audible(table, [await self._people.find(user) for user in wanted])
        return await self._post_once(queued, table, to_all(table, invitation.text, pings, bare=True))

    async def _edit(self, queued: QueuedMessage, table: LiveTable, edit: EditBoard) -> None:
        """Edit the board message, unless a later message of the queue replaces it: Discord limits edits
        (https://docs.discord.com/developers/topics/rate-limits).
        """
        board = await self._outbox.board(table.id)
        if not edit.bare and any(
            isinstance(outgoing, PostBoard | EditBoard) for outgoing in await self._outbox.later(queued.nonce)
        ):
            return await self._outbox.delivered(queued)
        if board is None:
            return await self._post(queued, table, PostBoard(edit.text))
        try:
            content = to_all(table, edit.text, mentioned(edit.text), bare=edit.bare)
            await self._sender.edit(table.channel, board.message, content)
        except MessageGone:
            return await self._post(queued, table, PostBoard(edit.text, history=board.history))
        return await self._outbox.delivered(queued, replace(board, text=edit.text))

    async def _retire(self, queued: QueuedMessage, table: LiveTable, retire: RetireBoard) -> None:
        try:
            await self._sender.retire(table.channel, retire.message, retire.text)
        except EditedTooOften:
            raise
        except MessageGone:
            _log.debug("a message had gone before its controls", extra={"table": table.id})
        await self._outbox.delivered(queued)

    async def _direct(
        self, queued: QueuedMessage, table: LiveTable, outgoing: SendHand | SendWatcherUpdate, tries: int
    ) -> None:
        """Send a direct message to a person who can see the channel. No game waits for it: the channel asks them as
        well.
        """
        if not await self._sender.can_see(table.guild, table.row.parent_channel or table.channel, outgoing.user):
            await self._watchers.remove(table.id, outgoing.user)
        elif isinstance(outgoing, SendWatcherUpdate):
            if table.status == "open" and table.roster.seat_of(outgoing.user) is None:
                await self._write(queued, outgoing.user, Message(outgoing.text), tries)
        elif _still_wanted(table, outgoing):
            person = await self._people.find(outgoing.user)
            content = await to_one(table, outgoing.seat, outgoing.text, person, self._drawn)
            await self._write(queued, outgoing.user, content, tries)
        await self._outbox.delivered(queued)

    async def _write(self, queued: QueuedMessage, user: int, content: Message, tries: int) -> None:
        try:
            await self._delivery.write(user, content, queued.nonce)
        except DmClosed:
            await self._people.closed(user)
        except TryLater:
            if tries + 1 < DM_TRIES:
                raise
            _log.warning("a direct message was given up", extra={"table": queued.table})
        except Undelivered as refused:
            _log.warning("a direct message was refused", extra={"table": queued.table, "reason": str(refused)})


def _still_wanted(table: LiveTable, ask: SendHand) -> bool:
    """Whether a person still plays and still has to decide. Who is asked already sees the hand with the question."""
    decision = table.decision if table.status == "open" else None
    if decision is None or table.roster.user_of(ask.seat) != ask.user:
        return False
    called = ask.seat in decision.seats
    return not called or _called_from_the_start(table, ask.seat) if ask.opening else called


def _called_from_the_start(table: LiveTable, seat: Seat) -> bool:
    """Whether a seat still has to make the very first decision: its opening hand comes with that question."""
    first = table.game.decision(table.log.fold.start)
    return first is not None and seat in first.seats and all(entry.seat != seat for entry in table.log.entries)


def _wait(later: TryLater, tries: int) -> float:
    """Return the seconds until the next attempt: what Discord says, else twice as many each time."""
    return later.after if later.after is not None else min(2.0**tries, LONGEST_WAIT)
