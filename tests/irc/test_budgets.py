"""What one client may take beyond lines: answers of WHO and LIST, a QUIT that waits for nothing; which limits are told to operators."""

import pytest

from tests.irc.house import Client, House
from wolfd.irc.budget import is_quit
from wolfd.irc.lines import MANY, Pace


def test_who_and_list_have_a_budget_of_lines():
    house = House(queries=Pace(10.0, 1.0))
    ann, *_ = (house.client(nick, "#x") for nick in ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay"))
    assert ann.numerics("WHO #x") == ["352"] * 6 + ["315"]
    assert ann.numerics("WHO #x") == ["352"] * 6 + ["315"]  # the last answer may go beyond
    assert ann.asks("WHO #x", "LIST", "WHO Bob %n") == [f"263 Ann {command} :Please wait a while and try again" for command in ("WHO", "LIST", "WHO")]
    house.passes(2)
    assert ann.numerics("WHO Bob") == ["263"]
    house.passes(1)
    assert ann.numerics("LIST") == ["321", "322", "323"]
    assert house.hall.hits.counts == {"queries": 4}


def test_masks_cost_though_they_find_nobody():
    house = House(queries=Pace(5.0, 1.0))
    ann = house.clients("Ann Bob Cat", "#x", "#y")[0]
    masks = ",".join(f"*a{number}" for number in range(60))
    lines = ann.asks(f"WHO {masks}")
    assert [line.partition(" :")[0] for line in lines] == ["263 Ann WHO", f"315 Ann {masks}"]
    house.passes(30)
    assert ann.numerics(f"LIST {','.join(f'!*a{number}' for number in range(60))},#nobody", "LIST #x") == ["321", "323", "321", "322", "323"]
    assert ann.numerics(f"LIST {','.join(f'!*a{number}' for number in range(60))},>9", "LIST #x") == ["321", "323", "263"]


def test_nicks_of_the_past_cost_as_lines_do():
    house = House(queries=Pace(10.0, 1.0))
    ann = house.client("Ann")
    for _ in range(20):
        ann.sends("NICK Ben", "NICK Ann")
    assert ann.numerics("WHOWAS Ben")[-1] == "369"
    assert ann.numerics("WHOWAS Ben", "WHO Ann") == ["263", "263"]


@pytest.mark.parametrize("line", ["JOIN 0", "JOIN #{}", "PART #{}", "KICK #a {}"])
def test_many_rooms_or_nicks_in_one_line_cost_more(line):
    house = House()
    letters = "abcdefghijklmnopqrstu"
    ann, bob = house.client("Ann", *(f"#{letter}" for letter in letters)), house.client("Bob")
    ann.session.pace = Pace(2.0, 1.0)
    house.passes(30)
    ann.heard()
    ann.sends("PING first", line.replace("#{}", ",".join(f"#{letter}" for letter in letters)).replace("{}", ",".join(letters)))
    assert ann.heard()
    assert ann.asks("PING next") == []
    house.passes(5)
    assert ann.heard() == []
    house.passes(2)
    assert ann.heard() == [":irc.test PONG irc.test :next"]
    assert bob.asks("PING x") == ["PONG irc.test :x"]


def test_words_to_several_cost_more_than_to_one():
    house = House()
    ann, bob, *_ = house.clients("Ann Bob Cat Dan Eve")
    ann.session.pace = Pace(2.0, 1.0)
    house.passes(9)
    ann.sends("PRIVMSG Bob,Cat,Dan,Eve :hello", "PRIVMSG Bob :more")
    assert len(bob.heard()) == 1
    house.passes(1)
    assert len(bob.heard()) == 1


def test_one_room_in_a_line_costs_no_more_than_a_line():
    house = House()
    ann = house.client("Ann")
    ann.session.pace = Pace(2.0, 1.0)
    house.passes(9)
    ann.sends("JOIN #a", "PART #a")
    house.passes(1)
    assert ann.asks("PING x")[-1] == "PONG irc.test :x"


def test_one_clients_budget_is_not_anothers():
    house = House(queries=Pace(1.0, 0.1))
    ann, bob = house.client("Ann", "#x"), house.client("Bob", "#x")
    ann.sends("WHO #x")
    assert ann.numerics("WHO #x") == ["263"]
    assert bob.numerics("WHO #x")[-1] == "315"


def test_small_questions_do_not_wear_out_a_budget():
    house = House()
    ann = house.client("Ann", "#x")
    for _ in range(300):
        assert ann.numerics("WHO #x", "LIST #x")[-1] == "323"


@pytest.mark.parametrize(("line", "is_one"), [
    (b"QUIT", True), (b"quit :bye\r", True), (b"QUIT\r", True), (b"@label=x QUIT :bye", True), (b"@a  Quit", True), (b"QUITS", False),
    (b"PRIVMSG #x :QUIT", False), (b"", False), (b"@", False), (b":ann QUIT", False),
])  # fmt: skip
def test_what_is_a_quit(line, is_one):
    assert is_quit(line) == is_one


def test_a_quit_after_as_many_lines_as_one_may_send_is_heard_at_once():
    house = House(pace=Pace(5.0, 1.0))
    ann, bob = house.client("Ann"), house.client("Bob")
    house.passes(20)
    bob.sends("MONITOR + Ann")
    bob.heard()
    ann.sends_bytes(b"PING x\r\n" * 5 + b"QUIT :good night\r\n")
    assert not ann.is_connected
    assert house.hall.find_user("Ann") is None
    assert bob.heard() == [":irc.test 731 Bob :Ann"]


def test_a_quit_behind_lines_that_wait_needs_no_token_when_its_turn_comes():
    house = House(pace=Pace(5.0, 1.0))
    ann = house.client("Ann")
    house.passes(20)
    ann.sends_bytes(b"PING x\r\n" * 6 + b"QUIT\r\n" + b"PING y\r\n")
    house.passes(0.9)
    assert ann.is_connected
    house.passes(0.2)  # the token of the sixth line
    assert not ann.is_connected
    assert ann.heard()[-1] == "ERROR :Closing the link: Quit"


def operators_hear(house):
    """An operator, and what he is told from now on."""
    ann = house.client("Ann")
    ann.user.modes.add("o")
    house.hall.operators[ann.user] = "somebody"
    return ann


def test_limits_that_are_hit_are_news():
    house = House(sendq=10_000, registration=20.0)
    ann = operators_hear(house)
    slow, loud, deaf = Client(house, "192.0.2.2"), Client(house, "192.0.2.3"), house.client("Deaf", "#x")
    loud.sends_bytes(b"x" * 20_000)
    deaf.session.pauseProducing()
    bob = house.client("Bob", "#x")
    for _ in range(40):
        bob.sends("PRIVMSG #x :" + "x" * 400)
    house.passes(30)
    assert not slow.is_connected
    told = [line.partition(":*** ")[2] for line in ann.heard() if "***" in line]
    assert told == [
        "Limit hit: bytes before registration, or without an end, by 192.0.2.3 (1 since this was told last)",
        "Limit hit: output that is not read, by Deaf (1 since this was told last)",
        "Limit hit: time to register, by 192.0.2.2 (1 since this was told last)",
    ]
    assert house.hall.hits.counts == {"bytes": 1, "sendq": 1, "registration": 1}


def test_a_flood_is_news_and_pasted_text_is_none():
    house = House(pace=Pace(10.0, 2.0))
    ann, bob = operators_hear(house), house.client("Bob")
    house.passes(30)
    bob.sends_bytes(b"PING x\r\n" * 60)
    assert ann.heard() == []
    house.client("Eve").sends_bytes(b"PING x\r\n" * (MANY + 20))
    assert ["lines that come too fast, by Eve" in line for line in ann.heard()] == [True]


def test_bytes_without_an_end_are_as_many_as_is_set():
    house = House(longest=20_000)
    ann = house.client("Ann")
    ann.sends_bytes(b"x" * 20_000)
    assert ann.is_connected
    ann.sends_bytes(b"x")
    assert not ann.is_connected
