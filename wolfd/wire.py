"""One connection's bytes: what a turn queued goes out with one send; a peer that does not read is cut at a limit.

IRC and telnet sessions are subclasses. Nothing here knows what the bytes say.
"""

from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from twisted.internet import tcp
from twisted.internet.interfaces import IProtocol, IPushProducer, ITCPTransport
from twisted.logger import Logger
from zope.interface import implementer

if TYPE_CHECKING:
    from collections.abc import Callable

    from twisted.internet.interfaces import IAddress, IDelayedCall, IReactorTime, ITransport
    from twisted.python.failure import Failure

    from wolfd.turn import Turn

_log = Logger()
Line = TypeVar("Line")
READ = 4096
"""Bytes read at once. Twisted's 64 KiB cost an allocation a read, and are as much as it buffers before it says stop."""
SLICE = 65_536
"""Bytes given to the transport at once when a slow peer reads again."""
LINGER = 10.0
"""Seconds in which a peer must take what is still out, once the connection is to close."""


class Transport(Protocol):
    """What a wire needs of Twisted's transports: TCP, UNIX, TLS, and the one of strings in tests."""

    def write(self, data: bytes) -> None: ...
    def loseConnection(self) -> None: ...  # noqa: N802
    def abortConnection(self) -> None: ...  # noqa: N802
    def registerProducer(self, producer: IPushProducer, streaming: bool) -> None: ...  # noqa: N802
    def unregisterProducer(self) -> None: ...  # noqa: N802
    def pauseProducing(self) -> None: ...  # noqa: N802
    def resumeProducing(self) -> None: ...  # noqa: N802
    def getPeer(self) -> "IAddress": ...  # noqa: N802


