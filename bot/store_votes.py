"""Votes, ballots, and who was replaced at a table: one method is one transaction."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bot.debts_kinds import Debt, Poll, Strip
from bot.store_owing import owe, posted
from bot.store_rows import OwedRow
from bot.votes_rules import Verdict, Vote
from engine.game import Seat

if TYPE_CHECKING:
    from bot.store import Database

_COLUMNS = "id, table_id, kind, about, version, absent, sitter, wanting, proposal, verdict, message"
_NAMES = tuple(_COLUMNS.replace("table_id", "table").split(", "))
_OPEN = "verdict IN ('', 'offered')"


class VoteBox:
    """Where votes are kept. People are named in one only while it goes on."""

    def __init__(self, database: "Database") -> None:
        self._database = database

    async def create(self, vote: Vote, channel: int, seat: Seat | None) -> int:
        """A new vote, with a yes from `seat` if it is asked itself; its number."""
        sql = (
            "INSERT INTO votes (table_id, kind, about, version, absent, sitter, wanting, proposal, verdict)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '') RETURNING id"
        )
        told = (vote.table, vote.kind, vote.about, vote.version, vote.absent, vote.sitter, vote.wanting, vote.proposal)
        async with self._database.transaction() as connection:
            made = await (await connection.execute(sql, told)).fetchone()
            number = int(made[0]) if made else 0
            if seat is not None:
                await connection.execute("INSERT INTO ballots VALUES (?, ?, 1)", (number, seat))
            await owe(connection, vote.table, channel, (Poll(number),))
        return number

    async def find(self, number: int) -> Vote | None:
        """The vote with this number."""
        row = await self._database.row(f"SELECT {_COLUMNS} FROM votes WHERE id = ?", (number,))
        return await self._vote(row) if row else None

    async def open(self, table: int) -> tuple[Vote, ...]:
        """The votes of a table that go on."""
        sql = f"SELECT {_COLUMNS} FROM votes WHERE table_id = ? AND {_OPEN} ORDER BY id"
        return tuple([await self._vote(row) for row in await self._database.rows(sql, (table,))])

    async def tables(self) -> tuple[int, ...]:
        """The tables where a vote goes on."""
        rows = await self._database.rows(f"SELECT DISTINCT table_id FROM votes WHERE {_OPEN} ORDER BY table_id")
        return tuple(row[0] for row in rows)

    async def cast(self, vote: Vote, channel: int, seat: Seat, yes: bool) -> None:
        """A seat's say, in the place of what it said before."""
        async with self._database.transaction() as connection:
            await connection.execute("INSERT OR REPLACE INTO ballots VALUES (?, ?, ?)", (vote.id, seat, yes))
            await owe(connection, vote.table, channel, (Poll(vote.id),))

    async def offer(self, vote: Vote, channel: int, last: str) -> None:
        """A seat is free for whoever takes it: a new message says so, and the one before keeps `last`."""
        strip: tuple[Debt, ...] = (Strip(vote.message, last),) if vote.message is not None else ()
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE votes SET verdict = 'offered', message = NULL WHERE id = ?", (vote.id,))
            await owe(connection, vote.table, channel, (*strip, Poll(vote.id)))

    async def end(self, vote: Vote, channel: int, verdict: Verdict) -> None:
        """A vote is over; whom it was about is forgotten."""
        sql = "UPDATE votes SET verdict = ?, sitter = NULL, wanting = NULL WHERE id = ?"
        async with self._database.transaction() as connection:
            await connection.execute(sql, (verdict, vote.id))
            await owe(connection, vote.table, channel, (Poll(vote.id),))

    async def posted(self, owed: OwedRow, vote: Vote, message: int) -> None:
        """The message of a vote stands in its channel."""
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM debts WHERE id = ?", (owed.id,))
            await connection.execute("UPDATE votes SET message = ? WHERE id = ?", (message, vote.id))
            await posted(connection, owed.table, message)

    async def last_played(self, table: int) -> float | None:
        """When the last entry of a table was made."""
        row = await self._database.row("SELECT max(played) FROM entries WHERE table_id = ?", (table,))
        return row[0] if row else None

    async def replaced(self, table: int, user: int, seat: Seat, name: str) -> None:
        """Remember who had to give up a seat, and may come back."""
        async with self._database.transaction() as connection:
            await connection.execute("INSERT OR REPLACE INTO absentees VALUES (?, ?, ?, ?)", (table, user, seat, name))

    async def absentee(self, table: int, user: int) -> tuple[Seat, str] | None:
        """The seat that somebody had to give up, and their name there."""
        sql = "SELECT seat, name FROM absentees WHERE table_id = ? AND user = ?"
        row = await self._database.row(sql, (table, user))
        return (row[0], row[1]) if row else None

    async def returned(self, table: int, user: int) -> None:
        """Whoever had to give up a seat sits at the table again."""
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM absentees WHERE table_id = ? AND user = ?", (table, user))

    async def _vote(self, row: Iterable[Any]) -> Vote:
        told = dict(zip(_NAMES, row, strict=True))
        sql = "SELECT seat, yes FROM ballots WHERE vote_id = ? ORDER BY seat"
        ballots = await self._database.rows(sql, (told["id"],))
        told["absent"] = bool(told["absent"])
        return Vote(**told, ballots=tuple((seat, bool(yes)) for seat, yes in ballots))
