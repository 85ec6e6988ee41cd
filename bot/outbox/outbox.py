"""Pays what is owed: in order in each channel, again and again until it is there, and once only."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.messages.kinds import (
    Ask,
    Invite,
    Notice,
    Nudge,
    Opening,
    Poll,
    Post,
    Publish,
    Renew,
    Sight,
    Signpost,
    Strip,
    Tell,
)
from bot.outbox.board_pictures import BoardPictures, Painter
from bot.outbox.exactly_once import Careful
from bot.outbox.rendering import forms, lasting, mentioned, to_all, to_one
from bot.outbox.sender import DmClosed, Letter, MessageGone, Rejected, Sender, TryLater, Undelivered
from bot.outbox.threads import Doors
from bot.outbox.vote_messages import Polls
from bot.pictures import Album, Cards
from bot.runtime.clock import Clock
from bot.runtime.workers import Workers
from bot.store.rows import BoardRow, OwedRow
from bot.store.store import Store
from bot.tables.absence import Days
from bot.tables.people import People
from bot.tables.registry import NoTable, OpenTable, Tables
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
        sender: Sender,
        service: PictureService,
        clock: Clock,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        self._answers_first = answers_first
        self._ledger = store.ledger
        self._tables = tables
        self._people = people
        self._sender = sender
        self._careful = Careful(sender, self._ledger, clock)
        self._cards = Cards(service)
        self._days = Days(tables, clock)
        self._album = Album(service)
        self._polls = Polls(store.votes, self._ledger, self._careful, sender, people, clock)
        self._doors = Doors(sender, self._careful, self._ledger, tables)
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

    def wake(self, at: OpenTable) -> None:
        """Something may be owed for a table."""
        self._channels.wake(at.channel if at.row.placed else at.row.parent)

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

    async def _next(self, channel: int) -> OwedRow | None:
        await self._answers_first()
        return await self._ledger.next(channel)

    async def _pay(self, owed: OwedRow, tries: int) -> None:
        try:
            at = await self._tables.find(owed.table)
            async with at.telling:
                now = await self._ledger.next(owed.channel)
                if now is not None and now.id == owed.id:
                    await self._deliver(now, at, tries)
        except (Rejected, NoTable) as refused:
            _log.error("a message was dropped", extra={"table": owed.table, "reason": str(refused)})
            await self._ledger.paid(owed)

    async def _deliver(self, owed: OwedRow, at: OpenTable, tries: int) -> None:
        match owed.debt:
            case Post():
                await self._post(owed, at, owed.debt)
            case Renew():
                await self._renew(owed, at, owed.debt)
            case Strip():
                await self._strip(owed, at, owed.debt)
            case Ask() | Sight():
                await self._direct(owed, at, owed.debt, tries)
            case Nudge():
                await self._nudge(owed, at, owed.debt)
            case Poll(vote):
                await self._polls.pay(owed, at, vote)
            case Opening() | Invite() | Signpost() | Tell() | Publish() | Notice():
                await self._once(owed, at, owed.debt)

    async def _once(
        self, owed: OwedRow, at: OpenTable, debt: Opening | Invite | Signpost | Tell | Publish | Notice
    ) -> None:
        """What is done once and needs no looking after."""
        if isinstance(debt, Opening):
            return await self._doors.open(owed, at, debt)
        if isinstance(debt, Invite | Signpost):
            await self._doors.bring(at, debt)
            return await self._ledger.paid(owed)
        return await self._bring(owed, at, await lasting(at, debt, self._album))

    async def _bring(self, owed: OwedRow, at: OpenTable, letter: Letter) -> None:
        message = await self._careful.post(at.channel, letter, owed.nonce)
        await self._ledger.paid(owed, message=message)

    async def _post(self, owed: OwedRow, at: OpenTable, post: Post) -> None:
        people = [await self._people.find(user) for user in post.pings]
        hint = post.hint if not all(person.reachable for person in people) else ""
        text = "\n".join(part for part in (post.text, hint) if part)
        pings = await self._days.audible(at, people)
        letter = replace(to_all(at, text, pings), otherwise=forms(post))
        message = await self._careful.post(at.channel, letter, owed.nonce)
        before = await self._ledger.board(at.id)
        strip = (Strip(before.message, before.history),) if before is not None else ()
        await self._ledger.paid(owed, BoardRow(at.id, message, text, history=post.history), strip, message)

    async def _nudge(self, owed: OwedRow, at: OpenTable, nudge: Nudge) -> None:
        """Call somebody; not who has decided by now, and who has quiet hours by now is called after them."""
        waited = any(wait.user == nudge.user for wait in at.row.waits)
        if not waited or not await self._days.audible(at, [await self._people.find(nudge.user)]):
            return await self._ledger.paid(owed)
        return await self._bring(owed, at, to_all(at, nudge.text, (nudge.user,), bare=True))

    async def _renew(self, owed: OwedRow, at: OpenTable, renew: Renew) -> None:
        """Edit the board message, unless a burst of moves has made that vain: edits are few in Discord's eyes."""
        board = await self._ledger.board(at.id)
        if not renew.bare and any(isinstance(debt, Post | Renew) for debt in await self._ledger.later(owed.nonce)):
            return await self._ledger.paid(owed)
        if board is None:
            return await self._post(owed, at, Post(renew.text))
        try:
            letter = to_all(at, renew.text, mentioned(renew.text), bare=renew.bare)
            await self._sender.edit(at.channel, board.message, letter)
        except MessageGone:
            return await self._post(owed, at, Post(renew.text, history=board.history))
        return await self._ledger.paid(owed, replace(board, text=renew.text))

    async def _strip(self, owed: OwedRow, at: OpenTable, strip: Strip) -> None:
        try:
            await self._sender.strip(at.channel, strip.message, strip.text)
        except MessageGone:
            _log.debug("a message had gone before its controls", extra={"table": at.id})
        await self._ledger.paid(owed)

    async def _direct(self, owed: OwedRow, at: OpenTable, debt: Ask | Sight, tries: int) -> None:
        """Write to somebody who can see the channel. The game does not hang on it: the channel asks as well."""
        if not await self._sender.sees(at.guild, at.row.parent or at.channel, debt.user):
            await self._watchers.remove(at.id, debt.user)
        elif isinstance(debt, Sight):
            if at.status == "open" and at.roster.seat_of(debt.user) is None:
                await self._write(owed, debt.user, Letter(debt.text), tries)
        elif _still_wanted(at, debt):
            person = await self._people.find(debt.user)
            letter = await to_one(at, debt.seat, debt.text, person, self._cards)
            await self._write(owed, debt.user, letter, tries)
        await self._ledger.paid(owed)

    async def _write(self, owed: OwedRow, user: int, letter: Letter, tries: int) -> None:
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


def _still_wanted(at: OpenTable, ask: Ask) -> bool:
    """Whether they still play, and still have to decide. Whoever is called already is shown the hand with the call."""
    decision = at.game.decision(at.table.fold.state) if at.status == "open" else None
    if decision is None or at.roster.user_of(ask.seat) != ask.user:
        return False
    called = ask.seat in decision.seats
    return not called or _called_from_the_start(at, ask.seat) if ask.opening else called


def _called_from_the_start(at: OpenTable, seat: Seat) -> bool:
    """Whether somebody still owes the very first decision, so that the opening hand is the one that comes with it."""
    first = at.game.decision(at.table.fold.start)
    return first is not None and seat in first.seats and all(entry.seat != seat for entry in at.table.entries)


def _wait(later: TryLater, tries: int) -> float:
    """Seconds until the next try: what Discord says, else ever longer."""
    return later.after if later.after is not None else min(2.0**tries, LONGEST_WAIT)
