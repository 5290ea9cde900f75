"""IRC over WebSocket: a Twisted protocol towards the socket, and a transport towards an ordinary IRC session.

A message is a line. What the session flushes at the end of a turn becomes messages that go out with one write; who
holds back what, and when, is settled between the session and the transport below, as without WebSocket.
"""

from http import HTTPStatus
from typing import TYPE_CHECKING, cast

from twisted.internet.interfaces import IProtocol, ITCPTransport
from wsproto.connection import ConnectionState
from wsproto.events import BytesMessage, CloseConnection, Event, Ping, TextMessage
from wsproto.frame_protocol import CloseReason
from zope.interface import implementer

from wolfd.entrance import no_room
from wolfd.irc import upgrade
from wolfd.irc.forwarded import address_of, is_over_tls, origin_of
from wolfd.irc.lines import LONGEST
from wolfd.irc.phrases import phrase
from wolfd.irc.upgrade import BINARY, Accepted, Knock, Rejected

if TYPE_CHECKING:
    from OpenSSL.crypto import X509
    from twisted.internet.interfaces import IAddress, IDelayedCall, IPushProducer, ITransport
    from twisted.python.failure import Failure
    from wsproto.connection import Connection

    from wolfd.irc.session import IrcSession
    from wolfd.irc.websockets import WebSocketFactory
    from wolfd.wire import Transport

PATIENCE = 15.0
"""Seconds in which the request must be complete."""
GOODBYE = 2.0
"""Seconds in which the client must answer that the WebSocket closes."""
SLICE = 512
"""Bytes that are unpacked at once where messages may be compressed: each may become a thousand."""
PINGS = 60
"""Control frames that a client may send between two looks at it."""


