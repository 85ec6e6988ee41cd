"""Votes: decisions of the players of a table, and their consequences. Each seat has one ballot. Each vote is decided
only once, even after a restart, and refused when it no longer applies."""

import asyncio
import logging

from msgspec.structs import replace

from bot.messages import changes
from bot.messages.clocks import changed_time_text, pause_text
from bot.messages.outgoing import Consequences
from bot.messages.votes import (
    proposal_text,
    replacement_text,
    return_question,
    time_question,
    undo_question,
    undo_text,
    vote_text,
)
from bot.model.errors import (
    AbsentPersonReturned,
    AlreadyJoined,
    AlreadyResting,
    LeagueTableFixed,
    NeverReplaced,
    NoOtherPersonOnSeat,
    NotAsked,
    TableClosed,
    UnchangedTime,
    VoteOver,
)
from bot.model.pace import with_rest, with_time
from bot.model.reminders import is_table_notified, waited_since
from bot.model.roster import Chair, with_chair
from bot.model.table import with_host
from bot.model.vote import (
    LONG_WAIT_SECONDS,
    Verdict,
    Vote,
    VoteKind,
    count_ballots,
    has_lapsed,
    has_moved,
    voting_seats,
)
from bot.runtime.clock import Clock
from bot.runtime.workers import WorkerService
from bot.store.store import Store
from bot.tables.live_table import LiveTable, shield
from bot.tables.lobby import computer_name
from bot.tables.tables import Tables
from engine.game import Refused, Seat
from engine.table import CannotUndo, StaleAction

_log = logging.getLogger(__name__)


