"""Doing what the players of a table have agreed to. Each deed is refused when its moment has passed."""

from bot.messages import changes
from bot.messages.board import public
from bot.messages.votes import moved
from bot.model.errors import VoteOver
from bot.model.roster import Chair
from bot.model.vote import Vote, lapsed
from bot.runtime.clock import Clock
from bot.store.store import Store
from bot.tables.live_table import LiveTable, uninterrupted
from bot.tables.lobby import hosted
from bot.tables.registry import Tables
from bot.tables.seating import computer_name, replaced
from engine.game import Seat


class VoteOutcomes:
    """What votes can bring about."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._votes = store.votes
        self._tables = tables
        self._clock = clock

    async def carry_out(self, table: LiveTable, vote: Vote) -> None:
        """What a vote that was agreed to asks for. Raises Refused."""
        match vote.kind:
            case "computer":
                await self.seat(table, vote, None, computer_name(table.roster, table.language), "seat-computer")
            case "return":
                left = await self._votes.absentee(table.id, vote.wanting or 0)
                if left is None:
                    raise VoteOver
                await self.seat(table, vote, vote.wanting, left[1], "seat-returned")
            case "end":
                await self._end(table, vote)
            case "undo" if vote.about is not None:
                said = public(table.row).say("taken-back-by-vote")
                await self._tables.undo_to(table, vote.about, said, vote.version)

    async def seat(self, table: LiveTable, vote: Vote, user: int | None, name: str, key: str) -> None:
        """Have `user` (None: a computer) sit where the vote is about, told by entry `key`. Raises VoteOver."""
        await self._seat(table, vote, user, name, key)

    async def back(self, table: LiveTable, seat: Seat, user: int, name: str) -> None:
        """Have `user` sit where a computer has sat for them. Raises VoteOver."""
        await self.seat(table, Vote(table.id, "return", 0, "", about=seat), user, name, "seat-returned")

    @uninterrupted
    async def _seat(self, table: LiveTable, vote: Vote, user: int | None, name: str, key: str) -> None:
        async with table.lock:
            seat = _still(table, vote).about or 0
            before = table.roster.chairs[seat]
            if before.user is not None:
                await self._votes.replaced(table.id, before.user, seat, before.name)
            roster = replaced(table.roster, seat, Chair(before.mark, user, name))
            row, said = hosted(table.row, roster), moved(table.row, key, before.name, name)
            people, now = await self._tables.people(roster), self._clock.now()
            owing = changes.of_seating(row, table.game, table.log.fold, seat, said, people, now)
            await self._tables.keep(table, owing)
            if user is not None:
                await self._votes.returned(table.id, user)

    @uninterrupted
    async def _end(self, table: LiveTable, vote: Vote) -> None:
        async with table.lock:
            _still(table, vote)
            await self._tables.keep(table, changes.of_agreed_end(table.row, table.record))


def over(table: LiveTable, vote: Vote) -> bool:
    """Whether the moment that the vote is about has passed."""
    return lapsed(vote, table.status == "open", table.roster, table.log.entries if table.started else ())


def _still(table: LiveTable, vote: Vote) -> Vote:
    if over(table, vote):
        raise VoteOver
    return vote
