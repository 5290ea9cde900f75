"""The way in: a newcomer chooses a language if he likes, and is asked for a name until he has one that nobody else has.

The name of an account is its owner's: he is asked for the password.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.accounts.means import Caller
from wolfd.chat.bans import Banned
from wolfd.chat.hall import Hall
from wolfd.chat.names import fold
from wolfd.chat.people import Identity, Refused
from wolfd.entrance import Verdict
from wolfd.telnet.codec import GMCP
from wolfd.telnet.commands import BY_ID
from wolfd.telnet.encodings import UNREADABLE
from wolfd.telnet.gmcp import Gmcp
from wolfd.telnet.link import Link
from wolfd.telnet.owning import WAY
from wolfd.telnet.player import Player
from wolfd.telnet.settings import TelnetSettings
from wolfd.telnet.wishes import Wish, heed, wish_in
from wolfd.telnet.words import SLASHES, find, plain, refusal
from wolfd.texts import Message
from wolfd.texts.tongues import find_language

if TYPE_CHECKING:
    from wolfd.accounts.desk import Desk
    from wolfd.entrance import Judge

_LOG = Logger()

QUIT, HELP, SET, LANGUAGE = BY_ID["quit"], BY_ID["help"], BY_ID["set"], BY_ID["language"]


class Login:
    """Talks with one newcomer; `entered` is given the player that he becomes."""

    __slots__ = ("_address", "_desk", "_entered", "_gmcp", "_hall", "_has_chosen", "_judge", "_link", "_owned", "_settings", "_tries",
                 "_verdict", "language")  # fmt: skip

    def __init__(
        self, link: Link, hall: Hall, desk: "Desk | None", entered: Callable[[Player], None], *, address: str,
        settings: TelnetSettings, judge: "Judge | None" = None,
    ) -> None:  # fmt: skip
        self._link = link
        self._hall = hall
        self._desk = desk
        self._owned = ""
        """The name of an account, while its password is asked for."""
        self._entered = entered
        self._address = address
        self._judge = judge
        self._verdict: Verdict | None = None
        """What lists of bad addresses say of him; nothing while they have not been asked."""
        self._settings = settings
        self._tries = settings.tries
        self._has_chosen = False
        self._gmcp: Gmcp | None = None
        self.language = settings.language

    def begin(self) -> None:
        self._ask()

    def heard(self, line: str) -> None:
        """Take a line: a password, a language, a name, or one of the few bare words that are commands here, slash or not."""
        if self._owned:
            self._prove(line)
            return
        words = " ".join(plain(line).split())
        command = words.removeprefix("/").casefold()
        if command in {*QUIT.names, *QUIT.chinese}:
            self._link.end(Message("telnet-bye").lines(self.language))
        elif code := _language_in(command):
            self._choose(code)
        elif wish := _wish_in(command):
            self._link.session.say(heed(self._link.session, *wish, self.language).lines(self.language))
            self._ask()
        elif command in {*HELP.names, *HELP.chinese} or words.startswith(SLASHES):
            self._say("telnet-help-login")
            self._ask()
        elif not words:
            self._ask()
        elif UNREADABLE in words:
            self._link.session.say(Message("telnet-hint-charset", likely="none").lines("en"))   # in letters that all have
            self._ask()
        else:
            self._enter(words)

    def settle(self) -> None:
        """Nothing changes for a newcomer but by his own doing."""

    def link_program(self, *, on: bool) -> None:
        """The newcomer's program speaks GMCP, or no more."""
        self._gmcp = Gmcp(lambda body: self._link.session.sub(GMCP, body)) if on else None

    def told(self, body: bytes) -> None:
        """The newcomer's program says something, such as which packages it supports."""
        if self._gmcp is not None:
            self._gmcp.hear(body)

    def complete(self, before: str) -> Sequence[str]:  # noqa: ARG002 - who is here is nothing for strangers
        return ()

    def lost(self, reason: str) -> None:
        """Nobody has come, so nobody has gone."""

    def _enter(self, nick: str) -> None:
        """Let him in under a name; if that has an owner, only once he has shown that he is that."""
        if self._verdict is None and self._judge is not None:
            self._ask_about(self._judge, nick)
            return
        if why := self._shut_out(has_account=True):
            self._link.end(why.lines(self.language))
            return
        owner = self._hall.registrar.owner_of(nick) if self._hall.registrar is not None else None
        if owner is None:
            self._come_in(nick)
        elif fold(owner) == fold(nick):
            self._owned = nick
            self._link.session.ask(Message("account-ask-password", account=owner).text(self.language) + " ", secret=True)
        else:
            self._refuse(Message("account-like", nick=nick, account=owner))

    def _ask_about(self, judge: "Judge", nick: str) -> None:
        """Hear no more of him until the lists of bad addresses have said what they know."""
        def judged(verdict: Verdict) -> None:
            self._verdict = verdict
            if not (self._link.ending or self._link.gone):
                self._enter(nick)

        done: Deferred[None] = judge(self._address).addCallback(judged)
        done.addErrback(lambda why: _LOG.failure("a newcomer could not be let in", why))
        self._link.wait(done)

    def _shut_out(self, *, has_account: bool) -> Message | None:
        """Why he may not come in from where he is; nothing if he may."""
        verdict = self._verdict
        mid = verdict.refusal(has_account=has_account) if verdict is not None else ""
        return Message(mid, zones=", ".join(verdict.zones)) if verdict is not None and mid else None

    def _prove(self, password: str) -> None:
        """Take the password; an empty line asks for another name."""
        nick, self._owned = self._owned, ""
        if self._desk is None or not password:
            self._ask()
            return
        done = Deferred.fromCoroutine(self._log_in(self._desk, nick, password))
        done.addErrback(lambda why: _LOG.failure("a log-in has failed", why))
        self._link.wait(done)

    async def _log_in(self, desk: "Desk", nick: str, password: str) -> None:
        try:
            account = await desk.accounts.log_in(Caller(self._address, WAY), nick, password)
        except Refused as why:
            self._refuse(refusal(why))
            return
        if not (self._link.ending or self._link.gone):
            desk.make_room(account, nick)
            self._come_in(nick, account.identity)

    def _come_in(self, nick: str, identity: Identity | None = None) -> None:
        if why := self._shut_out(has_account=identity is not None):
            self._refuse(why)
            return
        language = self.language if self._has_chosen else _guess(nick) or self.language
        try:
            player = Player(self._link, self._hall, nick, address=self._address, language=language,
                            lobby=self._settings.lobby, identity=identity)  # fmt: skip
        except Banned as banned:
            self._link.end(banned.told.lines(self.language))
            return
        except Refused as refused:
            self._refuse(refusal(refused))
            return
        player.gmcp, player.desk = self._gmcp, self._desk
        if self._has_chosen:
            self._hall.set_language(player.user, self.language)
        elif not player.user.has_chosen and language != self.language:
            self._link.session.say(Message("telnet-language-guessed").lines(language))
        self._entered(player)

    def _choose(self, code: str) -> None:
        self.language, self._has_chosen = code, True
        self._ask()

    def _refuse(self, why: Message) -> None:
        if self._link.ending or self._link.gone:
            return
        self._tries -= 1
        lines = why.lines(self.language)
        if self._tries <= 0:
            self._link.end([*lines, *Message("telnet-too-many-tries").lines(self.language)])
            return
        self._link.session.say(lines)
        self._ask()

    def _ask(self) -> None:
        mid = "telnet-ask-name" if self._has_chosen else "telnet-ask-first"
        self._link.session.ask(Message(mid).text(self.language) + " ")

    def _say(self, mid: str) -> None:
        self._link.session.say(Message(mid).lines(self.language))


def _language_in(command: str) -> str:
    """The code of the language that is named, with or without the word `language` before it; or nothing."""
    found = find(command, (LANGUAGE,))
    language = find_language(found[1] if found else command)
    return language.code if language else ""


def _wish_in(command: str) -> tuple[Wish, str] | None:
    """The setting that is named, with a value; a word alone may as well be a name."""
    set_too = find(command, (SET,))
    found = wish_in(set_too[1] if set_too else command)
    return found if found and (set_too or " " in command or found[0].meant(found[1])) else None


def _guess(name: str) -> str:
    """The language of somebody who chose none: one who writes his name in Chinese reads it. A code, or nothing."""
    return "zh-Hans" if any("\u4e00" <= sign <= "\u9fff" for sign in name) else ""
