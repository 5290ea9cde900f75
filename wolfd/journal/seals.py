"""Personal data under seal: in the log it stands encrypted, and its key stands elsewhere, where it can be erased.

Each person's values have keys of their own, made anew at each start and each day; a day's keys are in one file of the
directory `keys` in the state directory. To forget a person, his keys are overwritten in their places: the log and its
chain stay as they are, and nobody can read those values any more, in no copy of the log either. Somebody who logs in was
here under another pseudonym before: a line beginning with `=` says so, and he is forgotten under both.
"""

import base64
import errno
import os
import re
import secrets
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import gmtime, strftime
from typing import TYPE_CHECKING

import msgspec
from twisted.logger import Logger

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

KEYS = "keys"
"""The directory of the keys, in the state directory."""
KEPT = 4096
"""Persons whose keys are remembered; one that was forgotten about gets another."""

_NAME = re.compile(r"\d{8}\.keys")
_PERSON = re.compile(r"\S{1,64}")
_KEY, _ID, _NONCE = 32, 8, 12
_DRAWN = 4096
"""Random bytes taken from the operating system at once, and each given out but once: a call of it costs as much as a seal."""
_NONE = -1
_LOOK = 1.0
"""Seconds after which the file of keys is looked at again: somebody may have deleted it."""
_A_DAY = 86_400.0

LOG = Logger()


@dataclass(frozen=True, slots=True)
class _Key:
    id: bytes
    key: bytes


