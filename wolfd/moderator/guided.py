"""A table's voice and ear: what it tells the room and whoever is there, help that fits the moment, and whose talk it takes."""

from typing import TYPE_CHECKING

from engine.options import Options
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator import looking
from wolfd.moderator.before.waiting import Waiting
from wolfd.moderator.guiding import before, during
from wolfd.moderator.means import Means
from wolfd.moderator.order import moderating
from wolfd.moderator.play import circles, hosting
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import HOST, Chair, Seats
from wolfd.moderator.words.flavour import flavours, worded
from wolfd.moderator.words.questions import Form
from wolfd.moderator.words.wording import Words
from wolfd.texts import Flavoured, Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office


class Guided:
    """The part of a table that speaks."""

    means: Means
    channel: Channel
    waiting: Waiting
    playing: Playing | None
    _office: "Office"

    @property
    def seats(self) -> Seats:
        return self.playing.seats if self.playing else self.waiting.seats

    @property
    def options(self) -> Options:
        """By which rules this table plays, or would play."""
        return self.playing.deal.setup.options if self.playing else self.waiting.setup().options

    @property
    def by_people(self) -> bool:
        """Whether the number of people sets the pace of nights at this table."""
        return not self.waiting.rules.has_speed

    def announce(self, message: Message) -> None:
        """Tell the room something, in the words of this table."""
        self.means.hall.announce(self.channel, worded(message, self.options))

    def tell(self, user: User, messages: Words) -> None:
        """Tell somebody something, in the words of this table."""
        chosen = flavours(self.options)
        for message in messages:
            self.means.hall.tell(user, Flavoured(message, chosen) if chosen else message, self.channel)

    def form(self, user: User) -> Form:
        return self._office.form(user)

    def is_mute(self, user: User) -> Message | None:
        """Why a moderator lets somebody say nothing here."""
        return moderating.silence(self._office, user, self.channel)

    def noticed(self, user: User, text: str) -> None:
        """A notice is talk like any other."""
        if self.is_mute(user) is None:
            circles.hear(self.playing, self.seats.of(user), user, text)

    def has_circle(self, user: User) -> bool:
        """Whether somebody's words would be passed on now."""
        chair = self.seats.of(user)
        return self.playing is not None and chair is not None and circles.is_in_one(self.playing, chair)

    def say_in_circle(self, user: User, text: str) -> None:
        """Pass somebody's words on to his pack, or another circle of his; Refused if he has none now."""
        playing, chair = self.at_play(user)
        mute = self.is_mute(user)
        if mute is not None:
            self.tell(user, (mute,))
            return
        circles.say(playing, chair, user, text)

    def at_play(self, user: User) -> tuple[Playing, Chair]:
        """The running game and the user's seat in it."""
        if self.playing is None:
            raise Refused("no-game")
        chair = self.seats.of(user)
        if chair is None:
            raise Refused("not-playing")
        return self.playing, chair

    def now(self, user: User) -> Message:
        """What somebody may do here now."""
        chair, form = self.seats.of(user), self.form(user)
        return during(self.playing, chair, form) if self.playing else before(self.waiting, chair, form)

    def watching(self, user: User) -> Words:
        """Who looks on at a game, as far as somebody may know."""
        return self._office.sides.seen_by(user, self.playing) if self.playing is not None else ()

    def guide(self, user: User | None) -> None:
        """Tell somebody what he may do now."""
        if user is not None and not user.bot:
            self.tell(user, (self.now(user),))

    def help(self, user: User) -> Words:
        """What fits the moment: how it stands, what to do, how one's part is played, where to find more."""
        form, more = self.form(user), Message("help-more", do=self.form(user).room)
        if self.playing is None:
            chair = self.seats.of(user)
            host = (Message("help-host", do=form.room),) if chair is not None and chair is self.waiting.first else ()
            return (self.now(user), *host, Message("help-before", do=form.room), more)
        return (looking.phase(self.playing), self.now(user), self._part(self.playing, self.seats.of(user), form), more)

    def _part(self, playing: Playing, chair: Chair | None, form: Form) -> Message:
        """How one's part in the game is played."""
        if chair is None:
            return Message("help-watching", do=form.room)
        if chair.number == HOST:
            return hosting.powers(form)
        return Message(f"hint-{playing.telling.cards[chair.number][0]}", do=form.secret)