class Votes(WorkerService):
    """All votes, handled one at a time. Each step reads the store again, so that a restart changes nothing."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store.votes
        self._tables = tables
        self._clock = clock
        self._outcomes = VoteOutcomes(store, tables, clock)
        self._lock = asyncio.Lock()
        self._tables_with_votes: set[int] = set()
        super().__init__(self._review)

    def note_change(self, table: LiveTable) -> None:
        """Review a table's votes, which may have lapsed. `Tables` calls it as a listener."""
        if table.id in self._tables_with_votes:
            self._workers.wake(table.id)

    async def start(self) -> None:
        """Review the votes left by an earlier run."""
        self._tables_with_votes |= set(await self._store.tables_with_votes())
        for table in self._tables_with_votes:
            self._workers.wake(table)

    async def propose(
        self, table: LiveTable, user: int, kind: VoteKind, seat: Seat | None, seen: int | None = None
    ) -> Vote:
        """Start a vote about a seat, or, if `seat` is None, about ending or pausing the game, and return the vote.
        `seen`: the version at which the table was notified that the seat's player does not answer. Raises Refused."""
        asker = _seat_in_play(table, user)
        if table.row.settings.league and kind in ("substitute", "pause"):
            raise LeagueTableFixed
        if seat is not None:
            if seat == asker or table.roster.user_of(seat) is None:
                raise NoOtherPersonOnSeat
            if seen is not None and not await self._is_missing(table, seat, seen):
                raise AbsentPersonReturned(seat)
        elif kind not in ("end", "pause"):
            raise NoOtherPersonOnSeat
        elif kind == "pause" and table.row.rest is not None:
            raise AlreadyResting
        absent = seat is not None and (seen is not None or await self.is_long_awaited(table, seat))
        sitter = None if seat is None else table.roster.user_of(seat)
        text = proposal_text(table.row, kind, asker, seat)
        return await self._store_vote(table, Vote(table.id, kind, table.log.version, text, seat, absent, sitter), asker)

    async def propose_time(self, table: LiveTable, user: int, pace: str | None, late: str | None) -> Vote:
        """Start a vote of all players on the time for turns and on the consequence when it runs out, and return the
        vote. None leaves either as it is. Raises Refused."""
        asker, settings = _seat_in_play(table, user), table.row.settings
        if settings.league:
            raise LeagueTableFixed
        pace_and_late = (pace or settings.pace, late or settings.late)
        if pace_and_late == (settings.pace, settings.late):
            raise UnchangedTime
        text = time_question(table.row, asker, *pace_and_late)
        vote = Vote(table.id, "time", table.log.version, text, chosen=" ".join(pace_and_late))
        return await self._store_vote(table, vote, asker)

    async def _is_missing(self, table: LiveTable, seat: Seat, seen: int) -> bool:
        """Whether the table was notified that this player does not answer, or has waited for them for a long time, and
        they have not moved since version `seen`."""
        silent = is_table_notified(table.row, seat) or await self.is_long_awaited(table, seat)
        return silent and not has_moved(seat, seen, table.log.entries)

    async def is_long_awaited(self, table: LiveTable, seat: Seat) -> bool:
        """Whether the table has waited for the player on the seat for at least `LONG_WAIT_SECONDS`."""
        decision = table.decision
        if decision is None or seat not in decision.seats:
            return False
        now = self._clock.now()
        last_played = await self._store.last_played(table.id)
        return now - (waited_since(table.row, seat, now) if last_played is None else last_played) >= LONG_WAIT_SECONDS

    async def propose_undo(self, table: LiveTable, user: int, version: int | None) -> Vote:
        """Start a vote of all players on whether `user` may undo their last move and all later ones, and return the
        vote. Raises Refused."""
        asker = _seat_in_play(table, user)
        if version not in (None, table.log.version):
            raise StaleAction
        first_undone = last_move_of(table, asker)
        text = undo_question(table.row, asker, table.log.fold, first_undone)
        return await self._store_vote(table, Vote(table.id, "undo", table.log.version, text, first_undone), asker)

    async def ask_to_return(self, table: LiveTable, user: int) -> Vote | None:
        """Give a seat back to the person who was replaced there. If a computer has it, do so at once and return None.
        Otherwise start a vote and return it. Raises Refused."""
        if table.status != "open":
            raise TableClosed
        if user in table.roster.users:
            raise AlreadyJoined
        replaced_seat = await self._store.find_replaced(table.id, user)
        if replaced_seat is None:
            raise NeverReplaced
        seat, name = replaced_seat
        sitter = table.roster.user_of(seat)
        if sitter is None:
            await self._outcomes.return_seat(table, seat, user, name)
            return None
        text = return_question(table.row, name, seat)
        vote = Vote(table.id, "return", table.log.version, text, seat, sitter=sitter, wanting=user)
        return await self._store_vote(table, vote, None)

    async def hand_over_seat(self, table: LiveTable, seat: Seat, user: int, name: str) -> None:
        """Give a seat to `user`, called `name`, as a league's managers have decided. Raises VoteOver."""
        vote = Vote(table.id, "return", 0, "", about=seat, sitter=table.roster.user_of(seat))
        await self._outcomes.give_seat(table, vote, user, name, "seat-taken")

    async def may_return(self, table: LiveTable, user: int) -> bool:
        """Whether a computer now has the seat that `user` had to give up."""
        replaced = await self._store.find_replaced(table.id, user)
        return replaced is not None and table.roster.user_of(replaced[0]) is None

    async def cast_ballot(self, vote_id: int, user: int, yes: bool) -> Vote:
        """Store a ballot and return the vote. Repeating the same ballot changes nothing. Raises Refused."""
        return await self._cast_ballot(vote_id, user, yes)

    async def require_vote_of(self, table: LiveTable, vote_id: int) -> None:
        """Raise VoteOver unless vote `vote_id` belongs to this table."""
        if (await self._find(vote_id)).table != table.id:
            raise VoteOver

    async def vote_to_wait(self, table: LiveTable, user: int, seat: Seat) -> None:
        """Cast a no for `user` in every open vote about an absent player on `seat`. Raises NotSeated."""
        table.roster.seat_of_user(user)
        for vote in await self._store.open_votes(table.id):
            if vote.absent and vote.about == seat and not vote.verdict:
                await self.cast_ballot(vote.id, user, False)

    @shield
    async def _store_vote(self, table: LiveTable, vote: Vote, asker: Seat | None) -> Vote:
        async with self._lock:
            same_votes = [
                open_vote
                for open_vote in await self._store.open_votes(table.id)
                if open_vote.question_key == vote.question_key
            ]
            if not same_votes:
                vote_id = await self._store.create(vote, table.channel, asker)
                self._tables_with_votes.add(table.id)
                self._tables.notify_listeners(table)
                return await self._review_vote(table, await self._find(vote_id))
        if same_votes[0].verdict or asker is None:
            return same_votes[0]
        return await self._cast_ballot(same_votes[0].id, table.roster.user_of(asker) or 0, True)

    @shield
    async def _cast_ballot(self, vote_id: int, user: int, yes: bool) -> Vote:
        async with self._lock:
            vote = await self._find(vote_id)
            table = await self._tables.find(vote.table)
            seat = table.roster.seat_of_user(user)
            if vote.verdict or (await self._review_vote(table, vote)).verdict:
                raise VoteOver
            if seat not in voting_seats(vote, table.roster):
                raise NotAsked
            if (seat, yes) not in vote.ballots:
                await self._store.store_ballot(vote, table.channel, seat, yes)
                self._tables.notify_listeners(table)
            return await self._review_vote(table, await self._find(vote_id))

    @shield
    async def take_seat(self, vote_id: int, user: int, name: str) -> LiveTable:
        """Give `user`, called `name`, a seat that a vote has offered, and return the table. Raises Refused."""
        async with self._lock:
            vote = await self._find(vote_id)
            table = await self._tables.find(vote.table)
            if vote.verdict != "offered" or (await self._review_vote(table, vote)).verdict != "offered":
                raise VoteOver
            if user in table.roster.users:
                raise AlreadyJoined
            await self._outcomes.give_seat(table, vote, user, name, "seat-taken")
            await self._store_outcome(table, vote, "taken")
        return table

    async def _review(self, table: int) -> None:
        """Review all votes of a table, because it has changed."""
        live = await self._tables.find(table)
        async with self._lock:
            for vote in await self._store.open_votes(table):
                await self._review_vote(live, vote)
            if not await self._store.open_votes(table):
                self._tables_with_votes.discard(table)

    async def _review_vote(self, table: LiveTable, vote: Vote) -> Vote:
        """Carry out a vote that is decided, or end one that has lapsed. Return the vote in its new state."""
        verdict: Verdict = "lapsed" if is_over(table, vote) else count_ballots(vote, table.roster)
        if verdict == vote.verdict:
            return vote
        try:
            if verdict == "agreed":
                await self._outcomes.carry_out(table, vote)
        except Refused as refused:
            _log.info("a vote came too late", extra={"table": table.id, "reason": refused.reason})
            verdict = "lapsed"
        return await self._store_outcome(table, vote, verdict)

    async def _store_outcome(self, table: LiveTable, vote: Vote, verdict: Verdict) -> Vote:
        if verdict == "offered":
            await self._store.store_offer(vote, table.channel, vote_text(table.row, replace(vote, verdict="agreed")))
        else:
            await self._store.store_outcome(vote, table.channel, verdict)
        self._tables.notify_listeners(table)
        return await self._find(vote.id)

    async def _find(self, vote_id: int) -> Vote:
        vote = await self._store.find(vote_id)
        if vote is None:
            raise VoteOver
        return vote


