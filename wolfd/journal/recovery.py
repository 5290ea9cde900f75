"""What start-up needs of the log: how it ended, which games are open, and those games' records.

Only the newest segment is read for the first two, and only from the oldest open game on for the third, so start-up
takes a bounded time however old the log is. Writes nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain as chain_of
from pathlib import Path

from wolfd.journal import form
from wolfd.journal.chain import Chain
from wolfd.journal.form import Claim, Name, Opening, Sum
from wolfd.journal.games import OpenGames
from wolfd.journal.reader import Damage, Record, Walk, is_first, place_of, read_opening, walks
from wolfd.journal.registry import TYPES
from wolfd.journal.standing import Entry, Standing
from wolfd.journal.state import EVENTS

LASTING = frozenset(kind.name for kind in TYPES.values() if kind.stands or kind.lifts)


@dataclass(frozen=True, slots=True)
class Past:
    """How a log ended."""

    log: str = ""
    """The log's id; empty if there is no log yet."""
    segment: Name | None = None
    seq: int = 0
    h: bytes = form.ZERO
    recovered: Claim | None = None
    """What the next header has to say of segments that were not closed."""
    games: dict[str, int] = field(default_factory=dict)
    """The open games, waiting tables too, and the number of each one's first record."""
    standing: dict[str, Entry] = field(default_factory=dict)
    """What stands, such as warnings, by its name."""
    damage: tuple[Damage, ...] = ()
    """What is wrong in the newest segment, a torn last line aside."""
    sum: Sum | None = None
    """What the newest segment's `.sum` is or has to be."""


def recall(state: Path) -> Past:
    """How the log of a state directory ended. Changes nothing and takes no lock. Raises OSError."""
    directory = state / EVENTS
    segments, sums = form.names(directory), form.names(directory, ".sum")
    if sums and (not segments or segments[-1] < sums[-1]):
        return _from_sum(directory, sums[-1])
    if not segments:
        return Past()
    return _Scan(directory, _start(directory, segments)).past()


def history(state: Path, past: Past) -> Iterator[Record | Damage]:
    """The records of the open games in the log's order, then any damage among them.

    A torn last line is none, nor what a failed sync or a full disk took and the writer has repeated. Raises OSError.
    """
    damage: list[Damage] = []
    for item in _skimmed(state / EVENTS, min(past.games.values())) if past.games else ():
        if isinstance(item, Damage):
            damage.append(item)
        elif item.type == "log.resent":
            resent = form.read_resent(item.line)
            damage = [each for each in damage if not (resent and each.file == resent.segment and each.byte >= resent.bytes)]
        elif item.head.game is not None and item.seq >= past.games.get(item.head.game, item.seq + 1):
            yield item
    yield from (each for each in damage if not each.torn)


def _skimmed(directory: Path, from_seq: int) -> Iterator[Record | Damage]:
    """The records that may belong to games from a number on; where all is sound, no others are looked at closely."""
    chain = Chain()
    for walk in walks(directory, place_of(directory, from_seq), chain):
        for item in chain_of(walk.skim(), walk.on(growing=False)):
            if isinstance(item, Damage) or is_first(item.head.dup, chain):
                yield item
        _trust(walk)


def _trust(walk: Walk) -> None:
    """Raise what kept a segment from being read to its end: to go on without the rest would use its numbers twice, and lose its games."""
    if walk.error is not None:
        raise walk.error


def sum_of(walk: Walk, log: str, previous: str) -> Sum:
    """The sum of a segment that was walked through; `previous` is the hash of the sum before."""
    return Sum(
        v=form.VERSION,
        log=log,
        segment=walk.name.segment,
        first=walk.name.first,
        last=walk.chain.seq,
        count=walk.count,
        size=walk.size,
        torn=walk.torn,
        sha256=walk.sha.hexdigest(),
        h=walk.chain.h.hex(),
        prev=previous,
    )


def previous_sum(directory: Path, name: Name) -> str:
    """The hash of the newest sum before a segment's own; empty if there is none."""
    before = [other for other in form.names(directory, ".sum") if other < name]
    return form.file_hash(form.path_of(directory, before[-1].sum)) if before else ""


def _from_sum(directory: Path, name: Name) -> Past:
    """How the log ended, of whose segments the last was deleted: only its sum is left, and no game."""
    found = form.read_sum(form.path_of(directory, name.sum).read_bytes())
    if found is None:
        return Past(segment=name, seq=name.first)
    return Past(found.log, name, found.last, bytes.fromhex(found.h), sum=found)


def _start(directory: Path, segments: list[Name]) -> int:
    """The place of the newest segment whose header is as it was written: behind it only torn or damaged ones can be."""
    for place in range(len(segments) - 1, 0, -1):
        if _header(directory, segments[place], is_proved=True) is not None:
            return place
    return 0


def _header(directory: Path, name: Name, *, is_proved: bool = False) -> Opening | None:
    """A segment's header; nothing if it has no whole one, or one that does not follow from what it says of the segment before."""
    with form.path_of(directory, name.segment).open("rb") as file:
        line = file.readline()
    parts, head = form.split(line), form.read_head(line)
    opening = read_opening(line, head) if head and parts else None
    if opening is None or parts is None or not is_proved:
        return opening
    before = bytes.fromhex(opening.prev.h) if opening.prev else form.ZERO
    return opening if form.link(before, parts[0]).hex().encode() == parts[1] else None


class _Scan:
    """The newest segments, from one with a whole header on."""

    def __init__(self, directory: Path, start: int) -> None:
        self._directory = directory
        self._chain = Chain()
        self._damage: list[Damage] = []
        self._walks: list[Walk] = []
        segments = form.names(directory)
        opening = _header(directory, segments[start])
        self._log = opening.log if opening else ""
        self._games = OpenGames(opening.games if opening else None)
        self._standing = Standing(opening.standing if opening else None)
        for walk in walks(directory, start, self._chain):
            self._walks.append(walk)
            self._read(walk)

    def past(self) -> Past:
        newest = self._walks[-1]
        return Past(
            self._log,
            newest.name,
            self._chain.seq,
            self._chain.h,
            self._claim(),
            self._games.first,
            self._standing.entries,
            tuple(self._damage),
            sum_of(newest, self._log, previous_sum(self._directory, newest.name)),
        )

    def _read(self, walk: Walk) -> None:
        for item in walk:
            if isinstance(item, Record):
                self._games.take(item.type, item.seq, item.head.game)
                if item.type in LASTING:
                    self._standing.take(item.type, item.head.dup or item.seq, item.fields())
            elif not item.torn:
                self._damage.append(item)
        _trust(walk)

    def _claim(self) -> Claim | None:
        """What the next header has to account for: the newest segment, and those whose account was torn with it."""
        newest = self._walks[-1]
        if newest.clean:
            return None
        # The scan begins with the newest whole header: none behind it has accounted for anything.
        return _account(newest, tuple(_account(walk) for walk in self._walks[-2::-1] if walk.torn))


def _account(walk: Walk, also: tuple[Claim, ...] = ()) -> Claim:
    return Claim(walk.name.segment, walk.size - walk.torn, walk.torn, also)
