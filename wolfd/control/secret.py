"""The house's own secret: made once, kept in the state directory for its owner alone."""

import secrets
from pathlib import Path

from wolfd.control import durable

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
    made = secrets.token_bytes(SIZE)
    durable.write(path, made, 0o600)
    return made
