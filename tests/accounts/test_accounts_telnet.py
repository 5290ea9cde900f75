"""Accounts by telnet: the question for a password, what is shown of it, and `/account`."""

import pytest

from tests.accounts.home import Rooms
from wolfd.texts import Message


def line(mid, **values):
    return Message(mid, **values).text("en")


ASKED = line("account-ask-password", account="Ann")
MADE = line("account-registered", account="Ann")


@pytest.fixture
def ann(rooms):
    """A house in which Ann has an account, and is away."""
    client = rooms.dumb("Ann")
    client.sends("/account register sesame\n")
    assert MADE in read(client)
    client.sends("/quit\n")
    client.drops()
    return rooms


def read(client):
    """What came since the last look, with wrapped lines put together."""
    return client.reads().decode(errors="replace").replace("\r\n  ", " ")


def comes(rooms, *lines):
    """Somebody with nc types these lines; what he reads."""
    client = rooms.dumb()
    for each in lines:
        client.sends(f"{each}\n")
    return client, read(client)


def test_the_name_of_an_account_asks_for_its_password(ann):
    _, told = comes(ann, "ann", "sesame")
    assert ASKED in told
    assert "Welcome, ann!" in told
    assert ann.hall.find_user("Ann").account == "Ann"
    assert [(record[1]["account"], record[1]["way"]) for record in ann.records if record[0] == "auth.login"][-1] == ("Ann", "telnet")


def test_another_name_is_asked_for_nothing(ann):
    _, told = comes(ann, "Bob")
    assert ASKED not in told
    assert "Welcome, Bob!" in told


def test_a_wrong_password_leads_back_to_the_name(ann):
    _, told = comes(ann, "Ann", "wrong", "Bob")
    assert line("login-failed") in told
    assert "Welcome, Bob!" in told
    assert ann.hall.find_user("Ann") is None


def test_an_empty_answer_leads_back_too(ann):
    _, told = comes(ann, "Ann", "", "Bob")
    assert line("login-failed") not in told
    assert "Welcome, Bob!" in told


def test_tries_are_counted(ann):
    client, told = comes(ann, *["Ann", "wrong"] * 5)
    assert line("telnet-too-many-tries") in told
    assert client.is_closed


def test_failures_are_throttled(tmp_path):
    rooms = Rooms(tmp_path, attempts=2)
    comes(rooms, "Ann", "/account register sesame", "/quit")[0].drops()
    client = rooms.connect("198.51.100.1")
    rooms.passes(1.5)
    client.sends("Ann\nwrong\nAnn\nwrong\nAnn\nsesame\n")
    assert line("login-throttled", minutes=5) in read(client)
    assert rooms.hall.find_user("Ann") is None
    rooms.close()


@pytest.mark.parametrize("name", ["Аnn", "a-nn"])
def test_a_name_that_only_looks_like_it_is_refused(ann, name):
    _, told = comes(ann, name)
    assert line("account-like", nick=name, account="Ann") in told
    assert ann.hall.find_user(name) is None


def test_in_a_terminal_nothing_of_the_password_is_shown(ann):
    client = ann.terminal()
    client.sends("Ann\r")
    client.screen.shows(client.reads())
    assert client.screen.rows[-1].startswith(ASKED)
    client.sends("ses", "ame")
    shown = client.reads()
    client.sends("\r")
    shown += client.reads()
    assert b"sesame" not in shown
    assert b"ses" not in shown
    client.screen.shows(shown)
    assert any("Welcome, Ann!" in row for row in client.screen.rows)
    client.sends("\x1b[A")  # nor is it in the history
    assert b"sesame" not in client.reads()


def test_a_second_connection_of_the_owner_closes_the_first(ann):
    first, _ = comes(ann, "Ann", "sesame")
    _, told = comes(ann, "Ann", "sesame")
    assert "Welcome, Ann!" in told
    assert line("account-ghosted", by="Ann") in read(first)
    assert first.is_closed
    assert len(ann.hall.find_user("Ann").sessions) == 1
    first.drops()
    assert ann.hall.find_user("Ann") is not None


# what is typed meanwhile


def test_lines_wait_for_the_answer(ann):
    ann.workers.at_once = False
    client, told = comes(ann, "Ann", "sesame", "/who", "hello")
    assert "Welcome" not in told
    ann.workers.run()
    ann.passes(5)
    told = read(client)
    assert told.index("Welcome, Ann!") < told.index("Ann", told.index("Welcome, Ann!") + 20)
    assert any(record[0] == "chat.message" and record[1]["text"] == "hello" for record in ann.records)


def test_who_goes_meanwhile_does_not_come_in(ann):
    ann.workers.at_once = False
    client, _ = comes(ann, "Ann", "sesame")
    client.drops()
    ann.workers.run()
    ann.turn.end()
    assert ann.hall.find_user("Ann") is None


def test_who_takes_too_long_meanwhile_does_not_either(ann):
    ann.workers.at_once = False
    client, _ = comes(ann, "Ann", "sesame")
    ann.passes(ann.factory.settings.login)
    assert line("telnet-too-late") in read(client)
    ann.workers.run()
    ann.turn.end()
    assert ann.hall.find_user("Ann") is None


