"""What a MUD client's program is told beside what its user reads: GMCP, a package name and JSON.

The packages: Core (from the client), Char.Name, Room.Info, Room.Players, Room.AddPlayer, Room.RemovePlayer,
Comm.Channel.Text, and the game's own Wolf.Table and Wolf.Told; wolf-telnet(7) describes them. Only what a client has
said that it supports is sent. Nothing is told here that its user is not shown.
"""

import json
import zlib
from collections.abc import Callable, Iterable
from typing import TypeAlias

from wolfd.chat.facts import Fact, Joined, Kicked, Left, Quit, Renamed, Said
from wolfd.chat.keeping import Glance
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, User
from wolfd.chat.words import plain
from wolfd.telnet.words import told_here
from wolfd.texts import Message

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"

MOST = 64
"""Packages that a client may support."""


class Gmcp:
    """One client's program."""

    __slots__ = ("_send", "_supported", "_table")

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._supported: set[str] = set()
        self._table: dict[str, Json] | None = None

    def hear(self, body: bytes) -> bool:
        """Take the client's word; whether it supports something new, which it must then be told of."""
        name, _, rest = body.decode("utf-8", "replace").partition(" ")
        match name.casefold():
            case "core.ping":
                self._tell("Core.Ping")
            case "core.supports.set":
                self._supported = set(_packages(rest))
                return True
            case "core.supports.add":
                self._supported = set(list(self._supported | set(_packages(rest)))[:MOST])
                return True
            case "core.supports.remove":
                self._supported -= set(_packages(rest))
        return False

    def introduce(self, user: User, room: Channel | None, moderator: User) -> None:
        """Who the user is, and where."""
        self.tell("Char.Name", {"name": user.nick, "fullname": user.nick})
        if room is not None:
            self.enter(room, moderator)

    def enter(self, room: Channel, moderator: User) -> None:
        """The user has come into a room."""
        name = room.name.removeprefix("#")
        self.tell("Room.Info", {"num": zlib.crc32(fold(name).encode()), "name": name, "area": "wolfd", "details": room.topic})
        self.tell("Room.Players", [_player(member.nick) for member in room.members if member is not moderator])

    def show(self, fact: Fact, reader: User, moderator: User) -> None:
        """What happens, as far as the user is shown it."""
        match fact:
            case Said(by=by) if by is moderator:
                self._told(fact, reader)
            case Said(by=by, to=to, kind="privmsg" | "action" | "notice") if to is not moderator:
                channel = to.name.removeprefix("#") if isinstance(to, Channel) else "tell"
                text = " ".join(map(plain, fact.text.lines(reader.language)))
                self.tell("Comm.Channel.Text", {"channel": channel, "talker": by.nick, "text": text})
            case Joined(who) if who is not reader:
                self.tell("Room.AddPlayer", _player(who.nick))
            case Left(who) | Quit(who) | Kicked(who=who) if who is not reader:
                self.tell("Room.RemovePlayer", who.nick)
            case Renamed(who, old, new):
                self._rename(who is reader, old, new)

    def stand(self, glance: Glance | None) -> None:
        """How the table stands, if that is another than before; the seconds count down by themselves."""
        table: dict[str, Json] | None = None
        if glance is not None:
            left = None if glance.left is None else round(glance.left)
            table = {"phase": glance.phase, "count": glance.count, "step": glance.step, "living": glance.living,
                     "seats": glance.seats, "seconds": left, "asked": glance.is_asked}  # fmt: skip
        if _but_seconds(table) != _but_seconds(self._table):
            self._table = table
            self.tell("Wolf.Table", table)

    def tell(self, name: str, value: Json) -> None:
        """Send a message, if the client supports its package."""
        if any(name.casefold().startswith(f"{package}.") for package in self._supported):
            self._tell(f"{name} {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}")

    def _told(self, fact: Said, reader: User) -> None:
        mid = fact.text.mid if isinstance(fact.text, Message) else ""
        lines: list[Json] = [plain(line) for line in told_here(fact.text).lines(reader.language)]
        self.tell("Wolf.Told", {"id": mid, "private": fact.to is reader, "lines": lines})

    def _rename(self, is_reader: bool, old: str, new: str) -> None:
        if is_reader:
            self.tell("Char.Name", {"name": new, "fullname": new})
        else:
            self.tell("Room.RemovePlayer", old)
            self.tell("Room.AddPlayer", _player(new))

    def _tell(self, text: str) -> None:
        self._send(text.encode(errors="replace"))


def _player(nick: str) -> dict[str, Json]:
    return {"name": nick, "fullname": nick}


def _but_seconds(table: dict[str, Json] | None) -> dict[str, Json] | None:
    return None if table is None else {**table, "seconds": table["seconds"] is None}


def _packages(text: str) -> Iterable[str]:
    """The names in a list like `["Char 1", "Room 1"]`, folded; nothing of what is no such list."""
    try:
        listed = json.loads(text)
    except (ValueError, RecursionError):
        return []
    names = [str(each).split() for each in listed[:MOST]] if isinstance(listed, list) else []
    return [name[0].casefold() for name in names if name]
