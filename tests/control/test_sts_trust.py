"""Whether clients may be told to insist on TLS: only with a certificate that they can trust."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from twisted.internet.task import Clock

from wolfd.control import papers, self_signed, tls

NOW = 1_900_000_000.0


def named(name):
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


@pytest.fixture
def identity(tmp_path):
    files = tmp_path / "c.pem", tmp_path / "k.pem"
    self_signed.make(*files, "a.example", NOW)
    return tls.load(*files)


@pytest.fixture
def signed(identity):
    """The same server, with a certificate that an authority has signed."""
    begins = datetime.fromtimestamp(NOW, UTC) - timedelta(days=1)
    builder = x509.CertificateBuilder(named("An Authority"), named("a.example"), identity.key.public_key(), 7, begins, begins + timedelta(days=90))
    return replace(identity, chain=(builder.sign(ec.generate_private_key(ec.SECP256R1()), hashes.SHA256()),))


def trusted(identity, now=NOW, **how):
    return papers.Papers(identity, Clock(), lambda: now).is_trusted(**{"even_self_signed": False, **how})


def test_signed_by_nobody_else(identity):
    assert identity.is_self_signed
    assert not trusted(identity)
    assert trusted(identity, even_self_signed=True)


def test_signed_by_an_authority(signed):
    assert not signed.is_self_signed
    assert trusted(signed)


@pytest.mark.parametrize("when", [lambda each: each.begins - 1, lambda each: each.ends, lambda each: each.ends + 1])
def test_out_of_its_time(identity, signed, when):
    for each in (identity, signed):
        assert not trusted(each, when(each), even_self_signed=True)
