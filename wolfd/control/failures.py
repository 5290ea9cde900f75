"""Why the server cannot run: exceptions that end it with a documented exit code and one clear line.

Exit codes are part of the interface; wolfd(8) lists them. `cli` is the only place that turns one into an exit.
"""

from enum import IntEnum


class Code(IntEnum):
    """The exit codes of sysexits(3), each for one thing."""

    OK = 0
    USAGE = 64
    ADDRESS = 69
    INTERNAL = 70
    IN_USE = 73
    IO = 74
    CONFIG = 78


class CannotRun(Exception):
    """The server cannot start or go on, for a reason that the operator can mend."""

    def __init__(self, code: Code, *reasons: str) -> None:
        super().__init__("\n".join(reasons))
        self.code = code
        self.reasons = reasons


class BadConfig(CannotRun):
    """The configuration is wrong: every reason at once, each with its file, line and key."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(Code.CONFIG, *reasons)