class Seals:
    """Seals values for one running server."""

    def __init__(self, state: Path) -> None:
        self._directory = state / KEYS
        self._keys: OrderedDict[str, _Key] = OrderedDict()
        self._day = ""
        self._looked = 0.0
        self._until = 0.0
        """When that day is over."""
        self._drawn = b""
        self._file = _NONE
        """The file of `_day`, kept open: nearly everybody who comes gets a line in it."""
        self._is_torn = False
        """Whether the last line of that file was cut off."""

    def seal(self, person: str, values: Mapping[str, str], wall: float) -> str:
        """Values as they may stand in the log; empty, and nothing is kept of them, where no key can be kept."""
        if not _PERSON.fullmatch(person):
            raise ValueError(person)
        try:
            self._turn_to(wall)
            key = self._key(person)
        except OSError as error:
            LOG.warn("{path}: no key can be kept, so an address is not: {why}", path=self._directory, why=error.strerror)  # noqa: G010 - Twisted's name
            return ""
        nonce = self._draw(_NONCE)
        sealed = _cipher(key.key).encrypt(nonce, msgspec.json.encode(dict(values)), _bound(person, key.id))
        return f"{key.id.hex()}.{base64.b64encode(nonce + sealed).decode()}"

    def link(self, person: str, was: str, wall: float) -> None:
        """Take note that a person was here under another pseudonym: what is sealed of that one is forgotten with him."""
        if person != was and _PERSON.fullmatch(person) and _PERSON.fullmatch(was):
            try:
                self._turn_to(wall)
                self._add(f"= {was} {person}\n".encode())
            except OSError as error:
                LOG.warn("{path}: nothing can be kept here: {why}", path=self._directory, why=error.strerror)  # noqa: G010 - Twisted's name

    def forget(self, person: str) -> int:
        """Erase a person's keys; how many there were. Raises OSError if that cannot be made durable."""
        files = key_files(self._directory)
        persons = _all_of(person, files)
        for each in persons:
            self._keys.pop(each, None)
        return sum(_erase(path, persons) for path in files)

    def close(self) -> None:
        """Let go of the file."""
        if self._file != _NONE:
            os.close(self._file)
            self._file = _NONE

    def _turn_to(self, wall: float) -> None:
        if abs(wall - self._looked) >= _LOOK:
            self._looked = wall
            if self._file != _NONE and not os.fstat(self._file).st_nlink:
                self.close()
        if self._until - _A_DAY <= wall < self._until:
            return
        day, self._until = strftime("%Y%m%d", gmtime(wall)), (wall // _A_DAY + 1) * _A_DAY
        if day != self._day:
            self._keys.clear()
            self.close()
            self._day = day

    def _draw(self, size: int) -> bytes:
        if len(self._drawn) < size:
            self._drawn = secrets.token_bytes(_DRAWN)
        drawn, self._drawn = self._drawn[:size], self._drawn[size:]
        return drawn

    def _key(self, person: str) -> _Key:
        key = self._keys.get(person)
        if key is None:
            key = self._keys[person] = self._made(person)
            if len(self._keys) > KEPT:
                self._keys.popitem(last=False)
        return key

    def _made(self, person: str) -> _Key:
        drawn = self._draw(_ID + _KEY)
        key = _Key(drawn[:_ID], drawn[_ID:])
        self._add(f"{key.key.hex()} {key.id.hex()} {person}\n".encode())
        return key

    def _add(self, line: bytes) -> None:
        # The next one behind a line that was cut off begins a line of its own, or it would be found neither by who looks for it
        # nor by who is to erase it. With a key that was cut off nothing is sealed: nobody could erase it.
        file = self._opened()
        self._is_torn = os.write(file, b"\n" + line if self._is_torn else line) < len(line) + self._is_torn
        if self._is_torn:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _opened(self) -> int:
        if self._file == _NONE:
            self._directory.mkdir(mode=0o700, exist_ok=True)
            path = self._directory / f"{self._day}.keys"
            self._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
            size = os.fstat(self._file).st_size
            self._is_torn = size > 0 and os.pread(self._file, 1, size - 1) != b"\n"
        return self._file


def unseal(state: Path, person: str, sealed: str) -> dict[str, str] | None:
    """The values under a seal; nothing if the person was forgotten. Raises OSError if the keys may not be read."""
    id_, _, rest = sealed.partition(".")
    for path in key_files(state / KEYS):
        for key, name, owner in _lines(path):
            if name == id_.encode() and owner == person.encode():
                try:
                    return _opened(bytes.fromhex(key.decode()), person, bytes.fromhex(id_), base64.b64decode(rest))
                except (ValueError, msgspec.MsgspecError):  # the key or the seal is not as it was
                    return None
    return None


def key_files(directory: Path) -> list[Path]:
    """The files of keys, oldest first."""
    if not directory.is_dir():
        return []
    return sorted(path for path in directory.iterdir() if _NAME.fullmatch(path.name))


def drop_days(state: Path, left: Collection[str], tomorrow: str) -> int:
    """Delete the keys of days (`20261130`) that are before all that are left, or were days of a clock that was wrong; how many files."""
    old = [path for path in key_files(state / KEYS) if path.stem < min(left) or (path.stem > tomorrow and path.stem not in left)]
    for path in old:
        path.unlink()
    return len(old)


def _lines(path: Path) -> Iterator[tuple[bytes, bytes, bytes]]:
    """Key, its id and its owner, of each line that holds a key."""
    for line in path.read_bytes().splitlines():
        parts = line.split(b" ", 2)
        if len(parts) == 3 and len(parts[0]) == 2 * _KEY:
            yield parts[0], parts[1], parts[2]


def _all_of(person: str, files: list[Path]) -> set[str]:
    """A person's pseudonyms: this one, and those that he had before."""
    links = [line.decode(errors="replace").split(" ") for path in files for line in path.read_bytes().splitlines() if line.startswith(b"= ")]
    found = {person}
    while more := {link[1] for link in links if len(link) == 3 and link[2] in found} - found:
        found |= more
    return found


def _erase(path: Path, persons: Collection[str]) -> int:
    """Overwrite some persons' keys in a file, where they are; how many."""
    content, at, erased = path.read_bytes(), 0, 0
    owners = {person.encode() for person in persons}
    fd = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    try:
        for line in content.splitlines(keepends=True):
            key, _, rest = line.rstrip(b"\n").partition(b" ")
            if len(key) == 2 * _KEY and key.strip(b"0") and rest.partition(b" ")[2] in owners:
                os.pwrite(fd, b"0" * 2 * _KEY, at)
                erased += 1
            at += len(line)
        if erased:
            os.fsync(fd)
    finally:
        os.close(fd)
    return erased


def _opened(key: bytes, person: str, id_: bytes, sealed: bytes) -> dict[str, str] | None:
    from cryptography.exceptions import InvalidTag  # noqa: PLC0415 - takes long to read, and is seldom needed

    try:
        plain = _cipher(key).decrypt(sealed[:_NONCE], sealed[_NONCE:], _bound(person, id_))
    except InvalidTag:
        return None
    found: dict[str, str] = msgspec.json.decode(plain, type=dict[str, str])
    return found


def _bound(person: str, id_: bytes) -> bytes:
    """What a sealed value belongs to: it opens for nobody else."""
    return id_ + person.encode()


def _cipher(key: bytes) -> "ChaCha20Poly1305":
    return _ciphers()(key)


@cache
def _ciphers() -> "type[ChaCha20Poly1305]":
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305  # noqa: PLC0415 - as above

    return ChaCha20Poly1305
