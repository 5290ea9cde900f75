"""The words of commands that name users and channels; and whether one may ask for so many."""

from typing import TYPE_CHECKING

from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused, User
from wolfd.irc import numerics as n
from wolfd.irc.rooms import may_see

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

MORE = 0.25
"""What each further channel or nick of a line costs of the client's tokens."""


def this_user(session: "IrcSession") -> User:
    """The user of a session that has registered, which the command's row has seen to."""
    if session.user is None:
        raise LookupError("this command is not for newcomers")
    return session.user


def named(words: str) -> list[str]:
    """The names of a list with commas, each once, however it is spelled."""
    if "," not in words:
        return [words] if words else []
    found: dict[str, str] = {}
    for word in words.split(","):
        if word:
            found.setdefault(fold(word), word)
    return list(found.values())


def charge(session: "IrcSession", count: int) -> None:
    """Take for a line what it does beyond one thing: as all of it is work, and others hear of it."""
    session.refund(-MORE * max(0, count - 1))


def one_user(session: "IrcSession", nick: str) -> User:
    user = session.server.hall.find_user(nick)
    if user is None:
        raise Refused("no-such-nick", nick=nick)
    return user


def one_channel(session: "IrcSession", name: str) -> Channel:
    """The channel of a name; one that the client must not know of is not there."""
    channel = session.server.hall.find_channel(name)
    if channel is None or not may_see(session.user, channel):
        raise Refused("no-such-channel", channel=name)
    return channel


def may_ask(session: "IrcSession", command: str) -> bool:
    """Whether the client may ask for a list now; if not, because it has asked for too much, it is told to wait."""
    if session.budget.is_open(session.server.settings.queries):
        return True
    session.server.hall.hit("queries", session.nick)
    session.worded(n.RPL_TRYAGAIN, command)
    return False
