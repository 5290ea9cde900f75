"""NickServ: accounts for those whose program has no other way. It answers by notices, in the language of who asks."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.accounts.desk import Desk, own_account
from wolfd.chat.facts import Said
from wolfd.chat.knowing import Certified, Patient
from wolfd.chat.people import Refused, User
from wolfd.texts import Joined, Message, Value, plain_language
from wolfd.texts.tongues import CODES, find_language

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

NICK = "NickServ"
WAY = "nickserv"

_FINGERPRINT = re.compile("[0-9a-f]{64}")
_LOG = Logger()


@dataclass(frozen=True, slots=True)
class Verb:
    """Something that may be asked: its name in capitals, and in Chinese (simplified first), and how many words follow."""

    name: str
    chinese: tuple[str, str]
    do: "Callable[[NickServ, User, tuple[str, ...]], Coroutine[Deferred[Any], Any, None]]"
    least: int
    most: int
    after: tuple[str, ...] = ()
    """What follows it in an example, in each language."""

    def text(self, language: str) -> str:
        """Its name as a reader of the language types it."""
        return (self.name, *self.chinese)[_at(language)]


@dataclass(frozen=True, slots=True)
class Example:
    """A verb as it may be typed, by what one types to say something to somebody."""

    verb: Verb
    is_by_telnet: bool

    def text(self, language: str) -> str:
        """In the words of a language."""
        tell = ("/tell", "/密语", "/密語")[_at(language)] if self.is_by_telnet else "/msg"
        after = self.verb.after[_at(language)] if self.verb.after else ""
        return f"{tell} {NICK} {self.verb.text(language)} {after}".rstrip()


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
        verb = BY_NAME.get(_plain(name))
        if verb is None:
            self._answer(user, "nickserv-unknown", word=name, verbs=ALL)
        elif not verb.least <= len(rest) <= verb.most:
            self._tell_usage(user, verb.name)
        else:
            await verb.do(self, user, tuple(rest))

    def _tell_usage(self, user: User, verb: str) -> None:
        self._answer(user, "nickserv-usage", example=_example(user, verb))

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
        if _plain(words[0]) not in PASSWORD:
            self._tell_usage(user, "SET")
            return
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
        account, what = own_account(user), _plain(words[0])
        if what in LIST and len(words) == 1:
            certificates = await self._desk.accounts.certificates(account)
            for each in certificates:
                self._answer(user, "nickserv-certificate", fingerprint=each)
            if not certificates:
                self._answer(user, "nickserv-certificates-none")
            return
        fingerprint = words[1].replace(":", "").lower() if len(words) > 1 else _presented(user)
        if what not in ADD | DEL or not _FINGERPRINT.fullmatch(fingerprint):
            self._tell_usage(user, "CERT")
            return
        if what in ADD:
            await self._desk.accounts.add_certificate(account, fingerprint)
        else:
            await self._desk.accounts.drop_certificate(account, fingerprint)
        self._answer(user, "nickserv-certificate-added" if what in ADD else "nickserv-certificate-dropped")

    async def help(self, user: User, words: tuple[str, ...]) -> None:
        if not words:
            self._answer(user, "nickserv-help", verbs=ALL, example=_example(user, "HELP"))
            return
        verb = BY_NAME.get(_plain(words[0]))
        if verb is None:
            self._answer(user, "nickserv-unknown", word=words[0], verbs=ALL)
            return
        self._answer(user, f"nickserv-help-{verb.name.lower()}")
        self._tell_usage(user, verb.name)


def _presented(user: User) -> str:
    """The fingerprint of the certificate with which the user is here; nothing if with none."""
    return next((session.fingerprint for session in user.sessions if isinstance(session, Certified)), "")


def _plain(word: str) -> str:
    """A word as it is meant, whatever the width and case of its letters."""
    return unicodedata.normalize("NFKC", word).upper()


def _at(language: str) -> int:
    """Where a language stands among three."""
    language = plain_language(language)
    return CODES.index(language) if language in CODES else 0


def _example(user: User, verb: str) -> Example:
    """How a user types a verb by his latest connection."""
    return Example(VERBS[verb], bool(user.sessions) and user.sessions[-1].protocol == "telnet")


PASSWORD = frozenset({"PASSWORD", "密码", "密碼"})
ADD, DEL, LIST = frozenset({"ADD", "添加", "新增"}), frozenset({"DEL", "删除", "刪除"}), frozenset({"LIST", "列表"})
VERBS = {verb.name: verb for verb in (
    Verb("REGISTER", ("注册", "註冊"), NickServ.register, 1, 2, ("PASSWORD", "密码", "密碼")),
    Verb("IDENTIFY", ("登录", "登入"), NickServ.identify, 1, 2, ("ACCOUNT PASSWORD", "账号 密码", "帳號 密碼")),
    Verb("LOGOUT", ("退出", "登出"), NickServ.log_out, 0, 0),
    Verb("GHOST", ("断开", "斷開"), NickServ.ghost, 1, 2, ("NICK", "昵称", "暱稱")),
    Verb("REGAIN", ("取回", "取回"), NickServ.regain, 0, 2, ("NICK", "昵称", "暱稱")),
    Verb("SET", ("设置", "設定"), NickServ.set, 2, 2, ("PASSWORD NEWPASSWORD", "密码 新密码", "密碼 新密碼")),
    Verb("DROP", ("注销", "註銷"), NickServ.drop, 1, 1, ("PASSWORD", "密码", "密碼")),
    Verb("INFO", ("资料", "資料"), NickServ.tell, 0, 0),
    Verb("LANGUAGE", ("语言", "語言"), NickServ.language, 1, 1, ("en", "简体", "繁體")),
    Verb("CERT", ("证书", "憑證"), NickServ.certificate, 1, 2, ("ADD FINGERPRINT", "添加 指纹", "新增 指紋")),
    Verb("HELP", ("帮助", "幫助"), NickServ.help, 0, 1, ("IDENTIFY", "登录", "登入")),
)}  # fmt: skip
ALL = Joined(tuple(VERBS.values()), "words")
BY_NAME = {name: verb for verb in VERBS.values() for name in (verb.name, *verb.chinese)}
