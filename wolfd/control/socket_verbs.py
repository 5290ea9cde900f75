"""What may be asked for at the control socket: a row a verb, and what the rest of the server must be able to do for it.

A row names what the request must hold; what a verb does is one call of the protocols here, which `app` joins to the
hall, the office and the log.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from twisted.internet.defer import Deferred

LONGEST = 1000
"""Characters of a text: reasons stand in the log's headers and are told to players; a path may be as long as the system lets it."""
ENDLESS = ("directory",)
TEXTS = frozenset({"nick", "game", "person", "account", "text", "target", "span", "room", "directory", "reason", "what"})
"""Members that are texts or not there: anything else would stand in the log where readers look for a text."""

Told = Mapping[str, object] | list[dict[str, object]]
"""What is answered: one thing's members, or a list of things."""


class CannotDo(Exception):
    """The server cannot do what was asked for; the reason is for the one who asked."""


@dataclass(frozen=True, slots=True)
class Why:
    """Who asks, as the system says, and for what reason."""

    by: str
    reason: str


class Looking(Protocol):
    """Tells how things are. Nothing that a running game hides."""

    def status(self) -> Told:
        """How the server is."""

    def games(self) -> Told:
        """Every table, waiting or in play."""

    def players(self) -> Told:
        """Everybody who is here, with his address."""

    def bans(self) -> Told:
        """Every ban in force, oldest first."""


class Steering(Protocol):
    """Acts on people and games; every method may raise CannotDo."""

    def kick(self, nick: str, reason: str) -> Told:
        """Close all connections of somebody."""

    def ban(self, target: str, why: "Why", span: str, *, spares: bool) -> "Later":
        """Shut out an address, a network, a mask, an account, or somebody who is here, by nick; for a time or for good."""

    def unban(self, target: str, why: "Why") -> "Later":
        """Lift a ban."""

    def broadcast(self, text: str) -> Told:
        """Tell everybody something."""

    def pause(self, game: str) -> Told:
        """Let a game stand still, until `resume`; a game is called by its id or its channel."""

    def resume(self, game: str) -> Told:
        """Let a game go on."""

    def abort(self, game: str) -> Told:
        """Call a game off, without a winner."""

    def drain(self, reason: str, seconds: float) -> Told:
        """Stop the server when no game runs any more, or (0: never) after so many seconds anyway."""


class Keeping(Protocol):
    """Acts on the log; every method may raise CannotDo."""

    def log(self) -> Told:
        """How the log is: where it stands, what is durable, what is amiss."""

    def rotate(self) -> Told:
        """Begin a new segment."""

    def forget(self, person: str) -> Told:
        """Erase the keys of a person's sealed data."""

    def read(self, game: str) -> Told:
        """Somebody reads the secrets of a game, or (an empty id) of no game: its players are told when it is over."""


class Ordering(Protocol):
    """Keeps order among people, as moderators do by IRC and telnet; every method may raise CannotDo."""

    def mute(self, whom: str, why: Why, span: str, room: str) -> Told:
        """Let somebody say nothing in a room for a time."""

    def unmute(self, whom: str, why: Why, room: str) -> Told:
        """Let him talk again."""

    def warn(self, whom: str, why: Why, span: str, room: str) -> Told:
        """Warn somebody, who takes no seat until he has acknowledged it."""

    def note(self, whom: str, why: Why, room: str) -> Told:
        """Leave a note about somebody for those who keep order."""

    def notes(self, whom: str) -> Told:
        """What stands about somebody, or (an empty name) about anybody."""


class Tending(Protocol):
    """Tends the server; every method may raise CannotDo, or give what it tells later."""

    def reload(self, by: str) -> Told:
        """Read configuration, certificate and texts again."""

    def certs(self) -> Told:
        """The certificate that is shown, and how long it is good."""

    def backup(self, directory: str) -> "Later":
        """Copy what must survive to a new directory."""

    def account(self, name: str) -> "Later":
        """What is kept of an account."""

    def drop_account(self, name: str) -> "Later":
        """Forget an account for good."""

    def new_password(self, name: str) -> "Later":
        """Give an account another password, which is told once."""


Later = Deferred[Told]


@dataclass(frozen=True, slots=True)
class Means:
    """What the verbs act on."""

    looking: Looking
    steering: Steering
    keeping: Keeping
    ordering: Ordering
    tending: Tending


Request = Mapping[str, Any]
"""What was asked for; its `caller` is filled in by the server."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A row."""

    name: str
    does: Callable[[Means, Request], Told | Later]
    needs: tuple[str, ...] = ()
    """Members of the request that must be texts with something in them."""
    needs_reason: bool = False
    is_look: bool = False
    """Whether it only tells how things are: then it works while the log is stuck, too."""
    type: str = "admin.command"
    """The type of the record that is made of it."""


