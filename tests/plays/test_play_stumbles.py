"""A fault of ours while a player's line is dealt with costs nobody his connection, and shows no traceback."""

import pytest

from engine.options import kinds
from tests.plays.stage import Stage
from tests.plays.wires import WiredHouse
from wolfd.moderator.typed.deeds import DEEDS

ODD = ("", "0", "5", "-1", "x", "default", "none", "auto", "all", "true", "full36", ":", "manual:3", "nan", "0.5 1", "²", "wolf wolf",
       "werewolf seer", "{ $x }", "\N{FULLWIDTH DIGIT ONE}")
CHOICES = ("language", "new", "moderator", "bots", "", "setup", *kinds())


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


def test_another_word_for_a_command_is_asked_back():
    """In a room, by telnet, and to the Moderator in private; but no word of a wolf to his pack is taken for a slip."""
    stage = Stage(2)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    ann, bob = people[0], people[1]
    ann.types("!theme", "/msg Moderator skip")
    bob.says("language 简体", "延时", "帮助 桌子")
    assert ann.hears("There is no command theme. Did you mean !option?", "There is no command skip. Did you mean !pass?")
    assert bob.hears("没有“延时”这个命令。你是不是想输入 /延长？", "没有关于“桌子”的帮助。你是不是想看 /帮助 桌面？")
    for person in people:
        person.says("ready")
    stage.until_step("wolves")
    wolves = [stage.person(seat) for seat in stage.seats("werewolf")]
    wolf = next(wolf for wolf in wolves if wolf.protocol == "irc")
    stage.all_forget()
    wolf.types("/msg Moderator skip")
    for each in wolves:
        each.hears("skip")
    wolf.hears_nothing_of("There is no command")
    other = next(person for person in people if person not in wolves and person.protocol == "irc")
    other.types("/msg Moderator skip")
    assert other.hears("There is no command skip. Did you mean !pass?")
