"""`wolflog`: the command and its ends; see wolflog(1). What it does is in `reading`, `checking`, `gaming` and `reports`.

It reads only, and takes no lock.
"""

import sys
from collections.abc import Sequence

import click

import wolfd
from wolfd.control import shell
from wolfd.views import checking, gaming, reading, reports
from wolfd.views.choosing import NothingFound

NOTHING = 1


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(wolfd.__version__, "-V", "--version", message="wolflog %(version)s")
def wolflog() -> None:
    """Read and check the log of a wolfd server."""


for command in (*reading.COMMANDS, *checking.COMMANDS, *gaming.COMMANDS, *reports.COMMANDS):
    wolflog.add_command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    return shell.run(wolflog, "wolflog", arguments, {NothingFound: ("", NOTHING)})


if __name__ == "__main__":
    sys.exit(main())
