"""What goes wrong while people are here: certificates, the store, many log-ins, many reloads, and bytes that mean nothing."""

import base64
import random
import re
import shutil
import signal
import socket
import sqlite3
import ssl
import time
from pathlib import Path

import pytest

from tests.load.crowd import BRISK, SOON, Crowd, Person, allow, memory, metric, part, tell
from tests.load.yardstick import yardstick  # noqa: F401 - the fixture
from tests.sockets.conftest import Client, free_port, start  # noqa: F401 - the fixture
from wolfd import journal
from wolfd.control import self_signed

pytestmark = pytest.mark.timeout(600)
DAY = 86_400


def test_certificates_under_load(start, tmp_path):  # noqa: F811
    """Good, garbage, mismatched, expired: nobody who is here is disconnected, and only a good one is shown to the next."""
    port, cert, key, other = free_port(), tmp_path / "c.pem", tmp_path / "k.pem", tmp_path / "other"
    other.mkdir()
    self_signed.make(cert, key, "first.example", time.time())
    (tmp_path / "w.toml").write_text(f"[listen]\nirc_tls = ['127.0.0.1:{port}']\n[tls]\ncertificate = '{cert}'\nkey = '{key}'")
    daemon = start("--config", str(tmp_path / "w.toml"))
    people = [_secure(port)[0] for _ in range(50)]
    for number, client in enumerate(people):
        client.register(f"Ann{number}")
    names: list[str] = []

    def renew(name: str, age: float = 0.0, spoil: str = "") -> None:
        self_signed.make(other / "c.pem", other / "k.pem", name, time.time() - age * DAY)
        if spoil == "garbage":
            (other / "c.pem").write_text("garbage")
        shutil.copy(other / "c.pem", cert)
        if spoil != "mismatched":
            shutil.copy(other / "k.pem", key)
        daemon.process.send_signal(signal.SIGHUP)
        said = daemon.complaint()
        late, shown = _secure(port)
        late.close()
        names.append(shown)
        assert ("nothing is changed" in said) == (shown != name), said

    renew("second.example")
    renew("garbage.example", spoil="garbage")
    renew("mismatched.example", spoil="mismatched")
    renew("expired.example", age=4000)
    renew("last.example")
    assert names == ["second.example"] * 4 + ["last.example"]
    for client in people:
        client.send("PING :still")
        client.wait("PONG wolfd.local :still")
        client.close()
    tell("certificates replaced under 50 connections", shown=" ".join(names), disconnected=0)
    assert daemon.stop()[0] == 0


def _secure(port: int) -> tuple[Client, str]:
    """A client over TLS, and the name in the certificate that it was shown."""
    from cryptography import x509  # noqa: PLC0415

    client = Client(port)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    client.socket = context.wrap_socket(client.socket)
    shown = x509.load_der_x509_certificate(client.socket.getpeercert(binary_form=True))
    return client, shown.subject.rfc4514_string().removeprefix("CN=")


@pytest.mark.parametrize(("clients", "signals"), [(60, 30), pytest.param(300, 100, marks=pytest.mark.long)])
def test_reloads_under_load(start, tmp_path, clients, signals):  # noqa: F811
    file = tmp_path / "w.toml"
    file.write_text("")
    daemon = start("--config", str(file))
    crowd = Crowd((Person(f"p{number}", f"#t{number % 10}") for number in range(clients)), daemon.irc, daemon.telnet)
    sent = 0

    def reload() -> None:
        nonlocal sent
        crowd.sample(0.1)
        if sent < signals:
            sent += 1
            file.write_text(f"[server]\nmotd = '{sent}'\n" if sent % 5 else "[server]\nmtd = 1\n")
            daemon.process.send_signal(signal.SIGHUP)

    try:
        crowd.come()
        crowd.live(2.0)
        crowd.live(signals * 0.1 + 2.0, reload, every=0.1)
        crowd.live(1.0)
        waits, lost = crowd.waits(), sum(person.lost for person in crowd.people)
    finally:
        crowd.close()
    code, _, err = daemon.stop()
    tell(f"{signals} SIGHUPs under {clients} clients", disconnected=lost, ms_half=part(waits, 0.5) * 1000, ms_p99=part(waits, 0.99) * 1000,
         done=err.count("was read again"), refused=err.count("nothing is changed"))
    assert (lost, code, "Traceback" in err) == (0, 0, False)
    assert err.count("was read again") > 0
    assert err.count("nothing is changed") > 0


