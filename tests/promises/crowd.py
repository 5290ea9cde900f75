"""People who talk and play at a real daemon that is killed now and then; they keep what they heard."""

import contextlib
import re
import socket
import time
from base64 import b64encode
from pathlib import Path

from tests.sockets.conftest import PATIENCE, Daemon, is_readable

CONFIG = """
[limits]
flood_burst = 10000
flood_rate = 10000
[accounts]
argon2_time = 1
argon2_memory = 8
scram_rounds = 4096
attempts = 100000
[games]
grace = 600
"""
PASSWORD = "sesame-street"
KEY = re.compile(rb"back ([a-z]{10})")
CARD = re.compile(rb"Your card: ([A-Z][A-Za-z -]*)")
LINE = re.compile(rb" PRIVMSG #lobby :(line-\d+-\d+-\d+)\r\n")


def daemon_at(state: Path, under: tuple[str, ...] = (), extra: str = "") -> Daemon:
    """A daemon in which nobody is slowed down."""
    config = state.with_name("crowd.toml")
    config.write_text(CONFIG + extra)
    return Daemon(state, "--config", str(config), under=under)


class Guest:
    """Somebody with a connection; `heard` is all that came."""

    def __init__(self, daemon: Daemon, nick: str, password: str = "", *, waits: bool = True) -> None:
        self.nick = nick
        self.heard = bytearray()
        self.end = socket.create_connection(("127.0.0.1", daemon.irc), timeout=PATIENCE)
        daemon.clients.append(self)
        if password:
            self.send("CAP REQ :sasl", "AUTHENTICATE PLAIN", f"AUTHENTICATE {b64encode(f'{nick}%0{nick}%0{password}'.replace('%0', chr(0)).encode()).decode()}")
            self.wait(b" 903 ")
            self.send("CAP END")
        self.send(f"NICK {nick}", f"USER {nick} 0 * :{nick}", "JOIN #lobby")
        if waits:
            self.wait(b" 366 ")

    def send(self, *lines: str) -> None:
        with contextlib.suppress(OSError):  # the daemon may be dead already
            self.end.sendall("".join(f"{line}\r\n" for line in lines).encode())

    def wait(self, words: bytes, seconds: float = PATIENCE) -> bool:
        """Hear on until some words have come; whether they have."""
        until = time.monotonic() + seconds
        while words not in self.heard:
            if time.monotonic() >= until or not self.hear(0.2):
                return words in self.heard
        return True

    def hear(self, seconds: float = 0.0) -> bool:
        """Take what has come; False when the connection is no more."""
        if not is_readable(self.end, seconds):
            return True
        try:
            piece = self.end.recv(65536)
        except OSError:
            return False
        self.heard += piece
        return bool(piece)

    def close(self) -> None:
        self.end.close()

    def drain(self) -> None:
        """Take all that was on its way when the daemon died."""
        while self.hear(0.5):
            if not is_readable(self.end, 0):
                break
        self.end.close()

    def lines(self) -> set[str]:
        """The lines of talk that were heard whole."""
        return {found.decode() for found in LINE.findall(bytes(self.heard))}


class Player:
    """Somebody who plays on over all crashes: by his account, or by the key of his seat."""

    def __init__(self, nick: str, *, has_account: bool) -> None:
        self.nick, self.has_account = nick, has_account
        self.card = b""
        self.key = b""
        self.lost_keys = 0
        """How often the daemon died after it had renewed the key and before it had told the new one."""
        self.guest: Guest

    def come(self, daemon: Daemon) -> None:
        self.guest = Guest(daemon, self.nick, PASSWORD if self.has_account and self.card else "")
        if self.has_account and not self.card:
            self.guest.send(f"NS REGISTER {PASSWORD}")
            self.guest.wait(b" 900 ")

    def sit(self) -> None:
        self.guest.send("JOIN #wolf", "PRIVMSG #wolf :!join")
        assert self.guest.wait(b"sits down"), bytes(self.guest.heard)

    def deal(self) -> None:
        """Read the card and the key of a game that has just begun."""
        assert self.guest.wait(b"Your card: "), bytes(self.guest.heard)
        self.card = CARD.findall(bytes(self.guest.heard))[-1]
        self.remember()

    def remember(self) -> None:
        found = KEY.findall(bytes(self.guest.heard))
        self.key = found[-1] if found else self.key

    def returns(self) -> bool:
        """Take the seat back; whether that could be. The card must be the same."""
        if not self.has_account:
            self.guest.send(f"PRIVMSG Moderator :back {self.key.decode()}")
        elif not self.guest.wait(b"Your card: ", 2.0):
            self.guest.send("JOIN #wolf")
        if not self.guest.wait(b"Your card: ", 5.0):
            self.lost_keys += b"opens no seat" in self.guest.heard or not self.has_account
            return False
        assert CARD.findall(bytes(self.guest.heard))[-1] == self.card
        self.remember()
        return True
