"""Games that are over, to be read in the chat and as pages: told by `wolflog` in a process of its own, so that nobody waits.

The log is only read. A page is written beside its place and then put there, so that a web server never gives half of one.
"""

import os
import subprocess
import sys
from collections import OrderedDict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from twisted.internet.defer import Deferred, DeferredSemaphore
from twisted.internet.threads import deferToThreadPool
from twisted.logger import Logger

if TYPE_CHECKING:
    from wolfd.moderator.words.questions import Form
    from wolfd.reactor import TurnReactor

AT_ONCE = 2
"""Processes that tell games at the same time; the others wait for their turn."""
KEPT = 16
"""Games that were told last and need not be told again."""
SETTLED = 1.0
"""Seconds after a game's end at which the log has it for certain."""

PATIENCE = 120.0
"""Seconds after which a process that does not end is ended."""

LOG = Logger()

Told: TypeAlias = "subprocess.CompletedProcess[bytes]"


class Library:
    """Tells the games of one log; a `wolfd.moderator.recap.Library`."""

    def __init__(self, state: Path, reactor: "TurnReactor", pages: Path | None = None) -> None:
        self._state = state
        self._reactor = reactor
        self._pages = pages
        self._turns = DeferredSemaphore(AT_ONCE)
        self._told: OrderedDict[tuple[str, str, Form], tuple[str, ...]] = OrderedDict()

    def tell(self, game: str, language: str, form: "Form") -> "Deferred[tuple[str, ...]]":
        """The lines of a game, all of it with its secrets; nothing if the log has no such game."""
        return Deferred.fromCoroutine(self._tell(game, language, form))

    def publish(self, game: str, language: str) -> None:
        """Write the page of a game that has just ended, where pages are wanted."""
        pages = self._pages
        if pages is not None:
            self._reactor.callLater(SETTLED, lambda: Deferred.fromCoroutine(self._publish(game, language, pages)))

    async def _tell(self, game: str, language: str, form: "Form") -> tuple[str, ...]:
        key = game, language, form
        if key not in self._told:
            done = await self._run("replay", "--for-players", "--form", "text", "--language", language, "--marks", form.room, form.secret, game)
            if done.returncode:
                LOG.info("{game}: cannot be told: {why}", game=game, why=done.stderr.decode(errors="replace").strip())
                return ()
            self._told[key] = tuple(done.stdout.decode().splitlines())
        self._told.move_to_end(key)
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        return self._told[key]

    async def _publish(self, game: str, language: str, pages: Path) -> None:
        path = pages / f"{game}.html"
        fresh = path.with_suffix(".new")
        done = await self._run("export", "--for-players", "--form", "html", "--language", language, "--no-verify", "-o", os.fspath(fresh), game)
        why = done.stderr.decode(errors="replace").strip() if done.returncode else _put(fresh, path)
        if why:
            fresh.unlink(missing_ok=True)
            LOG.error("{game}: its page is not written: {why}", game=game, why=why)

    async def _run(self, command: str, *arguments: str) -> "Told":
        """What `wolflog` says."""
        line = (sys.executable, "-m", "wolfd.views.tool", command, "--state", os.fspath(self._state), *arguments)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "NO_COLOR": "1"}
        async with self._turns:
            return await deferToThreadPool(self._reactor, self._reactor.getThreadPool(), partial(_said, line, environment))


def _said(line: tuple[str, ...], environment: dict[str, str]) -> Told:
    return subprocess.run(line, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False)  # noqa: S603 - our own


def _put(fresh: Path, path: Path) -> str:
    """Put a file in its place; why not, if that cannot be."""
    try:
        fresh.replace(path)
    except OSError as error:
        return str(error)
    return ""
