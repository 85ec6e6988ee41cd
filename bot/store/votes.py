"""Votes, ballots, and replaced players."""

from collections.abc import Iterable
from typing import Any

from bot.messages.outgoing import Outgoing, PostVote, QueuedMessage, RetireBoard
from bot.model.vote import Verdict, Vote
from bot.store.database import StorePart
from bot.store.outbox import posted_statement, queue_statements
from bot.store.statements import Transaction, run_statements, upsert
from engine.game import Seat

_COLUMNS = "id, table_id, kind, about, version, absent, sitter, wanting, proposal, verdict, message, chosen"
_FIELD_NAMES = tuple(_COLUMNS.replace("table_id", "table").split(", "))
_IS_OPEN_SQL = "verdict IN ('', 'offered')"


class VoteStore(StorePart):
    """The votes of tables. Only a running vote names people."""

    async def create(self, vote: Vote, channel: int, seat: Seat | None) -> int:
        """Store a new vote and return its id. `seat`: the seat that votes yes by starting it, or None."""
        sql = (
            "INSERT INTO votes (table_id, kind, about, version, absent, sitter, wanting, proposal, chosen, verdict)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '') RETURNING id"
        )
        about = (vote.table, vote.kind, vote.about, vote.version)
        columns = (*about, int(vote.absent), vote.sitter, vote.wanting, vote.proposal, vote.chosen)

        def insert_vote(connection: Transaction) -> int:
            ((vote_id,),) = connection.execute(sql, columns)
            if seat is not None:
                connection.execute("INSERT INTO ballots (vote_id, seat, yes) VALUES (?, ?, 1)", (vote_id, seat))
            run_statements(queue_statements(vote.table, channel, (PostVote(vote_id),)), connection)
            return int(vote_id)

        return await self._database.change(insert_vote)

    async def find(self, vote_id: int) -> Vote | None:
        """Return the vote with this id, or None."""
        row = await self._database.row(f"SELECT {_COLUMNS} FROM votes WHERE id = ?", (vote_id,))
        return await self._vote_from_row(row) if row else None

    async def open_votes(self, table: int) -> tuple[Vote, ...]:
        """Return the votes of a table whose ballots are still counted, or whose offered seat is free."""
        sql = f"SELECT {_COLUMNS} FROM votes WHERE table_id = ? AND {_IS_OPEN_SQL} ORDER BY id"
        return tuple([await self._vote_from_row(row) for row in await self._database.rows(sql, (table,))])

    async def tables_with_votes(self) -> tuple[int, ...]:
        """Return the ids of tables with a running vote."""
        rows = await self._database.rows(f"SELECT DISTINCT table_id FROM votes WHERE {_IS_OPEN_SQL} ORDER BY table_id")
        return tuple(row[0] for row in rows)

    async def store_ballot(self, vote: Vote, channel: int, seat: Seat, yes: bool) -> None:
        """Store a seat's ballot, which replaces the previous one."""
        await self._database.run(
            (upsert("ballots", ("vote_id", "seat", "yes"), ("vote_id", "seat")), (vote.id, seat, int(yes))),
            *queue_statements(vote.table, channel, (PostVote(vote.id),)),
        )

    async def answers_of(self, table: int, seat: Seat) -> tuple[tuple[str, bool], ...]:
        """Return the kind of each vote of a table in which a seat took part, with the seat's answer."""
        sql = (
            "SELECT kind, yes FROM votes JOIN ballots ON vote_id = id WHERE table_id = ? AND seat = ? ORDER BY votes.id"
        )
        return tuple((kind, bool(yes)) for kind, yes in await self._database.rows(sql, (table, seat)))

    async def store_offer(self, vote: Vote, channel: int, last_text: str) -> None:
        """Store that a seat is free for anybody. A new message announces the offer, and the text of the vote's message
        becomes `last_text`."""
        retire: tuple[Outgoing, ...] = (RetireBoard(vote.message, last_text),) if vote.message is not None else ()
        await self._database.run(
            ("UPDATE votes SET verdict = 'offered', message = NULL WHERE id = ?", (vote.id,)),
            *queue_statements(vote.table, channel, (*retire, PostVote(vote.id))),
        )

    async def store_outcome(self, vote: Vote, channel: int, verdict: Verdict) -> None:
        """Store the outcome of a vote, and delete the people whom it names."""
        sql = "UPDATE votes SET verdict = ?, sitter = NULL, wanting = NULL WHERE id = ?"
        await self._database.run(
            (sql, (verdict, vote.id)), *queue_statements(vote.table, channel, (PostVote(vote.id),))
        )

    async def store_posted(self, queued: QueuedMessage, vote: Vote, message: int) -> None:
        """Store the id of a vote's message, and remove the message from the queue."""
        await self._database.run(
            ("DELETE FROM debts WHERE id = ?", (queued.id,)),
            ("UPDATE votes SET message = ? WHERE id = ?", (message, vote.id)),
            posted_statement(queued.table, message),
        )

    async def last_played(self, table: int) -> float | None:
        """Return when a table's last entry was made, in seconds since 1970, or None."""
        row = await self._database.row("SELECT max(played) FROM entries WHERE table_id = ?", (table,))
        return row[0] if row else None

    async def store_replaced(self, table: int, user: int, seat: Seat, name: str) -> None:
        """Store that a person had to give up a seat and may return, with their name there."""
        sql = upsert("absentees", ("table_id", "user", "seat", "name"), ("table_id", "user"))
        await self._database.run((sql, (table, user, seat, name)))

    async def find_replaced(self, table: int, user: int) -> tuple[Seat, str] | None:
        """Return the seat that a person had to give up, and their name there, or None if they gave up none."""
        sql = "SELECT seat, name FROM absentees WHERE table_id = ? AND user = ?"
        row = await self._database.row(sql, (table, user))
        return (row[0], row[1]) if row else None

    async def find_leavers(self, table: int) -> tuple[tuple[int, Seat], ...]:
        """Return the people who gave up a seat for good, each with the seat. They left, or a vote replaced them by a
        computer after a long silence. People who were voted out although they still answered, or who were replaced by a
        person, are not included. A vote lapses when its seat moves, and people who have moved since a vote began have
        returned."""
        sql = (
            "SELECT user, seat FROM absentees WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM votes"
            " WHERE table_id = absentees.table_id AND about = absentees.seat AND (kind = 'computer'"
            " AND verdict = 'agreed' AND absent = 0 OR kind = 'substitute' AND verdict = 'taken')"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = absentees.table_id AND user = absentees.user"
            " AND number > votes.version)) ORDER BY seat, user"
        )
        return tuple((user, seat) for user, seat in await self._database.rows(sql, (table,)))

    async def delete_replaced(self, table: int, user: int) -> None:
        """Delete the note that a person had to give up a seat, because they have a seat at the table again."""
        await self._database.run(("DELETE FROM absentees WHERE table_id = ? AND user = ?", (table, user)))

    async def _vote_from_row(self, row: Iterable[Any]) -> Vote:
        columns = dict(zip(_FIELD_NAMES, row, strict=True))
        sql = "SELECT seat, yes FROM ballots WHERE vote_id = ? ORDER BY seat"
        ballots = await self._database.rows(sql, (columns["id"],))
        columns["absent"] = bool(columns["absent"])
        return Vote(**columns, ballots=tuple((seat, bool(yes)) for seat, yes in ballots))
