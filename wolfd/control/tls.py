"""TLS for listeners: a certificate with its key, checked before it is served, and replaced while people are connected.

Twisted's own `tls:` endpoint keeps the certificate that it began with. Here each new connection asks which one is
served now; those that are there keep theirs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed448, ed25519, rsa
from OpenSSL import SSL
from twisted.internet.interfaces import IOpenSSLServerConnectionCreator
from twisted.protocols.tls import TLSMemoryBIOFactory, TLSMemoryBIOProtocol
from zope.interface import implementer

if TYPE_CHECKING:
    from twisted.internet.interfaces import IAddress, IProtocolFactory, IReactorTime

DAY = 86_400.0
NOTICE = 14 * DAY
"""Seconds before the end at which it is told, or the last third of the certificate's time if that is shorter."""

Key: TypeAlias = rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey | ed448.Ed448PrivateKey


class BadCertificate(Exception):
    """A certificate or its key cannot be served: one clear line, with the file."""


@dataclass(frozen=True, slots=True, eq=False)
class Identity:
    """A certificate that fits its key, with those of the authorities between; times in seconds of the epoch."""

    file: Path
    chain: tuple[x509.Certificate, ...]
    key: Key
    begins: float
    ends: float

    @property
    def fingerprint(self) -> str:
        """SHA-256 in hexadecimal."""
        return self.chain[0].fingerprint(hashes.SHA256()).hex()

    @property
    def is_self_signed(self) -> bool:
        """Whether nobody but itself says that it can be trusted."""
        return self.chain[0].issuer == self.chain[0].subject

    @property
    def last_day(self) -> str:
        return _day(self.ends)

    def has_ended(self, now: float) -> bool:
        return now >= self.ends

    def is_good(self, now: float) -> bool:
        """Whether its time has come, and is not over."""
        return self.begins <= now < self.ends

    def warning(self, now: float) -> str:
        """What the operator should know of its time; nothing if all is well."""
        if self.has_ended(now):
            return f"{self.file}: the certificate has expired on {self.last_day}"
        if now < self.begins:
            return f"{self.file}: the certificate is not valid before {_day(self.begins)}"
        if self.ends - now < min(NOTICE, (self.ends - self.begins) / 3):
            return f"{self.file}: the certificate expires on {self.last_day}"
        return ""

    def context(self, *protocols: bytes) -> SSL.Context:
        """What connections are made from; `protocols` are the names by which ALPN asks for what is spoken here."""
        context = SSL.Context(SSL.TLS_SERVER_METHOD)
        context.set_min_proto_version(SSL.TLS1_2_VERSION)
        context.set_options(SSL.OP_NO_RENEGOTIATION | SSL.OP_CIPHER_SERVER_PREFERENCE)
        context.set_session_cache_mode(SSL.SESS_CACHE_OFF)
        context.set_session_id(b"wolfd")  # a client that was asked for its certificate is refused without one
        context.use_certificate(self.chain[0])
        for issuer in self.chain[1:]:
            context.add_extra_chain_cert(issuer)
        context.use_privatekey(self.key)
        context.set_verify(SSL.VERIFY_PEER, _anybody)
        if protocols:
            context.set_alpn_select_callback(
                lambda _, offered: next((name for name in protocols if name in offered), SSL.NO_OVERLAPPING_PROTOCOLS))
        return context


def load(certificate: Path, key: Path) -> Identity:
    """Read both files; BadCertificate if they cannot be served."""
    chain, secret = _chain(certificate), _key(key)
    if chain[0].public_key() != secret.public_key():
        raise BadCertificate(f"{key}: the key is not that of the certificate in {certificate}")
    begins, ends = chain[0].not_valid_before_utc, chain[0].not_valid_after_utc
    identity = Identity(certificate, chain, secret, begins.timestamp(), ends.timestamp())
    try:
        identity.context()
    except SSL.Error as error:
        raise BadCertificate(f"{certificate}: {error.args[0][-1][-1]}") from error
    return identity


@implementer(IOpenSSLServerConnectionCreator)
class Creator:
    """Makes the TLS side of each connection, with the certificate that is served at that moment."""

    def __init__(self, served: Callable[[], Identity], *protocols: bytes) -> None:
        self._served = served
        self._protocols = protocols
        self._identity = served()
        self._context = self._identity.context(*protocols)

    def serverConnectionForTLS(self, tlsProtocol: TLSMemoryBIOProtocol) -> SSL.Connection:  # noqa: N802, N803, ARG002 - Twisted's names
        identity = self._served()
        if identity is not self._identity:
            self._context = identity.context(*self._protocols)
            self._identity = identity
        return SSL.Connection(self._context)


class TlsFactory(TLSMemoryBIOFactory):
    """Puts TLS around the connections of a factory, which may turn one away."""

    def __init__(self, creator: Creator, inner: "IProtocolFactory", clock: "IReactorTime") -> None:
        super().__init__(creator, isClient=False, wrappedFactory=inner, clock=clock)

    def buildProtocol(self, addr: "IAddress") -> TLSMemoryBIOProtocol | None:  # type: ignore[override]  # noqa: N802
        inner = self.wrappedFactory.buildProtocol(addr)
        return None if inner is None else self.protocol(self, inner)


def _chain(file: Path) -> tuple[x509.Certificate, ...]:
    try:
        return tuple(x509.load_pem_x509_certificates(_read(file)))
    except ValueError as error:
        raise BadCertificate(f"{file}: no certificate in PEM form") from error


def _key(file: Path) -> Key:
    try:
        key = serialization.load_pem_private_key(_read(file), None)
    except TypeError as error:
        raise BadCertificate(f"{file}: the key needs a password, which nobody can type here") from error
    except (ValueError, UnsupportedAlgorithm) as error:
        raise BadCertificate(f"{file}: no private key in PEM form") from error
    if not isinstance(key, Key):
        raise BadCertificate(f"{file}: a key of a kind that certificates do not have")
    return key


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadCertificate(f"{file}: {error.strerror or error}") from error


def _anybody(*_: object) -> bool:
    """Whoever shows a certificate may: it is known by its fingerprint, not by who has signed it."""
    return True


def _day(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d")
