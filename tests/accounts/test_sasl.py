"""SASL over IRC, line by line: the three mechanisms, pieces, failures, retries, and what comes before and after CAP END."""

import base64
import datetime

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from OpenSSL.crypto import X509
from scramp import ScramClient
from twisted.internet.testing import StringTransportWithDisconnection

from tests.accounts.home import Home, plain
from wolfd.chat.names import host_of


class TlsTransport(StringTransportWithDisconnection):
    """A transport whose peer has shown a certificate."""

    def __init__(self, certificate):
        super().__init__()
        self._certificate = certificate

    def getPeerCertificate(self):  # noqa: N802
        return self._certificate


def a_certificate():
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "ann")])
    begin = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, begin, begin + datetime.timedelta(days=1))
    return X509.from_cryptography(made.sign(key, hashes.SHA256()))


def b64(text):
    return base64.b64encode(text.encode()).decode()


@pytest.fixture
def client(home):
    """A connection that is about to register, in a house where Ann has an account."""
    home.account("Ann")
    home.book.records.clear()
    client = home.stranger()
    client.sends("CAP LS 302", "CAP REQ :sasl")
    client.heard()
    return client


def comes_in(client, nick="Ann"):
    return client.asks(f"NICK {nick}", f"USER {nick.lower()} 0 * :{nick}", "CAP END")


# PLAIN


def test_plain(home, client):
    assert client.asks("AUTHENTICATE PLAIN") == ["AUTHENTICATE +"]
    host = host_of("Ann")
    assert client.asks(f"AUTHENTICATE {plain('ann', 'sesame')}") == [
        f"900 * *!*@{host} Ann :You are logged in as Ann", "903 * :The log-in has succeeded",
    ]
    assert "001" in comes_in(client)[0]
    assert client.user.account == "Ann"
    assert client.user.nick == "Ann"


def test_the_log_tells_of_it(home, client):
    home.log_in(client, "Ann")
    comes_in(client)
    (login,) = home.book.of("auth.login")
    assert (login["account"], login["way"], login["was"]) == ("Ann", "plain", "")
    assert login["person"] == client.user.person
    assert home.book.of("auth.registered")[0]["person"] == login["person"]
    assert "192.0.2" not in str([{**record, "private": None} for record in home.book.records]), "but under seal"
    assert "sesame" not in str(home.book.records)


@pytest.mark.parametrize("authority", ["", "Ann", "aNN"])
def test_an_authority_may_be_oneself(client, authority):
    client.asks("AUTHENTICATE plain")
    assert "903 * " in client.asks(f"AUTHENTICATE {plain('Ann', 'sesame', authority)}")[1]


@pytest.mark.parametrize("message", [
    plain("Ann", "wrong"), plain("Eve", "sesame"), plain("", "sesame"), plain("Ann", ""), plain("Ann", "sesame", "Bob"),
    b64("Ann\0sesame"), b64("\0Ann\0sesame\0"), b64("sesame"), "!!!", "AAA", "=", "+", base64.b64encode(b"\0Ann\0\xff").decode(),
])
def test_what_is_wrong_fails_and_may_be_tried_again(client, message):
    client.asks("AUTHENTICATE PLAIN")
    assert client.asks(f"AUTHENTICATE {message}")[0].startswith("904 * :")
    assert client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}")[-1].startswith("903 ")


def test_an_unknown_mechanism_is_answered_with_those_there_are(client):
    for mechanism in ("FOO", "EXTERNAL", "SCRAM-SHA-1", "PLAIN,"):
        assert client.asks(f"AUTHENTICATE {mechanism}") == [
            "908 * PLAIN,SCRAM-SHA-256 :are the mechanisms of SASL here", "904 * :The log-in has failed"]


@pytest.mark.parametrize("size", [291, 292, 300, 591, 592, 593, 1000])
def test_long_messages_come_in_pieces(home, client, size):
    """The last piece is shorter than 400 letters; after a whole one comes +."""
    password = "x" * size
    home.store.set_password("Ann", *vars_of(home.passwords.hashed(password)))
    text = plain("Ann", password)
    pieces = [text[at : at + 400] for at in range(0, len(text), 400)]
    if len(pieces[-1]) == 400:
        pieces.append("+")
    client.asks("AUTHENTICATE PLAIN")
    for piece in pieces[:-1]:
        assert client.asks(f"AUTHENTICATE {piece}") == []
    assert client.asks(f"AUTHENTICATE {pieces[-1]}")[-1].startswith("903 ")


