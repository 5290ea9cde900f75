"""Files of the server's own, written so that a crash leaves all of one or none of it."""

import os
from pathlib import Path


def write(path: Path, content: bytes, mode: int) -> None:
    """Write a file; it gets its name only when all of it is on the disk. Raises OSError."""
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)  # left over from a write that was killed; whatever it is, nothing is written through it
    fd = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
    with os.fdopen(fd, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(fd)
    fresh.replace(path)
