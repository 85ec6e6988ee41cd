"""Pays what is owed: in order in each channel, again and again until it is there, and once only."""

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
    PostRecord,
    PostText,
    PostVote,
    QueuedMessage,
    RetireBoard,
    SendHand,
    SendWatcherUpdate,
)
from bot.model.errors import NoTable
from bot.model.table import BoardMessage
from bot.outbox.board_pictures import BoardPictures, Painter
from bot.outbox.exactly_once import Delivery
from bot.outbox.rendering import forms, lasting, mentioned, to_all, to_one
from bot.outbox.sender import DmClosed, Message, MessageGone, Rejected, Sender, TryLater, Undelivered
from bot.outbox.threads import ThreadInvitations
from bot.outbox.vote_messages import VoteMessages
from bot.pictures import Pictures
from bot.runtime.clock import Clock
from bot.runtime.workers import Workers
from bot.store.store import Store
from bot.tables.absence import Absences
from bot.tables.live_table import LiveTable
from bot.tables.people import People
from bot.tables.registry import Tables
from engine.game import Seat
from render.service import PictureService

DM_TRIES = 3
"""A direct message is an extra: one that fails so often must not keep the channel waiting."""

LONGEST_WAIT = 300.0
PATIENCE = 5.0
"""Seconds that closing leaves for what is being sent."""

_log = logging.getLogger(__name__)


