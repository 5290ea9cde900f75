"""A house with a control socket, and an operator's program at its other end."""

import json
from pathlib import Path

from twisted.internet.defer import execute
from twisted.internet.testing import StringTransport

from tests.journal.games import House
from wolfd.control.socket_server import ControlFactory, ControlWire, Desk
from wolfd.control.socket_verbs import Means
from wolfd.journal import Record, records
from wolfd.running.reload import Outcome
from wolfd.running.steering import Parts, Steering
from wolfd.running.tending import Parts as TendingParts
from wolfd.running.tending import Tending
from wolfd.turn import Turn


class Transport(StringTransport):
    """A connection that has ended says so to its wire, as the reactor would."""

    def registerProducer(self, producer, streaming):  # noqa: N802 - Twisted's name
        pass

    def unregisterProducer(self):  # noqa: N802 - Twisted's name
        pass

    def abortConnection(self):  # noqa: N802 - Twisted's name
        self.disconnecting = True


class Office:
    """A house with a control socket, and an operator's program at its other end."""

    def __init__(self, state: Path) -> None:
        self.house = House(state)
        stage, journal = self.house.stage, self.house.book.journal
        self.stage, self.journal = stage, journal
        self.stopped: list[str] = []
        self.steering = Steering(Parts(stage.hall, stage.office, journal, stage.clock, state, self.stopped.append))
        self.turn = Turn(journal)
        self.reloads = Outcome(("server.motd",), ("server.name",))
        self.tending = Tending(TendingParts(
            stage.hall, stage.office, journal, None, None, lambda _: self.reloads, state, execute))
        desk = Desk(Means(self.steering, self.steering, self.steering, self.tending, self.tending), journal, lambda: journal.trouble is not None)
        self.factory = ControlFactory(desk, self.turn, stage.clock)
        self.connect()

    def connect(self) -> None:
        self.transport = Transport()
        self.wire: ControlWire = self.factory.buildProtocol(None)
        self.wire.makeConnection(self.transport)

    def asks(self, do: object, **members: object) -> dict:
        """What is answered, when the turn is over."""
        if self.wire.ending:  # it took him too long
            self.connect()
        self.sends(json.dumps({"do": do, **members}).encode() + b"\n")
        return self.answers()[-1]

    def sends(self, data: bytes) -> None:
        self.transport.clear()
        self.wire.dataReceived(data)
        self.turn.end()

    def answers(self) -> list[dict]:
        return [json.loads(line) for line in self.transport.value().splitlines()]

    def last(self, type_: str) -> dict:
        found = [item for item in records(self.house.events) if isinstance(item, Record) and item.type == type_]
        return found[-1].fields()
