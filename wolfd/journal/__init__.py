"""The journal: one append-only, chained log of everything that happened, written before anybody hears of it.

`Journal` is its one writer: `append` only fills a buffer, `write` (called at the end of a turn) puts all of it on disk
with one write, `barrier` tells when it is durable. `recall` says how the log ended and which games are open, and
`history` gives those games' records to rebuild them from. `records` reads everything in order and is stopped by no
damage; `verify` proves the log whole or says where it is not. `open_ids` gives the names of messages and appeals, which
show nothing of the order. `lately` looks at the log's end alone. `Upkeep` tells checkpoints and deletes what is old. The
format is `wolflog/1`, described in wolflog(5). Nothing here knows what a chat is.

    form, heading, registry      the format: lines, headers, types of records;  ids: names that show no order
    writer, segment, pouring     buffer, file, disk;  syncing: when it is durable;  places, disk, outside: where, by what
    seals, discretion            what stands encrypted, and how much is kept of private lines
    state, recovery, games, standing    the start: the directory, how the log ended, what goes on from file to file
    reader, chain, verify, tail, lately     reading: in order, proved, as it grows, its end alone
    checkpoints, retention, upkeep      what it needs while it is open
"""

from wolfd.journal.ids import Ids, open_ids
from wolfd.journal.lately import lately
from wolfd.journal.outside import Outside, Settings
from wolfd.journal.reader import Damage, Record, records
from wolfd.journal.recovery import Past, history, recall
from wolfd.journal.registry import TYPES, UnknownType
from wolfd.journal.state import InUse, Unwritable, default_state
from wolfd.journal.upkeep import Care, Upkeep
from wolfd.journal.verify import Verdict, verify
from wolfd.journal.writer import Journal

__all__ = [
    "TYPES",
    "Care",
    "Damage",
    "Ids",
    "InUse",
    "Journal",
    "Outside",
    "Past",
    "Record",
    "Settings",
    "UnknownType",
    "Unwritable",
    "Upkeep",
    "Verdict",
    "default_state",
    "history",
    "lately",
    "open_ids",
    "recall",
    "records",
    "verify",
]
