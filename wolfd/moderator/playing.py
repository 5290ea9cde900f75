"""One game in play: each command goes into the engine, then on record, and only then does anybody hear of it.

Everything a game does to the world starts here: what is told (`telling`), who may speak, the deadline, the artificial
players, the pause when it cannot go on, and its end.
"""

import contextlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from twisted.logger import Logger

from engine.codec import setup_to_plain, to_plain
from engine.commands import Begin, Command, Late, Refused, Remove
from engine.events import Event, Seat
from engine.game import Game, hearers
from engine.speech import speakers
from engine.table import Table
from wolfd.chat.people import Channel, User
from wolfd.moderator.bot_deeds import feed_bot, say_bot
from wolfd.moderator.bots import Bots, Deeds
from wolfd.moderator.closing import Closing
from wolfd.moderator.deadlines import Calls
from wolfd.moderator.deal import Batch, Deal, Heard, plain_chair
from wolfd.moderator.gathering import LEAST, Gathering
from wolfd.moderator.hearing import Hearing
from wolfd.moderator.idling import Idling
from wolfd.moderator.keys import KeyRing
from wolfd.moderator.means import CLOCK, By, Means
from wolfd.moderator.pace import Pace
from wolfd.moderator.seats import HOST, Chair, Seats
from wolfd.moderator.story import story
from wolfd.moderator.telling import Telling
from wolfd.moderator.waits import Waits
from wolfd.texts import Message

LOG = Logger()


