"""The caller's end of the control socket: one request, one answer, each a JSON object on a line."""

import contextlib
import errno
import json
import os
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAME = "control.sock"
"""The socket's name in the state directory."""
PATIENCE = 600.0
"""Seconds to wait for an answer: a backup takes its time."""
GLANCE = 0.05
"""Seconds between two tries to get into a queue that is full."""
LONGEST = 100
"""Bytes of a path that the system takes as a socket's address."""


class NoServer(Exception):
    """No server listens at the socket."""


class NoAnswer(ConnectionError):
    """The server has ended the connection instead of answering: it may have done what it was asked for, or not."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.ECONNRESET, "the server closed the connection without an answer; it may have stopped meanwhile", str(path))


def ask(state: Path, request: Mapping[str, object]) -> dict[str, Any]:
    """What the server of a state directory answers. Raises NoServer, NoAnswer, or OSError where it cannot be reached otherwise."""
    path = state / NAME
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as end, address(path) as where:
        try:
            _connect(end, where)
        except (FileNotFoundError, ConnectionRefusedError) as error:
            raise NoServer(str(path)) from error
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from error
        try:
            end.sendall(json.dumps(request).encode() + b"\n")
            with end.makefile("rb") as answers:
                line = answers.readline()
        except ConnectionError as error:
            raise NoAnswer(path) from error
        except TimeoutError as error:
            raise OSError(errno.ETIMEDOUT, f"the server has not answered in {PATIENCE:.0f} seconds", str(path)) from error
    if not line.endswith(b"\n"):
        raise NoAnswer(path)
    answer: dict[str, Any] = json.loads(line)
    return answer


def is_answered(state: Path) -> bool:
    """Whether a server listens there; it is asked nothing."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as end, contextlib.suppress(OSError), address(state / NAME) as where:
        _connect(end, where)
        return True
    return False


def _connect(end: socket.socket, where: str) -> None:
    """Connect, and from then on wait so long for each thing. A queue that is full, because many ask at once, is waited for."""
    until = time.monotonic() + PATIENCE
    end.settimeout(PATIENCE)
    while True:
        try:
            end.connect(where)
        except BlockingIOError:
            if time.monotonic() > until:
                raise
            time.sleep(GLANCE)
        else:
            return


@contextmanager
def address(path: Path) -> Iterator[str]:
    """The address of a socket, shorter where its path is longer than the system takes."""
    if len(os.fsencode(path)) < LONGEST:
        yield str(path)
        return
    directory = os.open(path.parent, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{directory}/{path.name}"
    finally:
        os.close(directory)
