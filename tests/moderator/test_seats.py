"""Seats: what a typed word means, and keys that open one seat only."""

import random

import pytest

from wolfd.chat.people import Refused, User
from wolfd.moderator.keys import Keys
from wolfd.moderator.seats import Seats


def seats(*nicks):
    found = Seats()
    for nick in nicks:
        found.sit(User(nick, nick.lower(), "host"))
    return found


TABLE = ("Ann", "Anna", "Bob", "béla", "王小明", "Ada[bot]")


@pytest.mark.parametrize(("word", "seat"), [
    ("1", 1), ("#2", 2), ("3号", 3), ("6", 6), ("ann", 1), ("ANNA", 2), ("b", None), ("bo", 3), ("BÉ", 4), ("王", 5), ("ada", 6),
    ("an", None), ("ann1", None), ("0", None), ("7", None), ("99999999", None), ("-1", None), ("", None), ("²", None),
])  # fmt: skip
def test_targets(word, seat):
    """A seat number, a nick, or a nick's unique beginning; a whole nick wins over a longer one."""
    if seat is None:
        with pytest.raises(Refused):
            seats(*TABLE).find(word)
    else:
        assert seats(*TABLE).find(word) == seat


def test_ambiguous_beginning_names_them():
    with pytest.raises(Refused) as why:
        seats(*TABLE).find("an")
    assert (why.value.mid, why.value.values["among"]) == ("target-ambiguous", "1 2")


def test_free_seat_moves_the_others_up():
    table = seats("Ann", "Bob", "Eve")
    table.free(table[2])
    assert [chair.label.text("en") for chair in table] == ["1 Ann", "2 Eve"]


def test_of():
    table = seats("Ann", "Bob")
    user = table[2].user
    assert user is not None
    assert table.of(user) is table[2]
    table[2].given_up = True
    assert table.of(user) is None


def test_key_has_ten_letters_and_fits_one_seat():
    keys = Keys(b"secret", random.Random(1).randbytes)
    key = keys.make()
    assert (len(key), key.isalpha(), key.islower()) == (10, True, True)
    kept = keys.hashed(key, "g1:3")
    assert key not in kept
    assert keys.fits(key, "g1:3", kept)
    assert not keys.fits(key, "g1:4", kept)
    assert not keys.fits(key, "g2:3", kept)
    assert not keys.fits(keys.make(), "g1:3", kept)
    assert not keys.fits("", "g1:3", "")
    assert not Keys(b"other", random.Random(1).randbytes).fits(key, "g1:3", kept)


def test_keys_use_all_letters_evenly():
    keys = Keys(b"secret", random.Random(2).randbytes)
    letters = "".join(keys.make() for _ in range(2500))
    counts = [letters.count(letter) for letter in sorted(set(letters))]
    assert len(counts) == 25
    assert max(counts) < 1.25 * min(counts)
