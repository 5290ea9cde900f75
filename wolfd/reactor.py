"""The reactor of the daemon: epoll with a lean dispatch, a call at the end of each pass, and a clock that never jumps."""

import sys
import time
from collections.abc import Callable
from select import EPOLLIN
from typing import Any

from twisted.internet import tcp
from twisted.internet.address import IPv6Address
from twisted.internet.epollreactor import EPollReactor
from twisted.internet.main import installReactor
from twisted.logger import Logger

_log = Logger()
_EVENTS = 1024  # taken from the kernel at once


class TurnReactor(EPollReactor):
    """Twisted's epoll reactor with four differences.

    Timers go by the monotonic clock. A ready descriptor is read without entering a logging context (1.3 us saved a
    read). And a pass ends with a call: after the timers, the calls from threads and the reads of the pass before it,
    ahead of the wait for more. A connection makes its name for logs when that is asked for, which is nearly never.
    """

    seconds = staticmethod(time.monotonic)

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._end_of_pass: Callable[[], None] = _nothing

    def at_end_of_pass(self, call: Callable[[], None]) -> None:
        """What to call at the end of each pass; it replaces what was called before."""
        self._end_of_pass = call

    def adoptStreamPort(self, fileDescriptor: int, addressFamily: int, factory: Any) -> "Gate":  # noqa: N802, N803 - Twisted's names
        port: Gate = Gate._fromListeningDescriptor(self, fileDescriptor, addressFamily, factory)  # type: ignore[no-untyped-call]  # noqa: SLF001
        port.startListening()
        return port

    def runUntilCurrent(self) -> None:  # noqa: N802 - Twisted's name
        super().runUntilCurrent()
        try:
            self._end_of_pass()
        except Exception:  # noqa: BLE001 - the one place that catches what a pass lets out; the server goes on
            _log.failure("while ending a pass")

    def doPoll(self, timeout: float | None) -> None:  # noqa: N802 - Twisted's name
        try:
            events = self._poller.poll(-1 if timeout is None else timeout, _EVENTS)
        except InterruptedError:
            return
        selectables = self._selectables
        for fd, event in events:
            selectable = selectables.get(fd)
            if selectable is None:
                continue
            if event == EPOLLIN:
                self._read(selectable)
            else:
                self._doReadOrWrite(selectable, fd, event)  # type: ignore[no-untyped-call]

    doIteration = doPoll  # noqa: N815 - Twisted's name

    def _read(self, selectable: Any) -> None:
        try:
            why = selectable.doRead()
        except BaseException:  # noqa: BLE001 - as Twisted: whatever it is, that connection goes and the others stay
            _log.failure("while reading {selectable}", selectable=selectable)
            why = sys.exc_info()[1]
        if why:
            self._disconnectSelectable(selectable, why, isRead=True)  # type: ignore[no-untyped-call]


class Guest(tcp.Server):
    """A connection that came to a gate."""

    def __init__(self, sock: Any, protocol: Any, client: tuple[Any, ...], server: tcp.Port, sessionno: int, reactor: Any) -> None:
        tcp.Connection.__init__(self, sock, protocol, reactor)
        if len(client) != 2:
            self._addressType = IPv6Address
        self.server, self.client, self.sessionno = server, client, sessionno
        self.startReading()  # type: ignore[no-untyped-call]
        self.connected = 1

    def logPrefix(self) -> str:  # noqa: N802 - Twisted's name
        return f"{type(self.protocol).__name__},{self.sessionno},{self.client[0]}"

    def __repr__(self) -> str:
        return f"<{type(self.protocol).__name__} #{self.sessionno} from {self.client[0]}>"


class Gate(tcp.Port):
    """A socket that people come to."""

    transport = Guest


def install() -> TurnReactor:
    """Install and return the reactor; before anything imports `twisted.internet.reactor`."""
    reactor = TurnReactor()
    installReactor(reactor)  # type: ignore[no-untyped-call]
    return reactor


def _nothing() -> None:
    pass
