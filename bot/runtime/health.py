"""The bot's health: its version, a report of its state, and that report as metrics."""

import math
import time
from collections.abc import Callable, Iterable, Mapping
from importlib import metadata
from typing import Protocol

from msgspec import Struct

from bot.store.database import StoreUnavailable
from bot.store.store import Counts, Store
from render.service import PictureService


def version() -> str:
    """Return the installed version, or "dev" for a checkout of the source."""
    try:
        return metadata.version("dubsar")
    except metadata.PackageNotFoundError:
        return "dev"


class Link(Struct, frozen=True):
    """The connection of one shard. `latency`: seconds from a heartbeat to its answer; not finite before the first
    answer."""

    shard: int
    is_up: bool
    latency: float


class Gateway(Protocol):
    """The connections to Discord."""

    identified: int
    """Number of sessions begun since the bot started. Discord limits them per day."""

    @property
    def links(self) -> tuple[Link, ...]:
        """Return the connections, one for each shard."""
        ...

    @property
    def unreadable(self) -> Mapping[str, int]:
        """Return the number of events since the start that could not be read, by the name of the event."""
        ...

    @property
    def is_linked(self) -> bool:
        """Whether every shard is connected."""
        ...

    @property
    def is_working(self) -> bool:
        """Whether this process handles events. If not, it is waiting for another process to end."""
        ...


class Report(Struct, frozen=True):
    """The current state of the bot.

    `linked`: whether every shard is connected. `links`: the connections, one for each shard. `identified`: sessions
    begun since the start of the process. `stored`: the amounts of data in the database. `moves`: entries stored since
    the start. `drawn`: pictures drawn since the start. `failed`: pictures that could not be drawn. `version`: the
    version of the bot.
    """

    linked: bool
    links: tuple[Link, ...]
    identified: int
    stored: Counts
    moves: int
    drawn: int
    failed: int
    version: str

    @property
    def latency(self) -> float:
        """Return the latency of the slowest shard in seconds, or 0 while none is known."""
        return greatest_latency(self.links)


def greatest_latency(links: Iterable[Link]) -> float:
    """Return the greatest latency of these connections in seconds, or 0 while none is known."""
    return max((link.latency for link in links if math.isfinite(link.latency)), default=0.0)


class Health:
    """Reads the counters of all parts. Calls `report_duration` with the seconds that each interaction took.

    `left_answers`: the number of answers that this process, which another one has replaced, leaves to the other one.
    """

    def __init__(self, store: Store, pictures: PictureService) -> None:
        self._store = store
        self._pictures = pictures
        self._begin_times: dict[int, float] = {}
        self.report_duration: Callable[[float], object] = lambda seconds: None
        self.left_answers = 0

    def note_begin(self, interaction: int) -> None:
        """Note that an interaction has arrived."""
        self._begin_times[interaction] = time.perf_counter()

    def note_end(self, interaction: int) -> None:
        """Note that an interaction was answered, and how long this took."""
        start = self._begin_times.pop(interaction, None)
        if start is not None:
            self.report_duration(time.perf_counter() - start)

    async def read_report(self, gateway: Gateway) -> Report:
        """Return the current state of the bot."""
        counts, pictures = await self._store.statistics.count(), self._pictures
        return Report(
            linked=gateway.is_linked,
            links=gateway.links,
            identified=gateway.identified,
            stored=counts,
            moves=self._store.tables.stored_entry_count,
            drawn=pictures.drawn,
            failed=pictures.failed,
            version=version(),
        )

    async def find_fault(self, gateway: Gateway) -> str | None:
        """Return a sentence about the fault that keeps the bot from working, such as a lost connection, or None if
        there is none."""
        if not gateway.is_linked:
            broken_links = [link.shard for link in gateway.links if not link.is_up]
            return f"not connected to Discord: {len(broken_links)} of {len(gateway.links)} shards {broken_links}"
        if gateway.is_working:
            try:
                await self._store.require_ownership()
            except StoreUnavailable as lost:
                return f"the database does not answer: {lost}"
        return None
