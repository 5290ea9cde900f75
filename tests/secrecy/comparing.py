"""What each observer of two worlds received, byte for byte, as long as he may know of no difference."""

import re
from dataclasses import dataclass

from tests.secrecy.worlds import World

SAYS_NOTHING = ((re.compile(rb"[0-9a-f]{64}"), b"*" * 64), (re.compile(rb"msgid=[^ ;]+"), b"msgid=*"),
                (re.compile(rb"[0-9a-f]{10}.cloak"), b"*.cloak"))
"""The fingerprint of the deal is another for every deal; ids and cloaks are keyed hashes under each house's own key."""


@dataclass(frozen=True, slots=True)
class Compared:
    """How far one observer's two worlds could be compared."""

    observer: str
    seconds: float
    octets: int
    events: int


def compare(one: World, other: World) -> list[Compared]:
    """Every observer's two streams are the same as long as he may know of no difference; how far that was."""
    return [_compare(name, seat, one, other) for name, seat in observers(one)]


def observers(world: World) -> list[tuple[str, int]]:
    seats = [seat for seat in range(1, world.case.players + 1) if seat not in world.case.stirred]
    return [*((f"seat {seat}", seat) for seat in seats), *((name, 0) for name in world.others)]


def _compare(name: str, seat: int, one: World, other: World) -> Compared:
    mine, theirs = one.watch.of_seat(seat), other.watch.of_seat(seat)
    same = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a[1] != b[1]), min(len(mine), len(theirs)))
    until = min((events[same][0] for events in (mine, theirs) if same < len(events)), default=float("inf"))
    for (when, what), (then, _) in zip(mine[:same], theirs[:same], strict=True):
        assert when == then or min(when, then) >= until, f"{name}: {what} comes at {when} and at {then}"
    got, got_there = (received(world, name, seat, until) for world in (one, other))
    for (when, octets), (then, others) in zip(got, got_there, strict=False):
        assert (when, octets) == (then, others), f"{one.case}\n{name} sees a difference before {until}:\n{when} {octets!r}\n{then} {others!r}"
    assert len(got) == len(got_there), f"{one.case}\n{name}: {(got + got_there)[-1]}"
    end = min(until, one.clock.seconds(), other.clock.seconds())
    return Compared(name, end - one.start, sum(len(octets) for _, octets in got), same)


def received(world: World, name: str, seat: int, until: float) -> list[tuple[float, bytes]]:
    """What an observer got before a moment, piece by piece, without what is another in every run and says nothing."""
    guest = world.seated[seat - 1] if seat else world.others[name]
    found = [(when, octets) for when, octets in guest.got if world.start <= when < until]
    for pattern, plain in SAYS_NOTHING:
        found = [(when, pattern.sub(plain, octets)) for when, octets in found]
    return found
