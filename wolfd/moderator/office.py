"""The whole house: all tables, who sits where, and every private line to the Moderator.

It is the chat's host (`chat.keeping.Host`): what is typed in private, or by telnet as a command, comes in here; what is
typed in a channel comes from its table. All refusals are caught here and told to who caused them, to nobody else.
"""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from twisted.internet.interfaces import IReactorTime

from engine.commands import Refused as EngineRefused
from wolfd.chat.hall import Hall, Record
from wolfd.chat.keeping import Glance, Keeper
from wolfd.chat.names import fold, matches
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator import advising, recording
from wolfd.moderator.before.inviting import Notices, state_of
from wolfd.moderator.keys import Keys
from wolfd.moderator.lobby import Lobby, OperatorsRoom
from wolfd.moderator.means import Means
from wolfd.moderator.order import doorkeeping, guarding, owning
from wolfd.moderator.order.measures import Measures
from wolfd.moderator.order.origin import place
from wolfd.moderator.order.reporting import Patience
from wolfd.moderator.order.sides import Sides
from wolfd.moderator.order.staff import Staff
from wolfd.moderator.people import People
from wolfd.moderator.recap import Recap
from wolfd.moderator.seats import Chair
from wolfd.moderator.settings import Settings
from wolfd.moderator.table import Table
from wolfd.moderator.tutorial import Tutorial
from wolfd.moderator.typed.anywhere import ANYWHERE
from wolfd.moderator.typed.reading import Near, Number, Reading, Talk, Typed, command_in, expect, is_pack_talk, read
from wolfd.moderator.typed.slips import meant
from wolfd.moderator.words.flavour import worded
from wolfd.moderator.words.questions import Form, form_of
from wolfd.moderator.words.refusals import refusals
from wolfd.moderator.words.topics import unknown_verb
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.play.playing import Playing


