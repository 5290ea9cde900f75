"""The factory of IRC sessions: makes one for each connection, and looks at all of them now and then."""

from typing import TYPE_CHECKING

from twisted.internet.protocol import Factory

from wolfd.irc.message import is_host_name
from wolfd.irc.session import IrcSession
from wolfd.irc.settings import IrcSettings

if TYPE_CHECKING:
    from twisted.internet.interfaces import IAddress, IReactorTime

    from wolfd.accounts.desk import Desk
    from wolfd.chat.hall import Hall
    from wolfd.turn import Turn
    from wolfd.wire import Door

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
        self.settings = settings or IrcSettings()
        self.door = door
        self.desk = desk
        """Where accounts are dealt with; nothing if none are kept."""
        self.sessions: dict[IrcSession, None] = {}
        self.registered = 0
        """Sessions that are users by now."""
        self.hidden = 0
        """Users that are found only by those who know them."""
        self.started = hall.wall()
        self._looks = clock.callLater(SWEEP, self._look)

    def buildProtocol(  # type: ignore[override]  # noqa: N802 (Twisted's name; a session needs no `factory`)
        self, addr: "IAddress | None"
    ) -> IrcSession:
        """A session; one that is only turned away if its address has too many already."""
        address = getattr(addr, "host", "")
        return IrcSession(self, address, is_welcome=self.door is None or self.door.enter(address))

    def gone(self, session: IrcSession) -> None:
        """A session's connection is no more."""
        self.sessions.pop(session, None)
        if self.door is not None and session.is_welcome:
            self.door.leave(session.address)

    def close(self) -> None:
        """Look at nobody any more."""
        if self._looks.active():
            self._looks.cancel()

    def _look(self) -> None:
        self._looks = self.clock.callLater(SWEEP, self._look)
        now = self.clock.seconds()
        for session in tuple(self.sessions):
            session.look_at(now)