@implementer(IProtocol)
class WebSocket:
    """One connection."""

    __slots__ = ("_code", "_connection", "_counted", "_is_broken", "_is_deaf", "_is_packed", "_kind", "_knock", "_late", "_lines", "_peer",
                 "_pieces", "_pings", "_pong", "_server", "_size", "_why", "session", "transport")  # fmt: skip

    transport: "Transport"

    def __init__(self, server: "WebSocketFactory", peer: "IAddress | None") -> None:
        self._server = server
        self._peer = peer
        self._counted: str | None = None
        """As whose this connection is counted at the door, while the request is not complete."""
        self._is_packed = server.settings.deflates
        """Whether messages may be compressed."""
        self._knock = Knock(server.settings.origins, deflates=self._is_packed)
        self._connection: Connection | None = None
        self.session: IrcSession | None = None
        self._kind = ""
        self._late: IDelayedCall | None = None
        self._is_deaf = False
        """Whether nothing more is listened to but how the client closes."""
        self._is_broken = False
        """Whether what comes is no WebSocket any more."""
        self._lines: list[bytes] = []
        self._pieces: list[bytes] = []
        """Of a message that is not complete."""
        self._size = 0
        self._pings = 0
        self._pong: bytes | None = None
        self._code, self._why = CloseReason.NORMAL_CLOSURE, ""

    # The socket's side

    def makeConnection(self, transport: "ITransport") -> None:  # noqa: N802 - Twisted's name
        self.transport = cast("Transport", transport)
        if ITCPTransport.providedBy(transport):
            transport.setTcpNoDelay(True)
        self._server.sockets[self] = None
        host = getattr(self._peer, "host", "")
        counted = "" if host in self._server.settings.trusted else host
        door = self._server.irc.door
        if door is not None and not door.enter(counted):
            self._server.irc.hall.hit("connections", host)
            self._turn_away(upgrade.reject(HTTPStatus.SERVICE_UNAVAILABLE, no_room(door)))
            return
        self._counted = counted
        self._late = self._server.clock.callLater(PATIENCE, self._too_slow)

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """`makeConnection` does all of it."""

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        if self._connection is not None:
            self._unpack(self._connection, data)
        elif not self._is_deaf:
            found = self._knock.feed(data)
            if isinstance(found, Accepted):
                self._open(found)
            elif found is not None:
                self._turn_away(found)

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802 - Twisted's name
        self._is_deaf = self._is_broken = True
        self._stop_waiting()
        self._leave_door()
        self._server.sockets.pop(self, None)
        if self.session is not None:
            self.session.connectionLost(reason)

    # The request

    def _open(self, found: Accepted) -> None:
        """The client may speak: an IRC session begins, of the address that the request comes from."""
        self._stop_waiting()
        self._leave_door()
        self._connection, self._kind = found.connection, found.kind
        self.transport.write(found.response)
        trusted = self._server.settings.trusted
        host = getattr(self._peer, "host", "")
        self.session = self._server.irc.buildProtocol(address_of(origin_of(host, found.headers, trusted)))
        self.session.is_brought = True
        self.session.is_vouched = is_over_tls(host, found.headers, trusted)
        self.session.makeConnection(cast("ITransport", self))
        if found.rest:
            self.dataReceived(found.rest)

    def _turn_away(self, found: Rejected) -> None:
        self._is_deaf = True
        self._stop_waiting()
        self.transport.write(found.response)
        self.transport.loseConnection()

    def _too_slow(self) -> None:
        self._turn_away(upgrade.reject(HTTPStatus.REQUEST_TIMEOUT, "websocket-slow"))

    def _leave_door(self) -> None:
        """Be counted no more for the request: the session is counted by itself."""
        counted, self._counted = self._counted, None
        door = self._server.irc.door
        if door is not None and counted is not None:
            door.leave(counted)

    def _stop_waiting(self) -> None:
        if self._late is not None and self._late.active():
            self._late.cancel()

    # Messages to lines

    def _unpack(self, connection: "Connection", data: bytes) -> None:
        step = SLICE if self._is_packed else max(len(data), 1)
        for at in range(0, len(data), step):
            if self._is_broken or connection.state not in {ConnectionState.OPEN, ConnectionState.LOCAL_CLOSING}:
                break
            connection.receive_data(data[at : at + step])
            for event in connection.events():
                self._hear(event)
        self._deliver()

    def _hear(self, event: Event) -> None:
        if isinstance(event, CloseConnection):
            self._hear_close(event)
        elif self._is_deaf:
            return
        elif isinstance(event, TextMessage | BytesMessage):
            self._gather(event)
        elif self._pings >= PINGS:
            self._fail(CloseReason.POLICY_VIOLATION, "websocket-pings")
        else:
            self._pings += 1
            if isinstance(event, Ping):
                self._pong = bytes(event.payload)
                self._answer_ping()

    def _gather(self, event: TextMessage | BytesMessage) -> None:
        # Of whatever kind it is: a line that is no UTF-8 is refused by the session, as on every other wire.
        piece = event.data.encode() if isinstance(event, TextMessage) else bytes(event.data)
        self._pieces.append(piece)
        self._size += len(piece) or 1  # so that empty pieces have an end, too
        if self._size > LONGEST:
            self._fail(CloseReason.MESSAGE_TOO_BIG, "websocket-big", limit=LONGEST)
        elif event.message_finished:
            self._lines.append(b"".join(self._pieces).rstrip(b"\r\n") + b"\n")
            self._pieces.clear()
            self._size = 0

    def _deliver(self) -> None:
        """Let the session hear the lines of what came at once, as if they had come without WebSocket."""
        if self._lines and self.session is not None:
            lines, self._lines = self._lines, []
            self.session.dataReceived(b"".join(lines))

    def _fail(self, code: CloseReason, mid: str, **values: str | int) -> None:
        """Close for a fault of the client's, and tell it which."""
        self._deliver()
        self._is_deaf = True
        if self.session is None or self.session.ending:  # a line that came before has ended it already
            return
        self._code, self._why = code, phrase(mid, self._server.irc.settings.language, **values)
        self.session.leave(mid, **values)

    def _hear_close(self, event: CloseConnection) -> None:
        connection = self._connection
        if connection is None:
            return
        if connection.state is ConnectionState.REMOTE_CLOSING:
            self._deliver()
            self.transport.write(bytes(connection.send(event.response())))
        elif connection.state is ConnectionState.OPEN:  # not the client has closed: what came is no WebSocket
            self._is_broken = True
            code = event.code if isinstance(event.code, CloseReason) else CloseReason.PROTOCOL_ERROR
            is_text = code == CloseReason.INVALID_FRAME_PAYLOAD_DATA
            self._fail(code, "websocket-text" if is_text else "websocket-broken")
            return
        self._is_deaf = True
        self._stop_waiting()
        self.transport.loseConnection()

    # Signs of life

    def look(self) -> None:
        """Now and then: ask the client for a sign of life, which keeps the way through web servers open."""
        self._pings = 0
        connection = self._connection
        if connection is not None and connection.state is ConnectionState.OPEN and self._may_write:
            self.transport.write(bytes(connection.send(Ping())))

    def _answer_ping(self) -> None:
        """Answer the last ping, once the client reads."""
        connection, pong = self._connection, self._pong
        if connection is not None and pong is not None and connection.state is ConnectionState.OPEN and self._may_write:
            self._pong = None
            self.transport.write(bytes(connection.send(Ping(pong).response())))

    @property
    def _may_write(self) -> bool:
        return self.session is not None and not self.session.is_stopped

    # The session's side: a transport

    def write(self, data: bytes) -> None:
        """Send whole lines, each as a message."""
        connection = self._connection
        if connection is None or connection.state is not ConnectionState.OPEN:
            return
        lines = data.split(b"\r\n")[:-1]
        if self._kind == BINARY:
            frames = [connection.send(BytesMessage(line)) for line in lines]
        else:
            frames = [connection.send(TextMessage(line.decode(errors="replace"))) for line in lines]
        self.transport.write(b"".join(frames))
        self._answer_ping()

    def loseConnection(self) -> None:  # noqa: N802 - Twisted's name
        """Close, and wait a moment until the client has done so, too."""
        self._is_deaf = True
        connection = self._connection
        if connection is None or connection.state is not ConnectionState.OPEN:
            self.transport.loseConnection()
            return
        self.transport.write(bytes(connection.send(CloseConnection(self._code, self._why))))
        self._late = self._server.clock.callLater(GOODBYE, self.transport.loseConnection)

    def abortConnection(self) -> None:  # noqa: N802 - Twisted's name
        self.transport.abortConnection()

    def registerProducer(self, producer: "IPushProducer", streaming: bool) -> None:  # noqa: N802 - Twisted's signature
        self.transport.registerProducer(producer, streaming)

    def unregisterProducer(self) -> None:  # noqa: N802 - Twisted's name
        self.transport.unregisterProducer()

    def pauseProducing(self) -> None:  # noqa: N802 - Twisted's name
        self.transport.pauseProducing()

    def resumeProducing(self) -> None:  # noqa: N802 - Twisted's name
        self.transport.resumeProducing()

    def getPeer(self) -> "IAddress":  # noqa: N802 - Twisted's name
        return self.transport.getPeer()

    def getPeerCertificate(self) -> "X509 | None":  # noqa: N802 - Twisted's name
        """What the client has shown; nothing without TLS."""
        show = getattr(self.transport, "getPeerCertificate", None)
        return None if show is None else cast("X509 | None", show())

    @property
    def is_secure(self) -> bool:
        """Whether there is TLS below."""
        return hasattr(self.transport, "getPeerCertificate")

    def drop(self) -> None:
        """The server stops: who has not begun to speak is let go."""
        if self.session is None and not self._is_deaf:
            self._turn_away(upgrade.reject(HTTPStatus.SERVICE_UNAVAILABLE, "server-stops"))