class Office:
    """Hears for all tables."""

    def __init__(self, hall: Hall, clock: IReactorTime, record: Record, secret: bytes, entropy: Callable[[int], bytes],
                 settings: Settings | None = None) -> None:
        """`secret` is the house's own and outlives a restart: the hashes of seat keys are made with it."""
        self.hall = hall
        self.settings = settings or Settings()
        self.means = Means(hall, clock, record, self.settings, Keys(secret, entropy), entropy)
        self.people: People = People(self)
        self.recap: Recap = Recap(self)
        self.tutorial: Tutorial = Tutorial(self)
        self.tables: dict[str, Table] = {}
        """By the channel's folded name, in the order of their making."""
        self.games: dict[Playing, Table] = {}
        """Those that run, with their tables, in the order of their beginning: each line is looked at for their sake."""
        self.staff = Staff(hall, self.settings.moderators)
        self.sides = hall.muffler = Sides(self)
        self.notices = Notices(self)
        self.measures = Measures(record, hall.wall, entropy, partial(place, self.means.keys))
        self.patience = Patience()
        self._is_suspended = False
        self.is_closing = False
        """Whether no new game may begin, because the server is to stop."""
        self.seating: User | None = None
        """Who is coming into a room to take a seat there at once: he need not be told how."""

    # --- the host's side --------------------------------------------------------------------------------------------

    def keeper_for(self, channel: Channel) -> Keeper | None:
        """The lobby's keeper, or a table for any other channel that may have one."""
        if self.is_plain(channel.name):
            return None
        if fold(channel.name) == fold(self.settings.lobby):
            return Lobby(self, channel)
        if fold(channel.name) == fold(self.settings.operators):
            return OperatorsRoom(self, channel)
        table = self.tutorial.table(channel) or Table(self.means, channel, self)
        return self.tables.setdefault(fold(channel.name), table)

    def is_plain(self, name: str) -> bool:
        """Whether a channel is an ordinary one, neither a table nor the lobby."""
        return any(matches(mask, name) for mask in self.settings.plain) and fold(name) != fold(self.settings.operators)

    def go_to_sit(self, user: User, name: str) -> Channel:
        """Let somebody into a room where he takes a seat as soon as he is in it."""
        self.seating = user
        try:
            return self.hall.join(user, name)
        finally:
            self.seating = None

    def refuses(self, user: User, name: str) -> Refused | None:
        """Why somebody may not enter a channel, as far as those who keep order are concerned; nothing if he may."""
        return doorkeeping.refusal(self, user, name)

    def heard(self, user: User, text: str) -> None:
        """Take a private line: a command with or without a prefix, a number, or else talk to the pack."""
        commands = (command_in(text, prefix) for prefix in (self.settings.prefix, "/"))
        command = next((command for command in commands if command is not None), None)
        reading = read(text if command is None else command)
        if command is None and isinstance(reading, Typed) and reading.verb.where == "moderating" and not self.staff.is_of_it(user):
            reading = Talk(reading.verb.name)
        if not self._is_passed_on(user, reading, by_verb=command is not None):
            self._record(user, text, reading)
        if command is not None:
            self.attempt(user, lambda: self._command(user, None, reading))
        else:
            self.attempt(user, lambda: self._private(user, text, reading))

    def takes(self, user: User, _to: Channel | User, text: str) -> bool:
        """Take a line that shows a seat's key, wherever it is typed: nobody else may read it. Whether it was one."""
        return guarding.take_key(self, user, text)

    def hushed(self, text: str) -> str:
        """A text of another kind without any key of a seat."""
        return recording.without_keys(text, self.games)

    def resembles(self, nick: str, account: str | None) -> str:
        """The absent player whom one of this nick would be taken for."""
        return guarding.resembles(self, nick, account)

    def command(self, user: User, channel: Channel | None, text: str) -> None:
        """Take a command without its prefix."""
        self.attempt(user, lambda: self._command(user, channel, read(text)))

    def may_rename(self, user: User, nick: str) -> Message | None:
        """Nobody in a running game changes his nick, and nobody takes the nick of an absent player."""
        table = self.table_of(user)
        if table is not None and table.playing is not None:
            return Message("no-rename")
        players = (chair for playing in self.games for chair in playing.seats.people)
        others = (chair for chair in players if chair.account is None or chair.account != user.account)
        if any(fold(chair.nick) == fold(nick) for chair in others):
            return Message("nick-of-player", nick=nick)
        if table is not None:
            table.waiting.rename(user, nick)
        return None

    def logged_in(self, user: User) -> None:
        """Give a user what his account holds."""
        self.attempt(user, lambda: owning.logged_in(self, user))

    def account_closed(self, account: str) -> None:
        """Keep no seat for an account that is no more."""
        owning.forget(self, account)

    def may_write(self, user: User, to: User) -> Message | None:
        """Players of one running game do not talk in private."""
        return self.sides.may_write(user, to)

    def glance(self, user: User, channel: Channel) -> Glance | None:
        """How the table in a room stands for a user; nothing if there is none."""
        table = self.tables.get(fold(channel.name))
        return advising.glance(table, user) if table is not None else None

    def completions(self, user: User, channel: Channel | None, text: str) -> tuple[str, ...]:
        """The words that the last word of a command may become."""
        return advising.completions(self.table_for(user, channel, playing=True), user, text, keeps_order=self.staff.is_of_it(user))

    # --- when nothing can be put on record ------------------------------------------------------------------------

    def suspend(self) -> None:
        """Let all games wait, and nobody sit down or begin, until `go_on`."""
        self._is_suspended = True
        for table in self.tables.values():
            if table.playing is not None:
                table.playing.pause("disk")

    def go_on(self) -> None:
        """Let all games go on that waited for the record."""
        self._is_suspended = False
        for table in tuple(self.tables.values()):
            if table.playing is not None and table.playing.paused == "disk":
                table.playing.resume()

    # --- who sits where -----------------------------------------------------------------------------------------------

    def table_of(self, user: User) -> Table | None:
        """The table at which a user sits; one seat a person on the whole server."""
        near = (channel.keeper for channel in user.channels if isinstance(channel.keeper, Table))
        # Only in a game somebody keeps his seat when he has left the room.
        return next((table for table in chain(near, self.games.values()) if table.seats.of(user) is not None), None)

    def seat_of_account(self, table: Table, user: User) -> Chair | None:
        """The seat in a running game that belongs to a user's account."""
        if user.account is None or table.playing is None or self.table_of(user) is not None:
            return None
        return next((chair for chair in table.seats.people if chair.account == user.account), None)

    def forget(self, table: Table) -> None:
        """Nobody is left at a table, nor in its channel: both are closed, unless the house keeps that channel."""
        name = fold(table.channel.name)
        if self.tables.get(name) is table and name not in map(fold, self.settings.kept):
            del self.tables[name]
            self.hall.close(table.channel)

    def described(self, channel: Channel) -> Message | None:
        """How the table of a channel stands, for lists; nothing where nobody sits."""
        table = self.tables.get(fold(channel.name))
        return state_of(table) if table is not None and len(table.seats) else None

    # --- doing --------------------------------------------------------------------------------------------------------

    def attempt(self, user: User, deed: Callable[[], object]) -> bool:
        """Do something that a user asked for; a refusal is told to him. Whether it was done, and not as nothing."""
        try:
            return deed() is not False
        except (Refused, EngineRefused) as why:
            table = self.table_of(user)
            for message in refusals(why, table.seats.label if table else str, self.form(user)):
                self.hall.tell(user, worded(message, table.options) if table else message, table.channel if table else None)
            return True

    def form(self, user: User) -> Form:
        """How a user types commands."""
        return form_of(user, self.settings.prefix, self.hall.moderator.nick)

    def _is_passed_on(self, user: User, reading: Reading, *, by_verb: bool) -> bool:
        """Whether a private line is talk in a circle, which has it on record."""
        table = self.table_of(user)
        is_talk = (not by_verb and isinstance(reading, Talk)) or (isinstance(reading, Typed) and is_pack_talk(reading))
        return is_talk and table is not None and table.has_circle(user)

    def _record(self, user: User, text: str, reading: Reading) -> None:
        table = self.table_of(user)
        self.means.record.append("query.message", **recording.to_moderator(
            table.playing if table else None, user, self.hall.moderator, recording.kept(text, reading, self.games)))

    def _private(self, user: User, text: str, reading: Reading) -> None:
        match reading:
            case Near(word, verb):
                raise Refused("near-verb-private", word=word, verb=verb.name)
            case Talk(word):
                self._to_pack(user, text, word)
            case _:
                self._command(user, None, reading)

    def _to_pack(self, user: User, text: str, word: str) -> None:
        table = self.table_of(user)
        if meant(word) is not None and (table is None or not table.has_circle(user)):
            raise unknown_verb(word)
        if table is None or table.playing is None:
            raise Refused("not-understood")
        if not table.has_circle(user):
            raise Refused("only-i-read" if advising.glance(table, user).may_talk else "only-i-read-now", room=table.channel.name)
        table.say_in_circle(user, text)

    def _command(self, user: User, channel: Channel | None, reading: Reading) -> None:
        match reading:
            case Typed() as typed:
                self._do(user, channel, typed)
            case Number(number):
                self._number(user, channel, number)
            case Near(word, verb):
                raise Refused("near-verb", word=word, verb=verb.name)
            case Talk(word):
                raise unknown_verb(word)

    def _number(self, user: User, channel: Channel | None, number: int) -> None:
        table = self.table_for(user, channel, playing=True)
        if table is None or not table.number(user, number):
            raise Refused("number-unclear", number=number)

    def _do(self, user: User, channel: Channel | None, typed: Typed) -> None:
        expect(typed)
        if self._is_suspended and typed.verb.where == "waiting":
            raise Refused("log-stuck")
        if self.is_closing and typed.verb.where == "waiting":
            raise Refused("server-drains")
        deed = ANYWHERE.get(typed.verb.id)
        if deed is not None:
            deed(self, user, channel, typed)
        else:
            self.at_table(user, channel, typed)

    def at_table(self, user: User, channel: Channel | None, typed: Typed) -> None:
        """Do at a table what a verb says; Refused if none is meant."""
        table = self.table_for(user, channel, playing=typed.verb.where == "playing" or typed.verb.id == "leave")
        if table is None:
            raise Refused("which-table", verb=typed.verb.name)
        table.do(user, typed)

    def table_for(self, user: User, channel: Channel | None, *, playing: bool) -> Table | None:
        """The table that a command is meant for: for a player's own acts the one he sits at, else the room's."""
        own = self.table_of(user)
        if own is not None and (playing or channel is None):
            return own
        rooms = [channel] if channel is not None else list(user.channels)
        here = [self.tables[fold(room.name)] for room in rooms if fold(room.name) in self.tables]
        return here[0] if len(here) == 1 else own
