"""The outbox in the database: the queued messages of each channel, the newest board message of each table, and the
queued messages that belong to no table."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.messages import notices
from bot.messages.notices import QueuedNotice, SendDigest
from bot.messages.outgoing import (
    Outgoing,
    QueuedMessage,
    QueueId,
    RetireBoard,
    channel_of,
    read_message,
    stored_text,
)
from bot.model.table import BoardMessage, TableRecord
from bot.model.times import HOUR
from bot.store.database import Database, StorePart
from bot.store.rows import UNFINISHED, update_statement
from bot.store.statements import Part, Query, Row, Statement, Transaction, upsert

NONCE_BYTES = 10
"""Number of bytes of the random nonce by which Discord recognizes a repeated message."""

MAX_CACHED_BOARDS = 1000
"""Maximum number of cached board messages."""

_QUEUE = "SELECT id, table_id, channel, debt, nonce FROM debts WHERE channel IN (?, ?) ORDER BY id"

_STORE_BOARD = upsert("boards", ("table_id", "message", "text", "pictured", "history"), ("table_id",))


_DISCORD_EPOCH_SECONDS = 1_420_070_400
"""The seconds from 1970 to the time from which Discord's ids count
(https://docs.discord.com/developers/reference#snowflakes)."""

_MAX_CLOCK_DIFFERENCE_SECONDS = HOUR
"""Maximum difference in seconds between our clock and Discord's."""


class Outcome(Struct, frozen=True):
    """The result of a delivery, stored when its message leaves the queue.

    `message`: Discord's id of the message that was posted, or None.
    `board`: the table's board message after the delivery, or None if it did not change.
    `then`: messages to add to the channel's queue.
    `repeatable`: whether a repetition after a crash does no harm, so that this need not be stored at once.
    """

    message: int | None = None
    board: BoardMessage | None = None
    then: Sequence[Outgoing] = ()
    repeatable: bool = False


DROPPED = Outcome()
"""The outcome of a message that is no longer wanted."""


class OutboxStore:
    """The queued messages, and records of sent ones. Board messages are cached: only this process changes them, and
    each delivery reads one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cached_boards: LRUCache[int, BoardMessage | None] = LRUCache(MAX_CACHED_BOARDS)
        self._board_changes = 0

    async def queues_with_messages(self) -> tuple[QueueId, ...]:
        """Return every queue that has a message, including queues of postponed edits and of single messages."""
        return tuple(row[0] for row in await self._database.rows("SELECT DISTINCT channel FROM debts ORDER BY channel"))

    async def all_queued(self) -> tuple[QueuedMessage, ...]:
        """Return all queued messages of all queues, the oldest first."""
        rows = await self._database.rows("SELECT id, table_id, channel, debt, nonce FROM debts ORDER BY id")
        return tuple(_queued_message(row) for row in rows)

    async def next_in_queue(self, queue: QueueId) -> QueuedMessage | None:
        """Return the next message to deliver in a queue, or None. Messages for which people wait come before the
        removal of controls from earlier messages: a press on an old control gets a kind answer anyway."""
        queued_messages = (_queued_message(row) for row in await self._rows_of_queue(queue) if row[2] == queue)
        removals: list[QueuedMessage] = []
        for message in queued_messages:
            if not isinstance(message.message, RetireBoard):
                return message
            removals.append(message)
        return removals[0] if removals else None

    async def queued_after(self, channel: int, nonce: str) -> tuple[Outgoing, ...]:
        """Return the messages of the same table that were queued after the message with this nonce, for a channel,
        including its postponed edits."""
        rows = await self._rows_of_queue(channel)
        own_messages = [(message_id, table) for message_id, table, _, _, name in rows if name == nonce]
        return tuple(
            read_message(row[3])
            for row in rows
            for message_id, table in own_messages
            if row[0] > message_id and row[1] == table
        )

    async def queued_messages(self, table: int, channel: int) -> tuple[Outgoing, ...]:
        """Return a table's queued messages for a channel in order, including its postponed edits."""
        return tuple(read_message(row[3]) for row in await self._rows_of_queue(channel) if row[1] == table)

    async def _rows_of_queue(self, channel: int) -> Sequence[Row]:
        return await self._database.query(query_of_queue(channel))

    async def newest_message(self, nonce: str) -> int | None:
        """Return the id of the newest known message in the channel of the queued message with this nonce, or None if
        none is known."""
        sql = (
            "SELECT posted, (SELECT max(posted) FROM tables WHERE channel = debts.channel),"
            f" (SELECT max(signpost) FROM tables WHERE parent = debts.channel AND {UNFINISHED})"
            " FROM debts JOIN tables ON tables.id = table_id WHERE nonce = ? AND posted IS NOT NULL"
        )
        row = await self._database.row(sql, (nonce,))
        return max(message for message in row if message is not None) if row else None

    async def dequeue(self, queued: QueuedMessage, outcome: Outcome) -> None:
        """Remove a message from its queue, and store the outcome of its delivery. If a power cut undoes this, the next
        start finds the message on Discord."""
        board, statements = outcome.board, list[Statement]()
        if board is not None:
            statements.append(_board_update(board) if outcome.message is None else _board_insertion(board))
        if outcome.message is not None:
            statements.append(posted_statement(queued.table, outcome.message))
        statements += queue_statements(queued.table, queued.queue, outcome.then)
        try:
            await self._delete_and_run(queued, statements, soon=outcome.repeatable)
        except BaseException:
            if board is not None:
                self.forget_boards()  # nobody knows whether it was stored
            raise
        if board is not None:
            self._board_changes += 1
            self._cached_boards[board.table] = board

    async def _delete_and_run(self, queued: QueuedMessage, then: Sequence[Statement] = (), *, soon: bool) -> None:
        """Remove a message from its queue and run the statements `then` in the same transaction: at once, or, if
        `soon`, with the next one."""
        statements: Sequence[Statement] = (("DELETE FROM debts WHERE id = ?", (queued.id,)), *then)
        query, parts = query_of_queue(queued.queue), [part_of_queue(queued.queue)]
        if soon and (cached_rows := self._database.cached_rows(query)) is not None:
            remaining = [row for row in cached_rows if row[0] != queued.id]
            self._database.write_soon(*statements, within=parts, then=[(query, remaining)])
        else:
            await self._database.run(*statements, synced=False, then=query, within=parts)

    async def store_change(
        self, queued: QueuedMessage, row: TableRecord, outgoing: Sequence[Outgoing] = (), message: int | None = None
    ) -> None:
        """Store a table that a delivery has changed, remove the delivered message from the queue, and queue `outgoing`.
        `message`: the id of the message posted in the table's channel."""
        delivered = ("DELETE FROM debts WHERE id = ?", (queued.id,))
        posted = [posted_statement(queued.table, message)] if message is not None else []
        await self._database.run(
            update_statement(row), delivered, *posted, *queue_statements(row.id, row.channel, outgoing)
        )

    async def queue_message(self, table: int, channel: int, message: Outgoing) -> None:
        """Add a message for a table to the end of a channel's queue."""
        await self._database.run(*queue_statements(table, channel, (message,)))

    async def hold_back(self, queued: QueuedMessage, reason: str) -> None:
        """Mark a message as held until the next start or until permissions change. `reason`: why it was refused."""
        await self._database.run(("UPDATE debts SET parked = ? WHERE id = ?", (reason, queued.id)))

    async def move_to_queue(self, queued: QueuedMessage, queue: QueueId) -> None:
        """Move a message to another queue, such as that of its channel's postponed edits. If the process is killed
        before this is stored, the next process moves the message again."""
        move = "UPDATE debts SET channel = ? WHERE id = ?", (queue, queued.id)
        query, parts = query_of_queue(queued.queue), [part_of_queue(queued.queue), part_of_queue(queue)]
        if (cached_rows := self._database.cached_rows(query)) is None:
            return await self._database.run(move, synced=False, then=query, within=parts)
        moved_rows = [row if row[0] != queued.id else (*row[:2], queue, *row[3:]) for row in cached_rows]
        known_results = [(query, [row for row in moved_rows if channel_of(row[2]) == queued.channel])]
        if queue == queued.own_queue:
            known_results.append((query_of_queue(queue), [row for row in moved_rows if row[0] == queued.id]))
        return self._database.write_soon(move, within=parts, then=known_results)

    async def find_board(self, table: int) -> BoardMessage | None:
        """Return the newest board message of a table, from the cache if possible, or None."""
        if table in self._cached_boards:
            return self._cached_boards[table]
        changes = self._board_changes
        sql = "SELECT table_id, message, text, pictured, history FROM boards WHERE table_id = ?"
        row = await self._database.row(sql, (table,))
        board = BoardMessage(*row) if row else None
        if changes == self._board_changes:
            self._cached_boards[table] = board
        return board

    def forget_boards(self) -> None:
        """Clear the cache of board messages, because they were changed in the database."""
        self._cached_boards.clear()
        self._board_changes += 1

    def mark_pictured(self, board: BoardMessage, version: int) -> None:
        """Store, after a short time, that the picture of `version` is attached to the newest board message. If this is
        lost, the picture is attached again at the next start."""
        sql = "UPDATE boards SET pictured = ? WHERE table_id = ? AND message = ?"
        self._database.write_soon((sql, (version, board.table, board.message)))
        cached_board = self._cached_boards.get(board.table)
        if cached_board is not None and cached_board.message == board.message:
            self._cached_boards[board.table] = replace(cached_board, pictured=version)

    async def unpictured_tables(self) -> tuple[int, ...]:
        """Return the tables whose newest board message shows an older position in its picture."""
        sql = (
            "SELECT id FROM tables JOIN boards ON table_id = id WHERE status IN ('open', 'over') AND pictured !="
            " coalesce((SELECT max(number) FROM entries WHERE entries.table_id = id), 0)"
            " AND id NOT IN (SELECT table_id FROM bound) ORDER BY id"
        )
        return tuple(row[0] for row in await self._database.query(Query(sql)))


class NoticeStore(StorePart):
    """The queued notices, and the day of each person's last digest."""

    async def all_queued(self) -> tuple[QueuedNotice, ...]:
        """Return all queued notices, oldest first."""
        rows = await self._database.rows("SELECT id, user, notice, nonce, due FROM notices ORDER BY id")
        return tuple(
            QueuedNotice(number, user, notices.read_notice(text), nonce, due) for number, user, text, nonce, due in rows
        )

    async def digest_days(self) -> dict[int, str]:
        """Return the people who want a digest, with the day of their last one, or "" if there was none."""
        rows = await self._database.rows("SELECT user, digested FROM people WHERE digest IS NOT NULL ORDER BY user")
        return {user: day or "" for user, day in rows}

    async def store_digest(self, user: int, day: str, due: float | None) -> bool:
        """Store that the digest for `day` has been decided on, and queue it for `due`, unless that is None because
        there is nothing to send. Do nothing for a person who wants no digest, or who already had one for that day.
        Return whether it was queued."""
        counted = (
            "UPDATE people SET digested = ? WHERE user = ? AND digest IS NOT NULL"
            " AND (digested IS NULL OR digested < ?)"
        )

        def store_both(connection: Transaction) -> bool:
            if not connection.execute(counted, (day, user, day)).rowcount or due is None:
                return False
            sql = "INSERT INTO notices (user, notice, nonce, due) VALUES (?, ?, ?, ?)"
            connection.execute(sql, (user, notices.stored_text(SendDigest(day)), secrets.token_hex(NONCE_BYTES), due))
            return True

        return await self._database.change(store_both)

    async def delete(self, queued: QueuedNotice) -> None:
        """Delete a notice that was sent, or is no longer wanted."""
        await self._database.run(("DELETE FROM notices WHERE id = ?", (queued.id,)), synced=False)

    async def newest_message(self, nonce: str) -> int | None:
        """Return an id of Discord's that is older than any attempt to send the notice with this nonce, or None if there
        is no such notice."""
        row = await self._database.row("SELECT due FROM notices WHERE nonce = ?", (nonce,))
        return (
            max(0, int((row[0] - _DISCORD_EPOCH_SECONDS - _MAX_CLOCK_DIFFERENCE_SECONDS) * 1000)) << 22 if row else None
        )

    async def queued_after(self, channel: int, nonce: str) -> tuple[Outgoing, ...]:
        """Return (), because no later message changes a notice."""
        return ()


def _board_insertion(board: BoardMessage) -> Statement:
    return _STORE_BOARD, (board.table, board.message, board.text, board.pictured, board.history)


def _board_update(board: BoardMessage) -> Statement:
    """Return the statement that stores a board message's text and pictures, if it is still the newest of its table."""
    sql = "UPDATE boards SET text = ?, pictured = ? WHERE table_id = ? AND message = ?"
    return sql, (board.text, board.pictured, board.table, board.message)


def part_of_queue(queue: int) -> Part:
    """Return the part of the database that a queue and the queue of the same channel's postponed edits share."""
    return "debts", abs(queue)


def query_of_queue(queue: int) -> Query:
    """Return the query for the messages of a queue and of the queue of the same channel's postponed edits."""
    return Query(_QUEUE, (abs(queue), -abs(queue)), part_of_queue(queue))


def _queued_message(row: Row) -> QueuedMessage:
    return QueuedMessage(row[0], row[1], row[2], read_message(row[3]), row[4])


def queue_statements(table: int, channel: int, outgoing: Sequence[Outgoing]) -> list[Statement]:
    """Return the statements that add messages to the end of a channel's queue."""
    sql = "INSERT INTO debts (table_id, channel, debt, nonce, owed) VALUES (?, ?, ?, ?, ?)"
    now = _utc_now().isoformat(" ", "milliseconds")
    return [(sql, (table, channel, stored_text(message), secrets.token_hex(NONCE_BYTES), now)) for message in outgoing]


def seconds_since(owed: str) -> float:
    """Return the seconds since a message was queued at the stored time `owed`, or 0 if that time lies in the future."""
    return max(0.0, (_utc_now() - datetime.fromisoformat(owed)).total_seconds())


def _utc_now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)


def posted_statement(table: int, message: int) -> Statement:
    """Return the statement that stores the id of the newest message posted to a table's channel."""
    return "UPDATE tables SET posted = ? WHERE id = ?", (message, table)