class Outbox:
    """The single sender. What is owed stands in the store, so that a restart goes on where it was; `answers_first`
    returns when nobody waits for an answer."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        people: People,
        absences: Absences,
        pictures: Pictures,
        service: PictureService,
        sender: Sender,
        clock: Clock,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        self._answers_first = answers_first
        self._ledger = store.outbox
        self._tables = tables
        self._people = people
        self._sender = sender
        self._careful = Delivery(sender, self._ledger, clock)
        self._drawn = pictures
        self._absences = absences
        self._polls = VoteMessages(store.votes, self._ledger, self._careful, sender, people, clock)
        self._doors = ThreadInvitations(sender, self._careful, self._ledger, tables)
        self._watchers = store.watchers
        self._clock = clock
        self._channels = Workers(self._pay_all)
        self._pictures = BoardPictures(
            self._ledger, tables, sender, Painter(service), clock, self._channels.wake, answers_first
        )

    @property
    def idle(self) -> bool:
        """Whether nothing is being paid or drawn."""
        return self._channels.idle and self._pictures.workers.idle

    def wake(self, table: LiveTable) -> None:
        """Something may be owed for a table."""
        self._channels.wake(table.channel if table.row.placed else table.row.parent_channel)

    async def start(self) -> None:
        """Go on with what is unpaid."""
        await self._careful.doubt()
        for channel in await self._ledger.channels():
            self._channels.wake(channel)
        for table in await self._ledger.unpictured():
            self._pictures.workers.wake(table)

    async def settled(self) -> None:
        """Return when everything that can be paid is paid and drawn."""
        while not self.idle:
            await self._channels.settled()
            await self._pictures.workers.settled()

    async def close(self) -> None:
        """Finish what is being sent; the rest is for the next start."""
        await self._channels.close(PATIENCE)
        await self._pictures.workers.close()

    async def _pay_all(self, channel: int) -> None:
        paid: set[int] = set()
        try:
            await self._pay_each(channel, paid)
        finally:
            for table in paid or await self._ledger.unpictured():
                self._pictures.workers.wake(table)

    async def _pay_each(self, channel: int, paid: set[int]) -> None:
        tries = 0
        while (owed := await self._next(channel)) is not None:
            try:
                await self._pay(owed, tries)
            except TryLater as later:
                tries += 1
                await self._clock.sleep_until(self._clock.now() + _wait(later, tries))
            except Undelivered as refused:
                await self._ledger.park(owed, str(refused))
                _log.warning("a channel cannot be written to", extra={"channel": channel, "reason": str(refused)})
                return
            else:
                tries = 0
                self._careful.noted(owed.nonce)
                paid.add(owed.table)

    async def _next(self, channel: int) -> QueuedMessage | None:
        await self._answers_first()
        return await self._ledger.next(channel)

    async def _pay(self, owed: QueuedMessage, tries: int) -> None:
        try:
            table = await self._tables.find(owed.table)
            async with table.telling:
                now = await self._ledger.next(owed.channel)
                if now is not None and now.id == owed.id:
                    await self._deliver(now, table, tries)
        except (Rejected, NoTable) as refused:
            _log.error("a message was dropped", extra={"table": owed.table, "reason": str(refused)})
            await self._ledger.paid(owed)

    async def _deliver(self, owed: QueuedMessage, table: LiveTable, tries: int) -> None:
        match owed.message:
            case PostBoard():
                await self._post(owed, table, owed.message)
            case EditBoard():
                await self._renew(owed, table, owed.message)
            case RetireBoard():
                await self._strip(owed, table, owed.message)
            case SendHand() | SendWatcherUpdate():
                await self._direct(owed, table, owed.message, tries)
            case PingPlayer():
                await self._nudge(owed, table, owed.message)
            case PostVote(vote):
                await self._polls.pay(owed, table, vote)
            case (
                OpenThread() | InviteToThread() | EditThreadStarter() | PostText() | PostRecord() | PostAbsenceNotice()
            ):
                await self._once(owed, table, owed.message)

    async def _once(
        self,
        owed: QueuedMessage,
        table: LiveTable,
        debt: OpenThread | InviteToThread | EditThreadStarter | PostText | PostRecord | PostAbsenceNotice,
    ) -> None:
        """What is done once and needs no looking after."""
        if isinstance(debt, OpenThread):
            return await self._doors.open(owed, table, debt)
        if isinstance(debt, InviteToThread | EditThreadStarter):
            await self._doors.bring(table, debt)
            return await self._ledger.paid(owed)
        return await self._bring(owed, table, await lasting(table, debt, self._drawn))

    async def _bring(self, owed: QueuedMessage, table: LiveTable, letter: Message) -> None:
        message = await self._careful.post(table.channel, letter, owed.nonce)
        await self._ledger.paid(owed, message=message)

    async def _post(self, owed: QueuedMessage, table: LiveTable, post: PostBoard) -> None:
        people = [await self._people.find(user) for user in post.pings]
        hint = post.hint if not all(person.reachable for person in people) else ""
        text = "\n".join(part for part in (post.text, hint) if part)
        pings = await self._absences.audible(table, people)
        letter = replace(to_all(table, text, pings), otherwise=forms(post))
        message = await self._careful.post(table.channel, letter, owed.nonce)
        before = await self._ledger.board(table.id)
        strip = (RetireBoard(before.message, before.history),) if before is not None else ()
        await self._ledger.paid(owed, BoardMessage(table.id, message, text, history=post.history), strip, message)

    async def _nudge(self, owed: QueuedMessage, table: LiveTable, nudge: PingPlayer) -> None:
        """Call somebody; not who has decided by now, and who has quiet hours by now is called after them."""
        waited = any(wait.user == nudge.user for wait in table.row.waits)
        if not waited or not await self._absences.audible(table, [await self._people.find(nudge.user)]):
            return await self._ledger.paid(owed)
        return await self._bring(owed, table, to_all(table, nudge.text, (nudge.user,), bare=True))

    async def _renew(self, owed: QueuedMessage, table: LiveTable, renew: EditBoard) -> None:
        """Edit the board message, unless a burst of moves has made that vain: edits are few in Discord's eyes."""
        board = await self._ledger.board(table.id)
        if not renew.bare and any(
            isinstance(debt, PostBoard | EditBoard) for debt in await self._ledger.later(owed.nonce)
        ):
            return await self._ledger.paid(owed)
        if board is None:
            return await self._post(owed, table, PostBoard(renew.text))
        try:
            letter = to_all(table, renew.text, mentioned(renew.text), bare=renew.bare)
            await self._sender.edit(table.channel, board.message, letter)
        except MessageGone:
            return await self._post(owed, table, PostBoard(renew.text, history=board.history))
        return await self._ledger.paid(owed, replace(board, text=renew.text))

    async def _strip(self, owed: QueuedMessage, table: LiveTable, strip: RetireBoard) -> None:
        try:
            await self._sender.strip(table.channel, strip.message, strip.text)
        except MessageGone:
            _log.debug("a message had gone before its controls", extra={"table": table.id})
        await self._ledger.paid(owed)

    async def _direct(
        self, owed: QueuedMessage, table: LiveTable, debt: SendHand | SendWatcherUpdate, tries: int
    ) -> None:
        """Write to somebody who can see the channel. The game does not hang on it: the channel asks as well."""
        if not await self._sender.sees(table.guild, table.row.parent_channel or table.channel, debt.user):
            await self._watchers.remove(table.id, debt.user)
        elif isinstance(debt, SendWatcherUpdate):
            if table.status == "open" and table.roster.seat_of(debt.user) is None:
                await self._write(owed, debt.user, Message(debt.text), tries)
        elif _still_wanted(table, debt):
            person = await self._people.find(debt.user)
            letter = await to_one(table, debt.seat, debt.text, person, self._drawn)
            await self._write(owed, debt.user, letter, tries)
        await self._ledger.paid(owed)

    async def _write(self, owed: QueuedMessage, user: int, letter: Message, tries: int) -> None:
        try:
            await self._careful.write(user, letter, owed.nonce)
        except DmClosed:
            await self._people.closed(user)
        except TryLater:
            if tries + 1 < DM_TRIES:
                raise
            _log.warning("a direct message was given up", extra={"table": owed.table})
        except Undelivered as refused:
            _log.warning("a direct message was refused", extra={"table": owed.table, "reason": str(refused)})


def _still_wanted(table: LiveTable, ask: SendHand) -> bool:
    """Whether they still play, and still have to decide. Whoever is called already is shown the hand with the call."""
    decision = table.game.decision(table.state) if table.status == "open" else None
    if decision is None or table.roster.user_of(ask.seat) != ask.user:
        return False
    called = ask.seat in decision.seats
    return not called or _called_from_the_start(table, ask.seat) if ask.opening else called


def _called_from_the_start(table: LiveTable, seat: Seat) -> bool:
    """Whether somebody still owes the very first decision, so that the opening hand is the one that comes with it."""
    first = table.game.decision(table.log.fold.start)
    return first is not None and seat in first.seats and all(entry.seat != seat for entry in table.log.entries)


def _wait(later: TryLater, tries: int) -> float:
    """Seconds until the next try: what Discord says, else ever longer."""
    return later.after if later.after is not None else min(2.0**tries, LONGEST_WAIT)
