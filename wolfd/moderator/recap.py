"""Reading a game that is over: where to find it, told at its end, and the command that tells it, a part at a time."""

import re
from typing import TYPE_CHECKING, Protocol

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.chat.facts import Plain
from wolfd.chat.knowing import Patient
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.typed.reading import Typed
from wolfd.moderator.words.questions import Form
from wolfd.texts import Message
from wolfd.texts.tongues import CODES

if TYPE_CHECKING:
    from wolfd.moderator.office import Office

GAME = re.compile(r"g[A-Za-z0-9]{7}")
PART = 40
"""Lines that are told at once."""

LOG = Logger()


class Library(Protocol):
    """Has every game of the log. It answers later."""

    def tell(self, game: str, language: str, form: Form) -> "Deferred[tuple[str, ...]]":
        """The lines of a game, for one who types commands in this form; nothing if there is no such game."""

    def publish(self, game: str, language: str) -> None:
        """Make the page of a game that has just ended, if pages are wanted."""


class Recap:
    """Tells past games."""

    def __init__(self, office: "Office") -> None:
        self._office = office
        self.library: Library | None = None
        self._last: dict[str, str] = {}
        """Channel -> the game that ended there last."""

    def over(self, playing: Playing) -> None:
        """A game has ended: tell the room how to read it."""
        if self.library is None:
            return
        game, prefix = playing.deal.game, self._office.settings.prefix
        self._last[playing.channel.name] = game
        playing.telling.announce(Message("recap-hint", do=prefix, game=game), by_telnet=Message("recap-hint", do="/", game=game))
        if self._office.settings.link:
            playing.telling.announce(Message("recap-link", link=self._office.settings.link.replace("{game}", game)))
        self.library.publish(game, playing.channel.language or self._office.hall.language)

    def do(self, user: User, channel: Channel | None, typed: Typed) -> None:
        """Tell a part of a game: by its name, or the last of this room; and from which part on."""
        game, part = self._meant(user, channel, typed.words)
        if any(game in {table.waiting.game, table.playing.deal.game if table.playing else ""} for table in self._office.tables.values()):
            raise Refused("recap-not-over")
        if self.library is None:
            raise Refused("recap-none")
        language = user.language if user.language in CODES else CODES[0]
        done = Deferred.fromCoroutine(self._tell(user, game, part, self.library.tell(game, language, self._office.form(user))))
        done.addErrback(lambda why: LOG.failure("{game}: cannot be told", why, game=game))
        for session in user.sessions:
            if isinstance(session, Patient):
                session.wait(done)

    def _meant(self, user: User, channel: Channel | None, words: tuple[str, ...]) -> tuple[str, int]:
        number = next((word for word in words if word.isascii() and word.isdigit()), "1")
        name = next((word for word in words if not word.isdigit()), "")
        if name and not GAME.fullmatch(name):
            raise Refused("recap-unknown", game=name)
        rooms = (channel,) if channel is not None else tuple(user.channels)
        game = name or next((self._last[room.name] for room in rooms if room.name in self._last), "")
        if not game:
            raise Refused("recap-which")
        return game, int(number[:4])

    async def _tell(self, user: User, game: str, part: int, lines: "Deferred[tuple[str, ...]]") -> None:
        told = await lines
        parts = -(-len(told) // PART)
        hall, do = self._office.hall, self._office.form(user).room
        if not told:
            hall.tell(user, Message("recap-unknown", game=game, do=do))
            return
        part = min(max(part, 1), parts)
        for line in told[(part - 1) * PART:part * PART]:
            hall.tell(user, Plain(line or " "))
        mid = "recap-next" if part < parts else "recap-end"
        hall.tell(user, Message(mid, part=part, parts=parts, do=do, game=game, more=part + 1))