class Playing:
    """A running game at a table."""

    def __init__(self, means: Means, channel: Channel, seats: Seats, deal: Deal, over: Callable[[], None]) -> None:
        self.means = means
        self.channel = channel
        self.seats = seats
        self.deal = deal
        self.game = Game(deal.setup, deal.seed)
        self.history: list[Batch] = []
        self.keys = KeyRing(means.keys, deal.game)
        self.telling = Telling(means.hall, channel, seats, means.settings.prefix, deal.setup.options)
        self.pace = Pace(means, seats, Calls(self._late, self._remind, self._tick))
        self.bots = Bots(means.clock, deal.setup, deal.seed, tuple(chair.number for chair in seats.bots),
                         (means.settings.bot_least, means.settings.bot_most), Deeds(partial(feed_bot, self), partial(say_bot, self)), Hearing(seats))
        self.paused = ""
        """Why the game stands still: absent, fault, restart, disk; empty while it runs."""
        self._over = over
        self._floor: tuple[User, ...] | None = None
        self._broken: Command | None = None
        self._waits = Waits(means.clock)
        self._gathering = Gathering(self._waits, seats, means.settings.gather)
        self._closing = Closing(seats, self.telling, self._late)
        self.idling = Idling(self._waits, seats, deal.setup.options, self._warn_idle, self._remove_idle)

    @property
    def table(self) -> Table:
        return self.game.table

    # --- the course of the game -----------------------------------------------------------------------------------

    def begin(self, who: By) -> None:
        """Deal, put the deal under seal, and let the first night fall."""
        events = self.game.feed(Begin())
        keys = {chair.number: self.keys.renew(chair) for chair in self.seats.people}
        digest = self.deal.fingerprint(events)
        self.record("table.started", setup=setup_to_plain(self.deal.setup), seed=self.deal.seed.hex(),
                     nonce=self.deal.nonce.hex(), digest=digest, seats=[plain_chair(chair) for chair in self.seats.places])
        self._on_record(Begin(), who, events)
        self.telling.announce(Message("sealed-fate", digest=digest))
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

    def stand_still(self) -> None:
        """After a restart: wait for the players; a game whose end nobody heard any more ends now."""
        self.means.hall.set_floor(self.channel, ())
        if self.table.ended is None:
            self.pause("restart")
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
        self.record("game.command", person=who.person, nick=who.nick, command=to_plain(command),
                     events=[to_plain(event) for event in events])

    def _heard(self, events: tuple[Event, ...]) -> None:
        self.telling.tell(events, self.table)
        if self.table.ended is not None:
            self._finish()
            return
        self.set_floor()
        self.pace.keep(self.table, events)
        self.bots.hear((event, hearers(event, self.table)) for event in events)
        self.idling.hear(events)
        self.idling.look(self.table)
        self._closing.look(self.table)

    def set_floor(self, *, anew: bool = False) -> None:
        """Let those speak whose turn it is; `anew` where somebody came back without his voice."""
        chairs = [c for c in self.seats.places if c.number in {HOST, *speakers(self.table)}]
        users = tuple(c.user for c in chairs if c.user is not None and not c.bot and self.channel in c.user.channels)
        if users != self._floor or anew:
            self._floor = users
            self.means.hall.set_floor(self.channel, users)

    # --- time -----------------------------------------------------------------------------------------------------

    def _late(self, number: int) -> None:
        if self.table.round is None or self.table.round.round != number:
            return
        try:
            self.feed(Late(number), CLOCK)
        except Refused as why:
            if why.mid != "game-fault":     # that is told and logged already
                LOG.failure("{game}: the end of round {number} was refused", game=self.deal.game, number=number)

    def _remind(self, left: float) -> None:
        self.telling.remind(self.table, left)

    def _tick(self, number: int, left: float) -> None:
        self.record("clock.tick", round=number, left=round(left, 3))

    def _warn_idle(self, seat: Seat) -> None:
        self.telling.whisper(seat, Message("idle-warned"))

    def _remove_idle(self, seat: Seat) -> None:
        """Take a seat out of the game whose player does not play (IDLE-2); he may watch."""
        t = self.table
        if t.is_alive(seat) and seat not in t.removed and t.ended is None and not self.paused:
            self.telling.announce(Message("idle-removed", who=self.seats.label(seat)))
            with contextlib.suppress(Refused):      # a fault is told and logged already
                self.feed(Remove(seat), CLOCK)

    # --- seats ----------------------------------------------------------------------------------------------------

    def give_up(self, chair: Chair) -> None:
        """A player leaves for good: his seat dies at the next resolution (2.10)."""
        if self.paused:
            raise Refused("game-paused")
        self.record("table.left", seat=chair.number, person=chair.person, nick=chair.nick, given_up=True)
        chair.given_up, chair.here, chair.user, chair.key = True, False, None, ""
        if chair is self.seats.host:
            self.telling.announce(Message("moderator-left", who=chair.nick))
        if self.table.is_alive(chair.number) and chair.number not in self.table.removed:
            self.feed(Remove(chair.number), By(chair.person, chair.nick))
        if self.table.ended is None:
            self.set_floor()
            self.look_round()

    def look_round(self) -> None:
        """Stop the clock when nobody is here to play, and call the game off when nobody can come back."""
        if not self.seats.people:
            self.abort("empty")
        elif not any(chair.here for chair in self.seats.people):
            self._waits.cancel("gather")
            self.pause("absent")
            self._give_up_later(self.paused)
        else:
            self.idling.watch(self.table)
            self.pace.hasten(self.table)

    # --- when it cannot go on -------------------------------------------------------------------------------------

    def pause(self, why: str) -> None:
        """Let the clock stand still and refuse answers; the game is called off if nothing changes for a while."""
        if self.paused:
            return
        self.paused = why
        self.bots.stop()
        self.idling.rest()
        self.record("table.paused", why=why, left=round(self.pace.stop(), 3))
        self.telling.announce(Message(f"paused-{why}", do=self.telling.prefix), by_telnet=Message(f"paused-{why}", do="/"))
        self._give_up_later(why)

    def _give_up_later(self, why: str) -> None:
        if why != "disk":
            self._waits.later("abort", self.means.settings.grace, lambda: self._give_up(why))

    def _give_up(self, why: str) -> None:
        """Waited for long enough: those who were not awaited, but are here, go on."""
        if why == "restart" and any(chair.here for chair in self.seats.people):
            self.resume()
        else:
            self.abort(why)

    def resume(self) -> None:
        """Go on with the time that was left."""
        if not self.paused:
            return
        if self.paused == "restart":
            self.pace.lengthen(LEAST)
        self.paused = ""
        self._waits.cancel("abort", "gather")
        self.record("table.resumed")
        self.telling.announce(Message("resumed", seconds=round(self.pace.left)))
        self.set_floor(anew=True)
        self.pace.go_on(self.table)
        self.bots.wake()
        self.look_round()

    def returned(self, chair: Chair) -> None:
        """A player is at his seat again: go on, if the game waited for that."""
        self.idling.came(chair.number)
        if self.paused == "absent":
            self.resume()
        elif self.paused == "restart":
            self._gathering.came(chair, self.resume)

    def abort(self, why: str) -> None:
        """Call the game off, openly and without a winner."""
        self.telling.announce(Message(f"aborted-{why}"))
        self._close("aborted", (), ())

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

    def _finish(self) -> None:
        ended = self.table.ended
        events = (event for _, events in self.history for event in events)
        for message in story(events, self.seats.label):
            self.telling.announce(message)
        self._close("won", ended.camps if ended else (), ended.winners if ended else ())

    def _close(self, why: str, camps: tuple[str, ...], winners: tuple[Seat, ...]) -> None:
        self.stop()
        self.telling.announce(Message("seal-opened", opening=self.deal.opening(self.history[0][1])))
        self.record("game.ended", why=why, camps=camps, winners=winners)
        self.means.hall.set_floor(self.channel, None)
        self._over()

    def stop(self) -> None:
        """Let nothing more happen by itself."""
        self.pace.stop()
        self.bots.stop()
        self._waits.cancel()

    def record(self, type_: str, **fields: object) -> None:
        """Put something of this game on record."""
        self.means.record.append(type_, game=self.deal.game, chan=self.channel.name, **fields)
