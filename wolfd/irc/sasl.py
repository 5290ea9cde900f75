"""SASL: one log-in of a client, piece by piece, and which mechanisms it may choose. Answers with numerics 900 to 908.

A client sends AUTHENTICATE with a mechanism, then its messages in base64, each cut into pieces of 400 letters: a
shorter piece is the last one, `+` an empty one. Whatever goes wrong, it may begin anew.
"""

import binascii
from base64 import b64decode, b64encode
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.accounts.means import Caller, Proof
from wolfd.chat.names import fold, host_of
from wolfd.chat.people import Refused
from wolfd.irc import caps
from wolfd.irc import numerics as n

if TYPE_CHECKING:
    from wolfd.accounts.accounts import Accounts
    from wolfd.accounts.store import Account
    from wolfd.irc.session import IrcSession

PIECE = 400
"""Letters of a piece that is not the last."""
LONGEST = 4096
"""Letters of a message."""

_LOG = Logger()

Step = Callable[[bytes], Coroutine[Deferred[Any], Any, None]]


class Sasl:
    """A log-in under way."""

    __slots__ = ("_accounts", "_caller", "_pieces", "_session", "_size", "_step")

    def __init__(self, session: "IrcSession", accounts: "Accounts", mechanism: str) -> None:
        self._session = session
        self._accounts = accounts
        person = session.user.person if session.user is not None else ""
        self._caller = Caller(session.address, mechanism.partition("-")[0].lower(), person)
        self._pieces: list[str] = []
        self._size = 0
        self._step: Step = getattr(self, MECHANISMS[mechanism])

    def take(self, piece: str) -> None:
        """Take a piece of a message; at its end do what it asks for."""
        self._size += len(piece)
        if len(piece) > PIECE:
            self._fail(n.ERR_SASLTOOLONG)
        elif self._size > LONGEST:
            self._fail()
        elif len(piece) == PIECE:
            self._pieces.append(piece)
        else:
            text = "".join([*self._pieces, "" if piece == "+" else piece])
            self._pieces, self._size = [], 0
            self._hear(text)

    def _hear(self, text: str) -> None:
        try:
            message = b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            self._fail()
            return
        done = Deferred.fromCoroutine(self._try(message))
        done.addErrback(lambda why: _LOG.failure("a log-in has failed", why))
        self._session.wait(done)

    async def _try(self, message: bytes) -> None:
        try:
            await self._step(message)
        except Refused as refused:
            self._fail(text=self._session.phrase(refused.mid, **refused.values))
        except UnicodeDecodeError:
            self._fail()

    async def plain(self, message: bytes) -> None:
        """RFC 4616: whom to be, who one is, password; to be another is nobody's right."""
        words = message.decode().split("\0")
        if len(words) != 3 or not all(words[1:]) or fold(words[0] or words[1]) != fold(words[1]):
            self._fail()
            return
        self._succeed(await self._accounts.log_in(self._caller, words[1], words[2]))

    async def scram(self, message: bytes) -> None:
        """RFC 5802, with SHA-256 as in RFC 7677: the first message."""
        proof = await self._accounts.begin_scram(self._caller, message.decode())
        self._ask(proof.challenge)

        async def finish(message: bytes) -> None:
            self._finish(proof, message)

        self._step = finish

    def _finish(self, proof: Proof, message: bytes) -> None:
        account, told = proof.finish(message.decode())
        self._ask(told)

        async def thank(_: bytes) -> None:
            self._succeed(account)

        self._step = thank

    async def external(self, message: bytes) -> None:
        """The certificate that the wire has been shown; the message may name the account."""
        name, fingerprint = message.decode(), self._session.fingerprint
        self._succeed(await self._accounts.log_in_by_certificate(self._caller, fingerprint, name))

    def _ask(self, text: str) -> None:
        """Send a message of the server's, in pieces."""
        left = b64encode(text.encode()).decode()
        while len(left) >= PIECE:
            self._session.say(f"AUTHENTICATE {left[:PIECE]}")
            left = left[PIECE:]
        self._session.say(f"AUTHENTICATE {left or '+'}")

    def _succeed(self, account: "Account") -> None:
        session = self._session
        session.sasl = None
        if session.newcomer is not None:
            session.newcomer.identity = account.identity
            tell(session, account.name)
            session.worded(n.RPL_SASLSUCCESS)
        elif session.user is not None:
            session.server.hall.log_in(session.user, account.identity)
            session.worded(n.RPL_SASLSUCCESS)
            session.server.hall.claim(session.user)

    def _fail(self, numeric: str = n.ERR_SASLFAIL, text: str = "") -> None:
        self._session.sasl = None
        self._session.reply(numeric, text=text or self._session.phrase(f"irc-{numeric}"))


MECHANISMS = {"PLAIN": "plain", "SCRAM-SHA-256": "scram", "EXTERNAL": "external"}
"""By what a client may log in, and the first step of each."""


def begin(session: "IrcSession", mechanism: str) -> None:
    """A client wants to log in."""
    desk, known = session.server.desk, _mechanisms(session)
    if desk is None or mechanism.upper() not in known:
        if known:
            session.worded(n.RPL_SASLMECHS, ",".join(known))
        session.worded(n.ERR_SASLFAIL)
        return
    session.sasl = Sasl(session, desk.accounts, mechanism.upper())
    session.say("AUTHENTICATE +")


def abort(session: "IrcSession") -> None:
    """A log-in is broken off."""
    session.sasl = None
    session.worded(n.ERR_SASLABORTED)


def tell(session: "IrcSession", account: str | None) -> None:
    """Tell a client to which account it is logged in now."""
    user, newcomer = session.user, session.newcomer
    name = user.name if user is not None else (newcomer and newcomer.name) or "*"
    cloak = user.cloak if user is not None else session.server.hall.cloak(session.address)
    host = host_of(account) if account else cloak
    source = f"{session.nick}!{name}@{host}"
    if account is None:
        session.worded(n.RPL_LOGGEDOUT, source)
    else:
        session.worded(n.RPL_LOGGEDIN, source, account, account=account)


def offered(session: "IrcSession") -> int:
    """The capabilities that the server has for this client."""
    desk = session.server.desk
    if desk is None:
        return caps.ALL & ~caps.SASL & ~caps.ACCOUNT_REGISTRATION
    return caps.ALL if desk.accounts.settings.is_open else caps.ALL & ~caps.ACCOUNT_REGISTRATION


def values(session: "IrcSession") -> Mapping[int, str]:
    """What those capabilities are worth, where they have a value."""
    desk = session.server.desk
    is_early = desk is not None and desk.accounts.settings.before_connect
    return {caps.SASL: ",".join(_mechanisms(session)), caps.ACCOUNT_REGISTRATION: "before-connect" if is_early else ""}


def _mechanisms(session: "IrcSession") -> list[str]:
    """The mechanisms for this client: none if no accounts are kept, EXTERNAL only if it has shown a certificate."""
    if session.server.desk is None:
        return []
    return [name for name in MECHANISMS if name != "EXTERNAL" or session.fingerprint]
