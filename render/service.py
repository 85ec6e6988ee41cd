"""Pictures for a bot that must not wait: threads, one of them for boards; the newest request of a table wins; the last
PNGs are kept."""

import asyncio
import logging
import threading
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from time import perf_counter

from cachetools import LRUCache

from render.drawing.text import SHAPING
from render.raster import Strips, animate, jpeg
from render.scene import Scene

_log = logging.getLogger(__name__)

SCALE = 1.5
"""Pixels a unit. A board of 1,100 units has three for each one that Discord shows of it beside a conversation."""

GIVEN = 0.05
"""Seconds for which a picture gives way to what is more urgent, all in all."""

THREADS = 3
"""One for boards, one for what one person sees, one for animations: none waits until another kind is drawn. More would
keep the thread that answers people from the interpreter."""

AFTER_BOARDS = 0.1
"""Seconds for which a picture for one person waits while boards are drawn, for which others wait as well."""

_PNGS = 4
"""Number of PNGs in memory: what one has just seen, others ask for in the same moment."""

_TABLES = 1000
"""Number of tables whose pictures' places are remembered."""

SWEPT = 30
"""Number of pictures between two sweeps of memory. Pages that were returned must be had again: with 10 that takes 0.4
ms a picture more, for 6 MiB less."""

BOARD_BYTES, OTHER_BYTES = 28 << 20, 7 << 20
"""Bytes of strips that are kept: enough for most of the boards that two hundred tables show now, which are the slowest
to paint from the beginning, and for some of their hands."""

FILM_BYTES = 16 << 20
"""Maximum bytes of animations in memory: those of some twenty long games."""


class Superseded(Exception):
    """A newer picture of the same table was asked for before this one was begun."""


