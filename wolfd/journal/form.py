"""The shapes of `wolflog/1`: names of files, parts of a line, a sum's bytes. Writes nothing; see wolflog(5)."""

import calendar
import os
import re
import time
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

VERSION = 1
ZERO = bytes(32)
"""What the first line of a log continues from."""
RESERVED = frozenset({"v", "seq", "ts", "mono", "type", "dup", "h"})
"""Members that the writer itself gives."""
DAY = 86400
SPARE = "spare"
"""How the links to spare directories begin."""

_SEGMENT = re.compile(r"events-(\d{8}T\d{6}Z)-(\d{12,})\.jsonl")
STAMP = "%Y%m%dT%H%M%SZ"
_NUMBER = re.compile(r"[0-9]{1,20}")
_HEX = re.compile(rb"[0-9a-f]{64}")
TAIL = len(',"h":"') + 64 + len('"}\n')
"""Bytes of a line that its hash does not cover."""


class Head(msgspec.Struct, gc=False):
    """What every line has, and the members that readers filter by."""

    v: int
    seq: int
    ts: str
    mono: int
    type: str
    game: str | None = None
    chan: str | None = None
    dup: int | None = None
    """The number of the record that this one repeats."""


class Prev(msgspec.Struct, frozen=True):
    """The segment before: its name, and its last record."""

    segment: str
    seq: int
    h: str


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a header says of a segment that was not closed: how much of it is whole lines, how much is torn."""

    file: str
    valid_bytes: int
    torn_bytes: int
    also: tuple["Claim", ...] = ()
    """Older segments whose own successor's header was torn."""


class Opening(msgspec.Struct):
    """The members of `log.open` that make one log of the segments."""

    log: str
    segment: str
    prev: Prev | None
    games: dict[str, int]
    recovered: Claim | None = None
    standing: dict[str, dict[str, Any]] = {}


class Resent(msgspec.Struct):
    """The members of `log.resent`: the records `first` to `last` of a segment may be lost behind its byte `bytes`."""

    segment: str
    bytes: int
    first: int
    last: int


class Sum(msgspec.Struct, frozen=True):
    """A closed segment in one line; outlives it."""

    v: int
    log: str
    segment: str
    first: int
    last: int
    count: int
    size: int
    torn: int
    sha256: str
    h: str
    prev: str
    """SHA-256 of the `.sum` before, as a file; empty for the first."""

    def encoded(self) -> bytes:
        """The bytes of the file."""
        return msgspec.json.encode(self) + b"\n"


@dataclass(frozen=True, slots=True, order=True)
class Name:
    """A segment's place among the others: by its first record, then by the time in its name."""

    first: int
    stamp: str
    """UTC opening time, `20261130T093312Z`."""

    @property
    def segment(self) -> str:
        return f"events-{self.stamp}-{self.first:012d}.jsonl"

    @property
    def sum(self) -> str:
        return f"events-{self.stamp}-{self.first:012d}.sum"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A state that the log was in: who kept it can prove that nothing was cut off since."""

    log: str
    seq: int
    h: str

    def __str__(self) -> str:
        return f"wolflog/1 {self.log} {self.seq} {self.h}"

    @classmethod
    def parse(cls, line: str) -> "Checkpoint | None":
        """A checkpoint's line, whatever stands before it; nothing if there is none in it."""
        parts = line.split()[-4:]
        if len(parts) != 4 or parts[0] != "wolflog/1" or not _NUMBER.fullmatch(parts[2]) or not is_hash(parts[3]):
            return None
        return cls(parts[1], int(parts[2]), parts[3])


def name_at(wall: float, first: int) -> Name:
    """The name of a segment opened at a time (seconds since the epoch)."""
    return Name(first, time.strftime(STAMP, time.gmtime(wall)))


def name_after(name: Name) -> Name:
    """The name of a segment with the same first record that is to stand behind another."""
    then = calendar.timegm(time.strptime(name.stamp, STAMP))
    return name_at(then + 1, name.first)


def parse_name(segment: str) -> Name | None:
    """The parts of a segment's file name; nothing for any other file."""
    found = _SEGMENT.fullmatch(segment)
    return Name(int(found[2]), found[1]) if found else None


