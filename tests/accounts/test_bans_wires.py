"""Bans on the wires: refused at the door, at registration and at log-in, in words; an account may be let in; kept."""

from tests.accounts.home import plain
from tests.irc.house import Client


def knocks(home, *lines, address="192.0.2.9", nick="Eve"):
    """What somebody from an address is told who registers, with lines of his own before."""
    client = home.stranger(address)
    client.sends("CAP REQ :sasl", *lines, f"NICK {nick}", f"USER {nick.lower()} 0 * :{nick}", "CAP END")
    return client, client.heard()


def connects(home, address="192.0.2.9"):
    client = home.stranger(address)
    home.turn.end()
    return client


def appeal(home):
    """How whoever is shut out by the only ban may appeal; whoever sees him go is not told."""
    (ban,) = home.hall.bans.all()
    assert ban.appeal
    return f" — To appeal, name {ban.appeal} to the operator, or let somebody who is here do it (appeal {ban.appeal} WHY)."


def test_the_door_is_closed_to_an_address(home):
    home.hall.ban("192.0.2.0/24", by="op", reason="floods")
    client = connects(home)
    assert client.heard() == [
        f":irc.test 465 * :Banned from this server: floods{appeal(home)}",
        f"ERROR :Closing the link: Banned from this server: floods{appeal(home)}",
    ]
    assert not client.is_connected
    assert connects(home, "192.0.3.9").is_connected


def test_a_mask_is_held_against_who_registers(home):
    home.hall.ban("Ev*!*@*", by="op", reason="cheats", seconds=3600)
    client, told = knocks(home)
    assert told[-2:] == [
        f":irc.test 465 Eve :Banned from this server until 2027-01-15 09:00 UTC: cheats{appeal(home)}",
        f"ERROR :Closing the link: Banned from this server until 2027-01-15 09:00 UTC: cheats{appeal(home)}",
    ]
    assert not client.is_connected
    assert home.hall.find_user("Eve") is None
    home.passes(3601)
    client, _ = knocks(home)
    assert client.user.nick == "Eve"


def test_an_account_is_let_in_where_the_ban_says_so(home):
    home.account("Ann")
    home.hall.ban("192.0.2.0/24", by="op", reason="a school", spares=True)
    client, told = knocks(home)
    assert not client.is_connected
    assert f":irc.test 465 Eve :Banned from this server: a school — those who log in to an account come in: by IRC with SASL.{appeal(home)}" in told
    logged_in, _ = knocks(home, "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", nick="Ann")
    assert logged_in.user.account == "Ann"


def test_none_is_made_at_the_door_to_get_past_such_a_ban(home):
    again = home.again(before_connect=True)
    again.hall.ban("192.0.2.0/24", by="op", reason="a school", spares=True)
    client = again.stranger("192.0.2.9")
    client.sends("CAP REQ :draft/account-registration", "NICK Eve")
    (told,) = client.asks("REGISTER * * :sesame")
    assert told.startswith("FAIL REGISTER TEMPORARILY_UNAVAILABLE Eve :Banned from this server: a school — ")
    again.accounts.close()


def test_a_banned_account_is_used_by_nobody(home):
    home.account("Ann")
    home.account("Bob")
    home.hall.ban("account:ann", by="op", reason="cheats")
    client = home.client("Zoe")
    assert home.log_in(client, "Ann") == ["904"]
    assert client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}")[-1] == f"904 Zoe :Banned from this server: cheats{appeal(home)}"
    assert "Banned from this server: cheats" in client.asks("NS IDENTIFY Ann sesame")[-1]
    assert client.user.account is None
    assert client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'wrong')}")[-1].startswith("904 Zoe :")
    assert home.log_in(client, "Bob")[-1] == "903"
    assert [record["why"] for record in home.book.of("auth.failed") if "why" in record] == ["banned"] * 3


def test_a_wrong_password_does_not_tell_that_an_account_is_banned(home):
    home.account("Ann")
    home.hall.ban("account:Ann", by="op", reason="cheats")
    client = home.client("Zoe")
    told = [client.asks("AUTHENTICATE PLAIN", f"AUTHENTICATE {plain(name, 'wrong')}")[-1] for name in ("Ann", "Nobody")]
    assert told[0] == told[1]


