"""Who a client is: capabilities, nick, name, password, signs of life, and going."""

import hmac
from itertools import pairwise
from typing import TYPE_CHECKING

from wolfd.chat.bans import Banned
from wolfd.chat.names import is_user_name
from wolfd.chat.people import Refused
from wolfd.chat.words import plain, shorten
from wolfd.irc import caps, offering, sasl
from wolfd.irc import numerics as n
from wolfd.irc.admission import is_admitted
from wolfd.irc.commands.row import Command
from wolfd.irc.message import LINE, Message
from wolfd.irc.newcomer import Newcomer
from wolfd.irc.rooms import packed

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def cap(session: "IrcSession", message: Message) -> None:
    verb, rest = message.params[0].upper(), message.params[1:]
    if verb == "LS":
        version = rest[0] if rest and rest[0].isascii() and rest[0].isdigit() else "0"
        _negotiate(session)
        _list_caps(session, at_302=int(version[:6]) >= 302)
    elif verb == "LIST":
        session.say(f"CAP {session.nick} LIST :{' '.join(caps.names(session.caps))}")
    elif verb == "REQ":
        _negotiate(session)
        _request(session, rest[0] if rest else "")
    elif verb == "END":
        if session.newcomer is not None:
            session.newcomer.negotiating = False
            _register(session, session.newcomer)
    else:
        session.worded(n.ERR_INVALIDCAPCMD, message.params[0])


def _negotiate(session: "IrcSession") -> None:
    """Registration waits for CAP END."""
    if session.newcomer is not None:
        session.newcomer.negotiating = True


def _list_caps(session: "IrcSession", *, at_302: bool) -> None:
    """All capabilities; a client of 302 takes several lines, and is told of new ones from now on."""
    words = offering.words(session, at_302=at_302)
    if not at_302:
        session.say(f"CAP {session.nick} LS :{' '.join(words)}")
        return
    session.set_caps(session.caps | caps.CAP_NOTIFY)
    room = LINE - len(f":{session.name} CAP {session.nick} LS * :".encode())
    for line, after in pairwise([*packed(iter(words), room), None]):
        session.say(f"CAP {session.nick} LS {'* ' if after is not None else ''}:{line}")


def _request(session: "IrcSession", asked: str) -> None:
    """Take all that is asked, or nothing; the answer repeats what was asked, once the client is of that form."""
    bits = caps.changed(session.caps, asked, sasl.offered(session))
    if bits is None:
        session.say(f"CAP {session.nick} NAK :{asked}")
        return
    session.set_caps(bits)
    session.say(f"CAP {session.nick} ACK :{asked}")


def password(session: "IrcSession", message: Message) -> None:
    if session.newcomer is None:
        session.worded(n.ERR_ALREADYREGISTERED)
    else:
        session.newcomer.password = message.params[-1]


def nick(session: "IrcSession", message: Message) -> None:
    wanted = message.params[0] if message.params else ""
    if not wanted:
        session.worded(n.ERR_NONICKNAMEGIVEN)
        return
    hall, user = session.server.hall, session.user
    if user is None:
        newcomer = session.newcomer
        if newcomer is not None:
            newcomer.wanted = wanted
            _check_nick(session, newcomer)
            newcomer.nick = wanted
            _register(session, newcomer)
        return
    hall.rename(user, wanted)
    if user.nick != wanted:  # the Moderator has told him why
        session.worded(n.ERR_CANTCHANGENICK)


def _check_nick(session: "IrcSession", newcomer: Newcomer) -> None:
    """Raise Refused if the client can never have the nick: the owner of an account may well log in after NICK."""
    hall = session.server.hall
    if newcomer.negotiating and _is_of_an_account(session, newcomer.wanted):
        return
    owner = hall.registrar.owner_of(newcomer.wanted) if hall.registrar is not None else None
    hall.check_nick(newcomer.wanted, owner)


def _is_of_an_account(session: "IrcSession", nick: str) -> bool:
    """Whether somebody is here under a nick who is logged in: one who logs in to the same account may share it."""
    user = session.server.hall.find_user(nick)
    return user is not None and user.account is not None


def user_name(session: "IrcSession", message: Message) -> None:
    newcomer = session.newcomer
    if newcomer is None or newcomer.name:
        session.worded(n.ERR_ALREADYREGISTERED)
        return
    name, real = message.params[0], plain(message.params[3])
    if not real:
        session.worded(n.ERR_NEEDMOREPARAMS, "USER")
        return
    newcomer.name = shorten(name, session.server.hall.limits.name) if is_user_name(name) else "user"
    newcomer.real = real
    _register(session, newcomer)


def _register(session: "IrcSession", newcomer: Newcomer) -> None:
    """Let the client in, if it has told all that is needed; a log-in that it has not finished is broken off."""
    if not newcomer.is_complete:
        return
    if session.sasl is not None:
        sasl.abort(session)
    if not is_admitted(session, newcomer, _register):
        return
    server = session.server
    wanted = server.settings.password
    if wanted and not hmac.compare_digest(wanted.encode(), newcomer.password.encode()):
        session.worded(n.ERR_PASSWDMISMATCH)
        session.leave("irc-464")
        return
    hall = server.hall
    try:
        user = hall.enter(
            session, newcomer.nick, newcomer.name, hall.cloak(session.address),
            real=newcomer.real, address=session.address, language=server.settings.language, identity=newcomer.identity,
        )  # fmt: skip
    except Banned as banned:
        session.turn_away(banned)
        return
    except Refused as refused:  # somebody else took the nick meanwhile, or is its owner
        newcomer.nick = ""
        session.refuse(refused, "NICK")
        return
    session.welcome(user)


def ping(session: "IrcSession", message: Message) -> None:
    session.say(f"PONG {session.name} :{message.params[0]}")


def pong(_session: "IrcSession", _message: Message) -> None:
    """That it came is all that it tells."""


def quit_irc(session: "IrcSession", message: Message) -> None:
    reason = message.params[0] if message.params else ""
    if reason:
        session.leave("quit-said", reason=reason)
    else:
        session.leave("quit")


ROWS = (
    Command("CAP", cap, ("CAP LS 302", "CAP REQ :server-time echo-message", "CAP LIST", "CAP END"), 1, early=True),
    Command("PASS", password, ("PASS secret",), 1, early=True),
    Command("NICK", nick, ("NICK Eve",), early=True),
    Command("USER", user_name, ("USER eve 0 * :Eve of the hill",), 4, early=True),
    Command("PING", ping, ("PING token",), 1, early=True),
    Command("PONG", pong, ("PONG token",), early=True),
    Command("QUIT", quit_irc, ("QUIT :good night",), early=True),
)
