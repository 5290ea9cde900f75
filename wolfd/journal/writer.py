"""The journal's one writer. It fills a buffer during a turn; `write` puts the buffer on disk at the turn's end.

Which line stands in which segment is settled when the line is appended, so appending never touches the disk and never
fails for it. Getting the lines there is `pouring`'s.
"""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from twisted.internet.defer import Deferred

from wolfd.journal import form
from wolfd.journal.discretion import withhold
from wolfd.journal.form import DAY, Checkpoint, Claim, Prev
from wolfd.journal.games import OpenGames
from wolfd.journal.heading import Opened
from wolfd.journal.outside import Outside, Settings
from wolfd.journal.places import Places, directories_of
from wolfd.journal.pouring import Before, Pouring
from wolfd.journal.recovery import Past, recall
from wolfd.journal.registry import KINDS, UnknownType
from wolfd.journal.seals import Seals
from wolfd.journal.segment import Segment, SyncFailed, seal_past
from wolfd.journal.standing import Standing
from wolfd.journal.state import EVENTS, Unwritable, lock

STEP = 1.0
"""Seconds by which the wall clock must jump to be worth a record."""

_ROWS = {kind.name: (kind.name.encode(), kind.opens or kind.closes, kind.stands or kind.lifts, kind.is_urgent, kind.private) for kind in KINDS}