def test_bans_outlive_a_restart(home):
    home.hall.ban("192.0.2.0/24", by="op", reason="floods")
    home.hall.ban("Eve!*@*", by="op", reason="cheats", seconds=60)
    home.hall.ban("account:Bob", by="op", reason="x")
    home.hall.unban("account:Bob", by="op")
    again = home.again()
    assert [(ban.target, ban.reason, ban.by) for ban in again.hall.bans.all()] == [
        ("192.0.2.0/24", "floods", "op"), ("Eve!*@*", "cheats", "op")]  # fmt: skip
    assert not connects(again).is_connected
    again.passes(61)
    assert len(again.hall.bans.all()) == 1
    last = again.again()
    assert [ban.target for ban in last.hall.bans.all()] == ["192.0.2.0/24"]
    last.accounts.close()


def test_a_store_that_fails_is_the_operators_news_and_the_ban_holds(home, capture):
    home.disk.broken = OSError("no space")
    home.hall.ban("192.0.2.0/24", by="op", reason="floods")
    assert not connects(home).is_connected
    home.hall.unban("192.0.2.0/24", by="op")
    told = [event for event in capture if "ban" in event.get("what", "")]
    assert [event["what"] for event in told] == [
        "the ban of 192.0.2.0/24 holds only until the next start",
        "the ban of 192.0.2.0/24 is lifted only until the next start, and then stands again"]  # fmt: skip
    assert all("log_failure" not in event and event["why"] == "no space" for event in told), "it is no fault of the program"


def test_a_banned_newcomer_by_telnet(rooms):
    rooms.hall.ban("192.0.2.0/24", by="op", reason="floods")
    client = rooms.connect("192.0.2.9")
    assert f"Banned from this server: floods{appeal(rooms)}" in " ".join(client.reads().decode(errors="replace").split())
    assert client.protocol.ending


def test_a_banned_name_by_telnet(rooms):
    rooms.hall.ban("Eve!*@*", by="op", reason="cheats")
    client = rooms.dumb()
    client.sends("Eve\n")
    assert f"Banned from this server: cheats{appeal(rooms)}" in " ".join(client.reads().decode(errors="replace").split())
    assert client.protocol.ending
    assert rooms.hall.find_user("Eve") is None


def test_nobody_makes_an_account_under_a_banned_name(home):
    home.hall.ban("account:Zoe", by="op", reason="cheats")
    client = home.client("Zoe")
    assert "Banned from this server: cheats" in client.asks("NS REGISTER sesame")[-1]
    assert home.accounts.owner_of("Zoe") is None


def test_who_is_here_is_put_out_by_both_wires(home):
    eve, ann = home.client("Eve", "#x"), Client(home, "198.51.100.1")
    ann.sends("NICK Ann", "USER ann 0 * :Ann", "JOIN #x")
    ann.heard()
    _, hit = home.hall.ban("192.0.2.1", by="op", reason="enough")
    home.turn.end()
    assert [user.nick for user in hit] == ["Eve"]
    assert eve.heard()[-1] == f"ERROR :Closing the link: Banned from this server: enough{appeal(home)}"
    assert ann.heard()[-1].endswith("QUIT :Banned from this server: enough")


def test_whoever_has_a_connection_from_there_is_put_out_with_all_of_them(home):
    home.account("Ann")
    first, _ = knocks(home, "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", address="198.51.100.1", nick="Ann")
    second, _ = knocks(home, "AUTHENTICATE PLAIN", f"AUTHENTICATE {plain('Ann', 'sesame')}", address="198.51.100.2", nick="Ann")
    assert first.user is second.user
    assert first.user.addresses == ("198.51.100.1", "198.51.100.2")
    _, hit = home.hall.ban("198.51.100.2", by="op", reason="enough")
    home.turn.end()
    assert len(hit) == 1
    assert [client.is_connected for client in (first, second)] == [False, False]
