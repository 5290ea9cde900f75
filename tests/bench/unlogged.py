"""wolfd without its log, for comparisons alone: `python -m tests.bench.unlogged [what wolfd takes]`.

The journal counts what it is told and forgets it: no record, no sum, no seal, nothing on disk. No configuration does that.
"""

import sys

from wolfd import cli
from wolfd.journal import Journal


def append(self: Journal, _type: str, /, **_: object) -> int:
    """The number that the record would have."""
    self.seq += 1
    return self.seq


if __name__ == "__main__":
    Journal.append = append  # type: ignore[method-assign]
    sys.exit(cli.main(sys.argv[1:]))
