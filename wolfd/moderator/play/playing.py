"""One game in play: each command goes into the engine, then on record, and only then does anybody hear of it.

What is fed to the game, and what follows from that, is here; how it stands still, goes on and ends is in `standing`.
"""

import contextlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from twisted.logger import Logger

from engine.codec import setup_to_plain, to_plain
from engine.commands import Begin, Command, Late, Refused, Remove
from engine.events import Event, Opened, Seat
from engine.game import Game, hearers
from wolfd.chat.people import Channel, User
from wolfd.moderator.before.bench import Bench
from wolfd.moderator.bots.bot_deeds import feed_bot, say_bot
from wolfd.moderator.bots.bots import Bots, Deeds
from wolfd.moderator.bots.hearing import Hearing
from wolfd.moderator.keys import KeyRing
from wolfd.moderator.means import ALONE, CLOCK, DEADLINE, TALKED, By, Means
from wolfd.moderator.play.closing import Closing
from wolfd.moderator.play.deadlines import Calls
from wolfd.moderator.play.deal import Batch, Deal, Heard, plain_chair
from wolfd.moderator.play.gathering import Gathering
from wolfd.moderator.play.idling import Idle, Idling
from wolfd.moderator.play.leavers import Leavers
from wolfd.moderator.play.motions import Motions
from wolfd.moderator.play.pace import Pace
from wolfd.moderator.play.standing import Standing
from wolfd.moderator.play.substituting import StandIns
from wolfd.moderator.play.telling import Telling
from wolfd.moderator.play.votes import away
from wolfd.moderator.seats import Chair, Seats
from wolfd.moderator.waits import Waits
from wolfd.moderator.words.wording import named
from wolfd.texts import Message

SHORTEST = 3
"""Seconds: nobody is reminded of less."""

LOG = Logger()


