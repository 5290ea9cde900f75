"""The way in: a newcomer chooses a language if he likes, and is asked for a name until he has one that nobody else has."""

from collections.abc import Callable, Sequence

from wolfd.chat.hall import Hall
from wolfd.chat.people import Refused
from wolfd.telnet.codec import GMCP
from wolfd.telnet.commands import BY_ID
from wolfd.telnet.gmcp import Gmcp
from wolfd.telnet.player import Link, Player
from wolfd.telnet.settings import TelnetSettings
from wolfd.telnet.wishes import Wish, heed, wish_in
from wolfd.telnet.words import SLASHES, find, plain
from wolfd.texts import Message
from wolfd.texts.tongues import find_language

QUIT, HELP, SET, LANGUAGE = BY_ID["quit"], BY_ID["help"], BY_ID["set"], BY_ID["language"]


class Login:
    """Talks with one newcomer; `entered` is given the player that he becomes."""

    __slots__ = ("_address", "_entered", "_gmcp", "_hall", "_has_chosen", "_link", "_settings", "_tries", "language")

    def __init__(
        self, link: Link, hall: Hall, entered: Callable[[Player], None], *, address: str, settings: TelnetSettings
    ) -> None:
        self._link = link
        self._hall = hall
        self._entered = entered
        self._address = address
        self._settings = settings
        self._tries = settings.tries
        self._has_chosen = False
        self._gmcp: Gmcp | None = None
        self.language = settings.language

    def begin(self) -> None:
        self._ask()

    def heard(self, line: str) -> None:
        """Take a line: a language, a name, or one of the few bare words that are commands here, slash or not."""
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

    def complete(self, before: str) -> Sequence[str]:  # noqa: ARG002 (who is here is nothing for strangers)
        return ()

    def lost(self, reason: str) -> None:
        """Nobody has come, so nobody has gone."""

    def _enter(self, nick: str) -> None:
        language = self.language if self._has_chosen else _guess(nick) or self.language
        try:
            player = Player(self._link, self._hall, nick, address=self._address, language=language,
                            lobby=self._settings.lobby)  # fmt: skip
        except Refused as refused:
            self._refuse(Message(refused.mid, **refused.values))
            return
        player.gmcp = self._gmcp
        if self._has_chosen:
            self._hall.set_language(player.user, self.language)
        elif not player.user.has_chosen and language != self.language:
            self._link.session.say(Message("telnet-language-guessed").lines(language))
        self._entered(player)

    def _choose(self, code: str) -> None:
        self.language, self._has_chosen = code, True
        self._ask()

    def _refuse(self, why: Message) -> None:
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
