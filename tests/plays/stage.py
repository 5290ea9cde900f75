"""The stage of the plays: a whole house without sockets; people on IRC and telnet type, and hear.

    stage = Stage()
    ann, bob = stage.irc("Ann"), stage.telnet("Bob")
    ann.types("!join")
    assert bob.hears("1 Ann sits down")
"""

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
from twisted.internet.task import Clock

from engine.codec import event
from engine.events import Event
from wolfd.chat.facts import Fact, ModesSet, Said, Worded
from wolfd.chat.hall import Hall
from wolfd.chat.people import Channel, Refused, User
from wolfd.journal import TYPES
from wolfd.journal.ids import Ids
from wolfd.moderator.office import Office
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.recovery import fold, restore
from wolfd.moderator.settings import Settings
from wolfd.moderator.table import Table
from wolfd.texts import Message
from wolfd.turn import Turn

ROOM = "#wolf"
KEY = re.compile("(?:back|回来|回來) ([a-z]{10})")
OURS = ("table.", "game.", "clock.", "query.")      # types of the moderator's records


class Book:
    """The record, kept as the journal keeps it: through JSON, and the moderator's only of types that it knows."""

    def __init__(self) -> None:
        self.records: list[dict[str, Any]] = []

    def append(self, type: str, /, **fields: object) -> int:  # noqa: A002 - the journal's own word
        assert type in TYPES or not type.startswith(OURS), type
        self.records.append({"seq": len(self.records) + 1, "type": type, **msgspec.json.decode(msgspec.json.encode(fields))})
        return len(self.records)

    def of(self, *types: str) -> list[dict[str, Any]]:
        return [record for record in self.records if record["type"] in types]

    def events(self) -> list[Event]:
        """All events of all games, in order."""
        return [event(plain) for record in self.of("game.command") for plain in record["events"]]


class Person:
    """Somebody with one connection; a `chat.people.Session`."""

    def __init__(self, stage: "Stage", nick: str, protocol: str, room: str) -> None:
        self.stage = stage
        self.protocol = protocol
        self.lines: list[str] = []
        """What was heard: `text` in private, `#room nick: text` in a room."""
        self.modes: list[ModesSet] = []
        self.user: User = stage.hall.enter(self, nick, nick.lower(), "host")
        self.room: Channel | None = stage.hall.join(self.user, room) if room else None

    def show(self, fact: Fact) -> None:
        if isinstance(fact, ModesSet):
            self.modes.append(fact)
        if isinstance(fact, Said):
            where = f"{fact.to.name} {fact.by.nick}: " if isinstance(fact.to, Channel) else ""
            if fact.by is not self.user or where:
                self.lines += [where + line for line in fact.text.lines(self.user.language)]

    def close(self, why: Worded) -> None:
        self.lines += why.lines("en")

    def types(self, *lines: str) -> None:
        for line in lines:
            self._type(line)

    def says(self, *verbs: str) -> None:
        """Type commands in the form that the protocol has for them."""
        self.types(*(f"/{verb}" if self.protocol == "telnet" else f"!{verb}" for verb in verbs))

    def hears(self, *parts: str) -> bool:
        """Whether each of these was heard since `forgets`."""
        missing = [part for part in parts if not any(part in line for line in self.lines)]
        assert not missing, f"{self.user.nick} has not heard {missing}, but:\n" + "\n".join(self.lines)
        return True

    def hears_nothing_of(self, *parts: str) -> bool:
        found = [line for line in self.lines for part in parts if part in line]
        assert not found, f"{self.user.nick} has heard {found}"
        return True

    def forgets(self) -> None:
        self.lines.clear()

    @property
    def private(self) -> list[str]:
        return [line for line in self.lines if not line.startswith("#")]

    def drops(self) -> None:
        self.stage.hall.lost(self, self.user, "Connection reset by peer")

    def key(self) -> str:
        """The last seat key that was told."""
        told = [found[1] for line in self.private if (found := KEY.search(line))]
        return told[-1]

    def _type(self, line: str) -> None:
        try:
            if line.startswith("/msg Moderator "):
                self.stage.hall.say(self.user, self.stage.hall.moderator, line.removeprefix("/msg Moderator "))
            elif line.startswith("/") and self.protocol == "telnet":
                self.stage.office.command(self.user, self.room, line[1:])
            else:
                assert self.room
                self.stage.hall.say(self.user, self.room, line)
        except Refused as why:
            self.lines.append(f"refused: {why.mid}")


