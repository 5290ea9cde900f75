"""SIGHUP: configuration, certificate and texts are read again, all or nothing, and nobody is disconnected."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from twisted.logger import Logger

from wolfd import settings
from wolfd.accounts import Desk
from wolfd.control import changes
from wolfd.control.config import Config
from wolfd.control.failures import CannotRun, Code
from wolfd.control.limits import Door
from wolfd.control.papers import Papers
from wolfd.control.tls import Identity
from wolfd.gates import Gates
from wolfd.irc import greeting, phrases
from wolfd.moderator import naming
from wolfd.texts import languages
from wolfd.texts.catalogue import fault, reread, stamp

LOG = Logger()
Stamp = frozenset[tuple[str, int, int]]
WORDED = (greeting, phrases, naming)
"""Those who keep what they have worded once."""


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
        self._stamp = stamp()

    def __call__(self) -> None:
        try:
            found = changes.between(self._config, self._read())
            identity = self._identity(found.config)
            texts = self._checked_texts()
        except CannotRun as error:
            for reason in error.reasons:
                LOG.error("nothing is changed: {reason}", reason=reason)  # noqa: TRY400  a trace would tell the operator nothing
            return
        self._config = found.config
        done = [*found.done, *self._show(identity), *self._reword(texts)]
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

    def _checked_texts(self) -> Stamp:
        """The state of their files; CannotRun if one is another by now, and any is wrong."""
        try:
            found = stamp()
            why = fault() if found != self._stamp else ""
        except OSError as error:
            raise CannotRun(Code.CONFIG, f"{error.filename}: {error.strerror or error}") from error
        if why:
            raise CannotRun(Code.CONFIG, why)
        return found

    def _reword(self, texts: Stamp) -> list[str]:
        """Read changed texts; the words for it if they are."""
        if texts == self._stamp:
            return []
        self._stamp = texts
        reread(languages())
        for kept in (kept for module in WORDED for kept in vars(module).values() if hasattr(kept, "cache_clear")):
            kept.cache_clear()
        return ["texts"]
