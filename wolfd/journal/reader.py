"""Reading the log: every record in order over all segments, each checked against the chain; damage stops nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

from wolfd.journal import form
from wolfd.journal.chain import Chain
from wolfd.journal.form import Head, Name, Opening


@dataclass(frozen=True, slots=True)
class Record:
    """One record, and where it stands."""

    head: Head
    line: bytes
    """The whole line, to be decoded as its reader likes."""
    segment: str
    number: int
    byte: int

    @property
    def seq(self) -> int:
        return self.head.seq

    @property
    def type(self) -> str:
        return self.head.type

    @property
    def h(self) -> str:
        return self.line[-67:-3].decode()

    def fields(self) -> dict[str, object]:
        """All members of the line, decoded anew at each call."""
        found: dict[str, object] = msgspec.json.decode(self.line, type=dict[str, object])
        return found


@dataclass(frozen=True, slots=True)
class Damage:
    """A place where the log is not as it was written."""

    file: str
    line: int
    byte: int
    seq: int
    """The number of the record that should stand here."""
    what: str
    torn: int = 0
    """The length of a last line that was not written to its end; 0 for any other damage."""

    def __str__(self) -> str:
        what = self.what if self.what.isprintable() else ascii(self.what)[1:-1]  # a header's words, whoever has written it
        return f"{self.file}:{self.line}: byte {self.byte}, seq {self.seq}: {what}"


class Walk:
    """One segment, line by line. After it has been walked through, what was found."""

    def __init__(self, directory: Path, name: Name, chain: Chain, before: Damage | None = None) -> None:
        self.name = name
        self.chain = chain
        self.opening: Opening | None = None
        """The header, if it is sound."""
        self.number = 0
        self.count = 0
        self.size = 0
        self.torn = 0
        self.last_type = ""
        self.error: OSError | None = None
        """Why not all of it could be read now: what is behind may be as sound as ever."""
        self.sha = sha256()
        self._path = form.path_of(directory, name.segment)
        self._before = before

    @property
    def clean(self) -> bool:
        """Whether the segment was closed as it should."""
        return self.last_type == "log.close" and not self.torn

    def end(self, what: str = "") -> Damage:
        """Damage at the end of what was read."""
        return Damage(self.name.segment, self.number + 1, self.size - self.torn, self.chain.seq + 1, what)

    def __iter__(self) -> Iterator[Record | Damage]:
        return self.on(growing=False)

    def on(self, *, growing: bool) -> Iterator[Record | Damage]:
        """Go on from where the last walk ended; where the file still grows, a last line without an end is left."""
        self._begin()
        try:
            with self._path.open("rb") as file:
                file.seek(self.size)
                for line in file:
                    if growing and not line.endswith(b"\n"):
                        return
                    self.sha.update(line)
                    yield from self._take(line)
                    self.size += len(line)
        except OSError as error:
            yield self._failed(error)

    def skim(self) -> Iterator[Record | Damage]:
        """Go on as far as all is sound, and give only the records of games, and those that tell of repetitions.

        The same proof as a walk's, in a third of the time: `on` takes what is left, from the first doubtful line on.
        """
        self._begin()
        try:
            with self._path.open("rb") as file:
                header = file.readline()
                yield from self._take(header) if header else ()
                self.size = len(header)
                yield from self._skim(file) if self.chain.sure else ()
        except OSError as error:
            yield self._failed(error)

    def _begin(self) -> None:
        if self.chain.fresh and not self.size:
            self.chain.begin(self.name.first - 1)

    def _skim(self, lines: Iterable[bytes]) -> Iterator[Record]:
        chain, tail = self.chain, form.TAIL
        seq, h, number, size = chain.seq, chain.h, self.number, self.size
        for line in lines:  # a million of them at a start: nothing here is called that need not be
            digest = sha256(h + line[:-tail])
            if line[-tail:] != b',"h":"%b"}\n' % digest.hexdigest().encode() or line[:34].find(b'"seq":%d,' % (seq + 1)) != 7:
                break
            seq += 1
            h = digest.digest()
            number += 1
            if b'"game":"' in line or b"log.resent" in line[40:120]:
                head = form.read_head(line)
                if head is not None:
                    yield Record(head, line, self.name.segment, number, size)
            size += len(line)
        self.number, self.size = number, size
        chain.restart(seq, h)

    def _take(self, line: bytes) -> Iterator[Record | Damage]:
        if not line.endswith(b"\n"):
            self.torn = len(line)
            yield self._damage(f"the last line is torn, {self.torn} bytes", torn=self.torn)
            return
        self.number += 1
        parts, head = form.split(line), form.read_head(line)
        if parts is None or head is None:
            expected = self.chain.seq + 1
            yield self._damage(self.chain.skip(parts[1] if parts else None), seq=expected)
        else:
            yield from self._link(line, head, *parts)

    def _link(self, line: bytes, head: Head, body: bytes, stated: bytes) -> Iterator[Record | Damage]:
        opening = read_opening(line, head) if self.number == 1 else None
        if opening:
            yield from self._join(opening, body, stated)
        expected = self.chain.seq + 1
        wrong, good = self.chain.take(head.seq, body, stated)
        if good and not self.chain.sure and not form.is_whole(line):
            self.chain.lost.append(range(head.seq, head.seq + 1))
            wrong, good = wrong or "the line cannot be read", False
        if wrong:
            yield self._damage(wrong, seq=expected)
        if good:
            self.opening = self.opening or opening
            self.count += 1
            self.last_type = head.type
            yield Record(head, line, self.name.segment, self.number, self.size)

    def _join(self, opening: Opening, body: bytes, stated: bytes) -> Iterator[Damage]:
        """Begin where the header says that the log stood; tell if what was read before ends otherwise."""
        seq, h = (opening.prev.seq, bytes.fromhex(opening.prev.h)) if opening.prev else (0, form.ZERO)
        if self.chain.fresh:
            self.chain.restart(self.name.first - 1, h)
            return
        known = Chain()
        known.restart(seq, h)
        if self.chain.continues(body, stated) or not known.continues(body, stated):
            return
        ended = self.chain.seq
        if self._before:
            at = self._before
            what = f"the file ends with record {ended}, but the next one goes on from another record {seq}"
            yield Damage(at.file, at.line, at.byte, ended + 1, what)
        if seq > ended:
            self.chain.lost.append(range(ended + 1, seq + 1))
        self.chain.restart(seq, h)

    def _failed(self, error: OSError) -> Damage:
        self.error = OSError(error.errno, error.strerror, str(self._path))
        return self._damage(f"the file cannot be read: {error.strerror}")

    def _damage(self, what: str, *, seq: int | None = None, torn: int = 0) -> Damage:
        number = self.number or 1
        return Damage(
            self.name.segment, number + bool(torn), self.size, self.chain.seq + 1 if seq is None else seq, what, torn
        )


def read_opening(line: bytes, head: Head) -> Opening | None:
    """A header's members; nothing if the line is no whole header."""
    if head.type != "log.open":
        return None
    try:
        found = msgspec.json.decode(line, type=Opening)
    except form.UNREADABLE:
        return None
    return found if found.prev is None or form.is_hash(found.prev.h) else None


def walks(directory: Path, start: int = 0, chain: Chain | None = None) -> Iterator[Walk]:
    """The segments of a directory from one on (by its place in the order); walk through each before the next."""
    chain = chain or Chain()
    before: Damage | None = None
    for name in form.names(directory)[start:]:
        walk = Walk(directory, name, chain, before)
        yield walk
        before = walk.end()


def records(directory: Path, from_seq: int = 0) -> Iterator[Record | Damage]:
    """Every record from a number on, each once, and every damage met on the way, in the log's order.

    A record that a failed sync made the writer repeat comes in its first place if it is there, else in its second.
    """
    chain = Chain()
    for walk in walks(directory, place_of(directory, from_seq), chain):
        for item in walk:
            if isinstance(item, Damage) or (item.seq >= from_seq and is_first(item.head.dup, chain)):
                yield item


def place_of(directory: Path, seq: int) -> int:
    """The place of the segment that holds a record, or would."""
    before = [place for place, name in enumerate(form.names(directory)) if name.first <= seq]
    return before[-1] if before else 0


def is_first(dup: int | None, chain: Chain) -> bool:
    """Whether a record that may repeat another is the first of them that can be read."""
    return dup is None or any(dup in lost for lost in chain.lost)
