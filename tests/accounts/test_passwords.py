"""How passwords are hashed and checked, and that nobody's password costs as much as somebody's."""

import time

import pytest
from argon2 import extract_parameters
from scramp import ScramClient

from wolfd.accounts.passwords import Cost, Passwords, Verifier
from wolfd.accounts.scram import Scram, Wrong

CHEAP = Cost(time=1, memory=8, rounds=4096)


@pytest.fixture
def passwords():
    return Passwords(CHEAP, b"secret")


@pytest.mark.parametrize("password", ["sesame", "é" * 100, "a b  c", "狼来了", "🐺" * 4, "x" * 1000, " "])
def test_only_the_password_itself_fits(passwords, password):
    kept = passwords.hashed(password).argon2
    assert passwords.fits(password, kept)
    for other in (password + "x", password[:-1], password.swapcase() + "!", ""):
        assert not passwords.fits(other, kept)


def test_accents_may_be_typed_in_either_way(passwords):
    kept = passwords.hashed("caf\u00e9").argon2
    assert passwords.fits("cafe\u0301", kept)


def test_two_hashes_of_one_password_have_nothing_in_common(passwords):
    one, two = passwords.hashed("sesame"), passwords.hashed("sesame")
    assert one.argon2 != two.argon2
    assert Verifier.parse(one.scram).salt != Verifier.parse(two.scram).salt
    assert "sesame" not in one.argon2 + one.scram


def test_nobody_is_checked_at_the_same_cost_as_somebody(passwords):
    """Where nothing is kept, something made in the same way is checked instead; it fits nothing, not even itself."""
    kept = passwords.hashed("sesame").argon2
    assert extract_parameters(passwords._decoy) == extract_parameters(kept)
    assert len(passwords._decoy) == len(kept)
    for password in ("sesame", "", passwords._decoy):
        assert not passwords.fits(password, "")


def test_what_is_kept_damaged_fits_nothing(passwords):
    for kept in ("nonsense", "$argon2id$v=19$m=8,t=1,p=1$$", passwords.hashed("sesame").argon2[:-4]):
        assert not passwords.fits("sesame", kept)


def test_another_cost_is_noticed(passwords):
    kept = passwords.hashed("sesame").argon2
    assert not passwords.is_stale(kept)
    dearer = Passwords(Cost(time=2, memory=8, rounds=4096), b"secret")
    assert dearer.is_stale(kept)
    assert dearer.fits("sesame", kept)


def test_the_default_cost_is_what_is_recommended():
    """OWASP's least for Argon2id with one lane: 19 MiB, two passes."""
    assert (Cost().time, Cost().memory) == (2, 19_456)


def test_a_verifier_is_its_text(passwords):
    text = passwords.hashed("sesame").scram
    assert text.startswith("SCRAM-SHA-256$4096:")
    assert str(Verifier.parse(text)) == text


def test_letters_that_scram_cannot_prepare_have_no_verifier(passwords):
    assert passwords.hashed("🫏🫏🫏🫏").scram == ""  # younger than the tables of stringprep
    assert passwords.hashed("🫏🫏🫏🫏").argon2


# SCRAM


def exchange(passwords, verifier, password="sesame", name="ann"):
    """What the server says at the end; Wrong if it is not content."""
    client = ScramClient(["SCRAM-SHA-256"], name, password)
    scram = Scram(client.get_client_first())
    assert scram.name == name
    client.set_server_first(scram.challenge(verifier))
    final = scram.prove(client.get_client_final())
    client.set_server_final(final)  # the client is content as well
    return final


def test_scram_proves_the_password(passwords):
    verifier = Verifier.parse(passwords.hashed("sesame").scram)
    assert exchange(passwords, verifier).startswith("v=")
    assert exchange(passwords, verifier, name="a,b=c狼").startswith("v=")
    with pytest.raises(Wrong):
        exchange(passwords, verifier, "millet")


def test_a_decoy_looks_like_a_verifier_and_lasts(passwords):
    """Always the same for a name, also after a restart; another for another name and another house."""
    real, decoy = Verifier.parse(passwords.hashed("sesame").scram), passwords.decoy("ann")
    assert [len(part) for part in (real.salt, real.stored, real.server)] == [16, 32, 32]
    assert [len(part) for part in (decoy.salt, decoy.stored, decoy.server)] == [16, 32, 32]
    assert decoy.rounds == real.rounds
    assert Passwords(CHEAP, b"secret").decoy("ann") == decoy
    assert passwords.decoy("bob").salt != decoy.salt
    assert Passwords(CHEAP, b"other").decoy("ann").salt != decoy.salt
    for password in ("sesame", "", "x"):
        if password:
            with pytest.raises(Wrong):
                exchange(passwords, decoy, password)


@pytest.mark.parametrize("first", [
    "", "n,,", "n,,n=ann", "n,,r=x", "n,,n=,r=x", "y", "p=tls-unique,,n=ann,r=x", "n,a=bob,n=ann,r=x", "n,,m=x,n=ann,r=x",
    "n,,n=a=b,r=x", "n,,n=ann,r=", "n,,n=\u0378,r=x", "n,,n=ann,r=\x7f", "\0", ",,,", "n,,n=ann,n=bob,r=x",
])  # fmt: skip
def test_a_malformed_first_message_is_wrong(first):
    with pytest.raises(Wrong):
        Scram(first)


@pytest.mark.parametrize("final", ["", "c=biws", "c=biws,r=x,p=x", "c=!!!,r=x,p=AAAA", "e=x", ",,", "c=biws,r={r},p=AAAA", "c=eSws,r={r},p=AAAA",
                                   "c=biws,r={r},p=" + "A" * 43 + "="])
def test_a_malformed_last_message_is_wrong(passwords, final):
    scram = Scram("n,,n=ann,r=abc")
    nonce = scram.challenge(passwords.decoy("ann")).split(",")[0].removeprefix("r=")
    with pytest.raises(Wrong):
        scram.prove(final.replace("{r}", nonce))


def test_no_proof_before_the_challenge():
    with pytest.raises(Wrong):
        Scram("n,,n=ann,r=abc").prove("c=biws,r=abc,p=AAAA")


def test_nobody_takes_as_long_as_somebody():
    """The quickest of a few, so that a busy machine does not matter; without the work it would be nothing at all."""
    passwords = Passwords(Cost(time=2, memory=8192, rounds=4096), b"secret")
    kept = passwords.hashed("sesame").argon2

    def quickest(kept):
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            passwords.fits("millet", kept)
            times.append(time.perf_counter() - begun)
        return min(times)

    assert quickest("") > quickest(kept) / 2
