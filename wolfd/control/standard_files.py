"""The three files that every process has: never somebody else's number, and a greeting that no closed pipe stops."""

import contextlib
import os
from collections.abc import Iterable

STDOUT = 1


def fill() -> None:
    """Whoever started us may have closed them; nothing of ours may get their numbers, or a trace ends in the log."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def tell(lines: Iterable[str]) -> None:
    """Tell the operator, if anybody reads it: a closed pipe stops no server, neither now nor when it exits."""
    with contextlib.suppress(OSError):
        os.write(STDOUT, "".join(f"{line}\n" for line in lines).encode())
