"""`/metrics`, `/livez` and `/readyz`: small answers by HTTP, for this machine only.

Nothing is counted here that goes by what a running game hides: no lines, no records, no time of the processor. What is
on the disk and in memory is told in steps that no act of a player is seen in. What games came to is counted when they
are over. `twisted.web` and `prometheus_client` are read when an address is configured, and not before.
"""

import os
import resource
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Metric
    from twisted.internet.interfaces import IReactorTCP
    from twisted.web.resource import Resource
    from twisted.web.server import Request, Site

    from wolfd.control.lag import Lag

STEP = 64 * 2**20
"""Bytes in which space on the disk is told."""
PAGES = 2**20
"""Bytes in which memory is told."""
READY, NOWHERE, NOT_READY = 200, 404, 503


@dataclass(frozen=True, slots=True)
class Sources:
    """Whom to ask, at the moment that somebody wants to know."""

    version: str
    sessions: Callable[[], Mapping[str, int]]
    """Connections by protocol."""
    connections: Callable[[], int]
    """Connections, also of those who have not come in."""
    people: Callable[[], int]
    games: Callable[[], int]
    waiting: Callable[[], int]
    """Tables where people sit and wait."""
    closed: Callable[[], Mapping[str, int]]
    """Games and tables that are over, by why they are."""
    complaints: Callable[[], Mapping[str, int]]
    """Lines of the operational log since the start, by level."""
    failed: Callable[[], int]
    """Log-ins that failed."""
    reloads: Callable[[], Mapping[str, int]]
    """How often the configuration was read again, by outcome."""
    expires: Callable[[], float | None]
    """When the certificate ends, in seconds of the epoch; nothing where there is none."""
    place: Callable[[], Path]
    """Where the log is written."""
    faults: Callable[[], list[str]]
    """Why nobody should be sent here now; empty if all is well."""
    timers: Callable[[], int]
    """What is to be done later; it goes by what is asked in games, so it is told only while there is none."""
    began: float
    """When the server started, in seconds of the epoch."""


def site(sources: Sources, lag: "Lag", clock: "IReactorTCP") -> "Site":
    """What answers at the address."""
    from twisted.web.server import Site  # noqa: PLC0415 - see the header

    return Site(_root(sources, lag), reactor=clock, timeout=60)  # type: ignore[no-untyped-call]


def _root(sources: Sources, lag: "Lag") -> "Resource":
    from twisted.web.resource import Resource  # noqa: PLC0415 - see the header

    root = Resource()  # type: ignore[no-untyped-call]
    root.getChild = lambda *_: _page(_nowhere)  # type: ignore[method-assign]
    for name, answer in (("metrics", _Metrics(sources, lag)), ("livez", _live), ("readyz", lambda: _ready(sources))):
        root.putChild(name.encode(), _page(answer))
    return root


Answer = tuple[int, str, bytes]
"""Status, kind and body."""
PLAIN = "text/plain; charset=utf-8"


def _page(answer: Callable[[], Answer]) -> "Resource":
    from twisted.web.resource import Resource  # noqa: PLC0415 - see the header

    class Page(Resource):
        """One answer, made anew each time."""

        isLeaf = True  # noqa: N815 - Twisted's name

        def render_GET(self, request: "Request") -> bytes:  # noqa: N802 - Twisted's name
            status, kind, body = answer()
            request.setResponseCode(status)
            request.setHeader("content-type", kind)  # type: ignore[no-untyped-call]
            request.setHeader("cache-control", "no-store")  # type: ignore[no-untyped-call]
            return body

    return Page()  # type: ignore[no-untyped-call]


def _live() -> Answer:
    """Whoever gets an answer sees that the reactor runs."""
    return READY, PLAIN, b"ok\n"


def _ready(sources: Sources) -> Answer:
    faults = sources.faults()
    return (NOT_READY if faults else READY), PLAIN, "".join(f"{line}\n" for line in faults or ("ok",)).encode()


def _nowhere() -> Answer:
    return NOWHERE, PLAIN, b"there are /metrics, /livez and /readyz\n"


