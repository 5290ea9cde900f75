"""Whole games on a real log, played by artificial players and by people who type a little: for those who read logs."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.journal.worlds import NOON, FaultyDisk, Thread
from tests.plays.stage import Book, Stage
from wolfd.journal import Journal, Outside, Settings

if TYPE_CHECKING:
    from engine.table import Table

WILD = 'I say: <b>"vote"</b> & be \x02quick'
"""What somebody says who means no good to those who read it later."""
TAME = 'I say: <b>"vote"</b> & be quick'
"""What they are to read."""


class LogBook(Book):
    """The record of a play, kept by a real journal; `write` ends the turn."""

    journal: Journal

    def append(self, type: str, /, **fields: object) -> int:  # noqa: A002 - the journal's own word
        seq = self.journal.append(type, **fields)
        self.journal.write()
        return seq


class House:
    """A house whose record is a log in a state directory."""

    def __init__(self, state: Path, seed: int = 1, **settings: object) -> None:
        self.state, self.events = state, state / "events"
        self.book = LogBook()
        self.stage = Stage(seed, book=self.book)
        self.thread = Thread()
        self.thread.at_once = True
        self.disk = FaultyDisk()
        self.settings = Settings("wolfd test", "rules test", **settings)  # type: ignore[arg-type]
        self.open()

    def wall(self) -> float:
        return NOON + self.stage.clock.seconds()

    def open(self) -> Journal:
        outside = Outside(self.stage.clock, self.thread, self.wall, self.disk)
        self.book.journal = Journal(self.state, outside, self.settings)
        return self.book.journal

    def close(self) -> None:
        self.book.journal.close()

    def begin(self, nicks: str = "Ann Bob", bots: int = 6, *settings: str) -> str:
        """Let people and artificial players sit down and begin; the game's id."""
        people = self.stage.seated(nicks)
        people[0].says(*settings, f"bots {bots}")
        for person in people:
            person.says("ready")
        self.game = self.stage.playing.deal.game
        self.table: Table = self.stage.playing.table
        """The truth, also when the game is over."""
        return self.game

    def until(self, come: Callable[[], bool]) -> None:
        self.stage.until(come, 7200)

    def until_day(self) -> None:
        self.until(lambda: self.table.phase == "day")

    def until_over(self) -> None:
        """Let the game go on to its end; the first of the people who may speak says something."""
        self.until(lambda: self.table.ended is not None or self._said())
        self.until(lambda: self.table.ended is not None)

    def _said(self) -> bool:
        table = self.stage.table()
        if self.table.phase != "day" or table.playing is None:
            return False
        may = [person for person in self.stage.people if table.may_speak(person.user) is None]
        for person in may[:1]:
            person.types(WILD)
        return bool(may)


def played(state: Path, seed: int = 1, *settings: str) -> House:
    """A house in which one game was played to its end; the log is closed."""
    house = House(state, seed)
    house.begin("Ann Bob", 6, *settings)
    house.until_over()
    house.close()
    return house
