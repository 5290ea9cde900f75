"""What every table works with: the hall, the clock, the record, and the sources of chance."""

import string
from collections.abc import Callable
from dataclasses import dataclass

from twisted.internet.interfaces import IReactorTime

from wolfd.chat.hall import Hall, Record
from wolfd.chat.people import User
from wolfd.moderator.keys import Keys
from wolfd.moderator.settings import Settings

SYMBOLS = string.ascii_letters + string.digits


@dataclass(frozen=True, slots=True)
class Means:
    """Given to each table by the office."""

    hall: Hall
    clock: IReactorTime
    record: Record
    settings: Settings
    keys: Keys
    entropy: Callable[[int], bytes]
    """So many unforeseeable bytes."""

    def new_game(self) -> str:
        """A name for a game: not a count, which would tell how many there were."""
        return "g" + "".join(SYMBOLS[byte % len(SYMBOLS)] for byte in self.entropy(7))


@dataclass(frozen=True, slots=True)
class By:
    """Who put something into a game, as the record names him."""

    person: str
    nick: str
    why: str = ""
    """Why a round is closed now, where nobody's answer does it: its `deadline`; `alone`, `talked`."""


CLOCK = By("clock", "")
DEADLINE = By("clock", "", "deadline")
ALONE = By("clock", "", "alone")
"""The only human here has nothing more to answer."""
TALKED = By("clock", "", "talked")
"""All humans have said that they have finished."""


def by(user: User) -> By:
    return By(user.person, user.nick)
