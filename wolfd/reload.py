"""SIGHUP: the configuration and the certificate are read again, all or nothing, and nobody is disconnected."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from twisted.logger import Logger

from wolfd import settings
from wolfd.accounts import Desk
from wolfd.control import changes
from wolfd.control.config import Config
from wolfd.control.failures import CannotRun
from wolfd.control.limits import Door
from wolfd.control.papers import Papers
from wolfd.control.tls import Identity
from wolfd.gates import Gates

LOG = Logger()


@dataclass(frozen=True, slots=True)
class Parts:
    """What a new configuration changes in a running server."""

    gates: Gates
    door: Door
    desk: Desk | None
    papers: Papers | None


class Reload:
    """Reads again what is configured, when called; what came of it goes to the standard error."""

    def __init__(self, config: Config, read: Callable[[], Config], state: Path, parts: Parts) -> None:
        self._config = config
        self._read = read
        self._state = state
        self._parts = parts

    def __call__(self) -> None:
        try:
            found = changes.between(self._config, self._read())
            identity = self._identity(found.config)
        except CannotRun as error:
            for reason in error.reasons:
                LOG.error("nothing is changed: {reason}", reason=reason)  # noqa: TRY400  a trace would tell the operator nothing
            return
        self._config = found.config
        done = [*found.done, *self._show(identity)]
        self._apply()
        LOG.info("the configuration was read again: {done}", done=", ".join(done) or "nothing is new")
        if found.waiting:
            LOG.warn("only a restart changes: {keys}", keys=", ".join(found.waiting))  # noqa: G010  Twisted's logger has no other name for it

    def _identity(self, config: Config) -> Identity | None:
        """The certificate that is in the files now; nothing if none is needed."""
        papers = self._parts.papers
        return None if papers is None else papers.renewed(settings.certificate(self._state, config))

    def _show(self, identity: Identity | None) -> list[str]:
        """Serve a certificate; the words for it if it is new."""
        papers = self._parts.papers
        if papers is None or identity is None or not papers.replace(identity):
            return []
        return [f"certificate until {identity.last_day}"]

    def _apply(self) -> None:
        parts, config = self._parts, self._config
        parts.gates.change(config)
        parts.door.change(config.limits)
        if parts.desk is not None:
            parts.desk.accounts.settings = settings.accounts(config)
