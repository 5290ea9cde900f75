"""The options of a telnet connection's socket."""

import socket

from twisted.internet import tcp

KEEP_ALIVE = 60
"""Seconds of quiet after which the kernel asks whether the peer is there; it keeps the way through routers open too."""


def set_options(transport: object) -> None:
    """Let telnet's urgent bytes come in their place, and notice peers that are gone."""
    inner = getattr(transport, "transport", transport)  # what TLS lies around
    if isinstance(inner, tcp.Connection):
        sock = inner.socket
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_OOBINLINE, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, KEEP_ALIVE)