@pytest.mark.parametrize("count", [30, pytest.param(200, marks=pytest.mark.long)])
def test_log_ins_at_once(start, yardstick, tmp_path, count):  # noqa: F811
    """All ask in the same moment; each is answered, and the loop is not late meanwhile."""
    allow(4096)
    port = free_port()
    (tmp_path / "w.toml").write_text(f"[metrics]\nlisten = ['127.0.0.1:{port}']\n[accounts]\nattempts = 100000\n"
                                     "[limits]\nregistration = 600\n")
    daemon = start("--config", str(tmp_path / "w.toml"))
    ann = daemon.by_irc("Ann")
    ann.send("NS REGISTER sesame")
    ann.wait("You have the account Ann now")
    word = base64.b64encode(b"\0Ann\0sesame").decode()
    guests = [daemon.client(daemon.irc) for _ in range(count)]
    for number, guest in enumerate(guests):
        guest.send("CAP LS 302", "CAP REQ sasl", f"NICK g{number}", f"USER g 0 * :g{number}", "AUTHENTICATE PLAIN")
    for guest in guests:
        guest.wait("AUTHENTICATE +")
    before = {bound: metric(port, f'wolfd_loop_lag_seconds_bucket{{le="{bound}"}}') for bound in ("0.1", "+Inf")}
    begun = time.monotonic()
    for guest in guests:
        guest.send(f"AUTHENTICATE {word}")
    waits = []
    while len(waits) < 8:
        asked = time.monotonic()
        ann.send(f"PING :{len(waits)}")
        ann.wait(f"PONG wolfd.local :{len(waits)}")
        waits.append(time.monotonic() - asked)
        time.sleep(0.4)
    for guest in guests:
        guest.socket.settimeout(120)
        guest.wait(" 903 ")
    took = time.monotonic() - begun
    late = metric(port, 'wolfd_loop_lag_seconds_bucket{le="+Inf"}') - before["+Inf"] - (
        metric(port, 'wolfd_loop_lag_seconds_bucket{le="0.1"}') - before["0.1"])
    tell(f"{count} log-ins at once", all_done_after_s=took, others_wait_ms_most=max(waits) * 1000, loop_late_by_100_ms_times=late)
    for guest in guests:
        guest.close()
    assert max(waits) < SOON
    yardstick.judge("the loop among log-ins late by less than", 0.1 if late else 0.0, 0.1)
    assert daemon.stop()[0] == 0


@pytest.mark.parametrize("seconds", [4, pytest.param(30, marks=pytest.mark.long)])
def test_store_that_stands_still(start, seconds):  # noqa: F811
    """Somebody holds the accounts' file: a log-in waits or is told so, and a game goes on as if nothing were."""
    daemon = start()
    ann = daemon.by_irc("Ann")
    ann.send("NS REGISTER sesame")
    ann.wait("You have the account Ann now")
    crowd = Crowd((Person(f"p{number}", "#oak") for number in range(8)), daemon.irc, daemon.telnet)
    try:
        crowd.come()
        crowd.live(1.0)
        crowd.sit_down(["#oak"], BRISK)
        crowd.live(1.0)
        holder = sqlite3.connect(daemon.state / "accounts.db")
        holder.execute("BEGIN EXCLUSIVE")
        late = daemon.client(daemon.irc)
        late.send("CAP LS 302", "CAP REQ sasl", "NICK Late", "USER l 0 * :l", "AUTHENTICATE PLAIN",
                  "AUTHENTICATE " + base64.b64encode(b"\0Ann\0sesame").decode())
        words = len([word for person in crowd.people for word in person.words])
        crowd.live(seconds, lambda: crowd.sample(0.2), every=0.2)
        spoken = len([word for person in crowd.people for word in person.words]) - words
        waits, lost = crowd.waits(), sum(person.lost for person in crowd.people)
        holder.rollback()
        holder.close()
        again = daemon.client(daemon.irc)
        again.send("CAP LS 302", "CAP REQ sasl", "NICK Again", "USER l 0 * :l", "AUTHENTICATE PLAIN",
                   "AUTHENTICATE " + base64.b64encode(b"\0Ann\0sesame").decode())
        again.wait(" 903 ")
    finally:
        crowd.close()
    tell(f"store stopped for {seconds} s", disconnected=lost, game_answered_ms_p99=part(waits, 0.99) * 1000, said_meanwhile=spoken,
         log_in_works_after=True)
    assert lost == 0
    assert part(waits, 0.99) < SOON
    assert daemon.stop()[:2] == (0, "")
    assert journal.verify(daemon.state / "events").code == 0


