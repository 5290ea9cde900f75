"""What the service manager is told: sd_notify(3), over the datagram socket that it names; nothing where there is none.

Its watchdog is fed from the reactor, so that a reactor that hangs is noticed.
"""

import contextlib
import os
import socket
from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

SOCKET, WATCHDOG, WATCHDOG_PID = "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"
MICRO = 1_000_000
SHARE = 3
"""How many signs of life are given in the time after which the service manager takes the server for dead."""


class Notifier:
    """Tells how the server is. Whatever goes wrong with that is no fault of the server's, and changes nothing."""

    def __init__(self, address: str = "", watchdog: float = 0.0) -> None:
        """`address` as in NOTIFY_SOCKET, empty if nobody listens; `watchdog` in seconds, 0 if there is none."""
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        self._watchdog = watchdog
        self._end = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) if address else None
        if self._end is not None:
            self._end.setblocking(False)  # noqa: FBT003 - its only form

    def ready(self, status: str) -> None:
        """All is open, or again as it should be."""
        self._tell("READY=1", f"STATUS={_line(status)}")

    def reloading(self, monotonic: float) -> None:
        """The configuration is being read again; `ready` follows. `monotonic` are seconds of that clock."""
        self._tell("RELOADING=1", f"MONOTONIC_USEC={int(monotonic * MICRO)}")

    def stopping(self, status: str) -> None:
        """The end has begun."""
        self._tell("STOPPING=1", f"STATUS={_line(status)}")

    def watch(self, clock: "IReactorTime", status: Callable[[], str]) -> None:
        """Give signs of life from now on, as often as they are wanted, each with how things are."""
        if self._end is not None and self._watchdog:
            self._tell("WATCHDOG=1", f"STATUS={_line(status())}")
            clock.callLater(self._watchdog / SHARE, self.watch, clock, status)

    def _tell(self, *assignments: str) -> None:
        if self._end is not None:
            with contextlib.suppress(OSError):
                self._end.sendto("\n".join(assignments).encode(), self._address)


def from_environment(environment: MutableMapping[str, str] = os.environ) -> Notifier:
    """What this process was told of its service manager; no process that it starts is told so, too."""
    address = environment.pop(SOCKET, "")
    micro = environment.pop(WATCHDOG, "")
    pid = environment.pop(WATCHDOG_PID, str(os.getpid()))
    is_watched = micro.isascii() and micro.isdigit() and pid == str(os.getpid())
    return Notifier(address if address[:1] in {"/", "@"} else "", int(micro) / MICRO if is_watched else 0.0)


def _line(text: str) -> str:
    return " ".join(text.split())
