"""The operational log, on the standard error: warnings and errors with their traces. Nothing of a game is told here.

What the server was told to be silent about otherwise is told where it serves an operator: the answers that he has asked
for, and what he may want to shut addresses out for (`happening`).
"""

import os
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from twisted.logger import (
    FileLogObserver,
    FilteringLogObserver,
    ILogFilterPredicate,
    ILogObserver,
    LogEvent,
    LogLevel,
    LogLevelFilterPredicate,
    PredicateResult,
    formatEvent,
    formatTime,
    globalLogBeginner,
)
from zope.interface import provider

ANSWERS = "wolfd.running.reload"
"""Who tells on the standard error also what went well: the operator has asked for it."""
COUNTS: Counter[str] = Counter()
"""How many lines there were of each level."""
HAPPENED: Counter[str] = Counter()
"""How often each `happening` was."""
_VISIBLE = {code: f"\\x{code:02x}" for code in (*range(10), *range(11, 32), *range(127, 160))}


def begin(form: str = "text") -> None:
    """From now on show what Twisted and the server log as a warning or worse, as text or as a JSON object a line."""
    to = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115 - there is none if our starter closed it
    loud = LogLevelFilterPredicate(LogLevel.warn)
    loud.setLogLevelForNamespace(ANSWERS, LogLevel.info)
    shown: ILogObserver = FileLogObserver(to, _structured if form == "json" else _worded)
    observers = [FilteringLogObserver(observer, [_happened, loud]) for observer in (shown, _counted)]
    globalLogBeginner.beginLoggingTo(observers, redirectStandardIO=False)


@provider(ILogFilterPredicate)
def _happened(event: LogEvent) -> object:
    return PredicateResult.yes if "happening" in event else PredicateResult.maybe


@provider(ILogObserver)
def _counted(event: LogEvent) -> None:
    COUNTS[event["log_level"].name] += 1
    if "happening" in event:
        HAPPENED[event["happening"]] += 1


def _worded(event: LogEvent) -> str:
    """One line, and the trace below it if there is one; whatever a client sent cannot draw on the terminal."""
    trace = f"\n{_trace(event)}" if _trace(event) else ""
    return f"{formatTime(event['log_time'])} {event['log_level'].name}: {formatEvent(event)}{trace}".translate(_VISIBLE) + "\n"


def _structured(event: LogEvent) -> str:
    """The same as one JSON object on a line."""
    time = datetime.fromtimestamp(event["log_time"], UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    told = {"ts": time, "level": event["log_level"].name, "part": event.get("log_namespace", ""), "text": formatEvent(event)}
    told |= {name: event[name] for name in ("happening", "address", "way") if name in event}
    if trace := _trace(event):
        told["trace"] = trace
    return msgspec.json.encode(told).decode() + "\n"


def _trace(event: LogEvent) -> str:
    failure = event.get("log_failure")
    return failure.getTraceback().rstrip() if failure else ""
