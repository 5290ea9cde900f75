"""What was said before the server started comes back into the chat's history, out of the end of the log."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from wolfd.chat.hall import Hall
from wolfd.chat.history import recalled
from wolfd.journal import lately


def refill(hall: Hall, state: Path, mid_of: Callable[[int], str]) -> None:
    """Bring back public talk that is not too old. The log's last 16 MiB are looked at, which takes part of a second."""
    since = hall.wall() - hall.history.bounds.seconds
    for record in lately(state, "chat.message"):
        at = datetime.fromisoformat(record.head.ts).timestamp()
        if at >= since:
            found = recalled(record.fields(), mid_of(record.seq), at, hall.name)
            if found is not None:
                hall.history.restore(*found)
