"""The roll: the seats of all running games, by what those who hold them are called.

It is asked for each who comes in; to walk over all seats would cost a thousand games a thousand times what it costs one.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from wolfd.chat.looks import look
from wolfd.chat.names import fold
from wolfd.moderator.seats import Chair

if TYPE_CHECKING:
    from wolfd.moderator.play.playing import Playing

Places = list[tuple["Playing", Chair]]


class Roll:
    """Made anew when it is asked for and a game has begun or ended, or a seat has got another name."""

    def __init__(self, games: Iterable["Playing"]) -> None:
        self._games = games
        self._known: tuple[Playing, ...] = ()
        self._namings = -1
        self._called: defaultdict[str, Places] = defaultdict(list)
        self._alike: defaultdict[str, Places] = defaultdict(list)

    def called(self, nick: str) -> Places:
        """The seats under this nick; its holder may be here or not, and an artificial player."""
        self._refresh()
        return _standing(self._called.get(fold(nick), ()))

    def alike(self, nick: str) -> Places:
        """The same of nicks that look like this one."""
        self._refresh()
        return _standing(self._alike.get(look(nick), ()))

    def _refresh(self) -> None:
        games = tuple(self._games)
        if games == self._known and self._namings == Chair.namings:
            return
        self._known, self._namings = games, Chair.namings
        self._called.clear()
        self._alike.clear()
        for playing in games:
            for chair in playing.seats.places:
                self._called[fold(chair.nick)].append((playing, chair))
                self._alike[look(chair.nick)].append((playing, chair))


def _standing(found: Iterable[tuple["Playing", Chair]]) -> Places:
    """Those that are still seats of their games."""
    return [(playing, chair) for playing, chair in found if any(chair is each for each in playing.seats.places)]


def is_absent(chair: Chair) -> bool:
    """Whether a person holds a seat and has no connection here."""
    return chair.human and (chair.user is None or not chair.user.sessions)
