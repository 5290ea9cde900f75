"""Artificial players at a table: they hear what their seat may hear, and answer as if they had typed it."""

import hashlib
import random
from collections.abc import Callable, Iterable

from twisted.internet.interfaces import IDelayedCall, IReactorTime

from engine.commands import Command, Refused
from engine.events import Event, Seat, Seats
from engine.players import Player
from engine.setup import Setup

MOVES = 12      # answers at one go: more than any step asks of a seat, so that no player can talk for ever


class Bots:
    """The artificial players of one game. Each answers a moment after it heard something."""

    def __init__(
        self, clock: IReactorTime, setup: Setup, seed: bytes, seats: Seats, delays: tuple[float, float],
        feed: Callable[[Command, Seat], None],
    ) -> None:
        self._clock = clock
        self._feed = feed
        self._delays = delays
        self._chance = random.Random(hashlib.sha256(b"bots" + seed).digest())  # noqa: S311 - a delay, no secret
        self._players = {seat: Player(setup, seat, hashlib.sha256(bytes([seat]) + seed).digest()[:16]) for seat in seats}
        self._waking: dict[Seat, IDelayedCall] = {}

    def hear(self, heard: Iterable[tuple[Event, Seats | None]], *, answer: bool = True) -> None:
        """Let each player hear what it may (nothing: everybody may), and think about an answer."""
        heard = tuple(heard)
        for seat, player in self._players.items():
            events = [event for event, to in heard if to is None or seat in to]
            for event in events:
                player.hear(event)
            if events and answer:
                self._wake_later(seat)

    def wake(self) -> None:
        """Let all think again: after a pause or a restart."""
        for seat in self._players:
            self._wake_later(seat)

    def stop(self) -> None:
        """Let nobody answer any more until `wake`."""
        waking, self._waking = self._waking, {}
        for call in waking.values():
            call.cancel()

    def _wake_later(self, seat: Seat) -> None:
        if seat not in self._waking:
            self._waking[seat] = self._clock.callLater(self._chance.uniform(*self._delays), self._move, seat)

    def _move(self, seat: Seat) -> None:
        self._waking.pop(seat, None)
        for _ in range(MOVES):
            command = self._players[seat].move()
            if command is None:
                break
            try:
                self._feed(command, seat)
            except Refused:
                # What it wanted is no longer possible; it thinks again when it hears the next thing.
                break
