"""The daemon over TLS, by real sockets: Python's ssl module, and openssl where it is installed."""

import hashlib
import shutil
import signal
import socket
import ssl
import subprocess
import threading
import time

import pytest

from tests.sockets.conftest import cut_for_never_reading
from wolfd.control import self_signed

DAY = 86_400


class Secure:
    """A daemon with a gate of each kind that has TLS, and a configuration file that can change."""

    def __init__(self, start, directory, ports):
        self.irc, self.telnet = ports
        self.file = directory / "w.toml"
        self.cert, self.key = directory / "c.pem", directory / "k.pem"
        self._start = start

    def write(self, tls="", rest=""):
        names = tls or f'certificate = "{self.cert}"\nkey = "{self.key}"'
        self.file.write_text(f'[listen]\nirc_tls = ["127.0.0.1:{self.irc}"]\ntelnet_tls = ["127.0.0.1:{self.telnet} big5"]\n'
                             f"[tls]\n{names}\n{rest}\n")

    def certify(self, name="a.example", age=0):
        """A fresh certificate, made some days ago."""
        self_signed.make(self.cert, self.key, name, time.time() - age * DAY)

    def start(self, *options, **how):
        self.daemon = self._start("--config", str(self.file), *options, **how)
        return self.daemon

    def hang_up(self):
        """SIGHUP; what is said of it."""
        self.daemon.process.send_signal(signal.SIGHUP)
        return self.daemon.complaint()

    def client(self, port, own=None, offered=("h2", "irc")):
        client = self.daemon.client(port)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols(list(offered))
        if own:
            context.load_cert_chain(*own)
        client.socket = context.wrap_socket(client.socket)
        return client

    def by_irc(self, nick, **how):
        client = self.client(self.irc, **how)
        client.register(nick)
        return client


