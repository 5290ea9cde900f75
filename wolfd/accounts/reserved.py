"""Which account a nick belongs to: the account's own name, and whatever looks like it. Held in memory, so it answers at once."""

from collections.abc import Iterable
from functools import lru_cache

from wolfd.chat.looks import skeleton
from wolfd.chat.names import fold

TAIL = "_-`^"


class Reserved:
    """The names of all accounts."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._looks: dict[str, str] = {}

    def fill(self, names: Iterable[str]) -> None:
        for name in names:
            self.add(name)

    def owner_of(self, nick: str) -> str | None:
        """The account that a nick belongs to; of several that it looks like, the oldest here."""
        return self._names.get(fold(nick)) or self._looks.get(_look(nick))

    def add(self, name: str) -> None:
        self._names[fold(name)] = name
        self._looks.setdefault(_look(name), name)

    def remove(self, name: str) -> None:
        self._names.pop(fold(name), None)
        if self._looks.get(_look(name)) == name:
            del self._looks[_look(name)]


@lru_cache(maxsize=1024)
def _look(nick: str) -> str:
    """What a nick looks like. With a tail it is another: clients add one where a nick is taken, the owner's as well."""
    bare = nick.rstrip(TAIL)
    return skeleton(bare) + nick[len(bare) :]
