"""A fault of ours while a player's line is dealt with costs nobody his connection, and shows no traceback."""

import pytest

from engine.options import kinds
from tests.plays.stage import Stage
from tests.plays.wires import WiredHouse
from wolfd.moderator.typed.deeds import DEEDS

ODD = ("", "0", "5", "-1", "x", "default", "none", "auto", "all", "true", "full36", ":", "manual:3", "nan", "0.5 1", "²", "wolf wolf",
       "werewolf seer", "{ $x }", "\N{FULLWIDTH DIGIT ONE}")
CHOICES = ("language", "new", "preset", "deck", "moderator", "bots", "", "setup", *kinds())


def test_nobody_is_cut_off_by_a_fault(monkeypatch):
    def breaks(*_):
        raise ZeroDivisionError("inside")

    monkeypatch.setitem(DEEDS, "who", breaks)
    house = WiredHouse()
    ann, bob = house.by_irc("Ann", "#wolf"), house.by_telnet("Bob", "/go #wolf")
    ann.types("!who")
    bob.types("/who")
    for heard in (ann.raw, bob.lines):
        assert len([line for line in heard if "Something went wrong inside with what you typed" in line]) == 1
        assert not any("Traceback" in line or "ZeroDivision" in line for line in heard)
    ann.types("!join")
    bob.types("/join")
    assert ann.hears("1 Ann sits down", "2 Bob sits down")


@pytest.mark.parametrize("name", CHOICES)
def test_no_value_of_an_option_breaks_anything(name):
    """Whatever is typed is set or refused with a reason; and what is on record is an option."""
    stage = Stage(1)
    ann = stage.irc("Ann")
    ann.says("join")
    for text in ODD:
        ann.forgets()
        ann.says(f"option {name} {text}")
        assert ann.lines or name == "variants"
    assert {record["name"] for record in stage.book.of("table.option")} <= set(kinds())
