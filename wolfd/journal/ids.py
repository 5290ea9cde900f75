"""Names for messages and appeals that show nothing of the order: keyed hashes of a record's number.

Players see these and never a record's number. The key is a file of the state directory; who has it can find the record
that a name belongs to (`wolflog cat --id`).
"""

import errno
import os
import secrets
from base64 import b32encode
from hashlib import blake2b
from pathlib import Path

from wolfd.journal.disk import RealDisk, write_all
from wolfd.journal.state import Unwritable

KEY_FILE = "ids.key"
_KEY_BYTES = 32


class Ids:
    """The names under one log's key."""

    __slots__ = ("_key", "_message")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._message = blake2b(digest_size=8, key=key, person=b"message")

    def message(self, seq: int) -> str:
        """A message's id: 16 characters. One is made for each line that is said, so it has the digits that cost least."""
        keyed = self._message.copy()  # half the time of beginning with the key anew
        keyed.update(b"%d" % seq)
        return keyed.hexdigest()

    def appeal(self, seq: int) -> str:
        """An appeal's id: 8 characters, to be read out or typed."""
        appeal = blake2b(b"%d" % seq, digest_size=5, key=self._key, person=b"appeal")
        return b32encode(appeal.digest()).decode().lower()

    def names(self, name: str, seq: int) -> bool:
        """Whether a name, typed in any case, is the record's message id or appeal id."""
        name = name.lower()
        return name == (self.appeal(seq) if len(name) == 8 else self.message(seq))


def read_ids(state: Path) -> Ids | None:
    """The names of a state directory's log; nothing if it has no key. Raises OSError."""
    try:
        key = (state / KEY_FILE).read_bytes()
    except FileNotFoundError:
        return None
    if len(key) != _KEY_BYTES:
        raise OSError(errno.EINVAL, "not a key", str(state / KEY_FILE))
    return Ids(key)


def open_ids(state: Path) -> Ids:
    """The names of a state directory's log, with a new key if it has none. Call it under the directory's lock."""
    try:
        return read_ids(state) or Ids(_new_key(state / KEY_FILE))
    except OSError as error:
        raise Unwritable(state / KEY_FILE, error) from error


def _new_key(path: Path) -> bytes:
    """A new key, kept for its owner alone. Never half written: it gets its name when it is durable."""
    key = secrets.token_bytes(_KEY_BYTES)
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)  # left over from a start that was killed; whatever it is, nothing is written through it
    fd = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        write_all(RealDisk(), fd, key)
        os.fsync(fd)
    finally:
        os.close(fd)
    fresh.replace(path)
    return key
