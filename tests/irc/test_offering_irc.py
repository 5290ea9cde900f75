"""CAP NEW and CAP DEL: a client of version 302 hears which capabilities come and go while it is here."""

from dataclasses import replace

import pytest

from tests.accounts.home import Home
from tests.irc.house import Client
from wolfd.irc import caps


@pytest.fixture
def home(tmp_path):
    home = Home(tmp_path)
    yield home
    home.accounts.close()


def change(home, **settings):
    """Read the configuration again."""
    with home.factory.renewing():
        home.accounts.settings = replace(home.accounts.settings, **settings)
    home.turn.end()


def test_what_is_gone_is_told_and_taken(home):
    ann = home.client("Ann", caps="draft/account-registration cap-notify sasl")
    bob = home.client("Bob", caps="draft/account-registration")
    change(home, is_open=False)
    assert ann.heard() == [":irc.test CAP Ann DEL :draft/account-registration"]
    assert ann.asks("CAP LIST") == ["CAP Ann LIST :cap-notify sasl"]
    assert ann.asks("CAP REQ draft/account-registration") == ["CAP Ann NAK :draft/account-registration"]
    assert bob.heard() == []


def test_what_is_new_or_has_another_value_is_told(home):
    change(home, is_open=False)
    ann = Client(home)
    ann.sends("CAP LS 302")
    ann.heard()
    change(home, is_open=True)
    assert ann.heard() == [":irc.test CAP * NEW :draft/account-registration"]
    change(home, before_connect=True)
    assert ann.heard() == [":irc.test CAP * NEW :draft/account-registration=before-connect"]
    assert ann.asks("CAP REQ draft/account-registration") == ["CAP * ACK :draft/account-registration"]
    assert ann.session.caps & caps.ACCOUNT_REGISTRATION


def test_nothing_is_told_if_nothing_is_new(home):
    ann = home.client("Ann", caps="cap-notify")
    change(home, least=9)
    assert ann.heard() == []
