"""The servers that are measured, each as a command on a port of 127.0.0.1, with its limits out of the way.

    python -m tests.bench.peers {reference|words} PORT

serves one of the two that are written here. `reference` does what a real server must for each line - parse, bucket,
check, record, log - on Twisted with the known tricks, and nothing else; `words` is the IRC service that Twisted brings.
"""

import hashlib
import json
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

WOLFD = """[limits]
flood_burst = 10000
flood_rate = 10000.0
sendq = {sendq}
"""
NGIRCD = """[Global]
Name = bench.test
Info = bench
Listen = 127.0.0.1
Ports = {port}
MotdPhrase = bench
PidFile =
[Limits]
MaxConnections = 0
MaxConnectionsIP = 0
MaxJoins = 0
MaxNickLength = 16
MaxPenaltyTime = 0
PingTimeout = 3600
PongTimeout = 3600
[Options]
DNS = no
Ident = no
PAM = no
ConnectIPv6 = no
"""
INSPIRCD = """<config format="xml">
<server name="bench.test" description="bench" network="bench">
<admin name="bench" nick="bench" email="bench@bench.test">
<bind address="127.0.0.1" port="{port}" type="clients">
<path configdir="{folder}" datadir="{folder}" logdir="{folder}" moduledir="/usr/lib/inspircd/modules" runtimedir="{folder}">
<connect name="all" allow="*" maxchans="100" timeout="60" pingfreq="1h" hardsendq="{sendq}" softsendq="{sendq}" recvq="1M"
 threshold="1000000" commandrate="1000000000" fakelag="no" localmax="100000" globalmax="100000" maxconnwarn="off"
 resolvehostnames="no" useident="no" limit="100000">
<cidr ipv4clone="32" ipv6clone="128">
<dns server="127.0.0.1" timeout="1">
<options prefixquit="" syntaxhints="no" defaultmodes="n">
<performance netbuffersize="10240" somaxconn="4096" softlimit="100000" quietbursts="yes" clonesonconnect="no" timeskipwarn="60s">
<limits maxnick="30" maxchan="64" maxmodes="20" maxident="11" maxquit="255" maxtopic="307" maxkick="255" maxreal="128" maxaway="200">
<log method="file" type="* -USERINPUT -USEROUTPUT" level="default" target="{folder}/ircd.log">
"""
MEBIBYTE = 1 << 20


def wolfd(port: int, folder: Path, sendq: int) -> list[str]:
    path = _written(folder / "wolfd.toml", WOLFD.format(sendq=sendq))
    return [sys.executable, "-m", "wolfd", "--config", path, "--state", str(folder / "state"),
            "--irc", f"127.0.0.1:{port}", "--telnet", "off"]


def ngircd(port: int, folder: Path, sendq: int) -> list[str]:
    return ["/usr/sbin/ngircd", "-n", "-f", _written(folder / "ngircd.conf", NGIRCD.format(port=port))]


def unlogged(port: int, folder: Path, sendq: int) -> list[str]:
    words = wolfd(port, folder, sendq)
    return [sys.executable, "-m", "tests.bench.unlogged", *words[words.index("wolfd") + 1:]]


def inspircd(port: int, folder: Path, sendq: int) -> list[str]:
    path = _written(folder / "inspircd.conf", INSPIRCD.format(port=port, folder=folder, sendq=sendq))
    return ["/usr/sbin/inspircd", "--nofork", "--nopid", "--runasroot", f"--config={path}"]


def floor(port: int, folder: Path, sendq: int) -> list[str]:
    return [str(folder.parent / "floor"), str(port)]


def reference(port: int, folder: Path, sendq: int) -> list[str]:
    return [sys.executable, "-m", "tests.bench.peers", "reference", str(port)]


def words(port: int, folder: Path, sendq: int) -> list[str]:
    return [sys.executable, "-m", "tests.bench.peers", "words", str(port)]


SERVERS: dict[str, Callable[[int, Path, int], list[str]]] = {
    "wolfd": wolfd, "unlogged": unlogged, "inspircd": inspircd, "ngircd": ngircd, "reference": reference, "words": words, "floor": floor}
FLIGHT = {"ngircd": 8, "inspircd": 2000}
"""How many may register at once: ngIRCd listens with a backlog of 10, InspIRCd registers once a second."""


def _written(path: Path, text: str) -> str:
    path.write_text(text)
    path.chmod(0o644)
    return str(path)


# --- the two that are served from here --------------------------------------------------------------------------------


