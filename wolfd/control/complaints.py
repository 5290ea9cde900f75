"""What goes wrong, on the standard error: warnings and errors with their traces. Nothing of a game is told here."""

import os
import sys
from pathlib import Path

from twisted.logger import (
    FileLogObserver,
    FilteringLogObserver,
    LogEvent,
    LogLevel,
    LogLevelFilterPredicate,
    formatEvent,
    formatTime,
    globalLogBeginner,
)

ANSWERS = "wolfd.reload"
"""Who tells on the standard error also what went well: the operator has asked for it."""
_VISIBLE = {code: f"\\x{code:02x}" for code in (*range(10), *range(11, 32), *range(127, 160))}


def begin() -> None:
    """From now on show what Twisted and the server log as a warning or worse."""
    to = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115  there is none if our starter closed it
    observer = FileLogObserver(to, _worded)
    loud = LogLevelFilterPredicate(LogLevel.warn)
    loud.setLogLevelForNamespace(ANSWERS, LogLevel.info)
    globalLogBeginner.beginLoggingTo([FilteringLogObserver(observer, [loud])], redirectStandardIO=False)


def _worded(event: LogEvent) -> str:
    """One line, and the trace below it if there is one; whatever a client sent cannot draw on the terminal."""
    level = event["log_level"].name
    failure = event.get("log_failure")
    trace = f"\n{failure.getTraceback().rstrip()}" if failure else ""
    return f"{formatTime(event['log_time'])} {level}: {formatEvent(event)}{trace}".translate(_VISIBLE) + "\n"
