"""What was said before the server started comes back into the chat's history, out of the end of the log."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from wolfd.chat.hall import Hall
from wolfd.chat.history import Memory, Recalled
from wolfd.journal import lately


def refill(hall: Hall, state: Path, mid_of: Callable[[int], str]) -> None:
    """Bring back public talk that is not too old. The log's last 16 MiB are looked at, which takes part of a second."""
    since = datetime.fromtimestamp(max(0.0, hall.wall() - hall.history.bounds.seconds), UTC).isoformat()
    read, memory = msgspec.json.Decoder(Recalled).decode, Memory(hall.name)
    for record in lately(state, "chat.message"):
        if record.head.ts < since:  # both begin with the date, in one form
            continue
        try:
            found, at = read(record.line), datetime.fromisoformat(record.head.ts).timestamp()
        except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError):  # damaged: whoever reads the log is told
            continue
        if found.is_for_all:
            hall.history.restore(found.chan, memory.said(found, mid_of(record.seq), at))
