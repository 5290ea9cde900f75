"""The house's own secret: made once, kept in the state directory for its owner alone."""

import os
import secrets
from pathlib import Path

SIZE = 32


def of(path: Path) -> bytes:
    """The secret in a file, which is made if it is not there. Raises OSError, also for a file of another size."""
    try:
        kept = path.read_bytes()
    except FileNotFoundError:
        return _made(path)
    if len(kept) != SIZE:
        raise OSError(None, f"expected {SIZE} bytes, found {len(kept)}", str(path))
    return kept


def _made(path: Path) -> bytes:
    """A new one; the file gets its name only when all of it is durable."""
    made = secrets.token_bytes(SIZE)
    fresh = path.with_suffix(".new")
    fd = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    with os.fdopen(fd, "wb") as file:
        file.write(made)
        file.flush()
        os.fsync(fd)
    fresh.replace(path)
    return made