def vars_of(kept):
    return kept.argon2, kept.scram


def test_too_long(client):
    client.asks("AUTHENTICATE PLAIN")
    assert client.asks(f"AUTHENTICATE {'A' * 401}")[0].startswith("905 * :")
    client.asks("AUTHENTICATE PLAIN")
    answers = [line for _ in range(11) for line in client.asks(f"AUTHENTICATE {'A' * 400}")]
    assert answers[0].startswith("904 * :")


def test_abort(client):
    client.asks("AUTHENTICATE PLAIN")
    client.asks(f"AUTHENTICATE {'A' * 400}")
    assert client.asks("AUTHENTICATE *") == ["906 * :The log-in was broken off"]
    assert client.asks("AUTHENTICATE *") == ["906 * :The log-in was broken off"]
    assert client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}")[-1].startswith("903 ")


def test_registration_breaks_a_log_in_off(client):
    client.asks("AUTHENTICATE PLAIN")
    lines = comes_in(client, "Bob")
    assert lines[0] == "906 Bob :The log-in was broken off"
    assert lines[1].startswith("001 Bob ")
    assert client.user.account is None


def test_nick_and_user_do_not(client):
    client.asks("AUTHENTICATE PLAIN", "NICK Bob", "USER bob 0 * :Bob")
    assert client.asks(f"AUTHENTICATE {plain('Ann', 'sesame')}")[0].startswith("900 Bob Bob!bob@")


def test_after_registration_and_again(home):
    home.account("Ann")
    home.account("Bob", "bobbob")
    client = home.client("Eve", "#x", caps="sasl")
    other = home.client("Zoe", "#x", caps="account-notify extended-join")
    assert client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}") == [
        "AUTHENTICATE +", f"900 Eve {client.source} Ann :You are logged in as Ann", "903 Eve :The log-in has succeeded"]
    person = client.user.person
    assert other.heard() == [f":{client.source} ACCOUNT Ann"]
    assert home.log_in(client, "Bob", "bobbob") == ["900", "903"]
    assert other.heard() == [f":{client.source} ACCOUNT Bob"]
    assert client.user.account == "Bob"
    assert client.user.person != person
    assert home.log_in(client, "Bob", "wrong") == ["904"]
    assert client.user.account == "Bob"


def test_account_tag_and_extended_join(home):
    ann = home.owner("Ann")
    eve = home.client("Eve", "#x", caps="account-tag extended-join")
    ann.sends("JOIN #x", "PRIVMSG #x :hello")
    assert eve.heard() == [f"@account=Ann :{ann.source} JOIN #x Ann :Ann", f"@account=Ann :{ann.source} PRIVMSG #x :hello"]


def test_capabilities_and_their_values(tmp_path):
    home = Home(tmp_path, before_connect=True)
    raw = home.stranger()
    words = " ".join(raw.asks("CAP LS 302")).split()
    assert {"sasl=PLAIN,SCRAM-SHA-256", "draft/account-registration=before-connect"} <= set(words)
    raw = home.again().stranger()
    words = " ".join(raw.asks("CAP LS")).split()
    assert {"sasl", "draft/account-registration"} <= set(words)
    raw = home.again(is_open=False).stranger()
    assert "account-registration" not in raw.asks("CAP LS 302")[0]
    assert raw.asks("CAP REQ draft/account-registration") == ["CAP * NAK :draft/account-registration"]


# the nick


def test_the_owner_may_give_the_nick_first(client):
    """Most clients send NICK and USER before they log in."""
    assert client.asks("NICK Ann", "USER ann 0 * :Ann") == []
    client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}")
    assert client.asks("CAP END")[0].startswith("001 Ann ")