class Stage:
    """A house with its clock and record; `again` is the same house after a crash."""

    def __init__(self, seed: int = 1, settings: Settings | None = None, book: Book | None = None) -> None:
        self.clock = Clock()
        self.book = book or Book()
        self.settings = settings or Settings()
        self.seed = seed
        chance = random.Random(seed)
        self.hall = Hall("wolf.test", self.clock, self.book, Turn(), wall=lambda: 1.8e9 + self.clock.seconds())
        self.office = Office(self.hall, self.clock, self.book, b"the house's secret", chance.randbytes, self.settings)
        self.hall.host = self.office
        self.office.measures.appeal = self.hall.bans.name = Ids(bytes(32)).appeal
        self.people: list[Person] = []

    def again(self) -> "Stage":
        """The house after a crash and a restart: nothing is left of it but the record."""
        stage = Stage(self.seed + 1000, self.settings, self.book)
        restore(stage.office, fold(self.book.records))
        return stage

    def irc(self, nick: str, room: str = ROOM) -> Person:
        return self._person(nick, "irc", room)

    def telnet(self, nick: str, room: str = ROOM) -> Person:
        return self._person(nick, "telnet", room)

    def seated(self, nicks: str) -> list[Person]:
        """People of these names at the table, half of them by telnet."""
        people = [self._person(nick, "telnet" if i % 2 else "irc", ROOM) for i, nick in enumerate(nicks.split())]
        for person in people:
            person.says("join")
        return people

    def table(self, room: str = ROOM) -> Table:
        return self.office.tables[room]

    @property
    def playing(self) -> Playing:
        playing = self.table().playing
        assert playing is not None
        return playing

    def label(self, seat: int) -> str:
        """A seat's number and nick as English texts have them."""
        return Message("seat", number=seat, nick=self.playing.seats[seat].nick).text("en")

    def person(self, seat: int) -> Person:
        user = self.playing.seats[seat].user
        return next(person for person in self.people if person.user is user)

    def seats(self, role: str) -> list[int]:
        return [seat for seat, card in sorted(self.playing.table.cards.items()) if card == role]

    def holder(self, role: str) -> Person:
        return self.person(self.seats(role)[0])

    def until(self, come: Callable[[], bool], most: float = 3600.0) -> None:
        """Let time pass, half a second at once, until something has come."""
        for _ in range(int(most * 2)):
            if come():
                return
            self.clock.advance(0.5)
        raise AssertionError("it has not come")

    def until_step(self, step: str) -> None:
        def open_now() -> bool:
            playing = self.table().playing
            return playing is not None and playing.table.round is not None and playing.table.round.step == step

        self.until(open_now)

    def all_forget(self) -> None:
        for person in self.people:
            person.forgets()

    def _person(self, nick: str, protocol: str, room: str) -> Person:
        person = Person(self, nick, protocol, room)
        self.people.append(person)
        return person


EIGHT = "Ann Bob Cleo Dan Eve Fay Gus Hal"


def begun(*rules: str, names: str = EIGHT, settings: Settings | None = None) -> tuple[Stage, list[Person]]:
    """A game that has begun, by rules that the first has chosen."""
    stage = Stage(1, settings)
    people = stage.seated(names)
    people[0].says(*rules)
    for person in people:
        person.says("ready")
    return stage, people


def begin_with_account(stage: Stage, people: list[Person]) -> None:
    """The first logs in to the account `ann` and sits down anew with it; then the game begins."""
    stage.hall.set_account(people[0].user, "ann")
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
