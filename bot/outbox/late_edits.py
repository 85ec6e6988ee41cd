"""Late edits: repeat the edits that another process may still make after it has lost the database to this process.

A process that was cut off may have sent an edit that reaches Discord after newer messages of this process. Then an
earlier board has buttons again, a vote shows an older count, or a post has an older tag. Such an edit was either still
queued when the process was cut off, since a message leaves the queue only after Discord has accepted it, or it attached
a picture and this was not stored yet.
"""

import logging

from bot.messages.outgoing import EditBoard, EditThreadStarter, Outgoing, PostBoard, PostVote, RetireBoard, TagPost
from bot.model.errors import NoTable
from bot.model.table import BoardMessage
from bot.outbox.board_pictures import BoardPictures, is_drawable
from bot.runtime.clock import Clock
from bot.runtime.lifecycle import Background
from bot.store.database import StoreUnavailable
from bot.store.store import Store
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables

LAST_EDIT_AFTER_SECONDS = 60.0
"""Seconds after which no more edits by a process that was cut off can arrive."""

_log = logging.getLogger(__name__)


class LateEdits:
    """Notes at the start which edits another process may still make late, and makes the correct edits again after
    `LAST_EDIT_AFTER_SECONDS` seconds, or earlier if this process ends."""

    def __init__(self, store: Store, tables: Tables, pictures: BoardPictures, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._pictures = pictures
        self._clock = clock
        self._boards_to_repeat: list[BoardMessage] = []
        self._votes_to_repeat: dict[int, int] = {}
        self._thread_edits: list[tuple[int, Outgoing]] = []
        self._repeat_time = 0.0
        self._task = Background()

    @property
    def is_idle(self) -> bool:
        """Whether no repetition is running."""
        return not self._task.is_running or self._clock.now() < self._repeat_time

    async def note_possible_edits(self) -> None:
        """Note which late edits are possible, before anything is sent. Raises StoreUnavailable."""
        if not self._store.cut_off:
            return
        edited = set(await self._store.outbox.unpictured_tables())
        for queued in await self._store.outbox.all_queued():
            match queued.message:
                case EditBoard():
                    edited.add(queued.table)
                case EditThreadStarter() | TagPost() if (queued.table, queued.message) not in self._thread_edits:
                    self._thread_edits.append((queued.table, queued.message))
                case PostVote(number):
                    vote = await self._store.votes.find(number)
                    if vote is not None and vote.message is not None:
                        self._votes_to_repeat[number] = vote.message
        boards = [await self._store.outbox.find_board(table) for table in sorted(edited)]
        self._boards_to_repeat = [board for board in boards if board is not None]

    async def start(self) -> None:
        """Begin to wait if any late edits are possible."""
        if self._boards_to_repeat or self._votes_to_repeat or self._thread_edits:
            self._repeat_time = self._clock.now() + LAST_EDIT_AFTER_SECONDS
            self._task.start(self._run())

    async def wait_until_idle(self) -> None:
        """Wait until no repetition is running."""
        if not self.is_idle:
            await self._task.wait_until_idle()

    async def close(self) -> None:
        """Make the planned repetitions now."""
        waits = self._task.is_running
        await self._task.close()
        if waits:
            await self._repeat_all()

    async def _run(self) -> None:
        await self._clock.sleep_until(self._repeat_time)
        await self._repeat_all()

    async def _repeat_all(self) -> None:
        try:
            for board in self._boards_to_repeat:
                await self._repeat_board(board)
            for vote, posted in self._votes_to_repeat.items():
                await self._repeat_vote(vote, posted)
            for table_id, message in self._thread_edits:
                await self._queue_message(table_id, message)
        except StoreUnavailable as unstored:
            _log.warning("late edits of messages may not have been undone: %s", unstored)

    async def _repeat_board(self, board: BoardMessage) -> None:
        """Restore the board message `board`, once the newest of its table, to its correct state, unless a queued
        message will do so."""
        table, newest = await self._find_table(board.table), await self._store.outbox.find_board(board.table)
        if table is None or newest is None:
            return
        queued = await self._store.outbox.queued_messages(table.id, table.channel)
        if newest.message != board.message:
            await self._queue_message(table.id, RetireBoard(board.message, board.history))
        elif any(isinstance(message, PostBoard | EditBoard) for message in queued):
            return
        elif is_drawable(table):
            await self._pictures.attach_again(table)
        else:
            await self._queue_message(table.id, EditBoard(newest.text))

    async def _repeat_vote(self, vote_id: int, message: int) -> None:
        vote = await self._store.votes.find(vote_id)
        if vote is not None:
            await self._queue_message(
                vote.table, PostVote(vote_id) if vote.message == message else RetireBoard(message)
            )

    async def _queue_message(self, table_id: int, message: Outgoing) -> None:
        table = await self._find_table(table_id)
        if table is not None:
            await self._store.outbox.queue_message(table.id, table.channel, message)
            self._tables.notify_listeners(table)

    async def _find_table(self, table_id: int) -> LiveTable | None:
        try:
            return await self._tables.find(table_id)
        except NoTable:
            return None
