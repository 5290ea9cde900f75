"""Accounts: logging in with SASL, registering, and the short way to NickServ."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.accounts.means import Caller
from wolfd.chat.bans import BANNED
from wolfd.chat.names import fold
from wolfd.chat.people import Refused
from wolfd.irc import sasl
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import one_user, this_user
from wolfd.irc.message import Message

if TYPE_CHECKING:
    from wolfd.accounts.desk import Desk
    from wolfd.irc.newcomer import Newcomer
    from wolfd.irc.session import IrcSession

NICKSERV = "NickServ"
WAY = "register"

_LOG = Logger()
CODES = {
    **dict.fromkeys(BANNED, "TEMPORARILY_UNAVAILABLE"),
    "account-closed": "TEMPORARILY_UNAVAILABLE",
    "account-stuck": "TEMPORARILY_UNAVAILABLE",
    "account-too-many": "TEMPORARILY_UNAVAILABLE",
    "account-exists": "ACCOUNT_EXISTS",
    "account-is-logged-in": "ALREADY_AUTHENTICATED",
    "account-name-bad": "BAD_ACCOUNT_NAME",
    "account-password-short": "WEAK_PASSWORD",
    "account-password-long": "UNACCEPTABLE_PASSWORD",
    "account-password-unreadable": "UNACCEPTABLE_PASSWORD",
    "irc-register-early": "COMPLETE_CONNECTION_REQUIRED",
    "irc-register-nick": "ACCOUNT_NAME_MUST_BE_NICK",
    "irc-register-needs-nick": "NEED_NICK",
}
"""Why somebody cannot register -> the code of draft/account-registration."""


def authenticate(session: "IrcSession", message: Message) -> None:
    word = message.params[0]
    if word == "*":
        sasl.abort(session)
    elif session.sasl is None:
        sasl.begin(session, word)
    else:
        session.sasl.take(word)


def register(session: "IrcSession", message: Message) -> None:
    """REGISTER account address password: the account is the client's nick, the address is not looked at."""
    asked, _, password = message.params[:3]
    done = Deferred.fromCoroutine(_try(session, asked, _register(session, asked, password)))
    done.addErrback(lambda why: _LOG.failure("a registration has failed", why))
    session.wait(done)


async def _try(session: "IrcSession", asked: str, work: Coroutine[Deferred[Any], Any, None]) -> None:
    try:
        await work
    except Refused as refused:
        text = session.phrase(refused.mid, **refused.values)
        session.fail("REGISTER", CODES[refused.mid], text, session.nick if asked == "*" else asked)


async def _register(session: "IrcSession", asked: str, password: str) -> None:
    desk, newcomer = session.server.desk, session.newcomer
    if desk is None:
        raise Refused("account-closed")
    if newcomer is not None:
        account = await _register_early(session, desk, newcomer, asked, password)
    else:
        user = this_user(session)
        _check_name(asked, user.nick)
        account = (await desk.register(user, password, WAY)).name
    session.say(f"REGISTER SUCCESS {account} :{session.phrase('irc-register-success')}")


async def _register_early(session: "IrcSession", desk: "Desk", newcomer: "Newcomer", asked: str, password: str) -> str:
    """Register before having come in; a nick that somebody has is as good as an account of his."""
    if not desk.accounts.settings.before_connect:
        raise Refused("irc-register-early")
    if newcomer.identity is not None:
        raise Refused("account-is-logged-in", account=newcomer.identity.account)
    if (ban := desk.hall.bans.at_entry(newcomer.wanted, newcomer.name, desk.hall.cloak(session.address), session.address)) is not None:
        raise desk.hall.bans.refusal(ban)  # or a ban that spares accounts would be none
    if not newcomer.wanted:
        raise Refused("irc-register-needs-nick")
    _check_name(asked, newcomer.wanted)
    if desk.hall.find_user(newcomer.wanted) is not None:
        raise Refused("account-exists", account=newcomer.wanted)
    account = await desk.accounts.register(Caller(session.address, WAY), newcomer.wanted, password)
    newcomer.identity = account.identity
    sasl.tell(session, account.name)
    return account.name


def _check_name(asked: str, nick: str) -> None:
    if asked != "*" and fold(asked) != fold(nick):
        raise Refused("irc-register-nick")


def verify(session: "IrcSession", message: Message) -> None:
    session.fail("VERIFY", "INVALID_CODE", session.phrase("irc-verify"), message.params[0])


def nickserv(session: "IrcSession", message: Message) -> None:
    session.server.hall.say(this_user(session), one_user(session, NICKSERV), " ".join(message.params))


ROWS = (
    Command("AUTHENTICATE", authenticate, ("AUTHENTICATE PLAIN", "AUTHENTICATE *"), 1, early=True),
    Command("REGISTER", register, ("REGISTER * * :a password",), 3, early=True),
    Command("VERIFY", verify, ("VERIFY Ann 123456",), 2, early=True),
    Command("NICKSERV", nickserv, ("NICKSERV IDENTIFY password",), 1),
    Command("NS", nickserv, ("NS IDENTIFY password",), 1),
)
