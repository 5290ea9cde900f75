"""MARKREAD, AWAY and ISUPPORT before registration, and several connections of one user."""

import pytest

from tests.accounts.home import Home, plain
from tests.irc.house import Client, House
from wolfd.chat import marks

CAPS = "draft/read-marker"
ONE, TWO = "timestamp=2026-11-30T20:00:00.000Z", "timestamp=2026-11-30T21:00:00.000Z"


@pytest.fixture
def home(tmp_path):
    home = Home(tmp_path)
    yield home
    home.accounts.marks.write()
    home.accounts.close()


def logged_in(home, nick="Ann", caps="sasl batch"):
    """A connection that logs in to the account of its nick and comes in."""
    client = Client(home)
    client.sends(f"CAP REQ :{caps} sasl", "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", f"NICK {nick}",
                 "USER ann 0 * :Ann", "CAP END")
    assert client.session.user is not None, client.heard()
    return client


@pytest.mark.parametrize(("asked", "answer"), [
    ("MARKREAD #x", "MARKREAD #x *"),
    (f"MARKREAD #x {ONE}", f"MARKREAD #x {ONE}"),
    ("MARKREAD Bob timestamp=2026-11-30T20:00:00Z", f"MARKREAD Bob {ONE}"),
    ("MARKREAD #x timestamp=2999-01-01T00:00:00.000Z", "MARKREAD #x timestamp=2027-01-15T08:00:00.000Z"),
    ("MARKREAD", "FAIL MARKREAD NEED_MORE_PARAMS :Not enough words"),
    ("MARKREAD #x *", "FAIL MARKREAD INVALID_PARAMS * :That is no time like timestamp=2026-11-30T20:00:00.000Z"),
    ("MARKREAD #x 7", "FAIL MARKREAD INVALID_PARAMS 7 :That is no time like timestamp=2026-11-30T20:00:00.000Z"),
    ("MARKREAD 7", "FAIL MARKREAD INVALID_PARAMS 7 :That is neither a channel nor a nick"),
])  # fmt: skip
@pytest.mark.parametrize("caps", [CAPS, ""])
def test_mark(asked, answer, caps):
    ann = House().client("Ann", caps=caps)
    (line,) = ann.asks(asked)
    assert line.partition(" :")[0] == answer.partition(" :")[0]


def test_mark_only_moves_on():
    ann = House().client("Ann", caps=CAPS)
    ann.sends(f"MARKREAD #X {TWO}")
    assert ann.asks(f"MARKREAD #x {ONE}") == [f"MARKREAD #x {TWO}"]


def test_mark_comes_with_a_join_ahead_of_the_names():
    ann = House().client("Ann", caps=CAPS)
    ann.sends(f"MARKREAD #x {ONE}")
    assert ann.numerics("JOIN #x") == ["JOIN", "MARKREAD", "353", "366"]
    assert ann.asks("PART #x", "JOIN #x")[2] == f"MARKREAD #x {ONE}"
    assert House().client("Bob").numerics("JOIN #x") == ["JOIN", "353", "366"]


def test_mark_is_nobody_else_s():
    house = House()
    ann, bob = house.client("Ann", "#x", caps=CAPS), house.client("Bob", "#x", caps=CAPS)
    ann.sends(f"MARKREAD #x {ONE}")
    assert bob.heard() == []
    assert bob.asks("MARKREAD #x") == ["MARKREAD #x *"]
    ann.sends("QUIT")
    assert house.client("Ann", caps=CAPS).asks("MARKREAD #x") == ["MARKREAD #x *"]


def test_marks_are_bounded(monkeypatch):
    monkeypatch.setattr(marks, "MOST", 3)
    monkeypatch.setattr(marks, "PEOPLE", 2)
    house = House()
    ann = house.client("Ann", caps=CAPS)
    ann.sends(*(f"MARKREAD #{number} {ONE}" for number in range(4)))
    assert [ann.asks(f"MARKREAD #{number}")[0].split()[2] for number in range(4)] == ["*", ONE, ONE, ONE]
    for nick in ("Bob", "Eve"):
        house.client(nick, caps=CAPS).sends(f"MARKREAD #x {ONE}")
    assert ann.asks("MARKREAD #3") == ["MARKREAD #3 *"]


