"""One game in play: each command goes into the engine, then on record, and only then does anybody hear of it.

Everything a game does to the world starts here: what is told (`telling`), who may speak, the deadline, the artificial
players, the pause when it cannot go on, and its end.
"""

from collections.abc import Callable, Iterable

from twisted.logger import Logger

from engine.codec import setup_to_plain, to_plain
from engine.commands import Begin, Command, Late, Refused, Remove
from engine.events import Asked, Event, Seat
from engine.game import Diverged, Game, hearers
from engine.speech import speakers
from engine.table import Table
from wolfd.chat.people import Channel, User
from wolfd.moderator.bots import Bots
from wolfd.moderator.deadlines import Calls, Deadline
from wolfd.moderator.deal import Batch, Deal, plain_chair
from wolfd.moderator.keys import KeyRing
from wolfd.moderator.means import CLOCK, By, Means
from wolfd.moderator.seats import Chair, Seats
from wolfd.moderator.story import story
from wolfd.moderator.telling import Telling
from wolfd.moderator.waits import Waits
from wolfd.texts import Message

LOG = Logger()


class Playing:
    """A running game at a table."""

    def __init__(self, means: Means, channel: Channel, seats: Seats, deal: Deal, over: Callable[[], None]) -> None:
        settings = means.settings
        self.means = means
        self.channel = channel
        self.seats = seats
        self.deal = deal
        self.game = Game(deal.setup, deal.seed)
        self.history: list[Batch] = []
        self.keys = KeyRing(means.keys, deal.game)
        self.telling = Telling(means.hall, channel, seats, settings.prefix)
        self.deadline = Deadline(means.clock, Calls(self._late, self._remind, self._tick), settings.tick)
        self.bots = Bots(means.clock, deal.setup, deal.seed, tuple(chair.number for chair in seats.bots),
                         (settings.bot_least, settings.bot_most), self._feed_bot)
        self.paused = ""
        """Why the game stands still: `absent`, `fault`, `restart`, `disk`; empty while it runs."""
        self.awaited: set[Seat] = set()
        """After a restart: the seats whose players were here before it and are not back."""
        self._asked_at: dict[tuple[str, Seat], float] = {}
        self._over = over
        self._floor: tuple[User, ...] | None = None
        self._timed = 0
        self._broken: Command | None = None
        self._waits = Waits(means.clock)

    @property
    def table(self) -> Table:
        return self.game.table

    # --- the course of the game -----------------------------------------------------------------------------------

    def begin(self, who: By) -> None:
        """Deal, put the deal under seal, and let the first night fall."""
        events = self.game.feed(Begin())
        keys = {chair.number: self.keys.renew(chair) for chair in self.seats.humans}
        digest = self.deal.fingerprint(self.table)
        self.record("table.started", setup=setup_to_plain(self.deal.setup), seed=self.deal.seed.hex(),
                     nonce=self.deal.nonce.hex(), digest=digest, seats=[plain_chair(chair) for chair in self.seats])
        self._on_record(Begin(), who, events)
        self.telling.announce(Message("sealed-fate", digest=digest))
        for seat, key in keys.items():
            self.telling.tell_key(seat, key)
        self._heard(events)

    def restore(self, history: list[Batch], left: float | None, gone: dict[Seat, int]) -> None:
        """Be as before a restart, standing still; Diverged if the recorded commands make another game now.

        `gone`: seat -> how many commands there had been when its player went, if he was away already.
        """
        self.game = Game.rebuild(self.deal.setup, self.deal.seed, history)
        self.history = history
        for number, (_, events) in enumerate(history):
            self._mark_missed(seat for seat, at in gone.items() if at == number)
            self.telling.remember(events, self.table)
            self.bots.hear(((event, hearers(event, self.table)) for event in events), answer=False)
        self._mark_missed(chair.number for chair in self.seats.humans if chair.missed is None)
        opened = self.table.round
        if opened is not None:
            self._timed = opened.round
            self.deadline.hold(opened.round, opened.seconds, opened.seconds if left is None else left)
        self.awaited = {chair.number for chair in self.seats.humans if chair.number not in gone}

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

    def settled(self, kind: str, seat: Seat) -> bool:
        """Whether a question has been open long enough for a bare number to mean it."""
        asked = self._asked_at.get((kind, seat))
        return asked is not None and self.means.clock.seconds() - asked >= self.means.settings.settled

    def _on_record(self, command: Command, who: By, events: tuple[Event, ...]) -> None:
        self.history.append((command, events))
        self.record("game.command", person=who.person, nick=who.nick, command=to_plain(command),
                     events=[to_plain(event) for event in events])

    def _heard(self, events: tuple[Event, ...]) -> None:
        self.telling.tell(events, self.table)
        self.set_floor()
        if self.table.ended is not None:
            self._finish()
            return
        now = self.means.clock.seconds()
        self._asked_at.update(((ev.kind, seat), now) for ev in events if isinstance(ev, Asked) for seat in ev.to)
        self._keep_time()
        self.bots.hear((event, hearers(event, self.table)) for event in events)

    def set_floor(self, *, anew: bool = False) -> None:
        """Let those speak whose turn it is; `anew` where somebody came back without his voice."""
        chairs = (self.seats[seat] for seat in speakers(self.table))
        users = tuple(c.user for c in chairs if c.user is not None and not c.bot and self.channel in c.user.channels)
        if users != self._floor or anew:
            self._floor = users
            self.means.hall.set_floor(self.channel, users)

    def _feed_bot(self, command: Command, seat: Seat) -> None:
        chair = self.seats[seat]
        self.feed(command, By(chair.person, chair.nick))

    # --- time -----------------------------------------------------------------------------------------------------

    def _keep_time(self) -> None:
        opened = self.table.round
        if opened is not None and opened.round != self._timed:
            self._timed = opened.round
            self._waits.cancel("hasten")
            self.deadline.arm(opened.round, opened.seconds)
        self._hasten()

    def _hasten(self) -> None:
        """At a table with one human, end a step of fixed length soon after he has no more to answer in it."""
        opened = self.table.round
        if opened is None or opened.early or self.paused or not self._nobody_waits():
            self._waits.cancel("hasten")
        else:
            self._waits.later("hasten", self.means.settings.alone, lambda: self._late(opened.round))

    def _nobody_waits(self) -> bool:
        humans = self.seats.humans
        owed = {seat for kind, seat in self.table.asks if (kind, seat) not in self.table.answers}
        return len(humans) == 1 and humans[0].number not in owed

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

    # --- seats ----------------------------------------------------------------------------------------------------

    def give_up(self, chair: Chair) -> None:
        """A player leaves for good: his seat dies at the next resolution (2.10)."""
        if self.paused:
            raise Refused("game-paused")
        self.record("table.left", seat=chair.number, person=chair.person, nick=chair.nick, given_up=True)
        chair.given_up, chair.here, chair.user, chair.key = True, False, None, ""
        if self.table.is_alive(chair.number) and chair.number not in self.table.removed:
            self.feed(Remove(chair.number), By(chair.person, chair.nick))
        if self.table.ended is None:
            self.set_floor()
            self.look_round()

    def look_round(self) -> None:
        """Stop the clock when nobody is here to play, and call the game off when nobody can come back."""
        if not self.seats.humans:
            self.abort("empty")
        elif not any(chair.here for chair in self.seats.humans):
            self.pause("absent")
        else:
            self._hasten()

    # --- when it cannot go on -------------------------------------------------------------------------------------

    def pause(self, why: str) -> None:
        """Let the clock stand still and refuse answers; the game is called off if nothing changes for a while."""
        if self.paused:
            return
        self.paused = why
        self._waits.cancel("hasten")
        self.bots.stop()
        self.record("table.paused", why=why, left=round(self.deadline.stop(), 3))
        self.telling.announce(Message(f"paused-{why}"))
        if why != "disk":
            self._waits.later("abort", self.means.settings.grace, lambda: self.abort(why))

    def resume(self) -> None:
        """Go on with the time that was left."""
        if not self.paused:
            return
        self.paused = ""
        self._waits.cancel("abort", "gather")
        self.record("table.resumed")
        self.telling.announce(Message("resumed", seconds=round(self.deadline.left)))
        self.set_floor(anew=True)
        self.deadline.go_on()
        self.bots.wake()
        self.look_round()

    def returned(self, chair: Chair) -> None:
        """A player is at his seat again: go on, if the game waited for that."""
        self.awaited.discard(chair.number)
        if self.paused == "absent" or (self.paused == "restart" and not self.awaited):
            self.resume()
        elif self.paused == "restart":
            self._waits.cancel("abort")
            self._waits.later("gather", self.means.settings.gather, self.resume)

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
        except Diverged:
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
        self.telling.announce(Message("seal-opened", opening=self.deal.opening(self.table)))
        self.record("game.ended", why=why, camps=camps, winners=winners)
        self.means.hall.set_floor(self.channel, None)
        self._over()

    def stop(self) -> None:
        """Let nothing more happen by itself."""
        self.deadline.stop()
        self.bots.stop()
        self._waits.cancel()

    # --- small ----------------------------------------------------------------------------------------------------

    def record(self, type_: str, **fields: object) -> None:
        """Put something of this game on record."""
        self.means.record.append(type_, game=self.deal.game, chan=self.channel.name, **fields)
