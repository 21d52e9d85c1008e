"""Metrics: what the server does, in figures that Prometheus reads."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from .services import Services

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "caravelle_requests",
            "Requests, by route and status.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "caravelle_request_seconds",
            "Time until an answer begins.",
            ["route"],
            buckets=SECONDS,
            registry=self.registry,
        )

    def watch(self, services: "Services") -> None:
        """Read the figures of these services whenever somebody asks."""
        self.registry.register(_Present(services))

    def text(self) -> bytes:
        """All figures, in Prometheus' form."""
        return generate_latest(self.registry)

    def note(self, method: str, route: str, status: int, begun: float) -> None:
        """Count a request."""
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(time.perf_counter() - begun)


class _Present(Collector):
    """How things stand now."""

    def __init__(self, services: "Services") -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        """The figures."""
        here = self._services
        groups = here.database.writer.groups
        yield GaugeMetricFamily("caravelle_streams", "Open streams.", here.streams.count)
        yield GaugeMetricFamily("caravelle_live_tables", "In memory.", len(here.hall.tables))
        yield GaugeMetricFamily("caravelle_bots_at_work", "Tables.", here.drivers.busy)
        yield CounterMetricFamily("caravelle_bot_decisions", "Made.", here.drivers.decisions)
        yield CounterMetricFamily("caravelle_commits", "Of groups of changes.", groups.commits)
        yield CounterMetricFamily("caravelle_changes", "Written.", groups.changes)
        yield GaugeMetricFamily("caravelle_changes_waiting", "To be written.", groups.waiting())