def test_marks_of_a_guest_go_with_him(monkeypatch):
    """He takes nobody's room who is still here."""
    monkeypatch.setattr(marks, "PEOPLE", 2)
    house = House()
    ann, bob = house.client("Ann", caps=CAPS), house.client("Bob", caps=CAPS)
    ann.sends(f"MARKREAD #x {ONE}")
    bob.sends(f"MARKREAD #x {ONE}", "QUIT")
    house.client("Eve", caps=CAPS).sends(f"MARKREAD #x {ONE}")
    assert ann.asks("MARKREAD #x") == [f"MARKREAD #x {ONE}"]


def test_mark_of_an_account_comes_back_after_a_restart(tmp_path):
    home = Home(tmp_path)
    ann = home.owner("Ann", caps=CAPS)
    ann.sends(f"MARKREAD #x {ONE}", f"MARKREAD #x {TWO}")
    home.passes(6)
    home = home.again()
    assert logged_in(home, caps=CAPS).asks("MARKREAD #X") == [f"MARKREAD #X {TWO}"]
    assert home.client("Bob", caps=CAPS).asks("MARKREAD #x") == ["MARKREAD #x *"]
    home.accounts.close()


def test_marks_are_written_together_and_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr("wolfd.accounts.marking.MOST", 2)
    home = Home(tmp_path)
    ann = home.owner("Ann", caps=CAPS)
    for number in range(4):
        ann.sends(f"MARKREAD #{number} timestamp=2026-11-30T20:00:0{number}.000Z")
    assert home.store._pool.runInteraction(lambda cursor: cursor.execute("SELECT * FROM mark").fetchall()).result == []
    home.passes(6)
    home = home.again()
    ann = logged_in(home, caps=CAPS)
    assert [ann.asks(f"MARKREAD #{number}")[0].split()[2] != "*" for number in range(4)] == [False, False, True, True]
    home.accounts.close()


def test_broken_store_is_told_to_the_operator_alone(home, capture):
    ann = home.owner("Ann", caps=CAPS)
    home.disk.broken = OSError("full")
    assert ann.asks(f"MARKREAD #x {ONE}") == [f"MARKREAD #x {ONE}"]
    home.passes(6)
    assert ann.heard() == []
    assert ann.asks("MARKREAD #x") == [f"MARKREAD #x {ONE}"]
    assert any("not kept" in event["log_format"] for event in capture)
    home.disk.broken = None


def test_guest_s_marks_are_not_the_account_s(home):
    home.account("Ann")
    guest = home.client("Guest", caps=CAPS)
    guest.sends(f"MARKREAD #x {ONE}")
    home.log_in(guest, "Ann")
    assert guest.asks("MARKREAD #x") == ["MARKREAD #x *"]


def test_what_is_told_of_a_word_with_blanks_is_a_star(home):
    """It stands before other words."""
    ann = home.client("Ann")
    assert ann.asks("MARKREAD :a b")[0].startswith("FAIL MARKREAD INVALID_PARAMS * :")


# Several connections of one user


def test_rooms_that_a_second_connection_finds_itself_in_have_no_time(home):
    """It was not now that one came there."""
    home.owner("Ann").sends("JOIN #x")
    other = logged_in(home, caps="server-time")
    lines = other.heard()
    assert f":{other.source} JOIN #x" in lines


def test_who_comes_in_without_tls_too_is_not_marked_as_safe_any_more(home):
    ann = home.owner("Ann")
    ann.user.modes.add("Z")
    assert "Z" not in logged_in(home).user.modes


