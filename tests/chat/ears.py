"""A hall with sessions that only keep what they are shown."""

from typing import Any

from twisted.internet.task import Clock

from tests.irc.house import Book
from wolfd.chat.facts import Fact, Worded
from wolfd.chat.hall import Hall, Limits
from wolfd.turn import Turn


class Ear:
    """One session and its user."""

    protocol = "irc"

    def __init__(self, hall: Hall, nick: str) -> None:
        self.facts: list[Fact] = []
        self.hall = hall
        self.user = hall.enter(self, nick, nick.lower(), "host")

    def show(self, fact: Fact) -> None:
        self.facts.append(fact)

    def close(self, why: Worded) -> None:
        self.hall.lost(self, self.user, " ".join(why.lines("en")))

    def heard(self, kind: type[Fact]) -> list[Any]:
        """The facts of a kind that came since this was asked last; the others are forgotten."""
        found = [fact for fact in self.facts if type(fact) is kind]
        self.facts.clear()
        return found


def a_hall(**limits: int) -> Hall:
    clock = Clock()
    return Hall("hall.test", clock, Book(), Turn(), wall=lambda: 1000.0 + clock.seconds(), limits=Limits(**limits))


def ears(hall: Hall, nicks: str, *channels: str) -> list[Ear]:
    """Sessions of these nicks in these channels, which have heard nothing yet."""
    every = [Ear(hall, nick) for nick in nicks.split()]
    for ear in every:
        for channel in channels:
            hall.join(ear.user, channel)
    for ear in every:
        ear.facts.clear()
    return every
