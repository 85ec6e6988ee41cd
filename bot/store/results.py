"""The results and reviews of finished games, and the people who opted out of results."""

import secrets
from collections.abc import Sequence

from bot.messages import notices
from bot.messages.notices import SendReview
from bot.model.ratings import StoredResult
from bot.model.review import MoveRemark, Review
from bot.store.database import StorePart
from bot.store.outbox import NONCE_BYTES
from bot.store.statements import Transaction
from engine import codec

_COLUMNS = "id, table_id, user, reviewed, finished, remarks"


class ResultStore(StorePart):
    """The results of people in each server."""

    async def tables_without_results(self) -> tuple[int, ...]:
        """Return the ids of finished tables without stored results."""
        sql = "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM noted) ORDER BY id"
        return tuple(row[0] for row in await self._database.rows(sql))

    async def store_results(self, table: int, guild: int, results: Sequence[StoredResult]) -> None:
        """Store the results of a game once, except those of people who opted out."""
        sql = "INSERT INTO results (table_id, guild, game, user, rank, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)"
        rows = [(table, guild, result.game, result.user, result.rank, result.mu, result.sigma) for result in results]
        await self._database.run(
            ("INSERT INTO noted (table_id) VALUES (?)", (table,)),
            *((sql, row) for row in rows),
            ("DELETE FROM results WHERE user IN (SELECT user FROM unlisted)", ()),
        )

    async def results_of(self, guild: int, user: int) -> tuple[StoredResult, ...]:
        """Return all results of a person in a server, the oldest first."""
        sql = "SELECT user, game, rank, mu, sigma FROM results WHERE guild = ? AND user = ? ORDER BY id"
        return tuple(StoredResult(*row) for row in await self._database.rows(sql, (guild, user)))

    async def all_results(self, guild: int) -> tuple[StoredResult, ...]:
        """Return all results of a server, the oldest first."""
        sql = "SELECT user, game, rank, mu, sigma FROM results WHERE guild = ? ORDER BY id"
        return tuple(StoredResult(*row) for row in await self._database.rows(sql, (guild,)))

    async def has_finished(self, user: int, game: str) -> bool:
        """Whether a person has a stored result in a game, on any server."""
        sql = "SELECT id FROM results WHERE user = ? AND game = ? LIMIT 1"
        return await self._database.row(sql, (user, game)) is not None

    async def has_opted_out(self, user: int) -> bool:
        """Whether a person has opted out of results."""
        return await self._database.row("SELECT user FROM unlisted WHERE user = ?", (user,)) is not None

    async def opt_in(self, user: int) -> None:
        """Store a person's results again from now on."""
        await self._database.run(("DELETE FROM unlisted WHERE user = ?", (user,)))

    async def opt_out(self, user: int) -> None:
        """Delete a person's results, and store none from now on."""
        await self._database.run(
            ("INSERT INTO unlisted (user) VALUES (?) ON CONFLICT DO NOTHING", (user,)),
            ("DELETE FROM results WHERE user = ?", (user,)),
        )


class ReviewStore(StorePart):
    """The reviews, each with its remarks so far."""

    async def add(self, table: int, user: int, now: float) -> None:
        """Store that a person requests a review of their moves at a table. Do nothing if they have already requested
        it."""
        sql = "INSERT INTO reviews (table_id, user, asked) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._database.run((sql, (table, user, now)))

    async def find(self, table: int, user: int) -> Review | None:
        """Return a person's review of their game at a table, or None if they have not requested one."""
        return await self._find_one(f"SELECT {_COLUMNS} FROM reviews WHERE table_id = ? AND user = ?", table, user)

    async def find_by_id(self, review: int) -> Review | None:
        """Return the review with this id, or None if it was deleted."""
        return await self._find_one(f"SELECT {_COLUMNS} FROM reviews WHERE id = ?", review)

    async def next_unfinished(self) -> Review | None:
        """Return the oldest unfinished review, or None if all are finished."""
        return await self._find_one(f"SELECT {_COLUMNS} FROM reviews WHERE finished = 0 ORDER BY id LIMIT 1")

    async def place_in_queue(self, review: int) -> int:
        """Return the place of an unfinished review in the queue, counted from 1."""
        sql = "SELECT count(*) FROM reviews WHERE finished = 0 AND id <= ?"
        ((count,),) = await self._database.rows(sql, (review,))
        return int(count)

    async def count_since(self, user: int, moment: float) -> int:
        """Return the number of reviews that a person has requested since the time `moment`."""
        ((count,),) = await self._database.rows(
            "SELECT count(*) FROM reviews WHERE user = ? AND asked > ?", (user, moment)
        )
        return int(count)

    async def store_progress(self, review: Review) -> bool:
        """Store the progress and the remarks of a review. Return whether it still exists."""
        sql = "UPDATE reviews SET reviewed = ?, remarks = ? WHERE id = ?"
        values = (review.reviewed, _remarks_text(review.remarks), review.id)
        return await self._database.change(lambda connection: bool(connection.execute(sql, values).rowcount))

    async def finish(self, review: Review, now: float) -> None:
        """Store that a review is finished, and queue the message with it, in the same transaction."""
        sql = "UPDATE reviews SET finished = 1, remarks = ? WHERE id = ? AND finished = 0"
        queue = "INSERT INTO notices (user, notice, nonce, due) VALUES (?, ?, ?, ?)"
        notice = notices.stored_text(SendReview(review.id))

        def store_both(connection: Transaction) -> None:
            if connection.execute(sql, (_remarks_text(review.remarks), review.id)).rowcount:
                connection.execute(queue, (review.user, notice, secrets.token_hex(NONCE_BYTES), now))

        await self._database.change(store_both)

    async def _find_one(self, sql: str, *values: int) -> Review | None:
        row = await self._database.row(sql, values)
        if row is None:
            return None
        number, table, user, reviewed, finished, remarks = row
        return Review(number, table, user, reviewed, bool(finished), codec.loads(tuple[MoveRemark, ...], remarks))


def _remarks_text(remarks: Sequence[MoveRemark]) -> str:
    return codec.dumps(tuple(remarks))
