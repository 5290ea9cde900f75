"""The factory of IRC sessions: makes one for each connection, and looks at all of them now and then."""

from collections import Counter
from typing import TYPE_CHECKING

from twisted.internet.protocol import Factory

from wolfd.irc import offering
from wolfd.irc.message import is_host_name
from wolfd.irc.session import IrcSession
from wolfd.irc.settings import IrcSettings

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from twisted.internet.interfaces import IAddress, IReactorTime

    from wolfd.accounts.desk import Desk
    from wolfd.accounts.operators import Operators
    from wolfd.chat.hall import Hall
    from wolfd.entrance import Door, Judge
    from wolfd.irc.greeting import Lines
    from wolfd.turn import Turn

SWEEP = 5.0
"""Seconds between two looks at who is silent: one timer for all sessions."""


class IrcFactory(Factory):
    """Makes a session for each connection, and looks now and then at all of them."""

    noisy = False

    def __init__(
        self,
        hall: "Hall",
        turn: "Turn",
        clock: "IReactorTime",
        settings: IrcSettings | None = None,
        door: "Door | None" = None,
        desk: "Desk | None" = None,
    ) -> None:
        if not is_host_name(hall.name):
            raise ValueError(f"{hall.name!r}: a server's name is a host name with a dot in it")
        self.hall = hall
        self.turn = turn
        self.clock = clock
        self.greetings: dict[str, Lines] = {}
        """By language, as long as the settings are the same."""
        self.settings = settings or IrcSettings()
        self.door = door
        self.desk = desk
        """Where accounts are dealt with; nothing if none are kept."""
        self.judge: Judge | None = None
        """Who knows of bad addresses; nothing if nobody is asked."""
        self.is_trusted: Callable[[], bool] = _never
        """Whether clients can trust the certificate that is shown now, so that they may be told to insist on TLS."""
        self.operators: Operators | None = None
        """Who may become an operator of the server; nothing if nobody."""
        self.rehash: Callable[[str], object] | None = None
        """Reads the configuration anew, for whom is given; nothing if that cannot be."""
        self.used: Counter[str] = Counter()
        """How often each command was given."""
        self.sessions: dict[IrcSession, None] = {}
        self.registered = 0
        """Sessions that are users by now."""
        self.started = hall.wall()
        self._looks = clock.callLater(SWEEP, self._look)

    @property
    def settings(self) -> IrcSettings:
        return self._settings

    @settings.setter
    def settings(self, settings: IrcSettings) -> None:
        self._settings = settings
        self.greetings.clear()

    def buildProtocol(  # type: ignore[override]  # noqa: N802 - Twisted's name; a session needs no `factory`
        self, addr: "IAddress | None"
    ) -> IrcSession:
        """A session; one that is only turned away if its address has too many already."""
        address = getattr(addr, "host", "")
        counted = "" if self.settings.gateways.is_one(address) else address
        return IrcSession(self, address, counted=counted if self.door is None or self.door.enter(counted) else None)

    def resolve(self, session: IrcSession, address: str) -> None:
        """A session is from this address: the gateway that brought it has said so, or has brought nobody but itself."""
        session.address = address
        if session.counted != address:
            self._leave_door(session)
            session.counted = address if self.door is None or self.door.enter(address) else None
        session.admit()

    def renewing(self) -> "AbstractContextManager[None]":
        """While this lasts the configuration may change; clients are told afterwards which capabilities are new."""
        return offering.renewing(tuple(self.sessions))

    def gone(self, session: IrcSession) -> None:
        """A session's connection is no more."""
        self.sessions.pop(session, None)
        self._leave_door(session)

    def _leave_door(self, session: IrcSession) -> None:
        counted, session.counted = session.counted, None
        if self.door is not None and counted is not None:
            self.door.leave(counted)

    def close(self) -> None:
        """Look at nobody any more."""
        if self._looks.active():
            self._looks.cancel()

    def _look(self) -> None:
        self._looks = self.clock.callLater(SWEEP, self._look)
        now = self.clock.seconds()
        for session in tuple(self.sessions):
            session.look_at(now)


def _never() -> bool:
    return False
