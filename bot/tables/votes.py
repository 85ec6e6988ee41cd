"""Votes: what the players of a table decide together, one ballot a seat, decided once, also after a restart."""

import asyncio
import logging
from dataclasses import replace

from bot.messages.reminders import told_of
from bot.messages.votes import coming_back, proposal, standing, taking_back
from bot.model.errors import AlreadyJoined
from bot.model.vote import (
    BackAgain,
    Kind,
    NeverReplaced,
    NobodyThere,
    NotAsked,
    Verdict,
    Vote,
    VoteOver,
    played,
    verdict,
    voters,
)
from bot.runtime.clock import Clock
from bot.runtime.workers import Workers
from bot.store.store import Store
from bot.tables.live_table import whole
from bot.tables.registry import OpenTable, TableClosed, Tables
from bot.tables.vote_outcomes import Deeds, over
from engine.game import Refused, Seat
from engine.table import CannotUndo, Stale

LONG = 24 * 3600.0
"""Seconds after which whoever keeps a table waiting has no say in what the others decide about it."""

_log = logging.getLogger(__name__)


class Votes:
    """All votes. One thing is done at a time; the store is asked anew each time, so that a restart changes nothing."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._box = store.votes
        self._tables = tables
        self._clock = clock
        self._deeds = Deeds(store, tables, clock)
        self._lock = asyncio.Lock()
        self._watched: set[int] = set()
        self._workers = Workers(self._review)

    @property
    def idle(self) -> bool:
        """Whether no vote is being looked at."""
        return self._workers.idle

    def wake(self, at: OpenTable) -> None:
        """The moment of a vote may have passed."""
        if at.id in self._watched:
            self._workers.wake(at.id)

    async def start(self) -> None:
        """Take up the votes that were left."""
        self._watched |= set(await self._box.tables())
        for table in self._watched:
            self._workers.wake(table)

    async def settled(self) -> None:
        """Return when no vote is being looked at."""
        await self._workers.settled()

    async def close(self) -> None:
        """Look at no more votes."""
        await self._workers.close()

    async def propose(self, at: OpenTable, user: int, kind: Kind, seat: Seat | None, seen: int | None = None) -> Vote:
        """Ask the others about a seat, or (None) whether to end the game. `seen`: the version at which the table was
        told that this player does not answer. Raises Refused."""
        asker = _playing(at, user)
        if seat is not None:
            if seat == asker or at.roster.user_of(seat) is None:
                raise NobodyThere
            if seen is not None and not await self._missing(at, seat, seen):
                raise BackAgain(seat)
        elif kind != "end":
            raise NobodyThere
        absent = seat is not None and (seen is not None or await self.awaited(at, seat))
        sitter = None if seat is None else at.roster.user_of(seat)
        said = proposal(at.row, kind, asker, seat)
        return await whole(self._put(at, Vote(at.id, kind, at.table.version, said, seat, absent, sitter), asker))

    async def _missing(self, at: OpenTable, seat: Seat, seen: int) -> bool:
        """Whether the table was told that this player does not answer, or has waited long, and still waits."""
        begun = await self._box.last_played(at.id) is not None
        told = told_of(at.row, seat) or (begun and await self.awaited(at, seat))
        return told and not played(seat, seen, at.table.entries)

    async def awaited(self, at: OpenTable, seat: Seat) -> bool:
        """Whether the table has waited long for whoever sits there."""
        decision = at.game.decision(at.table.fold.state)
        last = await self._box.last_played(at.id)
        return decision is not None and seat in decision.seats and (last is None or self._clock.now() - last >= LONG)

    async def propose_undo(self, at: OpenTable, user: int, version: int | None) -> Vote:
        """Ask all whether `user` may take back their last move and all after it. Raises Refused."""
        asker = _playing(at, user)
        if version not in (None, at.table.version):
            raise Stale
        first = last_of(at, asker)
        said = taking_back(at.row, asker, at.table.fold, first)
        return await whole(self._put(at, Vote(at.id, "undo", at.table.version, said, first), asker))

    async def come_back(self, at: OpenTable, user: int) -> Vote | None:
        """Give a seat back to whoever was replaced there: at once (None) by a computer, else the others are asked.
        Raises Refused."""
        if at.status != "open":
            raise TableClosed
        if user in at.roster.users:
            raise AlreadyJoined
        left = await self._box.absentee(at.id, user)
        if left is None:
            raise NeverReplaced
        seat, name = left
        sitter = at.roster.user_of(seat)
        if sitter is None:
            await self._deeds.back(at, seat, user, name)
            return None
        said = coming_back(at.row, name, seat)
        vote = Vote(at.id, "return", at.table.version, said, seat, sitter=sitter, wanting=user)
        return await whole(self._put(at, vote, None))

    async def cast(self, number: int, user: int, yes: bool) -> Vote:
        """Say yes or no; saying it again changes nothing. Raises Refused."""
        return await whole(self._cast(number, user, yes))

    async def require(self, at: OpenTable, number: int) -> None:
        """Raise VoteOver for a vote that is not one of this table."""
        if (await self._found(number)).table != at.id:
            raise VoteOver

    async def wait(self, at: OpenTable, user: int, seat: Seat) -> None:
        """Say no to all that is asked about a seat. Raises NotSeated."""
        at.roster.seated(user)
        for vote in await self._box.open(at.id):
            if vote.absent and vote.about == seat and not vote.verdict:
                await self.cast(vote.id, user, False)

    async def take(self, number: int, user: int, name: str) -> OpenTable:
        """Take the seat that a vote has offered. Raises Refused."""
        return await whole(self._take(number, user, name))

    async def _put(self, at: OpenTable, vote: Vote, asker: Seat | None) -> Vote:
        async with self._lock:
            same = [one for one in await self._box.open(at.id) if one.question == vote.question]
            if not same:
                number = await self._box.create(vote, at.channel, asker)
                self._watched.add(at.id)
                self._tables.changed(at)
                return await self._look(at, await self._found(number))
        if same[0].verdict or asker is None:
            return same[0]
        return await self._cast(same[0].id, at.roster.user_of(asker) or 0, True)

    async def _cast(self, number: int, user: int, yes: bool) -> Vote:
        async with self._lock:
            vote = await self._found(number)
            at = await self._tables.find(vote.table)
            seat = at.roster.seated(user)
            if vote.verdict or (await self._look(at, vote)).verdict:
                raise VoteOver
            if seat not in voters(vote, at.roster):
                raise NotAsked
            if (seat, yes) not in vote.ballots:
                await self._box.cast(vote, at.channel, seat, yes)
                self._tables.changed(at)
            return await self._look(at, await self._found(number))

    async def _take(self, number: int, user: int, name: str) -> OpenTable:
        async with self._lock:
            vote = await self._found(number)
            at = await self._tables.find(vote.table)
            if vote.verdict != "offered" or (await self._look(at, vote)).verdict != "offered":
                raise VoteOver
            if user in at.roster.users:
                raise AlreadyJoined
            await self._deeds.seat(at, vote, user, name, "seat-taken")
            await self._end(at, vote, "taken")
        return at

    async def _review(self, table: int) -> None:
        """Look at all votes of a table again: it has changed."""
        at = await self._tables.find(table)
        async with self._lock:
            for vote in await self._box.open(table):
                await self._look(at, vote)
            if not await self._box.open(table):
                self._watched.discard(table)

    async def _look(self, at: OpenTable, vote: Vote) -> Vote:
        """Do what is decided, end what has lapsed; the vote as it is then."""
        found: Verdict = "lapsed" if over(at, vote) else verdict(vote, at.roster)
        if found == vote.verdict:
            return vote
        try:
            if found == "agreed":
                await self._deeds.carry_out(at, vote)
        except Refused as refused:
            _log.info("a vote came too late", extra={"table": at.id, "reason": refused.reason})
            found = "lapsed"
        return await self._end(at, vote, found)

    async def _end(self, at: OpenTable, vote: Vote, found: Verdict) -> Vote:
        if found == "offered":
            await self._box.offer(vote, at.channel, standing(at.row, replace(vote, verdict="agreed")))
        else:
            await self._box.end(vote, at.channel, found)
        self._tables.changed(at)
        return await self._found(vote.id)

    async def _found(self, number: int) -> Vote:
        vote = await self._box.find(number)
        if vote is None:
            raise VoteOver
        return vote


def last_of(at: OpenTable, seat: Seat) -> int:
    """The last move of a seat that stands. Raises CannotUndo when there is none."""
    entries = [moment.entry for moment in at.table.fold.moments]
    own = [entry.number for entry in entries if entry.seat == seat and not entry.follows]
    if not own:
        raise CannotUndo
    return own[-1]


def _playing(at: OpenTable, user: int) -> Seat:
    """Where `user` sits in a game that goes on. Raises NotStarted, TableClosed or NotSeated."""
    if at.table and at.status != "open":
        raise TableClosed
    return at.roster.seated(user)