class _Metrics:
    """The metrics in Prometheus' form of text."""

    def __init__(self, sources: Sources, lag: "Lag") -> None:
        from prometheus_client import CollectorRegistry, exposition  # noqa: PLC0415 - see the header
        from prometheus_client.registry import Collector  # noqa: PLC0415 - as above

        class All(Collector):
            """Looks at everything when somebody asks."""

            def collect(self) -> "Iterator[Metric]":
                return _collected(sources, lag)

        self._registry = CollectorRegistry()
        self._registry.register(All())
        self._exposition = exposition

    def __call__(self) -> Answer:
        latest = self._exposition.generate_latest(self._registry)
        return READY, self._exposition.CONTENT_TYPE_PLAIN_0_0_4, latest


def _collected(sources: Sources, lag: "Lag") -> "Iterator[Metric]":
    from prometheus_client.core import HistogramMetricFamily, InfoMetricFamily  # noqa: PLC0415 - see the header

    yield InfoMetricFamily("wolfd_build", "The version that runs.", {"version": sources.version})
    yield from _gauges(sources)
    yield _counter("wolfd_games_closed", "Games and tables that are over, by why.", "why", sources.closed())
    yield _counter("wolfd_complaints", "Lines of the operational log, by level.", "level", sources.complaints())
    yield _counter("wolfd_reloads", "How often the configuration was read again.", "outcome", sources.reloads())
    yield _counter("wolfd_logins_failed", "Log-ins that failed.", "", {"": sources.failed()})
    yield HistogramMetricFamily("wolfd_loop_lag_seconds", "How late the loop is that serves everybody.", buckets=lag.buckets(),
                                sum_value=lag.sum)


def _gauges(sources: Sources) -> "Iterator[Metric]":
    from prometheus_client.core import GaugeMetricFamily  # noqa: PLC0415 - see the header

    sessions = GaugeMetricFamily("wolfd_sessions", "Connections of people who have come in, by protocol.", labels=["protocol"])
    for protocol, count in sorted(sources.sessions().items()):
        sessions.add_metric([protocol], count)
    yield sessions
    disk, (soft, _) = sources.place(), resource.getrlimit(resource.RLIMIT_NOFILE)
    values: dict[str, tuple[str, float | None]] = {
        "connections": ("All connections.", sources.connections()),
        "people": ("People who are here.", sources.people()),
        "games_running": ("Games that are played now.", sources.games()),
        "tables_waiting": ("Tables where people wait for a game.", sources.waiting()),
        "ready": ("Whether people should be sent here.", not sources.faults()),
        "start_time_seconds": ("When the server started.", sources.began),
        "certificate_expiry_time_seconds": ("When the certificate for TLS ends.", sources.expires()),
        "log_disk_free_bytes": (f"Room for the log, in steps of {STEP} bytes.", _free(disk)),
        "memory_bytes": (f"Memory that is used, in steps of {PAGES} bytes.", _memory()),
        "descriptors": ("Files and connections that are open.", _descriptors()),
        "delayed_calls": ("What is to be done later, told while no game is played.", None if sources.games() else sources.timers()),
        "descriptors_limit": ("How many there may be.", soft),
    }
    yield from (GaugeMetricFamily(f"wolfd_{name}", told, value) for name, (told, value) in values.items() if value is not None)


def _counter(name: str, told: str, label: str, values: Mapping[str, int]) -> "Metric":
    from prometheus_client.core import CounterMetricFamily  # noqa: PLC0415 - see the header

    family = CounterMetricFamily(name, told, labels=[label] if label else [])
    for value, count in sorted(values.items()):
        family.add_metric([value] if label else [], count)
    return family


def _free(place: Path) -> float | None:
    try:
        disk = os.statvfs(place)
    except OSError:
        return None
    return disk.f_bavail * disk.f_frsize // STEP * STEP


def _memory() -> float | None:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError):
        return None
    return pages * resource.getpagesize() // PAGES * PAGES


def _descriptors() -> float | None:
    try:
        return float(sum(1 for _ in Path("/proc/self/fd").iterdir()))
    except OSError:
        return None
