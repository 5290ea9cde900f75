"""Passwords: how they are hashed, and checked. Every call here takes long and belongs in a thread.

Argon2 keeps what people type; beside it stands the verifier that SCRAM-SHA-256 needs. The libraries are imported when
the first password comes: they take a tenth of a second.
"""

import hashlib
import hmac
import secrets
import unicodedata
from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SALT = 16
"""Bytes of a salt for SCRAM."""
_SCRAM = "SCRAM-SHA-256"


@dataclass(frozen=True, slots=True)
class Cost:
    """How much work a password is; the defaults take about 50 ms."""

    time: int = 2
    """Passes of Argon2."""
    memory: int = 19_456
    """KiB that it fills."""
    rounds: int = 20_000
    """Rounds of SCRAM's key derivation, which the client must do as well; at least 4096."""


@dataclass(frozen=True, slots=True)
class Verifier:
    """What SCRAM needs to know of a password: not the password itself."""

    salt: bytes
    stored: bytes
    server: bytes
    rounds: int

    def __str__(self) -> str:
        salt, stored, server = (b64encode(part).decode() for part in (self.salt, self.stored, self.server))
        return f"{_SCRAM}${self.rounds}:{salt}${stored}:{server}"

    @classmethod
    def parse(cls, text: str) -> "Verifier":
        """The verifier of its text."""
        _, first, keys = text.split("$")
        rounds, salt = first.split(":")
        stored, server = keys.split(":")
        return cls(b64decode(salt), b64decode(stored), b64decode(server), int(rounds))


@dataclass(frozen=True, slots=True)
class Hashes:
    """What is kept of a password."""

    argon2: str
    scram: str
    """Nothing if the password holds letters that SCRAM cannot be sure of, such as new emoji."""


class Passwords:
    """The house's way with passwords. `secret` is its own: with it the unknown look as if they were known."""

    def __init__(self, cost: Cost, secret: bytes) -> None:
        self._cost = cost
        self._secret = secret

    def hashed(self, password: str) -> Hashes:
        """What is to be kept of a new password."""
        return Hashes(self._argon2.hash(_plain(password)), self._verifier(password))

    def fits(self, password: str, kept: str) -> bool:
        """Whether a password is the one that was kept; with nothing kept it never is, after the same work."""
        from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415 - see the header

        decoy = self._decoy
        try:
            return self._argon2.verify(kept or decoy, _plain(password)) and bool(kept)
        except (VerificationError, InvalidHashError):
            return False

    def is_stale(self, kept: str) -> bool:
        """Whether what is kept was made at another cost than the present one."""
        return self._argon2.check_needs_rehash(kept)

    def decoy(self, name: str) -> Verifier:
        """The verifier of somebody who has none: always the same for a name, and fits no password."""
        parts = [hmac.digest(self._secret, f"{part}:{name}".encode(), hashlib.sha256) for part in ("salt", "stored", "server")]
        return Verifier(parts[0][:SALT], parts[1], parts[2], self._cost.rounds)

    def _verifier(self, password: str) -> str:
        from scramp import ScramException, ScramMechanism  # noqa: PLC0415 - see the header

        try:
            salt, stored, server, rounds = ScramMechanism(_SCRAM).make_auth_info(
                password, iteration_count=self._cost.rounds, salt=secrets.token_bytes(SALT))
        except ScramException:
            return ""
        return str(Verifier(salt, stored, server, rounds))

    @cached_property
    def _argon2(self) -> "PasswordHasher":
        from argon2 import PasswordHasher  # noqa: PLC0415 - see the header

        return PasswordHasher(time_cost=self._cost.time, memory_cost=self._cost.memory, parallelism=1)

    @cached_property
    def _decoy(self) -> str:
        """What a password of nobody's is checked against. Made before any check: else the first would tell."""
        return self._argon2.hash(secrets.token_hex())


def _plain(password: str) -> str:
    """A password however its accents were typed."""
    return unicodedata.normalize("NFC", password)
