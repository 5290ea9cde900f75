"""Unicode's table of look-alikes: whole, read late, small; and rooms whose names look the same."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from tests.chat.ears import Ear, a_hall, ears
from tests.chat.make_lookalikes import Icu, rows
from wolfd.chat.lookalikes import lookalikes
from wolfd.chat.looks import is_of_service, look, skeleton
from wolfd.chat.people import Refused

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "wolfd/chat/lookalikes.txt"
ICU = "libicui18n.so.72"


def has_icu():
    try:
        ctypes.CDLL(ICU)
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_icu(), reason=f"{ICU} is not here (Debian: libicu72)")
def test_the_table_is_what_the_generator_makes():
    assert list(rows(Icu(ICU))) == FILE.read_text().split("\n")[:-1]


@pytest.mark.parametrize(("sign", "shown"), [("а", "a"), ("ѕ", "s"), ("ꓟ", "M"), ("𐐎", None), ("ꮃ", "w"), ("ⲟ", "o"), ("ꓲ", "l"), ("é", None), ("狼", None)])
def test_signs(sign, shown):
    if shown is None:
        with pytest.raises(LookupError):
            lookalikes()[ord(sign)]
    else:
        assert lookalikes()[ord(sign)] == shown


def test_every_row_is_in_it():
    for line in FILE.read_text().split("\n")[:-1]:
        prototype, signs = line.split("\t")
        assert {lookalikes()[ord(sign)] for sign in signs} == {prototype}
    assert "a".translate(lookalikes()) == "a"


@pytest.mark.parametrize(("one", "other"), [
    ("Wolf", "Ꮃolf"), ("Wolf", "ꓪolf"), ("Wolf", "Wᴏlf"), ("Wolf", "ᗯolf"), ("Ann", "ᴀnn"), ("paul", "ρaul"), ("Paul", "ꓑaul"), ("Eve", "ᎬᏙᎬ"), ("Eve", "Εve"),
    ("coc", "ⲥⲟⲥ"), ("сергей", "cepгей"), ("Bob", "ᏴOb"), ("Moss", "Ⅿoss"), ("alice", "aӏice"), ("Zoe", "ΖΟΕ"), ("Ann", "A̲nn"),
])  # fmt: skip
def test_names_that_look_the_same(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [
    ("Ann", "Anna"), ("мама", "папа"), ("Ёж", "Уж"), ("狼人", "狼王"), ("こん", "ごん"), ("정수", "정우"), ("Σίσυφος", "Σωκράτης"), ("אבי", "אבא"), ("علي", "علا"),
])  # fmt: skip
def test_names_that_do_not(one, other):
    assert look(one) != look(other)


@pytest.mark.parametrize("nick", ["Ꮇoderator", "ꓟoderator", "Мodеrаtоr", "ⅿoderator", "Mᴏᴅᴇʀᴀᴛᴏʀ", "Mοderatοr", "ᎷᎾᎠerator"])
def test_the_moderators_name_in_other_letters(nick):
    assert is_of_service(nick, ["Moderator"])


def test_a_server_of_ascii_names_never_reads_it():
    code = ("from wolfd.chat import looks\n"
            "looks.is_of_service('Ann', ['Moderator', 'NickServ']); looks.look('Bob'); looks.skeleton('P0q')\n"
            "assert not looks.lookalikes.cache_info().currsize\n"
            "looks.look('Аnn')\n"
            "assert looks.lookalikes.cache_info().currsize")  # fmt: skip
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=30)


def test_it_is_small():
    table = lookalikes()
    held = sum(map(sys.getsizeof, (table._codes, table._which, table._prototypes, *table._prototypes)))
    assert held < 300_000


def refusal(call, *args):
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value


def test_a_room_that_looks_like_another():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob")
    hall.join(ann.user, "#wolf")
    why = refusal(hall.join, bob.user, "#wоlf")
    assert (why.mid, why.values) == ("channel-alike", {"channel": "#wоlf", "other": "#wolf"})
    assert list(hall.channels) == ["#wolf"]
    hall.join(bob.user, "#WOLF")
    hall.join(bob.user, "#wolf2")
    hall.part(ann.user, hall.find_channel("#wolf"))
    hall.part(bob.user, hall.find_channel("#wolf"))
    hall.join(bob.user, "#wоlf")


def test_of_a_secret_room_that_it_looks_like_nothing_is_told():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob")
    secret = hall.join(ann.user, "#wolf")
    hall.set_modes(ann.user, secret, [(True, "s", "")])
    assert hall.join(bob.user, "#wоlf") is not secret


def test_looks_are_of_people_in_any_letters():
    hall = a_hall()
    Ear(hall, "Wolf")
    assert refusal(Ear, hall, "Ꮃolf").mid == "nick-alike"


@pytest.mark.parametrize("name", ["#Moderator", "#mоderator", "#M0derator"])
def test_no_room_is_called_like_the_moderator(name):
    hall = a_hall()
    (ann,) = ears(hall, "Ann")
    assert refusal(hall.join, ann.user, name).mid == "channel-reserved"
    hall.join(ann.user, "#moderators")