@pytest.fixture
def secure(start, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as two:
        ports = one.getsockname()[1], two.getsockname()[1]
    made = Secure(start, tmp_path, ports)
    made.write()
    made.certify()
    return made


def shown(client):
    """The fingerprint of the server's certificate."""
    return hashlib.sha256(client.socket.getpeercert(binary_form=True)).hexdigest()


def test_irc_over_tls_meets_irc_without(secure):
    daemon = secure.start()
    assert f"  IRC     127.0.0.1:{secure.irc} (TLS)\n" in daemon.greeting
    ann, bob = secure.by_irc("Ann"), daemon.by_irc("Bob")
    assert ann.socket.selected_alpn_protocol() == "irc"
    assert ann.socket.version() == "TLSv1.3"
    for each in (ann, bob):
        each.send("JOIN #lobby")
        each.wait(" 366 ")
    ann.send("PRIVMSG #lobby :hello, Bob")
    bob.wait(":hello, Bob")
    bob.send("PRIVMSG #lobby :hello, Ann")
    ann.wait(":hello, Ann")
    daemon.process.send_signal(signal.SIGTERM)
    assert "The server stops now" in ann.rest()
    assert daemon.end() == (0, "", "")


def test_client_that_reads_late_gets_all_in_order(secure):
    """Far more than the kernel holds: TLS asks the wire to wait, and to go on."""
    long, rounds = "many words " * 30, 400
    motd = "\\n".join([long] * 60)
    secure.write(rest=f'[server]\nmotd = "{motd}"\n[limits]\nsendq = 100000000\nflood_burst = 10000')
    daemon = secure.start()
    ann = secure.by_irc("Ann")
    for number in range(rounds):
        ann.send("MOTD", f"PING :{number}")
    daemon.by_irc("Bob")  # while Ann does not read
    told = ann.wait(f"PONG wolfd.local :{rounds - 1}")
    assert told.count(long) == 60 * rounds
    numbers = [int(line.rpartition(":")[2]) for line in told.split("\r\n") if " PONG " in line]
    assert numbers == list(range(rounds))
    assert daemon.stop() == (0, "", "")


def test_client_that_never_reads_is_cut(secure):
    """What waits for a peer is counted over TLS as well."""
    motd = "many words " * 30 + "\\n"
    secure.write(rest=f'[server]\nmotd = "{motd * 60}"\n[limits]\nsendq = 100000\nflood_burst = 10000')
    daemon = secure.start()
    ann, bob = secure.by_irc("Ann"), daemon.by_irc("Bob")
    for each in (ann, bob):
        each.send("JOIN #lobby")
        each.wait(" 366 ")
    cut_for_never_reading(ann, bob, daemon)


def test_telnet_over_tls_in_big5(secure):
    daemon = secure.start()
    assert f"  telnet  127.0.0.1:{secure.telnet} big5 (TLS)\n" in daemon.greeting
    ann = secure.client(secure.telnet, offered=("irc",))
    assert ann.socket.selected_alpn_protocol() is None
    ann.wait("What is your name?")
    bob = daemon.by_irc("Bob")
    bob.send("JOIN #lobby")
    bob.wait(" 366 ")
    ann.socket.sendall("王小明\r\n大家好\r\n".encode("big5"))
    bob.wait(":王小明!")
    bob.wait("PRIVMSG #lobby :大家好")
    assert daemon.stop() == (0, "", "")
    ann.rest()
    assert "歡迎你，王小明！" in ann.heard.decode("big5", "replace")


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_openssl_registers(secure):
    daemon = secure.start()
    lines = "NICK Ann\r\nUSER ann 0 * :Ann\r\nPING :in\r\nQUIT\r\n"
    told = subprocess.run(["openssl", "s_client", "-connect", f"127.0.0.1:{secure.irc}", "-alpn", "irc", "-ign_eof", "-brief"],
                          input=lines, capture_output=True, text=True, timeout=20, check=False)
    assert " 001 Ann " in told.stdout
    assert "a.example" in told.stderr
    assert daemon.stop() == (0, "", "")


def test_plain_and_broken_clients_are_dropped_without_a_word(secure):
    daemon = secure.start()
    for port in (secure.irc, secure.telnet):
        for first in (b"NICK Ann\r\n", b"\x16\x03\x01\x00\x05abcde", b""):
            client = daemon.client(port)
            client.socket.sendall(first)
            if first:
                client.rest()
            client.close()
    secure.by_irc("Bob")
    assert daemon.stop() == (0, "", "")


def test_certificate_is_replaced_and_nobody_is_disconnected(secure):
    daemon = secure.start()
    ann = secure.by_irc("Ann")
    first = shown(ann)
    secure.certify("b.example")
    assert "certificate until 20" in secure.hang_up()
    bob = secure.by_irc("Bob")
    assert shown(bob) != first
    ann.send("PRIVMSG Bob :still here")
    bob.wait(":still here")
    assert daemon.stop() == (0, "", "")


def test_certificate_is_replaced_under_load_and_nobody_is_disconnected(secure):
    """Twelve people talk all the time, others come, and the certificate is another one each quarter of a second."""
    secure.write(rest="[limits]\nflood_burst = 10000\nflood_rate = 10000")
    daemon = secure.start()
    people = [secure.by_irc(f"N{number}") for number in range(12)]
    done, faults, counts = threading.Event(), [], [0] * len(people)

    def talks(number):
        try:
            while not done.is_set():
                people[number].send(f"PING :{number}-{counts[number]}")
                people[number].wait(f"PONG wolfd.local :{number}-{counts[number]}")
                counts[number] += 1
        except (AssertionError, OSError) as error:
            faults.append(error)

    threads = [threading.Thread(target=talks, args=(number,)) for number in range(len(people))]
    for thread in threads:
        thread.start()
    seen = set()
    for number in range(8):
        secure.certify(f"n{number}.example")
        assert "certificate until 20" in secure.hang_up()
        seen.add(shown(secure.by_irc(f"Late{number}")))
    done.set()
    for thread in threads:
        thread.join(20)
    assert not faults
    assert min(counts) >= 8
    assert len(seen) == 8
    assert daemon.stop() == (0, "", "")


def garbage(secure):
    secure.cert.write_text("garbage")


def mismatched(secure):
    kept = secure.key.read_bytes()
    secure.certify()
    secure.key.write_bytes(kept)


def expired(secure):
    secure.certify(age=3651)


def gone(secure):
    secure.key.unlink()


@pytest.mark.parametrize(("spoil", "words"), [
    (garbage, "c.pem: no certificate in PEM form"), (mismatched, "k.pem: the key is not that of the certificate in"),
    (expired, "c.pem: the certificate has expired on"), (gone, "k.pem: No such file")])
def test_bad_certificate_keeps_the_old_one_and_says_so(secure, spoil, words):
    daemon = secure.start()
    first = shown(secure.by_irc("Ann"))
    spoil(secure)
    secure.write(rest='[server]\nmotd = "new words"')
    said = secure.hang_up()
    assert "nothing is changed" in said
    assert words in said
    bob = secure.by_irc("Bob")
    assert shown(bob) == first
    bob.send("MOTD")
    assert "new words" not in bob.wait(" 376 ")
    assert daemon.stop() == (0, "", "")
    code, _, why = secure.start("-t", wait=False).end()
    assert code == 78
    assert words in why


def test_certificate_that_ends_soon_is_told(secure):
    secure.certify(age=3640)
    code, _, told = secure.start("-t", wait=False).end()
    assert code == 0
    assert "c.pem: the certificate expires on" in told
    daemon = secure.start()
    assert "expires on" in daemon.complaint()
    secure.by_irc("Ann")


def test_own_certificate_is_made_once(secure):
    secure.write("self_signed = true")
    assert secure.start("-t", wait=False).end() == (0, "", "")
    daemon = secure.start()
    key = daemon.state / "key.pem"
    assert key.stat().st_mode & 0o777 == 0o600
    first = shown(secure.by_irc("Ann"))
    assert daemon.stop() == (0, "", "")
    secure.start()
    assert shown(secure.by_irc("Ann")) == first


def test_missing_certificate_stops_the_start(secure):
    secure.write("self_signed = false")
    code, out, why = secure.start(wait=False).end()
    assert (code, out) == (78, "")
    assert "certificate.pem: No such file" in why


def test_client_certificate_logs_in(secure, tmp_path):
    """SASL EXTERNAL: the wire knows the fingerprint of a certificate that nobody has signed."""
    daemon = secure.start()
    own = tmp_path / "ann.pem", tmp_path / "ann.key"
    self_signed.make(*own, "ann", time.time())
    ann = secure.by_irc("Ann", own=own)
    ann.send("PRIVMSG NickServ :REGISTER correct-horse", "PRIVMSG NickServ :CERT ADD", "PRIVMSG NickServ :CERT LIST")
    ann.wait(hashlib.sha256(ssl.PEM_cert_to_DER_cert(own[0].read_text())).hexdigest())
    ann.send("QUIT")
    ann.rest()
    again = secure.client(secure.irc, own=own)
    again.send("CAP REQ :sasl", "AUTHENTICATE EXTERNAL", "AUTHENTICATE +", "NICK Ann", "USER ann 0 * :Ann", "CAP END")
    again.wait(" 903 ")
    again.wait(" 001 Ann ")
    stranger = secure.client(secure.irc)
    stranger.send("CAP LS 302")
    assert "EXTERNAL" not in stranger.wait("\r\n")
    assert daemon.stop() == (0, "", "")
