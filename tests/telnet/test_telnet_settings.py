"""What the operator sets about telnet: each key of the configuration, and that it is the limit that holds."""

from dataclasses import replace

import pytest

from wolfd import settings
from wolfd.control.config import Config, Limits, Telnet
from wolfd.telnet.settings import TelnetSettings

SET = Telnet(mssp=True, gmcp=True, login=30, tries=2, line=20, waiting=3, arrivals=2, stuck=7)


def test_every_key_is_passed_on():
    told = settings.telnet(Config(telnet=SET, limits=Limits(flood_burst=4, flood_rate=9, sendq=20_000)), "big5")
    assert told == TelnetSettings(charset="big5", has_mssp=True, has_gmcp=True, login=30, tries=2, line=20, waiting=3, arrivals=2,
                                  stuck=7, burst=4, rate=9, sendq=20_000)  # fmt: skip


def test_who_sets_nothing_has_the_defaults():
    """Two minutes to find a name, more than a program that registers by IRC has."""
    assert settings.telnet(Config(), "") == TelnetSettings()
    assert TelnetSettings().login == 120


@pytest.fixture
def strict(house):
    """The house with limits of its own."""
    house.factory.settings = replace(house.factory.settings, line=20, tries=2, waiting=3, stuck=7)
    return house


@pytest.mark.parametrize(("kind", "end"), [("dumb", "\n"), ("terminal", "\r")])
def test_length_of_a_line(strict, kind, end):
    ann, bob = getattr(strict, kind)("Ann"), strict.dumb("Bob")
    bob.reads()
    ann.sends("狼" * 30 + end)
    assert bob.lines() == [f"<Ann> {'狼' * 20}"]
    ann.sends("x" * 20 + end)
    assert bob.lines() == [f"<Ann> {'x' * 20}"]


def test_names_that_may_be_tried(strict):
    ann = strict.dumb()
    ann.sends("a b\n")
    assert not ann.is_closed
    ann.sends("c d\n")
    assert ann.is_closed


def test_lines_that_may_wait(strict):
    ann, bob = strict.dumb("Ann"), strict.dumb("Bob")
    strict.passes(10)
    bob.reads()
    ann.sends("".join(f"{n}\n" for n in range(30)))
    for _ in range(30):
        strict.passes(0.5)
    assert bob.lines() == [f"<Ann> {n}" for n in range(13)]


def test_how_long_one_need_not_read(strict):
    ann = strict.dumb("Ann")
    ann.protocol.pauseProducing()
    strict.passes(6.9)
    assert not ann.transport.disconnected
    strict.passes(0.2)
    assert ann.transport.disconnected