class Journal:
    """The log of one state directory, locked against any other writer from here to `close`.

    Raises InUse or Unwritable. The ledger of a Turn: `fresh`, `waiting`, `write`.
    """

    past: Past
    """How the log ended before this start."""
    seq: int
    """The number of the last record."""
    games: OpenGames
    standing: Standing
    """What stands, such as warnings; each header carries it."""
    open_games: Callable[[], Mapping[str, int]]
    """The open games and their first records, for the headers; by default what the records themselves say."""
    _h: bytes
    _log: str
    _tail: Segment
    _day: float
    _offset: float

    def __init__(self, state: Path, outside: Outside, settings: Settings | None = None) -> None:
        self.fresh = self.waiting = False
        self.on_trouble: Callable[[OSError], None] = _ignore
        self.on_recovered: Callable[[], None] = _ignore
        self.on_lost: Callable[[OSError], None] = _ignore
        """The disk has failed so that the server must stop (exit code 74); nothing is written any more."""
        self.on_moved: Callable[[Path, OSError], None] = _ignore
        """The log goes on in another directory, because of an error in the one before."""
        self.on_closed: Callable[[str, str], None] = _ignore
        """A game or table is no longer open: its id and channel; its last record may not be written yet."""
        self.closed: Counter[str] = Counter()
        """How many games and tables are over since the start, by why they are."""
        self.on_end: Callable[[Checkpoint], object] = _ignore
        """A segment has got its last line, and another follows; it may not be written yet."""
        self.repeats = 0
        """How often records were repeated because a sync had failed."""
        self._outside, self._settings = outside, settings or Settings()
        self._wall, self._seconds = outside.wall, outside.clock.seconds
        self._encode = msgspec.json.Encoder().encode
        self._second, self._stamp = -1, b""
        self._directory = state / EVENTS
        self.seals = Seals(state)
        self._lock = lock(state)
        try:
            self._start(recall(state))
        except (OSError, SyncFailed) as error:
            self._lock.release()
            raise Unwritable(state, error.error if isinstance(error, SyncFailed) else error) from error

    @property
    def trouble(self) -> OSError | None:
        """Why nothing can be written now; nothing while all is well."""
        return self._pouring.trouble

    @property
    def segment(self) -> str:
        """The name of the segment that gets the next line."""
        return self._tail.name.segment

    @property
    def place(self) -> Path:
        """The directory that segments are written to now."""
        return self._places.current

    @property
    def checkpoint(self) -> Checkpoint:
        """The state of the log with all that was appended."""
        return Checkpoint(self._log, self.seq, self._h.hex())

    def append(self, type_: str, /, **fields: object) -> int:
        """Buffer a record and give its number. A `private` member (personal data of `person`, once called `was`) is kept under seal.

        Raises UnknownType, and ValueError for a member that is not the caller's to give.
        """
        if "private" in fields:
            self._seal(fields)
        row = _ROWS.get(type_)
        if row is None:
            raise UnknownType(type_)
        if not form.RESERVED.isdisjoint(fields):
            raise ValueError(sorted(form.RESERVED & fields.keys()))
        if row[4]:
            withhold(fields, self._settings.private_messages)
        game = str(fields["game"]) if row[1] else None
        members = self._encode(fields)
        now, mono = self._wall(), self._seconds()
        offset = now - mono
        if not (-STEP < offset - self._offset < STEP and self._day <= now < self._day + DAY
                and self._tail.planned < self._settings.segment_bytes):
            self._tidy(now, mono)
        self._offset = offset
        self.fresh = True
        seq = self._line(row[0], members, now, mono)
        if row[2]:
            self.standing.take(type_, seq, fields)
        if row[3]:
            self._pouring.hasten(seq)
        if game is not None:
            self.games.take(type_, seq, game)
            if game not in self.games.first:
                self.closed[str(fields.get("why", ""))] += 1
                self.on_closed(game, str(fields.get("chan", "")))
        return seq

    def write(self) -> bool:
        """Write all that waits, with one write; whether nothing is left. What is left is tried again by itself."""
        self.fresh = False
        if self._pouring.drain():
            self.waiting = False
            return True
        return False

    def barrier(self) -> Deferred[None]:
        """Fires when everything appended so far is durable, or as durable as `fsync` makes it."""
        return self._pouring.barrier(self.seq)

    def rotate(self) -> None:
        """Begin a new segment."""
        self._roll("command", self._wall(), self._seconds())

    def close(self, why: str = "stop") -> bool:
        """Write the rest, close the segment, give up the lock; whether all of it could be done. Waits for the disk."""
        self._end(why, self._wall(), self._seconds())
        done = self._pouring.finish()
        self.seals.close()
        self._lock.release()
        self.fresh = self.waiting = False
        return done

    def repeat(self, segment: Segment, why: str = "sync") -> None:
        """Put the lines of a segment that may be lost into a new one, under new numbers."""
        now, mono = self._wall(), self._seconds()
        if segment is self._tail:
            if why == "sync":
                self._places.leave()
            self._roll(why, now, mono)
        lines = segment.take_unsynced()
        if not lines:
            return
        self.repeats += 1
        first = form.number(lines[0])
        resent = form.Resent(segment.name.segment, segment.good, first, first + len(lines) - 1)
        self._own("log.resent", msgspec.structs.asdict(resent), now, mono)
        for line in lines:
            self._link(form.renumbered(line, self.seq + 1))

    def _seal(self, fields: dict[str, Any]) -> None:
        fields["sealed"] = self.seals.seal(fields["person"], fields.pop("private"), self._wall())
        if "was" in fields:
            self.seals.link(fields["person"], fields["was"], self._wall())

    def elsewhere(self, error: OSError) -> bool:
        """Plan what cannot be written here in another directory, if there is one; a line that was begun anew."""
        if not self._places.leave():
            return False
        place, first = self._places.current, self._pouring.segments[0]
        for segment in self._pouring.segments:
            segment.move(place)
        if first.is_torn:
            self.repeat(first, "room")
            first.cut()
        self._outside.clock.callLater(0, self.on_moved, place, error)
        return True

    # --- lines ----------------------------------------------------------------------------------------------------

    def _own(self, type_: str, fields: dict[str, object], now: float, mono: float) -> None:
        """Buffer a record of the journal's own."""
        self._line(_ROWS[type_][0], self._encode(fields), now, mono)

    def _line(self, type_: bytes, members: bytes, now: float, mono: float) -> int:
        whole = int(now)
        if whole != self._second:
            self._second = whole
            self._stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(whole)).encode()
        body = b'{"v":1,"seq":%d,"ts":"%b.%06dZ","mono":%d,"type":"%b"%b%b' % (
            self.seq + 1,
            self._stamp,
            int((now - whole) * 1e6),
            int(mono * 1e6),
            type_,
            b"," if len(members) > 2 else b"",
            members[1:-1],
        )
        return self._link(body)

    def _link(self, body: bytes) -> int:
        self.seq += 1
        self._h = form.link(self._h, body)
        line = form.joined(body, self._h)
        tail = self._tail
        tail.lines.append(line)
        tail.planned += len(line)
        tail.last = self.seq
        self.waiting = True
        return self.seq

    # --- segments -------------------------------------------------------------------------------------------------

    def _start(self, past: Past) -> None:
        """Go on where the log ended, in a new segment that is on disk when this returns."""
        self.past, self.seq = past, past.seq
        self.games = OpenGames(past.games)
        self.standing = Standing(past.standing)
        self.open_games = lambda: self.games.first
        self._h, self._log = past.h, past.log or secrets.token_hex(8)
        outside = self._outside
        directories = directories_of(self._directory, self._settings.spare, self._log)
        self._places = Places(directories, outside.disk, self._seconds)
        before = Before(self._log, past.seq, seal_past(outside.disk, self._directory, past, directories[-1]))
        self._pouring = Pouring(self, outside.clock, outside.in_thread, self._settings.fsync, before)
        now, mono = self._wall(), self._seconds()
        self._offset = now - mono
        self._begin("start", past.segment, now, mono, past.recovered)
        self._pour_first()
        self.waiting = False

    def _pour_first(self) -> None:
        try:
            self._pouring.pour()
        except OSError as error:
            if not self.elsewhere(error) or not self._pouring.pour():
                raise

    def _tidy(self, now: float, mono: float) -> None:
        """Do what the passing of time or the growing of the segment asks for, before the next record."""
        step = now - mono - self._offset
        if abs(step) >= STEP:
            self._own("clock.step", {"by": round(step, 6)}, now, mono)
        if not self._day <= now < self._day + DAY:
            self._roll("midnight", now, mono)
        elif self._tail.planned >= self._settings.segment_bytes:
            self._roll("size", now, mono)

    def _roll(self, why: str, now: float, mono: float) -> None:
        self._end(why, now, mono)
        self.on_end(self.checkpoint)
        self._begin(why, self._tail.name, now, mono)

    def _end(self, why: str, now: float, mono: float) -> None:
        self._own("log.close", {"why": why}, now, mono)
        self._tail.h = self._h.hex()

    def _begin(self, why: str, before: form.Name | None, now: float, mono: float, recovered: Claim | None = None) -> None:
        name = form.name_at(now, self.seq + 1)
        if before and name <= before:
            name = form.name_after(before)  # behind a file whose first line was never whole
        self._tail = Segment(self._places.choose(), name, self._outside.disk, self._h, keep=self._pouring.keeps)
        self._pouring.segments.append(self._tail)
        self._day = now - now % DAY
        prev = Prev(before.segment, self.seq, self._h.hex()) if before else None
        opened = Opened(self._log, name.segment, why, self._settings.software, self._settings.rules, prev, self.open_games(),
                        self.standing.now(now))
        self._own("log.open", opened.members(recovered), now, mono)


def _ignore(*_: object) -> None:
    """What nobody has asked to be told."""
