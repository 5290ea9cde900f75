"""The real daemon in a process of its own, on free ports, with a state directory that goes away."""

import contextlib
import itertools
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from tests.sockets.weechat import WeeChat

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 40.0  # seconds: the machine may be busy; nothing waits that long when all is well


class Client:
    """Somebody at a real socket: sends lines, reads until what he waits for has come."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.heard = b""

    def send(self, *lines: str) -> None:
        self.socket.sendall("".join(f"{line}\r\n" for line in lines).encode())

    def wait(self, words: str) -> str:
        """Everything from the last wait up to the words; fails with what was heard instead."""
        wanted = words.encode()
        end = time.monotonic() + PATIENCE
        while wanted not in self.heard:
            assert time.monotonic() < end, f"no {words!r} in {self.heard!r}"
            piece = self.socket.recv(65536)
            assert piece, f"closed before {words!r}: {self.heard!r}"
            self.heard += piece
        before, _, self.heard = self.heard.partition(wanted)
        return (before + wanted).decode(errors="replace")

    def rest(self) -> str:
        """Everything until the server closes."""
        while piece := self.socket.recv(65536):
            self.heard += piece
        return self.heard.decode(errors="replace")

    def register(self, nick: str) -> None:
        """Come in by IRC."""
        self.send(f"NICK {nick}", f"USER {nick} 0 * :{nick}")
        self.wait(" 001 ")
        self.send("PING :in")
        self.wait("PONG")

    def close(self) -> None:
        self.socket.close()


def is_readable(file: "IO[bytes] | socket.socket", seconds: float) -> bool:
    """Whether something can be read in time; of a file with whatever number, which `select` cannot say."""
    with selectors.DefaultSelector() as waits:
        waits.register(file, selectors.EVENT_READ)
        return bool(waits.select(seconds))


class Daemon:
    """A running `wolfd`."""

    def __init__(self, state: Path, *options: str, wait: bool = True, under: tuple[str, ...] = ()) -> None:
        self.state = state
        self.irc, self.telnet = free_port(), free_port()
        self.clients: list[Client] = []
        begun = time.monotonic()
        self.process = subprocess.Popen(
            [*under, sys.executable, "-W", "error", "-m", "wolfd", "--state", str(state), "--irc", f"127.0.0.1:{self.irc}",
             "--telnet", f"127.0.0.1:{self.telnet}", *options],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        self.greeting = self._read_greeting() if wait else ""
        self.start_time = time.monotonic() - begun

    def complaint(self) -> str:
        """What is on the standard error next."""
        return self._read(self.process.stderr)

    def _read(self, stream: IO[bytes] | None) -> str:
        assert stream is not None
        assert is_readable(stream, PATIENCE), "nothing is said"
        return os.read(stream.fileno(), 65536).decode()

    def _read_greeting(self) -> str:
        told = self._read(self.process.stdout)
        assert "wolfd is open" in told, f"{told!r}, then {self._last_words()}"
        return told

    def _last_words(self) -> tuple[int, str, str]:
        """How it ended that should have opened, or stands there without opening."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(2)
        return self.end() if self.process.returncode is not None else self.stop_now()

    def client(self, port: int) -> Client:
        self.clients.append(Client(port))
        return self.clients[-1]

    def by_irc(self, nick: str) -> Client:
        """Somebody who has come in by IRC."""
        client = self.client(self.irc)
        client.register(nick)
        return client

    def by_telnet(self, name: str) -> Client:
        """Somebody who has come in by telnet."""
        client = self.client(self.telnet)
        client.wait("What is your name?")
        client.send(name)
        client.wait(f"Welcome, {name}!")
        return client

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask it to stop: exit code, standard output and error."""
        self.process.send_signal(number)
        return self.end()

    def stop_now(self) -> tuple[int, str, str]:
        self.process.kill()
        return self.end()

    def end(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out.decode(), err.decode()

    def close(self) -> None:
        for client in self.clients:
            client.close()
        if self.process.poll() is None:
            self.stop_now()
        self.process.communicate()


def cut_for_never_reading(ann: Any, bob: Client, daemon: Daemon) -> None:
    """Ann asks for more than may wait for her and reads nothing: she is cut off, while Bob is served turn after turn."""
    for number in range(10):
        with contextlib.suppress(OSError):
            ann.send(*["MOTD"] * 100)
        bob.send(f"PING :{number}")
        bob.wait(f"PONG wolfd.local :{number}")
    end = time.monotonic() + PATIENCE
    heard = ""
    while " 401 Bob Ann " not in heard:
        assert time.monotonic() < end, f"she is still there: {heard!r}"
        bob.send("WHOIS Ann", "PING :asked")
        heard = bob.wait("PONG wolfd.local :asked")
        time.sleep(0.05)
    assert daemon.stop() == (0, "", "")


PORTS = itertools.count(os.getpid() * 131)
"""Each process of the tests takes its ports in a row of its own, below those that the kernel gives to connections.

A port that the kernel gives is free again at once, and another process may be given it before the daemon listens.
"""


def free_port() -> int:
    for number in PORTS:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", 10_000 + number % 20_000)) as door:
            return int(door.getsockname()[1])
    raise AssertionError


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Daemon]]:
    """Starts a daemon, the same state directory each time; waits until it is open, unless told not to.

    `under` is a command that starts it.
    """
    daemons: list[Daemon] = []

    def start(*options: str, wait: bool = True, under: tuple[str, ...] = ()) -> Daemon:
        daemons.append(Daemon(tmp_path / "state", *options, wait=wait, under=under))
        return daemons[-1]

    yield start
    for daemon in daemons:
        daemon.close()


@pytest.fixture
def weechat(tmp_path: Path) -> Iterator[WeeChat]:
    """The real client."""
    client = WeeChat(tmp_path / "weechat")
    yield client
    client.close()
