"""The HTTP request with which IRC over WebSocket begins: what is taken, and what everybody else is answered.

No sockets here: bytes in, in any pieces; out comes the open WebSocket, or the answer of one who is turned away.
Subprotocols are those of ircv3.net/specs/extensions/websocket.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

from wsproto import ConnectionType, WSConnection
from wsproto.connection import Connection
from wsproto.events import AcceptConnection, Request
from wsproto.extensions import Extension, PerMessageDeflate
from wsproto.utilities import LocalProtocolError, RemoteProtocolError

from wolfd.chat.names import matches
from wolfd.texts import Message, languages

BINARY, TEXT = "binary.ircv3.net", "text.ircv3.net"
LONGEST = 8192
"""Bytes that a request may have."""

_END = b"\r\n\r\n"
_UPGRADE = re.compile(rb"\r\nupgrade[ \t]*:[ \t]*websocket[ \t]*\r\n", re.IGNORECASE)
_FIRST = re.compile(rb"[A-Z]{3,10} \S+ HTTP/\d")
_BODY = re.compile(rb"\r\n(content-length[ \t]*:[ \t]*0*[1-9]|transfer-encoding[ \t]*:)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Accepted:
    """The client may speak."""

    connection: Connection
    response: bytes
    kind: str
    """The subprotocol; nothing if the client asked for none, which speaks by text messages and may do so by others."""
    headers: Mapping[str, str]
    """What the request told besides, by names in lower case; several of one name joined by commas."""
    rest: bytes
    """What came after the request."""


@dataclass(frozen=True, slots=True)
class Rejected:
    """It may not, and this is why."""

    response: bytes


class Knock:
    """Gathers the request."""

    __slots__ = ("_deflates", "_held", "_origins")

    def __init__(self, origins: tuple[str, ...], *, deflates: bool) -> None:
        self._held = b""
        self._origins = origins
        self._deflates = deflates

    def feed(self, data: bytes) -> Accepted | Rejected | None:
        """What comes of it; nothing if more must come."""
        held = self._held = self._held + data
        head, end, rest = held.partition(_END)
        if len(head) > LONGEST:
            return reject(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "websocket-long")
        line, is_line, _ = held.partition(b"\n")
        if is_line and not _FIRST.match(line):
            return reject(HTTPStatus.BAD_REQUEST, "websocket-bad")
        return self._judge(head + end, rest) if end else None

    def _judge(self, head: bytes, rest: bytes) -> Accepted | Rejected:
        if not _UPGRADE.search(head):
            return reject(HTTPStatus.UPGRADE_REQUIRED, "websocket-plain", ("Upgrade", "websocket"))
        server = WSConnection(ConnectionType.SERVER)
        try:
            server.receive_data(head)
            request = next(iter(server.events()))
        except RemoteProtocolError as error:
            hint = getattr(error, "event_hint", None)
            status = HTTPStatus(getattr(hint, "status_code", HTTPStatus.BAD_REQUEST))
            versions = [("Sec-WebSocket-Version", "13")] if status == HTTPStatus.UPGRADE_REQUIRED else []
            return reject(max(status, HTTPStatus.BAD_REQUEST), "websocket-bad", *versions)
        except (ValueError, StopIteration, LocalProtocolError):  # letters of no host, of no header
            return reject(HTTPStatus.BAD_REQUEST, "websocket-bad")
        if not isinstance(request, Request) or _BODY.search(head):
            return reject(HTTPStatus.BAD_REQUEST, "websocket-bad")
        return self._answer(server, request, rest)

    def _answer(self, server: WSConnection, request: Request, rest: bytes) -> Accepted | Rejected:
        headers = _told(request)
        origin = headers.get("origin")
        if origin is not None and not any(matches(each, origin) for each in self._origins):
            return reject(HTTPStatus.FORBIDDEN, "websocket-origin")
        kind = next((name for name in request.subprotocols if name in {BINARY, TEXT}), "")
        if request.subprotocols and not kind:
            return reject(HTTPStatus.BAD_REQUEST, "websocket-subprotocol")
        extensions: list[Extension] = [PerMessageDeflate()] if self._deflates else []
        try:
            response = server.send(AcceptConnection(subprotocol=kind or None, extensions=extensions))
        except (ValueError, LocalProtocolError):  # parameters of an extension that are none
            return reject(HTTPStatus.BAD_REQUEST, "websocket-bad")
        if server.connection is None:
            return reject(HTTPStatus.BAD_REQUEST, "websocket-bad")
        return Accepted(server.connection, response, kind, headers, rest)


def reject(status: HTTPStatus, mid: str, *headers: tuple[str, str]) -> Rejected:
    """An answer in every language, for nobody knows which one the client's user reads."""
    body = "".join(f"{line}\n" for code in languages() for line in Message(mid).lines(code)).encode()
    named = [*headers, ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", f"{len(body)}"), ("Connection", "close")]
    head = "".join(f"{name}: {value}\r\n" for name, value in named)
    return Rejected(f"HTTP/1.1 {status.value} {status.phrase}\r\n{head}\r\n".encode() + body)


def _told(request: Request) -> dict[str, str]:
    told: dict[str, str] = {}
    for name, value in request.extra_headers:
        key = name.decode("latin-1")
        told[key] = f"{told[key]}, {value.decode('latin-1')}" if key in told else value.decode("latin-1")
    return told
