"""Configuration, certificate and texts are read again, all or nothing, and nobody is disconnected.

SIGHUP asks for it, and whoever else calls `Reload`; what came of it is on record, on the standard error, and returned.
"""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from twisted.logger import Logger

from wolfd import settings
from wolfd.accounts import Desk
from wolfd.chat.hall import Record
from wolfd.control import changes
from wolfd.control.config import Config
from wolfd.control.failures import CannotRun, Code
from wolfd.control.limits import Door
from wolfd.control.papers import Papers
from wolfd.control.tls import Identity
from wolfd.gates import Gates
from wolfd.irc import phrases
from wolfd.moderator.words import naming, topics
from wolfd.texts import languages
from wolfd.texts.catalogue import fault, reread, stamp

LOG = Logger()
Stamp = frozenset[tuple[str, int, int]]
WORDED = (phrases, naming, topics)
"""Those who keep what they have worded once."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a new configuration changes in a running server."""

    gates: Gates
    door: Door
    desk: Desk | None
    papers: Papers | None
    record: Record
    appoint: Callable[[Iterable[str]], None]
    """Makes accounts moderators, and nobody else one."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: what is changed from now on, and what only a restart changes; or every reason why nothing is."""

    done: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()

    @property
    def is_done(self) -> bool:
        return not self.faults


class Reload:
    """Reads again what is configured, when called with what asked for it; tells the standard error, too."""

    def __init__(self, config: Config, read: Callable[[], Config], state: Path, parts: Parts) -> None:
        self._config = config
        self._read = read
        self._state = state
        self._parts = parts
        self._stamp = stamp()
        self.begins: Callable[[], None] = _nothing
        """Called before anything is read."""
        self.ended: Callable[[Outcome], None] = _nothing_of
        """Called with what came of it: the service manager's and the operators' news."""

    def __call__(self, asked_by: str = "signal") -> Outcome:
        """Do it. The record is written before anybody hears what is in it, as every record."""
        self.begins()
        outcome = self._outcome()
        fields = {name: value for name, value in asdict(outcome).items() if value}
        self._parts.record.append("admin.reload", by=asked_by, outcome="done" if outcome.is_done else "refused", **fields)
        _tell(outcome)
        self.ended(outcome)
        return outcome

    def _outcome(self) -> Outcome:
        try:
            found = changes.between(self._config, self._read())
            identity = self._identity(found.config)
            texts = self._checked_texts()
        except CannotRun as error:
            return Outcome(faults=error.reasons)
        self._config = found.config
        done = (*found.done, *self._show(identity), *self._reword(texts))
        self._apply()
        return Outcome(done, found.waiting)

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
        with parts.gates.renewing():
            parts.gates.change(config)
            if parts.desk is not None:
                parts.desk.accounts.settings = settings.accounts(config)
        parts.door.change(config.limits)
        parts.appoint(config.moderation.moderators)

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


def _tell(outcome: Outcome) -> None:
    for reason in outcome.faults:
        LOG.error("nothing is changed: {reason}", reason=reason)
    if outcome.is_done:
        LOG.info("the configuration was read again: {done}", done=", ".join(outcome.done) or "nothing is new")
    if outcome.waiting:
        LOG.warn("only a restart changes: {keys}", keys=", ".join(outcome.waiting))  # noqa: G010 - Twisted's logger has no other name for it


def _nothing() -> None:
    pass


def _nothing_of(_: Outcome) -> None:
    pass
