"""The server's end of the control socket: one JSON object a line in, one out, and a record of who asked for what.

Who may connect is decided by the file's mode alone; who it was the system says. What was asked for is on record before
anybody hears the answer, as with everything: the connection is a wire like any other.
"""

import os
import pwd
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from twisted.internet.defer import Deferred
from twisted.internet.error import CannotListenError
from twisted.internet.interfaces import IAddress, IReactorUNIX
from twisted.internet.protocol import Factory
from twisted.logger import Logger

from wolfd.control.socket_client import address
from wolfd.control.socket_verbs import VERBS, CannotDo, Means, Verb, fault
from wolfd.wire import Wire

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime
    from twisted.python.failure import Failure

    from wolfd.turn import Turn

LONGEST = 65_536
"""Bytes of a request."""
IDLE = 60.0
"""Seconds in which a request must come."""
BACKLOG = 128
NOWHERE = b"\0"
"""A name that is no file's."""

LOG = Logger()


class Record(Protocol):
    """The log's door."""

    def append(self, type: str, /, **fields: object) -> int: ...  # noqa: A002 - the journal's own word


@dataclass(frozen=True, slots=True)
class Peer:
    """Who is at the other end, as the system says."""

    pid: int
    uid: int
    gid: int
    user: str


def peer_of(end: socket.socket) -> Peer:
    """The process that has connected."""
    pid, uid, gid = struct.unpack("3i", end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    try:
        user = pwd.getpwuid(uid).pw_name
    except KeyError:
        user = ""
    return Peer(pid, uid, gid, user)


class Door:
    """The socket in the file system, for its owner alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._short = ExitStack()

    def open(self, reactor: IReactorUNIX, factory: Factory) -> None:
        """Listen; a socket that an earlier server left is replaced. Call it under the directory's lock. Raises OSError."""
        self._path.unlink(missing_ok=True)
        where = self._short.enter_context(address(self._path))
        before = os.umask(0o177)  # or others could connect between two calls
        try:
            port: Any = reactor.listenUNIX(where, factory, BACKLOG, 0o600)
            port._bindPath = NOWHERE  # noqa: SLF001 - or it stumbles in the end where somebody has removed the file; `close` does that
        except CannotListenError as error:
            raise OSError(error.socketError.errno, error.socketError.strerror, str(self._path)) from error
        finally:
            os.umask(before)

    def close(self) -> None:
        """Listen no more, now that the reactor has ended."""
        self._path.unlink(missing_ok=True)
        self._short.close()


@dataclass(slots=True)
class Desk:
    """What every connection works with."""

    means: Means
    record: Record
    is_stuck: Callable[[], bool]
    """Whether nothing can be put on record now."""


class ControlFactory(Factory):
    """Makes a connection for each who comes."""

    noisy = False

    def __init__(self, desk: Desk, turn: "Turn", clock: "IReactorTime") -> None:
        self.desk = desk
        self.turn = turn
        self.clock = clock

    def buildProtocol(self, _: IAddress) -> "ControlWire":  # type: ignore[override] # noqa: N802 - Twisted's name
        return ControlWire(self.desk, self.turn, self.clock)


class ControlWire(Wire):
    """One connection of an operator's program."""

    __slots__ = ("_desk", "_idle", "_is_busy", "_is_going", "_lines", "_peer", "_rest")

    def __init__(self, desk: Desk, turn: "Turn", clock: "IReactorTime") -> None:
        super().__init__(turn, clock)
        self._desk = desk
        self._rest = b""
        self._lines: deque[bytes] = deque()
        """What is to be answered yet, in this order."""
        self._is_busy = self._is_going = False
        self._peer = Peer(0, 0, 0, "")
        self._idle = clock.callLater(IDLE, self._idled)

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        end = getattr(self.transport, "socket", None)
        if end is not None:
            self._peer = peer_of(end)

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802 - Twisted's name
        super().connectionLost(reason)
        self._lines.clear()
        if self._idle.active():
            self._idle.cancel()

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        if self.ending or self.gone:
            return
        self._idle.reset(IDLE)
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._lines.extend(lines)
        self._go_on()
        if len(self._rest) > LONGEST:
            self._tell(_no("the line is too long"))
            self.finish()

    def _go_on(self) -> None:
        """Answer what came, one after another: some answers take their time. Each that is done at once comes back here."""
        if self._is_going:
            return
        self._is_going = True
        try:
            while self._lines and not self._is_busy and not self.gone:
                self._take(self._lines.popleft())
        finally:
            self._is_going = False

    def _idled(self) -> None:
        if self._is_busy:
            self._idle = self.clock.callLater(IDLE, self._idled)
        else:
            self.finish()

    def _tell(self, answer: dict[str, object], *, at_once: bool = False) -> None:
        """Answer with the turn, after its records; at once where nothing is on record of it, as the turn may be held back for long."""
        if not self.gone:
            (self.transport.write if at_once else self.send)(msgspec.json.encode(answer) + b"\n")

    def _take(self, line: bytes) -> None:
        try:
            verb, request = self._asked(line)
        except CannotDo as why:
            self._tell(_no(str(why)), at_once=self._desk.is_stuck())
            return
        Deferred.fromCoroutine(self._do(verb, request))

    def _asked(self, line: bytes) -> tuple[Verb, dict[str, Any]]:
        """What a line asks for; CannotDo if it is nothing that may be done now."""
        try:
            request = msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise CannotDo("a request is one JSON object on a line") from error
        verb = VERBS.get(str(request.pop("do", "")))
        if verb is None:
            raise CannotDo(f"do must be one of {', '.join(VERBS)}")
        wrong = fault(verb, request)
        if wrong:
            raise CannotDo(wrong)
        if self._desk.is_stuck() and not verb.is_look:
            raise CannotDo("the log cannot be written, so nothing may be done now")
        return verb, request

    async def _do(self, verb: Verb, request: dict[str, Any]) -> None:
        """Do it, put on record that it was asked for and what came of it, and tell."""
        self._is_busy = True
        answer = await self._answer(verb, request)
        at_once = verb.is_look and self._desk.is_stuck()
        if not at_once:
            outcome = "done" if answer["ok"] else str(answer["error"])
            self._desk.record.append(verb.type, **_named(request, answer), do=verb.name, **asdict(self._peer), outcome=outcome)
        self._tell(answer, at_once=at_once)
        self._is_busy = False
        if self._idle.active():
            self._idle.reset(IDLE)
        self._go_on()

    async def _answer(self, verb: Verb, request: dict[str, Any]) -> dict[str, object]:
        """What is answered; an operator's request must not end the server."""
        try:
            told = verb.does(self._desk.means, {**request, "caller": self._peer.user or str(self._peer.uid)})
            return {"ok": True, "result": await told if isinstance(told, Deferred) else told}
        except CannotDo as why:
            return _no(str(why))
        except Exception:  # noqa: BLE001 - whatever it is
            LOG.failure("the control socket: {verb} failed", verb=verb.name)
            return _no("an error in the server; see its standard error")


def _no(why: str) -> dict[str, object]:
    return {"ok": False, "error": why}


def _named(request: dict[str, Any], answer: dict[str, object]) -> dict[str, object]:
    """A request's members as they go on record: those that some verb knows; a game by its id, however it was called."""
    found: dict[str, object] = {name: value for name, value in request.items() if name in KNOWN and isinstance(value, str | int | float) and value != ""}
    result = answer.get("result")
    if isinstance(result, dict) and "game" in result:
        return {**found, "game": result["game"], "chan": result["chan"]}
    if "game" in found:
        found["which"] = found.pop("game")
    return found


KNOWN = frozenset({"reason", "within", "game", "span", "room", *(need for verb in VERBS.values() for need in verb.needs)}) - {"target"}
"""What may stand on record as it was asked; a ban's target, which may be an address, stands there under seal (`ban.set`)."""