def last_move_of(table: LiveTable, seat: Seat) -> int:
    """Return the number of a seat's last standing move. Raises CannotUndo if there is none."""
    entries = [move.entry for move in table.log.fold.moves]
    own = [entry.number for entry in entries if entry.seat == seat and not entry.is_follow_up]
    if not own:
        raise CannotUndo
    return own[-1]


def _seat_in_play(table: LiveTable, user: int) -> Seat:
    """Return the seat of `user` in a running game. Raises NotStarted, TableClosed or NotSeated."""
    if table.log and table.status != "open":
        raise TableClosed
    return table.roster.seat_of_user(user)


class VoteOutcomes:
    """Carries out what votes have decided."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store.votes
        self._tables = tables
        self._clock = clock

    async def carry_out(self, table: LiveTable, vote: Vote) -> None:
        """Carry out a vote that was agreed to. Raises Refused."""
        match vote.kind:
            case "computer":
                await self.give_seat(table, vote, None, computer_name(table.roster, table.language), "seat-computer")
            case "return":
                replaced_seat = await self._store.find_replaced(table.id, vote.wanting or 0)
                if replaced_seat is None:
                    raise VoteOver
                await self.give_seat(table, vote, vote.wanting, replaced_seat[1], "seat-returned")
            case "end":
                await self._end_game(table, vote)
            case "pause":
                await self._pause_game(table, vote)
            case "time":
                await self._change_time(table, vote)
            case "undo" if vote.about is not None:
                await self._tables.undo_from(table, vote.about, undo_text, vote.version)

    async def return_seat(self, table: LiveTable, seat: Seat, user: int, name: str) -> None:
        """Return a seat to `user`, called `name`, from the computer that has it. Raises VoteOver."""
        await self.give_seat(table, Vote(table.id, "return", 0, "", about=seat), user, name, "seat-returned")

    @shield
    async def give_seat(self, table: LiveTable, vote: Vote, user: int | None, name: str, notice_key: str) -> None:
        """Give the seat that the vote is about to `user`, called `name`, or to a computer if `user` is None.
        `notice_key`: the entry that announces this. Raises VoteOver."""
        async with self._tables.changing(table):
            seat = _require_current(table, vote).about or 0
            former_chair = table.roster.chairs[seat]
            if former_chair.user is not None:
                await self._store.store_replaced(table.id, former_chair.user, seat, former_chair.name)
            roster = with_chair(table.roster, seat, Chair(former_chair.mark, user, name))
            row = with_host(table.row, roster)
            text = replacement_text(row, notice_key, seat, former_chair.name)
            people, now = await self._tables.people_in(roster), self._clock.now()
            consequences = changes.seating_messages(row, table.game, table.log.fold, seat, text, people, now)
            await self._tables.store_change(table, consequences)
            if user is not None:
                await self._store.delete_replaced(table.id, user)

    @shield
    async def _end_game(self, table: LiveTable, vote: Vote) -> None:
        async with self._tables.changing(table):
            _require_current(table, vote)
            await self._tables.store_change(table, changes.agreed_end_messages(table.row, table.record))

    @shield
    async def _pause_game(self, table: LiveTable, vote: Vote) -> None:
        async with self._tables.changing(table):
            _require_current(table, vote)
            row = with_rest(table.row, "pause", self._clock.now())
            await self._tables.store_change(table, Consequences(row, (pause_text(row),)))

    @shield
    async def _change_time(self, table: LiveTable, vote: Vote) -> None:
        async with self._tables.changing(table):
            name, late = _require_current(table, vote).chosen.split()
            row = with_time(table.row, name, late, self._clock.now())
            await self._tables.store_change(table, Consequences(row, (changed_time_text(row),)))


def is_over(table: LiveTable, vote: Vote) -> bool:
    """Whether the question of a vote no longer applies, as `has_lapsed` decides for the table."""
    return has_lapsed(vote, table.status == "open", table.roster, table.log.entries if table.started else ())


def _require_current(table: LiveTable, vote: Vote) -> Vote:
    if is_over(table, vote):
        raise VoteOver
    return vote
