"""Other people on the seats of a running game: `substitution=takeover` (rulebook 2.9).

A seat whose person has left for good, or has not played (IDLE-2), is offered to those on the bench, one after the other.
Whoever takes it plays on as if he had sat there from the first night; if nobody does, what the rules say happens.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.commands import Refused as EngineRefused
from engine.events import Seat
from engine.substitution import check_takeover
from wolfd.chat.people import User
from wolfd.moderator.before.bench import Bench
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.play.playing import Playing

OFFER = 30.0
"""Seconds that somebody on the bench has to take a seat."""


class StandIns:
    """The offers of one game."""

    def __init__(self, playing: "Playing", bench: Bench) -> None:
        self._playing = playing
        self._bench = bench
        self._offers: dict[Seat, User] = {}
        self._asked: dict[Seat, list[User]] = {}
        """Who has not taken it."""
        self._otherwise: dict[Seat, Callable[[Seat], None]] = {}
        self._expects = True
        """Whether those are waited for who had a place on the bench before a restart: once, not with each seat."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may still take a seat."""
        return bool(self._offers)

    def offer(self, seat: Seat, otherwise: Callable[[Seat], None]) -> bool:
        """Offer a seat; nothing if nobody may have it. `otherwise` is done if nobody wants it."""
        if seat in self._otherwise:
            return True
        if not self._may_change_hands(seat) or (self._next(seat) is None and not self._is_expecting):
            return False
        self._asked[seat], self._otherwise[seat] = [], otherwise
        self._playing.telling.announce(Message("seat-offered", who=self._playing.seats.label(seat)))
        self._ask(seat)
        return True

    def ask(self) -> None:
        """Somebody more is on the bench: a seat that nobody has been asked about may be his."""
        for seat in [seat for seat in self._otherwise if seat not in self._offers]:
            if self._next(seat) is not None:
                self._pass_on(seat)

    def offered_to(self, user: User) -> Seat | None:
        """The seat that somebody is offered; nothing if none is."""
        return next((seat for seat, to in self._offers.items() if to is user), None)

    def may_have_one(self, user: User) -> bool:
        """Whether a seat may be offered to somebody: who has had one, or may be one who has gone, knows too much."""
        return not self._playing.has_part(user) and not self._playing.leavers.may_be(user)

    def taken(self, seat: Seat, user: User) -> None:
        """Somebody has taken it."""
        self._forget(seat)
        self._bench.get_up(user)

    def decline(self, user: User) -> None:
        """Somebody does not want what he was offered, or cannot have it any more."""
        for seat in [seat for seat, to in self._offers.items() if to is user]:
            self._pass_on(seat)

    def withdraw(self, seat: Seat) -> None:
        """The player of a seat plays again: it is his."""
        to = self._offers.get(seat)
        if to is not None:
            self._playing.telling.say_to(to, Message("offer-withdrawn", who=self._playing.seats.label(seat)))
        self._forget(seat)

    def look(self) -> None:
        """Offer nothing that nobody can have any more: a seat that has died."""
        for seat in [seat for seat in self._otherwise if not self._may_change_hands(seat)]:
            to = self._offers.get(seat)
            self._forget(seat)
            self._playing.telling.say_to(to, Message("offer-over"))

    def settle(self) -> None:
        """The game goes on: what nobody wanted meanwhile is dealt with now."""
        for seat in [seat for seat in self._otherwise if not self._playing.waits.has(f"offer {seat}")]:
            self._give_up_on(seat)

    def _ask(self, seat: Seat) -> None:
        """Offer it to the next who may have it."""
        user = self._next(seat)
        if user is None and self._is_expecting:
            self._playing.waits.later(f"offer {seat}", OFFER, lambda: self._late(seat))
            return
        if user is None:
            self._give_up_on(seat)
            return
        self._offers[seat] = user
        self._asked[seat].append(user)
        do = self._playing.telling.form_for(user).room
        self._playing.telling.say_to(user, Message("offer", who=self._playing.seats.label(seat), seconds=round(OFFER), do=do))
        self._playing.waits.later(f"offer {seat}", OFFER, lambda: self._late(seat))

    @property
    def _is_expecting(self) -> bool:
        return self._expects and self._bench.awaits

    def _next(self, seat: Seat) -> User | None:
        asked = {*self._asked.get(seat, ()), *self._offers.values()}
        return next((user for user in self._bench if user not in asked and self.may_have_one(user)), None)

    def _late(self, seat: Seat) -> None:
        to = self._offers.get(seat)
        if to is not None:
            self._playing.telling.say_to(to, Message("offer-over"))
        else:
            self._expects = False
        self._pass_on(seat)

    def _pass_on(self, seat: Seat) -> None:
        self._offers.pop(seat, None)
        self._playing.waits.cancel(f"offer {seat}")
        self._ask(seat)

    def _give_up_on(self, seat: Seat) -> None:
        """Nobody takes it; while the game stands still nothing more is done."""
        if self._playing.paused:
            self._playing.look_round()
            return
        otherwise = self._otherwise[seat]
        self._forget(seat)
        otherwise(seat)

    def _forget(self, seat: Seat) -> None:
        self._offers.pop(seat, None)
        self._asked.pop(seat, None)
        self._otherwise.pop(seat, None)
        self._playing.waits.cancel(f"offer {seat}")

    def _may_change_hands(self, seat: Seat) -> bool:
        try:
            check_takeover(self._playing.table, seat)
        except EngineRefused:
            return False
        return True
