"""What every store of accounts must do: the contract, for each store that there is; by real threads."""

import pytest

from tests.accounts.stores import ANN, BOB, ONE, TWO
from wolfd.accounts import Account


def test_a_new_store_is_empty(kind):
    store, names = kind.open()
    assert names == []
    assert kind.loop.result(store.find("Ann")) is None
    assert kind.loop.result(store.find_by_certificate(ONE)) is None
    assert kind.loop.result(store.drop("Ann")) is False


def test_an_account_is_found_as_it_was_kept(ask):
    assert ask("find", "Ann") == ANN
    assert ask("find", "Bob") == BOB
    assert ask("find", "Eve") is None


@pytest.mark.parametrize("name", ["ann", "ANN", "aNn"])
def test_names_differ_as_nicks_do(ask, name):
    assert ask("find", name) == ANN
    assert ask("add", Account(name, "p-00000003", "x")) is False
    assert ask("find", "Ann") == ANN


def test_other_letters_differ(ask):
    assert ask("add", Account("Änn", "p-00000003", "x"))
    assert ask("find", "änn") is None


def test_a_name_is_no_pattern_and_no_statement(ask):
    for name in ("A%", "A_n", "' OR 1=1 --", "Ann\0", ""):
        assert ask("find", name) is None


def test_a_password_is_replaced(ask):
    ask("set_password", "ANN", "$new", "$scram")
    found = ask("find", "Ann")
    assert (found.password, found.scram, found.language, found.person) == ("$new", "$scram", ANN.language, ANN.person)
    assert ask("find", "Bob") == BOB


def test_a_language_is_replaced(ask):
    ask("set_language", "ann", "en")
    assert ask("find", "Ann").language == "en"
    assert ask("find", "Bob").language == ""


def test_a_certificate_belongs_to_one_account(ask):
    assert ask("add_certificate", "ann", TWO)
    assert ask("add_certificate", "Ann", ONE)
    assert ask("add_certificate", "Bob", ONE) is False
    assert ask("add_certificate", "Ann", ONE) is False
    assert ask("certificates", "ANN") == (ONE, TWO)
    assert ask("certificates", "Bob") == ()
    assert ask("find_by_certificate", ONE) == ANN
    assert ask("drop_certificate", "Bob", ONE) is False
    assert ask("drop_certificate", "ann", ONE) is True
    assert ask("find_by_certificate", ONE) is None
    assert ask("add_certificate", "Bob", ONE)


def test_no_certificate_for_nobody(ask):
    assert ask("add_certificate", "Eve", ONE) is False
    assert ask("find_by_certificate", ONE) is None


def test_marks_come_with_the_account_and_go_with_it(ask, monkeypatch):
    monkeypatch.setattr("wolfd.accounts.marking.MOST", 2)
    day = "2026-11-30T20:00:0{}.000Z".format
    ask("keep_marks", [("Ann", "#x", day(1)), ("ann", "#y", day(2)), ("Bob", "#x", day(3)), ("Eve", "#x", day(4))])
    ask("keep_marks", [("ANN", "#x", day(5)), ("Ann", "狼", day(6))])
    assert ask("find", "Ann").marks == (("狼", day(6)), ("#x", day(5)))
    assert ask("find", "Bob").marks == (("#x", day(3)),)
    ask("add_certificate", "Bob", ONE)
    assert ask("find_by_certificate", ONE).marks == (("#x", day(3)),)
    assert ask("drop", "Ann")
    assert ask("add", ANN)
    assert ask("find", "Ann") == ANN


def test_what_is_dropped_is_gone_with_all_that_belongs_to_it(ask):
    ask("add_certificate", "Ann", ONE)
    assert ask("drop", "aNN") is True
    assert ask("drop", "Ann") is False
    assert ask("find", "Ann") is None
    assert ask("find_by_certificate", ONE) is None
    assert ask("add", Account("ann", "p-00000009", "x"))
    assert ask("certificates", "Ann") == ()


def test_everything_outlives_a_restart(ask, kind):
    ask("add_certificate", "Ann", ONE)
    ask("drop", "Bob")
    kind.close()
    store, names = kind.open()
    assert names == ["Ann"]
    assert kind.loop.result(store.find_by_certificate(ONE)) == ANN


def test_many_at_once_are_one_after_another(kind):
    store, _ = kind.open()
    added = [store.add(Account(f"n{number % 10}", f"p-{number:08}", "x")) for number in range(40)]
    assert sum(kind.loop.result(each) for each in added) == 10


def test_of_one_account_the_newest_marks_are_kept_and_no_more(ask, monkeypatch):
    monkeypatch.setattr("wolfd.accounts.marking.MOST", 2)
    ask("keep_marks", [("Ann", f"#{number}", f"2026-11-30T20:00:0{number}.000Z") for number in range(5)])
    ask("keep_marks", [("Bob", "#0", "2026-11-30T20:00:00.000Z")])
    assert [target for target, _ in ask("own", "Ann").marks] == ["#3", "#4"]
    assert len(ask("own", "Bob").marks) == 1
