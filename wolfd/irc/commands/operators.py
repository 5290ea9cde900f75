"""What the operators of the server do: becoming one, closing connections, banning, speaking to all, reading anew."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.accounts.means import Caller
from wolfd.chat.bans import ADDRESS, against, parse, span
from wolfd.chat.people import Refused
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import one_user, this_user
from wolfd.irc.message import Message

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

SPARES = "accounts"
"""The word before a reason that lets in those who have logged in."""

_LOG = Logger()


def oper(session: "IrcSession", message: Message) -> None:
    """OPER name [password]: the password may be left out where a certificate is enough."""
    operators, user = session.server.operators, this_user(session)
    if operators is None:
        raise Refused("oper-nobody")
    name, password = (*message.params, "")[:2]
    fingerprint = session.fingerprint
    caller = Caller(session.address, "certificate" if fingerprint and not password else "password", user.person)
    done = Deferred.fromCoroutine(_try(session, operators.prove(user, caller, name, password, fingerprint)))
    done.addErrback(lambda why: _LOG.failure("OPER has failed", why))
    session.wait(done)


async def _try(session: "IrcSession", work: Coroutine[Deferred[Any], Any, None]) -> None:
    try:
        await work
    except Refused as refused:
        session.refuse(refused, "OPER")
        return
    if session.user in session.server.hall.operators:
        session.worded(n.RPL_YOUREOPER)
        session.answer(f":{session.nick} MODE {session.nick} +o\r\n".encode())


def kill(session: "IrcSession", message: Message) -> None:
    by, hall = this_user(session), session.server.hall
    hall.need(by, "kill")
    reason = " ".join(message.params[1:])
    hall.kill(by, one_user(session, message.params[0]), reason or session.phrase("oper-no-reason"))


def kline(session: "IrcSession", message: Message) -> None:
    """KLINE [time] target [accounts] :reason, where a bare number is minutes and no time is for good."""
    _ban(session, message, only_addresses=False)


def dline(session: "IrcSession", message: Message) -> None:
    """As KLINE, but of addresses and networks alone, which are shut out before they can say a word."""
    _ban(session, message, only_addresses=True)


def _ban(session: "IrcSession", message: Message, *, only_addresses: bool) -> None:
    by, hall = this_user(session), session.server.hall
    hall.need(by, "ban")
    words = list(message.params)
    seconds = span(words.pop(0)) if len(words) > 1 and words[0][:1].isdecimal() and _is_span(words[0]) else 0.0
    target = _target(session, words.pop(0), only_addresses=only_addresses)
    spares = len(words) > 1 and words[0].casefold() == SPARES
    reason = " ".join(words[1:] if spares else words) or session.phrase("oper-no-reason")
    hall.ban(target, by=hall.called(by), reason=reason, seconds=seconds, spares=spares, setter=by)


def _is_span(word: str) -> bool:
    try:
        span(word)
    except Refused:
        return False
    return True


def _target(session: "IrcSession", word: str, *, only_addresses: bool) -> str:
    """What is to be banned; somebody who is here may be named by his nick."""
    user = session.server.hall.find_user(word)
    if user is not None and user.sessions:
        word = user.address if only_addresses else against(user)
    if only_addresses and parse(word)[0] != ADDRESS:
        raise Refused("ban-no-address")
    return word


def unban(session: "IrcSession", message: Message) -> None:
    by, hall = this_user(session), session.server.hall
    hall.need(by, "ban")
    hall.unban(message.params[0], by=hall.called(by), reason=" ".join(message.params[1:]))


def wallops(session: "IrcSession", message: Message) -> None:
    by, hall = this_user(session), session.server.hall
    hall.need(by, "wallops")
    hall.wallops(by, " ".join(message.params))


def rehash(session: "IrcSession", _message: Message) -> None:
    """Read the configuration anew, as SIGHUP does; all operators hear what came of it."""
    by, server = this_user(session), session.server
    server.hall.need(by, "rehash")
    session.worded(n.RPL_REHASHING, "wolfd.toml")
    if server.rehash is not None:
        server.rehash(server.hall.called(by))


ROWS = (
    Command("OPER", oper, ("OPER ann secret", "OPER ann"), 1),
    Command("KILL", kill, ("KILL Bob :enough",), 1),
    Command("KLINE", kline, ("KLINE 60 *@192.0.2.0/24 :floods", "KLINE 7d Eve!*@* :cheats", "KLINE account:Eve :cheats",
                             "KLINE *@198.51.100.0/24 accounts :log in first"), 1),
    Command("DLINE", dline, ("DLINE 12h 192.0.2.7 :floods", "DLINE 2001:db8::/48 :floods"), 1),
    Command("UNKLINE", unban, ("UNKLINE Eve!*@*",), 1),
    Command("UNDLINE", unban, ("UNDLINE 192.0.2.7",), 1),
    Command("WALLOPS", wallops, ("WALLOPS :the server restarts",), 1),
    Command("REHASH", rehash, ("REHASH",)),
)  # fmt: skip