@pytest.mark.parametrize("nick", ["Ann", "ANN", "Аnn", "a_nn", "a-n-n"])
def test_nobody_else_may_have_the_nick_or_one_that_looks_like_it(home, client, nick):
    client.asks(f"NICK {nick}", "USER ann 0 * :Ann")
    assert client.asks("CAP END")[0].startswith(f"433 * {nick} :{nick} belongs to the account Ann.")
    assert client.asks("NICK Ann_")[0].startswith("001 Ann_ ")  # what clients try next
    assert client.numerics(f"NICK {nick}") == ["433"]


def test_the_owner_may_have_a_nick_that_looks_like_his(home):
    ann = home.owner("Ann")
    ann.sends("NICK Аnn")  # a Cyrillic letter
    assert ann.user.nick == "Аnn"


# SCRAM-SHA-256


def scram(client, name, password):
    """The numerics at the end."""
    them = ScramClient(["SCRAM-SHA-256"], name, password)
    client.asks("AUTHENTICATE SCRAM-SHA-256")
    (line,) = client.asks(f"AUTHENTICATE {b64(them.get_client_first())}")
    them.set_server_first(base64.b64decode(line.removeprefix("AUTHENTICATE ")).decode())
    lines = client.asks(f"AUTHENTICATE {b64(them.get_client_final())}")
    if lines[0].startswith("AUTHENTICATE "):
        them.set_server_final(base64.b64decode(lines[0].removeprefix("AUTHENTICATE ")).decode())
        lines = client.asks("AUTHENTICATE +")
    return [line.split()[0] for line in lines]


def test_scram(home, client):
    assert scram(client, "Ann", "sesame") == ["900", "903"]
    comes_in(client)
    assert client.user.account == "Ann"
    assert home.book.of("auth.login")[0]["way"] == "scram"


def test_a_message_of_the_server_s_is_cut_into_pieces(client):
    """After a piece of just 400 letters an empty one tells that it was the last."""
    found = set()
    for length in range(180, 240):
        client.asks("AUTHENTICATE SCRAM-SHA-256")
        pieces = [line.removeprefix("AUTHENTICATE ") for line in client.asks(f"AUTHENTICATE {b64('n,,n=Ann,r=' + 'x' * length)}")]
        assert all(len(piece) == 400 for piece in pieces[:-1])
        assert len(pieces[-1]) < 400
        found.add(pieces[1:] == ["+"])
        client.asks("AUTHENTICATE *")
    assert found == {True, False}


def test_scram_fails(home, client):
    assert scram(client, "Ann", "wrong") == ["904"]
    assert scram(client, "Eve", "sesame") == ["904"]
    assert scram(client, "Ann", "sesame") == ["900", "903"]
    assert [record["account"] for record in home.book.of("auth.failed")] == ["Ann", None]


def test_scram_malformed(client):
    client.asks("AUTHENTICATE SCRAM-SHA-256")
    assert client.asks("AUTHENTICATE AAAA")[0].startswith("904 ")
    client.asks("AUTHENTICATE SCRAM-SHA-256", f"AUTHENTICATE {b64('n,,n=Ann,r=abc')}")
    assert client.asks(f"AUTHENTICATE {b64('c=biws,r=abc,p=AAAA')}")[0].startswith("904 ")
    client.asks("AUTHENTICATE SCRAM-SHA-256", f"AUTHENTICATE {b64('n,,n=Ann,r=abc')}")
    assert client.asks("AUTHENTICATE *")[0].startswith("906 ")


# EXTERNAL


def by_tls(home, certificate):
    client = home.stranger()
    client.transport = TlsTransport(certificate)
    client.transport.protocol = client.session
    client.session.makeConnection(client.transport)
    return client


def test_external(home, client):
    certificate = a_certificate()
    ann = by_tls(home, certificate)
    assert "sasl=PLAIN,SCRAM-SHA-256,EXTERNAL" in ann.asks("CAP LS 302")[-1]
    ann.asks("AUTHENTICATE EXTERNAL")
    assert ann.numerics("AUTHENTICATE +") == ["904"]
    home.log_in(ann, "Ann")
    comes_in(ann)
    assert "logs in to your account from now on" in ann.asks("NS CERT ADD")[-1]
    ann.sends("QUIT")

    for message in ("+", b64("Ann"), b64("aNN")):
        again = by_tls(home, certificate)
        assert again.numerics("CAP LS 302", "AUTHENTICATE EXTERNAL", f"AUTHENTICATE {message}")[-2:] == ["900", "903"]
    again = by_tls(home, certificate)
    assert again.numerics("CAP LS 302", "AUTHENTICATE EXTERNAL", f"AUTHENTICATE {b64('Bob')}")[-1] == "904"
    other = by_tls(home, a_certificate())
    assert other.numerics("CAP LS 302", "AUTHENTICATE EXTERNAL", "AUTHENTICATE +")[-1] == "904"


