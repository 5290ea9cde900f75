"""Who reads the secrets of a running game is on record himself: the server is told before the first of them is shown.

Without a running server there is nobody to tell. Whoever may read the log but not use the server's socket is refused.
"""

import errno
from collections.abc import Iterable, Iterator
from pathlib import Path

from wolfd.control.socket_client import NAME, NoServer, ask
from wolfd.journal import TYPES, Past, Record, recall


def honest(state: Path, records: Iterable[Record], what: str) -> Iterator[Record]:
    """The records as they come; before the first secret one of each running game the server is told."""
    told: set[str] = set()
    past: Past | None = None
    segment = ""
    for record in records:
        kind, game = TYPES.get(record.type), record.head.game or ""
        if kind is not None and kind.secret and game not in told:
            if past is None and record.segment != segment:  # each start of a server begins one
                segment = record.segment
                past = recall(state) if (state / NAME).exists() else None
            if past is not None and _is_live(record, past):
                tell(state, game, what)
                told.add(game)
        yield record


def tell(state: Path, game: str, what: str) -> None:
    """Let the server put on record that a game's secrets are read; OSError if it cannot."""
    try:
        answer = ask(state, {"do": "read", "game": game, "what": f"wolflog {what}"})
    except NoServer:
        return
    if not answer.get("ok"):
        raise OSError(errno.EPERM, f"the server must put this on record, and does not: {answer.get('error')}", str(state / NAME))


def _is_live(record: Record, past: Past) -> bool:
    """Whether a record's game may still run; a private line of no game counts while any does."""
    return record.seq > past.seq or (record.head.game in past.games if record.head.game else bool(past.games))
