"""Asking about one user: who he is, whether he is here, who had a nick before; and one's own real name."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wolfd.chat.knowing import Certified
from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.irc import numerics as n
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import may_ask, one_user, this_user
from wolfd.irc.message import LINE, Message
from wolfd.irc.rooms import may_see, packed, sign

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def whois(session: "IrcSession", message: Message) -> None:
    if not message.params or not message.params[-1]:
        session.worded(n.ERR_NONICKNAMEGIVEN)
        return
    nick = message.params[-1].split(",")[0]
    try:
        user = one_user(session, nick)
    except Refused as refused:
        session.refuse(refused, "WHOIS")
    else:
        _tell_of(session, user)
    session.worded(n.RPL_ENDOFWHOIS, nick)


def _tell_of(session: "IrcSession", user: User) -> None:
    """All that one may know of another. How long he has been silent is told only to himself."""
    session.reply(n.RPL_WHOISUSER, user.nick, user.name, user.host, "*", text=user.real)
    head = f":{session.name} {n.RPL_WHOISCHANNELS} {session.nick} {user.nick} :"
    for words in packed(_channel_words(session, user), LINE - len(head.encode())):
        session.reply(n.RPL_WHOISCHANNELS, user.nick, text=words)
    session.reply(n.RPL_WHOISSERVER, user.nick, session.name, text=session.server.settings.description)
    if user.away:
        session.reply(n.RPL_AWAY, user.nick, text=user.away)
    if user.account:
        session.worded(n.RPL_WHOISACCOUNT, user.nick, user.account)
    if user in session.server.hall.operators:
        session.worded(n.RPL_WHOISOPERATOR, user.nick)
    if "B" in user.modes:
        session.worded(n.RPL_WHOISBOT, user.nick)
    if "Z" in user.modes:
        session.worded(n.RPL_WHOISSECURE, user.nick)
    _tell_where(session, user)
    if user is session.user:
        silent = int(session.clock.seconds() - user.spoke)
        session.worded(n.RPL_WHOISIDLE, user.nick, str(silent), str(int(user.since)))


def _tell_where(session: "IrcSession", user: User) -> None:
    """Address and certificate, for himself and for operators who may see them."""
    powers = session.server.hall.operators.get(session.user) if session.user is not None else None
    if user is not session.user and (powers is None or "addresses" not in powers.may):
        return
    for each in user.sessions:
        if isinstance(each, Certified) and each.fingerprint:
            session.worded(n.RPL_WHOISCERTFP, user.nick, fingerprint=each.fingerprint)
    for address in user.addresses:
        session.worded(n.RPL_WHOISACTUALLY, user.nick, address)


def _channel_words(session: "IrcSession", user: User) -> Iterator[str]:
    for channel in user.channels:
        if may_see(session.user, channel):
            yield sign(channel.members[user], session.caps) + channel.name


def whowas(session: "IrcSession", message: Message) -> None:
    nick = message.params[0] if message.params else ""
    if not nick:
        session.worded(n.ERR_NONICKNAMEGIVEN)
        return
    if not may_ask(session, "WHOWAS"):
        return
    most = message.params[1] if len(message.params) > 1 else ""
    found = [past for past in session.server.hall.past if fold(past.nick) == fold(nick)]
    if most.isascii() and most.isdigit() and int(most[:6]):
        found = found[: int(most[:6])]
    session.budget.spend(2 * len(found))
    for past in found:
        session.reply(n.RPL_WHOWASUSER, past.nick, past.name, past.host, "*", text=past.real)
        session.reply(n.RPL_WHOISSERVER, past.nick, session.name, text=session.server.settings.description)
    if not found:
        session.worded(n.ERR_WASNOSUCHNICK, nick)
    session.worded(n.RPL_ENDOFWHOWAS, nick)


def ison(session: "IrcSession", message: Message) -> None:
    hall = session.server.hall
    nicks = [nick for words in message.params for nick in words.split()]
    _tell_words(session, n.RPL_ISON, (user.nick for nick in nicks if (user := hall.find_user(nick)) is not None))


def userhost(session: "IrcSession", message: Message) -> None:
    hall = session.server.hall
    found = [user for nick in message.params if (user := hall.find_user(nick)) is not None]
    words = (f"{user.nick}{'*' if user in hall.operators else ''}={'-' if user.away else '+'}{user.name}@{user.host}" for user in found)
    _tell_words(session, n.RPL_USERHOST, words)


def _tell_words(session: "IrcSession", numeric: str, words: Iterator[str]) -> None:
    """Words in as few lines as they fit, in one without any if there are none."""
    room = LINE - len(f":{session.name} {numeric} {session.nick} :".encode())
    for line in list(packed(words, room)) or [""]:
        session.reply(numeric, text=line)


def setname(session: "IrcSession", message: Message) -> None:
    try:
        session.server.hall.set_real(this_user(session), message.params[0])
    except Refused as refused:
        session.fail("SETNAME", "INVALID_REALNAME", session.phrase(refused.mid))


ROWS = (
    Command("WHOIS", whois, ("WHOIS Bob", "WHOIS Moderator")),
    Command("WHOWAS", whowas, ("WHOWAS Bob",)),
    Command("ISON", ison, ("ISON Ann Bob",), 1),
    Command("USERHOST", userhost, ("USERHOST Ann Bob",), 1),
    Command("SETNAME", setname, ("SETNAME :Eve of the valley",), 1),
)
