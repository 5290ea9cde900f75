"""The doors of the daemon by real sockets: PROXY, WEBIRC, X-Forwarded-For, WebSocket, lists in the DNS, half-open ones."""

import contextlib
import select
import signal
import socket
import ssl
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Request, TextMessage

from tests.sockets.conftest import Client, cut_for_never_reading, free_port
from wolfd.control import self_signed
from wolfd.control.proxy import SIGNATURE

SERVER = Path(__file__).with_name("dns_server.py")
V1 = b"PROXY TCP4 8.8.8.8 192.0.2.1 4242 6667\r\n"


def v2(address="8.8.8.8"):
    body = socket.inet_aton(address) + socket.inet_aton("192.0.2.1") + struct.pack("!HH", 4242, 6667)
    return SIGNATURE + b"\x21\x11" + struct.pack("!H", len(body) + 8) + body + b"\x04\x00\x05\0\0\0\0\0"


class Doors:
    """A daemon with one of each kind of door."""

    def __init__(self, start, directory):
        self._start, self.directory = start, directory
        self.names = ["irc_tls", "telnet_tls", "websocket", "websocket_tls"]
        self.ports = {name: free_port() for name in self.names}
        self.proxied = {name: free_port() for name in ["irc", "telnet", *self.names]}
        self.cert, self.key = directory / "c.pem", directory / "k.pem"
        self_signed.make(self.cert, self.key, "a.example", time.time())

    def start(self, rest="", **how):
        listen = "\n".join(f'{name} = ["127.0.0.1:{self.ports[name]}", "127.0.0.1:{self.proxied[name]} proxy"]' for name in self.names)
        self.file = self.directory / "w.toml"
        self.file.write_text(f'[listen]\n{listen}\n[tls]\ncertificate = "{self.cert}"\nkey = "{self.key}"\n{rest}\n')
        plain = (f"--{name}=127.0.0.1:{self.proxied[name]} proxy" for name in ("irc", "telnet"))
        self.daemon = self._start("--config", str(self.file), *plain, **how)
        self.ports |= {"irc": self.daemon.irc, "telnet": self.daemon.telnet}
        return self.daemon

    def client(self, name, *, proxied=False, first=b""):
        client = Client((self.proxied if proxied else self.ports)[name])
        self.daemon.clients.append(client)
        with contextlib.suppress(OSError):  # refused at the first byte that no header has there
            for at in range(len(first)):
                client.socket.sendall(first[at : at + 1])
        if name.endswith("_tls"):
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            client.socket = context.wrap_socket(client.socket)
        return client

    def web(self, name="websocket", headers=(), **how):
        return Web(self.client(name, **how), headers)


class Web:
    """A WebSocket over a client's socket."""

    def __init__(self, client, headers=(), target="/"):
        self.client, self.ws, self.heard = client, WSConnection(ConnectionType.CLIENT), ""
        extra = [(name.encode(), value.encode()) for name, value in headers]
        self.closed = self.accepted = None
        client.socket.sendall(self.ws.send(Request("a.example", target, [], extra, ["text.ircv3.net"])))
        while self.accepted is None:
            self._hear()

    def send(self, *lines):
        for line in lines:
            self.client.socket.sendall(self.ws.send(TextMessage(line)))

    def wait(self, words):
        end = time.monotonic() + 15
        while words not in self.heard:
            assert time.monotonic() < end, self.heard
            self._hear()
        before, _, self.heard = self.heard.partition(words)
        return before + words

    def _hear(self):
        data = self.client.socket.recv(65536)
        assert data, self.heard
        self.ws.receive_data(data)
        lines = []
        for event in self.ws.events():
            if isinstance(event, TextMessage):
                lines.append(f"{event.data}\n" if event.message_finished else event.data)
            elif isinstance(event, CloseConnection):
                self.closed = event
            else:
                assert isinstance(event, AcceptConnection), event
                self.accepted = event
        self.heard += "".join(lines)

    def register(self, nick):
        self.send(f"NICK {nick}", f"USER {nick} 0 * :{nick}")
        self.wait(" 001 ")
        return self


