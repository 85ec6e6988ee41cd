"""Draw pictures without blocking the bot. Of several requests for a table only the newest is drawn, and the last PNG
files are cached."""

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import count
from time import perf_counter

from cachetools import LRUCache

from render.drawing.text import HAS_SHAPING_LIBRARY
from render.jobs import Jobs, Urgency
from render.raster import StripCache, encode_animation, encode_jpeg
from render.scene import Scene

_log = logging.getLogger(__name__)

SCALE = 1.5
"""Pixels per unit. A board of 1,100 units has three pixels for each pixel of Discord's preview."""

MAX_YIELD_SECONDS = 0.05
"""Maximum time in seconds for which a picture gives way to more urgent work, in all."""

_MAX_CACHED_PNGS = 4
"""Maximum number of cached PNG files. Several people often request the same one at once."""

_MAX_TABLES = 1000
"""Maximum number of tables whose pictures are remembered."""

SWEEP_INTERVAL = 30
"""Number of pictures between two sweeps of memory. Returned pages must be allocated again: with 10 that takes 0.4 ms
more for each picture, and saves 6 MiB."""

BOARD_STRIP_BYTES, OTHER_STRIP_BYTES = 28 << 20, 7 << 20
"""Maximum bytes of strips to keep: of boards, enough for most that two hundred tables show now, which are the slowest
to paint anew, and of private pictures."""

MAX_ANIMATION_BYTES = 16 << 20
"""Maximum bytes of animations in memory, enough for some twenty long games."""


class PictureSuperseded(Exception):
    """Raised if a newer picture of the same table was requested before this one was drawn."""


