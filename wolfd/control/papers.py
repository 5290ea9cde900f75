"""The certificate that the server shows now: read at the start, looked at every day, replaced when the operator asks."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from twisted.logger import Logger

from wolfd.control import self_signed, tls
from wolfd.control.config import Config, Tls
from wolfd.control.failures import CannotRun, Code

if TYPE_CHECKING:
    from twisted.internet.interfaces import IReactorTime

LOG = Logger()
Files = tuple[Path, Path]
"""A certificate's, and its key's."""


class Papers:
    """What every listener with TLS asks for."""

    def __init__(self, identity: tls.Identity, clock: "IReactorTime", wall: Callable[[], float]) -> None:
        self._identity = identity
        self._clock = clock
        self._wall = wall
        self._look()

    def served(self) -> tls.Identity:
        return self._identity

    def is_trusted(self, *, even_self_signed: bool) -> bool:
        """Whether clients that look at it go on: it is in its time, and signed by somebody else, if that is wanted."""
        return self._identity.is_good(self._wall()) and (even_self_signed or not self._identity.is_self_signed)

    def replace(self, identity: tls.Identity) -> bool:
        """Show this one to those who come from now on; whether it is another one."""
        is_new = identity.fingerprint != self._identity.fingerprint
        self._identity = identity
        return is_new

    def renewed(self, files: Files) -> tls.Identity:
        """What is in the files now. CannotRun if it cannot be served, or another one has expired."""
        identity = _loaded(files)
        if identity.fingerprint != self._identity.fingerprint and identity.has_ended(self._wall()):
            raise CannotRun(Code.CONFIG, identity.warning(self._wall()))
        return identity

    def _look(self) -> None:
        if warning := self._identity.warning(self._wall()):
            LOG.warn("{warning}", warning=warning)  # noqa: G010 - Twisted's logger has no other name for it
        self._clock.callLater(tls.DAY, self._look)


def first(files: Files, config: Config, clock: "IReactorTime", wall: Callable[[], float]) -> Papers | None:
    """The certificate to begin with, made if that is wanted; nothing if there is no TLS. CannotRun says what is wrong."""
    if not config.listen.has_tls:
        return None
    if config.tls.self_signed and _are_missing(files):
        _make(files, config.server.name, wall())
    return Papers(_loaded(files), clock, wall)


def check(files: Files, wanted: Tls, now: float) -> str:
    """What will be amiss soon; CannotRun if the files cannot be served, or the certificate has expired."""
    if wanted.self_signed and _are_missing(files):
        return ""
    identity = _loaded(files)
    if identity.has_ended(now):
        raise CannotRun(Code.CONFIG, identity.warning(now))
    return identity.warning(now)


def _loaded(files: Files) -> tls.Identity:
    try:
        return tls.load(*files)
    except tls.BadCertificate as error:
        hint = "; [tls] may name another file, or with self_signed = true one is made" if _are_missing(files) else ""
        raise CannotRun(Code.CONFIG, f"{error}{hint}") from error


def _make(files: Files, name: str, now: float) -> None:
    try:
        self_signed.make(*files, name, now)
    except OSError as error:
        raise CannotRun(Code.IO, f"{error.filename or files[0]}: {error.strerror or error}") from error


def _are_missing(files: Files) -> bool:
    return not any(file.exists() for file in files)
