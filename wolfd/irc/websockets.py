"""The factory of WebSockets: makes one for each connection, and looks at all of them now and then."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from twisted.internet.interfaces import IProtocolFactory
from zope.interface import implementer

if TYPE_CHECKING:
    from collections.abc import Container

    from twisted.internet.interfaces import IAddress, IReactorTime

    from wolfd.irc.factory import IrcFactory
    from wolfd.irc.websocket import WebSocket

LOOK = 45.0
"""Seconds between two signs of life that are asked for: web servers in front of us close what is silent for a minute."""


@dataclass(frozen=True, slots=True)
class WebSocketSettings:
    """What an operator may set about them, with its defaults."""

    origins: tuple[str, ...] = ("*",)
    """The pages whose scripts may connect, as masks; programs that are no page need none."""
    deflates: bool = False
    """Whether messages may be compressed."""
    trusted: "Container[str]" = ()
    """The addresses of web servers whose X-Forwarded-For counts."""


@implementer(IProtocolFactory)
class WebSocketFactory:
    """Makes a WebSocket for each connection; `irc` makes the session in it."""

    noisy = False

    def __init__(self, irc: "IrcFactory", clock: "IReactorTime", settings: WebSocketSettings | None = None) -> None:
        self.irc = irc
        self.clock = clock
        self.settings = settings or WebSocketSettings()
        self.sockets: dict[WebSocket, None] = {}
        self._looks = clock.callLater(LOOK, self._look)

    def buildProtocol(self, addr: "IAddress | None") -> "WebSocket":  # noqa: N802 - Twisted's name
        from wolfd.irc.websocket import WebSocket  # noqa: PLC0415 - few servers have any, and its library takes long to read

        return WebSocket(self, addr)

    def close(self) -> None:
        """Let those go who have not begun to speak, and look at nobody any more."""
        if self._looks.active():
            self._looks.cancel()
        for socket in tuple(self.sockets):
            socket.drop()

    def doStart(self) -> None:  # noqa: N802 - Twisted's name
        """A port listens for us."""

    def doStop(self) -> None:  # noqa: N802 - Twisted's name
        """A port does so no more."""

    def _look(self) -> None:
        self._looks = self.clock.callLater(LOOK, self._look)
        for socket in tuple(self.sockets):
            socket.look()
