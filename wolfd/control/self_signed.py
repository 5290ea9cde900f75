"""A certificate of the server's own making, for those who have none of an authority: clients must be told to trust it."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from wolfd.control import durable

YEARS = timedelta(days=3650)
"""How long it is good for: who trusts it has looked at its fingerprint, and should not need to again."""
EARLIER = timedelta(days=1)
"""How long before now it begins, for clients whose clock is slow."""


def make(certificate: Path, key: Path, name: str, now: float) -> None:
    """Write a new key, for the server's user only, and its certificate for a host name. Raises OSError."""
    secret = ec.generate_private_key(ec.SECP256R1())
    pem = serialization.Encoding.PEM
    plain = serialization.NoEncryption()
    durable.write(key, secret.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain), 0o600)
    durable.write(certificate, _signed(secret, name, datetime.fromtimestamp(now, UTC)).public_bytes(pem), 0o644)


def _signed(secret: ec.EllipticCurvePrivateKey, name: str, now: datetime) -> x509.Certificate:
    whom = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    purpose = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    builder = x509.CertificateBuilder(whom, whom, secret.public_key(), x509.random_serial_number(), now - EARLIER, now + YEARS)
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
    return builder.add_extension(purpose, critical=False).sign(secret, hashes.SHA256())
