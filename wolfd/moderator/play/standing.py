"""A game between two commands: who has the floor, its pauses, and its end. What is fed to it is in `playing`."""

from collections.abc import Callable

from engine.events import Event, Seat
from engine.game import Game
from engine.speech import speakers
from engine.table import Table
from wolfd.chat.people import Channel, User
from wolfd.moderator.bots.bots import Bots
from wolfd.moderator.means import Means
from wolfd.moderator.play.deal import Batch, Deal
from wolfd.moderator.play.gathering import LEAST, Gathering
from wolfd.moderator.play.idling import Idling
from wolfd.moderator.play.pace import Pace
from wolfd.moderator.play.substituting import StandIns
from wolfd.moderator.play.telling import Telling
from wolfd.moderator.seats import HOST, Chair, Seats
from wolfd.moderator.waits import Waits
from wolfd.moderator.words.story import story
from wolfd.texts import Message

AWAITED = frozenset({"vote"})
"""Reasons for a pause that is over by itself after a while."""
HELD = frozenset({"operator", "moderator"})
"""Pauses that somebody in charge wants: they last until he lets the game go on, over a restart too."""


class Standing:
    """The part of a running game that stands still and goes on."""

    means: Means
    channel: Channel
    seats: Seats
    deal: Deal
    game: Game
    history: list[Batch]
    telling: Telling
    pace: Pace
    bots: Bots
    idling: Idling
    paused: str
    _over: Callable[[], None]
    _floor: tuple[User, ...] | None
    waits: Waits
    stand_ins: StandIns
    _gathering: Gathering
    tells_seal: bool
    follow: Callable[[tuple[Event, ...]], None] | None = None
    """Who explains what happens, in a lesson."""
    past_hosts: set[str] = set()        # noqa: RUF012 - replaced, never changed
    """The persons who have moderated this game and do so no more."""
    heed: Callable[[Chair], None] | None = None
    """Who else must know that somebody is back."""
    _is_offered: bool = False
    """Whether those on the bench could have had the seats of all who are away."""

    def settle_left(self) -> None:
        """Deal with the seats of those who have left for good and of which nothing has come yet."""

    @property
    def table(self) -> Table:
        return self.game.table

    def set_floor(self, *, anew: bool = False) -> None:
        """Let those speak whose turn it is; `anew` where somebody came back without his voice."""
        chairs = [c for c in self.seats.places if c.number in {HOST, *speakers(self.table)}]
        users = tuple(c.user for c in chairs if c.user is not None and not c.bot and self.channel in c.user.channels)
        if users != self._floor or anew:
            self._floor = users
            self.means.hall.set_floor(self.channel, users)

    def look_round(self) -> None:
        """Stop the clock when nobody is here to play, and call the game off when nobody can come back."""
        if not self.seats.people and not self.stand_ins.is_open:
            self.abort("empty")
        elif not any(chair.here for chair in self.seats.people):
            self.waits.cancel("gather")
            self.pause("absent")
            self._give_up_later(self.paused)
        elif not self.paused:
            self.idling.watch(self.table)
            self.pace.hasten(self.table)

    def pause(self, why: str) -> None:
        """Let the clock stand still and refuse answers; the game is called off if nothing changes for a while."""
        if self.paused:
            return
        self.paused = why
        self.bots.stop()
        self.idling.forgive()
        self.idling.rest()
        self.record("table.paused", why=why, left=round(self.pace.stop(), 3))
        self.telling.announce(self.pause_told(self.telling.prefix), by_telnet=self.pause_told("/"))
        self._give_up_later(why)

    def pause_told(self, do: str) -> Message:
        """Why the game stands still, and what makes it go on."""
        return Message(f"paused-{self.paused}", do=do, minutes=max(round(self.means.settings.grace / 60), 1))

    def _give_up_later(self, why: str) -> None:
        if why != "disk" and why not in HELD:
            self.waits.later("abort", self.means.settings.grace, lambda: self._give_up(why))

    def _give_up(self, why: str) -> None:
        """Waited for long enough: those who were not awaited, but are here, go on; or others, who wait for a seat."""
        if why in AWAITED or (why == "restart" and any(chair.here for chair in self.seats.people)):
            self.resume()
        elif why in {"absent", "restart"} and not self._is_offered and self._offer_all():
            self._is_offered = True
            self._give_up_later(why)
        else:
            self.abort(why)

    def _offer_all(self) -> bool:
        """Offer every living seat whose player is away; whether somebody may have one."""
        seats = [chair.number for chair in self.seats if not chair.bot and not chair.here]
        offered = [self.stand_ins.offer(seat, lambda _: None) for seat in seats]
        return any(offered)

    def resume(self) -> None:
        """Go on with the time that was left."""
        if not self.paused:
            return
        if self.paused == "restart":
            self.pace.lengthen(LEAST)
        self.paused, self._is_offered = "", False
        self.waits.cancel("abort", "gather")
        self.record("table.resumed")
        self.telling.announce(Message("resumed", seconds=round(self.pace.left)))
        self.set_floor(anew=True)
        self.pace.go_on(self.table)
        self.bots.wake()
        self.stand_ins.settle()
        self.settle_left()
        if self.table.ended is None:
            self.look_round()

    def returned(self, chair: Chair) -> None:
        """A player is at his seat again: go on, if the game waited for that."""
        self.idling.came(chair.number)
        self.stand_ins.withdraw(chair.number)
        if self.heed is not None:
            self.heed(chair)
        if self.paused == "absent":
            self.resume()
        elif self.paused == "restart":
            self._gathering.came(chair, self.resume)

    def abort(self, why: str) -> None:
        """Call the game off, openly and without a winner."""
        self.telling.announce(Message(f"aborted-{why}"))
        self._close("aborted", (), ())

    def _finish(self) -> None:
        ended = self.table.ended
        events = (event for _, events in self.history for event in events)
        for message in story(events, self.seats.label):
            self.telling.announce(message)
        self._close("won", ended.camps if ended else (), ended.winners if ended else ())

    def _close(self, why: str, camps: tuple[str, ...], winners: tuple[Seat, ...]) -> None:
        self.stop()
        if self.tells_seal:
            self.telling.announce(Message("seal-opened", opening=self.deal.opening(self.history[0][1])))
        self.record("game.ended", why=why, camps=camps, winners=winners)
        self.means.hall.set_floor(self.channel, None)
        self._over()

    def stop(self) -> None:
        """Let nothing more happen by itself."""
        self.pace.stop()
        self.bots.stop()
        self.waits.cancel()

    def record(self, type_: str, **fields: object) -> None:
        """Put something of this game on record."""
        self.means.record.append(type_, game=self.deal.game, chan=self.channel.name, **fields)