@pytest.fixture
def doors(start, tmp_path):
    return Doors(start, tmp_path)


@pytest.mark.parametrize("header", [V1, v2()])
@pytest.mark.parametrize("name", ["irc", "irc_tls"])
def test_irc_behind_a_proxy(doors, name, header):
    """The header comes byte by byte, and TLS after it."""
    daemon = doors.start()
    ann = doors.client(name, proxied=True, first=header)
    ann.register("Ann")
    bob = daemon_client(doors, "Bob")
    bob.send("WHOIS Ann")
    assert "8.8.8.8" not in bob.wait(" 318 ")
    assert daemon.stop() == (0, "", "")


def daemon_client(doors, nick):
    client = doors.client("irc")
    client.register(nick)
    return client


@pytest.mark.parametrize("name", ["telnet", "telnet_tls"])
def test_telnet_behind_a_proxy(doors, name):
    daemon = doors.start()
    ann = doors.client(name, proxied=True, first=v2())
    ann.wait("What is your name?")
    ann.send("Ann")
    ann.wait("Welcome, Ann!")
    assert daemon.stop() == (0, "", "")


@pytest.mark.parametrize("name", ["websocket", "websocket_tls"])
@pytest.mark.parametrize("first", [b"", V1])
def test_websocket_with_and_without_proxy_and_tls(doors, name, first):
    daemon = doors.start()
    ann = doors.web(name, proxied=bool(first), first=first).register("Ann")
    ann.send("MODE Ann")
    ann.wait(" 221 Ann +Zi" if name.endswith("tls") else " 221 Ann +i")
    bob = daemon_client(doors, "Bob")
    bob.send("JOIN #lobby")
    bob.wait(" 366 ")
    ann.send("JOIN #lobby", "PRIVMSG #lobby :大家好")
    bob.wait("PRIVMSG #lobby :大家好")
    daemon.process.send_signal(signal.SIGTERM)
    ann.wait("The server stops now")
    assert daemon.end() == (0, "", "")


@pytest.mark.parametrize("name", ["websocket", "websocket_tls"])
def test_client_that_reads_late_gets_all_in_order(doors, name):
    """Far more than the kernel holds: the transport asks the session to wait, and to go on."""
    long, rounds = "many words " * 30, 200
    motd = "\\n".join([long] * 60)
    daemon = doors.start(f'[server]\nmotd = "{motd}"\n[limits]\nsendq = 100000000\nflood_burst = 10000')
    ann = doors.web(name).register("Ann")
    for number in range(rounds):
        ann.send("MOTD", f"PING :{number}")
    daemon_client(doors, "Bob")  # while Ann does not read
    told = ann.wait(f"PONG wolfd.local :{rounds - 1}")
    assert told.count(long) == 60 * (rounds + 1)
    assert [int(line.rpartition(":")[2]) for line in told.split("\n") if " PONG " in line] == list(range(rounds))
    assert daemon.stop() == (0, "", "")


@pytest.mark.parametrize("name", ["websocket", "websocket_tls"])
def test_client_that_never_reads_is_cut(doors, name):
    motd = "many words " * 30 + "\\n"
    daemon = doors.start(f'[server]\nmotd = "{motd * 60}"\n[limits]\nsendq = 100000\nflood_burst = 10000')
    ann, bob = doors.web(name).register("Ann"), daemon_client(doors, "Bob")
    cut_for_never_reading(ann, bob, daemon)


def test_limits_count_what_the_proxy_tells(doors):
    daemon = doors.start("[limits]\nconnections = 2\nconnections_private = 1")
    first = [doors.client("irc", proxied=True, first=V1) for _ in range(3)]
    assert "Too many connections from your address" in first[2].rest()
    telnet = doors.client("telnet", proxied=True, first=V1)
    assert "Too many connections from your address" in telnet.rest()
    other = doors.client("irc", proxied=True, first=V1.replace(b"8.8.8.8", b"8.8.4.4"))
    other.register("Other")
    first[0].close()
    first[0] = doors.client("irc", proxied=True, first=V1)
    first[0].register("Again")
    assert daemon.stop() == (0, "", "")


