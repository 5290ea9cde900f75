"""What the first line of a segment says."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from wolfd.journal.form import Claim, Prev


@dataclass(frozen=True, slots=True)
class Opened:
    """The members of a `log.open`, but for what concerns a crash."""

    log: str
    segment: str
    why: str
    software: str
    rules: str
    prev: Prev | None
    games: Mapping[str, int]
    standing: Mapping[str, Mapping[str, object]]

    def members(self, recovered: Claim | None) -> dict[str, object]:
        """All members, in their order; `standing` and `recovered` only where there is something to tell."""
        found = asdict(self)
        found["boot"] = boot_id()
        if not self.standing:
            del found["standing"]
        return found | ({"recovered": recovered} if recovered else {})


def boot_id() -> str:
    """Tells one run of the machine from another: `mono` counts from its start."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return ""
