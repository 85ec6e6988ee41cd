"""How the bot is doing: its version, the figures of a report, and the HTTP port where they are served."""

import math
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from importlib import metadata
from typing import TYPE_CHECKING, Protocol

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from bot.config import Config, ConfigError
from bot.store.database import StoreUnavailable
from bot.store.store import Counts, Store
from render.service import PictureService

if TYPE_CHECKING:
    from aiohttp import web


def version() -> str:
    """Return the installed version; "dev" for a checkout that is run as it is."""
    try:
        return metadata.version("dubsar")
    except metadata.PackageNotFoundError:
        return "dev"


@dataclass(frozen=True, slots=True)
class Link:
    """The connection of one shard. `latency`: seconds from a heartbeat to its answer; not finite before the first."""

    shard: int
    up: bool
    latency: float


class Gateway(Protocol):
    """The connections to Discord."""

    identified: int
    """Sessions started since the bot began; Discord limits them per day."""

    @property
    def links(self) -> tuple[Link, ...]:
        """Return the connections, one for each shard."""
        ...

    @property
    def linked(self) -> bool:
        """Whether every shard is connected."""
        ...

    @property
    def working(self) -> bool:
        """Whether this process works; else it waits for the end of another."""
        ...


@dataclass(frozen=True, slots=True)
class Report:
    """The state of the bot at one moment.

    `linked`: whether every shard is connected.
    `links`: the connections, one for each shard.
    `identified`: sessions begun since the start of the process.
    `stored`: how much is in the database.
    `moves`: entries stored since the start.
    `drawn`: pictures drawn since the start.
    `failed`: pictures that could not be drawn.
    `version`: the version of the bot.
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
        """Return the latency of the slowest shard in seconds; 0 while none is known."""
        return _slowest(self.links)


def _slowest(links: Iterable[Link]) -> float:
    return max((link.latency for link in links if math.isfinite(link.latency)), default=0.0)


class Health:
    """Reads the counters of the parts, and measures how long actions take."""

    def __init__(self, store: Store, pictures: PictureService) -> None:
        self._store = store
        self._pictures = pictures
        self._begun: dict[int, float] = {}
        self._registry = CollectorRegistry()
        self._actions = Histogram(
            "dubsar_action_seconds", "From a command or press to the end of its answer", registry=self._registry
        )

    def begun(self, interaction: int) -> None:
        """Note that an interaction has come."""
        self._begun[interaction] = time.perf_counter()

    def ended(self, interaction: int) -> None:
        """Note that it is answered, and how long that took."""
        begun = self._begun.pop(interaction, None)
        if begun is not None:
            self._actions.observe(time.perf_counter() - begun)

    async def read(self, gateway: Gateway) -> Report:
        """Return the state of the bot now."""
        stored, pictures = await self._store.statistics.count(), self._pictures
        return Report(
            linked=gateway.linked,
            links=gateway.links,
            identified=gateway.identified,
            stored=stored,
            moves=self._store.tables.appended,
            drawn=pictures.drawn,
            failed=pictures.failed,
            version=version(),
        )

    async def metrics(self, gateway: Gateway) -> bytes:
        """Return the same in the text format of Prometheus; while another process works, nothing of the store."""
        report = _Collected(gateway, await self.read(gateway) if gateway.working else None)
        self._registry.register(report)
        try:
            return generate_latest(self._registry)
        finally:
            self._registry.unregister(report)

    async def fault(self, gateway: Gateway) -> str | None:
        """Return what keeps the bot from its work; None where nothing does."""
        if not gateway.linked:
            missing = [link.shard for link in gateway.links if not link.up]
            return f"not connected to Discord: {len(missing)} of {len(gateway.links)} shards {missing}"
        if gateway.working:
            try:
                await self._store.sure()
            except StoreUnavailable as lost:
                return f"the database does not answer: {lost}"
        return None


class _Collected:
    """A report as Prometheus collects it; there is none while another process works."""

    def __init__(self, gateway: Gateway, report: Report | None) -> None:
        self._gateway = gateway
        self._report = report

    def collect(self) -> Iterator[Metric]:
        """Yield one metric after the other."""
        working = float(self._gateway.working)
        yield GaugeMetricFamily("dubsar_working", "1 in the process that works, 0 in one that waits", working)
        yield from _shards(self._gateway)
        if self._report is None:
            return
        report, stored = self._report, self._report.stored
        yield CounterMetricFamily("dubsar_moves", "Moves stored since the start", report.moves)
        yield CounterMetricFamily("dubsar_pictures_drawn", "Pictures drawn since the start", report.drawn)
        yield CounterMetricFamily("dubsar_pictures_failed", "Pictures that could not be drawn", report.failed)
        yield GaugeMetricFamily("dubsar_outbox_messages", "Messages that are queued", stored.queued)
        yield GaugeMetricFamily("dubsar_outbox_parked", "Messages to channels that refuse them", stored.held)
        yield GaugeMetricFamily("dubsar_outbox_age_seconds", "How long the oldest has been queued", stored.oldest)
        yield GaugeMetricFamily("dubsar_tables_open", "Games that go on", stored.playing)
        yield GaugeMetricFamily("dubsar_tables_gathering", "Tables that gather players", stored.lobbies)
        yield GaugeMetricFamily("dubsar_database_bytes", "Size of the database", stored.size)


def _shards(gateway: Gateway) -> Iterator[Metric]:
    latency, identified = _slowest(gateway.links), gateway.identified
    yield GaugeMetricFamily("dubsar_gateway_up", "1 while every shard is connected", float(gateway.linked))
    yield GaugeMetricFamily("dubsar_gateway_latency_seconds", "Heartbeat to answer, slowest shard", latency)
    yield CounterMetricFamily("dubsar_gateway_identifies", "Sessions begun since the start", identified)
    up = GaugeMetricFamily("dubsar_shard_up", "1 while the shard is connected", labels=["shard"])
    for link in gateway.links:
        up.add_metric([str(link.shard)], float(link.up))
    yield up


class HealthEndpoint:
    """The HTTP server of the health of the bot. What serves is loaded with the first request to listen: it takes two
    megabytes."""

    def __init__(self, health: Health, gateway: Gateway) -> None:
        self._health = health
        self._gateway = gateway
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        """Return the port on which it listens."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    async def start(self, host: str, port: int) -> None:
        """Listen on `host` and `port`; port 0 takes any that is free. Raises OSError."""
        from aiohttp import web

        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _healthz(self, request: "web.Request") -> "web.Response":
        from aiohttp import web

        fault = await self._health.fault(self._gateway)
        if fault is not None:
            return web.Response(status=503, text=f"{fault}\n")
        return web.Response(text="working\n" if self._gateway.working else "waiting\n")

    async def _metrics(self, request: "web.Request") -> "web.Response":
        from aiohttp import web

        text = await self._health.metrics(self._gateway)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})


PATIENCE = 5.0
"""Seconds to wait for its answer."""

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that listen on all others, and where such a one is asked."""


def ask(config: Config) -> tuple[bool, str]:
    """Return whether the bot is well, and what it says, asked from another process of this machine. Raises ConfigError
    where it says nothing to anybody."""
    if config.http_port is None:
        raise ConfigError("set DUBSAR_HTTP_PORT, for the bot as for this command: there it says how it is")
    host = _EVERYWHERE.get(config.http_host, config.http_host)
    asking = HTTPConnection(host, config.http_port, timeout=PATIENCE)
    try:
        asking.request("GET", "/healthz")
        response = asking.getresponse()
        return response.status == 200, response.read().decode("utf-8", "replace").strip()
    except (OSError, HTTPException) as error:
        return False, f"no bot answers on {host}:{config.http_port} ({error})"
    finally:
        asking.close()