VERBS = {verb.name: verb for verb in (
    Verb("status", lambda means, _: means.looking.status(), is_look=True),
    Verb("games", lambda means, _: means.looking.games(), is_look=True),
    Verb("players", lambda means, _: means.looking.players(), is_look=True),
    Verb("log", lambda means, _: means.keeping.log(), is_look=True),
    Verb("kick", lambda means, ask: means.steering.kick(ask["nick"], ask["reason"]), ("nick",), needs_reason=True),
    Verb("bans", lambda means, _: means.looking.bans(), is_look=True),
    Verb("ban", lambda means, ask: means.steering.ban(
        ask["target"], _why(ask), _text(ask, "span"), spares=ask.get("spares") is True),
        ("target",), needs_reason=True),
    Verb("unban", lambda means, ask: means.steering.unban(ask["target"], _why(ask)), ("target",)),
    Verb("mute", lambda means, ask: means.ordering.mute(ask["nick"], _why(ask), _text(ask, "span"), _text(ask, "room")), ("nick",),
         needs_reason=True),
    Verb("unmute", lambda means, ask: means.ordering.unmute(ask["nick"], _why(ask), _text(ask, "room")), ("nick",)),
    Verb("warn", lambda means, ask: means.ordering.warn(ask["nick"], _why(ask), _text(ask, "span"), _text(ask, "room")), ("nick",),
         needs_reason=True),
    Verb("note", lambda means, ask: means.ordering.note(ask["nick"], _why(ask), _text(ask, "room")), ("nick",), needs_reason=True),
    Verb("notes", lambda means, ask: means.ordering.notes(_text(ask, "nick")), is_look=True),
    Verb("broadcast", lambda means, ask: means.steering.broadcast(ask["text"]), ("text",)),
    Verb("pause", lambda means, ask: means.steering.pause(ask["game"]), ("game",), needs_reason=True),
    Verb("resume", lambda means, ask: means.steering.resume(ask["game"]), ("game",)),
    Verb("abort", lambda means, ask: means.steering.abort(ask["game"]), ("game",), needs_reason=True),
    Verb("drain", lambda means, ask: means.steering.drain(ask["reason"], _seconds(ask)), needs_reason=True),
    Verb("reload", lambda means, ask: means.tending.reload(ask["caller"])),
    Verb("certs", lambda means, _: means.tending.certs(), is_look=True),
    Verb("account", lambda means, ask: means.tending.account(ask["account"]), ("account",), is_look=True),
    Verb("account-drop", lambda means, ask: means.tending.drop_account(ask["account"]), ("account",), needs_reason=True),
    Verb("account-password", lambda means, ask: means.tending.new_password(ask["account"]), ("account",), needs_reason=True),
    Verb("backup", lambda means, ask: means.tending.backup(ask["directory"]), ("directory",)),
    Verb("rotate", lambda means, _: means.keeping.rotate()),
    Verb("forget", lambda means, ask: means.keeping.forget(ask["person"]), ("person",), needs_reason=True, type="admin.forgot"),
    Verb("read", lambda means, ask: means.keeping.read(ask.get("game", "")), ("what",), type="admin.read"),
)}  # fmt: skip


def fault(verb: Verb, request: Request) -> str:
    """What is wrong with a request; nothing if nothing is."""
    needed = (*verb.needs, "reason") if verb.needs_reason else verb.needs
    missing = [name for name in needed if not isinstance(request.get(name), str) or not request[name].strip()]
    return f"{verb.name} needs {' and '.join(missing)}" if missing else next(filter(None, map(_wrong, request.items())), "")


def _wrong(member: tuple[str, object]) -> str:
    name, value = member
    if name == "spares" and not isinstance(value, bool):
        return "spares must be true or false"
    if not isinstance(value, str):
        return f"{name} must be a text" if name in TEXTS else ""
    if "\0" in value:
        return f"{name} has a zero byte"
    return f"{name} is longer than {LONGEST} characters" if len(value) > LONGEST and name not in ENDLESS else ""


def _text(request: Request, name: str) -> str:
    """A member that may be left out."""
    return str(request.get(name, ""))


def _why(request: Request) -> Why:
    return Why(request["caller"], _text(request, "reason"))


def _seconds(request: Request) -> float:
    value = request.get("within", 0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 86_400:
        raise CannotDo("within is a number of seconds up to a day")
    return float(value)