class Log:
    """One JSON line for each message, each sealed by the sum of all before it, written once a turn."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - lives as long as the process
        self._lines: list[bytes] = []
        self._sum = b""

    def add(self, **fields: str) -> None:
        line = json.dumps({"at": time.time(), **fields}, separators=(",", ":")).encode()
        self._sum = hashlib.sha256(self._sum + line).digest()
        self._lines.append(b"%b %b\n" % (self._sum[:16].hex().encode(), line))

    def write(self) -> None:
        if self._lines:
            self._file.write(b"".join(self._lines))
            self._lines.clear()


def serve_reference(port: int) -> None:  # noqa: C901 - a whole small server
    """Twisted with a queue for each connection, sent with one call at the end of the turn."""
    from twisted.internet.epollreactor import EPollReactor  # noqa: PLC0415 - this server's process alone needs it
    from twisted.internet.main import installReactor  # noqa: PLC0415 - as above
    from twisted.internet.protocol import Factory  # noqa: PLC0415 - as above
    from twisted.protocols.basic import LineOnlyReceiver  # noqa: PLC0415 - as above

    log, dirty, rooms, people = Log(), [], {}, {}

    class Client(LineOnlyReceiver):
        delimiter = b"\n"
        nick = ""

        def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
            self.transport.setTcpNoDelay(True)
            self.queue, self.tokens, self.since, self.joined = [], 1e9, time.monotonic(), set()

        def tell(self, data: bytes) -> None:
            if not self.queue:
                dirty.append(self)
            self.queue.append(data)

        def flush(self) -> None:
            data = b"".join(self.queue)
            self.queue.clear()
            try:
                sent = self.transport.socket.send(data)
            except BlockingIOError:
                sent = 0
            except OSError:
                return
            if sent < len(data):
                self.transport.write(data[sent:])

        def lineReceived(self, line: bytes) -> None:  # noqa: N802 - Twisted's name
            now = time.monotonic()
            self.tokens, self.since = min(1e9, self.tokens + (now - self.since) * 1e6) - 1, now
            text = line.rstrip(b"\r").decode()
            head, _, trailing = text.partition(" :")
            command, *words = head.split(" ")
            handle = COMMANDS.get(command)
            if handle is not None and self.tokens > 0:
                handle(self, [*words, trailing])

    def privmsg(client: Client, words: list[str]) -> None:
        target, text = words[0], words[-1]
        log.add(type="talk", by=client.nick, to=target, text=text)
        data = f":{client.nick}!u@h PRIVMSG {target} :{text}\r\n".encode()
        if target[0] != "#":
            people[target].tell(data)
        elif target in client.joined:
            for member in rooms[target]:
                if member is not client:
                    member.tell(data)

    def nick(client: Client, words: list[str]) -> None:
        client.nick = words[0]
        people[client.nick] = client

    def user(client: Client, _words: list[str]) -> None:
        client.tell(f":reference 001 {client.nick} :here\r\n".encode())

    def join(client: Client, words: list[str]) -> None:
        rooms.setdefault(words[0], {})[client] = None
        client.joined.add(words[0])
        client.tell(f":reference 366 {client.nick} {words[0]} :end\r\n".encode())

    COMMANDS = {"PRIVMSG": privmsg, "NICK": nick, "USER": user, "JOIN": join}  # noqa: N806 - a constant of this server

    class Turns(EPollReactor):
        def doPoll(self, timeout: float | None) -> None:  # noqa: N802 - Twisted's name
            super().doPoll(timeout)
            log.write()
            for client in dirty:
                client.flush()
            dirty.clear()

        doIteration = doPoll  # noqa: N815 - Twisted's name

    reactor = Turns()
    installReactor(reactor)
    reactor.listenTCP(port, Factory.forProtocol(Client), backlog=4096, interface="127.0.0.1")
    reactor.run()


def serve_words(port: int) -> None:
    """twisted.words: rooms and people are made as they are named; everybody may log in with PASS."""
    from twisted.internet import epollreactor  # noqa: PLC0415 - this server's process alone needs it

    epollreactor.install()
    from twisted.cred import checkers, credentials, portal  # noqa: PLC0415 - after the reactor is chosen
    from twisted.internet import reactor  # noqa: PLC0415 - as above
    from twisted.words import service  # noqa: PLC0415 - as above
    from zope.interface import implementer  # noqa: PLC0415 - as above

    @implementer(checkers.ICredentialsChecker)
    class Anybody:
        credentialInterfaces = (credentials.IUsernamePassword,)  # noqa: N815 - Twisted's name

        def requestAvatarId(self, asked: credentials.IUsernamePassword) -> str:  # noqa: N802 - Twisted's name
            return asked.username if isinstance(asked.username, str) else asked.username.decode()

    realm = service.InMemoryWordsRealm("bench")
    realm.createGroupOnRequest = realm.createUserOnRequest = True
    factory = service.IRCFactory(realm, portal.Portal(realm, [Anybody()]))
    reactor.listenTCP(port, factory, backlog=4096, interface="127.0.0.1")
    reactor.run()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    {"reference": serve_reference, "words": serve_words}[sys.argv[1]](int(sys.argv[2]))
