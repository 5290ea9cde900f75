"""MONITOR: being told when nicks come and go."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wolfd.chat.names import fold, is_nick
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import named
from wolfd.irc.forms import source_of
from wolfd.irc.message import LINE, Message

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def monitor(session: "IrcSession", message: Message) -> None:
    verb, nicks = message.params[0].upper(), named(message.params[1]) if len(message.params) > 1 else []
    if verb == "+":
        _watch(session, nicks)
    elif verb == "-":
        _unwatch(session, nicks)
    elif verb == "C":
        _unwatch(session, list((session.watched or {}).values()))
    elif verb == "L":
        _tell(session, n.RPL_MONLIST, (session.watched or {}).values())
        session.worded(n.RPL_ENDOFMONLIST)
    elif verb == "S":
        _tell_states(session, (session.watched or {}).values())
    else:
        session.worded(n.ERR_NEEDMOREPARAMS, "MONITOR")


def _watch(session: "IrcSession", nicks: list[str]) -> None:
    """Watch nicks, as many as there is room for; tell how those are now."""
    limits = session.server.hall.limits
    watched = session.watched = session.watched or {}
    nicks = list({fold(nick): nick for nick in nicks if is_nick(nick, limits.nick)}.values())
    fresh = [nick for nick in nicks if fold(nick) not in watched]
    room = limits.watched - len(watched)
    for nick in fresh[:room]:
        watched[fold(nick)] = nick
        session.server.hall.watch(session, nick)
    _tell_states(session, [nick for nick in nicks if nick not in fresh[room:]])
    if fresh[room:]:
        session.worded(n.ERR_MONLISTFULL, str(limits.watched), ",".join(fresh[room:]))


def _unwatch(session: "IrcSession", nicks: Iterable[str]) -> None:
    for nick in nicks:
        if session.watched and session.watched.pop(fold(nick), None) is not None:
            session.server.hall.unwatch(session, nick)


def _tell_states(session: "IrcSession", nicks: Iterable[str]) -> None:
    hall = session.server.hall
    nicks = list(nicks)
    _tell(session, n.RPL_MONONLINE, [source_of(user) for nick in nicks if (user := hall.find_user(nick)) is not None])
    _tell(session, n.RPL_MONOFFLINE, [nick for nick in nicks if hall.find_user(nick) is None])


def _tell(session: "IrcSession", numeric: str, words: Iterable[str]) -> None:
    """The words with commas between them, as many as have room in one line each."""
    room = LINE - len(f":{session.name} {numeric} {session.nick} :".encode())
    line = ""
    for word in words:
        longer = f"{line},{word}" if line else word
        if line and len(longer.encode()) > room:
            session.reply(numeric, text=line)
            longer = word
        line = longer
    if line:
        session.reply(numeric, text=line)


ROWS = (
    Command("MONITOR", monitor, ("MONITOR + Bob,Eve", "MONITOR - Bob", "MONITOR L", "MONITOR S", "MONITOR C"), 1),
)  # fmt: skip
