"""A house with IRC clients and without sockets: clients send lines, and have heard lines.

    house = House()
    ann, bob = house.client("Ann"), house.client("Bob")
    ann.sends("JOIN #x")
    assert ann.heard() == [...]
"""

from typing import TYPE_CHECKING, Any

from twisted.internet.address import IPv4Address
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransportWithDisconnection

from wolfd.chat.facts import Worded
from wolfd.chat.hall import Hall
from wolfd.chat.people import Channel, User
from wolfd.irc.factory import IrcFactory
from wolfd.irc.lines import Pace
from wolfd.irc.settings import IrcSettings
from wolfd.journal import TYPES
from wolfd.turn import Turn

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

WALL = 1_800_000_000.0
ANY_PACE = Pace(100_000.0, 1.0)


class Book:
    """The record and the ledger of the turn; `full` when nothing can be written."""

    def __init__(self) -> None:
        self.records: list[dict[str, Any]] = []
        self.fresh = self.waiting = self.full = False

    def append(self, type: str, /, **fields: object) -> int:  # noqa: A002 (the journal's own word)
        assert type in TYPES, type
        self.records.append({"type": type, **fields})
        self.fresh = self.waiting = True
        return len(self.records)

    def write(self) -> bool:
        self.fresh = False
        self.waiting = self.full
        return not self.full

    def of(self, *types: str) -> list[dict[str, Any]]:
        return [record for record in self.records if record["type"] in types]


class Client:
    """One connection."""

    def __init__(self, house: "House", address: str = "192.0.2.1") -> None:
        self.house = house
        self.session: IrcSession = house.factory.buildProtocol(IPv4Address("TCP", address, 4242))
        self.transport = StringTransportWithDisconnection()
        self.transport.protocol = self.session
        self.session.makeConnection(self.transport)

    def sends(self, *lines: str) -> None:
        for line in lines:
            self.sends_bytes(line.encode() + b"\r\n")

    def sends_bytes(self, data: bytes) -> None:
        self.session.dataReceived(data)
        self.house.turn.end()

    def heard(self) -> list[str]:
        """The lines that came since this was asked last."""
        data = self.transport.value()
        self.transport.clear()
        assert data.endswith(b"\r\n") or not data
        for line in data.split(b"\r\n"):
            assert len(line.rpartition(b"@")[0] and line.partition(b" ")[2] if line[:1] == b"@" else line) <= 510, line
        return data.decode().split("\r\n")[:-1]

    def asks(self, *lines: str) -> list[str]:
        """Send lines; what came since the last look, without the server's name and one's own nick."""
        self.heard()
        self.sends(*lines)
        start = f":{self.house.hall.name} "
        return [line.removeprefix(start) for line in self.heard()]

    def numerics(self, *lines: str) -> list[str]:
        """Send lines; the numerics and commands that came as answers."""
        return [_command(line) for line in self.asks(*lines)]

    @property
    def user(self) -> User:
        assert self.session.user is not None
        return self.session.user

    @property
    def source(self) -> str:
        return f"{self.user.nick}!{self.user.name}@{self.user.host}"

    @property
    def is_connected(self) -> bool:
        return self.transport.connected


class House:
    def __init__(self, **settings: Any) -> None:
        self.clock = Clock()
        self.book = Book()
        self.turn = Turn(self.book)
        self.hall = Hall("irc.test", self.clock, self.book, self.turn, wall=lambda: WALL + self.clock.seconds())
        self.factory = IrcFactory(self.hall, self.turn, self.clock, IrcSettings(**{"pace": ANY_PACE, **settings}))

    def client(self, nick: str, *channels: str, caps: str = "") -> Client:
        """Somebody who has registered, has these capabilities, and is in these channels."""
        client = Client(self)
        client.sends(f"CAP REQ :{caps}", f"NICK {nick}", f"USER {nick.lower()} 0 * :{nick}", "CAP END")
        assert client.session.user is not None, client.heard()
        client.sends(*(f"JOIN {channel}" for channel in channels))
        client.heard()
        return client

    def clients(self, nicks: str, *channels: str) -> list[Client]:
        every = [self.client(nick, *channels) for nick in nicks.split()]
        for client in every:
            client.heard()
        return every

    def passes(self, seconds: float) -> None:
        """Let time pass, and end the turn of what happened in it."""
        for _ in range(int(seconds)):
            self.clock.advance(1)
            self.turn.end()
        self.clock.advance(seconds - int(seconds))
        self.turn.end()

    def channel(self, name: str) -> Channel:
        found = self.hall.find_channel(name)
        assert found is not None
        return found


class Words:
    """Text for people, made up by a test."""

    def __init__(self, **by_language: str) -> None:
        self.by_language = by_language

    def lines(self, language: str) -> tuple[str, ...]:
        return tuple(self.by_language.get(language, self.by_language["en"]).split("\n"))


class Strict:
    """A host that keeps every channel, notes what it is told, and forbids what its owner says."""

    def __init__(self) -> None:
        self.told: list[tuple[str, ...]] = []
        self.hush: Worded | None = None
        self.no_name: Worded | None = None
        self.no_letter: Worded | None = None

    def keeper_for(self, channel: Channel) -> "Strict | None":
        return self if channel.name != "#plain" else None

    def heard(self, user: User, text: str) -> bool:
        self.told.append(("heard", user.nick, text))
        return text.startswith("!")

    def command(self, user: User, channel: Channel | None, text: str) -> None:
        self.told.append(("command", user.nick, text))

    def may_speak(self, user: User) -> Worded | None:
        return self.hush

    def may_rename(self, user: User, nick: str) -> Worded | None:
        return self.no_name

    def may_write(self, user: User, to: User) -> Worded | None:
        return self.no_letter

    def came(self, user: User) -> None:
        self.told.append(("came", user.nick))

    def left(self, user: User) -> None:
        self.told.append(("left", user.nick))


def _command(line: str) -> str:
    words = line.split(" ")
    while words[0][:1] in "@:":
        words = words[1:]
    return words[0]