def test_without_a_certificate_there_is_no_external(home):
    assert "EXTERNAL" not in by_tls(home, None).asks("CAP LS 302")[-1]


# order, labels, going away


def test_lines_wait_for_the_log_in(home, client):
    home.workers.at_once = False
    client.asks("NICK Ann", "USER ann 0 * :Ann", "AUTHENTICATE PLAIN")
    assert client.asks(f"AUTHENTICATE {plain('Ann', 'sesame')}", "PING one", "CAP END", "PING two") == []
    home.workers.run()
    home.turn.end()
    lines = client.heard()
    assert [line.split()[1] for line in lines[:4]] == ["900", "903", "PONG", "001"]
    assert lines[-1] == ":irc.test PONG irc.test :two"


def test_others_do_not_wait(home, client):
    bob = home.client("Bob")
    home.workers.at_once = False
    client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}")
    assert bob.asks("PING x") == ["PONG irc.test :x"]
    home.workers.run()


@pytest.mark.parametrize("goes", ["drops", "leaves"])
def test_who_goes_while_he_logs_in_is_gone(home, client, goes):
    home.workers.at_once = False
    client.asks("NICK Ann", "USER ann 0 * :Ann", "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", "CAP END")
    if goes == "drops":
        client.transport.loseConnection()
    else:
        client.session.leave("enough")
        home.turn.end()
    home.workers.run()
    home.turn.end()
    assert home.hall.find_user("Ann") is None
    assert not client.is_connected


def test_a_label_waits_for_its_answer(home):
    home.account("Ann")
    client = home.client("Eve", caps="labeled-response batch sasl")
    assert client.asks("@label=1 AUTHENTICATE PLAIN") == ["@label=1 :irc.test AUTHENTICATE +"]
    home.workers.at_once = False
    assert client.asks(f"@label=2 AUTHENTICATE {plain('Ann', 'sesame')}", "@label=3 PING x") == []
    home.workers.run()
    home.turn.end()
    lines = client.heard()
    assert lines[0].startswith("@label=2 :irc.test BATCH +")
    assert [line.split()[2] for line in lines[1:3]] == ["900", "903"]
    assert lines[4] == "@label=3 :irc.test PONG irc.test :x"


def test_a_slow_down_and_a_wait_do_not_hinder_each_other(tmp_path):
    """Lines that wait for a log-in cost their tokens all the same, and none is lost or heard twice."""
    from wolfd.irc.lines import Pace  # noqa: PLC0415

    home = Home(tmp_path, pace=Pace(6, 1))
    ann = home.client("Ann")  # four lines
    home.passes(10)
    home.workers.at_once = False
    ann.heard()
    ann.sends_bytes(b"NS REGISTER sesame\r\n" + b"".join(b"PING %d\r\n" % number for number in range(9)))
    home.passes(3)
    assert ann.heard() == []
    home.workers.run()
    home.turn.end()
    for _ in range(10):
        home.passes(1)
    pongs = [line.rpartition(":")[2] for line in ann.heard() if " PONG " in line]
    assert pongs == [str(number) for number in range(9)]


@given(st.lists(st.one_of(
    st.sampled_from(["PLAIN", "SCRAM-SHA-256", "*", "+", "A" * 400, plain("Ann", "wrong"), b64("n,,n=Ann,r=abc")]),
    st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\r\n\0 "), min_size=1, max_size=20)), max_size=12))
def test_whatever_is_sent_the_next_ping_is_answered(tmp_path_factory, words):
    home = Home(tmp_path_factory.mktemp("fuzz"))
    client = home.stranger()
    client.sends("CAP LS 302", *(f"AUTHENTICATE {word}" for word in words))
    assert client.asks("PING x")[-1] == "PONG irc.test :x"
    home.accounts.close()
