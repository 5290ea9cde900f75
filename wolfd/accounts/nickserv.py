"""NickServ: accounts for those whose program has no other way. It answers by notices, in the language of who asks."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.accounts.desk import Desk, own_account
from wolfd.chat.facts import Said
from wolfd.chat.knowing import Certified, Patient
from wolfd.chat.people import Refused, User
from wolfd.texts import Message, Value
from wolfd.texts.tongues import CODES, find_language

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

NICK = "NickServ"
WAY = "nickserv"

_FINGERPRINT = re.compile("[0-9a-f]{64}")
_LOG = Logger()


@dataclass(frozen=True, slots=True)
class Verb:
    """Something that may be asked: its words in capitals, and what follows them."""

    name: str
    do: "Callable[[NickServ, User, tuple[str, ...]], Coroutine[Deferred[Any], Any, None]]"
    least: int
    most: int
    example: str


class NickServ:
    """A service of the hall (`chat.knowing.Service`)."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._hall = desk.hall
        self.user = self._hall.seat_service(NICK, "Accounts", self)

    def heard(self, user: User, text: str) -> None:
        done = Deferred.fromCoroutine(self._obey(user, text))
        done.addErrback(lambda why: _LOG.failure("NickServ has failed", why))
        for session in user.sessions:
            if isinstance(session, Patient):
                session.wait(done)

    async def _obey(self, user: User, text: str) -> None:
        try:
            await self._do(user, text.split())
        except Refused as why:
            self._answer(user, why.mid, **why.values)

    async def _do(self, user: User, words: list[str]) -> None:
        name, *rest = words or ["HELP"]
        verb = VERBS.get(name.upper())
        if verb is None:
            raise Refused("nickserv-unknown", word=name)
        if not verb.least <= len(rest) <= verb.most:
            raise Refused("nickserv-usage", example=f"/msg {NICK} {verb.example}")
        await verb.do(self, user, tuple(rest))

    def _answer(self, user: User, mid: str, **values: Value) -> None:
        if user.sessions:
            user.show(Said(self.user, user, Message(mid, **values), "notice", at=self._hall.wall(), mid=self._hall.new_mid()))

    # What can be asked

    async def register(self, user: User, words: tuple[str, ...]) -> None:
        """The second word is an address for mail, which is not needed here."""
        account = await self._desk.register(user, words[0], WAY)
        self._answer(user, "account-registered", account=account.name)

    async def identify(self, user: User, words: tuple[str, ...]) -> None:
        """With one word, that is the password of the account that the nick belongs to."""
        account = await self._desk.log_in(user, words[0] if len(words) > 1 else user.nick, words[-1], WAY)
        self._answer(user, "account-logged-in", account=account.name)

    async def log_out(self, user: User, _: tuple[str, ...]) -> None:
        self._desk.log_out(user)
        self._answer(user, "account-logged-out")

    async def ghost(self, user: User, words: tuple[str, ...]) -> None:
        await self._identify_for(user, words)
        self._desk.ghost(user, words[0])
        self._answer(user, "nickserv-ghosted", nick=words[0])

    async def regain(self, user: User, words: tuple[str, ...]) -> None:
        await self._identify_for(user, words)
        nick = words[0] if words else own_account(user)
        self._desk.regain(user, nick)
        if user.nick == nick:
            self._answer(user, "nickserv-regained", nick=nick)

    async def _identify_for(self, user: User, words: tuple[str, ...]) -> None:
        """With a password after the nick, log in first to the account that the nick belongs to."""
        if len(words) > 1:
            await self._desk.log_in(user, self._desk.accounts.owner_of(words[0]) or words[0], words[1], WAY)

    async def set(self, user: User, words: tuple[str, ...]) -> None:
        if words[0].upper() != "PASSWORD":
            raise Refused("nickserv-usage", example=f"/msg {NICK} {VERBS['SET'].example}")
        await self._desk.set_password(user, words[1])
        self._answer(user, "account-password-set")

    async def drop(self, user: User, words: tuple[str, ...]) -> None:
        account = await self._desk.drop(user, words[0], WAY)
        self._answer(user, "account-dropped", account=account)

    async def tell(self, user: User, _: tuple[str, ...]) -> None:
        account = await self._desk.accounts.find(own_account(user))
        certificates = await self._desk.accounts.certificates(account.name)
        made = datetime.fromtimestamp(account.made, UTC).strftime("%Y-%m-%d")
        self._answer(user, "nickserv-info", account=account.name, made=made, language=account.language or user.language,
                     certificates=len(certificates))
        total = (await self._desk.accounts.ledger.career(account.name)).total
        self._answer(user, "account-games", games=total.games, wins=total.wins)

    async def language(self, user: User, words: tuple[str, ...]) -> None:
        """By the code or by any name that the Moderator takes for it."""
        language = find_language(words[0])
        if language is None:
            raise Refused("nickserv-language-unknown", language=words[0], languages=" ".join(CODES))
        self._hall.set_language(user, language.code)
        self._answer(user, "nickserv-language")

    async def certificate(self, user: User, words: tuple[str, ...]) -> None:
        account, what = own_account(user), words[0].upper()
        if what == "LIST" and len(words) == 1:
            certificates = await self._desk.accounts.certificates(account)
            for each in certificates:
                self._answer(user, "nickserv-certificate", fingerprint=each)
            if not certificates:
                self._answer(user, "nickserv-certificates-none")
            return
        fingerprint = words[1].replace(":", "").lower() if len(words) > 1 else _presented(user)
        if what not in {"ADD", "DEL"} or not _FINGERPRINT.fullmatch(fingerprint):
            raise Refused("nickserv-usage", example=f"/msg {NICK} {VERBS['CERT'].example}")
        if what == "ADD":
            await self._desk.accounts.add_certificate(account, fingerprint)
        else:
            await self._desk.accounts.drop_certificate(account, fingerprint)
        self._answer(user, "nickserv-certificate-added" if what == "ADD" else "nickserv-certificate-dropped")

    async def help(self, user: User, words: tuple[str, ...]) -> None:
        if not words:
            self._answer(user, "nickserv-help", verbs=" ".join(VERBS), example=f"/msg {NICK} HELP IDENTIFY")
            return
        verb = VERBS.get(words[0].upper())
        if verb is None:
            raise Refused("nickserv-unknown", word=words[0])
        self._answer(user, f"nickserv-help-{verb.name.lower()}")
        self._answer(user, "nickserv-usage", example=f"/msg {NICK} {verb.example}")