PIECES = [
    b"NICK ", b"USER a 0 * :a\r\n", b"CAP LS 302\r\n", b"CAP REQ :sasl\r\n", b"AUTHENTICATE PLAIN\r\n", b"JOIN #wolf\r\n", b"PRIVMSG #wolf :!join\r\n",
    b"PRIVMSG Moderator :", b"MODE #wolf +b *!*@*\r\n", b"@label=1;x=\\s ", b":\x01ACTION ", b"\r\n", b"\n", b"\r", b"\0", b"\x00" * 40, b"\xff" * 9, b" " * 600,
    b"\xff\xfb\x18", b"\xff\xfa\x18\x00XTERM\xff\xf0", b"\xff\xfa\xc9", b"\xff\xf0", b"\xff\xfd\x56", b"\x1b[A", b"/set mode char\r", b"Ann\r\n", b"/go wolf\r\n",
    b"PROXY TCP4 8.8.8.8 192.0.2.1 4242 6667\r\n", b"PROXY ", b"PROXY UNKNOWN\r\n", b"\r\n\r\n\0\r\nQUIT\n", b"\r\n\r\n\0\r\nQUIT\n\x21\x11\xff\xff",
    b"GET / HTTP/1.1\r\n", b"Upgrade: websocket\r\nConnection: Upgrade\r\n", b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", b"Sec-WebSocket-Version: 13\r\n\r\n",
    b"\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58", b"\x88\x80\0\0\0\0", b"\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff", b"\xe6\x9d", "杀".encode(),
]  # fmt: skip
DOORS = ("irc", "telnet", "proxy", "websocket")


@pytest.mark.parametrize("seconds", [6, pytest.param(60, marks=pytest.mark.long)])
def test_bytes_that_mean_nothing(start, tmp_path, seconds):  # noqa: F811
    """Over IRC, telnet, PROXY and WebSocket: no traceback, and who is here is answered."""
    ports = {"proxy": free_port(), "websocket": free_port()}
    (tmp_path / "w.toml").write_text(f"[listen]\nirc_tls = []\nwebsocket = ['127.0.0.1:{ports['websocket']}']\n"
                                     "[limits]\nflood_burst = 1000\nflood_rate = 1000\n")
    daemon = start("--config", str(tmp_path / "w.toml"), "--irc", f"127.0.0.1:{ports['proxy']} proxy")
    ports |= {"irc": daemon.irc, "telnet": daemon.telnet}
    ann, chance, sent, waits = daemon.by_irc("Ann"), random.Random(1), 0, []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        doors = [socket.create_connection(("127.0.0.1", ports[chance.choice(DOORS)]), timeout=5) for _ in range(20)]
        for _ in range(6):
            for door in doors:
                sent += _poke(door, chance)
        for door in doors:
            door.close()
        begun = time.monotonic()
        ann.send(f"PING :{sent}")
        ann.wait(f"PONG wolfd.local :{sent}")
        waits.append(time.monotonic() - begun)
    used = memory(daemon.process.pid)
    code, _, err = daemon.stop()
    tell(f"byte fuzz for {seconds} s", bytes_sent=sent, rounds=len(waits), answer_ms_most=max(waits) * 1000, tracebacks=err.count("Traceback"), MiB=used)
    assert not re.search("Traceback|critical", err), err[:3000]
    assert code == 0
    assert max(waits) < SOON


def _poke(door: socket.socket, chance: random.Random) -> int:
    """Send some of the pieces, whole or changed; how many bytes it was."""
    data = b"".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 8)))
    if chance.random() < 0.5:
        at = chance.randrange(len(data))
        data = data[:at] + chance.randbytes(chance.randrange(1, 30)) + data[at:]
    try:
        door.sendall(data)
        door.settimeout(0)
        while door.recv(65536):
            pass
    except OSError:
        pass
    door.settimeout(5)
    return len(data)


def test_figures_can_be_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("WOLFD_FIGURES", str(tmp_path / "figures"))
    tell("this", ms=1.5)
    assert Path(tmp_path / "figures").read_text() == '{"what": "this", "ms": 1.5}\n'
