"""An operator of the server types anything: no fault, and the server still answers him, unless he has closed his own connection."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.irc.house import House
from wolfd.chat.people import Powers
from wolfd.control.tables import ALL
from wolfd.irc.commands.operators import ROWS
from wolfd.irc.commands.stats import LETTERS

TARGETS = ["Ann", "Bob", "Moderator", "*!*@*", "Bob!*@*", "b*!*@192.0.2.0/24", "*@10.0.0.0/8", "192.0.2.1", "::1", "2001:db8::/32", "0.0.0.0/0", "account:Bob", "account:",
           "60", "7d", "0", "accounts", "~a:Bob", "@", "!", "/", "1/2/3", "*@*/24", "x!y@z/99", "fe80::1%eth0", ":x"]  # fmt: skip
WORD = st.one_of(st.sampled_from(TARGETS), st.sampled_from(sorted(LETTERS)), st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=12))
LINE = st.builds(lambda name, words: f"{name} {' '.join(words)}", st.sampled_from([*(row.name for row in ROWS if row.name != "OPER"), "STATS", "WHOIS", "MODE"]),
                 st.lists(WORD, max_size=5))  # fmt: skip


@given(st.lists(LINE, max_size=10))
@settings(max_examples=200, deadline=None)
def test_anything(lines):
    house = House()
    ann, bob = house.client("Ann", "#x"), house.client("Bob", "#x")
    house.hall.operators[ann.user] = Powers("ann", frozenset(ALL))
    ann.user.modes.add("o")
    ann.sends(*lines)
    told = ann.heard()
    assert not any("INTERNAL_ERROR" in line for line in told), told
    if ann.is_connected:
        assert ann.asks("PING end")[-1] == "PONG irc.test :end"
    elif not any("KILL" in line for line in lines):
        raise AssertionError(lines)
    for ban in house.hall.bans.all():
        house.hall.unban(ban.target, by="ann")
    assert house.hall.bans.all() == []
    assert house.hall.bans._nets == house.hall.bans._masks == {}
    bob.heard()
