"""One table in one channel: hears what is typed there, and leads from waiting to a game and back to waiting.

It keeps the channel (`chat.keeping.Keeper`). Which verb does what is listed in `deeds`; a person's errors are told to
him by the office, which calls `do`.
"""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from engine.speech import speakers
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator import bare, looking
from wolfd.moderator.before import appointing, joining
from wolfd.moderator.before.bench import Bench
from wolfd.moderator.before.lingering import Lingering
from wolfd.moderator.before.rules import Rules, by_preset
from wolfd.moderator.before.waiting import Waiting
from wolfd.moderator.guided import Guided
from wolfd.moderator.means import Means, by
from wolfd.moderator.order import moderating, owning
from wolfd.moderator.order.unruly import Unruly
from wolfd.moderator.play import circles
from wolfd.moderator.play.deal import Deal
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.play.returning import lost, returned
from wolfd.moderator.seats import HOST
from wolfd.moderator.typed import answers
from wolfd.moderator.typed.deeds import DEEDS
from wolfd.moderator.typed.reading import Typed, command_in
from wolfd.moderator.words import explaining
from wolfd.moderator.words.lasting import span
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office


class Table(Guided):
    """A channel's table."""

    def __init__(self, means: Means, channel: Channel, office: "Office") -> None:
        self.means = means
        self.channel = channel
        self.preset = dict(means.settings.presets).get(fold(channel.name), "default")
        self.waiting = self._waiting()
        self.playing: Playing | None = None
        self.bench = Bench(self.record)
        self._office = office
        self.notice: Message | None = None
        """What those who come must be told of a game that a restart has ended."""
        self._leaving: User | None = None
        """Who said once that he leaves a running game."""
        self._sat = 0
        """How many people sat here when that was looked at last."""
        self.unruly = Unruly(office.measures, channel.name)
        self._lingering = Lingering(means.clock, means.settings.linger, self._warn_of_end, self._close_idle)

    # --- the keeper's side ----------------------------------------------------------------------------------------

    def heard(self, user: User, text: str) -> bool:
        """Take a member's line: a command behind the prefix, or by telnet a number that answers a question."""
        self._lingering.stir()
        command = command_in(text, self.means.settings.prefix)
        if command is not None:
            self._office.command(user, self.channel, command)
            return True
        number = bare.number(user, text)
        if number is not None and self._office.attempt(user, lambda: self.number(user, number)):
            return True
        if bare.take(self, user, text):
            return True
        playing = self.playing
        return playing is not None and self.is_mute(user) is None and circles.take(playing, self.seats.of(user), user, text)

    def may_speak(self, user: User) -> Message | None:
        """Why a member may not talk for all to hear now."""
        mute = self.is_mute(user)
        if mute is not None:
            return mute
        if self.playing is None:
            return None
        t, chair = self.playing.table, self.seats.of(user)
        if chair is not None and (chair.number == HOST or chair.number in speakers(t)):
            # What may be heard only without a name does not come this way.
            return Message("anonymous-only") if circles.hides_names(self.playing) else None
        if chair is None:
            return Message("silent-watcher")
        if self.playing.paused and chair.number not in t.died:
            return Message("silent-paused")     # who waits for the game disturbs nobody
        self.unruly.count(user)
        return Message("silent-dead" if chair.number in t.died else "silent-night" if t.phase == "night" else "silent-turn")

    def came(self, user: User) -> None:
        """A user has come into the channel: back to his seat, or to look on."""
        if user.bot:
            return
        self.means.hall.suggest_language(user, self.channel.language)
        moderating.remind(self._office, user)
        chair = self.seats.of(user) or owning.claim(self._office, self, user)
        if self.playing is None and chair is None and self.waiting.holding.is_held_for(user):
            self._office.attempt(user, lambda: joining.join(self, user))
        if chair is None:
            joining.wait_again(self, user)
        if self.playing is None:
            if self.seats.of(user) is not None:
                self.stir()
            notice = (self.notice,) if self.notice else ()
            now = () if self._office.seating is user else (self.now(user),)
            self.tell(user, (*notice, *looking.waiting_table(self.waiting), *now))
        elif chair is None:
            self.tell(user, looking.greeting(self.playing, self.form(user), may_wait=self._office.seating is not user and not self.bench.has(user)))
        else:
            returned(self.playing, chair, user)

    def left(self, user: User) -> None:
        """A member has left the channel. In a game he keeps his seat; before one he does not."""
        chair = self.seats.of(user)
        if chair is not None and self.playing is not None:
            lost(self.playing, chair)
        elif chair is not None and chair.human:
            if user.sessions or not self.waiting.holding.hold(chair):
                self.waiting.leave(chair)
        else:
            joining.leave(self, user)
        joining.fill(self)
        self.stir()
        self._close_if_empty()

    def invited(self, by: User, user: User) -> None:
        """Somebody asks another into the channel, and so to the table."""
        if self.playing is None:
            self._office.notices.invited(self, by, user)

    # --- what is typed --------------------------------------------------------------------------------------------

    def do(self, user: User, typed: Typed) -> None:
        """Do what a verb says; Refused if the user may not."""
        if typed.verb.id != "leave":
            self._leaving = None if self._leaving is user else self._leaving
        deed = DEEDS.get(typed.verb.id)
        if deed is not None:
            deed(self, user, typed)
            self.stir()
            return
        playing, chair = self.at_play(user)
        for command in answers.commands(playing.table, chair.number, typed, playing.seats.find):
            playing.feed(command, by(user))

    def number(self, user: User, number: int) -> bool:
        """Take a bare number as an answer, if it can only be one; whether it was."""
        chair = self.seats.of(user)
        if self.playing is None or chair is None:
            return False
        playing, seat = self.playing, chair.number
        command = answers.numbered(playing.table, seat, number, lambda kind: playing.pace.is_settled(kind, seat))
        if command is None:
            return False
        playing.feed(command, by(user))
        return True

    def waits(self) -> Waiting:
        """The table before the start; Refused while a game runs."""
        if self.playing is not None:
            raise Refused("game-running")
        return self.waiting

    def leave(self, user: User) -> None:
        """Give the seat up: at once before a game, at the second word in one."""
        chair = self.seats.of(user)
        if chair is None:
            if not joining.leave(self, user):
                raise Refused("not-seated")
        elif self.playing is None:
            self.waiting.leave(chair)
        elif self._leaving is not user:
            self._leaving = user
            raise Refused("leave-again")
        else:
            self._leaving = None
            self.playing.give_up(chair)

    # --- from waiting to a game and back ----------------------------------------------------------------------------

    def _begin(self, user: User) -> None:
        entropy = self.means.entropy
        appointing.draw(self.waiting)
        setup = self.waiting.setup()
        if setup.options.black_death_first_victim == "most_disruptive":
            setup = replace(setup, unruly=self.unruly.most(self.waiting.seats))
        deal = Deal(self.waiting.game, setup, entropy(16), entropy(16))
        self.notice = None
        if self.waiting.first is not None:
            self.waiting.appoint_host(self.waiting.first)
        playing = self.deal(deal)
        playing.telling.announce(explaining.night_pace(deal.setup.options, by_people=self.by_people))
        self._office.sides.begin(playing)
        playing.begin(by(user))

    def deal(self, deal: Deal) -> Playing:
        """A game at this table, of those who sit here."""
        self.playing = Playing(self.means, self.channel, self.waiting.seats, deal, self.over, self.bench)
        self.playing.heed = partial(self._office.sides.returned, self.playing)
        self._office.games[self.playing] = self
        return self.playing

    def over(self) -> None:
        """The game has ended: those who are here keep their seats for the next."""
        if self.playing is not None:
            self._office.people.remember(self.playing)
        old, rules = self.playing, self.waiting.rules
        self.playing = None
        self.waiting = self._waiting(rules)
        if old is not None:
            del self._office.games[old]
            self._office.sides.over(old)
            self._office.recap.over(old)
            self._seat_again(old)
        self.stir()
        self._close_if_empty()

    def _seat_again(self, old: Playing) -> None:
        """Seat those who stay, and those who waited, for the next game."""
        joining.next_game(self, old)

    def drop(self, game: str, why: str) -> None:
        """A game that cannot be set up again ends on record; the table is empty."""
        self.means.record.append("game.ended", game=game, chan=self.channel.name, why=why, camps=(), winners=())
        if self.playing is not None:
            del self._office.games[self.playing]
        self.playing = None
        self.waiting = self._waiting()

    def _waiting(self, rules: Rules | None = None) -> Waiting:
        """A table before its game, by these rules or the channel's own."""
        waiting = Waiting(self.means, self.channel, self._begin, by_preset(self.preset), rules)
        waiting.when_left = self._free_again
        return waiting

    def _free_again(self) -> None:
        """A seat has become free: the bench may have it; nobody may be left here at all."""
        joining.fill(self)
        self._close_if_empty()

    def is_kept_by(self, user: User) -> bool:
        """Whether somebody keeps order here."""
        return self._office.staff.keeps(user, self.channel.name)

    def stir(self) -> None:
        """Something has been done here: the table lives, and may have grown."""
        before, self._sat = self._sat, len(self.waiting.seats.humans) if self.playing is None else 0
        if self._sat > before:
            self._office.notices.formed(self, before, self._sat)
        self._lingering.watch(is_open=self.playing is None and bool(self.waiting.seats.humans))

    def _warn_of_end(self, left: float) -> None:
        self.announce(Message("table-idle", span=span(left)))

    def _close_idle(self) -> None:
        """Nobody does anything here: those who sit get up."""
        self.announce(Message("table-closed-idle"))
        for user in list(self.bench):
            self.bench.get_up(user)
        self.waiting.close("idle")
        self._close_if_empty()

    def _close_if_empty(self) -> None:
        if self.playing is None and not len(self.waiting.seats) and not self._people():
            self._office.forget(self)

    def _people(self) -> list[User]:
        return [user for user in self.channel.members if user is not self.means.hall.moderator]

    def record(self, type_: str, **fields: object) -> None:
        """Put something on record; nothing between two games, when the one is closed and the other not open yet."""
        game = self.playing.deal.game if self.playing is not None else self.waiting.game
        if game:
            self.means.record.append(type_, game=game, chan=self.channel.name, **fields)
