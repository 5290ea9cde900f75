"""Artificial players at a table: they hear what their seat may hear, and answer and speak as if they had typed it."""

import hashlib
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from twisted.internet.interfaces import IDelayedCall, IReactorTime

from engine.commands import Command, Refused
from engine.events import Event, Opened, Seat, Seats
from engine.players.beliefs import Saying
from engine.players.company import Companion
from engine.setup import Setup
from wolfd.moderator.bots.hearing import Hearing
from wolfd.moderator.seats import Seats as Seated
from wolfd.moderator.words.questions import FLOOR

MOVES = 12      # answers at one go: more than any step asks of a seat, so that no player can talk for ever


@dataclass(frozen=True, slots=True)
class Deeds:
    """What an artificial player may do."""

    feed: Callable[[Command, Seat], None]
    """Put a command into the game; Refused if it may not be."""
    say: Callable[[Saying], None]
    """Say something for all to hear."""


class Bots:
    """The artificial players of one game. Each answers a moment after it heard something."""

    def __init__(self, clock: IReactorTime, setup: Setup, seed: bytes, seats: Seats, delays: tuple[float, float],
                 deeds: Deeds, hearing: Hearing) -> None:
        self._clock = clock
        self._deeds = deeds
        self._delays = delays
        self._hearing = hearing
        self._chance = random.Random(hashlib.sha256(b"bots" + seed).digest())  # noqa: S311 - a delay, no secret
        self._players = {seat: Companion(setup, seat, hashlib.sha256(bytes([seat]) + seed).digest()[:16]) for seat in seats}
        self._waking: dict[Seat, IDelayedCall] = {}
        self._rounds = 0
        """How many rounds have been heard to open."""

    def hear(self, heard: Iterable[tuple[Event, Seats | None]], *, answer: bool = True) -> None:
        """Let each player hear what it may (nothing: everybody may), and think about an answer."""
        heard = tuple(heard)
        turns = self._turns(event for event, _ in heard)
        if answer and any(isinstance(event, Opened) for event, _ in heard):
            self.stop()     # all begin to think anew: who was at it already, as the night had told him something, would be the first
            self._rounds += 1
        for seat, player in self._players.items():
            events = [event for event, to in heard if to is None or seat in to]
            for event in events:
                player.hear(event)
            if events and answer:
                self._wake_later(seat, turns.get(seat, 1))

    def listen(self, saying: Saying, *, answer: bool = True) -> None:
        """Let all players hear what somebody says; whom it is about may answer."""
        for seat, player in self._players.items():
            if player.listen(saying) and answer:
                self._wake_later(seat)

    def know(self, seats: Seated) -> None:
        """Somebody else sits on a seat, or is called otherwise."""
        self._hearing.know(seats)

    def overhear(self, seat: Seat, text: str) -> None:
        """Let them hear what a person says to all."""
        if not self._players:
            return
        for saying in self._hearing.understood(seat, text):
            self.listen(saying)

    def wake(self) -> None:
        """Let all think again: after a pause or a restart."""
        for seat in self._players:
            self._wake_later(seat)

    def stop(self) -> None:
        """Let nobody answer any more until `wake`."""
        waking, self._waking = self._waking, {}
        for call in waking.values():
            call.cancel()

    def _turns(self, events: Iterable[Event]) -> dict[Seat, int]:
        """In which order they speak where all may: one after the other, so that people can follow."""
        if not any(isinstance(event, Opened) and event.step == FLOOR for event in events):
            return {}
        seats = list(self._players)
        self._chance.shuffle(seats)
        return {seat: turn for turn, seat in enumerate(seats, 1)}

    def _wake_later(self, seat: Seat, turn: int = 1) -> None:
        if seat not in self._waking:
            self._waking[seat] = self._clock.callLater(self._chance.uniform(*self._delays) * turn, self._move, seat)

    def _move(self, seat: Seat) -> None:
        self._waking.pop(seat, None)
        now = self._rounds
        for _ in range(MOVES):
            act = self._players[seat].act() if self._rounds == now else None
            if act is None:
                break
            if isinstance(act, Saying):
                self._wake_later(seat)
                self._deeds.say(act)
                self.listen(act)
                break
            try:
                self._deeds.feed(act, seat)
            except Refused:
                self._players[seat].refuse(act)     # it could not know, and wants something else now
