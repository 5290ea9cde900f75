"""IRC over WebSocket in tests: a client of wsproto, by bytes, to a WebSocket without sockets."""

import re
from collections.abc import Iterable

from twisted.internet.address import IPv4Address
from twisted.internet.testing import StringTransportWithDisconnection
from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    BytesMessage,
    CloseConnection,
    Message,
    Ping,
    Pong,
    RejectConnection,
    Request,
    TextMessage,
)
from wsproto.extensions import Extension, PerMessageDeflate

from tests.irc.house import House
from wolfd.irc.websockets import WebSocketFactory, WebSocketSettings


class Web:
    """One connection; `page` builds what a browser would send."""

    def __init__(self, house: House, *, address: str = "192.0.2.1", transport: object = None, **settings: object) -> None:
        self.house = house
        self.factory = WebSocketFactory(house.factory, house.clock, WebSocketSettings(**settings))
        self.socket = self.factory.buildProtocol(IPv4Address("TCP", address, 4242))
        self.transport = transport or StringTransportWithDisconnection()
        self.transport.protocol = self.socket
        self.socket.makeConnection(self.transport)
        self.ws = WSConnection(ConnectionType.CLIENT)
        self.pieces: list[str | bytes] = []
        self.pongs: list[bytes] = []
        self.closed: CloseConnection | None = None
        self.accepted: AcceptConnection | None = None
        self.rejected: RejectConnection | None = None

    def gives(self, data: bytes) -> None:
        self.socket.dataReceived(data)
        self.house.turn.end()

    def request(self, *subprotocols: str, headers: Iterable[tuple[str, str]] = (), deflates: bool = False) -> bytes:
        extensions: list[Extension] = [PerMessageDeflate()] if deflates else []
        return self.ws.send(Request("irc.test", "/", extensions, [(n.encode(), v.encode()) for n, v in headers], list(subprotocols)))

    def opens(self, *subprotocols: str, **how: object) -> "Web":
        self.gives(self.request(*subprotocols, **how))
        self.hear()
        assert self.accepted is not None, self.rejected
        return self

    def answer(self) -> tuple[int, str]:
        """The status and the text that one who is no WebSocket client is answered."""
        head, _, body = self.transport.value().partition(b"\r\n\r\n")
        length = re.search(rb"Content-Length: (\d+)", head)
        assert length is not None
        assert len(body) == int(length[1])
        return int(head.split()[1]), body.decode()

    def sends(self, *lines: str | bytes) -> None:
        for line in lines:
            self.gives(self.ws.send(BytesMessage(line) if isinstance(line, bytes) else TextMessage(line)))

    def registers(self, nick: str = "Ann") -> "Web":
        self.sends(f"NICK {nick}", f"USER {nick} 0 * :{nick}")
        assert any(" 001 " in str(line) for line in self.lines())
        return self

    def hear(self) -> None:
        data = self.transport.value()
        self.transport.clear()
        if self.rejected is not None or not data:
            return
        self.ws.receive_data(data)
        for event in self.ws.events():
            match event:
                case AcceptConnection():
                    self.accepted = event
                case RejectConnection():
                    self.rejected = event
                case Message():
                    assert event.message_finished
                    self.pieces.append(event.data)
                case Pong():
                    self.pongs.append(bytes(event.payload))
                case Ping():
                    self.gives(self.ws.send(event.response()))
                case CloseConnection():
                    self.closed = event

    def lines(self) -> list[str | bytes]:
        """What came since this was asked last, a message a line."""
        self.hear()
        lines, self.pieces = self.pieces, []
        return lines
