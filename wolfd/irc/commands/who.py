"""WHO and WHOX: who is in a channel, or goes by a name."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wolfd.chat.names import compiled, fold
from wolfd.chat.people import Channel, User
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import may_ask, named
from wolfd.irc.message import Message
from wolfd.irc.rooms import may_find, may_see, sign

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

_FIELDS = "tcuihsnfdlaor"
_SUBJECTS = 4
"""What of a user a mask is held against."""
Found = tuple[User, Channel | None]
"""A user, and the channel in which he was found or which he is in for all to see."""


def who(session: "IrcSession", message: Message) -> None:
    if not may_ask(session, "WHO"):
        return
    mask = message.params[0] if message.params else "*"
    words = message.params[1] if len(message.params) > 1 else ""
    fields, token = _asked_fields(words)
    operators = session.server.hall.operators
    only_operators = "o" in words.partition("%")[0]
    for user, channel in _found(session, mask):
        if only_operators and user not in operators:
            continue
        session.budget.spend(1)
        if fields:
            _tell_fields(session, user, channel, fields, token)
        else:
            _tell(session, user, channel)
    session.worded(n.RPL_ENDOFWHO, mask)


def _asked_fields(words: str) -> tuple[str, str]:
    """The fields that a WHOX asks for, in the order of its answer, and its token; nothing for a plain WHO."""
    _, percent, rest = words.partition("%")
    if not percent:
        return "", ""
    letters, _, token = rest.partition(",")
    token = token if token.isascii() and token.isdigit() and len(token) <= 3 else "0"
    return "".join(letter for letter in _FIELDS if letter in letters), token


def _found(session: "IrcSession", mask: str) -> Iterator[Found]:
    """Everybody who is meant, and may be found: each channel of a list, a nick, or a mask, as far as the budget goes."""
    hall, viewer = session.server.hall, session.user
    for name in named(mask):
        channel = hall.find_channel(name)
        if name[0] == "#":
            if channel is not None and may_see(viewer, channel):
                yield from _in_channel(viewer, channel)
            continue
        user = hall.find_user(name)
        if user is not None:
            yield user, _common(viewer, user)
        elif not may_ask(session, "WHO"):
            return
        else:
            session.budget.search(len(hall.users) * _SUBJECTS)
            yield from _by_mask(viewer, "*" if name == "0" else name, hall.users.values())


def _in_channel(viewer: User | None, channel: Channel) -> Iterator[Found]:
    inside = viewer in channel.members
    return ((user, channel) for user in channel.members if inside or "i" not in user.modes)


def _by_mask(viewer: User | None, mask: str, users: Iterable[User]) -> Iterator[Found]:
    fits = compiled(mask).fullmatch
    for user in users:
        subjects = (user.nick, user.name, user.host, user.real)
        if any(fits(fold(subject)) for subject in subjects) and may_find(viewer, user):
            yield user, _common(viewer, user)


def _common(viewer: User | None, user: User) -> Channel | None:
    """A channel of the user's that the viewer may know of."""
    return next((channel for channel in user.channels if may_see(viewer, channel)), None)


def _flags(session: "IrcSession", user: User, channel: Channel | None) -> str:
    standing = channel.members.get(user) if channel is not None else None
    star = "*" if user in session.server.hall.operators else ""
    return ("G" if user.away else "H") + star + ("B" if "B" in user.modes else "") + (sign(standing, session.caps) if standing else "")


def _tell(session: "IrcSession", user: User, channel: Channel | None) -> None:
    session.reply(
        n.RPL_WHOREPLY, channel.name if channel is not None else "*", user.name, user.host, session.name, user.nick,
        _flags(session, user, channel), text=f"0 {user.real}",
    )  # fmt: skip


def _tell_fields(session: "IrcSession", user: User, channel: Channel | None, fields: str, token: str) -> None:
    """What is asked for. Addresses and how long somebody has been silent are nobody's business."""
    values = {
        "t": token,
        "c": channel.name if channel is not None else "*",
        "u": user.name,
        "i": "255.255.255.255",
        "h": user.host,
        "s": session.name,
        "n": user.nick,
        "f": _flags(session, user, channel),
        "d": "0",
        "l": "0",
        "a": user.account or "0",
        "o": "n/a",
    }
    words = [values[field] for field in fields if field != "r"]
    session.reply(n.RPL_WHOSPCRPL, *words, text=user.real if "r" in fields else None)


ROWS = (Command("WHO", who, ("WHO #wolf", "WHO Bob", "WHO * o", "WHO #wolf %chtsunfra,152")),)
