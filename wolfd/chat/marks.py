"""How far people have read, by channel and by whom they talk to: nobody else's business.

An account's marks are kept with it and come with every log-in; a guest's are forgotten when he goes.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable

from wolfd.chat.names import fold
from wolfd.chat.people import User

MOST = 200
"""Marks of one person; the ones set longest ago are forgotten first."""
PEOPLE = 10_000
"""Those whose marks are in memory."""

Mark = tuple[str, str]
"""A folded name, and the time of the message that was read last, as server-time writes it."""


class Marks:
    """Everybody's marks, as long as he is here."""

    def __init__(self) -> None:
        self.keep: Callable[[str, str, str], None] = _forget
        """Keep an account's mark for later: account, folded name, time."""
        self._of: OrderedDict[str, OrderedDict[str, str]] = OrderedDict()

    def of(self, user: User, name: str) -> str:
        """How far a user has read; nothing if that is not known."""
        marks = self._of.get(_owner(user))
        return marks.get(fold(name), "") if marks is not None else ""

    def set(self, user: User, name: str, time: str) -> bool:
        """Move a mark on; whether it was not there or farther already."""
        if time <= self.of(user, name):
            return False
        marks = self._opened(user)
        marks[fold(name)] = time
        marks.move_to_end(fold(name))
        if len(marks) > MOST:
            marks.popitem(last=False)
        if user.account is not None:
            self.keep(user.account, fold(name), time)
        return True

    def learn(self, user: User, kept: Iterable[Mark]) -> None:
        """Somebody has logged in: these marks were kept with his account; those that are in memory are newer."""
        marks = self._opened(user)
        for name, time in kept:
            marks.setdefault(name, time)

    def drop(self, guest: str) -> None:
        """The guest of a pseudonym has gone, or is somebody with an account now."""
        self._of.pop(guest, None)

    def _opened(self, user: User) -> OrderedDict[str, str]:
        owner = _owner(user)
        marks = self._of.setdefault(owner, OrderedDict())
        self._of.move_to_end(owner)
        if len(self._of) > PEOPLE:
            self._of.popitem(last=False)
        return marks


def _owner(user: User) -> str:
    """An account's marks are one, whoever is logged in to it; a pseudonym never looks like one."""
    return f"account {fold(user.account)}" if user.account is not None else user.person


def _forget(account: str, name: str, time: str) -> None:
    """Where no accounts are kept, nothing is."""