class PictureService:
    """Draw scenes in the background. `drawn` and `failed` count since the start; `sweep` is called now and then, since
    pictures leave memory in pieces, and no picture waits for it; `begin` is called in each thread before it draws,
    `free` before a sweep and between two pieces of a picture: it returns when nothing is more urgent, or after so many
    seconds."""

    def __init__(
        self,
        sweep: Callable[[], object] = lambda: None,
        begin: Callable[[], object] | None = None,
        free: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        self.drawn = self.failed = 0
        self._sweep = sweep
        self._free = free
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="render", initializer=begin)
        self._kept: LRUCache[tuple[Scene, float], bytes] = LRUCache(_PNGS)
        self._tickets = count()
        self._painted = count(1)
        self._newest: dict[int, int] = {}
        self._drawing = 0
        self._no_board = asyncio.Event()
        self._no_board.set()
        self._board_done = threading.Event()
        self._board_done.set()
        self._for_one = asyncio.Lock()
        self._moving = asyncio.Lock()
        self._films: LRUCache[Hashable, bytes] = LRUCache(FILM_BYTES, getsizeof=len)
        self._filming: dict[Hashable, asyncio.Task[bytes]] = {}
        self._closed = False
        self._boards = Strips(BOARD_BYTES)
        self._others = Strips(OTHER_BYTES, self._boards)
        self._places: LRUCache[int | None, frozenset[Hashable]] = LRUCache(_TABLES)
        if not SHAPING:
            _log.warning("fribidi is missing: right-to-left text is ordered by python-bidi")

    async def png(
        self,
        scene: Scene,
        *,
        table: int | None = None,
        place: Hashable = None,
        beside: int | None = None,
        scale: float = SCALE,
    ) -> bytes:
        """Return the scene as PNG. Raises Superseded when the same table requested a newer one while this one waited.
        `place` and `beside` name earlier pictures whose strips may be reused."""
        key, ticket = (scene, scale), next(self._tickets)
        place = table if place is None else place
        like = self._places.get(table if beside is None else beside, frozenset())
        if table is not None:
            self._newest.pop(table, None)
            self._newest[table] = ticket
            if len(self._newest) > _TABLES:
                del self._newest[next(iter(self._newest))]
            self._places[table] = like | {place}
        if key in self._kept:
            return self._kept[key]
        drawing = partial(self._draw, scene, scale, table, place, like, ticket)
        try:
            picture = await (self._wait_for_boards(drawing) if table is None else self._board(drawing))
        except Superseded:
            raise
        except Exception:
            self.failed += 1
            raise
        self.drawn += 1
        self._kept[key] = picture
        return picture

    async def poster(self, scene: Scene, *, scale: float = SCALE) -> bytes:
        """Return the scene as JPEG, in full colours: one that is painted once and never changed. Boards and awaited
        pictures come first."""
        try:
            made = await self._wait_for_boards(partial(self._paint, scene, scale))
        except Exception:
            self.failed += 1
            raise
        self.drawn += 1
        return made

    async def animation(
        self,
        scenes: Callable[[], Sequence[Scene]],
        seconds_each: float,
        *,
        repeats: bool = True,
        key: Hashable = None,
    ) -> bytes:
        """Return a moving picture of scenes, made in the background too; one at a time, so that boards need not wait.
        `seconds_each` and `repeats` as for `animate`. What has the same `key`, unless that is None, is made once for
        all who ask, goes on when they no longer wait, and is kept for a while. Raises animation.Stopped when the
        service is closed before."""
        if key in self._films:
            return self._films[key]
        making = self._filming.get(key) if key is not None else None
        if making is None:
            making = asyncio.create_task(self._film(scenes, seconds_each, repeats, key))
            self._filming[key if key is not None else making] = making
            making.add_done_callback(self._filmed)
        return await asyncio.shield(making)

    async def close(self) -> None:
        """Finish the pictures in progress, and discard waiting requests and animations."""
        self._closed = True
        for making in list(self._filming.values()):
            making.cancel()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        await asyncio.gather(*self._filming.values(), return_exceptions=True)

    async def _board(self, drawing: Callable[[], bytes]) -> bytes:
        self._drawing += 1
        self._no_board.clear()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, drawing)
        finally:
            self._drawing -= 1
            if not self._drawing:
                self._no_board.set()

    async def _wait_for_boards(self, drawing: Callable[[], bytes]) -> bytes:
        async with self._for_one:
            if self._drawing:
                with suppress(TimeoutError):
                    async with asyncio.timeout(AFTER_BOARDS):
                        await self._no_board.wait()
            return await asyncio.get_running_loop().run_in_executor(self._threads, drawing)

    async def _film(
        self,
        scenes: Callable[[], Sequence[Scene]],
        seconds_each: float,
        repeats: bool,
        key: Hashable,
    ) -> bytes:
        async with self._moving:
            made = await asyncio.get_running_loop().run_in_executor(
                self._threads, lambda: animate(scenes(), seconds_each, lambda: self._closed, repeats=repeats)
            )
        if key is not None and len(made) <= FILM_BYTES:
            self._films[key] = made
        return made

    def _filmed(self, done: asyncio.Task[bytes]) -> None:
        self._filming = {key: making for key, making in self._filming.items() if making is not done}
        if not done.cancelled():
            done.exception()

    def _draw(
        self, scene: Scene, scale: float, table: int | None, place: Hashable, like: frozenset[Hashable], ticket: int
    ) -> bytes:
        if table is None:
            picture = self._others.png(scene, scale, place, like, _GivingWay(self._free, self._board_done.wait))
        elif self._newest.get(table, ticket) > ticket:
            raise Superseded
        else:
            self._board_done.clear()
            try:
                picture = self._boards.png(scene, scale, place, (), _GivingWay(self._free))
            finally:
                self._board_done.set()
        if next(self._painted) % SWEPT == 0:
            with suppress(RuntimeError):  # the service is closed
                self._threads.submit(self._tidy)
        return picture

    def _paint(self, scene: Scene, scale: float) -> bytes:
        _GivingWay(self._free, self._board_done.wait)()
        return jpeg(scene, scale)

    def _tidy(self) -> None:
        self._free(GIVEN)
        self._sweep()


class _GivingWay:
    """Waits until each of `free` has returned, which get the seconds that are left: about `GIVEN` in all calls."""

    def __init__(self, *free: Callable[[float], object]) -> None:
        self._free = free
        self._left = GIVEN

    def __call__(self) -> None:
        """Wait."""
        if self._left > 0:
            begun = perf_counter()
            for free in self._free:
                free(self._left)
            self._left -= perf_counter() - begun
