"""Who sits at a table before its game, who of them is the host, and the table's voice and record."""

from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.before.rules import Rules
from wolfd.moderator.means import Means
from wolfd.moderator.seats import Chair, Seats
from wolfd.moderator.words.flavour import worded
from wolfd.texts import Flavoured, Message, Value


class Sitting:
    """The part of a table that speaks of those who sit there."""

    means: Means
    channel: Channel
    seats: Seats
    rules: Rules
    game: str

    # --- the host -------------------------------------------------------------------------------------------------

    @property
    def first(self) -> Chair | None:
        """The host: who was named so and is here, or else sits here longest of those who are; nobody if nobody is."""
        here = [chair for chair in self.seats.humans if chair.user is not None]
        return next((chair for chair in here if chair.leads), here[0] if here else None)

    def lead(self, chair: Chair) -> None:
        """Somebody is the host from now on, and all hear it."""
        self.appoint_host(chair)
        self.say("host-now", who=chair.label)

    def appoint_host(self, chair: Chair) -> None:
        """Put on record that somebody is the host from now on."""
        for other in self.seats:
            other.leads = other is chair
        self._record("table.led", seat=chair.number, nick=chair.nick, person=chair.person)

    def deciding(self, user: User) -> Chair:
        """The seat of whoever decides on the rules; Refused for all others."""
        chair = self.seated(user)
        first = self.first or chair
        if chair not in {first, self.seats.host}:
            raise Refused("first-decides", who=first.number)
        return chair

    # --- small ----------------------------------------------------------------------------------------------------

    def seated(self, user: User) -> Chair:
        """The seat of somebody here; Refused if he has none."""
        chair = self.seats.of(user)
        if chair is None:
            raise Refused("not-seated")
        return chair

    def worded(self, message: Message) -> Message | Flavoured:
        return worded(message, self.rules.options)

    def announce(self, message: Message) -> None:
        self.means.hall.announce(self.channel, self.worded(message))

    def say(self, mid: str, **values: Value) -> None:
        """Tell the room something, in the words of this table."""
        self.announce(Message(mid, **values))

    def say_typed(self, mid: str, **values: Value) -> None:
        """Tell the room something in which a command is named, as each types it."""
        hall, here = self.means.hall, Message(mid, do=self.means.settings.prefix, **values)
        hall.announce(self.channel, self.worded(here), by_telnet=self.worded(Message(mid, do="/", **values)))

    def record_seat(self, chair: Chair) -> None:
        """Put on record who sits where now."""
        self._record("table.seated", seat=chair.number, nick=chair.nick, person=chair.person, account=chair.account,
                     bot=chair.bot)

    def _record(self, type_: str, **fields: object) -> None:
        self.means.record.append(type_, game=self.game, chan=self.channel.name, **fields)