def _presented(user: User) -> str:
    """The fingerprint of the certificate with which the user is here; nothing if with none."""
    return next((session.fingerprint for session in user.sessions if isinstance(session, Certified)), "")


VERBS = {verb.name: verb for verb in (
    Verb("REGISTER", NickServ.register, 1, 2, "REGISTER PASSWORD"),
    Verb("IDENTIFY", NickServ.identify, 1, 2, "IDENTIFY ACCOUNT PASSWORD"),
    Verb("LOGOUT", NickServ.log_out, 0, 0, "LOGOUT"),
    Verb("GHOST", NickServ.ghost, 1, 2, "GHOST NICK"),
    Verb("REGAIN", NickServ.regain, 0, 2, "REGAIN NICK"),
    Verb("SET", NickServ.set, 2, 2, "SET PASSWORD NEWPASSWORD"),
    Verb("DROP", NickServ.drop, 1, 1, "DROP PASSWORD"),
    Verb("INFO", NickServ.tell, 0, 0, "INFO"),
    Verb("LANGUAGE", NickServ.language, 1, 1, "LANGUAGE en"),
    Verb("CERT", NickServ.certificate, 1, 2, "CERT ADD FINGERPRINT"),
    Verb("HELP", NickServ.help, 0, 1, "HELP IDENTIFY"),
)}  # fmt: skip
