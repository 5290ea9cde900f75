"""labeled-response: a label changes nothing in the order of lines."""

import pytest

from tests.irc.house import House, Strict, Words


@pytest.fixture
def house():
    return House()


class Talkative(Strict):
    """Says something to whoever comes, and to the room."""

    def __init__(self, house):
        super().__init__()
        self.house = house

    def came(self, user):
        hall = self.house.hall
        hall.tell(user, Words(en="welcome"))
        hall.announce(self.house.channel("#x"), Words(en="somebody came"))

    def heard(self, user, text):
        self.house.hall.tell(user, Words(en="done"))
        return True


@pytest.mark.parametrize("label", ["", "@label=9 "])
def test_a_label_changes_nothing_in_the_order_of_lines(house, label):
    """Nobody hears a room before he is in it: what answers a line comes first, and then what follows from it."""
    house.hall.host = Talkative(house)
    ann = house.client("Ann", caps="echo-message labeled-response batch")
    heard = ann.asks(f"{label}JOIN #x")
    words = [line.rpartition(" :")[2] if "PRIVMSG" in line else line.split(" ")[-1] for line in heard if " JOIN " in line or "PRIVMSG" in line]
    assert words == ["#x", "welcome", "somebody came"]
    assert [line.startswith("@") for line in heard if "PRIVMSG" in line] == [False, False]
    assert ann.asks(f"{label}PRIVMSG Moderator :hello")[0].endswith(" :hello")
    assert ann.asks(f"{label}PRIVMSG #x :!vote")[0].endswith(" :done")
    bob = house.client("Bob")
    ann.sends("JOIN #y", "MONITOR + Cat,Bob")
    assert "BATCH" not in " ".join(ann.asks(f"{label}PRIVMSG #y :!vote"))
    bob.sends("QUIT")
    assert ann.heard() == [":irc.test 731 Ann :Bob"]


def test_a_client_that_is_sent_away_in_a_labelled_line_hears_all_that_came_before(house):
    house.hall.host = Talkative(house)
    ann = house.client("Ann", caps="labeled-response batch")
    assert ann.asks("@label=9 JOIN #x", "@label=10 QUIT :bye")[-1] == "ERROR :Closing the link: Quit: bye"
    assert not ann.is_connected