def test_only_listed_networks_may_bring_people(doors):
    daemon = doors.start('[proxies]\nproxy = ["192.0.2.0/24"]')
    for name in ("irc", "telnet"):
        assert "for proxies only" in doors.client(name, proxied=True, first=b"").rest()
    doors.file.write_text(doors.file.read_text().replace("192.0.2.0/24", "127.0.0.1"))
    daemon.process.send_signal(signal.SIGHUP)
    assert "proxies.proxy" in daemon.complaint()
    doors.client("irc", proxied=True, first=V1).register("Ann")
    assert daemon.stop() == (0, "", "")


def test_what_is_no_header_is_told_so(doors):
    daemon = doors.start()
    for name in ("irc", "telnet", "websocket"):
        assert "no header of the PROXY protocol" in doors.client(name, proxied=True, first=b"NICK").rest()
    assert doors.client("irc", proxied=True, first=b"").socket.send(b"\x16\x03\x01") == 3
    assert daemon.stop() == (0, "", "")


def test_plain_doors_take_no_header(doors):
    """Whoever is not asked where he comes from cannot tell it."""
    daemon = doors.start()
    ann = doors.client("irc")
    ann.socket.sendall(V1)
    ann.wait(" 421 * PROXY ")
    ann.register("Ann")
    assert daemon.stop() == (0, "", "")


def test_half_open_connections_are_gone_when_the_server_stops(doors):
    daemon = doors.start()
    half = [doors.client("irc", proxied=True, first=V1[:-1]), doors.client("websocket", first=b"GET / HT"),
            doors.client("websocket", proxied=True, first=V1 + b"GET / HT"), doors.client("telnet", proxied=True)]
    daemon_client(doors, "Bob")  # so the others have been let in
    begun = time.monotonic()
    assert daemon.stop() == (0, "", "")
    assert time.monotonic() - begun < 4
    told = [each.rest() for each in half]
    assert all("The server stops now" in words for words in told), told


def test_webirc_and_forwarded(doors):
    daemon = doors.start('[proxies]\nwebirc = ["127.0.0.1 s3cret"]\nforwarded = ["127.0.0.1"]\n[limits]\nconnections = 1')
    ann = doors.client("irc")
    ann.send("WEBIRC s3cret gateway host 8.8.8.8 :secure")
    ann.register("Ann")
    ann.send("MODE Ann")
    ann.wait(" 221 Ann +Z")
    eve = doors.web(headers=[("X-Forwarded-For", "1.2.3.4, 8.8.8.8")])
    eve.wait("Too many connections from your address")
    doors.web(headers=[("X-Forwarded-For", "8.8.4.4")]).register("Bob")
    wrong = doors.client("irc")
    wrong.send("WEBIRC wrong gateway host 8.8.8.8")
    assert "not the password" in wrong.rest()
    daemon.process.send_signal(signal.SIGTERM)
    _, _, err = daemon.end()
    assert "WEBIRC from 127.0.0.1 is refused: password" in err


