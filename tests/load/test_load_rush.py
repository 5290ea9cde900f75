"""Many who come at once, or do nothing, or too much: everybody else is served meanwhile."""

import re
import select
import socket
import ssl
import threading
import time

import pytest

from tests.load.crowd import SOON, Crowd, Person, allow, memory, part, tell
from tests.load.yardstick import yardstick  # noqa: F401 - the fixture
from tests.sockets.conftest import Client, free_port, start  # noqa: F401 - the fixture
from wolfd.foyer import PATIENCE

pytestmark = pytest.mark.timeout(300)
WITHIN = 3
"""Seconds in which a connection must give its name, in these tests."""


@pytest.mark.parametrize("count", [200, pytest.param(1000, marks=pytest.mark.long)])
def test_rush_into_one_channel(start, count):  # noqa: F811
    """They connect within two seconds, and each hears of all who come after."""
    allow(4096)
    daemon = start()
    crowd = Crowd((Person(f"p{number}", "#hall") for number in range(count)), daemon.irc, daemon.telnet)
    begun = time.monotonic()
    try:
        for at in range(0, count, 50):
            crowd.come(crowd.people[at:at + 50])
            crowd.live(max(0.001, begun + 2.0 * (at + 50) / count - time.monotonic()))
        connected = time.monotonic() - begun

        def all_are_in() -> bool:
            return all(person.is_in for person in crowd.people)

        assert crowd.live(100, until=all_are_in)
        whole = time.monotonic() - begun
        last = crowd.people[-1]
        last._send("PING t" + f"{time.monotonic():.6f}")
        assert crowd.live(30, until=lambda: bool(last.waits))
        lost = sum(person.lost for person in crowd.people)
        tell(f"{count} connections in 2 s into one channel", connected_in_s=connected, all_joined_after_s=whole, disconnected=lost,
             MiB=memory(daemon.process.pid))
        assert lost == 0
    finally:
        crowd.close()
    assert daemon.stop() == (0, "", "")


SLOW = ("nothing", "a byte now and then", "endless CAP", "half a TLS handshake", "half a PROXY header", "telnet that says nothing")


