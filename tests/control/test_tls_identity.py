"""Certificates with their keys: which can be served, and when their time is told. No sockets."""

import contextlib

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import x25519
from OpenSSL import SSL
from twisted.internet.task import Clock
from twisted.logger import globalLogPublisher

from wolfd.control import papers, self_signed, tls
from wolfd.control.config import Config, Listen, Tls
from wolfd.control.failures import CannotRun, Code

NOW = 1_900_000_000.0
LIFE = self_signed.YEARS.total_seconds()


@pytest.fixture
def files(tmp_path):
    return tmp_path / "c.pem", tmp_path / "k.pem"


@pytest.fixture
def said():
    """What the operator is told."""
    told: list[str] = []

    def hear(event):
        told.append(event.get("warning", ""))

    globalLogPublisher.addObserver(hear)
    yield told
    globalLogPublisher.removeObserver(hear)


def made(files, now=NOW):
    self_signed.make(*files, "a.example", now)
    return tls.load(*files)


def test_own_certificate_fits_its_key_and_is_for_its_owner_alone(files):
    identity = made(files)
    assert (identity.begins, identity.ends) == (NOW - tls.DAY, NOW + LIFE)
    assert [file.stat().st_mode & 0o777 for file in files] == [0o644, 0o600]
    assert "a.example" in identity.chain[0].subject.rfc4514_string()


def test_issuers_behind_the_certificate_are_shown_too(files, tmp_path):
    made((tmp_path / "ca.pem", tmp_path / "ca.key"))
    made(files)
    files[0].write_bytes(files[0].read_bytes() + (tmp_path / "ca.pem").read_bytes())
    assert len(tls.load(*files).chain) == 2


@pytest.mark.parametrize(("which", "content", "words"), [
    (0, b"", "c.pem: no certificate in PEM form"), (0, b"\xff\x00", "c.pem: no certificate"),
    (1, b"", "k.pem: no private key in PEM form"),
    (0, b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", "c.pem: no certificate"),
    (1, b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", "k.pem: no private key"),
])
def test_files_that_cannot_be_served_are_named(files, which, content, words):
    made(files)
    files[which].write_bytes(content)
    with pytest.raises(tls.BadCertificate) as caught:
        tls.load(*files)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_key_with_a_password_and_key_of_another_kind(files):
    made(files)
    key = serialization.load_pem_private_key(files[1].read_bytes(), None)
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    files[1].write_bytes(key.private_bytes(*form, serialization.BestAvailableEncryption(b"x")))
    with pytest.raises(tls.BadCertificate, match="needs a password"):
        tls.load(*files)
    files[1].write_bytes(x25519.X25519PrivateKey.generate().private_bytes(*form, serialization.NoEncryption()))
    with pytest.raises(tls.BadCertificate, match="of a kind that certificates do not have"):
        tls.load(*files)


@pytest.mark.parametrize(("now", "words"), [
    (NOW, ""), (NOW + LIFE - 15 * tls.DAY, ""), (NOW + LIFE - 13 * tls.DAY, "expires on 2040-"),
    (NOW + LIFE, "has expired on 2040-"), (NOW - 2 * tls.DAY, "is not valid before 2030-"),
])
def test_time_is_told_when_it_matters(files, now, words):
    warning = made(files).warning(now)
    assert words in warning
    assert bool(warning) == bool(words)


def test_it_is_told_every_day(files, said):
    clock = Clock()
    papers.Papers(made(files), clock, lambda: NOW + LIFE - 15.5 * tls.DAY + clock.seconds())
    assert not any(said)
    for _ in range(3):
        clock.advance(tls.DAY)
    assert len([line for line in said if "expires on" in line]) == 2


def test_first_certificate_is_made_only_where_it_is_wanted(files):
    secure = Config(listen=Listen(irc_tls=("127.0.0.1:6697",)), tls=Tls(self_signed=True))
    assert papers.first(files, Config(), Clock(), lambda: NOW) is None
    with pytest.raises(CannotRun, match="No such file") as caught:
        papers.first(files, Config(listen=secure.listen), Clock(), lambda: NOW)
    assert caught.value.code == Code.CONFIG
    shown = papers.first(files, secure, Clock(), lambda: NOW)
    assert shown.served().fingerprint == tls.load(*files).fingerprint
    files[1].unlink()
    with pytest.raises(CannotRun, match=r"k\.pem: No such file"):
        papers.first(files, secure, Clock(), lambda: NOW)
    files[0].unlink()
    with pytest.raises(CannotRun) as caught:
        papers.first((files[0].parent / "none" / "c", files[1]), secure, Clock(), lambda: NOW)
    assert caught.value.code == Code.IO


def test_expired_certificate_is_no_renewal_but_may_stay(files):
    old = made(files, NOW - LIFE - tls.DAY)
    served = papers.Papers(old, Clock(), lambda: NOW)
    assert served.renewed(files).fingerprint == old.fingerprint
    made(files, NOW - LIFE - tls.DAY)
    with pytest.raises(CannotRun, match="has expired"):
        served.renewed(files)
    assert served.replace(made(files))
    assert not served.replace(served.served())


def shakes_hands(server: SSL.Context, version: int) -> None:
    """A handshake in memory with a client that knows one version; SSL.Error if there is none."""
    wish = SSL.Context(SSL.TLS_CLIENT_METHOD)
    for context in (server, wish):
        context.set_cipher_list(b"ALL:@SECLEVEL=0")  # so that nothing but the versions decides
    wish.set_min_proto_version(version)
    wish.set_max_proto_version(version)
    ends = [SSL.Connection(server), SSL.Connection(wish)]
    ends[0].set_accept_state()
    ends[1].set_connect_state()
    for _ in range(8):
        for here, there in (ends, ends[::-1]):
            with contextlib.suppress(SSL.WantReadError):
                here.do_handshake()
            with contextlib.suppress(SSL.WantReadError):
                there.bio_write(here.bio_read(65536))
    assert ends[0].get_protocol_version() == version


def test_no_version_of_tls_is_spoken_that_is_broken(files):
    for good in (SSL.TLS1_2_VERSION, SSL.TLS1_3_VERSION):
        shakes_hands(made(files).context(), good)
    for old in (SSL.TLS1_VERSION, SSL.TLS1_1_VERSION):
        with pytest.raises(SSL.Error):
            shakes_hands(made(files).context(), old)


def test_nobody_negotiates_anew(files):
    """It costs the server far more than who asks for it."""
    assert made(files).context().set_options(0) & SSL.OP_NO_RENEGOTIATION
