"""Where a reader stands in the chain of hashes, and what is wrong with the line it meets next.

After a damaged line it is not known which hash the next line continues from: the one stated, the one computed, or, if
the line was put in, the one before. Any of them will do for the next line, so that damage is told once, in its place.
"""

from hashlib import sha256

from wolfd.journal.form import ZERO


class Chain:
    """The chain up to some line."""

    __slots__ = ("_blind", "_floor", "_sure", "heads", "lost", "seq")

    def __init__(self) -> None:
        self.heads: list[bytes] = []
        """Every hash that the next line may continue from, the likeliest first; none before anything is known."""
        self.lost: list[range] = []
        """The numbers of records that are missing or cannot be trusted."""
        self.begin(0)

    @property
    def h(self) -> bytes:
        return self.heads[0] if self.heads else ZERO

    @property
    def sure(self) -> bool:
        """Whether the next line can only continue from one hash."""
        return self._sure and len(self.heads) == 1

    @property
    def fresh(self) -> bool:
        """Whether nothing is known yet."""
        return not self.heads

    def begin(self, seq: int) -> None:
        """Go on after a number whose hash is not known."""
        self.restart(seq, ZERO)
        self.heads.clear()

    def restart(self, seq: int, h: bytes) -> None:
        """Go on from a record that is known otherwise."""
        self.seq = seq
        self.heads[:] = [h]
        self._floor = seq  # the last record that is proved: none after it may have its number or a lower one
        self._sure = True
        self._blind = 0  # lines in a row, up to here, that could not be read

    def continues(self, body: bytes, stated: bytes) -> bool:
        """Whether a line's hash follows from where the chain stands."""
        return any(sha256(h + body).hexdigest().encode() == stated for h in self.heads)

    def take(self, seq: int, body: bytes, stated: bytes) -> tuple[str, bool]:
        """Go on by a readable line: what is wrong (or ""), and whether the line is a record all the same."""
        if seq > self._floor:
            for h in self.heads:
                digest = sha256(h + body)
                if digest.hexdigest().encode() == stated:
                    return self._sound(seq, digest.digest()), True
        if seq <= self.seq:
            self._doubt([*self.heads, _raw(stated)])
            return "the line was added, repeated or moved", False
        if seq == self.seq + 1:
            self._lose(seq)
            self._doubt([_raw(stated), sha256(self.h + body).digest(), self.h])
            self.seq = seq
            return "the line was changed", False
        return self._leap(seq, stated), True

    def skip(self, stated: bytes | None) -> str:
        """Go on by a line that cannot be read, but may still state a hash: what is wrong."""
        blind = self._blind + 1
        self._doubt([*self.heads, _raw(stated)] if stated else self.heads)
        self._blind = blind
        return "the line cannot be read"

    def _sound(self, seq: int, h: bytes) -> str:
        expected, sure = self.seq + 1, self._sure
        if seq > expected:
            self.lost.append(range(expected, seq))
        self.restart(seq, h)
        return "" if seq == expected or not sure else f"the line is numbered {seq} and should be {expected}"

    def _leap(self, seq: int, stated: bytes) -> str:
        """Go on by a line whose forerunner is not there: it cannot be proved, but what follows can."""
        first, blind = self.seq + 1, self._blind
        self._lose(seq - 1)
        self._doubt([_raw(stated), self.h])
        self.seq = seq
        if seq - first <= blind:
            return ""  # the lines that could not be read were those records, and have been told of
        return f"records {first} to {seq - 1} are missing before the line, or it was changed"

    def _lose(self, last: int) -> None:
        if last > self.seq:
            self.lost.append(range(self.seq + 1, last + 1))

    def _doubt(self, heads: list[bytes]) -> None:
        self.heads = heads
        self._sure = False
        self._blind = 0


def _raw(stated: bytes) -> bytes:
    return bytes.fromhex(stated.decode())