def test_who_ends_his_side_is_answered_first(ann):
    ann.workers.at_once = False
    client, _ = comes(ann, "Ann", "sesame", "/who")
    client.ends_sending()
    assert not client.is_closed
    ann.workers.run()
    ann.passes(5)
    assert "Welcome, Ann!" in read(client)
    assert client.is_closed


# /account


def test_register_asks_for_the_password(rooms):
    client, told = comes(rooms, "Ann", "/account register")
    assert line("account-ask-new-password") in told
    bob, _ = comes(rooms, "Bob")
    client.sends("/sesame now\n")  # whatever it looks like
    assert line("account-ask-again") in read(client)
    client.sends("/sesame now\n")
    assert MADE in read(client)
    assert "sesame" not in read(bob)
    assert "sesame" not in str(rooms.records)
    client.sends("hello\n")
    assert "hello" in read(bob)
    client.sends("/quit\n")
    client.drops()
    assert "Welcome, Ann!" in comes(rooms, "Ann", "/sesame now")[1]


@pytest.mark.parametrize("typed", [[""], ["sesame", ""], ["sesame", "seasme"]])
def test_an_empty_or_another_answer_changes_nothing(rooms, typed):
    client, _ = comes(rooms, "Ann", "/account register", *typed)
    assert rooms.hall.find_user("Ann").account is None
    client.sends("/account\n")
    told = read(client)
    assert all(each in told for each in (line("account-none"), *Message("account-usage").lines("en")))


def test_password_and_drop(ann):
    client, _ = comes(ann, "Ann", "sesame")
    client.sends("/account\n")
    told = read(client)
    assert line("account-yours", account="Ann") in told
    assert line("account-games", games=0, wins=0) in told
    client.sends("/account password\n", "millet\n", "millet\n")
    assert line("account-password-set") in read(client)
    client.sends("/account drop\n", "sesame\n")
    assert line("login-failed") in read(client)
    client.sends("/account drop millet\n")
    assert line("account-dropped", account="Ann") in read(client)
    assert ann.hall.find_user("Ann").account is None
    client.sends("/account drop millet\n")
    assert line("account-none") in read(client)


@pytest.mark.parametrize(("words", "mid"), [
    ("register abc", "account-password-short"), ("password sesame", "account-none"), ("nonsense", "account-usage"),
])
def test_refusals(rooms, words, mid):
    _, told = comes(rooms, "Bob", f"/account {words}")
    assert Message(mid, least=4).lines("en")[0] in told


@pytest.mark.parametrize("typed", ["/账号注册 sesame", "/帳號 註冊 sesame", "/ａｃｃｏｕｎｔ register sesame"])
def test_in_other_letters(rooms, typed):
    comes(rooms, "Ann", typed)
    assert rooms.hall.find_user("Ann").account == "Ann"


def test_in_another_language(ann):
    _, told = comes(ann, "2", "Ann")
    assert Message("account-ask-password", account="Ann").text("zh-Hans") in told


def test_the_language_is_kept_with_the_account(ann):
    client, _ = comes(ann, "Ann", "sesame", "/language 3", "/quit")
    client.drops()
    client, told = comes(ann, "Ann", "sesame")
    assert Message("telnet-welcome", nick="Ann").lines("zh-Hant")[0] in told


def test_nickserv_answers_by_telnet_too(ann):
    client, told = comes(ann, "Guest", "/tell NickServ IDENTIFY Ann sesame")
    assert line("account-logged-in", account="Ann") in told
    assert ann.hall.find_user("Guest").account == "Ann"
    client.sends("/history\n")
    assert "sesame" not in read(client)


def test_without_accounts():
    from tests.telnet.conftest import House  # noqa: PLC0415

    house = House()
    client = house.dumb("Ann")
    client.sends("/account register sesame\n")
    assert client.lines() == [line("account-unkept")]
    client.drops()


def test_nickserv_is_told_as_by_telnet(rooms):
    """Who comes by telnet has `/account`, but may ask NickServ, too: it tells how that is typed there."""
    client, _ = comes(rooms, "Ann")
    client.sends("/tell NickServ REGISTER\n")
    assert "Type it like this: /tell NickServ REGISTER PASSWORD" in read(client)


@pytest.mark.parametrize("how", ["register", "password"])
def test_a_password_that_cannot_be_read_is_none(ann, how):
    """Of one typed in another character set than is believed, each letter would be as good as any other."""
    client, _ = comes(ann, *(["Ann", "sesame"] if how == "password" else ["Bob"]))
    client.sends(f"/account {how}\n")
    for _ in range(2):
        client.sends("密码密码".encode("gbk") + b"\n")
    assert line("account-password-unreadable") in read(client)
    client.sends("/encoding gbk\n", f"/account {how}\n")
    for _ in range(2):
        client.sends("密码密码".encode("gbk") + b"\n")
    told = client.reads().decode("gbk").replace("\r\n  ", " ")
    assert line("account-password-set" if how == "password" else "account-registered", account="Bob") in told