@pytest.mark.parametrize("count", [60, pytest.param(300, marks=pytest.mark.long)])
def test_slow_connections(start, yardstick, tmp_path, count):  # noqa: F811
    """Each is closed when its time is over, and a normal client comes in meanwhile."""
    allow(4096)
    tls, proxy = free_port(), free_port()
    (tmp_path / "w.toml").write_text(
        f"[limits]\nregistration = {WITHIN}\n[telnet]\nlogin = {WITHIN}\n[listen]\nirc_tls = ['127.0.0.1:{tls}', '127.0.0.1:{proxy} proxy']\n[tls]\nself_signed = true")
    daemon = start("--config", str(tmp_path / "w.toml"))
    plain = daemon.irc
    ports = {SLOW[3]: tls, SLOW[4]: proxy, SLOW[5]: daemon.telnet}
    begun = time.monotonic()
    ends = [(SLOW[number % len(SLOW)], socket.create_connection(("127.0.0.1", ports.get(SLOW[number % len(SLOW)], plain))))
            for number in range(count)]
    hello = _hello()
    for kind, end in ends:
        if kind == SLOW[3]:
            end.sendall(hello[:len(hello) // 2])
        elif kind == SLOW[4]:
            end.sendall(b"PROXY TCP4 192.0.")
    closed: dict[socket.socket, float] = {}
    normal: list[float] = []
    while len(closed) < count and time.monotonic() < begun + WITHIN + 30:
        open_ = [end for _, end in ends if end not in closed]
        for end in select.select(open_, [], [], 0.2)[0]:
            _read(end, closed, begun)
        for kind, end in ends:
            if end not in closed and kind in SLOW[1:3]:
                _say(end, b"C" if kind == SLOW[1] else b"CAP LS 302\r\n")
        if len(normal) < 10:
            normal.append(_register(plain, len(normal)))
    late = {kind: round(max((closed.get(end, 99.0) for each, end in ends if each == kind), default=0.0), 1) for kind in SLOW}
    for _, end in ends:
        end.close()
    tell(f"{count} slow connections, {WITHIN} s allowed", closed=len(closed), last_after_s=late, normal_registers_in_ms=max(normal) * 1000)
    assert len(closed) == count
    assert late.pop(SLOW[4]) < PATIENCE + 5
    assert max(late.values()) < WITHIN + 5
    assert max(normal) < SOON
    yardstick.judge("a normal client registers among slow ones", max(normal), 1.0)
    assert daemon.stop() == (0, "", "")


def _read(end: socket.socket, closed: dict[socket.socket, float], begun: float) -> None:
    try:
        data = end.recv(65536)
    except ConnectionError:
        data = b""
    if not data:
        closed[end] = time.monotonic() - begun


def _say(end: socket.socket, data: bytes) -> None:
    try:
        end.sendall(data)
    except OSError:
        return


def _register(port: int, number: int) -> float:
    begun = time.monotonic()
    client = Client(port)
    client.register(f"Ann{number}")
    client.close()
    return time.monotonic() - begun


def _hello() -> bytes:
    """The first message of a TLS handshake."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    with pytest.raises(ssl.SSLWantReadError):
        context.wrap_bio(incoming, outgoing, server_hostname="a.example").do_handshake()
    return outgoing.read()


def test_client_that_never_reads(start, tmp_path):  # noqa: F811
    """He is cut when too much waits for him; nobody else hears late, and the memory stays."""
    file = tmp_path / "w.toml"
    file.write_text("[limits]\nflood_burst = 10000\nflood_rate = 10000\nsendq = 65536\n")
    daemon = start("--config", str(file))
    deaf, loud, ear = daemon.by_irc("Deaf"), [daemon.by_irc(f"Loud{number}") for number in range(20)], daemon.by_irc("Ear")
    for client in (deaf, *loud, ear):
        client.send("JOIN #hall")
        client.wait(" 366 ")
    before, most = memory(daemon.process.pid), 0.0
    deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stop = threading.Event()
    for client in (*loud, ear):
        threading.Thread(target=_drain, args=(client.socket, stop), daemon=True).start()
    end, is_cut, lines = time.monotonic() + 60, False, 0
    while not is_cut and time.monotonic() < end:
        for client in loud:
            client.send(*(f"PRIVMSG #hall :{'x' * 380}" for _ in range(50)))
            lines += 50
        time.sleep(0.2)
        most = max(most, memory(daemon.process.pid))
        is_cut = _people(daemon) == len(loud) + 1
    stop.set()
    tell("a client that never reads", cut=is_cut, lines_by_then=lines, MiB_before=before, MiB_most=most)
    assert is_cut
    assert most < before + 40
    assert daemon.stop()[0] == 0


def _drain(end: socket.socket, stop: threading.Event) -> None:
    while not stop.is_set():
        try:
            if not end.recv(65536):
                return
        except OSError:
            return


def _people(daemon) -> int:
    from wolfd.control.socket_client import ask  # noqa: PLC0415

    return int(ask(daemon.state, {"do": "status"})["result"]["people"])


@pytest.mark.parametrize("kind", ["irc", "telnet"])
def test_ten_thousand_lines_at_once(start, kind):  # noqa: F811
    """A paste: others are answered meanwhile, and who pasted is slowed down or cut, not the server."""
    daemon = start()
    ear = daemon.by_irc("Ear")
    paster = daemon.by_irc("Paste") if kind == "irc" else daemon.by_telnet("Paste")
    paste = b"".join(b"PRIVMSG #lobby :line %d\r\n" % number if kind == "irc" else b"line %d\r\n" % number for number in range(10_000))
    threading.Thread(target=_say, args=(paster.socket, paste), daemon=True).start()
    waits = []
    for number in range(8):  # not faster than the server lets anybody be
        begun = time.monotonic()
        ear.send(f"PING :{number}")
        ear.wait(f"PONG wolfd.local :{number}")
        waits.append(time.monotonic() - begun)
        time.sleep(0.1)
    tell(f"10000 lines in one segment, {kind}", others_wait_ms_half=part(sorted(waits), 0.5) * 1000, most=max(waits) * 1000,
         MiB=memory(daemon.process.pid))
    assert max(waits) < SOON
    paster.close()
    assert daemon.stop()[0] == 0


def test_hundred_descriptors_and_three_hundred_connections(start):  # noqa: F811
    """With as few as the server keeps for itself one person is let in, the others are turned away, and it lives."""
    daemon = start(under=("prlimit", "--nofile=100"))
    ann = daemon.by_irc("Ann")
    guests, refused = [], 0
    for _ in range(300):
        guests.append(Client(daemon.irc))
        refused += _is_turned_away(guests[-1])
    ann.send("PING :well")
    ann.wait("PONG wolfd.local :well")
    for guest in guests:
        guest.close()
    ann.send("QUIT")
    ann.rest()
    daemon.by_irc("Bob")
    tell("300 connections with 100 descriptors", refused=refused, then_another_comes_in=True)
    assert refused == 300
    assert daemon.stop() == (0, "", "")


def _is_turned_away(guest: Client) -> bool:
    try:
        guest.send("CAP LS 302")
        return bool(re.match(rb"ERROR|$", guest.socket.recv(100)))
    except ConnectionError:
        return True