@implementer(IProtocol, IPushProducer)
class Wire:
    """A Twisted protocol whose output waits for the end of the turn."""

    __slots__ = ("_backlog", "_late", "_lying", "_send", "_socket", "_stopped", "clock", "ending", "gone", "queue",
                 "sendq", "transport", "turn")  # fmt: skip

    transport: Transport

    def __init__(self, turn: "Turn", clock: "IReactorTime", *, sendq: int = 1_048_576) -> None:
        self.turn = turn
        self.clock = clock
        self.sendq = sendq
        """Bytes that may wait for the peer to read before it is cut."""
        self.queue: list[bytes] = []
        self.ending = False
        """Whether the connection closes when all is out: nothing more is sent or listened to."""
        self.gone = False
        """Whether the connection is no more."""
        self._socket: tcp.Connection | None = None
        self._send: Callable[[bytes], int] | None = None
        """The socket's own send, while nothing lies anywhere: then a flush is that one call."""
        self._stopped = False
        self._backlog: list[bytes] | None = None
        self._lying = 0
        self._late: IDelayedCall | None = None

    # What a subclass is for

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """The connection is there."""

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Bytes came."""

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802, ARG002 - Twisted's name
        """The connection is no more; an override calls this one too."""
        self.gone = True
        self._send = self._socket = self._backlog = None
        self.queue.clear()
        if self._late is not None and self._late.active():
            self._late.cancel()

    def advise(self, mid: str) -> None:
        """Tell the peer something from the catalogue, in his language."""

    def kept_waiting(self) -> None:
        """What the peer should hear waits until the log can be written; he is told that, unless his end waits there, too."""
        if not self.ending and not self.gone:
            self.explain_wait()

    def explain_wait(self) -> None:
        """Tell the peer that he has to wait for the log."""
        self.advise("line-waits")

    def overflowed(self) -> None:
        """The peer has not read for longer than the limit allows; an override calls this one too."""
        self.abort()

    # What a subclass uses

    def send(self, data: bytes) -> None:
        """Bytes for the end of the turn."""
        queue = self.queue
        if not queue:
            self.turn.dirty.append(self)
        queue.append(data)

    def deal_with(self, hear: "Callable[[Line], None]", line: "Line") -> None:
        """Hear what the peer typed. A fault of ours is logged and told to him, and costs nobody his connection."""
        try:
            hear(line)
        except Exception:  # noqa: BLE001 - whatever it is, it is not his
            _log.failure("while hearing a line of {wire}", wire=self)
            self.advise("line-fault")

    def finish(self) -> None:
        """Close when all that was sent is out, or the peer takes too long over it."""
        if self.ending or self.gone:
            return
        if not getattr(self.transport, "_handshakeDone", True):  # TLS that was never made has no end to wait for
            self.abort()
            return
        self.ending = True
        self._send = None
        if not self.queue:
            self.turn.dirty.append(self)
        self._late = self.clock.callLater(LINGER, self.abort)

    def abort(self) -> None:
        """Close at once; what was not sent is lost."""
        if self.gone:
            return
        self.gone = True
        self._send = self._backlog = None
        self.queue.clear()
        self.transport.abortConnection()

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate that the peer has shown, in hexadecimal; nothing without TLS, or if it has none."""
        show = getattr(self.transport, "getPeerCertificate", None)
        certificate = show() if show is not None else None
        return "" if certificate is None else certificate.digest("sha256").decode().replace(":", "").lower()

    @property
    def is_secure(self) -> bool:
        """Whether there is TLS up to the server."""
        # A transport that lies around another answers for that; of Twisted's own only those of TLS can show a certificate.
        return bool(getattr(self.transport, "is_secure", hasattr(self.transport, "getPeerCertificate")))

    @property
    def is_stopped(self) -> bool:
        """Whether the peer reads too slowly for anything to be sent now."""
        return self._stopped

    # The turn's side

    def flush(self) -> None:
        """Send what is queued: with one send straight on the socket, as long as the peer keeps up.

        A write by Twisted would cost two calls of epoll_ctl and another pass: it gets only what the kernel leaves.
        """
        send = self._send
        if send is None:
            self._flush_otherwise()
            return
        queue = self.queue
        if len(queue) == 1:
            data = queue.pop()
        else:
            data = b"".join(queue)
            queue.clear()
        try:
            sent = send(data)
        except OSError:  # full, or broken: then the reactor learns it when it writes the rest
            sent = 0
        if sent < len(data):
            self._leave_over(data[sent:])

    def _flush_otherwise(self) -> None:
        """Flush where something is in the way: an end, a peer that does not read, TLS."""
        if self.gone:
            self.queue.clear()
        elif self._stopped:
            self._put_by()
        elif self._socket is not None and not self.ending and _is_empty(self._socket):
            self._send = self._socket.socket.send
            self.flush()
        else:
            if self.queue:
                self.transport.write(b"".join(self.queue))
                self.queue.clear()
            if self.ending and not self._stopped:
                self._close()

    def _leave_over(self, rest: bytes) -> None:
        """Leave to the reactor what the kernel did not take."""
        self._send = None
        if len(rest) > self.sendq:
            self.overflowed()
        else:
            self.transport.write(rest)

    def _put_by(self) -> None:
        """Keep the queue for later. The pieces stay as they are: one that went to many is in memory once."""
        backlog = self._backlog
        if backlog is None:
            backlog = self._backlog = []
            self._lying = 0
        backlog.extend(self.queue)
        self._lying += sum(map(len, self.queue))
        self.queue.clear()
        if self._lying > self.sendq:
            self.overflowed()

    def _close(self) -> None:
        self.transport.unregisterProducer()
        self.transport.loseConnection()

    # The transport's side

    def makeConnection(self, transport: "ITransport") -> None:  # noqa: N802 - Twisted's name
        self.transport = cast("Transport", transport)
        if isinstance(transport, tcp.Connection) and not transport.TLS:
            self._socket = transport
            self._send = transport.socket.send
            transport.bufferSize = READ
        if ITCPTransport.providedBy(transport):
            transport.setTcpNoDelay(True)
        self.transport.registerProducer(self, True)  # noqa: FBT003 - Twisted's signature
        self.connectionMade()

    def pauseProducing(self) -> None:  # noqa: N802 - Twisted's name
        """The transport holds enough for now."""
        self._stopped = True
        self._send = None

    def resumeProducing(self) -> None:  # noqa: N802 - Twisted's name
        """The peer reads again: hand on what lies here, as much as the transport takes."""
        self._stopped = False
        while self._backlog and not self._stopped:
            data = _take(self._backlog)
            self._lying -= len(data)
            self.transport.write(data)
        if not self._backlog:
            self._backlog = None
            if self.ending and not self.gone and not self._stopped:
                self._close()

    def stopProducing(self) -> None:  # noqa: N802 - Twisted's name
        """The transport is gone; `connectionLost` follows."""


def _is_empty(transport: tcp.Connection) -> bool:
    """Whether Twisted holds nothing that must go out first."""
    return not (transport.dataBuffer or transport._tempDataBuffer)  # noqa: SLF001 - no public way to ask


def _take(chunks: list[bytes]) -> bytes:
    """The first chunks, up to about a slice, taken off the list."""
    size = count = 0
    while count < len(chunks) and size < SLICE:
        size += len(chunks[count])
        count += 1
    data = b"".join(chunks[:count])
    del chunks[:count]
    return data
