"""People at real sockets who know nothing: each types back the example that the Moderator's question gives him."""

import contextlib
import re
import selectors
import socket
import time

PATIENCE = 120.0  # seconds until all games must be over: generous, the machine may be busy
EXAMPLE = re.compile(r"You have \d+ s: (?P<do>!|/msg Moderator |/)(?P<say>[a-z]+(?: \d+)*)")
DONE = re.compile(r"(?P<do>!|/)(?P<say>end)\.")
KEY = re.compile(r"back ([a-z]{10})\b")
DEAD = re.compile(r"(?:^|:)(\d+) \S+ is dead\.")


class Newcomer:
    """One person, by IRC or by telnet, in one room; keeps all he heard, and the key of his seat."""

    def __init__(self, nick: str, room: str, *, irc: bool) -> None:
        self.nick, self.room, self.irc = nick, room, irc
        self.key = ""
        self.lines: list[str] = []
        self.words: list[str] = []
        self.is_over = False
        self._rest = b""
        self._told = ""
        self.socket: socket.socket | None = None

    def connect(self, irc: int, telnet: int) -> None:
        """Come in, take the seat back if there is one, and enter the room."""
        self._rest, self._told = b"", ""
        self.socket = socket.create_connection(("127.0.0.1", irc if self.irc else telnet), timeout=20)
        if self.irc:
            self._send(f"NICK {self.nick}", f"USER {self.nick} 0 * :{self.nick}", f"JOIN {self.room}")
            if self.key:
                self._send(f"PRIVMSG Moderator :back {self.key}")
        else:
            self._enter()

    def _enter(self) -> None:
        """By telnet: tell the name, go to the room, take the seat back."""
        self._send(self.nick, f"/go {self.room[1:]}", *([f"/back {self.key}"] if self.key else []))

    def command(self, text: str) -> None:
        self._send(f"PRIVMSG {self.room} :!{text}" if self.irc else f"/{text}")

    def say(self, text: str) -> None:
        self._send(f"PRIVMSG {self.room} :{text}" if self.irc else text)

    def _send(self, *lines: str) -> None:
        with contextlib.suppress(OSError):  # the server may have been killed this moment
            self.socket.sendall("".join(f"{line}\r\n" for line in lines).encode())

    def read(self) -> bool:
        """Take in what came and act on it; False when the connection is gone."""
        try:
            data = self.socket.recv(65536)
        except OSError:
            return False
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._heard(line.decode(errors="replace").strip())
        return bool(data)

    def _heard(self, line: str) -> None:
        self.lines.append(line)
        if line.startswith("PING"):
            self._send("PONG" + line[4:])
        if not self.irc and f"called {self.nick} already" in line:  # the broken connection is still being ended
            self._enter()
        # telnet wraps: what belongs together may stand on several rows
        self._told = line if self.irc else f"{self._told} {line}"
        if (key := KEY.search(self._told)) is not None:
            self.key = key[1]
        if "The game is over" in line:
            self.is_over = True
        if (asked := EXAMPLE.search(self._told) or DONE.search(self._told)) is not None:
            self._told = ""
            self._answer(asked["do"], asked["say"])

    def _answer(self, do: str, what: str) -> None:
        if what == "end":
            self.words.append(f"{self.nick}-{len(self.words)}-speaks")
            self.say(self.words[-1])
        if do.startswith("/msg"):
            self._send(f"PRIVMSG Moderator :{what}")
        else:
            self.command(what)

    def dead(self) -> set[int]:
        """The seats whose death he heard of."""
        return {int(found[1]) for line in self.lines if (found := DEAD.search(line.rpartition("PRIVMSG")[2])) is not None}

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()


def play(people: list[Newcomer], seconds: float = PATIENCE) -> bool:
    """Let them play until all their games are over or the time is; whether they are over."""
    waits = selectors.DefaultSelector()
    for person in people:
        waits.register(person.socket, selectors.EVENT_READ, person)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not all(person.is_over for person in people):
        for key, _ in waits.select(0.1):
            if not key.data.read():
                waits.unregister(key.fileobj)
    waits.close()
    return all(person.is_over for person in people)
