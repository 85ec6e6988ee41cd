"""The metrics of the bot in the text format of Prometheus. A bot without an HTTP port need not load this module."""

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from bot.runtime.health import Gateway, Health, Report, greatest_latency


class Metrics:
    """The current report, and the durations of actions since the start."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self, health: Health, gateway: Gateway) -> None:
        self._health = health
        self._gateway = gateway
        self._registry = CollectorRegistry()
        health.report_duration = Histogram(
            "dubsar_action_seconds", "From a command or press to the end of its answer", registry=self._registry
        ).observe

    async def text(self) -> bytes:
        """Return all metrics as text. While another process works, those of the store are left out."""
        report = _ReportCollector(
            self._gateway, await self._health.read_report(self._gateway) if self._gateway.is_working else None
        )
        self._registry.register(report)
        try:
            return generate_latest(self._registry)
        finally:
            self._registry.unregister(report)


class _ReportCollector:
    """A report in the form that Prometheus takes. While another process works, only the metrics of the connections."""

    def __init__(self, gateway: Gateway, report: Report | None) -> None:
        self._gateway = gateway
        self._report = report

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics one by one."""
        working = float(self._gateway.is_working)
        yield GaugeMetricFamily("dubsar_working", "1 in the process that works, 0 in one that waits", working)
        yield from _shard_metrics(self._gateway)
        if self._report is None:
            return
        report, counts = self._report, self._report.stored
        yield CounterMetricFamily("dubsar_moves", "Moves stored since the start", report.moves)
        yield CounterMetricFamily("dubsar_pictures_drawn", "Pictures drawn since the start", report.drawn)
        yield CounterMetricFamily("dubsar_pictures_failed", "Pictures that could not be drawn", report.failed)
        yield GaugeMetricFamily("dubsar_outbox_messages", "Messages that are queued", counts.queued)
        yield GaugeMetricFamily("dubsar_outbox_parked", "Messages to channels that refuse them", counts.held)
        yield GaugeMetricFamily("dubsar_outbox_age_seconds", "How long the oldest has been queued", counts.oldest)
        yield GaugeMetricFamily("dubsar_tables_open", "Games that go on", counts.playing)
        yield GaugeMetricFamily("dubsar_tables_gathering", "Tables that gather players", counts.lobbies)
        yield GaugeMetricFamily("dubsar_database_bytes", "Size of the database", counts.size)


def _shard_metrics(gateway: Gateway) -> Iterator[Metric]:
    latency, identified = greatest_latency(gateway.links), gateway.identified
    yield GaugeMetricFamily("dubsar_gateway_up", "1 while every shard is connected", float(gateway.is_linked))
    yield GaugeMetricFamily("dubsar_gateway_latency_seconds", "Heartbeat to answer, slowest shard", latency)
    yield CounterMetricFamily("dubsar_gateway_identifies", "Sessions begun since the start", identified)
    unreadable = CounterMetricFamily("dubsar_gateway_unreadable", "Events that cannot be read", labels=["event"])
    for event, count in gateway.unreadable.items():
        unreadable.add_metric([event], count)
    yield unreadable
    up = GaugeMetricFamily("dubsar_shard_up", "1 while the shard is connected", labels=["shard"])
    for link in gateway.links:
        up.add_metric([str(link.shard)], float(link.is_up))
    yield up
