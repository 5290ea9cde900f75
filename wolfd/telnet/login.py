"""The way in: a newcomer is asked for a name, in plain words, until he has one that nobody else has."""

from collections.abc import Callable, Sequence

from wolfd.chat.hall import Hall
from wolfd.chat.people import Refused
from wolfd.telnet.commands import SLASHES, plain
from wolfd.telnet.peer import Style
from wolfd.telnet.player import STYLES, Link, Player
from wolfd.telnet.settings import TelnetSettings
from wolfd.texts import Message


class Login:
    """Talks with one newcomer; `entered` is given the player that he becomes."""

    __slots__ = ("_address", "_entered", "_hall", "_link", "_settings", "_tries", "language")

    def __init__(
        self, link: Link, hall: Hall, entered: Callable[[Player], None], *, address: str, settings: TelnetSettings
    ) -> None:
        self._link = link
        self._hall = hall
        self._entered = entered
        self._address = address
        self._settings = settings
        self._tries = settings.tries
        self.language = settings.language

    def begin(self) -> None:
        self._ask()

    def heard(self, line: str) -> None:
        """Take a line: a name, or one of the few bare words that are commands here, with or without a slash."""
        words = " ".join(plain(line).split())
        command = words.removeprefix("/").casefold()
        if command in {"quit", "再见", "再見"}:
            self._link.end(Message("telnet-bye").lines(self.language))
        elif command.removeprefix("set ") in STYLES:
            self._set_mode(STYLES[command.removeprefix("set ")])
        elif command in {"help", "?", "帮助", "幫助"} or words.startswith(SLASHES):
            self._say("telnet-help-login")
            self._ask()
        elif not words:
            self._ask()
        else:
            self._enter(words)

    def complete(self, before: str) -> Sequence[str]:  # noqa: ARG002 (who is here is nothing for strangers)
        return ()

    def lost(self, reason: str) -> None:
        """Nobody has come, so nobody has gone."""

    def _enter(self, nick: str) -> None:
        try:
            player = Player(self._link, self._hall, nick, address=self._address, settings=self._settings)
        except Refused as refused:
            self._refuse(Message(refused.mid, **refused.values))
        else:
            self._entered(player)

    def _refuse(self, why: Message) -> None:
        self._tries -= 1
        lines = why.lines(self.language)
        if self._tries <= 0:
            self._link.end([*lines, *Message("telnet-too-many-tries").lines(self.language)])
            return
        self._link.session.say(lines)
        self._ask()

    def _set_mode(self, style: Style) -> None:
        self._link.session.choose(style)
        self._ask()

    def _ask(self) -> None:
        self._link.session.ask(Message("telnet-ask-name").text(self.language) + " ")

    def _say(self, mid: str) -> None:
        self._link.session.say(Message(mid).lines(self.language))
