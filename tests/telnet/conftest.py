"""A whole chat without sockets: people come by telnet, type bytes, and read bytes."""

import pyte
import pytest
from twisted.internet.address import IPv4Address
from twisted.internet.error import ConnectionDone
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport
from twisted.python.failure import Failure

from wolfd.chat.hall import Hall
from wolfd.telnet.calm import BLINK
from wolfd.telnet.codec import Codec, Data
from wolfd.telnet.protocol import TelnetFactory
from wolfd.telnet.settings import TelnetSettings
from wolfd.turn import Turn

XTERM = bytes.fromhex("FFFB18 FFFB1F FFFA1F 0050 0018 FFF0 FFFB00 FFFE2A FFFA18 00") + b"XTERM-256COLOR" + bytes.fromhex("FFF0")
"""What a GNU telnet in a terminal of 80 columns answers to our opening."""


class Records(list):
    """A journal in memory."""

    def append(self, type, /, **fields):  # noqa: A002
        super().append((type, fields))
        return len(self)


class Client:
    """One connection as its peer sees it; each thing done is a turn."""

    def __init__(self, house, address):
        self.house = house
        self.address = IPv4Address("TCP", address, 50000)
        self.transport = StringTransport(peerAddress=self.address)
        self.protocol = house.factory.buildProtocol(self.address)
        if self.protocol is not None:
            self.protocol.makeConnection(self.transport)
            house.turn.end()

    def sends(self, *packets):
        for packet in packets:
            self.protocol.dataReceived(packet.encode() if isinstance(packet, str) else packet)
        self.house.turn.end()

    def reads(self):
        """The bytes that came since the last look, and a moment later: messages that come together share one row."""
        self.house.passes(BLINK)
        return self.takes()

    def takes(self):
        """The bytes that have come by now."""
        octets = self.transport.value()
        self.transport.clear()
        return octets

    def lines(self):
        """The lines that came since the last look, of one whose program knows no telnet."""
        return self.reads().decode().replace("\r\n", "\n").split("\n")[:-1]

    def drops(self):
        self.protocol.connectionLost(Failure(ConnectionDone()))
        self.house.turn.end()

    def ends_sending(self):
        self.protocol.readConnectionLost()
        self.house.turn.end()

    @property
    def is_closed(self):
        return self.transport.disconnecting


class Terminal:
    """What a terminal shows of the bytes that it got, as rows without trailing blanks."""

    def __init__(self, columns=80, rows=24):
        self._screen = pyte.Screen(columns, rows)
        self._codec = Codec()
        self._stream = pyte.ByteStream(self._screen)

    def shows(self, octets):
        self._stream.feed(b"".join(event.octets for event in self._codec.feed(octets) if isinstance(event, Data)))

    def resize(self, columns):
        self._screen.resize(columns=columns)

    @property
    def rows(self):
        return [row.rstrip() for row in self._screen.display if row.strip()]

    @property
    def cursor(self):
        return self._screen.cursor.x


class House:
    """The chat, its clock, and the door for telnet."""

    def __init__(self):
        self.clock = Clock()
        self.turn = Turn()
        self.records = Records()
        self.hall = Hall("wolfd.local", self.clock, self.records, self.turn, wall=lambda: 1_800_000_000.0)
        self.factory = TelnetFactory(self.hall, self.turn, self.clock, TelnetSettings(waiting=20))
        self.clients = []

    def connect(self, address="192.0.2.1"):
        client = Client(self, address)
        self.clients.append(client)
        return client

    def passes(self, seconds):
        self.clock.advance(seconds)
        self.turn.end()

    def dumb(self, name=None):
        """Somebody with nc, in the lobby if he has a name."""
        client = self.connect(f"192.0.2.{len(self.clients) + 10}")
        self.passes(1.5)
        if name:
            client.sends(f"{name}\n")
        client.reads()
        return client

    def terminal(self, name=None, columns=80):
        """Somebody with a terminal, in the lobby if he has a name."""
        client = self.connect(f"192.0.2.{len(self.clients) + 10}")
        client.sends(XTERM.replace(b"\0\x50\0\x18", bytes((columns >> 8, columns & 255, 0, 24))))
        client.screen = Terminal(columns)
        if name:
            client.sends(f"{name}\r")
        client.screen.shows(client.reads())
        return client


@pytest.fixture
def house():
    house = House()
    yield house
    for client in house.clients:
        if client.protocol in house.factory.sessions:
            client.drops()
    assert not house.clock.getDelayedCalls()
    assert not house.factory.sessions


@pytest.fixture(scope="session")
def new_house():
    """For tests that need a house an example."""
    return House


class Table:
    """A keeper that takes no line and lets everybody speak."""

    def heard(self, user, text):
        return False

    def may_speak(self, user):
        return None

    def came(self, user):
        pass

    def left(self, user):
        pass


class Host:
    """A moderator that leads a game at #wolf: its `now` is what a glance shows there; it keeps what it was told."""

    verbs = ("vote", "投票", "role")
    seats = ("1 Ann", "2 Bob", "12 Rowena")

    def __init__(self):
        self.now = None
        self.told = []
        self.answers = {}

    def keeper_for(self, channel):
        return Table() if channel.name == "#wolf" else None

    def heard(self, user, text):
        self.told.append(text)

    def command(self, user, channel, text):
        self.told.append(text)
        for message in self.answers.get(text, ()):
            self.hall.tell(user, message)

    def may_rename(self, user, nick):
        return None

    def may_write(self, user, to):
        return None

    def glance(self, user, channel):
        return self.now if channel.name == "#wolf" else None

    def completions(self, user, channel, text):
        verb, blank, last = text.rpartition(" ")
        if not blank:
            return tuple(word for word in self.verbs if word.startswith(last))
        return tuple(seat for seat in self.seats if seat.startswith(last)) if verb in {"vote", "投票"} else ()


@pytest.fixture
def game(house):
    """The house with a moderator who can tell how his table stands."""
    house.hall.host = host = Host()
    host.hall = house.hall
    return host
