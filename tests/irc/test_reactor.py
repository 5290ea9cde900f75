"""The reactor and the wire, over real sockets on this machine."""

import socket
import threading
import time

import pytest
from twisted.internet.protocol import Factory

from wolfd.reactor import TurnReactor
from wolfd.turn import Turn
from wolfd.wire import Wire

LIMIT = 10.0  # seconds after which a test has failed


class Echo(Wire):
    """Sends back what comes, and keeps how it ended."""

    def __init__(self, stage, **limits):
        super().__init__(stage.turn, stage.reactor, **limits)
        self.stage = stage

    def connectionMade(self):  # noqa: N802 (Twisted's name)
        self.stage.wires.append(self)

    def dataReceived(self, data):  # noqa: N802 (Twisted's name)
        if data == b"fault":
            raise RuntimeError("broken")
        self.send(data)

    def connectionLost(self, reason):  # noqa: N802 (Twisted's name)
        super().connectionLost(reason)
        self.stage.lost.append(self)


class Stage:
    """A reactor of its own that runs until `done`, with a listener of Echo wires."""

    def __init__(self, **limits):
        self.reactor = TurnReactor()
        self.turn = Turn()
        self.reactor.at_end_of_pass(self.turn.end)
        self.wires, self.lost = [], []
        factory = Factory()
        factory.noisy = False
        factory.buildProtocol = lambda _: Echo(self, **limits)
        self.port = self.reactor.listenTCP(0, factory, interface="127.0.0.1")

    def run(self, *clients):
        """Run; each client is a function of a connected socket, in a thread; ends when all have returned."""
        results = [None] * len(clients)

        def work(at, client):
            try:
                with socket.create_connection(("127.0.0.1", self.port.getHost().port), timeout=LIMIT) as sock:
                    results[at] = client(sock)
            except OSError as error:
                results[at] = error

        threads = [threading.Thread(target=work, args=pair, daemon=True) for pair in enumerate(clients)]
        waiting = threading.Thread(target=lambda: ([thread.join(LIMIT) for thread in threads], self.reactor.callFromThread(self.done)))
        for thread in (*threads, waiting):
            thread.start()
        self.reactor.callLater(LIMIT, self.reactor.stop)
        self.reactor.run(installSignalHandlers=False)
        waiting.join(LIMIT)
        return results

    def wire_of(self, sock):
        """The server's end of a client's socket."""
        while True:
            for wire in tuple(self.wires):
                if wire.transport.getPeer().port == sock.getsockname()[1]:
                    return wire
            time.sleep(0.001)

    def done(self):
        self.port.stopListening()
        self.reactor.callLater(0.05, self.reactor.stop)


def read(sock, size):
    data = b""
    while len(data) < size and (piece := sock.recv(65536)):
        data += piece
    return data


def test_time_does_not_go_by_the_wall_clock():
    assert TurnReactor().seconds is time.monotonic


def test_what_comes_goes_back():
    def client(sock):
        sock.sendall(b"hello")
        return read(sock, 5)

    assert Stage().run(client, client) == [b"hello", b"hello"]


@pytest.mark.parametrize("by", ["timer", "thread"])
def test_pass_in_which_only_a_timer_ran_or_a_thread_called_ends_too(by):
    stage = Stage()

    def say():
        stage.wires[0].send(b"hello")

    def client(sock):
        while not stage.wires:
            time.sleep(0.001)
        if by == "thread":
            stage.reactor.callFromThread(say)
        else:
            stage.reactor.callFromThread(stage.reactor.callLater, 0.01, say)
        return read(sock, 5)

    assert stage.run(client) == [b"hello"]


def test_fault_in_one_connection_ends_that_one_alone(capture):
    def bad(sock):
        sock.sendall(b"fault")
        return read(sock, 5)

    def good(sock):
        time.sleep(0.1)
        sock.sendall(b"hello")
        return read(sock, 5)

    assert Stage().run(bad, good) == [b"", b"hello"]
    assert any("broken" in str(event.get("log_failure")) for event in capture)


def test_fault_at_the_end_of_a_pass_ends_nothing(capture):
    stage = Stage()
    calls = []

    def end():
        stage.turn.end()
        calls.append(1)
        if len(calls) == 2:
            raise RuntimeError("broken")

    stage.reactor.at_end_of_pass(end)

    def client(sock):
        sock.sendall(b"hello")
        return read(sock, 5)

    assert stage.run(client) == [b"hello"]
    assert any("broken" in str(event.get("log_failure")) for event in capture)


def test_slow_reader_gets_all_in_order():
    stage = Stage(sendq=50_000_000)
    whole = b"".join(b"%07d\n" % number for number in range(1_000_000))

    def talk():
        for at in range(0, len(whole), 400_000):
            stage.reactor.callLater(at / 1e9, stage.wires[0].send, whole[at : at + 400_000])
        stage.reactor.callLater(0.05, stage.wires[0].finish)

    def client(sock):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        while not stage.wires:
            time.sleep(0.001)
        stage.reactor.callFromThread(talk)
        time.sleep(0.3)
        return read(sock, len(whole) + 1)

    assert stage.run(client)[0] == whole
    assert stage.lost == stage.wires


def test_peer_that_does_not_read_is_cut_and_others_stay():
    stage = Stage(sendq=100_000)

    def flood(wire):
        if wire not in stage.lost:
            wire.send(b"x" * 50_000)
            stage.reactor.callLater(0, flood, wire)

    def stuck(sock):
        stage.reactor.callFromThread(flood, stage.wire_of(sock))
        while not stage.lost:
            time.sleep(0.001)

    def reader(sock):
        time.sleep(0.1)
        sock.sendall(b"hello")
        return read(sock, 5)

    assert stage.run(stuck, reader)[1] == b"hello"


def test_peer_that_cannot_take_what_is_sent_at_once_is_cut():
    stage = Stage(sendq=100_000)

    def client(sock):
        stage.reactor.callFromThread(stage.wire_of(sock).send, b"x" * 20_000_000)
        while not stage.lost:
            time.sleep(0.001)
        return True

    assert stage.run(client) == [True]


def test_peer_that_goes_while_much_is_out():
    stage = Stage()

    def client(sock):
        while not stage.wires:
            time.sleep(0.001)
        stage.reactor.callFromThread(stage.wires[0].send, b"x" * 900_000)
        time.sleep(0.05)

    stage.run(client)
    assert stage.lost == stage.wires
