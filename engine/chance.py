"""All chance of a game: drawn from its seed, the purpose, and how often that purpose was drawn before.

There is no generator state: a secret act can never shift a public draw, and no two draws are the same (law 2).
"""

from hashlib import sha256

from engine.events import Rolled, Shuffled
from engine.table import Table


def die(t: Table, purpose: str, sides: int) -> int:
    """A number from 0 to sides-1; the bias of the division is below 2**-56."""
    value = int.from_bytes(_digest(t, purpose, 0)[:8]) % sides
    t.tell(Rolled(purpose, sides, value))
    return value


def shuffle(t: Table, purpose: str, size: int) -> tuple[int, ...]:
    """The numbers 0 to size-1 in a random order: each sorted by a hash of its own."""
    order = tuple(sorted(range(size), key=lambda n: _digest(t, purpose, n + 1)))
    t.tell(Shuffled(purpose, order))
    return order


def _digest(t: Table, purpose: str, part: int) -> bytes:
    drawn = t.rolled.get(purpose, 0)
    return sha256(b"%b %d %d %b" % (t.seed, drawn, part, purpose.encode())).digest()