class Playing(Standing):
    """A running game at a table."""

    def __init__(self, means: Means, channel: Channel, seats: Seats, deal: Deal, over: Callable[[], None], bench: Bench) -> None:
        self.means = means
        self.channel = channel
        self.seats = seats
        self.deal = deal
        self.game = Game(deal.setup, deal.seed)
        self.history: list[Batch] = []
        self.keys = KeyRing(means.keys, deal.game)
        self.telling = Telling(means.hall, channel, seats, means.settings.prefix, deal.setup.options)
        self.pace = Pace(means, seats, Calls(self._late, self._remind, self._tick, self._stalled), lambda number: self._late(number, ALONE))
        self.bots = Bots(means.clock, deal.setup, deal.seed, tuple(chair.number for chair in seats.bots),
                         (means.settings.bot_least, means.settings.bot_most), Deeds(partial(feed_bot, self), partial(say_bot, self)), Hearing(seats))
        self.paused = ""
        """Why the game stands still: absent, fault, restart, disk, vote, moderator, operator; empty while it runs."""
        self.tells_seal = True
        """Whether the room is told of the deal's seal; it is on record in any case."""
        self._over = over
        self._floor: tuple[User, ...] | None = None
        self._broken: Command | None = None
        self.waits = Waits(means.clock)
        self._gathering = Gathering(self.waits, seats, means.settings.gather)
        self._closing = Closing(seats, self.telling, lambda number: self._late(number, TALKED))
        self.motions = Motions(self)
        self.idling = Idling(self.waits, seats, deal.setup.options, Idle(self._warn_idle, self._warn_away, self._remove_idle))
        self.stand_ins = StandIns(self, bench)
        self.leavers = Leavers(means.hall.wall)
        self.persons: set[str] = set()
        """All that have had a seat in this game, and their accounts."""
        self._users: set[User] = set()
        for chair in seats.people:
            self.took_part(chair)

    # --- the course of the game -----------------------------------------------------------------------------------

    def begin(self, who: By) -> None:
        """Deal, put the deal under seal, and let the first night fall."""
        events = self.game.feed(Begin())
        keys = {chair.number: self.keys.renew(chair) for chair in self.seats.people}
        digest = self.deal.fingerprint(events)
        self.record("table.started", setup=setup_to_plain(self.deal.setup), seed=self.deal.seed.hex(),
                     nonce=self.deal.nonce.hex(), digest=digest, seats=[plain_chair(chair) for chair in self.seats.places])
        self._on_record(Begin(), who, events)
        if self.tells_seal:
            irc, telnet = (Message("sealed-fate", digest=digest, do=do) for do in (self.telling.prefix, "/"))
            self.telling.announce(irc, by_telnet=telnet)
        for seat, key in keys.items():
            self.telling.tell_key(seat, key)
        self._heard(events)

    def restore(self, history: list[Batch], left: float | None, gone: dict[Seat, int], said: Sequence[Heard] = ()) -> None:
        """Be as before a restart, standing still; Diverged if the recorded commands make another game now.

        `gone`: seat -> how many commands there had been when its player went, if he was away already.
        `said`: what artificial players said, each after how many commands.
        """
        self.game = Game.rebuild(self.deal.setup, self.deal.seed, history)
        self.history = history
        for number, (_, events) in enumerate(history):
            self._mark_missed(seat for seat, at in gone.items() if at == number)
            self.telling.remember(events, self.table)
            self.bots.hear(((event, hearers(event, self.table)) for event in events), answer=False)
            self.idling.hear(events)
            for heard in (heard for at, heard in said if at == number + 1):
                self.bots.listen(heard, answer=False)
        self._mark_missed(chair.number for chair in self.seats.people if chair.missed is None)
        self.pace.hold(self.table, left)
        self._gathering.expect(chair.number for chair in self.seats.people if chair.number not in gone)

    def stand_still(self, held: str = "") -> None:
        """After a restart: wait for the players, or who `held` the game; one whose end nobody heard any more ends now."""
        self.means.hall.set_floor(self.channel, ())
        if self.table.ended is None:
            self.pause(held or "restart")
        else:
            self._finish()

    def _mark_missed(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self.seats[seat].missed = len(self.telling.said)

    def feed(self, command: Command, who: By) -> None:
        """Put a command in; Refused if it may not be, and then nothing has changed."""
        if self.paused:
            raise Refused("game-paused")
        try:
            events = self.game.feed(command)
        except Refused:
            raise
        except Exception as error:
            self._fault(command, who, error)
            raise Refused("game-fault") from error
        self._on_record(command, who, events)
        self._heard(events)

    def _on_record(self, command: Command, who: By, events: tuple[Event, ...]) -> None:
        self.history.append((command, events))
        why = {"why": who.why} if who.why else {}
        self.record("game.command", person=who.person, nick=who.nick, **why, command=to_plain(command),
                     events=[to_plain(event) for event in events])

    def _heard(self, events: tuple[Event, ...]) -> None:
        self.telling.tell(events, self.table)
        if self.follow is not None:
            self.follow(events)
        if self.table.ended is not None:
            self._finish()
            return
        self._tell_away(events)
        self.set_floor()
        self.pace.keep(self.table, events)
        self.bots.hear((event, hearers(event, self.table)) for event in events)
        self.idling.hear(events)
        self.idling.look(self.table)
        self.stand_ins.look()
        self._closing.look(self.table)

    def _tell_away(self, events: tuple[Event, ...]) -> None:
        missing = away(self.table, self.seats) if any(isinstance(event, Opened) for event in events) else ()
        if missing:
            self.telling.announce(Message("vote-away", who=named(missing, self.seats.label)))

    # --- time -----------------------------------------------------------------------------------------------------

    def _late(self, number: int, who: By = DEADLINE) -> None:
        if self.table.round is None or self.table.round.round != number:
            return
        try:
            self.feed(Late(number), who)
        except Refused as why:
            if why.mid != "game-fault":     # that is told and logged already
                LOG.failure("{game}: the end of round {number} was refused", game=self.deal.game, number=number)

    def _remind(self, left: float) -> None:
        if round(left) >= SHORTEST:
            self.telling.remind(self.table, left)

    def _stalled(self, seconds: float) -> None:
        """The house stood still: what nobody could do meanwhile is nobody's fault."""
        self.record("clock.lag", seconds=round(seconds, 3), left=round(self.pace.left, 3))
        self.idling.forgive()
        self.idling.rest()
        self.idling.watch(self.table)
        self.telling.announce(Message("stalled", seconds=round(seconds), left=round(self.pace.left)))

    def _tick(self, number: int, left: float) -> None:
        self.record("clock.tick", round=number, left=round(left, 3))

    def _warn_idle(self, seat: Seat) -> None:
        self.telling.whisper(seat, Message("idle-warned"))

    def _warn_away(self, seat: Seat, left: float) -> None:
        self.telling.whisper(seat, Message("away-warned", room=self.channel.name, seconds=round(left)))

    def _remove_idle(self, seat: Seat) -> None:
        """A player does not play (IDLE-2): somebody else may have the seat; else it is taken out, and he may watch."""
        if self._plays(seat) and not self.paused and not self.stand_ins.offer(seat, self._take_out):
            self._take_out(seat)

    def _take_out(self, seat: Seat) -> None:
        if self._plays(seat) and self.deal.setup.options.idle_action == "remove":
            self.telling.announce(Message("idle-removed", who=self.seats.label(seat)))
            self._let_die(seat)

    def _let_die(self, seat: Seat) -> None:
        with contextlib.suppress(Refused):      # a fault is told and logged already
            self.feed(Remove(seat), CLOCK)

    def _plays(self, seat: Seat) -> bool:
        t = self.table
        return t.is_alive(seat) and seat not in t.removed and t.ended is None

    # --- seats ----------------------------------------------------------------------------------------------------

    def took_part(self, chair: Chair) -> None:
        """Somebody has, or has had, a seat in this game."""
        self.persons |= {chair.person, *((chair.account,) if chair.account is not None else ())}
        self._users |= {chair.user} if chair.user is not None else set()

    def has_part(self, user: User) -> bool:
        """Whether somebody has, or has had, a seat in this game; another account, or none, does not change that."""
        return user in self._users or self.seats.of(user) is not None or user.person in self.persons or user.account in self.persons

    def give_up(self, chair: Chair) -> None:
        """A player leaves for good: somebody else may have his seat, or it dies at the next resolution (2.9, 2.10).

        While the game stands still, that is done as soon as it goes on.
        """
        if self.paused == "disk":
            raise Refused("game-paused")
        if chair.given_up:
            return
        self.took_part(chair)
        self.leavers.left(chair)
        self.record("table.left", seat=chair.number, person=chair.person, nick=chair.nick, given_up=True)
        chair.given_up, chair.here, chair.user, chair.key = True, False, None, ""
        if chair is self.seats.host:
            self.telling.announce(Message("moderator-left", who=chair.nick))
        if self.paused:
            if chair is not self.seats.host and chair.number not in self.table.died:
                self.telling.announce(Message("left-in-pause", who=chair.label))
        elif self._plays(chair.number) and not self.stand_ins.offer(chair.number, self._let_die):
            self.feed(Remove(chair.number), By(chair.person, chair.nick))
        if self.table.ended is None:
            self.set_floor()
            self.look_round()
            self.motions.look()

    def settle_left(self) -> None:
        """Deal with seats that were left in a pause; what was offered before a restart is offered again."""
        for chair in self.seats:
            if chair.given_up and self._plays(chair.number) and not self.stand_ins.offer(chair.number, self._let_die):
                self._let_die(chair.number)

    # --- when it cannot go on -------------------------------------------------------------------------------------

    def _fault(self, command: Command, who: By, error: Exception) -> None:
        """Leave out a command that broke the engine; a second time, the game cannot go on."""
        LOG.failure("{game}: a command broke the engine", game=self.deal.game)
        self.record("game.fault", person=who.person, nick=who.nick, command=to_plain(command), error=type(error).__name__)
        again = command == self._broken
        self._broken = command
        try:
            self.game = Game.rebuild(self.deal.setup, self.deal.seed, self.history)
        except Exception:  # noqa: BLE001 - whatever it is, this game cannot go on, and all others can
            again = True
        if again:
            self.abort("fault")
        else:
            self.pause("fault")
