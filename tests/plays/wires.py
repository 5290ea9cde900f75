"""The stage of plays whose people use real protocols without sockets: bytes by IRC and by telnet at one house.

    house = WiredHouse()
    ann, ming = house.by_irc("Ann"), house.by_telnet("小明", menu="2")
    ming.types("/进入 wolf", "/加入")
"""

import random
import re

from twisted.internet.address import IPv4Address
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport, StringTransportWithDisconnection

from tests.plays.stage import Book
from wolfd.chat.hall import Hall
from wolfd.irc.factory import IrcFactory
from wolfd.irc.lines import Pace
from wolfd.irc.settings import IrcSettings
from wolfd.moderator.office import Office
from wolfd.moderator.play.playing import Playing
from wolfd.telnet.codec import Codec, Data
from wolfd.telnet.protocol import TelnetFactory
from wolfd.telnet.settings import TelnetSettings
from wolfd.turn import Turn

ANY_PACE = Pace(100_000.0, 1000.0)
SAID = re.compile(r":(?P<by>[^! ]+)!\S+ PRIVMSG (?P<to>\S+) :(?P<text>.*)")


class Wired:
    """Somebody at a client; `lines` is all that it has shown him."""

    def __init__(self, house: "WiredHouse") -> None:
        self.house = house
        self.lines: list[str] = []
        self._answered = 0

    def hears(self, *parts: str) -> bool:
        missing = [part for part in parts if not any(part in line for line in self.lines)]
        assert not missing, f"has not heard {missing}, but:\n" + "\n".join(self.lines)
        return True

    @property
    def fresh(self) -> list[str]:
        """The lines that came since this was asked last."""
        found, self._answered = self.lines[self._answered:], len(self.lines)
        return found


MUD = bytes.fromhex("FFFB18 FFFB1F FFFA1F 01F4 0018 FFF0 FFFC00 FFFE2A FFFA18 00") + b"TINTIN++" + bytes.fromhex("FFF0")
"""What a MUD client in a window of 500 columns answers to the opening."""


class TelnetGuest(Wired):
    """Somebody at a MUD client with a wide window: plain lines in, whole lines out."""

    opening = MUD
    enter = "\n"

    def __init__(self, house: "WiredHouse", *typed: str) -> None:
        super().__init__(house)
        self._transport = StringTransport()
        protocol = house.telnet.buildProtocol(IPv4Address("TCP", f"192.0.2.{len(house.people) + 1}", 5000))
        assert protocol is not None
        self.protocol = protocol
        self.protocol.makeConnection(self._transport)
        self._codec = Codec()
        self.protocol.dataReceived(self.opening)
        house.passes(1.5)
        self.types(*typed)

    def types(self, *lines: str) -> None:
        for line in lines:
            self.protocol.dataReceived(f"{line}{self.enter}".encode())
            self.house.turn.end()
            self.house.passes(0.6)     # not faster than the limit of lines

    def read(self) -> None:
        octets = self._transport.value()
        self._transport.clear()
        text = b"".join(event.octets for event in self._codec.feed(octets) if isinstance(event, Data)).decode()
        self.lines += text.replace("\r\n", "\n").split("\n")[:-1]


class IrcGuest(Wired):
    """Somebody at an IRC client; of what comes only what is said is kept, `<to> by: text`."""

    def __init__(self, house: "WiredHouse", nick: str, *channels: str, address: str = "") -> None:
        super().__init__(house)
        self._transport = StringTransportWithDisconnection()
        session = house.irc.buildProtocol(IPv4Address("TCP", address or f"192.0.2.{len(house.people) + 1}", 5000))
        assert session is not None
        self.session = session
        self._transport.protocol = session
        self.session.makeConnection(self._transport)
        self.raw: list[str] = []
        self._sends(f"NICK {nick}", f"USER {nick.lower()} 0 * :{nick}", *(f"JOIN {channel}" for channel in channels))
        self._channel = channels[0] if channels else ""

    def types(self, *lines: str) -> None:
        """`/msg NICK text` to somebody, all else to the channel."""
        for line in lines:
            if line.startswith("/msg "):
                _, to, text = line.split(" ", 2)
                self._sends(f"PRIVMSG {to} :{text}")
            else:
                self._sends(f"PRIVMSG {self._channel} :{line}")

    def leaves(self) -> None:
        self._sends("QUIT")

    def read(self) -> None:
        octets = self._transport.value()
        self._transport.clear()
        raw = octets.decode().split("\r\n")[:-1]
        self.raw += raw
        if any(line.startswith("PING ") for line in raw):
            self.session.dataReceived(b"PONG :here\r\n")
        self.lines += [found["text"] for line in raw if (found := SAID.fullmatch(line)) and found["by"] == "Moderator"]

    def _sends(self, *lines: str) -> None:
        for line in lines:
            self.session.dataReceived(f"{line}\r\n".encode())
            self.house.turn.end()
            self.house.read()


class WiredHouse:
    """Hall, office, and both doors, on one clock."""

    def __init__(self, seed: int = 1, book: Book | None = None) -> None:
        self.clock = Clock()
        self.turn = Turn()
        self.book = book or Book()
        self.hall = Hall("wolf.test", self.clock, self.book, self.turn, wall=lambda: 1.8e9 + self.clock.seconds())
        self.office = Office(self.hall, self.clock, self.book, b"the house's secret", random.Random(seed).randbytes)
        self.hall.host = self.office
        self.hall.open("#lobby")
        self.telnet = TelnetFactory(self.hall, self.turn, self.clock, TelnetSettings(arrivals=1000))
        self.irc = IrcFactory(self.hall, self.turn, self.clock, IrcSettings(pace=ANY_PACE))
        self.people: list[Wired] = []

    def by_telnet(self, *typed: str) -> TelnetGuest:
        """Somebody who types these lines from the greeting on."""
        guest = TelnetGuest(self, *typed)
        self.people.append(guest)
        self.read()
        return guest

    def by_irc(self, nick: str, *channels: str, address: str = "") -> IrcGuest:
        guest = IrcGuest(self, nick, *channels, address=address)
        self.people.append(guest)
        self.read()
        return guest

    def passes(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.turn.end()
        self.read()

    def read(self) -> None:
        for person in self.people:
            person.read()

    def playing(self, room: str) -> Playing | None:
        table = self.office.tables.get(room)
        return table.playing if table is not None else None
