"""Board pictures: draw the newest position and attach it to the newest board message.

After a burst of moves, only the last position is drawn. Of several pictures, only those that changed are drawn and
uploaded. Nothing is drawn while only computers are to move, since the picture would soon be replaced.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.messages.board import public_voice, unusual_choice_texts
from bot.messages.outgoing import EditBoard, PostBoard
from bot.model.table import NO_PICTURE, BoardMessage, TableRecord
from bot.outbox import rendering
from bot.outbox.sender import Attachment, EditedTooOften, MessageGone, Sender, TryLater, Undelivered
from bot.pictures import cover_of, poster_of
from bot.runtime.clock import Pauses
from bot.runtime.workers import Workers
from bot.store.outbox import OutboxStore
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from bot.text.seats import voice_at_table
from engine.game import public_events
from engine.replay import Fold
from render.context import PictureContext
from render.registry import load_pictures
from render.scene import Scene
from render.service import PictureService, PictureSuperseded

PICTURE_TIMEOUT_SECONDS = 0.15
"""Seconds for which a text waits for its pictures, so that one request sends both. Discord limits requests
(https://docs.discord.com/developers/topics/rate-limits#global-rate-limit)."""

EVENT_TIMEOUT_SECONDS = 1.5
"""Seconds for which the first text of a game waits for its board and cover, and the last text for its poster."""

AVERAGED_BOARDS = 4
"""Number of recent boards from which the drawing time of the next one is estimated."""

MAX_TRIES = 5
MAX_CONCURRENT_DRAWINGS = 1
"""Maximum number of boards to draw at the same time, so that a player's hand need not wait long."""

MAX_KNOWN_TABLES = 1000
"""Maximum number of tables whose uploaded pictures are remembered. Those of other tables are uploaded again."""

MAX_CONCURRENT_UPLOADS = 40
"""Maximum number of uploads in progress, and of tables whose drawn pictures wait in memory. If Discord is slow, further
pictures are not drawn yet."""

_log = logging.getLogger(__name__)


class BoardPicture(Struct, frozen=True):
    """A picture of a board. `scene_hash`: the hash of its content. `attachment`: the attachment."""

    scene_hash: int
    attachment: Attachment

    @property
    def is_cover_or_poster(self) -> bool:
        """Whether the picture is a cover or a poster that was just painted."""
        return self.attachment.name.endswith(".jpg") and bool(self.attachment.data)


class DrawnBoard(Struct, frozen=True):
    """The pictures of a version of a table. Pictures that are already attached have no data."""

    version: int
    pictures: tuple[BoardPicture, ...]

    @property
    def files(self) -> tuple[Attachment, ...]:
        """Return the attachments of all pictures, in the order in which they are shown."""
        return tuple(picture.attachment for picture in self.pictures)


Drawing: TypeAlias = asyncio.Task[tuple[BoardPicture, ...] | None]
"""A task that draws the pictures of a board. Its result is that of `Painter.paint_boards`."""


class Painter:
    """Draws the public view of a table."""

    def __init__(self, service: PictureService) -> None:
        self._service = service

    async def paint_boards(
        self, table: LiveTable, attached: Sequence[BoardPicture] = ()
    ) -> tuple[BoardPicture, ...] | None:
        """Return the pictures of the newest position. Pictures that are in `attached` come without data, because the
        message already has them. Return None if drawing fails, or if a newer request has replaced this one."""
        try:
            version, attachments = table.log.version, {picture.scene_hash: picture.attachment for picture in attached}
            look, fold = _context_of(table, table.row), table.log.fold
            scenes = _scenes_of_position(table, table.row, fold, look)  # faster here than in another thread
            boards = [await self._paint(table.id, version, scene, attachments) for scene in scenes]
            return (*await self._paint_cover_or_poster(table, look, fold, attachments), *boards)
        except PictureSuperseded:
            return None
        except Exception:  # a picture that fails must not stop the game
            _log.exception("a picture failed", extra={"table": table.id})
            return None

    async def _paint_cover_or_poster(
        self, table: LiveTable, context: PictureContext, fold: Fold[object], attached: Mapping[int, Attachment]
    ) -> tuple[BoardPicture, ...]:
        """Return the cover of a new game or the poster of a finished one. If painting fails, return (), and the board
        is shown alone."""
        try:
            scenes = poster_of(table.game, fold, context)
            if is_before_first_decision(table):
                choice_texts = unusual_choice_texts(
                    replace(public_voice(table.row), markdown=False), table.row, table.game
                )
                scenes = cover_of(table.game, fold, context, choice_texts)
            return tuple([await self._paint_poster(table, scene, attached) for scene in scenes])
        except Exception:  # a picture that fails must not stop the game
            _log.exception("a cover or a poster failed", extra={"table": table.id})
            return ()

    async def _paint_poster(self, table: LiveTable, scene: Scene, attached: Mapping[int, Attachment]) -> BoardPicture:
        scene_hash = hash(scene)
        if scene_hash in attached:
            return BoardPicture(scene_hash, replace(attached[scene_hash], data=b""))
        name = f"{scene.name}-{table.id}-{table.log.version}.jpg"
        return BoardPicture(scene_hash, Attachment(name, await self._service.draw_poster(scene), scene.alt))

    async def _paint(self, table: int, version: int, scene: Scene, attached: Mapping[int, Attachment]) -> BoardPicture:
        scene_hash = hash(scene)
        if scene_hash in attached:
            return BoardPicture(scene_hash, replace(attached[scene_hash], data=b""))
        png = await self._service.draw_board(table, scene)
        return BoardPicture(scene_hash, Attachment(f"{scene.name}-{table}-{version}.png", png, scene.alt))


def _context_of(table: LiveTable, row: TableRecord) -> PictureContext:
    """Return the language, names and theme with which a table's public pictures are drawn."""
    voice = voice_at_table(row.settings.language, table.game.name, row.roster, markdown=False)
    return PictureContext(voice.say, voice.word, voice.plain_names, voice.rtl, row.settings.theme)


def _scenes_of_position(
    table: LiveTable, row: TableRecord, folded: Fold[object], context: PictureContext
) -> tuple[Scene, ...]:
    view = table.game.view(folded.state, None)
    recent = public_events(folded.events_since(row.summarized_to))
    return load_pictures(table.game.name, table.game.diagram).boards(view, context, recent)


class PendingPictures(NamedTuple):
    """Pictures that are not attached to a message yet.

    `row`: the table. `fold`: the position. `attached`: the attachments when drawing began.
    """

    row: TableRecord
    fold: Fold[object]
    attached: Sequence[BoardPicture]

    def is_current(self, table: LiveTable, attached: Sequence[BoardPicture]) -> bool:
        """Whether the table and its attachments are unchanged since drawing began."""
        return self.row is table.row and self.fold is table.log.fold and self.attached == attached


class BoardPictures:
    """Attaches pictures to board messages, one at a time for each table.

    `answers_first` waits until no interaction is waiting for its answer. `patience_seconds`: seconds for which a text
    waits for its pictures, or None for as long as they take.
    """

    def __init__(
        self,
        outbox: OutboxStore,
        tables: Tables,
        sender: Sender,
        painter: Painter,
        pauses: Pauses,
        answers_first: Callable[[], Awaitable[None]],
    ) -> None:
        self.patience_seconds: float | None = PICTURE_TIMEOUT_SECONDS
        self._answers_first = answers_first
        self._mean_drawing_seconds = 0.0
        self._outbox = outbox
        self._tables = tables
        self._sender = sender
        self._painter = painter
        self._pauses = pauses
        self._wake_channel: Callable[[int], None] = lambda channel: None
        self._reposted_versions: LRUCache[int, int] = LRUCache(MAX_KNOWN_TABLES)
        self._attached_pictures: LRUCache[int, tuple[int, tuple[BoardPicture, ...]]] = LRUCache(MAX_KNOWN_TABLES)
        self._drawing_slots = asyncio.Semaphore(MAX_CONCURRENT_DRAWINGS)
        self._upload_slots = asyncio.Semaphore(MAX_CONCURRENT_UPLOADS)
        self._running_drawings: dict[Drawing, int] = {}
        self._prefetched_drawings: LRUCache[int, tuple[PendingPictures, Drawing]] = LRUCache(MAX_CONCURRENT_UPLOADS)
        self._overdue_pictures: LRUCache[int, tuple[PendingPictures, tuple[BoardPicture, ...]]] = LRUCache(
            MAX_CONCURRENT_UPLOADS
        )
        self.workers = Workers(self._attach_until_shown)

    def listen(self, wake_channel: Callable[[int], None]) -> None:
        """Call `wake_channel` with each channel for which a new message is queued."""
        self._wake_channel = wake_channel

    async def wait_for_pictures(self, table: LiveTable, message: int | None = None) -> DrawnBoard | None:
        """Return the pictures of the newest position for a text that is about to be sent, as a new message or as an
        edit of `message`. Return None if they are not drawn within `patience_seconds`, or if a newer position will soon
        be shown: then the text is sent alone, and the pictures follow."""
        attached = self._attached_to(table.id, message)
        pending, drawing = self._prefetched_drawings.pop(table.id, (None, None))
        if pending is None or not pending.is_current(table, attached):
            drawing = self._begin_drawing(table, attached)
        if drawing is None:
            return None
        version = table.log.version
        done, _ = await asyncio.wait((drawing,), timeout=self._seconds_to_wait(table))
        pictures = drawing.result() if done else None
        if done:
            self._overdue_pictures.pop(table.id, None)
        return DrawnBoard(version, pictures) if pictures is not None and version == table.log.version else None

    def prefetch(self, table: LiveTable) -> None:
        """Begin to draw the pictures of the newest position for the next text, a new message, which will call
        `wait_for_pictures`."""
        attached, (pending, _) = (
            self._attached_to(table.id, None),
            self._prefetched_drawings.get(table.id, (None, None)),
        )
        if pending is not None and pending.is_current(table, attached):
            return
        if (drawing := self._begin_drawing(table, attached)) is not None:
            self._prefetched_drawings[table.id] = PendingPictures(table.row, table.log.fold, attached), drawing

    def _begin_drawing(self, table: LiveTable, attached: Sequence[BoardPicture]) -> Drawing | None:
        if self.patience_seconds == 0 or not is_drawable(table) or self._upload_slots.locked() or self._would_be_late:
            return None
        drawing = asyncio.create_task(self._draw(table, attached))
        self._running_drawings[drawing] = table.id
        drawing.add_done_callback(self._running_drawings.pop)
        return drawing

    def remember_attached(self, table: int, message: int, drawn: DrawnBoard) -> None:
        """Remember which pictures a message now has, so that unchanged ones are not uploaded again."""
        self._attached_pictures[table] = message, tuple(_without_data(picture) for picture in drawn.pictures)

    async def attach_again(self, table: LiveTable) -> None:
        """Attach the pictures of the newest position again, with its text."""
        self._attached_pictures.pop(table.id, None)
        if (board := await self._outbox.find_board(table.id)) is not None:
            self._outbox.mark_pictured(board, NO_PICTURE)
        self.workers.wake(table.id)

    async def wait_until_sent(self, table: LiveTable) -> None:
        """Wait until the table's public message is sent, so that private messages come after it."""
        drawing = [task for task, table_id in self._running_drawings.items() if table_id == table.id]
        if drawing:
            await asyncio.wait(drawing, timeout=self.patience_seconds)
        await table.wait_until_sent(self.patience_seconds)

    async def close(self) -> None:
        """Cancel all drawings, and attach no more pictures."""
        await self.workers.close()
        for drawing in self._running_drawings:
            drawing.cancel()
        await asyncio.gather(*self._running_drawings, return_exceptions=True)

    def _seconds_to_wait(self, table: LiveTable) -> float | None:
        """Return the seconds for which a text waits for its pictures. The first and the last text of a game wait
        longer, so that they come with the cover or the poster."""
        return (
            max(self.patience_seconds, EVENT_TIMEOUT_SECONDS)
            if self.patience_seconds and _has_cover_or_poster(table)
            else self.patience_seconds
        )

    @property
    def _would_be_late(self) -> bool:
        """Whether a text would wait too long for its own pictures and those queued before them, judging by recent
        drawing times."""
        before = max(len(self._running_drawings), int(self._drawing_slots.locked()))
        return self.patience_seconds is not None and (before + 1) * self._mean_drawing_seconds > self.patience_seconds

    async def _draw(self, table: LiveTable, attached: Sequence[BoardPicture]) -> tuple[BoardPicture, ...] | None:
        async with self._drawing_slots:
            shown = PendingPictures(table.row, table.log.fold, attached)
            pictures = await self._paint_timed(table, attached)
            if pictures is not None:
                self._overdue_pictures[table.id] = shown, pictures
            return pictures

    async def _paint_timed(self, table: LiveTable, attached: Sequence[BoardPicture]) -> tuple[BoardPicture, ...] | None:
        """Return the pictures of the newest position from the painter, and note how long the drawing took."""
        time = asyncio.get_running_loop().time
        start = time()
        pictures = await self._painter.paint_boards(table, attached)
        if not any(picture.is_cover_or_poster for picture in pictures or ()):  # a poster takes longer than any board
            self._mean_drawing_seconds += (time() - start - self._mean_drawing_seconds) / AVERAGED_BOARDS
        return pictures

    def _attached_to(self, table: int, message: int | None) -> tuple[BoardPicture, ...]:
        """Return the pictures that a message is known to have, without data; () if the message is new or not
        remembered."""
        message_id, attached = self._attached_pictures.get(table, (message, ()))
        return attached if message_id == message else ()

    async def _attach_until_shown(self, table: int) -> None:
        live = await self._tables.find(table)
        for count in range(MAX_TRIES):
            try:
                async with self._upload_slots:
                    await self._draw_and_attach(live)
                break
            except TryLater as later:
                if not await self._pauses.pause(later.after_seconds or 2.0**count):
                    break
            except (MessageGone, EditedTooOften):
                await self._post_again(live)
                break
            except Undelivered as refused:
                _log.warning("a picture was not delivered", extra={"table": table, "reason": str(refused)})
                break

    async def _draw_and_attach(self, table: LiveTable) -> None:
        """Draw the pictures and attach them, unless the table has changed, since newer pictures will then follow. If
        many tables wait for pictures, each waits for its turn, so that its pictures show the moves made in the
        meantime."""
        async with self._drawing_slots:
            await self._answers_first()
            if not is_drawable(table):
                self._overdue_pictures.pop(table.id, None)
                return
            version = table.log.version
            board = await self._current_board_message(table)
            if board is None or board.pictured == version:
                return
            attached = self._attached_to(table.id, board.message)
            pending, pictures = self._overdue_pictures.pop(table.id, (None, None))
            if pending is None or not pending.is_current(table, attached):
                pictures = await self._paint_timed(table, attached)
        if pictures is None:
            return
        # Pictures that are already attached stay when the text is edited.
        if pictures == attached or await self._attach(table, board, DrawnBoard(version, pictures)):
            self._outbox.mark_pictured(board, version)

    async def _attach(self, table: LiveTable, board: BoardMessage, drawn: DrawnBoard) -> bool:
        """Attach the pictures of a version, together with the newest text. Return whether the table still shows that
        version in that message."""
        async with table.send_lock:  # a pending edit may have a newer text
            newest = await self._current_board_message(table)
            if newest is None or (newest.message, table.log.version) != (board.message, drawn.version):
                return False
            content = rendering.board_message(table, newest.text, rendering.mentioned_people(newest.text))
            await self._sender.attach(table.channel, board.message, replace(content, attachments=drawn.files))
        self.remember_attached(table.id, board.message, drawn)
        return True

    async def _current_board_message(self, table: LiveTable) -> BoardMessage | None:
        """Return the message that shows the newest position. Return None while its text is still queued: then the
        pictures go with the text, or its delivery asks for them again."""
        queued = await self._outbox.queued_messages(table.id, table.channel)
        if any(isinstance(outgoing, PostBoard | EditBoard) for outgoing in queued):
            return None
        return await self._outbox.find_board(table.id)

    async def _post_again(self, table: LiveTable) -> None:
        """Queue a board message that is gone to be posted again, but only once for each version."""
        if self._reposted_versions.get(table.id) == table.log.version:
            return
        self._reposted_versions[table.id] = table.log.version
        async with table.send_lock:
            board = await self._outbox.find_board(table.id)
            if board is not None:
                await self._outbox.queue_message(table.id, table.channel, PostBoard(board.text, history=board.history))
        self._wake_channel(table.channel)


def is_drawable(table: LiveTable) -> bool:
    """Whether a table has a position that will stay for a while."""
    return table.status in ("open", "over") and not table.moves_by_itself


def is_before_first_decision(table: LiveTable) -> bool:
    """Whether a game has begun and none of the people in it has decided anything yet."""
    if table.status != "open":
        return False
    fold, start = table.log.fold, table.game.decision(table.log.fold.start)
    by_itself = int(start is not None and start.prompt)  # 1 if the game plays its first move itself
    entries = (move.entry for move in fold.moves[by_itself:])
    return all(entry.is_follow_up or table.roster.user_of(entry.seat) is None for entry in entries)


def _has_cover_or_poster(table: LiveTable) -> bool:
    return table.status == "over" or is_before_first_decision(table)


def _without_data(picture: BoardPicture) -> BoardPicture:
    """Return a picture without its data, which is no longer needed."""
    return replace(picture, attachment=replace(picture.attachment, data=b""))