def places(directory: Path) -> list[Path]:
    """The directory of a log, and the spare ones that it has links to; none if there is no directory."""
    try:
        links = sorted(file for file in _files(directory) if file.startswith(SPARE))
    except (FileNotFoundError, NotADirectoryError):
        return []
    return [directory, *(directory / link for link in links if (directory / link).is_dir())]


def names(directory: Path, suffix: str = ".jsonl") -> list[Name]:
    """All segments, or all sums (`.sum`), of a log in its order, wherever they are."""
    files = (file for place in places(directory) for file in _files(place) if file.endswith(suffix))
    return sorted({name for name in (parse_name(file.removesuffix(suffix) + ".jsonl") for file in files) if name})


def path_of(directory: Path, file: str) -> Path:
    """Where a segment or a sum of a log is; in its own directory if it is nowhere.

    A sum that was cut off by a full disk is written anew in another directory: the longer file counts.
    """
    found = [place / file for place in places(directory) if (place / file).exists()]
    return max(found, key=lambda path: path.stat().st_size, default=directory / file)


def _files(directory: Path) -> list[str]:
    with os.scandir(directory) as entries:  # a path for each would cost more than all the rest
        return [entry.name for entry in entries]


def file_hash(path: Path) -> str:
    """SHA-256 of a file."""
    return sha256(path.read_bytes()).hexdigest()


def is_hash(text: str) -> bool:
    """Whether a text is a hash as lines state it."""
    return bool(_HEX.fullmatch(text.encode(errors="replace")))


def split(line: bytes) -> tuple[bytes, bytes] | None:
    """A whole line's hashed part and its stated hash (64 hex digits); nothing if it does not end like one."""
    stated = line[-67:-3]
    if len(line) <= TAIL or line[-TAIL:-67] != b',"h":"' or line[-3:] != b'"}\n' or not _HEX.fullmatch(stated):
        return None
    return line[:-TAIL], stated


def joined(body: bytes, digest: bytes) -> bytes:
    """The whole line of a hashed part."""
    return b'%b,"h":"%b"}\n' % (body, digest.hex().encode())


def link(h: bytes, body: bytes) -> bytes:
    """A line's hash: of the hash before and of its bytes before the last `,"h":`."""
    return sha256(h + body).digest()


def number(line: bytes) -> int:
    """The number of a line that the writer has made."""
    return int(line[len(b'{"v":1,"seq":') : line.index(b',"ts":')])


def renumbered(line: bytes, seq: int) -> bytes:
    """The hashed part of a line that the writer has made, under a new number, with `dup` for the old."""
    body = line[:-TAIL]
    return b'{"v":1,"seq":%d%b,"dup":%d' % (seq, body[body.index(b',"ts":') :], number(line))


def original(line: bytes) -> bytes:
    """The hashed part that a repeated line (`renumbered`) had under its own number; ValueError if it is none."""
    body, _, dup = line[:-TAIL].rpartition(b',"dup":')
    return b'{"v":1,"seq":%d%b' % (int(dup), body[body.index(b',"ts":') :])


UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading a line raises that is not as the writer makes them; the last where it is nested without end."""
_read_head = msgspec.json.Decoder(Head).decode


def read_head(line: bytes) -> Head | None:
    """What every line has; nothing if it is no object of this version."""
    try:
        head = _read_head(line)
    except UNREADABLE:
        return None
    return head if head.v == VERSION else None


def is_whole(line: bytes) -> bool:
    """Whether all members of a line can be read. One that nothing proves to be as it was written may have a head and no more."""
    try:
        msgspec.json.decode(line)
    except UNREADABLE:
        return False
    return True


def read_resent(line: bytes) -> Resent | None:
    """The members of a `log.resent`; nothing if they are not what a writer gives."""
    try:
        return msgspec.json.decode(line, type=Resent)
    except UNREADABLE:
        return None


def read_sum(content: bytes) -> Sum | None:
    """A sum; nothing if the file is not one, byte by byte."""
    try:
        found = msgspec.json.decode(content, type=Sum)
    except UNREADABLE:
        return None
    return found if found.encoded() == content else None
