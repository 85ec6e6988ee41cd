"""Doing what the players of a table have agreed to. Each deed is refused when its moment has passed."""

from bot.messages import changes
from bot.messages.board import public
from bot.messages.votes import moved
from bot.model.roster import Chair
from bot.model.vote import Vote, VoteOver, lapsed
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.live_table import whole
from bot.tables.lobby import hosted
from bot.tables.registry import OpenTable, Tables, Wider
from bot.tables.seating import computer_name, replaced
from engine.game import Seat


class Deeds:
    """What votes can bring about."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._votes = store.votes
        self._tables = tables
        self._clock = clock

    async def carry_out(self, at: OpenTable, vote: Vote) -> None:
        """What a vote that was agreed to asks for. Raises Refused."""
        match vote.kind:
            case "computer":
                await self.seat(at, vote, None, computer_name(at.roster, at.language), "seat-computer")
            case "return":
                left = await self._votes.absentee(at.id, vote.wanting or 0)
                if left is None:
                    raise VoteOver
                await self.seat(at, vote, vote.wanting, left[1], "seat-returned")
            case "end":
                await whole(self._end(at, vote))
            case "undo" if vote.about is not None:
                said = public(at.row).say("taken-back-by-vote")
                await self._tables.undo(at, None, vote.version, None, Wider(vote.about, said))

    async def seat(self, at: OpenTable, vote: Vote, user: int | None, name: str, key: str) -> None:
        """Have `user` (None: a computer) sit where the vote is about, told by entry `key`. Raises VoteOver."""
        await whole(self._seat(at, vote, user, name, key))

    async def back(self, at: OpenTable, seat: Seat, user: int, name: str) -> None:
        """Have `user` sit where a computer has sat for them. Raises VoteOver."""
        await self.seat(at, Vote(at.id, "return", 0, "", about=seat), user, name, "seat-returned")

    async def _seat(self, at: OpenTable, vote: Vote, user: int | None, name: str, key: str) -> None:
        async with at.lock:
            seat = _still(at, vote).about or 0
            before = at.roster.chairs[seat]
            if before.user is not None:
                await self._votes.replaced(at.id, before.user, seat, before.name)
            roster = replaced(at.roster, seat, Chair(before.mark, user, name))
            row, said = hosted(at.row, roster), moved(at.row, key, before.name, name)
            people, now = await self._tables.people(roster), self._clock.now()
            owing = changes.of_seating(row, at.game, at.table.fold, seat, said, people, now)
            await self._tables.keep(at, owing)
            if user is not None:
                await self._votes.returned(at.id, user)

    async def _end(self, at: OpenTable, vote: Vote) -> None:
        async with at.lock:
            _still(at, vote)
            await self._tables.keep(at, changes.of_agreed_end(at.row, at.record))


def over(at: OpenTable, vote: Vote) -> bool:
    """Whether the moment that the vote is about has passed."""
    return lapsed(vote, at.status == "open", at.roster, at.table.entries if at.started else ())


def _still(at: OpenTable, vote: Vote) -> Vote:
    if over(at, vote):
        raise VoteOver
    return vote
