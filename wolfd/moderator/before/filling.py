"""Artificial players at a table before the start: as many as somebody asks for, or by themselves after a wait."""

from typing import TYPE_CHECKING

from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.before.rules import FILL
from wolfd.moderator.bots.bot_names import bot_name
from wolfd.moderator.means import Means
from wolfd.moderator.waits import Waits
from wolfd.moderator.words.lasting import span
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.before.waiting import Waiting
    from wolfd.moderator.seats import Chair

AFTER = frozenset({"after", "等"})
NEVER = frozenset({"off", "never", "不", "关", "關"})
LONGEST = 3600


class Filling:
    """Fills one table."""

    def __init__(self, waiting: "Waiting") -> None:
        self._waiting = waiting
        self._waits = Waits(waiting.means.clock)

    def have(self, user: User, words: tuple[str, ...]) -> None:
        """Have so many artificial players, more or fewer than now; or have them come by themselves (`after 60`)."""
        self._waiting.seated(user)
        if words[0].casefold() in AFTER and len(words) == 2:
            self._set_wait(user, words[1].casefold())
            return
        if len(words) > 1 or not (words[0].isascii() and words[0].isdigit()):
            raise Refused("bots-number", word=" ".join(words))
        seats = self._waiting.seats
        wanted, most = int(words[0]), self._waiting.rules.options.max_players - len(seats.humans)
        if wanted > most:
            raise Refused("bots-too-many", most=most)
        self.to(wanted, self._waiting.rules.language or user.language)
        self._waiting.say("bots-now", count=wanted, seats=len(seats))

    def to(self, wanted: int, language: str) -> None:
        """Let artificial players come or go until there are so many."""
        bots = self._waiting.seats.bots
        for chair in bots[wanted:]:
            self.dismiss(chair)
        for _ in range(wanted - len(bots)):
            self._invite(language)

    def dismiss(self, chair: "Chair") -> None:
        """Let an artificial player go."""
        self._waiting.free(chair)
        if chair.user is not None:
            self._waiting.means.hall.quit(chair.user, "")

    @property
    def after(self) -> int:
        """After how many seconds without another person a table is filled; 0: never."""
        chosen = self._waiting.rules.fill
        return int(self._waiting.means.settings.fill) if chosen is None else chosen

    @property
    def told(self) -> tuple[Message, ...]:
        """That they come by themselves, in words; nothing if they do not."""
        return (Message("fill-now", span=span(self.after)),) if self.after else ()

    def wait(self) -> None:
        """Somebody has sat down, or the wait is another: begin to wait anew."""
        self._waits.cancel()
        if self.after and self._missing() > 0 and self._waiting.seats.humans:
            self._waits.later("fill", self.after, self._fill)

    def cancel(self) -> None:
        self._waits.cancel()

    def _fill(self) -> None:
        seats, missing = self._waiting.seats, self._missing()
        if missing > 0 and seats.humans:
            self.to(len(seats.bots) + missing, self._waiting.rules.language or self._waiting.channel.language or "en")
            self._waiting.say_typed("filled", count=missing, seats=len(seats))

    def _missing(self) -> int:
        return self._waiting.rules.options.min_players - len(self._waiting.seats)

    def _set_wait(self, user: User, word: str) -> None:
        chair = self._waiting.deciding(user)
        seconds = "0" if word in NEVER else word
        if not (seconds.isascii() and seconds.isdigit() and int(seconds) <= LONGEST):
            raise Refused("fill-seconds", word=word, most=LONGEST)
        self._waiting.set_table_choice(FILL, str(int(seconds)))
        self._waiting.say("fill-after" if int(seconds) else "fill-never", who=chair.label, span=span(int(seconds)))
        self.wait()

    def _invite(self, language: str) -> None:
        hall = self._waiting.means.hall
        bot = hall.seat_bot(bot_name(hall.is_taken, language))
        self._waiting.record_seat(self._waiting.seats.sit(bot))
        hall.join(bot, self._waiting.channel.name)


def seat_bot(means: Means, channel: Channel, chair: "Chair") -> None:
    """Let an artificial player come to its seat after a restart; under another name, if somebody took its own."""
    hall = means.hall
    nick = bot_name(hall.is_taken, channel.language) if hall.is_taken(chair.nick) else chair.nick
    chair.user = hall.seat_bot(nick)
    chair.nick, chair.person, chair.here = nick, chair.user.person, True
    hall.join(chair.user, channel.name)