class PictureService:
    """Draws scenes in the background.

    `drawn`, `failed`: the numbers of pictures drawn, and not drawn because of an error.
    `sweep`: is called now and then to return to the system the memory that pictures no longer use.
    `prepare_thread`: is called in each thread before it draws.
    `give_way`: is called before a sweep and between two pieces of a picture with a number of seconds. It returns once
        nothing is more urgent, or after that time.
    """

    def __init__(
        self,
        sweep: Callable[[], object] = lambda: None,
        prepare_thread: Callable[[], object] | None = None,
        give_way: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        self.drawn = self.failed = 0
        self._sweep = sweep
        self._free = give_way
        self._jobs = Jobs(prepare_thread)
        self._pngs: LRUCache[tuple[Scene, float], bytes] = LRUCache(_MAX_CACHED_PNGS)
        self._tickets = count()
        self._painted = count(1)
        self._newest_tickets: dict[int, int] = {}
        self._films: LRUCache[Hashable, bytes] = LRUCache(MAX_ANIMATION_BYTES, getsizeof=len)
        self._filming: dict[Hashable, asyncio.Task[bytes]] = {}
        self._closed = False
        self._boards = StripCache(BOARD_STRIP_BYTES)
        self._others = StripCache(OTHER_STRIP_BYTES, self._boards)
        self._places_by_table: LRUCache[int, frozenset[Hashable]] = LRUCache(_MAX_TABLES)
        if not HAS_SHAPING_LIBRARY:
            _log.warning("fribidi is missing: right-to-left text is ordered by python-bidi")

    async def draw_board(self, table: int, scene: Scene, *, scale: float = SCALE) -> bytes:
        """Return a public picture of a table as a PNG file. Raises PictureSuperseded if a newer one of the same table
        was requested before it was drawn."""
        ticket, place = next(self._tickets), (table, scene.name)
        self._newest_tickets.pop(table, None)
        self._newest_tickets[table] = ticket
        if len(self._newest_tickets) > _MAX_TABLES:
            del self._newest_tickets[next(iter(self._newest_tickets))]
        self._places_by_table[table] = self._places_by_table.get(table, frozenset()) | {place}
        return await self._draw_png(
            Urgency.BOARD, scene, scale, partial(self._encode_board, table, scene, scale, ticket)
        )

    async def draw_private(
        self, scene: Scene, *, place: Hashable = None, shown_with: int | None = None, scale: float = SCALE
    ) -> bytes:
        """Return a picture for one person as a PNG file. It shares strips with the last picture at the same `place`,
        and with those of the table `shown_with` next to which it is shown."""
        similar_places = frozenset() if shown_with is None else self._places_by_table.get(shown_with, frozenset())
        return await self._draw_png(
            Urgency.PRIVATE, scene, scale, partial(self._encode_private, scene, scale, place, similar_places)
        )

    async def draw_poster(self, scene: Scene, *, scale: float = SCALE) -> bytes:
        """Return a scene as a JPEG file in full colours, for a picture that never changes. Boards and private pictures
        that somebody waits for come first."""
        return await self._run_job(Urgency.PRIVATE, partial(self._encode_poster, scene, scale))

    async def draw_animation(
        self, scenes: Callable[[], Sequence[Scene]], seconds_each: float, *, repeats: bool = True, key: Hashable = None
    ) -> bytes:
        """Return an animation of scenes. Only one is made at a time, so that boards need not wait.

        `seconds_each`, `repeats`: as for `encode_animation`.
        `key`: requests with the same key share one animation, which is finished even if they no longer wait, and is
            kept for a while; None shares nothing.

        Raises AnimationStopped if the service is closed first.
        """
        if key in self._films:
            return self._films[key]
        making = self._filming.get(key) if key is not None else None
        if making is None:
            making = asyncio.create_task(self._film(scenes, seconds_each, repeats, key))
            name = key if key is not None else making
            self._filming[name] = making
            making.add_done_callback(partial(self._forget_film, name))
        return await asyncio.shield(making)

    async def close(self) -> None:
        """Wait for pictures that are being drawn. Cancel waiting requests and animations."""
        self._closed = True
        for making in list(self._filming.values()):
            making.cancel()
        await self._jobs.close()
        await asyncio.gather(*self._filming.values(), return_exceptions=True)

    async def _draw_png(self, urgency: Urgency, scene: Scene, scale: float, work: Callable[[], bytes]) -> bytes:
        """Return a scene as a PNG file: the cached one, otherwise the result of `work`."""
        key = (scene, scale)
        if key not in self._pngs:
            self._pngs[key] = await self._run_job(urgency, work)
        return self._pngs[key]

    async def _run_job(self, urgency: Urgency, work: Callable[[], bytes]) -> bytes:
        try:
            made = await self._jobs.run(urgency, work)
        except PictureSuperseded:
            raise
        except Exception:
            self.failed += 1
            raise
        self.drawn += 1
        return made

    async def _film(
        self, scenes: Callable[[], Sequence[Scene]], seconds_each: float, repeats: bool, key: Hashable
    ) -> bytes:
        work = partial(_encode_scenes, scenes, seconds_each, lambda: self._closed, repeats)
        made = await self._jobs.run(Urgency.ANIMATION, work)
        if key is not None and len(made) <= MAX_ANIMATION_BYTES:
            self._films[key] = made
        return made

    def _forget_film(self, name: Hashable, task: asyncio.Task[bytes]) -> None:
        del self._filming[name]
        if not task.cancelled():
            task.exception()

    def _encode_board(self, table: int, scene: Scene, scale: float, ticket: int) -> bytes:
        if self._newest_tickets.get(table, ticket) > ticket:
            raise PictureSuperseded
        try:
            return self._boards.encode_png(scene, scale, (table, scene.name), (), _LimitedYield(self._free))
        finally:
            self._count_drawn()

    def _encode_private(
        self, scene: Scene, scale: float, place: Hashable, similar_places: frozenset[Hashable]
    ) -> bytes:
        try:
            return self._others.encode_png(
                scene, scale, place, similar_places, _LimitedYield(self._free, self._jobs.wait_for_boards)
            )
        finally:
            self._count_drawn()

    def _count_drawn(self) -> None:
        """Count a drawn picture, and now and then have memory swept."""
        if next(self._painted) % SWEEP_INTERVAL == 0:
            self._jobs.run_when_idle(self._sweep_memory)

    def _encode_poster(self, scene: Scene, scale: float) -> bytes:
        _LimitedYield(self._free, self._jobs.wait_for_boards)()
        return encode_jpeg(scene, scale)

    def _sweep_memory(self) -> None:
        self._free(MAX_YIELD_SECONDS)
        self._sweep()


class _LimitedYield:
    """Gives way to more urgent work for `MAX_YIELD_SECONDS` in all. `free`: functions that return once nothing is more
    urgent, or after the seconds that they are given."""

    def __init__(self, *free: Callable[[float], object]) -> None:
        self._free = free
        self._left = MAX_YIELD_SECONDS

    def __call__(self) -> None:
        """Wait until nothing is more urgent, or until the time is used up."""
        if self._left > 0:
            start = perf_counter()
            for free in self._free:
                free(self._left)
            self._left -= perf_counter() - start


def _encode_scenes(
    scenes: Callable[[], Sequence[Scene]], seconds_each: float, stopped: Callable[[], bool], repeats: bool
) -> bytes:
    return encode_animation(scenes(), seconds_each, stopped, repeats=repeats)