def test_second_connection_is_the_same_user(home):
    ann = home.owner("Ann", caps=f"{CAPS} echo-message")
    ann.sends("JOIN #x", f"MARKREAD #x {ONE}")
    bob = home.client("Bob", "#x")
    other = logged_in(home, caps=f"{CAPS} echo-message")
    lines = other.heard()
    assert other.session.user is ann.user
    assert f":{ann.source} JOIN #x" in lines
    assert f":irc.test MARKREAD #x {ONE}" in lines
    assert bob.heard() == []
    ann.heard()
    assert other.asks(f"MARKREAD #x {TWO}") == [f"MARKREAD #x {TWO}"]
    assert ann.heard() == [f":irc.test MARKREAD #x {TWO}"]
    other.sends("PRIVMSG #x :hello")
    assert ann.heard() == [f":{ann.source} PRIVMSG #x :hello"]
    assert bob.heard() == [f":{ann.source} PRIVMSG #x :hello"]
    other.sends("MODE Ann +w")
    assert ann.heard()[-1] == other.heard()[-1] == ":Ann MODE Ann +w"
    ann.sends("QUIT")
    assert bob.heard() == []
    assert "i" in other.user.modes
    other.sends("QUIT")
    assert " QUIT :" in bob.heard()[0]
    assert home.hall.find_user("Ann") is None
    assert [user.nick for user in home.hall.hidden] == ["Bob"]


def test_second_connection_may_tell_its_nick_ahead_of_the_log_in(home):
    ann = home.owner("Ann")
    other = Client(home)
    assert other.numerics("CAP REQ sasl", "NICK Ann", "USER ann 0 * :Ann") == ["CAP"]
    other.sends("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", "CAP END")
    assert other.session.user is ann.user


def test_nick_of_somebody_logged_in_is_not_had_without_his_account(home):
    home.owner("Ann")
    other = Client(home)
    assert other.numerics("CAP REQ sasl", "NICK Ann", "USER ann 0 * :Ann", "CAP END") == ["CAP", "433"]
    assert other.session.user is None
    assert other.numerics("NICK Eve")[0] == "001"
    assert Client(home).numerics("NICK Ann") == ["433"]


# Before registration


def test_away_from_the_start():
    house = House()
    bob = house.client("Bob", "#x", caps="away-notify")
    ann = Client(house)
    assert ann.numerics("AWAY :out") == ["451"]
    assert ann.asks("CAP REQ draft/pre-away", "AWAY :out")[-1].startswith("306 *")
    ann.sends("NICK Ann", "USER ann 0 * :Ann", "CAP END", "JOIN #x")
    assert ann.user.away == "out"
    assert bob.heard()[1] == f":{ann.source} AWAY :out"


def test_away_is_taken_back_before_the_start():
    ann = Client(House())
    ann.sends("CAP REQ draft/pre-away", "AWAY *", "AWAY", "NICK Ann", "USER ann 0 * :Ann", "CAP END")
    assert ann.user.away is None


def test_connection_with_nobody_before_it_says_nothing_of_the_others(home):
    ann = home.owner("Ann")
    ann.sends("AWAY :supper")
    other = Client(home)
    other.sends("CAP REQ :sasl draft/pre-away", "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", "AWAY *",
                "NICK Ann", "USER ann 0 * :Ann", "CAP END")
    assert other.user.away == "supper"


def test_isupport_before_registration():
    ann = Client(House())
    assert ann.numerics("ISUPPORT") == ["451"]
    lines = ann.asks("CAP REQ :batch draft/extended-isupport", "ISUPPORT")[1:]
    assert lines[0] == "BATCH +1 draft/isupport"
    assert lines[1].startswith("@batch=1 :irc.test 005 * ")
    assert lines[-1] == "BATCH -1"


def test_isupport_at_registration_is_one_batch_for_those_who_know_it():
    ann = Client(House())
    ann.sends("CAP REQ :batch draft/extended-isupport", "NICK Ann", "USER ann 0 * :Ann", "CAP END")
    lines = [line for line in ann.heard() if " 005 " in line]
    assert lines
    assert all(line.startswith("@batch=1 ") for line in lines)
    assert set(House().client("Bob").numerics("ISUPPORT")) == {"005"}
