"""How a command of the shell ends: whatever went wrong is one line on the standard error, and an exit code of sysexits.h."""

import contextlib
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence

import click

DONE = 0
REFUSED = 1
USAGE = 64
NO_SERVER = 69
UNREADABLE = 74
INTERRUPTED = 130

Told = Mapping[type[Exception], tuple[str, int]]
"""Exceptions of a command's own: what stands before their text, and the exit code."""


def run(command: click.Command, name: str, arguments: Sequence[str] | None, own: Told | None = None) -> int:
    """Run a command; its exit code."""
    own = own or {}
    try:
        return int(command.main(arguments, prog_name=name, standalone_mode=False) or DONE)
    except click.ClickException as error:
        return _end(name, f"{error.format_message()} ({name} -h tells what there is)", USAGE)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except tuple(own) as error:
        before, code = own[type(error)]
        return _end(name, f"{before}{error}", code)
    except OSError as error:
        return _end(name, ": ".join(str(part) for part in (error.filename, error.strerror or error) if part), UNREADABLE)


@contextlib.contextmanager
def heard() -> Iterator[None]:
    """Print until all is out, or until the reader has gone, as with `wolflog cat | head`: that is no failure."""
    try:
        yield
    except BrokenPipeError:
        # Python would complain at its end that it cannot flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def harmless(text: str) -> str:
    """A text with nothing in it that a terminal would obey, but for the ends of lines."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text)


def harmless_json(text: str) -> str:
    """The same JSON with nothing in it that a terminal would obey: all that JSON lets stand bare stands in strings."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


def _end(name: str, why: str, code: int) -> int:
    click.echo(harmless(f"{name}: {why}"), err=True)
    return code