def test_browsers_are_answered(doors):
    daemon = doors.start('[websocket]\norigins = ["https://play.example"]')
    told = doors.client("websocket", first=b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").rest()
    assert told.startswith("HTTP/1.1 426 ")
    assert "用 IRC 客户端连接" in told
    doors.web(headers=[("Origin", "https://play.example")]).register("Ann")
    with pytest.raises(AssertionError, match="403"):
        doors.web(headers=[("Origin", "https://evil.example")]).register("Eve")
    assert daemon.stop() == (0, "", "")


def test_strict_transport_security(doors):
    daemon = doors.start()
    assert "sts" not in capabilities(doors)
    own = doors.file.read_text()
    doors.file.write_text(own.replace("[tls]\n", "[tls]\nsts_port = 6697\nsts_duration = 60\n"))
    daemon.process.send_signal(signal.SIGHUP)
    assert "tls.sts_port" in daemon.complaint()
    assert "sts" not in capabilities(doors), "the certificate is signed by nobody else"
    doors.file.write_text(own.replace("[tls]\n", "[tls]\nsts_port = 6697\nsts_duration = 60\nsts_self_signed = true\n"))
    daemon.process.send_signal(signal.SIGHUP)
    assert "tls.sts_self_signed" in daemon.complaint()
    assert "sts=port=6697" in capabilities(doors)
    assert "sts=duration=60" in capabilities(doors, "irc_tls")
    assert daemon.stop() == (0, "", "")


def capabilities(doors, name="irc"):
    client = doors.client(name)
    client.send("CAP LS 302", "PING x")
    told = client.wait("PONG")
    client.close()
    return told


# Lists in the DNS


@pytest.fixture
def dns():
    """A small server of the DNS: 8.8.8.x is listed, and 8.8.9.9 is never answered."""
    process = subprocess.Popen([sys.executable, str(SERVER)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], 15)[0]
    yield int(process.stdout.readline())
    process.kill()
    process.communicate()


def test_lists_in_the_dns(doors, dns):
    zones = '["block.example block", "account.example account", "notify.example"]'
    daemon = doors.start(f'[dnsbl]\nzones = {zones}\nresolver = "127.0.0.1:{dns}"\ntimeout = 1')

    def comes(address, name="irc"):
        return doors.client(name, proxied=True, first=V1.replace(b"8.8.8.8", address.encode()))

    comes("8.8.4.4").register("Clean")
    comes("8.8.8.3").register("Noted")
    blocked = comes("8.8.8.1")
    blocked.send("NICK Eve", "USER eve 0 * :Eve")
    assert "DNSBL_BLOCK" in (told := blocked.rest())
    assert "block.example" in told
    halfway = comes("8.8.8.2")
    halfway.send("NICK Eve", "USER eve 0 * :Eve")
    assert "DNSBL_ACCOUNT" in halfway.rest()
    telnet = comes("8.8.8.1", "telnet")
    telnet.wait("What is your name?")
    telnet.send("Eve")
    assert "block.example" in telnet.rest()
    begun = time.monotonic()
    comes("8.8.9.9").register("Unknown")
    assert 0.9 < time.monotonic() - begun < 5, "who is waited for in vain comes in"
    daemon.process.send_signal(signal.SIGTERM)
    _, _, err = daemon.end()
    assert "8.8.8.3 is listed in notify.example: notify" in err
    assert "8.8.8.1 is listed in block.example: block" in err
    assert "no answer from block.example, account.example, notify.example about 8.8.9.9, who is let in" in err


def test_account_opens_a_listed_address(doors, dns):
    daemon = doors.start(f'[dnsbl]\nzones = ["account.example account"]\nresolver = "127.0.0.1:{dns}"\n[accounts]\nargon2_memory = 8\nscram_rounds = 4096')
    ann = daemon_client(doors, "Ann")
    ann.send("PRIVMSG NickServ :REGISTER correct-horse")
    ann.wait("NOTICE Ann :")
    ann.send("QUIT")
    ann.rest()
    again = doors.client("irc", proxied=True, first=V1.replace(b"8.8.8.8", b"8.8.8.2"))
    again.send("CAP REQ :sasl", "AUTHENTICATE PLAIN", "AUTHENTICATE AEFubgBjb3JyZWN0LWhvcnNl", "NICK Ann", "USER a 0 * :A")
    again.wait(" 903 ")
    again.send("CAP END")
    again.wait(" 001 ")
    telnet = doors.client("telnet", proxied=True, first=V1.replace(b"8.8.8.8", b"8.8.8.2"))
    telnet.wait("What is your name?")
    telnet.send("Eve")
    telnet.wait("log in to an account first")
    telnet.send("Ann")
    telnet.wait("assword")
    telnet.send("correct-horse")
    telnet.wait("Welcome, Ann!")
    daemon.process.send_signal(signal.SIGTERM)
    assert daemon.end()[0] == 0


def test_no_server_of_the_dns_lets_in(doors):
    daemon = doors.start(f'[dnsbl]\nzones = ["block.example block"]\nresolver = "127.0.0.1:{free_port()}"\ntimeout = 0.5')
    doors.client("irc", proxied=True, first=V1).register("Ann")
    daemon.process.send_signal(signal.SIGTERM)
    code, _, err = daemon.end()
    assert code == 0
    assert "no answer from block.example" in err
